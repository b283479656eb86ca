"""What finished matches say of somebody who played them; the index has it with each match."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from purradox.notation import Record, record_of, to_text
from purradox.rules import Paradox

if TYPE_CHECKING:
    from purradox.host.log import Card
    from purradox.host.state import State

DAY = 86_400_000
MINUTE = 60_000
BEST_DAYS = 3


@dataclass(frozen=True, slots=True)
class Figures:
    """What a match that was played to its end says of each seat."""

    bots: tuple[str | None, ...]
    """The spec of each bot; None for persons and programs."""
    predicted: tuple[int, ...]
    """Rounds in which a seat made a prediction, and those in which it came true."""
    kept: tuple[int, ...]
    paradoxes: tuple[int, ...]
    """Rounds that a seat ended by a paradox."""
    record: str
    """The fingerprint of what was played."""


def figures_of(state: "State") -> Figures | None:
    match = state.match
    if not match.over:
        return None
    seats = range(match.variant.players)
    tables = [one.table for one in match.rounds]
    stuck = [one.outcome.seat if isinstance(one.outcome, Paradox) else None for one in tables]
    told = [
        [one.predictions[seat] is not None for one in tables] for seat in seats
    ]  # nobody predicts with two players
    kept = [
        [
            one.predictions[seat] == one.won[seat] and paradox != seat
            for one, paradox in zip(tables, stuck, strict=True)
        ]
        for seat in seats
    ]
    return Figures(
        bots=tuple(chair.bot for chair in state.chairs),
        predicted=tuple(map(sum, told)),
        kept=tuple(map(sum, kept)),
        paradoxes=tuple(stuck.count(seat) for seat in seats),
        record=fingerprint(record_of(match)),
    )


def fingerprint(record: Record) -> str:
    """A hash of what was played, whoever sat there."""
    plain = to_text(replace(record, seats=None, date=None))
    return sha256(plain.encode("utf-8", "surrogateescape")).hexdigest()


class Played(NamedTuple):
    """A finished match, as one of those who played it looks back at it."""

    table: str
    at: int
    seat: int
    players: int
    won: bool
    figures: Figures


def played_by(guest: str, cards: Iterable["Card"]) -> list[Played]:
    """The matches that a guest played to the end, oldest first."""
    found = [
        Played(card.table, card.updated, seat, card.players, seat in card.winners, card.figures)
        for card in cards
        if card.figures is not None and (seat := card.seat_of(guest)) is not None
    ]
    return sorted(found, key=lambda one: one.at)


class Share(NamedTuple):
    """How often somebody won, of how many matches."""

    matches: int
    won: int


def share(played: Iterable[Played]) -> Share:
    every = list(played)
    return Share(len(every), sum(one.won for one in every))


def by_bot(played: list[Played]) -> dict[str, Share]:
    """Against each bot: who wins a match has beaten everybody there."""
    bots = {bot for one in played for bot in one.figures.bots if bot is not None}
    return {bot: share(one for one in played if bot in one.figures.bots) for bot in sorted(bots)}


def by_players(played: list[Played]) -> dict[int, Share]:
    counts = sorted({one.players for one in played})
    return {count: share(one for one in played if one.players == count) for count in counts}


def best_days(played: list[Played], zone: int) -> list[tuple[int, Share]]:
    """The days with most victories, by their first millisecond, so many minutes east."""
    shift = zone * MINUTE
    days = sorted({(one.at + shift) // DAY for one in played})
    found = [
        (day * DAY - shift, share(one for one in played if (one.at + shift) // DAY == day))
        for day in days
    ]
    won = [one for one in found if one[1].won]
    return sorted(won, key=lambda one: (-one[1].won, one[1].matches, -one[0]))[:BEST_DAYS]
