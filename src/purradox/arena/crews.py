"""Who plays the matches: this process, several of them, or the machines of a Ray cluster."""

import signal
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from purradox.arena.errors import ArenaError
from purradox.arena.play import Ending, play
from purradox.arena.settings import Settings

Endings = Generator[Ending, None, None]
Crew = Callable[[Settings, Iterator[int]], Endings]
"""Plays matches, by their numbers, and yields each when it ends; a number is drawn when
somebody is free to play it."""


def by_myself(settings: Settings, numbers: Iterator[int]) -> Endings:
    """One match after the other, here."""
    for number in numbers:
        yield play(settings, number)


def by_processes(count: int) -> Crew:
    """So many matches at a time, each in a process of its own."""

    def endings(settings: Settings, numbers: Iterator[int]) -> Endings:
        workers: dict[Connection, BaseProcess] = {}
        try:
            for number in islice(numbers, count):
                connection, worker = _started(settings)
                workers[connection] = worker
                connection.send(number)
            busy = list(workers)
            while busy:
                for ready in wait(busy):
                    assert isinstance(ready, Connection)
                    ending: Ending = ready.recv()
                    if (following := next(numbers, None)) is None:
                        busy.remove(ready)
                    else:
                        ready.send(following)
                    yield ending
        except (EOFError, OSError) as error:
            raise ArenaError("arena-worker-died") from error
        finally:
            for worker in workers.values():
                worker.terminate()
                worker.join()

    return endings


def _started(settings: Settings) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    worker = context.Process(target=_serve, args=(theirs, settings), daemon=True)
    with _interrupts_ignored():
        worker.start()
    theirs.close()
    return ours, worker


def _serve(connection: Connection, settings: Settings) -> None:
    """Play what is asked for until nobody is there to ask."""
    try:
        while True:
            connection.send(play(settings, connection.recv()))
    except (EOFError, OSError):
        return


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal, and a new one ignores what we ignore now."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
