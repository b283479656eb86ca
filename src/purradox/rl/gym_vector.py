"""A Gymnasium vector environment: one seat at each of many tables, the others played inside."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, get_args

import numpy as np
from numpy.typing import NDArray

from purradox.kernel.state import OVER, setup_of
from purradox.kernel.types import Actions, Flags, Indices, Reals, States
from purradox.observation import SIZE
from purradox.rl.encode import Observation, encode_states
from purradox.rl.networks import Name, shipped
from purradox.rl.opponents import ANY_SEAT, ASKED, EPISODE, GREEDY, RANDOM, Seats, precompile
from purradox.rules import Layout, variant
from purradox.rules.actions import ACTIONS

try:
    import gymnasium
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv, utils
except ImportError as missing:
    raise ImportError("purradox.rl.gym_vector needs Gymnasium: install purradox[gym]") from missing

from purradox.rl.gym import Reward, check_options

Seeds = int | Sequence[int | None] | None
Policy = Callable[[Observation, Flags], Any]
"""Observations and legal actions of seats to act, a row for each, to an action for each."""
NAMED = ("greedy", "random", *get_args(Name))


class CatInTheBoxVector(VectorEnv[Any, Any, NDArray[Any]]):
    """`CatInTheBox` many times over, stepped by the kernel.

    An illegal action raises, and nothing is changed. A sub-environment whose episode is over
    ignores the next action and deals again. What happens in it depends on its own seed alone.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        board: str | Layout = "white",
        opponents: str | Policy = "greedy",
        seat: int | None = None,
        *,
        whole_match: bool = False,
        reward: Reward = "score",
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}")
        self.variant = variant(players, board)
        check_options(players, seat, reward)
        if not callable(opponents) and opponents not in NAMED:
            raise ValueError(f"opponents is {', '.join(NAMED)} or a function, not {opponents!r}")
        self.num_envs, self.fixed_seat = num_envs, seat
        self.opponents = opponents
        if opponents == "neural" or opponents == "distilled":
            self.opponents = shipped(players, opponents)
        self.whole_match, self.reward = whole_match, reward
        self.single_action_space = gymnasium.spaces.Discrete(ACTIONS)
        self.single_observation_space = gymnasium.spaces.Box(0, 1, (SIZE,), np.uint8)
        self.action_space = utils.batch_space(self.single_action_space, num_envs)
        self.observation_space = utils.batch_space(self.single_observation_space, num_envs)
        precompile()
        others = {"greedy": GREEDY, "random": RANDOM}.get(str(opponents), ASKED)
        self._tables = Seats(
            *(setup_of(self.variant), num_envs, others, ANY_SEAT if seat is None else seat),
            players if whole_match else 1,
        )
        self.states, self.seats = self._tables.states, self._tables.seats
        self._dealt = False

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal everywhere; a single seed gives sub-environment i the seed `seed + i`."""
        if options and "reset_mask" in options:
            raise ValueError("reset_mask is not taken: what is over is dealt again by itself")
        if seed is not None and not isinstance(seed, Sequence):
            seed = range(seed, seed + self.num_envs)
        if seed is not None and len(seed) != self.num_envs:
            raise ValueError(f"num_envs is {self.num_envs}, but there are {len(seed)} seeds")
        for row, one in enumerate(seed or ()):
            if one is not None:
                bits = np_random(one)[0].integers(2**64, dtype=np.uint64)
                self._tables.counters[row] = bits
        self._let_others_move(self._tables.reset())
        return self._seen()

    def step(self, actions: Any) -> tuple[Observation, Reals, Flags, Flags, dict[str, Any]]:
        """Act everywhere, and let the others move up to the next decision or the end."""
        if not self._dealt:
            raise gymnasium.error.ResetNeeded("nothing is dealt; call reset() first")
        self._let_others_move(self._play(np.arange(self.num_envs), actions))
        seen, infos = self._seen()
        over = self.states["phase"] == OVER
        return seen, self._earned(), over, np.zeros_like(over), infos

    def action_masks(self) -> Flags:
        """Which actions are legal now, a row for each sub-environment; none where it is over."""
        if not self._dealt:
            raise gymnasium.error.ResetNeeded("nothing is dealt; call reset() first")
        return _masks(self.states)

    def _play(self, rows: Indices, actions: Any, whose: str = "") -> Indices:
        """Take actions, if all are legal; the rows in which the opponents are asked."""
        chosen = _whole_numbers(actions, len(rows), f"{whose or 'the '}actions")
        wrong = self._tables.first_illegal(rows, chosen)
        if wrong >= 0:
            where = f"in sub-environment {rows[wrong]}; see its action mask"
            raise ValueError(f"{whose}action {chosen[wrong]} is not legal {where}")
        return self._tables.play(rows, chosen)

    def _let_others_move(self, rows: Indices) -> None:
        """Ask the opponents until nobody waits for them."""
        self._dealt = False  # until all have moved, as a policy may fail
        while rows.size and callable(self.opponents):
            part = self.states.take(rows)
            seen = encode_states(self._tables.setup, part, part["seat"])
            rows = self._play(rows, self.opponents(seen, _masks(part)), "the opponents' ")
        self._dealt = True

    def _earned(self) -> Reals:
        """What the ends of rounds are worth to the seats."""
        earned = np.zeros(self.num_envs)
        rows, players = np.flatnonzero(self._tables.ended), self.variant.players
        points = self._tables.points[rows, :players].astype(np.int64)
        worth: Reals = points.astype(np.float64)
        if self.reward == "margin":
            worth -= (points.sum(axis=1, keepdims=True) - points) / (players - 1)
        elif self.reward == "win":
            last = self._tables.ended[rows] == EPISODE
            totals = self.states["totals"][rows, :players] + points
            rank = totals * 1000 + points  # the last round tells apart who ties
            won = rank == rank.max(axis=1, keepdims=True)
            worth = won * last[:, None] / won.sum(axis=1, keepdims=True)
        earned[rows] = worth[np.arange(len(rows)), self.seats[rows]]
        return earned

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        """Observations and infos; booleans tell, as Gymnasium wants it, who has an entry."""
        infos = {"action_mask": _masks(self.states).view(np.int8), "seat": self.seats.astype(int)}
        having = {f"_{name}": np.ones(self.num_envs, np.bool_) for name in infos}
        return encode_states(self._tables.setup, self.states, self.seats), {**infos, **having}


def _masks(states: States) -> Flags:
    octets = states["legal"].astype("<u8")[:, None].view(np.uint8)
    return np.unpackbits(octets, axis=1, count=ACTIONS, bitorder="little").view(np.bool_)


def _whole_numbers(given: Any, count: int, name: str) -> Actions:
    array = np.asarray(given)
    if array.shape != (count,) or array.dtype.kind not in "iu":
        raise ValueError(f"{name} must be {count} whole numbers, of shape ({count},)")
    return array.astype(np.int64)
