"""Processes that measure when asked and sleep in between, so that contenders take turns."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple, Self

if TYPE_CHECKING:
    from benchmarks.contenders import Contender, Slice

PORTABLE = "PURRADOX_PORTABLE"


class Name(NamedTuple):
    """A contender: its kind, the number of players, and what it plays with."""

    kind: str
    players: int
    detail: str = ""


class WorkerError(Exception):
    """A contender could not do what it was asked; the message says why."""


class Worker:
    """One process. Which selection its kernel uses is decided when it starts."""

    def __init__(self, *, portable: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        with _selection(portable=portable):
            self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
            self._process.start()
        theirs.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ours.close()
        self._process.join()

    def ask(self, task: Callable[..., Any], *arguments: Any) -> Any:
        """Let the process run one of the functions below, and wait for its answer."""
        try:
            self._ours.send((task.__name__, arguments))
            answer, trouble = self._ours.recv()
        except (EOFError, OSError) as error:
            raise WorkerError("a measuring process ended before its time") from error
        if trouble:
            raise WorkerError(trouble)
        return answer


@contextmanager
def _selection(*, portable: bool) -> Iterator[None]:
    """The environment that a process inherits; it is read before the kernel is compiled."""
    before = os.environ.pop(PORTABLE, None)
    if portable:
        os.environ[PORTABLE] = "1"
    try:
        yield
    finally:
        os.environ.pop(PORTABLE, None)
        if before is not None:
            os.environ[PORTABLE] = before


def _serve(connection: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks is told, and closes the pipe
    tasks = {task.__name__: task for task in (uses_pdep, play, digest, threads, batches)}
    while True:
        try:
            name, arguments = connection.recv()
        except EOFError:
            return
        try:
            connection.send((tasks[name](*arguments), None))
        except Exception as error:  # noqa: BLE001 whatever it is, it is told where it was asked for
            connection.send((None, f"{name}: {type(error).__name__}: {error}"))


_CONTENDERS: "dict[Name, Contender]" = {}


def _contender(name: Name) -> Any:
    """Made once, and kept with whatever it has warmed up."""
    from benchmarks import contenders

    if name not in _CONTENDERS:
        detail = name.detail
        makers: dict[str, Callable[[], Contender]] = {
            "kernel": lambda: contenders.OfRounds(name.players),
            "c": lambda: contenders.OfRounds(name.players, Path(detail)),
            "vector": lambda: contenders.OfTables(name.players),
            "readable": lambda: contenders.OfReadableRounds(name.players),
            "openspiel": lambda: contenders.OfOpenSpiel(detail, lean=False),
            "openspiel-lean": lambda: contenders.OfOpenSpiel(detail, lean=True),
            "openspiel-rollouts": lambda: contenders.OfRollouts(detail),
        }
        _CONTENDERS[name] = makers[name.kind]()
    return _CONTENDERS[name]


def uses_pdep() -> bool:
    """Whether the kernel of this process picks bits by pdep."""
    from purradox.kernel.compiled import USE_PDEP

    return bool(USE_PDEP)


def play(name: Name, plays: int, seed: int) -> "Slice":
    """One slice of a contender."""
    done: Slice = _contender(name).run(plays, seed)
    return done


def digest(name: Name, rounds: int, seed: int) -> str:
    """The mark of a contender's rounds."""
    return str(_contender(name).digest(rounds, seed))


def threads(name: Name, rounds: int, count: int, seed: int) -> tuple[float, float]:
    """Seconds by the clock and of processor time for a batch on so many threads."""
    contender = _contender(name)
    wall, processor = time.perf_counter(), time.process_time()
    contender.on_threads(rounds, seed, count)
    return time.perf_counter() - wall, time.process_time() - processor


def batches(kind: str, players: int, size: int, seconds: float) -> float:
    """Plays, or steps, per second of processor time when called with batches of one size."""
    from benchmarks import contenders

    spent, done = 0.0, 0
    seed = 0
    if kind == "vector":
        tables = contenders.OfTables(players, size)
        while spent < seconds or seed < 3:
            one = tables.run(size, seed)
            spent, done, seed = spent + one.seconds, done + one.decisions, seed + 1
    else:
        rounds = contenders.OfRounds(players).rounds
        while spent < seconds or not seed:
            started = time.process_time()
            _, _, plays = rounds(size, seed)
            spent += time.process_time() - started
            done, seed = done + plays, seed + 1
    return done / spent
