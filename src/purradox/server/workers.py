"""Several processes behind one port, on one PostgreSQL."""

import multiprocessing
import signal
import time
from multiprocessing.process import BaseProcess
from types import FrameType

from purradox.server.serving import listen, one_of_many, serve
from purradox.server.settings import Serving

PAUSE = 0.2
REVIVAL = 1.0
"""Seconds before a worker that died is started again."""


def serve_with_workers(serving: Serving) -> bool:
    """Keep so many workers alive until told to stop."""
    door = listen(serving)
    context = multiprocessing.get_context("spawn")
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    def begin() -> BaseProcess:
        worker = context.Process(target=serve, args=(one_of_many(serving), door))
        worker.start()
        return worker

    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, stop)
    workers = [begin() for _ in range(serving.workers)]
    while not stopping:
        time.sleep(PAUSE)
        for at, worker in enumerate(workers):
            if not worker.is_alive() and not stopping:
                time.sleep(REVIVAL)
                workers[at] = begin()
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()
    return True
