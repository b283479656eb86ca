"""A record as everything that a replay shows: each position, and how whoever chose there saw it."""

from dataclasses import dataclass

from purradox.notation import Checked
from purradox.notation.positions import Position, fresh, positions
from purradox.rules import Choice, Discard, Event, Hand, PlayerView, Table


@dataclass(frozen=True, slots=True)
class Step:
    """One position of a record."""

    position: Position
    view: PlayerView | None
    """As whoever chose saw it, where their cards are known."""

    @property
    def round(self) -> int:
        return self.position.round

    @property
    def table(self) -> Table:
        return self.position.table

    @property
    def hands(self) -> tuple[Hand | None, ...]:
        return self.position.hands

    @property
    def past(self) -> tuple[tuple[int, ...], ...]:
        return self.position.past

    @property
    def happened(self) -> tuple[Event, ...]:
        return self.position.happened

    @property
    def choice(self) -> Choice | None:
        return self.position.choice

    @property
    def trick(self) -> int:
        return len(self.table.tricks) + 1


def steps(checked: Checked) -> tuple[Step, ...]:
    """Every position, in order."""
    return tuple(Step(one, _view(checked, one)) for one in positions(checked))


def _view(checked: Checked, now: Position) -> PlayerView | None:
    choice = now.choice
    if choice is None or choice == Discard(choice.seat, 0):
        return None
    seat = choice.seat
    hand = now.hands[seat]
    if hand is None:
        return None
    # The others' cards are set aside at the same time.
    table = fresh(now.table) if isinstance(choice, Discard) else now.table
    earlier = tuple(
        PlayerView(one.table, seat, one.hands[seat] or (), one.discards[seat])
        for one in checked.rounds[: now.round - 1]
    )
    return PlayerView(table, seat, hand, now.aside[seat], earlier)
