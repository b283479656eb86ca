"""The whole server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from purradox.host import Host, HostError, hosting
from purradox.host.keeper import Pause, StepsOf, no_pause, no_steps
from purradox.host.referee import Referee
from purradox.host.reviews import KeptReviews
from purradox.rules.errors import RuleError
from purradox.server import health, records, routes
from purradox.server.asgi import App, Receive, Scope, Send
from purradox.server.door import Door
from purradox.server.gatehouse import gatehouse
from purradox.server.limits import Doorkeeper, Limits
from purradox.server.metrics import Metrics
from purradox.server.network import Network
from purradox.server.openapi import allowed, describe
from purradox.server.pages import nowhere, pages
from purradox.server.refusing import answer, turn_away
from purradox.server.reviews import Reviews
from purradox.server.security import with_headers
from purradox.server.static import Assets
from purradox.server.troubles import BadRequest, NoSuchPage, ServerTrouble, WrongMethod

logger = logging.getLogger("purradox.server")


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    thinkers: int = 1
    limits: Limits = field(default_factory=Limits)
    pause: Pause = no_pause
    steps: StepsOf = no_steps
    bots: tuple[str, ...] = ()
    """Specs of bots that tables may have beside the levels."""
    make_referee: Any = Referee


class Server:
    """An ASGI application: sockets go to the door, everything else to FastAPI."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.doorkeeper = Doorkeeper(settings.limits)
        self.metrics = Metrics()
        self.network = Network()
        self.door: Door | None = None
        self.host: Host | None = None
        self.http = self._http()
        self._app: App = with_headers(gatehouse(self.http, self.doorkeeper, self.metrics))

    def _http(self) -> FastAPI:
        app = FastAPI(
            title="Purradox",
            version="1",
            lifespan=self._life,
            openapi_url="/api/openapi.json",
            docs_url=None,
            redoc_url=None,
        )
        app.include_router(routes.router)
        app.include_router(records.router)
        app.include_router(health.router)
        app.state.assets = Assets()
        app.include_router(pages(app.state.assets))
        describe(app)
        app.state.server = self
        app.add_exception_handler(RuleError, _refused)
        app.add_exception_handler(RequestValidationError, _invalid)
        app.add_exception_handler(HTTPException, _http_error)
        app.add_exception_handler(Exception, _broken)
        return app

    @asynccontextmanager
    async def _life(self, app: FastAPI) -> AsyncIterator[None]:
        settings = self.settings
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(
                hosting(
                    settings.database,
                    thinkers=settings.thinkers,
                    pause=settings.pause,
                    steps=settings.steps,
                    bots=settings.bots,
                    make_referee=settings.make_referee,
                )
            )
            self.host = app.state.host = host
            self.door = Door(host, self.doorkeeper)
            self.metrics.watch(host, self.doorkeeper)
            app.state.reviews = Reviews(KeptReviews(host.database), host.thinkers)
            stack.push_async_callback(app.state.reviews.close)
            stack.push_async_callback(self.door.hints.close)
            app.state.readers = records.Readers()
            stack.push_async_callback(app.state.readers.thinkers.close)
            yield
            self.door.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif scope["path"] == "/ws" and self.door is not None:
            await self.door(scope, receive, send)
        else:
            await receive()
            await turn_away(send, NoSuchPage(), socket=True)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RuleError)
    return answer(error)


async def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first.get("loc", ()))
    return answer(BadRequest(f"{where}: {first.get('msg', '')}"[:200]))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, RuleError):  # a body that was broken off while it was read
        return answer(error.__cause__)
    if error.status_code == 404 and (page := nowhere(request, request.app.state.assets)):
        return page
    kinds: dict[int, HostError] = {404: NoSuchPage(), 405: WrongMethod()}
    known = kinds.get(error.status_code) or BadRequest(str(error.detail)[:200])
    response = answer(known, error.status_code)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    if error.status_code == 405 and (methods := allowed(request.app, request.url.path)):
        response.headers["allow"] = ", ".join(methods)
    return response


async def _broken(_request: Request, error: Exception) -> Response:
    logger.error("a request failed", exc_info=error)
    return answer(ServerTrouble())
