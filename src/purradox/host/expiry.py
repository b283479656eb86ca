"""When a table ends, or is deleted, because nobody comes any more."""

from dataclasses import dataclass

DAY = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Expiry:
    """After how many days without anybody who plays there; 0 stands for never."""

    waiting: int = 0
    """A table that waits is closed; one that was closed before a card was dealt is deleted."""
    playing: int = 0
    """A match that goes on is closed."""
    over: int = 0
    """A match that is over is deleted."""

    def days(self, status: str, *, dealt: bool) -> int:
        """For a table of a status, with or without cards dealt."""
        if status == "playing":
            return self.playing
        return self.over if status == "over" and dealt else self.waiting

    def told(self, status: str, seen: int, now: int, *, dealt: bool) -> int | None:
        """When a table ends that somebody was `seen` at last; told from half of the time on."""
        time = self.days(status, dealt=dealt) * DAY
        return seen + time if time and now - seen >= time // 2 else None


NEVER = Expiry()
