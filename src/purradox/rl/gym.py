"""A Gymnasium environment: one seat learns, bots play the others."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Literal, SupportsInt, get_args

import numpy as np
from numpy.typing import NDArray

from purradox.bots import Bot, BotSpec, bot_maker, parse_specs
from purradox.bots.match_runner import derived_random
from purradox.observation import SIZE
from purradox.rl.encode import encode, legal_mask
from purradox.rl.episode import Episode
from purradox.rules import Layout, variant
from purradox.rules.actions import ACTIONS, action_of
from purradox.rules.scoring import winners

try:
    import gymnasium
except ImportError as missing:
    raise ImportError("purradox.rl.gym needs Gymnasium: install purradox[gym]") from missing

ID = "purradox/CatInTheBox-v0"
Reward = Literal["score", "margin", "win"]
Opponent = str | BotSpec | Bot


class CatInTheBox(gymnasium.Env[Any, np.int64]):
    """One seat of a table, from its first decision to the end of a round or of a match.

    An illegal action ends the episode with `illegal_reward`, and `info["illegal"]` names the rule
    broken; where `illegal_reward` is None it raises instead.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        players: int = 4,
        board: str | Layout = "white",
        opponents: Opponent | Sequence[Opponent] = "careful",
        seat: int | None = None,
        *,
        whole_match: bool = False,
        reward: Reward = "score",
        mask_in_observation: bool = False,
        illegal_reward: float | None = -10.0,
        render_mode: str | None = None,
    ) -> None:
        self.variant = variant(players, board)
        check_options(players, seat, reward)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
        self.makers = makers(opponents, players - 1)
        self.fixed_seat = seat
        self.whole_match = whole_match
        self.reward = reward
        self.mask_in_observation = mask_in_observation
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        bits = gymnasium.spaces.Box(0, 1, (SIZE,), np.uint8)
        mask = gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8)
        self.observation_space = (
            gymnasium.spaces.Dict({"observation": bits, "action_mask": mask})
            if mask_in_observation
            else bits
        )
        self.episode: Episode | None = None
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal, and let the bots move up to the first decision of the seat."""
        super().reset(seed=seed, options=options)
        drawn_seed = int(self.np_random.integers(2**63))
        chances = derived_random(drawn_seed)
        players = self.variant.players
        self.seat = chances.randrange(players) if self.fixed_seat is None else self.fixed_seat
        self.bots = {
            (self.seat + k) % players: make(derived_random(drawn_seed, k))
            for k, make in enumerate(self.makers, 1)
        }
        self.episode = Episode(self.variant, chances, whole_match=self.whole_match)
        self.over = False
        self._let_bots_move(self.episode)
        return self._observation(self.episode), self._info(self.episode)

    def step(self, action: SupportsInt) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots move up to the next decision of the seat or the end."""
        episode = self.episode
        if episode is None or self.over:
            raise gymnasium.error.ResetNeeded("the episode is over; call reset() to deal again")
        if broken := episode.why_not(int(action)):
            if self.illegal_reward is None:
                raise broken
            self.over = True
            told = {**self._info(episode), "illegal": str(broken)}
            return self._observation(episode), float(self.illegal_reward), True, False, told
        earned = self._earned(episode, episode.act(int(action)))
        earned += self._let_bots_move(episode)
        self.over = episode.over
        return self._observation(episode), earned, self.over, False, self._info(episode)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, under the name that sb3-contrib's MaskablePPO looks for."""
        if self.episode is None:
            raise gymnasium.error.ResetNeeded("nothing is dealt yet; call reset() first")
        return self._mask(self.episode).astype(np.bool_)

    def render(self) -> str | None:
        """What the seat sees, as text."""
        if self.render_mode is None or self.episode is None:
            return None
        return f"{self.episode.view(self.seat)}\n"

    def _let_bots_move(self, episode: Episode) -> float:
        """Play the other seats up to the next decision; what the seat earned meanwhile."""
        earned = 0.0
        while not episode.over and episode.seat != self.seat:
            move = self.bots[episode.seat].choose(episode.view(episode.seat))
            earned += self._earned(episode, episode.act(action_of(move)))
        return earned

    def _earned(self, episode: Episode, scores: tuple[int, ...] | None) -> float:
        """What the end of a round is worth to the seat; nothing while it goes on."""
        if scores is None:
            return 0.0
        mine = scores[self.seat]
        match self.reward:
            case "score":
                return float(mine)
            case "margin":
                return mine - (sum(scores) - mine) / (len(scores) - 1)
            case "win":
                won = winners(episode.match.scores) if episode.over else ()
                return 1 / len(won) if self.seat in won else 0.0

    def _mask(self, episode: Episode) -> NDArray[np.int8]:
        """The legal actions as `Discrete.sample` takes them; none once the episode is over."""
        if self.over:
            return np.zeros(ACTIONS, np.int8)
        return legal_mask(episode.view(self.seat)).view(np.int8)

    def _observation(self, episode: Episode) -> Any:
        bits = encode(episode.view(self.seat))
        if self.mask_in_observation:
            return {"observation": bits, "action_mask": self._mask(episode)}
        return bits

    def _info(self, episode: Episode) -> dict[str, Any]:
        return {"action_mask": self._mask(episode), "seat": self.seat}


def check_options(players: int, seat: int | None, reward: str) -> None:
    """Refuse a seat that is not at the table, and a reward that nobody knows."""
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"seat is a number from 0 to {players - 1}, or None, not {seat}")
    if reward not in get_args(Reward):
        raise ValueError(f"reward is one of {', '.join(get_args(Reward))}, not {reward!r}")


def makers(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Callable[[Random], Bot]]:
    """A maker for each other seat, clockwise; an opponent that is no list takes them all."""
    listed: list[Opponent]
    if isinstance(opponents, str):
        listed = list(parse_specs(opponents))
    elif isinstance(opponents, Sequence):
        listed = list(opponents)
    else:
        listed = [opponents]
    if len(listed) == 1 and (isinstance(opponents, str) or not isinstance(opponents, Sequence)):
        listed *= seats
    if len(listed) != seats:
        raise ValueError(
            f"opponents names {len(listed)} bots for {seats} seats: name one for each, "
            "or a single bot without a list for all of them"
        )
    return [_maker(one) for one in listed]


def _maker(opponent: Opponent) -> Callable[[Random], Bot]:
    if isinstance(opponent, (str, BotSpec)):
        return bot_maker(opponent)
    return lambda _: opponent


gymnasium.register(
    ID,
    f"{__name__}:{CatInTheBox.__name__}",
    vector_entry_point="purradox.rl.gym_vector:CatInTheBoxVector",
)
