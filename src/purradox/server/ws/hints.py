"""What a bot would do in somebody's place, thought out in another process."""

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple
from weakref import ref

from purradox.host import LoadedTable
from purradox.host.schedule import Urgency
from purradox.host.thinkers import Thinkers, ThoughtFailed
from purradox.rules import PlayerView
from purradox.server.api.connection import hinted as as_message
from purradox.server.api.errors import NoThought, TooManyHints
from purradox.server.wire import messages

SECONDS = 0.5
TIMEOUT = 120.0
"""Seconds to wait for an answer; where nothing can be kept, each process compiles for itself."""
MOST_OF_ONE = 4
MOST_WAITING = 40
"""Hints that wait to be thought out, of one person and of all."""
REMEMBERED = 200
"""Hints that are kept at least, while their decisions wait to be made."""


def evaluated(view: PlayerView) -> dict[str, Any]:
    """The choices of a view with their worth; called in a process that thinks."""
    from purradox.analysis import hint_data
    from purradox.search import Budget, evaluate, precompile

    precompile()
    return hint_data(evaluate(view, Budget(seconds=SECONDS)))


def compile_all() -> None:
    """Compile what hints think with, where this machine has not; called in a process of its own."""
    from purradox.kernel.warm import first_time
    from purradox.search import precompile

    if first_time("search"):
        precompile()


class Known(NamedTuple):
    """A hint that was asked for."""

    decision: str
    guest: str
    live: ref[LoadedTable]
    told: asyncio.Future[messages.Hinted]


class Hints:
    """The hints of a server; each is thought out once, however often and wherever it is asked for.

    They are forgotten when their decision is made.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._known: OrderedDict[tuple[str, int], Known] = OrderedDict()

    async def hint(
        self, guest: str, live: LoadedTable, seat: int, decision: str
    ) -> messages.Hinted:
        """The hint for a decision that is due."""
        self._forget()
        place = live.table, seat
        known = self._known.get(place)
        if known is None:
            self._check(guest)
            view = live.state.match.view(seat)
            work = hinted(self.thinkers, guest, live.table, decision, view)
            known = Known(decision, guest, ref(live), asyncio.ensure_future(work))
            known.told.add_done_callback(_heard)
            self._known[place] = known
        return await asyncio.shield(known.told)

    def _forget(self) -> None:
        for place, known in list(self._known.items()):
            live = known.live()
            due = live is not None and live.state.due.get(place[1]) == known.decision
            if not due or (known.told.done() and _failed(known.told)):
                del self._known[place]
        while len(self._known) > REMEMBERED and next(iter(self._known.values())).told.done():
            self._known.popitem(last=False)

    def _check(self, guest: str) -> None:
        """Refuse what is too much, of one person or of all."""
        waiting = [known.guest for known in self._known.values() if not known.told.done()]
        for most, count in ((MOST_OF_ONE, waiting.count(guest)), (MOST_WAITING, len(waiting))):
            if count >= most:
                self.thinkers.schedule.refused[Urgency.HINT] += 1
                raise TooManyHints(most, max(1.0, round(SECONDS * count)))

    async def close(self) -> None:
        for known in self._known.values():
            known.told.cancel()
        told = (known.told for known in self._known.values())
        await asyncio.gather(*told, return_exceptions=True)


def _failed(told: asyncio.Future[messages.Hinted]) -> bool:
    return told.cancelled() or told.exception() is not None


def _heard(told: asyncio.Future[messages.Hinted]) -> None:
    """Whoever asked may be gone."""
    _failed(told)


async def hinted(
    thinkers: Thinkers, guest: str, table: str, decision: str, view: PlayerView
) -> messages.Hinted:
    await thinkers.prepared(compile_all)
    try:
        told = await thinkers.finish(TIMEOUT, guest, evaluated, view)
    except ThoughtFailed as error:
        raise NoThought(error.reason) from error
    return as_message(table, decision, told)
