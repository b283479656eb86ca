"""Factories as somebody else's package would register them."""

from random import Random

from purradox.bots.basic import RandomBot


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
