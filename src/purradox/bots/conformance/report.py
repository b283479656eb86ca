"""What was found out about a bot, as values."""

from collections import Counter
from dataclasses import dataclass, field

from purradox.notation import Record, to_text

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
class Report:
    """How often each check was made, and every one that failed."""

    asked: Counter[str] = field(default_factory=Counter)
    problems: list[Problem] = field(default_factory=list)
    slowest: float = 0.0
    """The longest that one answer took, in seconds."""

    @property
    def passed(self) -> bool:
        return not self.problems

    def first(self, check: str) -> Problem | None:
        """The first problem of a check."""
        return next((one for one in self.problems if one.check == check), None)
