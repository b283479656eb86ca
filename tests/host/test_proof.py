"""Proofs of matches that were really played, and what is said of those that were tampered with."""

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from purradox.host import Environment, deals
from purradox.host.errors import WrongShare
from purradox.host.options import Options
from purradox.host.proof import BadProof, WrongCommitment, WrongDeal, proof_of, verify
from purradox.host.sql.running import hosting
from purradox.rules import Match, Move, shuffled, variant
from purradox.rules.errors import RuleError
from purradox.server.wire.encode import encode
from tests.cli.terminal import Terminal, terminal
from tests.server.running import until

__all__ = ["terminal"]

Json = dict[str, Any]


async def played(folder: Path, players: int) -> Json:
    """The proof of a match between people who all had a share in the deals."""
    around = Environment(new_seed=lambda: bytes(32), new_id=lambda: "k" * 10)
    async with hosting(str(folder / "db"), environment=around) as host:
        people = [(await host.guests.welcome(f"P {at}"))[0] for at in range(players)]
        options = Options(players=players, pace="instant")
        shares = {person.name: sha256(person.name.encode()).hexdigest() for person in people}
        promised = {name: deals.share_commitment(share) for name, share in shares.items()}
        live = await host.open(options, people[0], promised[people[0].name])
        for person in people[1:]:
            await host.sit(live, person, commitment=promised[person.name])
        await host.start(live, people[0])
        for person in people:
            await host.reveal(live, person, shares[person.name])
        seats = {live.state.seat_of(person.id): person for person in people}
        while live.state.status != "over":
            await until(lambda: live.state.status == "over" or not live.state.match.needs_deal)
            seat = live.state.to_act[0]
            decision, view = live.state.decision(seat), live.state.match.view(seat)
            assert decision is not None
            await host.decide(live, seats[seat], decision, str(view.legal[0]))
        told: Json = json.loads(encode(proof_of(live.state)))
        return told


async def continued(folder: Path) -> Json:
    """The proof of a match of two that went on, in its first round, from a record."""
    setup = variant(2)
    moves: list[Move] = [shuffled(setup, Random(5))]
    match = Match(setup).apply(moves[0])
    for _ in range(6):
        moves.append(match.view(match.to_act[0]).legal[0])
        match = match.apply(moves[-1])
    async with hosting(str(folder / "db")) as host:
        guest, _ = await host.guests.welcome("Anna")
        options = Options(players=2, bots=(None, "house"), pace="instant")
        live = await host.resume(options, guest, 0, moves)
        while live.state.status != "over":
            await until(lambda: live.state.status == "over" or 0 in live.state.due)
            if decision := live.state.decision(0):
                move = str(live.state.match.view(0).legal[0])
                await host.decide(live, guest, decision, move)
        told: Json = json.loads(encode(proof_of(live.state)))
        return told


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Json:
    return asyncio.run(played(tmp_path_factory.mktemp("proof"), 3))


def changed(proof: Json, **fields: Any) -> str:
    return json.dumps(proof | fields)


@pytest.mark.parametrize("players", [2, 5])
def test_a_match_proves_its_deals(players: int, tmp_path: Path) -> None:
    told = asyncio.run(played(tmp_path, players))
    proved = verify(json.dumps(told))
    assert (proved.rounds, len(proved.shared), proved.withheld) == (players, players, ())


def test_nothing_is_proved_of_rounds_that_a_record_dealt(tmp_path: Path) -> None:
    told = asyncio.run(continued(tmp_path))
    assert told["given"] == 1
    assert verify(json.dumps(told)).rounds == 1
    with pytest.raises(WrongDeal):
        verify(changed(told, given=0))


def test_the_seed_must_be_the_one_that_was_promised(proof: Json) -> None:
    other = "11" * 32
    with pytest.raises(WrongCommitment):
        verify(changed(proof, seed=other))
    with pytest.raises(WrongDeal):
        verify(changed(proof, seed=other, commitment=deals.commitment(bytes.fromhex(other))))
    with pytest.raises(WrongDeal):
        verify(changed(proof, table="j" * 10))


