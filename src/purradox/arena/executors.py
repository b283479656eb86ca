"""Who plays the matches: this process, several of them, or the machines of a Ray cluster."""

from collections.abc import Callable, Generator, Iterator
from functools import partial

from purradox.arena.errors import ArenaError
from purradox.arena.play import Ending, play
from purradox.arena.settings import Settings
from purradox.bots.processes import WorkerDied, in_processes, one_by_one

Endings = Generator[Ending, None, None]
Executor = Callable[[Settings, Iterator[int]], Endings]
"""Plays matches, by their numbers, and yields each when it ends; a number is drawn when
somebody is free to play it."""


def in_this_process(settings: Settings, numbers: Iterator[int]) -> Endings:
    """One match after the other, here."""
    return one_by_one(partial(play, settings), numbers)


def in_several_processes(count: int) -> Executor:
    """So many matches at a time, each in a process of its own."""

    def endings(settings: Settings, numbers: Iterator[int]) -> Endings:
        try:
            yield from in_processes(partial(play, settings), numbers, count)
        except WorkerDied as error:
            raise ArenaError("arena-worker-died") from error

    return endings
