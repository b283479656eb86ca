"""What one seat can see: the table and its own cards."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from purradox.rules.cards import Hand
from purradox.rules.legality import legal_move, legal_moves
from purradox.rules.moves import Choice
from purradox.rules.scoring import score
from purradox.rules.table import Table

if TYPE_CHECKING:
    from purradox.rules.round import Round


@dataclass(frozen=True, slots=True, repr=False)
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

    def parse(self, text: str) -> Choice:
        """The legal move that a text means (`5b`, or a digit); else `IllegalMove` says why."""
        return legal_move(self.table, self.seat, self.hand, text)

    def deals(self, random: Random) -> Iterator["Round"]:
        """Whole rounds that fit all that this seat has seen, each equally likely, without end."""
        from purradox.rules.deals import deals

        return deals(self, random)

    @property
    def position(self) -> str:
        """This view as one line of text; `?` stands for what the seat has not seen."""
        from purradox.rules.position import view_text

        return view_text(self)

    @classmethod
    def from_position(cls, text: str) -> "PlayerView":
        """The view of such a line; it has no earlier rounds."""
        from purradox.rules.position import read_view

        return read_view(text)

    def __str__(self) -> str:
        from purradox.rules.drawing import view_drawn

        return view_drawn(self)

    def __repr__(self) -> str:
        from purradox.rules.drawing import view_headline

        return f"<PlayerView: {view_headline(self)}>"

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table and this seat's hand as a picture."""
        from purradox.svg import table

        return table(self)

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
