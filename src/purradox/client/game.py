"""A match that somebody plays or watches, wherever its table is."""

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from purradox.client.picture import Happened, Picture
from purradox.i18n import Words
from purradox.notation import record_of_view, to_text
from purradox.rules import Table


class NotDone(Exception):
    """Something was refused, or did not work; `told` says why."""

    def told(self, say: Words, names: tuple[str, ...]) -> str:
        raise NotImplementedError


class NotPossible(NotDone):
    """Something does not work here; `key` names the sentence."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key)
        self.key, self.arguments = key, arguments

    def told(self, say: Words, names: tuple[str, ...]) -> str:
        del names
        return say(self.key, **self.arguments)


@dataclass(frozen=True, slots=True)
class Advice:
    """A move as a bot weighs it, and what the best one has over it."""

    move: str
    points: float
    win: float
    paradox: float
    kept: float
    verdict: str = ""
    """`best`, `good` where it is too close to the best one to tell, or `mistake`."""
    reason: dict[str, Any] | None = None
    """A key of the translations without its `why-`, and the two figures that it compares."""


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
    def seats(self) -> tuple[int, ...]:
        """The seats of those at this keyboard, also where a bot plays for them."""

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

    @property
    @abstractmethod
    def now(self) -> int:
        """The time as the table has it, in milliseconds since 1970."""

    @abstractmethod
    async def nudge(self, seat: int) -> None:
        """Remind somebody who is waited for; raises `NotDone`."""

    @abstractmethod
    async def call(self, seat: int, *, stays: bool) -> None:
        """Have a bot decide for somebody who is waited for; raises `NotDone`."""

    @abstractmethod
    async def be_here(self, seat: int) -> None:
        """Call a stand-in off, or take over from it; raises `NotDone`."""

    @abstractmethod
    async def rematch(self) -> "Game":
        """Once more: a chair at the next table, or for who watched a look at it."""

    @abstractmethod
    async def record(self) -> str:
        """The record of a match that is over."""

    async def export(self, seat: int | None) -> str:
        """The record of a match that is over, or what a seat has seen so far; raises `NotDone`."""
        picture = self.picture(seat)
        if picture.status == "over":
            return await self.record()
        view = picture.view
        if view is None or len(view.past) != picture.round - 1:
            raise NotPossible("tui-save-later")
        return to_text(record_of_view(view, picture.names))

    @abstractmethod
    async def leave(self) -> None:
        """Go away for good; a bot plays on where another person does."""

    @abstractmethod
    async def close(self) -> None:
        """Stop looking; the match stays where it is."""

    def changed(self) -> None:
        self._news.set()

    async def news(self) -> None:
        """Wait until something has changed since the last time."""
        await self._news.wait()
        self._news.clear()
