"""For those who look after the server: is it alive, is it ready, how is it."""

import asyncio
import logging

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from purradox.host.sql import DatabaseHost
from purradox.server.api.errors import NotReady

RECENT = 10.0
"""Seconds for which a success counts."""
AGAIN = 1.0
"""Seconds for which a failed trial counts: however many ask, no more is tried."""

logger = logging.getLogger("purradox.server")


class Readiness:
    """Whether writing works: what the log wrote lately shows it, else a trial does."""

    def __init__(self, host: DatabaseHost) -> None:
        self.host = host
        self.failures = self._seen = 0
        self._works, self._tried = True, float("-inf")
        self._lock = asyncio.Lock()

    async def __call__(self) -> bool:
        async with self._lock:
            now = asyncio.get_running_loop().time()
            if now - self.host.journal.committed < RECENT:
                self._tried = float("-inf")  # whatever it said, this is newer
                return True
            failed, before = self.host.journal.failures, self._works
            if now - self._tried >= (RECENT if before and failed == self._seen else AGAIN):
                self._seen = failed
                self._works, self._tried = await self.host.database.writes(), now
                self.failures += not self._works
                if self._works is not before:
                    logger.log(*(BACK if self._works else LOST))
            return self._works


LOST = logging.ERROR, "nothing can be written to the database"
BACK = logging.INFO, "the database can be written again"


async def alive(_request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Whether moves can be written."""
    if not await request.app.state.server.ready():
        raise NotReady
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    return PlainTextResponse(
        request.app.state.server.metrics.text(), media_type="text/plain; version=0.0.4"
    )


routes = [Route("/healthz", alive), Route("/readyz", ready), Route("/metrics", metrics)]
