"""The whole server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from purradox.host import Environment, HostError
from purradox.host.keeper import Pause, no_pause
from purradox.host.sql import DatabaseHost, hosting
from purradox.host.sql.reviews import KeptReviews
from purradox.rules.errors import RuleError
from purradox.server.asgi import App, Receive, Scope, Send
from purradox.server.errors import (
    BadRequest,
    NoSuchPage,
    ServerTrouble,
    WrongMethod,
    answer,
    reject,
)
from purradox.server.http import routes
from purradox.server.http.guard import guard
from purradox.server.http.openapi import allowed, describe
from purradox.server.http.pages import nowhere, pages
from purradox.server.http.security import with_headers
from purradox.server.http.static import Assets
from purradox.server.ops import health
from purradox.server.ops.limits import Limiter, Limits
from purradox.server.ops.metrics import Metrics
from purradox.server.ops.network import Network
from purradox.server.records import routes as records
from purradox.server.records.pool import Reviews
from purradox.server.ws.accept import WebSocketEndpoint

logger = logging.getLogger("purradox.server")


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    thinkers: int = 1
    limits: Limits = field(default_factory=Limits)
    pause: Pause = no_pause
    bots: tuple[str, ...] = ()
    """Specs of bots that tables may have beside the levels."""
    environment: Environment | None = None
    """Time and chance, where they are not the real ones."""


class Server:
    """An ASGI application: WebSockets go to their endpoint, everything else to FastAPI."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limiter = Limiter(settings.limits)
        self.metrics = Metrics()
        self.network = Network()
        self.websockets: WebSocketEndpoint | None = None
        self.host: DatabaseHost | None = None
        self.http = self._http()
        self._app: App = with_headers(guard(self.http, self.limiter, self.metrics))

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
                    bots=settings.bots,
                    environment=settings.environment,
                )
            )
            self.host = app.state.host = host
            self.websockets = WebSocketEndpoint(host, self.limiter)
            self.metrics.watch(host, self.limiter)
            app.state.reviews = Reviews(KeptReviews(host.database))
            stack.push_async_callback(app.state.reviews.close)
            yield
            self.websockets.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif scope["path"] == "/ws" and self.websockets is not None:
            await self.websockets(scope, receive, send)
        else:
            await receive()
            await reject(send, NoSuchPage(), socket=True)


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
