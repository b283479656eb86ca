"""Who is waited for, since when, and what those who wait may do about it.

Nothing happens by itself: a clock decides one decision where somebody else waits for it, and
without a clock those who wait remind the person, or call a stand-in.
"""

from typing import NamedTuple

from purradox.host.chairs import Call
from purradox.host.loaded import LoadedTable
from purradox.host.state import State

ABSENT = 15_000
"""Milliseconds after which something may be done about somebody who is not there."""
SILENT = 60_000
"""The same for somebody who is there and does not decide."""
NOTICE = 10_000
"""Between the call of a stand-in and its first decision: time to say “I am here”."""
BETWEEN = 30_000
"""Between two reminders."""
GRACE = 30_000
"""What every clock has at least when a match is taken up again: nobody could move while the
server was away, and people need a moment to come back."""
REVEALING = 5_000
"""Milliseconds that the first deal waits for shares which people committed to."""


class Wait(NamedTuple):
    """A seat that others wait for; times are in milliseconds since 1970."""

    seat: int
    since: int
    nudge: int
    """From when on it may be reminded."""
    call: int
    """From when on a stand-in may be called."""


def players(state: State) -> list[int]:
    """The guests who play themselves, persons and programs."""
    return [seat for seat, chair in enumerate(state.chairs) if chair.plays]


def others(state: State, seat: int) -> bool:
    """Whether anybody else plays there, and would wait for this seat."""
    return any(one != seat for one in players(state))


def waits(table: LoadedTable, state: State | None = None) -> tuple[Wait, ...]:
    """The seats that others wait for now."""
    state = state or table.state
    if state.status != "playing":
        return ()
    playing = players(state)
    if len(playing) < 2:
        return ()
    return tuple([_wait(table, state, seat) for seat in state.due if seat in playing])


def _wait(table: LoadedTable, state: State, seat: int) -> Wait:
    chair = state.chairs[seat]
    asked = max(state.began, chair.back)
    possible = asked + SILENT if table.present(seat) else max(asked, table.left_at(seat)) + ABSENT
    return Wait(seat, state.began, max(possible, chair.nudged + BETWEEN), possible)


def begins(table: LoadedTable, call: Call) -> int:
    """When a stand-in that was called decides first; a restart makes nobody late."""
    return max(call.at, table.resumed) + NOTICE


def deadline(table: LoadedTable, seat: int) -> int | None:
    """When the clock of a seat that is to act runs out."""
    state = table.state
    limit = state.options.seconds
    if limit is None:
        return None
    if not (state.chairs[seat].plays and others(state, seat)):
        return None
    time = int(limit * 1000)
    return max(state.ticking + time, table.resumed + min(time, GRACE))


def shares_awaited(table: LoadedTable) -> int:
    """Until when the first deal waits for shares that are not revealed; 0 where none is awaited."""
    state = table.state
    here = [seat for seat in state.unrevealed if not state.chairs[seat].left]
    return max(state.began, table.resumed) + REVEALING if here and state.revealing else 0
