"""Running a server: one process, or several on PostgreSQL."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import uvicorn

if sys.platform != "win32":
    import resource

from purradox.bots.pace import natural_pause, steps
from purradox.server.app import Server, Settings
from purradox.server.limits import Limits
from purradox.server.logs import LOGGING
from purradox.server.network import BACKLOG, Network, listening
from purradox.server.uvicorn_http import http_of
from purradox.server.uvicorn_socket import Socket

SELDOM = (50_000, 20, 100)
"""Almost nothing here is held in a circle; looking for circles often costs people's time."""
STOPPING = 5
"""Seconds that connections have to end by themselves."""


@dataclass(frozen=True)
class Serving:
    """Where a server listens, and what it runs on."""

    address: str = "127.0.0.1"
    port: int = 8080
    database: str = ""
    workers: int = 1
    thinkers: int = 1
    proxies: str = "127.0.0.1"
    connections_of_address: int = 200
    messages_a_second: float = 50.0
    requests_a_second: float = 20.0
    bots: tuple[str, ...] = ()
    """Specs of bots that tables may have beside the levels."""
    home: bool = False
    """Whether it belongs to who sits before it, and may let their network in."""


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
        connections_of_address=serving.connections_of_address,
        messages_a_second=serving.messages_a_second,
        messages_at_once=3 * serving.messages_a_second,
        requests_a_second=serving.requests_a_second,
        requests_at_once=6 * serving.requests_a_second,
    )
    database = serving.database or str(default_database())
    return Settings(database, serving.thinkers, limits, natural_pause, steps, serving.bots)


def config(serving: Serving, app: Server | None = None) -> uvicorn.Config:
    app = app or Server(settings_of(serving))
    return uvicorn.Config(
        app,
        host=serving.address,
        port=serving.port,
        loop="auto",
        http=http_of(app.doorkeeper, serving.proxies),
        ws=Socket,
        ws_max_size=1 << 16,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        access_log=False,
        log_config=LOGGING,
        proxy_headers=True,
        forwarded_allow_ips=serving.proxies,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=STOPPING,
        backlog=BACKLOG,
    )


def listen(serving: Serving) -> socket.socket:
    """The door itself: raises `OSError` when somebody else has it."""
    return listening(serving.address, serving.port, shared=serving.workers > 1)


class Listener(uvicorn.Server):
    """A server to which doors can be added while it runs."""

    async def listen_at(self, door: socket.socket) -> None:
        config, loop = self.config, asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        self.servers.append(await loop.create_server(protocol, sock=door, backlog=config.backlog))


def serve(serving: Serving, door: socket.socket | None = None) -> bool:
    """Serve until told to stop; whether it ever started."""
    if serving.workers > 1:
        from purradox.server.workers import serve_with_workers

        return serve_with_workers(serving)
    app, door = Server(settings_of(serving)), door or listen(serving)
    server = Listener(config(serving, app))
    app.network = Network(
        serving.address, door.getsockname()[1], server.listen_at if serving.home else None
    )
    allow_files()
    gc.freeze()
    gc.set_threshold(*SELDOM)
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
    return replace(serving, workers=1)
