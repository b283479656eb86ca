"""`verify-deal`: proofs that hold, and what is wrong with the others."""

import json
from typing import Any

import msgspec
import pytest

from purradox.host import deals, lines
from purradox.host.options import Options, checked
from purradox.host.proof import proof_of
from purradox.host.state import State
from purradox.i18n import LANGUAGES
from tests.cli.terminal import Terminal, terminal
from tests.helpers import legal

__all__ = ["terminal"]

SEED = bytes(range(32))


def proof(players: int = 3) -> dict[str, Any]:
    """The proof of a match, played by the first legal moves, with a share of chance in it."""
    state = State("k3v9mq7pha")
    options = checked(Options(players=players))
    opened = lines.Opened(options, "host", deals.commitment(SEED), seed=SEED.hex())
    state = state.after(0, opened)
    for at in range(players):
        state = state.after(0, lines.Sat(at, f"guest {at}", f"Person {at}"))
    state = state.after(0, lines.Started(0))
    while not state.match.over:
        state = state.after(0, next_line(state))
    return dict(msgspec.to_builtins(proof_of(state)))


def next_line(state: State) -> lines.AnyLine:
    if state.match.needs_deal:
        if state.round == 2 and not state.shares:
            return lines.Shared(1, "00112233445566778899aabbccddeeff", 2)
        shares = [(one.seat, one.value) for one in state.shares]
        return lines.dealt(
            state.round,
            deals.deal_of(SEED, state.table, state.match.variant, state.round, shares),
        )
    move = legal(state.match.rounds[-1])[0]
    return lines.Moved(state.decision(move.seat) or "", move.seat, str(move))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_proof_that_holds(terminal: Terminal, players: int) -> None:
    (terminal.folder / "good.json").write_text(json.dumps(proof(players)))
    result = terminal("verify-deal", "good.json")
    assert (result.status, result.err) == (0, "")
    assert result.out == f"good.json: ok, {players} rounds dealt as the seed says\n"


def changed(**changes: Any) -> str:
    return json.dumps(proof() | changes)


def other_deal() -> str:
    told = proof()
    hands = told["record"]["rounds"][2]["deal"]
    told["shares"] = [*told["shares"], {"round": 3, "seat": 0, "value": "ab" * 8}]
    assert hands
    return json.dumps(told)


BAD = {
    "empty": ("", "not the proof"),
    "no JSON": ("{", "not the proof"),
    "something else": ("[1, 2]", "not the proof"),
    "a part is missing": (json.dumps({"format": 1}), "not the proof"),
    "a part too many": (changed(more=1), "not the proof"),
    "no seed": (changed(seed="xyz"), "not the proof"),
    "another seed": (changed(seed="00" * 32), "not the one that was promised"),
    "another commitment": (changed(commitment="00"), "not the one that was promised"),
    "another table": (changed(table="nothing"), "Round 1 was not dealt as"),
    "no shares": (changed(shares=[]), "Round 2 was not dealt as"),
    "a share too many": (other_deal(), "Round 3 was not dealt as"),
    "no record": (changed(record={}), ""),
    "a record of something else": (changed(record={"game": "Chess"}), ""),
}


@pytest.mark.parametrize("name", BAD)
def test_a_proof_that_does_not_hold(terminal: Terminal, name: str) -> None:
    content, why = BAD[name]
    (terminal.folder / "bad.json").write_text(content)
    (terminal.folder / "good.json").write_text(json.dumps(proof()))
    result = terminal("verify-deal", "bad.json", "good.json")
    assert (result.status, result.err) == (1, "")
    first, second = result.out.splitlines()
    assert first.startswith("bad.json: ")
    assert why in first
    assert second.startswith("good.json: ok")


def test_bytes_that_are_no_text(terminal: Terminal) -> None:
    (terminal.folder / "bad.json").write_bytes(b"\xff\xfe\0")
    result = terminal("verify-deal", "bad.json")
    assert result.status == 1
    assert "not the proof" in result.out


def test_a_file_that_is_not_there(terminal: Terminal) -> None:
    assert "missing.json" in terminal.refused("verify-deal", "missing.json")
    assert "FILE" in terminal.refused("verify-deal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(terminal: Terminal, language: str) -> None:
    (terminal.folder / "bad.json").write_text(changed(shares=[]))
    (terminal.folder / "good.json").write_text(json.dumps(proof()))
    result = terminal("verify-deal", "good.json", "bad.json", language=language)
    assert (result.status, result.err, result.out.count("\n")) == (1, "", 2)
    assert "2" in result.out.splitlines()[1]
