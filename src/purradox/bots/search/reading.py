"""What the others may hold, read from all that they did, in the styles in which they play.

A network's guess at the hidden cards proposes whole worlds, one after another; whether one takes
the place of another is decided by how well each explains every choice (Metropolis). Exchanging two
cards at a time would leave a world much as it was: after a second of that, eight worlds were still
no more than fifteen different ones.
"""

from math import log
from typing import Any

from purradox.bots.search.belief import IMPOSSIBLE
from purradox.bots.search.leaning import lean_to
from purradox.bots.search.memory import at_moment
from purradox.bots.search.styles import STYLES, tell
from purradox.kernel.bits import GOLDEN, ONE, ZERO, U, mix
from purradox.kernel.compiled import compiled

READ = 32
"""Worlds that are carried along when they are read."""
APART = 40
"""Exchanges of cards by which a proposed world differs from the one proposed before."""
CLOSER, PATIENCE = 8, 0.2
"""Proposals to each world before it is first looked into, if they take no more of the time."""
CREDIT = 0.75
"""How much of what the choices say is believed: the guess knows some of it already."""


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
def fitting(
    setup: Any,
    world: Any,
    me: Any,
    least: Any,
    memory: Any,
    styles: Any,
    brain: Any,
    rows: Any,
    room: Any,
) -> Any:
    """How well a world explains what all the others did; anything below `least` if it is less."""
    total = 0.0
    for place in range(int(setup.players)):
        seat = U(place)
        if seat != me and total >= least:
            total += explained(setup, world, seat, memory, styles, brain, rows, room)
    return total


@compiled
def propose(setup: Any, unseen: Any, room: Any, rng: Any) -> Any:
    """Let the last world wander off as the guess leads it; returns the next counter."""
    for _ in range(APART):
        rng = lean_to(setup, unseen, room.belief, len(room.belief.worlds) - 1, room.lean, rng)
    return rng


@compiled
def adopt(b: Any, which: Any) -> None:
    """The world that was proposed last takes the place of another."""
    b.worlds[which] = b.worlds[len(b.worlds) - 1]
    b.spare[which] = b.spare[len(b.worlds) - 1]


@compiled
def reread(
    setup: Any,
    unseen: Any,
    me: Any,
    memory: Any,
    styles: Any,
    brain: Any,
    rows: Any,
    which: Any,
    room: Any,
    rng: Any,
) -> Any:
    """Replace a world by another one, if that explains enough; returns the next counter.

    How well a world explains all of it is kept at the place of the seat that thinks.
    """
    b = room.belief
    rng = propose(setup, unseen, room, rng) + GOLDEN
    lot = (float(mix(rng) >> U(11)) + 1.0) * 2.0**-53
    least = b.fits[which, me] + log(lot) / CREDIT
    world = b.worlds[len(b.worlds) - 1]
    fits = fitting(setup, world, me, least, memory, styles, brain, rows, room)
    if fits >= least:
        adopt(b, which)
        b.fits[which, me] = fits
    return rng


@compiled
def read_first(
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
    """Take worlds as the guess proposes them, and see how well they explain what was done."""
    b = room.belief
    for which in range(len(b.worlds) - 1):
        rng = propose(setup, unseen, room, rng)
        adopt(b, which)
        world = b.worlds[which]
        b.fits[which, me] = fitting(setup, world, me, IMPOSSIBLE, memory, styles, brain, rows, room)
    return rng


@compiled
def read_again(
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
    """Reread every world once; returns the next counter."""
    for which in range(len(room.belief.worlds) - 1):
        rng = reread(setup, unseen, me, memory, styles, brain, rows, which, room, rng)
    return rng
