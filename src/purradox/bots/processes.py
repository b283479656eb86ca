"""Numbered pieces of work, one after the other here or several at a time in processes."""

import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import TypeVar

T = TypeVar("T")
Work = Callable[[int], T]


class WorkerDied(Exception):
    """A process ended before its work did."""


def one_by_one(work: Work[T], numbers: Iterator[int]) -> Generator[T, None, None]:
    """Here, in order."""
    with _interrupts_noted() as pressed:
        for number in numbers:
            done = work(number)
            if pressed():
                raise KeyboardInterrupt
            yield done


def in_processes(work: Work[T], numbers: Iterator[int], count: int) -> Generator[T, None, None]:
    """So many at a time, as they are done; a number is drawn when a process is free for it."""
    workers: dict[Connection, BaseProcess] = {}
    try:
        for number in islice(numbers, count):
            connection, worker = _started(work)
            workers[connection] = worker
            connection.send(number)
        busy = list(workers)
        while busy:
            for ready in wait(busy):
                assert isinstance(ready, Connection)
                done: T = ready.recv()
                if (following := next(numbers, None)) is None:
                    busy.remove(ready)
                else:
                    ready.send(following)
                yield done
    except (EOFError, OSError) as error:
        raise WorkerDied from error
    finally:
        for worker in workers.values():
            worker.terminate()
            worker.join()


def _started(work: Work[T]) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    worker = context.Process(target=_serve, args=(theirs, work), daemon=True)
    with _interrupts_ignored():
        worker.start()
    theirs.close()
    return ours, worker


def _serve(connection: Connection, work: Work[T]) -> None:
    """Do what is asked for until nobody is there to ask."""
    try:
        while True:
            connection.send(work(connection.recv()))
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


@contextmanager
def _interrupts_noted() -> Iterator[Callable[[], bool]]:
    """Yields whether Ctrl-C was pressed.

    A compiler that is interrupted may swallow that, or turn it into an error that looks like its
    own or a bot's; so what comes out of the work is not asked.
    """
    before, hook = signal.getsignal(signal.SIGINT), sys.unraisablehook
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield lambda: False
        return
    pressed = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        before(number, frame)

    def unraisable(swallowed: "sys.UnraisableHookArgs") -> None:
        if not issubclass(swallowed.exc_type, KeyboardInterrupt):
            hook(swallowed)

    signal.signal(signal.SIGINT, note)
    sys.unraisablehook = unraisable
    try:
        yield lambda: pressed
    except Exception as error:
        if pressed:
            raise KeyboardInterrupt from error
        raise
    finally:
        signal.signal(signal.SIGINT, before)
        sys.unraisablehook = hook
