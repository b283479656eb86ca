"""A Gymnasium vector environment: one seat at each of many tables, the others played inside."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, get_args

import numpy as np
from numpy.typing import NDArray

from purradox.kernel import RANDOM, STATE, Kernel, States
from purradox.kernel.state import OVER
from purradox.kernel.tables import choose_each, deal_each, draw_each, first_illegal
from purradox.observation import SIZE
from purradox.rl.encode import Observation, encode_states
from purradox.rl.networks import Name, shipped
from purradox.rules import Layout, variant
from purradox.rules.actions import ACTIONS
from purradox.search import precompile
from purradox.search.heuristic import heuristic_actions, heuristic_weights
from purradox.search.race import heuristic_memory

try:
    import gymnasium
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv, utils
except ImportError as missing:
    raise ImportError("purradox.rl.gym_vector needs Gymnasium: install purradox[gym]") from missing

from purradox.rl.gym import Reward, check_options

Rows = NDArray[np.intp]
Actions = NDArray[np.int64]
Flags = NDArray[np.bool_]
Floats = NDArray[np.float64]
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
        self.kernel = Kernel(self.variant)
        self._weights, self._memory = heuristic_weights(players), heuristic_memory()
        if opponents == "greedy":
            precompile()
        self.states, self.seats = np.zeros(num_envs, STATE), np.zeros(num_envs, np.uint8)
        self._raw = self.states.view(f"V{STATE.itemsize}")  # written 50 times as fast as fields
        self._counters = np.random.SeedSequence().generate_state(num_envs, np.uint64)
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
                self._counters[row] = np_random(one)[0].integers(2**64, dtype=np.uint64)
        self._start(np.arange(self.num_envs))
        self._let_others_move()
        return self._seen()

    def step(self, actions: Any) -> tuple[Observation, Floats, Flags, Flags, dict[str, Any]]:
        """Act everywhere, and let the others move up to the next decision or the end."""
        over = ~self.action_masks().any(axis=1)
        chosen = _whole_numbers(actions, self.num_envs, "the actions")
        self._act(np.flatnonzero(~over), chosen[~over], "")
        self._start(np.flatnonzero(over))
        earned = self._let_others_move()
        seen, infos = self._seen()
        return seen, earned, self.states["phase"] == OVER, np.zeros_like(over), infos

    def action_masks(self) -> Flags:
        """Which actions are legal now, a row for each sub-environment; none where it is over."""
        if not self._dealt:
            raise gymnasium.error.ResetNeeded("nothing is dealt; call reset() first")
        return _masks(self.states)

    def _start(self, rows: Rows) -> None:
        """Begin an episode, at a seat that is drawn unless it is fixed."""
        self.states["totals"][rows], self.states["past"][rows] = 0, 0
        drawn = (self._bits(rows) >> np.uint64(32)) * self.kernel.setup.players >> np.uint64(32)
        self.seats[rows] = drawn if self.fixed_seat is None else self.fixed_seat
        self._deal(rows)

    def _deal(self, rows: Rows) -> None:
        part, counters = self.states.take(rows), self._counters[rows]
        deal_each(self.kernel.setup, part, counters)
        self._raw[rows], self._counters[rows] = part.view(self._raw.dtype), counters

    def _bits(self, rows: Rows) -> NDArray[np.uint64]:
        """Random bits for each row, which no other row has a part in."""
        counters, bits = self._counters[rows], np.zeros(len(rows), np.uint64)
        draw_each(counters, bits)
        self._counters[rows] = counters
        return bits

    def _act(self, rows: Rows, actions: Actions, whose: str) -> None:
        part = self.states.take(rows)
        wrong = first_illegal(part, actions)
        if wrong >= 0:
            where = f"in sub-environment {rows[wrong]}; see its action mask"
            raise ValueError(f"{whose}action {actions[wrong]} is not legal {where}")
        self.kernel.step(part, actions)
        self._raw[rows] = part.view(self._raw.dtype)

    def _let_others_move(self) -> Floats:
        """Play the other seats up to the next decision; what the seats earned meanwhile."""
        self._dealt = False  # until all have moved, as a policy may fail
        earned, rows = np.zeros(self.num_envs), np.arange(self.num_envs)
        while rows.size:
            over = rows[self.states["phase"][rows] == OVER]
            earned[over] = self._scored(over)
            others = self.states["seat"][rows] != self.seats[rows]
            rows = rows[others & (self.states["phase"][rows] != OVER)]
            if rows.size:
                self._act(rows, self._chosen(rows), "the opponents' ")
        self._dealt = True
        return earned

    def _chosen(self, rows: Rows) -> Actions:
        """What the opponents do."""
        part, setup, actions = self.states.take(rows), self.kernel.setup, np.zeros(len(rows), int)
        if callable(self.opponents):
            actions = self.opponents(encode_states(setup, part, part["seat"]), _masks(part))
        elif self.opponents == "random":
            choose_each(part, RANDOM, self._bits(rows), actions)
        else:
            heuristic_actions(
                *(setup, part, self._weights, self._memory, self._bits(rows), actions)
            )
        return _whole_numbers(actions, len(rows), "the opponents' actions")

    def _scored(self, rows: Rows) -> Floats:
        """What the end of a round is worth to the seats; the next one of a match is dealt."""
        part, players = self.states.take(rows), self.variant.players
        points = self.kernel.scores(part)[:, :players].astype(np.int64)
        totals = part["totals"][:, :players] + points
        last = (part["past"] + 1 == players) | (not self.whole_match)
        self.states["totals"][rows[~last], :players] = totals[~last]
        self.states["past"][rows[~last]] += 1
        self._deal(rows[~last])
        worth: Floats = points.astype(np.float64)
        if self.reward == "margin":
            worth -= (points.sum(axis=1, keepdims=True) - points) / (players - 1)
        elif self.reward == "win":
            rank = totals * 1000 + points  # the last round tells apart who ties
            won = rank == rank.max(axis=1, keepdims=True)
            worth = won * last[:, None] / won.sum(axis=1, keepdims=True)
        return worth[np.arange(len(rows)), self.seats[rows]]

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        """Observations and infos; booleans tell, as Gymnasium wants it, who has an entry."""
        infos = {"action_mask": _masks(self.states).view(np.int8), "seat": self.seats.astype(int)}
        having = {f"_{name}": np.ones(self.num_envs, np.bool_) for name in infos}
        return encode_states(self.kernel.setup, self.states, self.seats), {**infos, **having}


def _masks(states: States) -> Flags:
    octets = states["legal"].astype("<u8")[:, None].view(np.uint8)
    return np.unpackbits(octets, axis=1, count=ACTIONS, bitorder="little").view(np.bool_)


def _whole_numbers(given: Any, count: int, name: str) -> Actions:
    array = np.asarray(given)
    if array.shape != (count,) or array.dtype.kind not in "iu":
        raise ValueError(f"{name} must be {count} whole numbers, of shape ({count},)")
    return array.astype(np.int64)
