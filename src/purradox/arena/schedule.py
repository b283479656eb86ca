"""Who sits where: the same deals for everybody, and every chair equally often."""

from dataclasses import dataclass

from purradox.bots.match_runner import derived_random

ORDERS = -1
"""Where the random sources of the seating orders branch off; those of the deals are numbered."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """Matches by number: a deal is played once for each rotation of its line-up.

    Deals come in blocks of as many as there are entrants. Each block draws an order of the
    entrants; its deals seat them in that order, the first from the first entrant on, the second
    from the second, going round until the chairs are full or starting anew until they are.
    """

    entrants: int
    chairs: int
    seed: int

    @property
    def rotations(self) -> int:
        """Matches for each deal: as many as the line-up has different rotations."""
        return self.chairs if self.chairs % self.entrants else self.entrants

    def line_up(self, deal: int) -> tuple[int, ...]:
        """The entrants of a deal, as they sit in its first match."""
        block, start = divmod(deal, self.entrants)
        order = list(range(self.entrants))
        derived_random(self.seed, ORDERS, block).shuffle(order)
        return tuple(order[(start + chair) % self.entrants] for chair in range(self.chairs))

    def seating(self, match: int) -> tuple[int, ...]:
        """The entrant on each chair; the first chair starts the first round."""
        deal, rotation = divmod(match, self.rotations)
        line_up = self.line_up(deal)
        return line_up[rotation:] + line_up[:rotation]
