"""One trick and who wins it."""

from dataclasses import dataclass

from purradox.rules.cards import TRUMP, Colour
from purradox.rules.moves import Play


@dataclass(frozen=True, slots=True, repr=False)
class Trick:
    """The plays of a trick in their order; the first one leads."""

    plays: tuple[Play, ...] = ()

    def __repr__(self) -> str:
        led = f", led by seat {self.plays[0].seat}" if self.plays else ""
        return f"<Trick: {self}{led}>"

    def __str__(self) -> str:
        return " ".join(map(str, self.plays)) or "nothing played"

    @property
    def led(self) -> Colour | None:
        """The led colour, or None before the lead."""
        return self.plays[0].cell.colour if self.plays else None

    @property
    def winner(self) -> int:
        """The highest red if any was declared, else the highest of the led colour (R4.5)."""
        strongest, best = self.plays[0].cell, self.plays[0].seat
        for play in self.plays[1:]:
            cell = play.cell
            if cell.colour is strongest.colour:
                if cell.number > strongest.number:
                    strongest, best = cell, play.seat
            elif cell.colour is TRUMP:
                strongest, best = cell, play.seat
        return best
