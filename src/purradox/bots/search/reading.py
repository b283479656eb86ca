"""What the others may hold, read from all that they did, in the styles in which they play.

A network's guess at the hidden cards says which exchanges are worth a closer look; whether one
stays is decided by how well it explains every choice (Metropolis, with delayed acceptance).
"""

from math import log
from typing import Any

from purradox.bots.search.belief import (
    CARRIED,
    IMPOSSIBLE,
    NOBODY,
    exchange,
    keep_fits,
    likely,
    two_of,
)
from purradox.bots.search.leaning import may_hold
from purradox.bots.search.memory import at_moment
from purradox.bots.search.styles import STYLES, tell
from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, mix
from purradox.kernel.compiled import compiled

GLANCES = 4
"""Exchanges that a guess may wave through before one is looked at closely."""
CLOSER = 6
"""Closer looks before a world is first looked into."""


@compiled
def explained(
    setup: Any, world: Any, seat: Any, memory: Any, styles: Any, brain: Any, rows: Any, room: Any
) -> Any:
    """How well the cards that a seat has in this world explain what it did, in its style."""
    result = 0.0
    for moment in range(memory.size[0]):
        s = memory.states[moment]
        if U(s.seat) != seat:
            continue
        action = at_moment(world, memory, moment)
        if (s.legal >> action) & ONE == ZERO:
            return IMPOSSIBLE
        room.told[:] = 0.0
        tell(setup, s, action, brain, rows[seat], room, room.told)
        chance = 0.0
        for style in range(STYLES):
            chance += styles[seat, style] * room.told[style]
        result += log(chance)
    return result


@compiled
def reread(
    setup: Any,
    unseen: Any,
    memory: Any,
    styles: Any,
    brain: Any,
    rows: Any,
    which: Any,
    room: Any,
    rng: Any,
) -> Any:
    """Exchange two hidden cards of a world, if that explains enough; returns the next counter."""
    b, lean = room.belief, room.lean
    world = b.worlds[which]
    for _ in range(GLANCES if unseen.size != ZERO else 0):
        rng += GOLDEN
        one, gives, two, takes = two_of(setup, unseen, b, which, mix(rng))
        if gives == takes or one == two:
            continue
        if not (may_hold(unseen, one, takes) and may_hold(unseen, two, gives)):
            continue
        leans = lean[one, takes] + lean[two, gives] - lean[one, gives] - lean[two, takes]
        rng += GOLDEN
        if not likely(leans, mix(rng)):
            continue
        exchange(b, which, one, gives, takes)
        exchange(b, which, two, takes, gives)
        first, second = one & U(7), two & U(7)
        first_fits, second_fits, change = 0.0, 0.0, -leans
        if one != NOBODY:
            first_fits = explained(setup, world, first, memory, styles, brain, rows, room)
            change += first_fits - b.fits[which, first]
        both = two != NOBODY and (one == NOBODY or second != first)
        if both:
            second_fits = explained(setup, world, second, memory, styles, brain, rows, room)
            change += second_fits - b.fits[which, second]
        rng += GOLDEN
        if likely(change, mix(rng)):
            keep_fits(b, which, one, two, first_fits, second_fits)
        else:
            exchange(b, which, one, takes, gives)
            exchange(b, which, two, gives, takes)
        break
    return rng


@compiled
def read_closely(
    setup: Any,
    unseen: Any,
    me: Any,
    memory: Any,
    styles: Any,
    brain: Any,
    rows: Any,
    room: Any,
    rng: Any,
) -> Any:
    """Let worlds that lean to a guess settle by what was done; returns the next counter."""
    b = room.belief
    for which in range(CARRIED):
        for place in range(int(setup.players)):
            seat = U(place)
            if seat != me:
                world = b.worlds[which]
                fits = explained(setup, world, seat, memory, styles, brain, rows, room)
                b.fits[which, seat] = fits
        for _ in range(CLOSER):
            rng = reread(setup, unseen, memory, styles, brain, rows, which, room, rng)
    return rng
