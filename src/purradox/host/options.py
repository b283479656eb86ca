"""What whoever makes a table chooses."""

from functools import cache, lru_cache
from typing import Literal

import msgspec

from purradox.bots import known_bots
from purradox.host.errors import BadOption
from purradox.rules import Variant, variant
from purradox.rules.errors import PlayerCount, RuleError

LEVELS = ("kitten", "house", "alley", "laboratory", "schrodinger")
"""Bots for empty chairs, weakest first."""
SUBSTITUTE = "alley"
"""Who plays for a person that is away."""
LONGEST = {"seconds": 3600, "days": 30}
SHORTEST = 1
LONGEST_AWAY = 7 * 24 * 3600
BOARD_LENGTH = 60


setup = lru_cache(maxsize=64)(variant)
"""The same setup is the same object, at however many tables it is played."""


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table's options; `bots` has the level of a bot for each chair, or None for a person."""

    players: int = 4
    board: str = "white"
    bots: tuple[str | None, ...] = ()
    clock: Literal["none", "seconds", "days"] = "none"
    limit: int = 0
    """How many seconds or days for each decision."""
    away: int | None = 60
    """After so many seconds without anybody at a chair a bot decides for it; None is never."""
    watch: Literal["nobody", "table", "hands"] = "table"
    listed: bool = False
    aids: bool = True
    pace: Literal["natural", "instant"] = "natural"

    @property
    def variant(self) -> Variant:
        return setup(self.players, self.board)

    @property
    def seconds(self) -> float | None:
        """The time for a decision."""
        return {"none": None, "seconds": self.limit, "days": self.limit * 86400.0}[self.clock]


@cache
def levels() -> frozenset[str]:
    """Those of our levels that are installed."""
    return frozenset(LEVELS) & known_bots().keys()


def checked(options: Options) -> Options:
    """The options with a place in `bots` for every chair, or what is wrong with them."""
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
    if len(options.bots) > options.players or any(bot and bot not in levels() for bot in bots):
        raise BadOption("bots")
    if options.clock != "none" and not SHORTEST <= options.limit <= LONGEST[options.clock]:
        raise BadOption("limit")
    if options.away is not None and not 0 <= options.away <= LONGEST_AWAY:
        raise BadOption("away")
    filled = (*bots, *(None for _ in range(options.players - len(bots))))
    return msgspec.structs.replace(options, bots=filled, board=wanted.board_name)
