"""Decisions that a program lost, and the care that bots need which are more than a function."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, runtime_checkable

from purradox.rules import Phase, PlayerView


class Reason(Enum):
    """Why a program's answer could not be taken."""

    NONSENSE = "nonsense"
    ILLEGAL = "illegal"
    REFUSED = "refused"
    TOO_LONG = "too-long"
    OUT_OF_TURN = "out-of-turn"
    LATE = "late"
    CLOSED = "closed"
    DIED = "died"
    NOT_STARTED = "not-started"
    GIVEN_UP = "given-up"


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A decision that `careful` made because a program did not."""

    bot: str
    seat: int
    decision: str
    reason: Reason
    detail: str = ""
    """What was answered, how long was waited, or the exit status."""
    last_words: str = ""
    """The last line that the program wrote to its standard error."""


Report = Callable[[Forfeit], None]


@runtime_checkable
class Attended(Protocol):
    """A bot that has something running: it reports forfeits, and can be closed.

    A closed bot may be asked again; it starts anew.
    """

    report: Report

    def close(self) -> None: ...


@contextmanager
def attended(bots: Iterable[object], report: Report | None = None) -> Iterator[None]:
    """While this lasts, forfeits are reported; at its end, whatever runs is closed."""
    with ExitStack() as stack:
        for bot in bots:
            if isinstance(bot, Attended):
                stack.callback(bot.close)
                if report is not None:
                    bot.report = report
        yield


def decision_of(view: PlayerView) -> str:
    """The name of the decision that this seat has to make, such as `2.discard.0` or `2.play.17`.

    The round, counted from 1; then the seat, or which play of the round it is, counted from 1.
    """
    table = view.table
    played = sum(len(trick.plays) for trick in (*table.tricks, table.trick))
    which = played + 1 if table.phase is Phase.PLAY else view.seat
    return f"{len(view.past) + 1}.{table.phase.value}.{which}"
