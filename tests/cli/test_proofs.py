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
SHARES = [f"{at}" * 64 for at in range(5)]


def proof(players: int = 3, written: int = lines.FORMAT, kept_back: int = 0) -> dict[str, Any]:
    """The proof of a match, played by the first legal moves; all but seat 0 commit to a share."""
    state = State("k3v9mq7pha")
    options = checked(Options(players=players))
    commitment = deals.commitment(SEED)
    opened = lines.Opened(options, "host", commitment, format=written, seed=SEED.hex())
    state = state.after(0, opened)
    for at in range(players):
        promised = deals.share_commitment(SHARES[at]) if at and written == lines.FORMAT else ""
        sat = lines.Sat(at, f"guest {at}", f"Person {at}", commitment=promised)
        state = state.after(0, sat)
    state = state.after(0, lines.Started(0))
    while not state.match.over:
        state = state.after(0, next_line(state, kept_back))
    return dict(msgspec.to_builtins(proof_of(state)))


def next_line(state: State, kept_back: int) -> lines.AnyLine:
    if state.match.needs_deal:
        if state.revealing and len(state.unrevealed) > kept_back:
            seat = state.unrevealed[-1]
            return lines.Shared(seat, SHARES[seat], 1)
        if state.format < lines.FORMAT and state.round == 2 and not state.shares:
            return lines.Shared(1, SHARES[1][:32], 2)
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
    first, second = result.out.splitlines()
    assert first == f"good.json: ok, {players} rounds dealt as the seed says"
    names = ", ".join(f"Person {at}" for at in range(1, players))
    assert f"added a random number ({names}), if the promises" in second


def test_who_kept_a_share_back_is_named(terminal: Terminal) -> None:
    (terminal.folder / "good.json").write_text(json.dumps(proof(4, kept_back=2)))
    _, shared, kept_back = terminal("verify-deal", "good.json").out.splitlines()
    assert "(Person 3)" in shared
    assert "Person 1, Person 2" in kept_back
    assert "one match out of 4" in kept_back


def test_nothing_is_proved_of_the_server_where_nobody_had_a_share(terminal: Terminal) -> None:
    (terminal.folder / "none.json").write_text(json.dumps(proof(3, kept_back=2)))
    (terminal.folder / "old.json").write_text(json.dumps(proof(3, written=2)))
    lines = terminal("verify-deal", "none.json", "old.json").out.splitlines()
    assert "Nobody added a random number, so the server may have chosen" in lines[1]
    assert lines[3] == "old.json: ok, 3 rounds dealt as the seed says"
    assert "without a promise, so the server may have chosen the cards" in lines[4]


def changed(**changes: Any) -> str:
    return json.dumps(proof() | changes)


SHARE: dict[str, Any] = {"round": 1, "seat": 0, "value": "ab" * 32}
PROMISED = proof()["commitments"]

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
    "no shares": (changed(shares=[]), "Round 1 was not dealt as"),
    "a share too many": (
        changed(shares=[SHARE, *proof()["shares"]]),
        "not the random number that was promised",
    ),
    "a share and its commitment too many": (
        changed(
            shares=[SHARE, *proof()["shares"]],
            commitments=[deals.share_commitment(SHARE["value"]), *PROMISED[1:]],
        ),
        "Round 1 was not dealt as",
    ),
    "commitments in another order": (
        changed(commitments=PROMISED[::-1]),
        "not the random number that was promised",
    ),
    "no commitments": (changed(commitments=[]), "not the proof"),
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
    first, second, _ = result.out.splitlines()
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
    assert (result.status, result.err, result.out.count("\n")) == (1, "", 3)
    assert "1" in result.out.splitlines()[2]
