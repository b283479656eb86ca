"""What was found out about a bot, as values."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from purradox.notation import Record, to_text
from purradox.notation.as_json import as_json

FORMAT = 1

CHECKS = ("matches", "legal", "repeats", "order", "blind", "quiet", "view", "time")
"""What a bot is held to: see docs/bots.md."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A check that failed, and the position where it did."""

    check: str
    answer: str
    """What the bot answered, raised, changed, or how many seconds it took."""
    other: str = ""
    """What that was compared with."""
    seat: int | None = None
    record: Record | None = None
    """The position as the bot saw it."""

    @property
    def text(self) -> str:
        """The record, to be read by people and by `legal`."""
        return "" if self.record is None else to_text(self.record)

    def __str__(self) -> str:
        seat = "" if self.seat is None else f", seat {self.seat}"
        against = f" against {self.other}" if self.other else ""
        return f"{self.check}: {self.answer}{against}{seat}\n{self.text}".rstrip()


@dataclass
class ConformanceReport:
    """How often each check was made, and every one that failed."""

    asked: Counter[str] = field(default_factory=Counter)
    problems: list[Problem] = field(default_factory=list)
    silent: int = 0
    """Questions in a row, up to the last one, that got no answer in time."""
    stopped: bool = False
    """Whether the examination ended early, because there was no going on."""
    slowest: float = 0.0
    """The longest that one answer took, in seconds."""

    @property
    def passed(self) -> bool:
        return not self.problems

    def first(self, check: str) -> Problem | None:
        """The first problem of a check."""
        return next((one for one in self.problems if one.check == check), None)

    def as_json(self) -> dict[str, Any]:
        """All of it for programs: each check, how often it was made, and where it failed first."""
        return {
            "format": FORMAT,
            "passed": self.passed,
            "stopped": self.stopped,
            "slowest": self.slowest or None,
            "checks": [self._check_as_json(check) for check in CHECKS],
        }

    def _check_as_json(self, check: str) -> dict[str, Any]:
        failures = sum(one.check == check for one in self.problems)
        result = "failed" if failures else "passed" if self.asked[check] else "not asked"
        told = {"check": check, "result": result, "asked": self.asked[check], "failures": failures}
        problem = self.first(check)
        if problem is None:
            return {**told, "first": None}
        record = None if problem.record is None else as_json(problem.record)
        first = {"answer": problem.answer, "other": problem.other or None, "seat": problem.seat}
        return {**told, "first": {**first, "record": record}}
