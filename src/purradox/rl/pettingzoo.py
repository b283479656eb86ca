"""A PettingZoo environment: every seat is an agent, and one acts at a time.

Cards are set aside at the same time (R3.2), so those who do are asked in the order of the seats,
and no observation tells what another seat put aside.
"""

from random import Random
from typing import Any, ClassVar

import numpy as np

from purradox.observation import SIZE
from purradox.rl.encode import encode, legal_mask
from purradox.rl.episode import Episode
from purradox.rules import Layout, variant
from purradox.rules.actions import ACTIONS

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(
        "purradox.rl.pettingzoo needs PettingZoo: install purradox[pettingzoo]"
    ) from missing

ILLEGAL_REWARD = -10.0
"""Less than any round can cost."""


def env(**options: Any) -> Any:
    """The environment as agents should meet it: an illegal action ends the episode for all."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 (PettingZoo's own name)
    """A round, or a whole match; every agent is rewarded with its score when a round ends."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "cat_in_the_box_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        board: str | Layout = "white",
        *,
        whole_match: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, board, whole_match=whole_match, render_mode=render_mode)
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is 'human', 'ansi' or None, not {render_mode!r}")
        self.variant = variant(players, board)
        self.whole_match = whole_match
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (SIZE,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal; only the seed given here decides the cards."""
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        chances = Random(int(self.np_random.integers(2**63)))
        self.episode = Episode(self.variant, chances, whole_match=self.whole_match)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees; nobody but the agent to act has a legal action."""
        view = self.episode.view(self.possible_agents.index(agent))
        mask = np.zeros(ACTIONS, np.int8)
        if agent == self.agent_selection:
            mask |= legal_mask(view).view(np.int8)
        return {"observation": encode(view), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Let the selected agent act; an illegal action raises `IllegalMove`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act and needs an action; None is for the end")
        scores = self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {
            agent: float(scores[seat]) if scores else 0.0
            for seat, agent in enumerate(self.possible_agents)
        }
        self._accumulate_rewards()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._show()

    def render(self) -> str | None:
        """What the agent to act sees: as text, or printed."""
        if self.render_mode is None:
            return None
        text = str(self.episode.view(self.possible_agents.index(self.agent_selection)))
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
