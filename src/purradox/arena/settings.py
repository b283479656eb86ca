"""What an arena is about, and how long it goes on."""

from dataclasses import asdict, dataclass
from typing import Any

from purradox.arena.schedule import Schedule
from purradox.bots import BotSpec, parse_specs
from purradox.bots.match_runner import seat_names
from purradox.rules import Variant, variant


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a match depends on, besides its number."""

    bots: tuple[str, ...]
    players: int
    board: str = "white"
    seed: int = 0
    version: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants: their specs, numbered where they repeat."""
        return seat_names(self.specs)

    @property
    def kinds(self) -> list[tuple[int, ...]]:
        """The entrants of each bot, as some may have several."""
        every = list(enumerate(self.bots))
        return [tuple(at for at, one in every if one == bot) for bot in dict.fromkeys(self.bots)]

    @property
    def specs(self) -> tuple[BotSpec, ...]:
        return tuple(spec for text in self.bots for spec in parse_specs(text))

    @property
    def variant(self) -> Variant:
        return variant(self.players, self.board)

    @property
    def schedule(self) -> Schedule:
        return Schedule(len(self.bots), self.players, self.seed)

    def seated(self, match: int) -> tuple[str, ...]:
        """Who sits where in this match, by name."""
        return tuple(self.names[entrant] for entrant in self.schedule.seating(match))

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots)}


@dataclass(frozen=True, slots=True)
class Stop:
    """When it is enough: after so many deals, or once a claim such as `A > B` is decided."""

    deals: int | None = None
    until: str | None = None
