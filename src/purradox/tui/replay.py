"""A record as a replay shows it: each position, how whoever chose there saw it, and mistakes."""

from collections.abc import Sequence
from dataclasses import dataclass

from purradox.client.game import Advice
from purradox.host.thinkers import Thinkers
from purradox.notation import Checked
from purradox.notation.positions import Position, fresh, positions
from purradox.rules import Choice, Discard, Event, Hand, PlayerView, Table
from purradox.tui.advice import SIMULATIONS, TIMEOUT, evaluated, is_mistake


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


def trick_begin(steps: Sequence[Step], at: int, number: int) -> int:
    """The beginning of a trick of this round, or where we are."""
    here = steps[at].round
    found = (
        place
        for place, step in enumerate(steps)
        if step.round == here and step.table.phase.value == "play" and step.trick == number
    )
    return next(found, at)


class StepEvaluations:
    """What the choices of a record were worth, as far as they have been evaluated."""

    def __init__(
        self, steps: Sequence[Step], me: int | None, simulations: int = SIMULATIONS
    ) -> None:
        self.steps, self.me, self.simulations = steps, me, simulations
        self.found: dict[int, list[Advice]] = {}
        self._thinkers: Thinkers | None = None

    async def evaluate(self, at: int) -> None:
        """Evaluate the choice at a position; raises `ThoughtFailed`."""
        if self._thinkers is None:
            self._thinkers = Thinkers(1)
        view = self.steps[at].view
        self.found[at] = await self._thinkers.call(TIMEOUT, evaluated, view, self.simulations)

    def missing(self, start: int) -> int | None:
        """What is to be evaluated next: here first, then what comes after, then the rest."""
        order = (*range(start, len(self.steps)), *range(start))
        return next((at for at in order if at not in self.found and self.steps[at].view), None)

    def next_mistake(self, start: int) -> int | None:
        """The next mistake of ours, or of anybody's where nobody is me; None where there is none.

        Where too little is known to tell, it is the position that has to be evaluated first.
        """
        for at in range(start, len(self.steps)):
            step = self.steps[at]
            if step.view is None or step.choice is None or self.me not in (None, step.choice.seat):
                continue
            if at not in self.found or is_mistake(self.found[at], str(step.choice)):
                return at
        return None

    async def close(self) -> None:
        if self._thinkers is not None:
            await self._thinkers.close()
