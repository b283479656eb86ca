"""What one seat can see: the table and its own cards."""

from dataclasses import dataclass

from purradox.rules.cards import Hand
from purradox.rules.legality import legal_moves
from purradox.rules.moves import Choice
from purradox.rules.scoring import score
from purradox.rules.table import Table


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat's sight of a round and, in a match, of the rounds before it."""

    table: Table
    seat: int
    hand: Hand
    discard: int | None
    past: tuple["PlayerView", ...] = ()

    @property
    def legal(self) -> tuple[Choice, ...]:
        """The moves this seat may make now; empty when others are to act."""
        return legal_moves(self.table, self.seat, self.hand)

    @property
    def dealt(self) -> Hand:
        """The hand this seat was dealt."""
        played = [
            play.cell.number
            for trick in (*self.table.tricks, self.table.trick)
            for play in trick.plays
            if play.seat == self.seat
        ]
        aside = [] if self.discard is None else [self.discard]
        return tuple(sorted((*self.hand, *played, *aside)))

    @property
    def past_scores(self) -> tuple[tuple[int, ...], ...]:
        """The scores of the rounds before this one."""
        return tuple(tuple(one.total for one in score(view.table)) for view in self.past)
