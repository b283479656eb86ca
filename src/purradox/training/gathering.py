"""Examples gathered on every core, or on every machine of a cluster, all of them together."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from purradox.arena.cluster import connected
from purradox.training.examples import FOREVER, SelfPlay, matches
from purradox.training.rows import ROW, Rows

Task = tuple[SelfPlay, int, float, int | None]


def some(play: SelfPlay, seed: int, seconds: float, count: int | None) -> Rows:
    """What one process gathers."""
    found = list(matches(play, seed, seconds, count))
    return np.concatenate(found) if found else np.zeros(0, ROW)


def gather(
    *,
    processes: int,
    seed: int,
    play: SelfPlay,
    seconds: float = FOREVER,
    count: int | None = None,
    ray: str | None = None,
) -> Rows:
    """Matches are played for so long, or so many matches, in each of so many processes."""
    tasks = [(play, seed * 100_003 + number, seconds, count) for number in range(processes)]
    return np.concatenate(list(_on_cluster(tasks, ray) if ray else _here(tasks)))


def _here(tasks: list[Task]) -> Iterator[Rows]:
    with ProcessPoolExecutor(len(tasks), get_context("spawn")) as pool:
        yield from pool.map(some, *zip(*tasks, strict=True))


def _on_cluster(tasks: list[Task], address: str) -> Iterator[Rows]:
    with connected(address, len(tasks)) as ray:
        task = ray.remote(some)
        yield from ray.get([task.remote(*one) for one in tasks])
