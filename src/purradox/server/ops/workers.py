"""Several processes behind one port, on one PostgreSQL."""

import logging
import logging.config
import multiprocessing
import signal
import time
from dataclasses import replace
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from socket import socket
from tempfile import TemporaryDirectory
from types import FrameType
from typing import NamedTuple

from purradox.server.ops.logs import LOGGING
from purradox.server.ops.serving import STOPPING, listen, one_of_many, serve
from purradox.server.ops.settings import Serving

HANGUP: signal.Signals | None = getattr(signal, "SIGHUP", None)
"""The signal to replace all workers; Windows has none."""
PAUSE = 0.1
REVIVAL = 1.0
"""Seconds before a worker that died is started again."""
STARTING = 60.0
"""Seconds that a new worker has to become ready."""
ENDING = STOPPING + 15.0
"""Seconds that an old worker has to say goodbye, to write what is pending and to go."""

logger = logging.getLogger("purradox.server")
_processes = multiprocessing.get_context("spawn")


class Worker(NamedTuple):
    """One process that serves, and whether it does so yet."""

    process: BaseProcess
    ready: Event


class Supervisor:
    """Keeps so many workers alive, and replaces them one after another when told to."""

    def __init__(self, serving: Serving, figures: str) -> None:
        self.serving = replace(one_of_many(serving), figures=figures)
        self.door: socket = listen(serving)
        self.stopping = self.replacing = False
        self.workers = [self._begin() for _ in range(serving.workers)]

    def run(self) -> None:
        """Until told to stop."""
        while not self.stopping:
            time.sleep(PAUSE)
            self._revive()
            if self.replacing:
                self.replacing = False
                self._replace_all()
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()

    def stop(self, _signal: int, _frame: FrameType | None) -> None:
        self.stopping = True

    def replace(self, _signal: int, _frame: FrameType | None) -> None:
        self.replacing = True

    def _begin(self) -> Worker:
        ready = _processes.Event()
        process = _processes.Process(target=_work, args=(self.serving, self.door, ready))
        process.start()
        return Worker(process, ready)

    def _revive(self) -> None:
        for at, worker in enumerate(self.workers):
            if not worker.process.is_alive() and not self.stopping:
                logger.error("a worker died; another one is started")
                time.sleep(REVIVAL)
                self.workers[at] = self._begin()

    def _replace_all(self) -> None:
        """A new worker is ready before an old one goes; where it is not, the old ones stay."""
        logger.info("replacing the workers one after another")
        for at in range(len(self.workers)):
            fresh = self._begin()
            if not self._becomes_ready(fresh):
                fresh.process.kill()
                fresh.process.join()
                if not self.stopping:
                    logger.error("a new worker did not start; the old ones stay")
                return
            old, self.workers[at] = self.workers[at], fresh
            old.process.terminate()
            old.process.join(ENDING)
            if old.process.is_alive():
                logger.error("an old worker did not end; it is killed")
                old.process.kill()
        logger.info("all workers are new")

    def _becomes_ready(self, worker: Worker) -> bool:
        end = time.monotonic() + STARTING
        while time.monotonic() < end and worker.process.is_alive() and not self.stopping:
            if worker.ready.wait(PAUSE):
                return True
        return False


def _work(serving: Serving, door: socket, ready: Event) -> None:
    if HANGUP is not None:
        signal.signal(HANGUP, signal.SIG_IGN)  # it is meant for the supervisor alone
    serve(serving, door, ready.set)


def serve_with_workers(serving: Serving) -> bool:
    """Serve with several processes until told to stop."""
    logging.config.dictConfig(LOGGING)
    with TemporaryDirectory(prefix="purradox-") as figures:
        supervisor = Supervisor(serving, figures)
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, supervisor.stop)
        if HANGUP is not None:
            signal.signal(HANGUP, supervisor.replace)
        supervisor.run()
    return True
