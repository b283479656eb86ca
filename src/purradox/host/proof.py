"""Proof that a match was dealt as its seed and its people decided, and no other way."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from purradox.host import deals
from purradox.host.codec import BadData, from_data
from purradox.host.state import State
from purradox.notation import BadRecord, Record, record_of
from purradox.notation.as_json import as_json, record_from
from purradox.notation.checked import check
from purradox.rules import Deal
from purradox.rules.errors import RuleError

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Share:
    """What a seat added to the chance of a round, and of those after it."""

    round: int
    seat: int
    value: str


@dataclass(frozen=True, slots=True)
class Proof:
    """All that is needed to deal the match again."""

    format: int
    table: str
    commitment: str
    seed: str
    shares: tuple[Share, ...]
    record: dict[str, Any]
    given: int = 0
    """Rounds at the beginning that another record dealt: nothing is proved of them."""


@dataclass(eq=False)
class BadProof(RuleError):
    """A file that proves nothing."""

    line: str
    rule = ""


@dataclass(eq=False)
class WrongCommitment(RuleError):
    """The seed is not the one that the table was told the commitment of."""

    rule = ""


@dataclass(eq=False)
class WrongDeal(RuleError):
    """A round was dealt otherwise than the seed says."""

    round: int
    rule = ""


def proof_of(state: State) -> Proof:
    """The proof of a match that is over."""
    shares = tuple(Share(one.round, one.seat, one.value) for one in state.shares)
    record = as_json(record_of(state.match, [chair.name for chair in state.chairs]))
    return Proof(
        FORMAT, state.table, state.commitment, state.seed.hex(), shares, record, state.given
    )


def verify(content: bytes | str) -> int:
    """How many rounds a proof proves; raises what is wrong with it."""
    try:
        data = json.loads(content)
        proof = from_data(Proof, data)
        seed = bytes.fromhex(proof.seed)
    except (BadData, ValueError) as error:
        raise BadProof(str(error)) from error
    if unknown := sorted(set(data) - {one.name for one in fields(Proof)}):
        raise BadProof(unknown[0])
    if proof.format != FORMAT:
        raise BadProof("format")
    try:
        checked = check(record_from(proof.record))
    except BadRecord as bad:
        raise bad.problem from bad
    if not 0 <= proof.given <= len(checked.record.rounds):
        raise BadProof("given")
    if deals.commitment(seed) != proof.commitment:
        raise WrongCommitment
    for number, dealt in enumerate(_deals(checked.record), 1):
        if number <= proof.given:
            continue
        shares = [(one.seat, one.value) for one in proof.shares if one.round <= number]
        right = deals.deal_of(seed, proof.table, checked.variant, number, shares)
        if right != dealt:
            raise WrongDeal(number)
    return len(checked.record.rounds) - proof.given


def _deals(record: Record) -> Sequence[Deal]:
    return [
        Deal(
            tuple(tuple(int(card) for card in hand if card != "?") for hand in one.deal or ()),
            tuple(map(int, one.revealed or "")),
        )
        for one in record.rounds
    ]
