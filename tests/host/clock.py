"""The host's clock, moved by a test."""

from purradox.host import Environment
from purradox.host.environment import system_clock


class Clock:
    """The real time, and what was added."""

    def __init__(self) -> None:
        self.added = 0

    def now(self) -> int:
        return system_clock() + self.added

    def move(self, seconds: float) -> None:
        self.added += int(seconds * 1000)

    @property
    def environment(self) -> Environment:
        return Environment(clock=self.now)
