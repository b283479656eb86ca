"""What somebody asked for before a match."""

from dataclasses import dataclass, replace
from itertools import cycle, islice
from typing import Any

from purradox.host import LEVELS
from purradox.host.options import LONGEST
from purradox.i18n import Words

NO_CLOCK = ("none", 0)
EXPECTED = {
    "players": "2–5",
    "bots": ", ".join(("none", *LEVELS)),
    "board": "white, violet",
    "clock": "none, 1s–3600s, 1d–30d",
}
"""What can be changed before a table is made, and to what."""


@dataclass(frozen=True)
class TableSetup:
    """How many play, who they are, and on which board."""

    players: int = 3
    people: int = 1
    bots: tuple[str, ...] = ("house",)
    board: str = "white"
    names: tuple[str, ...] = ()
    pace: str = "natural"
    clock: tuple[str, int] = NO_CLOCK
    """At a server's table: none, seconds or days, and how many for each decision."""

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
            "clock": self.clock[0],
            "limit": self.clock[1],
        }


def bot_name(spec: str, say: Words) -> str:
    """What a bot is called before it has a name: its level, or its spec."""
    return say(f"level-{spec}") if spec in LEVELS else spec


def names_of(setup: TableSetup, say: Words) -> list[str]:
    """The people at this keyboard, by the names that were given, or by number."""
    names = list(setup.names[: setup.people])
    while len(names) < setup.people:
        alone = setup.people == 1
        names.append(say("play-you") if alone else say("tui-player", number=len(names) + 1))
    return names


def clock_of(text: str) -> tuple[str, int] | None:
    """The time for a decision, written `none`, `60s` or `2d`; None for anything else."""
    if text == "none":
        return NO_CLOCK
    kind = {"s": "seconds", "d": "days"}.get(text[-1:])
    number = text[:-1]
    if kind is None or not (number.isascii() and number.isdecimal() and len(number) < 5):
        return None
    return (kind, int(number)) if 1 <= int(number) <= LONGEST[kind] else None


def clock_told(clock: tuple[str, int], say: Words) -> str:
    kind, limit = clock
    if kind == "none":
        return say("option-clock-none")
    return say("option-clock-short", clock=kind, limit=limit)


def changed(setup: TableSetup, word: str, value: str) -> TableSetup | None:
    """The same but for one of the words of `EXPECTED`; None where the value cannot be."""
    if word == "players" and value in ("2", "3", "4", "5"):
        players = int(value)
        bots = setup.chairs[: players - 1]
        return replace(setup, players=players, people=players - len(bots), bots=bots)
    if word == "bots":
        levels = () if value == "none" else tuple(one.strip() for one in value.split(","))
        if all(one in LEVELS for one in levels) and len(levels) < setup.players:
            return replace(setup, people=setup.players - len(levels), bots=levels)
    if word == "board" and value in ("white", "violet"):
        return replace(setup, board=value)
    if word == "clock" and (clock := clock_of(value)) is not None:
        return replace(setup, clock=clock)
    return None
