"""The game as a learning problem: observations, action ids, many tables at once.

The environments of other projects stand in `purradox.rl.gym`, `purradox.rl.pettingzoo` and
`purradox.rl.openspiel`; each imports its own library, and this package none of them.
"""

from purradox.kernel.encode import MASK_SIZE
from purradox.kernel.observation import AHEAD, FIELDS, OFFSETS, SIZE, VERSION
from purradox.rl.encode import Mask, Observation, encode, encode_states, legal_mask
from purradox.rl.vector import GOES_ON, MATCH_OVER, ROUND_OVER, VectorTables
from purradox.rules.actions import ACTIONS, action_of, move_of

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
