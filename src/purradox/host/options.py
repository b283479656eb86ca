"""What whoever makes a table chooses."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.util import find_spec
from typing import Literal

from purradox.bots import known_bots
from purradox.extras import install_command
from purradox.host.errors import BadOption, BotMissingPart, BotNotOffered
from purradox.rules import Variant, variant
from purradox.rules.errors import PlayerCount, RuleError

LEVELS = ("kitten", "house", "alley", "laboratory", "schrodinger")
"""Bots for empty chairs, weakest first."""
PARTS = {"laboratory": ("numpy",), "schrodinger": ("numpy", "numba")}
"""Libraries without which a level cannot play."""
NOT_NEEDED: set[str] = set()
"""Libraries that something else stands in for, where a host says so."""
SUBSTITUTE = "alley"
"""Who plays for a person that has left, is out of time, or is stood in for."""
LONGEST = {"seconds": 3600, "days": 30}
SHORTEST = 1
BOARD_LENGTH = 60
DAILY = "daily "
"""What the name of a day begins with where chance is derived; no id of a table has a space."""


setup = lru_cache(maxsize=64)(variant)
"""The same setup is the same object, at however many tables it is played."""


@dataclass(frozen=True, slots=True)
class Options:
    """A table's options; `bots` has the level of a bot for each chair, or None for a person.

    Old logs hold options that are no more; they are passed over.
    """

    players: int = 4
    board: str = "white"
    bots: tuple[str | None, ...] = ()
    clock: Literal["none", "seconds", "days"] = "none"
    limit: int = 0
    """How many seconds or days for each decision."""
    watch: Literal["nobody", "table", "hands"] = "table"
    listed: bool = False
    aids: bool = True
    pace: Literal["natural", "instant"] = "natural"
    daily: str = ""
    """The day whose deal is played here, in one round; empty at any other table."""

    def domain(self, table: str) -> str:
        """The name under which chance is derived at a table."""
        return DAILY + self.daily if self.daily else table

    @property
    def variant(self) -> Variant:
        return setup(self.players, self.board)

    @property
    def seconds(self) -> float | None:
        """The time for a decision."""
        return {"none": None, "seconds": self.limit, "days": self.limit * 86400.0}[self.clock]


@cache
def levels() -> frozenset[str]:
    """Those of our levels that are installed, with all that they need."""
    return frozenset(
        level for level in known_bots().keys() & set(LEVELS) if missing_part(level) is None
    )


def missing_part(level: str) -> str | None:
    """A library that a level lacks here. It is only looked for: this process need not load it."""
    needed = (part for part in PARTS.get(level, ()) if part not in NOT_NEEDED)
    return next((part for part in needed if not _is_installed(part)), None)


def _is_installed(part: str) -> bool:
    try:
        return find_spec(part) is not None
    except ImportError:
        return False


def check_bots(bots: Iterable[str | None], others: Collection[str]) -> None:
    """Refuse a bot that cannot play here, before it sits down: `others` are allowed as they are."""
    for bot in bots:
        if bot is None or bot in others or bot in levels():
            continue
        if (part := missing_part(bot)) is not None:
            raise BotMissingPart(bot, part, install_command(part))
        raise BotNotOffered(bot)


def checked(options: Options, others: Collection[str] = ()) -> Options:
    """The options with a place in `bots` for every chair, or what is wrong with them.

    `others` are specs of bots that tables may have beside the levels.
    """
    if options.players not in (2, 3, 4, 5):
        raise PlayerCount(options.players)
    if len(options.board) > BOARD_LENGTH:
        raise BadOption("board")
    try:
        wanted = options.variant
    except RuleError:
        raise
    except ValueError as error:
        raise BadOption("board") from error
    bots = options.bots[: options.players]
    if len(options.bots) > options.players:
        raise BadOption("bots")
    check_bots(bots, others)
    if options.clock != "none" and not SHORTEST <= options.limit <= LONGEST[options.clock]:
        raise BadOption("limit")
    filled = (*bots, *(None for _ in range(options.players - len(bots))))
    return replace(options, bots=filled, board=wanted.board_name)
