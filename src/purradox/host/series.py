"""A series: matches of which each is the rematch of the one before, and who has won what in it."""

from dataclasses import replace

from purradox.host import deals
from purradox.host.lines import Series, Standing
from purradox.host.state import State


def board_key(state: State) -> str:
    """What a screen must know to show the board of a table that nobody may watch."""
    return state.series.key if state.series else deals.board_key(state.seed, state.table)


def standings(state: State) -> tuple[Standing, ...]:
    """What everybody has won so far, by seat, with this match once it is over."""
    match = state.match
    found = [_before(state, seat) for seat in range(len(state.chairs))]
    if match.over:
        found = [
            replace(one, won=one.won + (seat in match.winners), points=one.points + points)
            for seat, (one, points) in enumerate(zip(found, match.score, strict=True))
        ]
    return tuple(found)


def matches(state: State) -> int:
    """How many of them are over."""
    return (state.series.matches if state.series else 0) + state.match.over


def _before(state: State, seat: int) -> Standing:
    """A person is known wherever they sit, a bot by its chair."""
    chair = state.chairs[seat]
    who = chair.guest or chair.bot or ""
    known = state.series.standings if state.series else ()
    mine = known if chair.guest else known[seat : seat + 1]
    return next((one for one in mine if one.who == who), Standing(who))


def carried(old: State) -> Series:
    """The series as the table of a rematch takes it on; its chairs are turned by one."""
    first, *others = standings(old)
    return Series(matches(old), board_key(old), (*others, first))
