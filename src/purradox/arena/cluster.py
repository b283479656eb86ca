"""Matches spread over a Ray cluster."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from purradox.arena.errors import ArenaError
from purradox.arena.executors import Endings, Executor
from purradox.arena.play import Ending, play
from purradox.arena.settings import Settings

LOCAL, FOUND = "local", "auto"
"""The addresses of a cluster that is started here, and of one that runs here already."""


def by_ray(address: str, processes: int | None = None) -> Executor:
    """As many matches at a time as the cluster has processors, or as were asked for."""
    _imported()

    def endings(settings: Settings, numbers: Iterator[int]) -> Endings:
        with connected(address, processes) as ray:
            width = processes or int(ray.cluster_resources().get("CPU", 1))
            task = ray.remote(play)
            under_way = [task.remote(settings, number) for number in islice(numbers, width)]
            while under_way:
                (ready, *_), under_way = ray.wait(under_way)
                ending: Ending = ray.get(ready)
                under_way += [task.remote(settings, one) for one in islice(numbers, 1)]
                yield ending

    return endings


@contextmanager
def connected(address: str, processes: int | None = None) -> Iterator[Any]:
    """Ray, connected to a cluster."""
    ray = _imported()
    _connect(ray, address, processes)
    try:
        yield ray
    except ray.exceptions.RayError as error:
        raise ArenaError("arena-worker-died") from error
    finally:
        ray.shutdown()


def _imported() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    return ray


TIMEOUT = 5.0
"""Seconds to wait for a cluster to answer; Ray itself would go on trying for an hour."""


def _knock(address: str) -> None:
    """See whether anybody is there at all, unless Ray is to find out by itself."""
    if address in (LOCAL, FOUND):
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (host and colon and port.isascii() and port.isdecimal() and int(port) < 2**16):
        raise ValueError(f"{LOCAL} | {FOUND} | HOST:PORT | ray://HOST:PORT")
    with socket.create_connection((host, int(port)), TIMEOUT):
        pass


def _connect(ray: Any, address: str, processes: int | None) -> None:
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        settings |= {"num_cpus": processes, "include_dashboard": False}
    try:
        _knock(address)
        ray.init(address, **settings)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError, OSError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise ArenaError("arena-ray-unreachable", address=address, reason=reason) from error
