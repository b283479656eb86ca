"""A progress bar for whatever takes longer than two seconds, on a terminal only."""

import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rich.progress import Progress

SHOWN_AFTER = 2.0
"""Seconds before a bar appears."""


class Advance(Protocol):
    """Says how far the work is, and perhaps what there is to tell of it by now."""

    def __call__(self, done: float, news: str | None = None) -> None: ...


@contextmanager
def progress(label: str, total: float | None) -> Iterator[Advance]:
    """Yields a function to be told how far the work is, of `total` where that is known."""
    started = time.monotonic()
    with ExitStack() as stack:
        bar: Progress | None = None

        def advance(done: float, news: str | None = None) -> None:
            nonlocal bar
            if bar is None and time.monotonic() - started >= SHOWN_AFTER and sys.stderr.isatty():
                bar = stack.enter_context(_bar())
                bar.add_task(label, total=total)
            if bar is not None:
                bar.update(bar.task_ids[0], completed=done, description=news or label)

        yield advance


def _bar() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
