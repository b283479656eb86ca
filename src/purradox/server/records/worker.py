"""What each choice of a record was worth, one line of JSON after another as it is found.

Evaluating is heavy, so it runs in a process of its own: this module run with `python -m`
reads one record after another on standard input and writes the lines of each, and `END`; `pool`
starts that and passes them on. It works for a slice of time whenever it is given a turn: it writes
the line `TURN` and waits for a byte that says whether to go on.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from threading import Condition

import msgspec

from purradox.analysis.as_json import DIGITS
from purradox.analysis.lines import Line, choice_line, seat_line
from purradox.analysis.review import Review, processors
from purradox.host.thinker import give_way
from purradox.host.thinkers import STAND_BACK
from purradox.notation import BadRecord, loads
from purradox.search import Budget
from purradox.search.rollout import baseline
from purradox.server.api.replay import problem_of
from purradox.server.records.keys import SIMULATIONS
from purradox.server.records.pool import DROP, END, TURN

GLANCE = 100
"""Simulations of the first look: figures within seconds, and finer ones while somebody reads."""
SLICE = 0.3
"""Seconds of work at a turn; what has begun is finished, which takes a tenth of that."""


class Dropped(Exception):
    """Nobody wants the review any more."""


class Turns:
    """Threads that weigh while it is their program's turn, and together ask for the next one."""

    def __init__(self, ask: Callable[[], None] | None) -> None:
        self._ask = ask
        self._dropped = False
        self._weighing = 0
        self._asking = False
        self._end = 0.0
        self._changed = Condition()

    @contextmanager
    def piece(self) -> Iterator[None]:
        """Do a piece of work when it is our turn."""
        if self._ask is None:
            yield
            return
        with self._changed:
            while time.monotonic() >= self._end:
                if self._dropped:
                    raise Dropped
                if self._weighing or self._asking:
                    self._changed.wait()
                else:
                    self._next(self._ask)
            self._weighing += 1
        try:
            yield
        finally:
            with self._changed:
                self._weighing -= 1
                self._changed.notify_all()

    def _next(self, ask: Callable[[], None]) -> None:
        self._asking = True
        self._changed.release()
        try:
            ask()
        except Dropped:
            self._dropped = True
        finally:
            self._changed.acquire()
            self._asking = False
            self._end = 0.0 if self._dropped else time.monotonic() + SLICE
            self._changed.notify_all()


def review_lines(
    text: str,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    threads: int = 1,
    first: int = 0,
    ask: Callable[[], None] | None = None,
) -> Iterator[Line]:
    """Every choice and seat as it seems after each look, those of seat number `first` first."""
    try:
        checked = loads(text)
    except BadRecord as bad:
        yield msgspec.to_builtins(problem_of(bad))
        return
    players = checked.variant.players
    seats = [(first + turn) % players for turn in range(players)]
    review = Review(checked, seats, Budget(simulations), seed)
    decisions = sum(map(len, review.tasks.values()))
    yield {"type": "review", "decisions": decisions, "simulations": simulations}
    with closing(review.looks(threads, GLANCE, Turns(ask).piece)) as looks:
        for look, results in looks:
            yield {
                "type": "look",
                "kind": look.kind,
                "seat": look.seat,
                "simulations": look.budget.simulations,
                "decisions": len(look.tasks),
            }
            for task, one in results:
                yield {**choice_line(task, one), "progress": round(review.progress, DIGITS)}
            average = None if look.kind == "glance" else baseline
            yield seat_line(checked, look.seat, review.mine(look.seat), average)
    yield {"type": "done"}


def main() -> None:
    """Lines for each record on standard input, behind a line of numbers."""
    give_way(STAND_BACK)
    questions = sys.stdin.buffer

    def say(line: bytes) -> None:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()

    def ask() -> None:
        say(TURN)
        answer = questions.read(1)
        if not answer:
            os._exit(0)  # nobody is there any more
        if answer == DROP:
            raise Dropped

    while head := questions.readline().lstrip(DROP):  # a review may end before it is dropped
        simulations, seed, first, length = map(int, head.split())
        text = questions.read(length).decode("utf-8", "surrogateescape")
        with suppress(Dropped):
            for line in review_lines(text, simulations, seed, processors(), first, ask):
                say(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        say(END)


if __name__ == "__main__":
    main()
