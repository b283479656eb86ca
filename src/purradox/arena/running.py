"""The arena at work: what is missing is played, kept, and counted."""

from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from time import monotonic

from purradox.arena.errors import ArenaError
from purradox.arena.executors import Executor, in_this_process
from purradox.arena.folder import Folder
from purradox.arena.journal import Journal
from purradox.arena.play import Failed
from purradox.arena.settings import Settings, Stop
from purradox.arena.tally import Tally


class BrokenByBot(ArenaError):
    """A bot raised or made an illegal move; the record up to there is in the file."""

    def __init__(self, failed: Failed, file: Path) -> None:
        super().__init__(
            failed.code, name=failed.name, match=failed.match, reason=failed.reason, file=str(file)
        )
        self.record = failed.record


def run(
    folder: Folder,
    settings: Settings,
    stop: Stop,
    executor: Executor = in_this_process,
    *,
    hours: float | None = None,
    watch: Callable[[Tally], None] | None = None,
) -> Tally:
    """Play on from what the folder holds until it is enough; `watch` sees each match counted."""
    deadline = None if hours is None else monotonic() + hours * 3600
    tally = Tally(settings, stop)
    with folder.opened(settings, stop) as journal:
        for entry in journal.entries():
            tally.take(entry)
        try:
            if not tally.finished:
                _play(journal, tally, executor, _missing(journal, tally, deadline), watch)
        finally:
            journal.write_records(tally.matches)
    return tally


def _play(
    journal: Journal,
    tally: Tally,
    executor: Executor,
    numbers: Iterator[int],
    watch: Callable[[Tally], None] | None,
) -> None:
    with closing(executor(tally.settings, numbers)) as endings:
        for ending in endings:
            if isinstance(ending, Failed):
                raise BrokenByBot(ending, journal.write_failure(ending))
            tally.take(journal.append(ending))
            if watch is not None:
                watch(tally)
            if tally.finished:
                return


def _missing(journal: Journal, tally: Tally, deadline: float | None) -> Iterator[int]:
    """The matches still to be played, in order; a deal that has begun is played to its end."""
    for deal in count():
        if deal == tally.stop.deals or tally.finished:
            return
        if deadline is not None and monotonic() >= deadline:
            return
        first = deal * tally.schedule.rotations
        for number in range(first, first + tally.schedule.rotations):
            if number not in journal.places:
                yield number
