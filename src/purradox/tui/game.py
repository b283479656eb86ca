"""A match that somebody at this terminal plays or watches, wherever its table is."""

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass

from purradox.i18n import Words, explain
from purradox.rules import Table
from purradox.rules.errors import RuleError
from purradox.tui.picture import Happened, Picture


class NotDone(Exception):
    """Something was refused, or did not work; `told` says why."""

    def told(self, say: Words, names: tuple[str, ...]) -> str:
        raise NotImplementedError


class Refused(NotDone):
    """The referee in this process refuses."""

    def __init__(self, error: RuleError) -> None:
        super().__init__(error.code)
        self.error = error

    def told(self, say: Words, names: tuple[str, ...]) -> str:
        return explain(self.error, say, names)


@dataclass(frozen=True, slots=True)
class Advice:
    """A move as a bot weighs it."""

    move: str
    points: float
    win: float
    paradox: float
    kept: float


class Game(ABC):
    """What happened so far, how things stand, and what can be done."""

    shared = False
    """Whether the table is a server's, where others may come and go."""

    def __init__(self) -> None:
        self.happened: list[Happened] = []
        self.finished: dict[int, Table] = {}
        """The last table of each round that is over, counted from 1."""
        self._news = asyncio.Event()

    @property
    @abstractmethod
    def people(self) -> tuple[int, ...]:
        """The seats that are played from this keyboard."""

    @abstractmethod
    def picture(self, seat: int | None = None) -> Picture:
        """The table as this seat sees it."""

    @abstractmethod
    async def move(self, seat: int, decision: str, text: str) -> None:
        """Make a move; raises `NotDone`."""

    @abstractmethod
    async def hint(self, seat: int) -> list[Advice]:
        """What a bot would do, the best first; raises `NotDone`."""

    @abstractmethod
    async def rematch(self) -> "Game":
        """The same people and bots once more."""

    @abstractmethod
    async def record(self) -> str:
        """The record of a match that is over."""

    @abstractmethod
    async def leave(self) -> None:
        """Go away for good; bots play on."""

    @abstractmethod
    async def close(self) -> None:
        """Stop looking; the match stays where it is."""

    def changed(self) -> None:
        self._news.set()

    async def news(self) -> None:
        """Wait until something has changed since the last time."""
        await self._news.wait()
        self._news.clear()
