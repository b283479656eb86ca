"""Factories as somebody else's package would register them."""

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Literal

from purradox.bots.basic import RandomBot

if TYPE_CHECKING:
    from random import Random as Chance


class Patient(RandomBot):
    def __init__(
        self,
        random: Random,
        worlds: int = 100,
        seconds: float | None = None,
        style: str = "plain",
        bold: bool = False,
    ) -> None:
        super().__init__(random)
        self.options = (worlds, seconds, style, bold)


class Hungry(RandomBot):
    """Cannot be made without its option, which nobody annotated."""

    def __init__(self, random: Random, food) -> None:  # type: ignore[no-untyped-def]
        super().__init__(random)
        self.food = food


class Choosy(RandomBot):
    """Options of kinds that are no number and no plain text."""

    def __init__(
        self,
        random: Random,
        file: Path = Path("here"),
        mood: Literal["calm", "bold"] = "calm",
        depth: Literal[1, 2] | None = None,
        parts: tuple[int, ...] | bytes = (),
    ) -> None:
        super().__init__(random)
        self.options = (file, mood, depth, parts)


class Typed(RandomBot):
    """Its annotations name what is only there for a type checker."""

    def __init__(self, random: "Chance", worlds: "int | None" = None) -> None:
        super().__init__(random)
        self.worlds = worlds


class Lonely(RandomBot):
    """Takes nothing, not even a random source."""

    def __init__(self) -> None:
        super().__init__(Random(0))
