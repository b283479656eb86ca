"""The host's clock, moved by a test."""

import sys

import pytest

from purradox.host import journal


class Clock:
    """What every module of ours takes for the time: the real one, and what was added."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real = self._real = journal.now
        self.added = 0
        for name, module in list(sys.modules.items()):
            if name.startswith("purradox.") and getattr(module, "now", None) is real:
                monkeypatch.setattr(module, "now", self.now)

    def now(self) -> int:
        return self._real() + self.added

    def move(self, seconds: float) -> None:
        self.added += int(seconds * 1000)
