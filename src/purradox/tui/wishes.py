"""What somebody asked for before a match."""

from dataclasses import dataclass
from itertools import cycle, islice


@dataclass(frozen=True)
class Wishes:
    """How many play, who they are, and on which board."""

    players: int = 3
    people: int = 1
    bots: tuple[str, ...] = ("house",)
    board: str = "white"
    names: tuple[str, ...] = ()
    pace: str = "natural"

    @property
    def chairs(self) -> tuple[str, ...]:
        """A bot for each chair that no person takes, repeated in turn."""
        return tuple(islice(cycle(self.bots), self.players - self.people))
