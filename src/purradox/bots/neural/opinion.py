"""What the network thinks of a view. Only the forward pass needs NumPy, and another may do it."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import accumulate, pairwise
from math import exp
from typing import NamedTuple

from purradox.bots.errors import BotNeeds
from purradox.extras import install_command
from purradox.observation import SEATS, SIZE, legal_actions, set_bits
from purradox.rules import Choice, PlayerView
from purradox.rules.actions import ACTIONS, DISCARDS, move_of

HEADS = {
    "policy": ACTIONS,
    "value": 1,
    "scores": SEATS,  # of this round, seats counted from the observer
    "kept": 1,
    "paradox": 1,  # caused by the observer
    "cards": (SEATS - 1) * DISCARDS,  # in the hands of the others
}
"""What a network answers, and in how many numbers, one after the other."""
POINTS = 4.0
"""The unit of scores, for networks."""

_ENDS = tuple(accumulate(HEADS.values(), initial=0))

Forward = Callable[[list[int]], Iterable[float]]
"""A forward pass: the indices of the inputs that are one, ascending, to the values of all heads."""
Loader = Callable[[int], Awaitable[Forward]]
"""Gives the forward pass for a number of players, from wherever it is."""


class NetworkNotLoaded(RuntimeError):
    """A network was asked before it was there."""

    def __init__(self, players: int) -> None:
        super().__init__(f"await NETWORKS.load({players}) before a bot is asked")
        self.players = players


class Networks:
    """A forward pass for each number of players: NumPy's, or those that a loader gives."""

    def __init__(self) -> None:
        self._loader: Loader | None = None
        self._loaded: dict[int, Forward] = {}

    def use(self, loader: Loader | None) -> None:
        """Take them from a loader, and not from NumPy; from NumPy again for None."""
        self._loader = loader
        self._loaded.clear()

    def check(self, bot: str) -> None:
        """Raise what is missing where a bot cannot be asked here."""
        if self._loader is None:
            try:
                import purradox.bots.neural.network  # noqa: F401 as it is not needed elsewhere
            except ModuleNotFoundError as error:
                part = error.name or ""
                raise BotNeeds(bot, str(error), part, install_command(part)) from error

    async def load(self, players: int) -> None:
        """Make sure of one before somebody is asked who needs it: a loader takes its time."""
        if self._loader is not None and players not in self._loaded:
            self._loaded[players] = await self._loader(players)

    def __getitem__(self, players: int) -> Forward:
        if players not in self._loaded:
            if self._loader is not None:
                raise NetworkNotLoaded(players)
            from purradox.bots.neural.network import network

            self._loaded[players] = network(players)
        return self._loaded[players]


NETWORKS = Networks()


class Opinion(NamedTuple):
    """What the network thinks of a decision, and expects of the round from the seat's view.

    All but the moves speak of the position before the seat has chosen, and suppose that everybody
    plays as the network does.
    """

    moves: tuple[Choice, ...]
    """The legal moves, by action id."""
    logits: tuple[float, ...]
    """How much each is liked: logarithms of shares, but for a constant."""
    value: float
    """What was learned from: 0.2 × points ahead of the others' average + 1.5 × chance gained."""
    scores: tuple[float, ...]
    """Points of this round, by seat."""
    kept: float
    """The chance to keep the prediction."""
    paradox: float
    """The chance to cause a paradox."""
    cards: tuple[float, ...]
    """How many of each number the others hold: nine numbers for each, from the left neighbour."""

    def shares(self, temperature: float = 1.0) -> list[float]:
        """The chances with which the network would choose each move (softmax)."""
        likely = weights(self.logits, temperature)
        total = sum(likely)
        return [one / total for one in likely]


def weights(logits: Sequence[float], temperature: float) -> list[float]:
    """Shares but for a factor: the best has one."""
    best = max(logits)
    return [exp((logit - best) / temperature) for logit in logits]


def opinion(view: PlayerView) -> Opinion:
    """Ask the network about a decision."""
    players, legal = view.table.variant.players, legal_actions(view)
    told = tuple(NETWORKS[players]([*set_bits(view), *(SIZE + action for action in legal)]))
    policy, (value,), scores, (kept,), (paradox,), cards = (
        told[begin:end] for begin, end in pairwise(_ENDS)
    )
    return Opinion(
        moves=tuple(move_of(action, view.seat) for action in legal),
        logits=tuple(policy[action] for action in legal),
        value=value,
        scores=tuple(POINTS * scores[(seat - view.seat) % players] for seat in range(players)),
        kept=_chance(kept),
        paradox=_chance(paradox),
        cards=cards,
    )


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-logit)) if logit > 0 else exp(logit) / (1 + exp(logit))
