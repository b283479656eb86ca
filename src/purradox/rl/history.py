"""Wrappers for networks that remember or attend: the plays of the round beside the observation.

The history is a sequence of tokens, one for each play in order: 1 + 36 × k + action id, where
k counts the player's seat from the observer, clockwise; zeros fill it up. All of it lies face up.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.state import SEATS
from purradox.kernel.types import States
from purradox.rules import PlayerView
from purradox.rules.actions import PLAYS, action_of

try:
    import gymnasium
    from gymnasium.vector import VectorEnv, VectorObservationWrapper, utils
except ImportError as missing:
    raise ImportError("purradox.rl.history needs Gymnasium: install purradox[gym]") from missing

LENGTH = 36
"""More plays than any round has."""
TOKENS = 1 + SEATS * PLAYS
"""How many different tokens there are, with the zero."""

Tokens = NDArray[np.uint8]


def history(view: PlayerView) -> Tokens:
    """The plays of the round so far, as the seat counts the others."""
    table, tokens = view.table, np.zeros(LENGTH, np.uint8)
    plays = [play for trick in (*table.tricks, table.trick) for play in trick.plays]
    for place, play in enumerate(plays):
        k = (play.seat - view.seat) % table.variant.players
        tokens[place] = 1 + PLAYS * k + action_of(play)
    return tokens


def histories(states: States, seats: NDArray[np.uint8], players: int) -> Tokens:
    """The same for a seat of each packed state."""
    actions = states["history"][:, :LENGTH].astype(np.uint64)
    tokens = np.zeros(actions.shape, np.uint8)
    for seat in range(players):
        k = (seat - seats.astype(np.int64)[:, None]) % players
        mine = states["owned"][:, seat, None] >> actions & np.uint64(1) != 0
        tokens += np.where(mine, 1 + PLAYS * k + actions.astype(np.int64), 0).astype(np.uint8)
    return tokens * (np.arange(LENGTH) < states["plays"][:, None])


def _space(seen: Any) -> gymnasium.spaces.Dict:
    tokens = gymnasium.spaces.Box(0, TOKENS - 1, (LENGTH,), np.uint8)
    return gymnasium.spaces.Dict({"observation": seen, "history": tokens})


class History(gymnasium.ObservationWrapper[Any, Any, Any]):
    """`purradox.rl.gym.CatInTheBox` whose observations are dictionaries with the history."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.observation_space = _space(env.observation_space)

    def observation(self, observation: Any) -> dict[str, Any]:
        env: Any = self.unwrapped
        return {"observation": observation, "history": history(env.episode.view(env.seat))}


class HistoryVector(VectorObservationWrapper):
    """The same around `purradox.rl.gym_vector.CatInTheBoxVector`."""

    def __init__(self, env: VectorEnv[Any, Any, Any]) -> None:
        super().__init__(env)
        self.single_observation_space = _space(env.single_observation_space)
        self.observation_space = utils.batch_space(self.single_observation_space, self.num_envs)

    def observations(self, observations: Any) -> dict[str, Any]:
        envs: Any = self.unwrapped
        told = histories(envs.states, envs.seats, envs.variant.players)
        return {"observation": observations, "history": told}
