"""Bots in the page: they think where everything else runs, as there are no processes."""

import asyncio
from collections.abc import Callable
from typing import Any

from purradox.bots import BotSpecError
from purradox.bots.neural.opinion import NETWORKS, NetworkNotLoaded
from purradox.host.thinker import Forfeited, load
from purradox.host.thinkers import FORFEITS, Thinkers, ThoughtFailed, missing_of


class InPage:
    """Stands where a server has a process that thinks."""

    async def load(self, spec: str) -> None:
        await self.call(0.0, load, (spec,))

    async def call(
        self, _seconds: float, function: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Any:
        """The answer of a function; networks that it needs are fetched first."""
        while True:
            await asyncio.sleep(0)  # what somebody asked for in the meantime goes first
            try:
                return function(*arguments)
            except NetworkNotLoaded as missing:
                try:
                    await NETWORKS.load(missing.players)
                except Exception as error:
                    raise ThoughtFailed("late", str(error)) from error
            except BotSpecError as error:
                raise missing_of(error, arguments[0]) from error
            except Forfeited as error:
                told = error.args[0]
                raise ThoughtFailed(FORFEITS.get(told.reason, "refused"), told.detail) from error
            except Exception as error:
                raise ThoughtFailed("refused", f"{type(error).__name__}: {error}") from error

    async def leave(self) -> None:
        pass

    async def stop(self) -> None:
        pass


def thinkers() -> Thinkers:
    return Thinkers(1, lambda _nice: InPage())
