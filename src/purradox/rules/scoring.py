"""Scores of a finished round, and the winners of a match (R6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from purradox.rules.cards import Cell
from purradox.rules.table import Paradox, Table


@dataclass(frozen=True, slots=True)
class Score:
    """How a seat's score came about: points for tricks, and the group that earned the bonus."""

    tricks: int
    group: tuple[Cell, ...] = ()

    @property
    def bonus(self) -> int:
        return len(self.group)

    @property
    def total(self) -> int:
        return self.tricks + self.bonus


def largest_group(table: Table, seat: int) -> tuple[Cell, ...]:
    """The seat's largest set of tokens joined by sides; the first one found if several tie."""
    neighbours = table.variant.layout.neighbours
    left = dict.fromkeys(table.board.owned(seat))
    largest: list[Cell] = []
    while left:
        group = [left.popitem()[0]]
        for cell in group:
            for beside in neighbours[cell]:
                if beside in left:
                    del left[beside]
                    group.append(beside)
        if len(group) >= len(largest):
            largest = group
    return tuple(sorted(largest, key=lambda cell: (cell.colour.index, cell.number)))


def kept_prediction(table: Table, seat: int, won: int) -> bool:
    """Whether the tricks won are those predicted; with two players, four or fewer (R6.2)."""
    most = table.variant.bonus_up_to
    return won == table.predictions[seat] if most is None else won <= most


@lru_cache(maxsize=1024)
def score(table: Table) -> tuple[Score, ...]:
    """Each seat's score of a round (R6.1 to R6.3)."""
    caused = table.outcome.seat if isinstance(table.outcome, Paradox) else None
    return tuple(
        Score(-won)
        if seat == caused
        else Score(won, largest_group(table, seat) if kept_prediction(table, seat, won) else ())
        for seat, won in enumerate(table.won)
    )


def winners(scores: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Seats that win a match, from the totals of each round in order (R6.4)."""
    totals = [sum(rounds) for rounds in zip(*scores, strict=True)]
    best = max(zip(totals, scores[-1], strict=True))
    return tuple(
        seat for seat, mine in enumerate(zip(totals, scores[-1], strict=True)) if mine == best
    )
