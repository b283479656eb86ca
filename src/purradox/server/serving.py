"""Running a server: one process, or several on PostgreSQL."""

import gc
import os
import socket
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import uvicorn

from purradox.bots.pace import natural_pause
from purradox.server.app import Server, Settings
from purradox.server.limits import Limits
from purradox.server.logs import LOGGING
from purradox.server.uvicorn_socket import Socket

BACKLOG = 2048
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
    return Settings(database, serving.thinkers, limits, natural_pause)


def config(serving: Serving, app: Server | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        app or Server(settings_of(serving)),
        host=serving.address,
        port=serving.port,
        loop="auto",
        http="httptools",
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
    family = socket.AF_INET6 if ":" in serving.address else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if serving.workers > 1 and hasattr(socket, "SO_REUSEPORT"):
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        door.bind((serving.address, serving.port))
        door.listen(BACKLOG)
    except OSError:
        door.close()
        raise
    return door


def serve(serving: Serving, door: socket.socket | None = None) -> bool:
    """Serve until told to stop; whether it ever started."""
    if serving.workers > 1:
        from purradox.server.workers import serve_with_workers

        return serve_with_workers(serving)
    server = uvicorn.Server(config(serving))
    gc.freeze()
    gc.set_threshold(*SELDOM)
    server.run(sockets=[door or listen(serving)])
    return server.started


def one_of_many(serving: Serving) -> Serving:
    """The settings of one worker among several."""
    return replace(serving, workers=1)
