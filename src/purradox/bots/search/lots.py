"""Chances of the legal actions, and lots drawn from them."""

from typing import Any

from purradox.kernel.bits import ONE, ZERO, U, lowest
from purradox.kernel.compiled import compiled


@compiled
def share_out(s: Any, chances: Any) -> None:
    """Have the chances of the legal actions add up to one."""
    total = 0.0
    legal = s.legal
    while legal != ZERO:
        total += chances[lowest(legal)]
        legal &= legal - ONE
    legal = s.legal
    while legal != ZERO:
        chances[lowest(legal)] /= total
        legal &= legal - ONE


@compiled
def highest(s: Any, values: Any) -> Any:
    """The highest value of a legal action."""
    top = -1e300
    legal = s.legal
    while legal != ZERO:
        top = max(top, float(values[lowest(legal)]))
        legal &= legal - ONE
    return top


@compiled
def drawn(s: Any, chances: Any, bits: Any) -> Any:
    """An action drawn from the chances of the legal ones."""
    left = float(bits >> U(11)) * 2.0**-53
    legal = s.legal
    action = lowest(legal)
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        left -= chances[action]
        if left < 0.0:
            break
    return action
