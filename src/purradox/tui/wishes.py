"""What somebody asked for before a match."""

from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from purradox.i18n import Words


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

    @property
    def options(self) -> dict[str, Any]:
        """A table of a server that is like this; people come with its link."""
        return {
            "players": self.players,
            "board": self.board,
            "bots": [*(None for _ in range(self.people)), *self.chairs],
            "listed": self.people > 1,
            "pace": self.pace,
        }


def names_of(wishes: Wishes, say: Words) -> list[str]:
    """The people at this keyboard, by the names that were given, or by number."""
    names = list(wishes.names[: wishes.people])
    while len(names) < wishes.people:
        alone = wishes.people == 1
        names.append(say("play-you") if alone else say("tui-player", number=len(names) + 1))
    return names
