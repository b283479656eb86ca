"""One trick and who wins it."""

from dataclasses import dataclass

from purradox.rules.cards import TRUMP, Colour
from purradox.rules.moves import Play


@dataclass(frozen=True, slots=True)
class Trick:
    """The plays of a trick in their order; the first one leads."""

    plays: tuple[Play, ...] = ()

    @property
    def led(self) -> Colour | None:
        """The led colour, or None before the lead."""
        return self.plays[0].cell.colour if self.plays else None

    @property
    def winner(self) -> int:
        """The highest red if any was declared, else the highest of the led colour (R4.5)."""
        colours = {play.cell.colour for play in self.plays}
        strongest = TRUMP if TRUMP in colours else self.led
        return max(
            (play for play in self.plays if play.cell.colour is strongest),
            key=lambda play: play.cell.number,
        ).seat
