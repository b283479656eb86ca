"""Running a server: one process, or several on PostgreSQL."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import uvicorn

if sys.platform != "win32":
    import resource

from purradox.bots.pace import natural_pause, steps
from purradox.host.daily import Days
from purradox.host.expiry import Expiry
from purradox.server.api.limits import Limits
from purradox.server.app import Server, Settings
from purradox.server.http.protocol import http_of
from purradox.server.ops.logs import LOGGING
from purradox.server.ops.network import BACKLOG, Network, listening
from purradox.server.ops.settings import Serving
from purradox.server.ws.protocol import socket_class

SELDOM = (50_000, 20, 100)
"""Almost nothing here is held in a circle; looking for circles often costs people's time."""
SWITCH = 0.001
"""Seconds that the thread which writes logs, and all who wait for it, wait for the interpreter."""
STOPPING = 5
"""Seconds that connections have to end by themselves."""


def default_database() -> Path:
    """One file among the person's own data."""
    if sys.platform == "win32":
        home = Path(os.environ.get("APPDATA") or Path.home())
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "purradox" / "purradox.db"


def settings_of(serving: Serving) -> Settings:
    limits = Limits(
        connections_of_address=serving.connections,
        messages_a_second=serving.messages,
        messages_at_once=3 * serving.messages,
        requests_a_second=serving.requests,
        requests_at_once=6 * serving.requests,
        tables_a_second=serving.requests / 120,
        tables_at_once=2 * serving.requests,
        workers=serving.together,
    )
    database = serving.database or str(default_database())
    return Settings(
        database,
        serving.thinkers,
        limits,
        natural_pause,
        steps,
        serving.bot,
        Expiry(serving.waiting_days, serving.match_days, serving.finished_days),
        figures=serving.figures,
        hosts=tuple(map(str.lower, serving.hosts)),
        guest_days=serving.guest_days,
        days=Days(serving.daily_secret),
        webhook=serving.webhook,
        offline=serving.offline,
    )


def config(serving: Serving, app: Server | None = None) -> uvicorn.Config:
    app = app or Server(settings_of(serving))
    return uvicorn.Config(
        app,
        host=serving.address,
        port=serving.port,
        loop="auto",
        http=http_of(app.limiter, serving.proxies),
        ws=socket_class(),
        ws_max_size=1 << 16,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        access_log=False,
        log_config=LOGGING,
        proxy_headers=True,
        forwarded_allow_ips=list(serving.proxies),
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=STOPPING,
        backlog=BACKLOG,
    )


def listen(serving: Serving) -> socket.socket:
    """The door itself: raises `OSError` when somebody else has it."""
    return listening(serving.address, serving.port, shared=serving.workers > 1)


class Listener(uvicorn.Server):
    """A server that says when it listens, and to which doors can be added while it runs."""

    on_start: Callable[[], object] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_start()

    async def listen_at(self, door: socket.socket) -> None:
        config, loop = self.config, asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        self.servers.append(await loop.create_server(protocol, sock=door, backlog=config.backlog))


def serve(
    serving: Serving,
    door: socket.socket | None = None,
    on_start: Callable[[], object] = lambda: None,
) -> bool:
    """Serve until told to stop; whether it ever started."""
    if serving.workers > 1:
        from purradox.server.ops.workers import serve_with_workers

        return serve_with_workers(serving)
    app, door = Server(settings_of(serving)), door or listen(serving)
    server = Listener(config(serving, app))
    server.on_start = on_start
    app.network = Network(
        serving.address, door.getsockname()[1], server.listen_at if serving.home else None
    )
    allow_files()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(SWITCH)
    server.run(sockets=[door])
    return server.started


def allow_files() -> None:
    """As many open files as the system lets us have: every connection is one."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def one_of_many(serving: Serving) -> Serving:
    """The settings of one worker among several."""
    return replace(serving, workers=1, together=serving.workers)
