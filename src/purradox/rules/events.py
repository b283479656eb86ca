"""What happened in public between two tables. A table holds no secret, so no event can."""

from collections.abc import Iterator
from dataclasses import dataclass

from purradox.rules.board import NEUTRAL
from purradox.rules.cards import Cell, Colour, Hand
from purradox.rules.match import Match
from purradox.rules.scoring import Score, score
from purradox.rules.table import Paradox, Table


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Cards were dealt; `first` holds the start card."""

    first: int


@dataclass(frozen=True, slots=True)
class NeutralTokens:
    """With two players: the cards turned up, and the spaces they took."""

    revealed: tuple[int, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat set a card aside; nobody sees which."""

    seat: int


@dataclass(frozen=True, slots=True)
class Predicted:
    seat: int
    tricks: int


@dataclass(frozen=True, slots=True)
class Played:
    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class GaveUpColour:
    """A seat did not follow and lost the led colour for the round."""

    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class TrickWon:
    seat: int
    trick: int


@dataclass(frozen=True, slots=True)
class ParadoxFound:
    """A seat had no legal play; its hand is shown."""

    seat: int
    hand: Hand


@dataclass(frozen=True, slots=True)
class RoundEnded:
    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    RoundStarted
    | NeutralTokens
    | Discarded
    | Predicted
    | Played
    | GaveUpColour
    | TrickWon
    | ParadoxFound
    | RoundEnded
    | MatchEnded
)


def events(before: Table | None, after: Table) -> tuple[Event, ...]:
    """What happened between two tables one move apart; `before` is None at the deal."""
    if before is None:
        started: tuple[Event, ...] = (RoundStarted(after.first),)
        if after.revealed:
            started += (NeutralTokens(after.revealed, tuple(after.board.owned(NEUTRAL))),)
        return started
    return (*_moved(before, after), *_ended(before, after))


def _moved(before: Table, after: Table) -> Iterator[Event]:
    if after.discarded != before.discarded:
        for seat in range(after.variant.players):
            if after.discarded[seat] > before.discarded[seat]:
                yield Discarded(seat)
    if after.predictions != before.predictions:
        for seat, tricks in enumerate(after.predictions):
            if tricks is not None and before.predictions[seat] is None:
                yield Predicted(seat, tricks)
    if after.board.tokens != before.board.tokens:
        play = (after.trick.plays or after.tricks[-1].plays)[-1]
        yield Played(play.seat, play.cell)
        for colour in after.lost[play.seat] - before.lost[play.seat]:
            yield GaveUpColour(play.seat, colour)
    if len(after.tricks) > len(before.tricks):
        yield TrickWon(after.tricks[-1].winner, len(after.tricks))


def _ended(before: Table, after: Table) -> Iterator[Event]:
    if before.outcome is None and after.outcome is not None:
        if isinstance(after.outcome, Paradox):
            yield ParadoxFound(after.outcome.seat, after.outcome.hand)
        yield RoundEnded(score(after))


def match_events(before: Match, after: Match) -> tuple[Event, ...]:
    """What happened in public between two states of a match, one move apart."""
    if not after.rounds:
        return ()
    same_round = len(before.rounds) == len(after.rounds)
    happened = events(before.rounds[-1].table if same_round else None, after.rounds[-1].table)
    if after.over and not before.over:
        happened += (MatchEnded(after.score, after.winners),)
    return happened
