"""The whole server as one ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from purradox.host import Environment
from purradox.host.daily import BY_DATE, Days
from purradox.host.expiry import NEVER, Expiry
from purradox.host.keeper import Pause, StepsOf, no_pause, no_steps
from purradox.host.sql import DatabaseHost, hosting
from purradox.host.sql.reviews import KeptReviews
from purradox.rules.errors import RuleError
from purradox.server.api import daily, profile, puzzles, records, tables
from purradox.server.api.errors import (
    BadRequest,
    NoSuchPage,
    ServerTrouble,
    WrongHost,
    WrongMethod,
)
from purradox.server.api.limits import Limiter, Limits
from purradox.server.api.replay import Unreadable
from purradox.server.asgi import App, Receive, Scope, Send
from purradox.server.http import identity, invitations
from purradox.server.http.guard import guard
from purradox.server.http.openapi import document
from purradox.server.http.pages import nowhere, pages
from purradox.server.http.refusals import answer, reject
from purradox.server.http.routing import json_response, routes_of
from purradox.server.http.security import CSP, CSP_WITH_WORKER, with_headers
from purradox.server.http.static import OFFLINE, Assets, exported_files
from purradox.server.ops import health
from purradox.server.ops.health import Readiness
from purradox.server.ops.metrics import Metrics
from purradox.server.ops.network import Network, addressed_to, home_address
from purradox.server.ops.webhook import Webhook
from purradox.server.records.pool import Reviews
from purradox.server.records.readers import Readers
from purradox.server.ws.accept import WebSocketEndpoint

logger = logging.getLogger("purradox.server")
OPERATIONS = (
    *identity.api.operations,
    *profile.api.operations,
    *tables.api.operations,
    *invitations.api.operations,
    *daily.api.operations,
    *records.api.operations,
    *puzzles.api.operations,
)


@cache
def openapi() -> dict[str, Any]:
    return document(OPERATIONS)


async def _openapi(_request: Request) -> Response:
    return json_response(openapi())


API = (*routes_of(OPERATIONS), Route("/api/openapi.json", _openapi))


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
    expiry: Expiry = NEVER
    environment: Environment | None = None
    """Time and chance, where they are not the real ones."""
    hosts: tuple[str, ...] = ()
    """The names by which it may be addressed; none means any."""
    guest_days: int = 0
    """After how many days without them guests are forgotten; 0 keeps them for ever."""
    days: Days = BY_DATE
    """The seeds of the daily deals."""
    figures: str = ""
    """The folder in which several workers leave their figures for each other."""
    webhook: str = ""
    """Called when it has become the turn of somebody who is away."""
    offline: str = ""
    """The folder of an export, for people who play alone without a connection."""


class Server:
    """An ASGI application: WebSockets go to their endpoint, everything else to Starlette."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limiter = Limiter(settings.limits)
        self.metrics = Metrics(settings.figures)
        self.network = Network()
        self.websockets: WebSocketEndpoint | None = None
        self.host: DatabaseHost | None = None
        self.ready: Readiness
        offline = exported_files(Path(settings.offline)) if settings.offline else {}
        self.assets = Assets(head=OFFLINE, more=offline) if offline else Assets()
        self.http = self._http()
        self._app: App = with_headers(
            guard(
                *(self.http, self.limiter, self.metrics, settings.hosts),
                *(self._check_address, lambda: self.assets.page.content),
            ),
            CSP_WITH_WORKER if offline else CSP,
        )

    def _check_address(self, address: str) -> None:
        if self.host is not None:
            self.host.bans.check(address=address)

    def _address(self) -> str:
        """Where people find this server, as far as it knows."""
        if self.settings.hosts:
            return f"https://{self.settings.hosts[0]}"
        return f"http://{home_address() or 'localhost'}:{self.network.port}"

    def _http(self) -> Starlette:
        app = Starlette(
            routes=[*API, *health.routes, *pages(self.assets)],
            lifespan=self._life,
            exception_handlers={
                RuleError: _refused,
                Unreadable: _unreadable,
                HTTPException: _http_error,
                ClientDisconnect: _broken_off,
                Exception: _broken,
            },
        )
        app.state.server = self
        return app

    @asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(
                hosting(
                    settings.database,
                    thinkers=settings.thinkers,
                    pause=settings.pause,
                    steps=settings.steps,
                    bots=settings.bots,
                    guest_days=settings.guest_days,
                    environment=settings.environment,
                    expiry=settings.expiry,
                    days=settings.days,
                )
            )
            self.host = app.state.host = host
            self.websockets = WebSocketEndpoint(host, self.limiter)
            if settings.webhook:
                webhook = Webhook(settings.webhook, host.clock, self._address)
                host.keeper.on_change = webhook.look
                calls = asyncio.create_task(webhook.run())
                stack.callback(calls.cancel)
            self.ready = Readiness(host)
            self.metrics.watch(host, self.limiter, self.ready)
            app.state.reviews = Reviews(KeptReviews(host.database), host.thinkers)
            stack.push_async_callback(app.state.reviews.close)
            stack.push_async_callback(self.websockets.hints.close)
            app.state.readers = Readers()
            stack.push_async_callback(app.state.readers.close)
            await stack.enter_async_context(self.metrics.left_for_others())
            yield
            self.websockets.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif not addressed_to(scope, self.settings.hosts):
            await receive()
            await reject(send, WrongHost(), socket=True)
        elif scope["path"] == "/ws" and self.websockets is not None:
            await self.websockets(scope, receive, send)
        else:
            await receive()
            await reject(send, NoSuchPage(), socket=True)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RuleError)
    return answer(error)


async def _unreadable(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Unreadable)
    return json_response(error.problem, 422)


async def _http_error(request: Request, error: Exception) -> Response:
    """What Starlette's routing does not find."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = answer(WrongMethod())
        methods = (error.headers or {}).get("Allow", "").split(", ")
        response.headers["allow"] = ", ".join(sorted({*methods} - {"HEAD"}))
        return response
    return nowhere(request, request.app.state.server.assets) or answer(NoSuchPage())


async def _broken_off(_request: Request, _error: Exception) -> Response:
    """An answer that nobody reads: the client left before its request was whole."""
    return answer(BadRequest("content"))


async def _broken(_request: Request, error: Exception) -> Response:
    logger.error("a request failed", exc_info=error)
    return answer(ServerTrouble())
