"""A match: as many rounds as players."""

from dataclasses import dataclass, replace

from purradox.rules import scoring
from purradox.rules.errors import DealDue, DealNotDue, MatchOver
from purradox.rules.moves import Deal, Move
from purradox.rules.round import Round
from purradox.rules.table import Table
from purradox.rules.variant import Variant
from purradox.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Match:
    """The rounds played so far. Seats are counted clockwise from the first start player."""

    variant: Variant
    rounds: tuple[Round, ...] = ()

    def apply(self, move: Move) -> "Match":
        """The match after a deal or a move; an illegal one raises `IllegalMove`."""
        if self.over:
            raise MatchOver
        if isinstance(move, Deal):
            if not self.needs_deal:
                raise DealNotDue
            first = len(self.rounds)  # the start card moves one seat to the left (R1.2)
            return Match(self.variant, (*self.rounds, Round.start(self.variant, first, move)))
        if self.needs_deal:
            raise DealDue
        last = len(self.rounds) - 1
        return Match(self.variant, (*self.rounds[:last], self.rounds[last].apply(move)))

    @property
    def tables(self) -> tuple[Table, ...]:
        """The public side of every round."""
        return tuple(one.table for one in self.rounds)

    @property
    def needs_deal(self) -> bool:
        return not self.over and (not self.rounds or self.rounds[-1].table.outcome is not None)

    @property
    def over(self) -> bool:
        return len(self.rounds) == self.variant.rounds and self.rounds[-1].table.outcome is not None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a move to make; none when a deal is due or the match is over."""
        return self.rounds[-1].table.to_act if self.rounds else ()

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The scores of each finished round."""
        return tuple(
            tuple(one.total for one in scoring.score(table))
            for table in self.tables
            if table.outcome is not None
        )

    @property
    def totals(self) -> tuple[int, ...]:
        scores = self.scores
        return tuple(sum(rounds[seat] for rounds in scores) for seat in range(self.variant.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won, several when the win is shared; nobody before the match is over (R6.4)."""
        return scoring.winners(self.scores) if self.over else ()

    def view(self, seat: int) -> PlayerView:
        """What this seat can see of the round in progress, or of the last one, and before."""
        if not self.rounds:
            raise DealDue
        *past, current = (one.view(seat) for one in self.rounds)
        return replace(current, past=tuple(past))
