"""A webhook for whoever runs a server: told when it has become the turn of somebody who is away.

Only at tables with a clock of days. It is sent the table, the name of who is waited for and the
link, and nothing that is hidden; no table ever waits for it.
"""

import asyncio
import json
import logging
import urllib.error
import urllib.request
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, NamedTuple

from purradox.host import LoadedTable
from purradox.host.environment import Clock
from purradox.server.api.limits import Bucket

DELAY = 30.0
"""Seconds after which it is looked again whether they are still away: pages are loaded anew."""
FRESH = 60_000
"""Milliseconds since a turn began; after a restart older ones are not told again."""
RETRIES = (2.0, 20.0)
"""Seconds before each further attempt."""
TIMEOUT = 10.0
RATE = 1.0, 30.0
"""Calls a second, and at once."""
MOST_WAITING = 500
"""Calls that wait; where there are more, they are dropped."""

logger = logging.getLogger("purradox.server")


class Notice(NamedTuple):
    table: str
    guest: str
    """Their name."""
    link: str


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect could lead anywhere; whoever configures the webhook names its address."""

    def redirect_request(self, *_arguments: Any, **_more: Any) -> None:
        return None


class Webhook:
    """Calls to one address, one after another."""

    def __init__(self, url: str, clock: Clock, address: Callable[[], str]) -> None:
        self.url, self.clock, self.address = url, clock, address
        self._bucket = Bucket(*RATE)
        self._known: dict[str, set[tuple[int, str]]] = {}
        """The decisions of each table that were looked at already."""
        self._queue: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)
        self._opener = urllib.request.build_opener(_NoRedirect)

    def look(self, live: LoadedTable) -> None:
        """A table of this process has changed."""
        state = live.state
        if state.options.clock != "days":
            return
        due = set(state.due.items()) if state.status == "playing" else set()
        known = self._known.pop(live.table, set())
        if due:
            self._known[live.table] = due
        if self.clock() - state.began > FRESH:
            return
        for seat, decision in due - known:
            if self._waits(live, seat, decision):
                loop = asyncio.get_running_loop()
                loop.call_later(DELAY, self._look_again, live, seat, decision)

    def _waits(self, live: LoadedTable, seat: int, decision: str) -> bool:
        state = live.state
        chair = state.chairs[seat]
        away = chair.guest is not None and not chair.program and not chair.played
        return away and state.due.get(seat) == decision and not live.present(seat)

    def _look_again(self, live: LoadedTable, seat: int, decision: str) -> None:
        if not self._waits(live, seat, decision):
            return
        name = live.state.chairs[seat].name
        try:
            self._queue.put_nowait(Notice(live.table, name, f"{self.address()}/t/{live.table}"))
        except asyncio.QueueFull:
            logger.warning("a call of the webhook was dropped: too many wait")

    async def run(self) -> None:
        """Send what there is to send, for as long as the server runs."""
        while True:
            notice = await self._queue.get()
            while wait := self._bucket.take():
                await asyncio.sleep(wait)
            await self.send(notice)

    async def send(self, notice: Notice) -> bool:
        """Try a few times; whether it arrived. The address may hold a secret, and is not logged."""
        trouble = await asyncio.to_thread(self._post, notice)
        for wait in RETRIES:
            if trouble is None or not trouble.again:
                break
            await asyncio.sleep(wait)
            trouble = await asyncio.to_thread(self._post, notice)
        if trouble is not None:
            logger.warning("the webhook could not be called", extra={"reason": trouble.reason})
        return trouble is None

    def _post(self, notice: Notice) -> "_Trouble | None":
        request = urllib.request.Request(
            self.url,
            json.dumps(notice._asdict()).encode(),
            {"content-type": "application/json", "user-agent": "Purradox"},
        )
        try:
            with self._opener.open(request, timeout=TIMEOUT):
                return None
        except urllib.error.HTTPError as error:
            error.close()
            busy = error.code == HTTPStatus.TOO_MANY_REQUESTS
            again = busy or error.code >= HTTPStatus.INTERNAL_SERVER_ERROR
            return _Trouble(f"status {error.code}", again)
        except (OSError, ValueError) as error:
            return _Trouble(type(error).__name__, again=True)


class _Trouble(NamedTuple):
    reason: str
    again: bool
    """Whether it may go well another time."""