def test_what_people_added_cannot_be_changed(proof: Json) -> None:
    for at, share in enumerate(proof["shares"]):
        shares, promised = list(proof["shares"]), list(proof["commitments"])
        with pytest.raises(WrongDeal):
            verify(changed(proof, shares=shares[:at] + shares[at + 1 :]))
        for other in ("00" * 32, share["value"].upper(), shares[at - 1]["value"]):
            shares[at] = share | {"value": other}
            with pytest.raises(WrongShare):
                verify(changed(proof, shares=shares))
        shares[at] = share | {"value": "00" * 32}
        promised[at] = deals.share_commitment("00" * 32)
        with pytest.raises(WrongShare):
            verify(changed(proof, commitments=promised))
        with pytest.raises(WrongDeal):
            verify(changed(proof, shares=shares, commitments=promised))


def test_a_share_is_one_of_the_first_deal_and_of_one_seat(proof: Json) -> None:
    first, *others = proof["shares"]
    for shares in (
        [first, first, *others],
        [*others, first],
        [first | {"round": 2}, *others],
        [first | {"round": 0}, *others],
    ):
        with pytest.raises(BadProof):
            verify(changed(proof, shares=shares))
    for seat in (-1, 3):
        with pytest.raises(RuleError):
            verify(changed(proof, shares=[first | {"seat": seat}]))
    for commitments in ([], proof["commitments"][:2], [*proof["commitments"], ""]):
        with pytest.raises(BadProof):
            verify(changed(proof, commitments=commitments))


def test_a_commitment_that_was_added_afterwards_is_found(proof: Json) -> None:
    """A seat without a share gets one, for the cards that somebody wants."""
    others = ["", *proof["commitments"][1:]]
    with pytest.raises(WrongDeal):
        verify(changed(proof, shares=proof["shares"][1:], commitments=others))
    with pytest.raises(WrongShare):
        verify(changed(proof, commitments=others))


def test_a_proof_of_the_old_format_proves_less(proof: Json) -> None:
    """The same numbers, as they were written when nobody committed to them."""
    old = {name: value for name, value in proof.items() if name != "commitments"} | {"format": 1}
    proved = verify(json.dumps(old))
    assert (proved.rounds, proved.committed) == (3, False)


def test_a_hand_cannot_be_changed(proof: Json) -> None:
    """Two seats swap cards that neither of them played: legal, but not what the seed says."""
    told = 0
    for at in range(len(proof["record"]["rounds"])):
        record = json.loads(json.dumps(proof["record"]))
        hands = record["rounds"][at]["deal"]
        for one, two in swaps(hands):
            hands[0], hands[1] = one, two
            with pytest.raises(RuleError) as refused:
                verify(changed(proof, record=record))
            if isinstance(refused.value, WrongDeal):
                assert refused.value.round == at + 1
                told += 1
    assert told > 0


def swaps(hands: list[str]) -> list[tuple[str, str]]:
    """Two hands with one card exchanged, in every way."""
    one, two = hands[0], hands[1]
    return [
        ("".join(sorted(one.replace(a, b, 1))), "".join(sorted(two.replace(b, a, 1))))
        for a in sorted(set(one))
        for b in sorted(set(two))
        if a != b
    ]


@pytest.mark.parametrize(
    "content",
    ["", "{}", "[]", "null", "\0", "{" * 1000, '{"format": 1}', "purradox"],
)
def test_garbage_proves_nothing(content: str) -> None:
    with pytest.raises(BadProof):
        verify(content)


def test_half_a_proof_proves_nothing(proof: Json) -> None:
    text = json.dumps(proof)
    for cut in range(0, len(text), max(1, len(text) // 40)):
        with pytest.raises(BadProof):
            verify(text[:cut])
    for name in proof:
        for wrong in (None, 7, "", "zz", [], {}, [1], {"a": 1}):
            with pytest.raises(RuleError):
                verify(changed(proof, **{name: wrong}))


def test_the_command(proof: Json, terminal: Terminal) -> None:
    (terminal.folder / "good").write_text(json.dumps(proof), "utf-8")
    (terminal.folder / "bad").write_text(changed(proof, seed="22" * 32), "utf-8")
    (terminal.folder / "garbage").write_bytes(b"\xff\xfe")
    good = terminal("verify-deal", "good")
    assert (good.status, good.err) == (0, "")
    assert good.out.startswith("good: ")
    assert "3" in good.out
    bad = terminal("verify-deal", "good", "bad", "garbage")
    assert bad.status == 1
    assert len(bad.out.splitlines()) == 4
    assert "Traceback" not in bad.out + bad.err
    assert terminal("verify-deal", "missing").status == 2
