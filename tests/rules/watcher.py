"""Somebody who is only told what happened, and keeps the table in mind from that."""

from collections import Counter
from dataclasses import dataclass, field

from purradox.rules import Cell, Colour, Event, Match, Table
from purradox.rules.board import NEUTRAL
from purradox.rules.events import (
    Discarded,
    GaveUpColour,
    MatchEnded,
    NeutralTokens,
    ParadoxFound,
    Played,
    Predicted,
    RoundEnded,
    RoundStarted,
    TrickWon,
)
from purradox.rules.table import Completed, Paradox


@dataclass
class Watcher:
    """What follows from the events alone."""

    rounds: int = 0
    first: int = -1
    board: dict[Cell, int] = field(default_factory=dict)
    revealed: tuple[int, ...] = ()
    discarded: set[int] = field(default_factory=set)
    predictions: dict[int, int] = field(default_factory=dict)
    lost: set[tuple[int, Colour]] = field(default_factory=set)
    won: Counter[int] = field(default_factory=Counter)
    tricks: int = 0
    paradox: Paradox | None = None
    scores: list[tuple[int, ...]] = field(default_factory=list)
    result: MatchEnded | None = None

    def hear(self, event: Event) -> None:
        match event:
            case RoundStarted(first):
                self.__init__(self.rounds + 1, first, scores=self.scores)  # type: ignore[misc]
            case NeutralTokens(revealed, cells):
                self.revealed = revealed
                self.board.update(dict.fromkeys(cells, NEUTRAL))
            case Discarded(seat):
                assert seat not in self.discarded
                self.discarded.add(seat)
            case Predicted(seat, tricks):
                assert seat not in self.predictions
                self.predictions[seat] = tricks
            case Played(seat, cell):
                assert cell not in self.board
                self.board[cell] = seat
            case GaveUpColour(seat, colour):
                assert (seat, colour) not in self.lost
                self.lost.add((seat, colour))
            case TrickWon(seat, trick):
                self.tricks += 1
                assert trick == self.tricks
                self.won[seat] += 1
            case ParadoxFound(seat, hand):
                self.paradox = Paradox(seat, hand)
            case RoundEnded(scores):
                self.scores.append(tuple(score.total for score in scores))
            case MatchEnded():
                self.result = event

    def agrees_with(self, match: Match) -> None:
        """The table in mind is the table that lies there."""
        if not match.rounds:
            return
        table = match.tables[-1]
        seats = range(table.variant.players)
        assert (self.rounds, self.first) == (len(match.rounds), table.first)
        assert self.board == board_of(table)
        assert self.revealed == table.revealed
        assert self.discarded == {seat for seat in seats if table.discarded[seat]}
        assert tuple(map(self.predictions.get, seats)) == table.predictions
        assert self.lost == {(seat, colour) for seat in seats for colour in table.lost[seat]}
        assert tuple(self.won[seat] for seat in seats) == table.won
        assert self.paradox == (table.outcome if isinstance(table.outcome, Paradox) else None)
        ended = self.paradox is not None or self.tricks == table.variant.tricks
        assert ended == (table.outcome is not None)
        assert isinstance(table.outcome, Completed) == (ended and self.paradox is None)
        assert tuple(self.scores) == match.scores
        over = MatchEnded(match.score, match.winners) if match.over else None
        assert self.result == over


def board_of(table: Table) -> dict[Cell, int]:
    return {cell: owner for cell in table.variant.cells if (owner := table.board[cell]) is not None}
