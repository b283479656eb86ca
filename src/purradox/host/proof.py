"""Proof that a match was dealt as its seed and its people's shares decided, and no other way."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from purradox.host import deals
from purradox.host.codec import BadData, from_data
from purradox.host.daily import day_of, options_of, root_of, seed_by_date
from purradox.host.errors import WrongShare
from purradox.host.options import DAILY
from purradox.host.state import COMMITTED, State
from purradox.notation import BadRecord, Record, record_of
from purradox.notation.as_json import as_json, record_from
from purradox.notation.checked import check
from purradox.rules import Deal, Variant
from purradox.rules.errors import RuleError

FORMAT = 2
UNCOMMITTED = 1
"""The format of matches where shares were added without a commitment."""


@dataclass(frozen=True, slots=True)
class Share:
    """A seat's share in the chance of a round, and of those after it."""

    round: int
    seat: int
    value: str


@dataclass(frozen=True, slots=True)
class Proof:
    """All that is needed to deal the match again."""

    format: int
    table: str
    """Its id; or `daily` and the date, where it is the deal of a day."""
    commitment: str
    seed: str
    shares: tuple[Share, ...]
    record: dict[str, Any]
    given: int = 0
    """Rounds at the beginning that another record dealt: nothing is proved of them."""
    commitments: tuple[str, ...] = ()
    """To the shares, by seat, empty where there is none."""


@dataclass(frozen=True, slots=True)
class Proved:
    """What a proof proves, to those whose shares count, and as far as they saw the commitments."""

    rounds: int
    shared: tuple[str, ...]
    """Names of those whose shares count."""
    withheld: tuple[str, ...]
    """Names of those who committed to a share that was not revealed in time."""
    committed: bool
    """Whether shares were committed to before any was revealed."""
    daily: str = ""
    """The day whose deal it is."""
    root: str = ""
    """Of a daily deal: what its seed leads back to in a chain; empty where it is the date's."""


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
    return Proof(
        FORMAT if state.format >= COMMITTED else UNCOMMITTED,
        state.domain,
        state.commitment,
        state.seed.hex(),
        tuple(Share(one.round, one.seat, one.value) for one in state.shares),
        as_json(record_of(state.match, [chair.name for chair in state.chairs])),
        state.given,
        state.commitments if state.format >= COMMITTED else (),
    )


def verify(content: bytes | str) -> Proved:
    """What a proof proves; raises what is wrong with it."""
    try:
        data = json.loads(content)
        proof = from_data(Proof, data)
        seed = bytes.fromhex(proof.seed)
    except (BadData, ValueError) as error:
        raise BadProof(str(error)) from error
    if unknown := sorted(set(data) - {one.name for one in fields(Proof)}):
        raise BadProof(unknown[0])
    if proof.format not in (FORMAT, UNCOMMITTED):
        raise BadProof("format")
    try:
        checked = check(record_from(proof.record))
    except BadRecord as bad:
        raise bad.problem from bad
    if not 0 <= proof.given <= len(checked.record.rounds):
        raise BadProof("given")
    if deals.commitment(seed) != proof.commitment:
        raise WrongCommitment
    players = checked.variant.players
    names = checked.record.seats or tuple(str(seat + 1) for seat in range(players))
    _check_shares(proof, players)
    day, root = _day(proof, seed, checked.variant)
    for number, dealt in enumerate(_deals(checked.record), 1):
        if number <= proof.given:
            continue
        shares = [(one.seat, one.value) for one in proof.shares if one.round <= number]
        right = deals.deal_of(seed, proof.table, checked.variant, number, shares)
        if right != dealt:
            raise WrongDeal(number)
    shared = {one.seat for one in proof.shares}
    return Proved(
        len(checked.record.rounds) - proof.given,
        tuple(name for seat, name in enumerate(names) if seat in shared),
        tuple(
            names[seat] for seat, one in enumerate(proof.commitments) if one and seat not in shared
        ),
        proof.format == FORMAT,
        day,
        root,
    )


def _day(proof: Proof, seed: bytes, setup: Variant) -> tuple[str, str]:
    """The day whose deal it is, if any, and what its seed leads back to unless it is the date's."""
    if not proof.table.startswith(DAILY):
        return "", ""
    try:
        day = day_of(proof.table.removeprefix(DAILY))
    except RuleError as error:
        raise BadProof("table") from error
    if setup != options_of(day, counted=True).variant or proof.shares or proof.given:
        raise BadProof("table")
    return day.isoformat(), "" if seed == seed_by_date(day) else root_of(seed, day)


def _check_shares(proof: Proof, players: int) -> None:
    """Every share is the one that its seat committed to, and counts from the first deal on."""
    if proof.format == UNCOMMITTED:
        return
    if len(proof.commitments) != players:
        raise BadProof("commitments")
    seats = [one.seat for one in proof.shares]
    if seats != sorted(set(seats)) or any(one.round != proof.given + 1 for one in proof.shares):
        raise BadProof("shares")
    for one in proof.shares:
        promised = proof.commitments[one.seat] if 0 <= one.seat < players else ""
        if not deals.is_digits(one.value) or deals.share_commitment(one.value) != promised:
            raise WrongShare


def _deals(record: Record) -> Sequence[Deal]:
    return [
        Deal(
            tuple(tuple(int(card) for card in hand if card != "?") for hand in one.deal or ()),
            tuple(map(int, one.revealed or "")),
        )
        for one in record.rounds
    ]
