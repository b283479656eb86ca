"""A bot under examination: every answer is watched."""

import random as global_random
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from purradox.bots.api import Bot
from purradox.bots.conformance.report import ConformanceReport, Problem
from purradox.bots.forfeit import Attended, Forfeit, Reason
from purradox.bots.pipe.lines import brief
from purradox.notation import Record, record_of_view
from purradox.rules import Choice, PlayerView

TOLERANCE = 1.1
"""A bot may take its time and a tenth."""
SILENT = 2
"""Questions in a row without an answer in time, after which there is nothing more to learn."""


class Stopped(Exception):
    """There is no going on: the bot cannot be made, never answers, or has changed the match."""


class Candidate:
    """One bot made of one seed. Before each question its random source is set back.

    So whatever it was asked before, the same view must get the same answer.
    """

    def __init__(
        self,
        make: Callable[[Random], Bot],
        seed: int,
        report: ConformanceReport,
        seconds: float | None,
    ) -> None:
        self.report, self.seconds = report, seconds
        self.random = Random(seed)
        try:
            self.bot = make(self.random)
        except Exception as error:  # whatever it raises is what we are here to see
            report.problems.append(Problem("matches", _raised(error)))
            raise Stopped from error
        self.state = self.random.getstate()
        self.forfeited = False
        self.warm = True
        if isinstance(self.bot, Attended):
            self.bot.report = self._forfeit
            self.warm = False  # what starts with the first question is not timed with it

    def close(self) -> None:
        if isinstance(self.bot, Attended):
            self.bot.close()

    def ask(self, view: PlayerView) -> Choice | None:
        """The answer if it is a legal move; else a problem is noted."""
        self.forfeited = False
        self.seat, self.record = _sight(view)
        self.random.setstate(self.state)
        chance = _chance()
        begun = time.perf_counter()
        try:
            move = self.bot.choose(view)
        except Exception as error:  # noqa: BLE001
            self._note("matches", _raised(error))
            return None
        took = time.perf_counter() - begun
        if self.forfeited:
            if self.report.silent >= SILENT:
                raise Stopped
            return None
        self.report.silent = 0
        self._count("legal", "matches", "quiet", "view")
        warm, self.warm = self.warm, True
        if self.seconds is not None and warm:
            self._count("time")
            self.report.slowest = max(self.report.slowest, took)
            if took > self.seconds * TOLERANCE:
                self._note("time", f"{took:.3f}", f"{self.seconds:g}")
        for name, state in _chance().items():
            if state != chance.get(name, state):
                self._note("quiet", name)
        if _sight(view) != (self.seat, self.record):
            self._note("view", answer_text(move))
            raise Stopped
        legal = any(type(one) is type(move) and one == move for one in view.legal)
        if not legal:
            self._note("legal", answer_text(move))
        return move if legal else None

    def _forfeit(self, forfeit: Forfeit) -> None:
        self.forfeited, self.warm = True, False
        detail = forfeit.detail
        match forfeit.reason:
            case Reason.ILLEGAL:
                self._note("legal", detail)
            case Reason.LATE:
                self.report.silent += 1
                self._note("time", f"> {detail}", detail)
            case reason:
                said = filter(None, (reason.value, detail, forfeit.last_words))
                self._note("matches", ": ".join(said))

    def _count(self, *checks: str) -> None:
        self.report.asked.update(checks)

    def _note(self, check: str, answer: str, other: str = "") -> None:
        self.report.problems.append(Problem(check, answer, other, self.seat, self.record))


def _sight(view: PlayerView) -> tuple[int, Record | None]:
    """What a view says; a bot may have made it so that it says nothing any more."""
    try:
        return view.seat, record_of_view(view)
    except (AttributeError, LookupError, TypeError, ValueError):
        return -1, None


def _raised(error: Exception) -> str:
    return brief(f"{type(error).__name__}: {error}")


def answer_text(move: object) -> str:
    """A move as records write it; anything else as Python shows it."""
    return str(move) if isinstance(move, Choice) else brief(repr(move))


def _chance() -> dict[str, Any]:
    """The random sources that belong to everybody."""
    states: dict[str, Any] = {"random": global_random.getstate()}
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        kind, keys, *rest = numpy.random.get_state()
        states["numpy.random"] = (kind, keys.tobytes(), *rest)
    return states
