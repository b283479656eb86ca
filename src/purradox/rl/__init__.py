"""The game as a learning problem: observations, action ids, many tables at once.

The environments of other projects stand in `purradox.rl.gym`, `purradox.rl.pettingzoo` and
`purradox.rl.openspiel`; each imports its own library, and this package none of them. Only what
is compiled needs Numba.
"""

from typing import TYPE_CHECKING, Any

from purradox.observation import AHEAD, FIELDS, MASK_SIZE, OFFSETS, SIZE, VERSION
from purradox.rl.encode import Mask, Observation, encode, encode_states, legal_mask
from purradox.rules.actions import ACTIONS, action_of, move_of

if TYPE_CHECKING:
    from purradox.rl.vector import GOES_ON, MATCH_OVER, ROUND_OVER, VectorTables

__all__ = [
    "ACTIONS",
    "AHEAD",
    "FIELDS",
    "GOES_ON",
    "MASK_SIZE",
    "MATCH_OVER",
    "OFFSETS",
    "ROUND_OVER",
    "SIZE",
    "VERSION",
    "Mask",
    "Observation",
    "VectorTables",
    "action_of",
    "encode",
    "encode_states",
    "legal_mask",
    "move_of",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from purradox.rl import vector

    globals()[name] = found = getattr(vector, name)
    return found
