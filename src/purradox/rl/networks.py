"""The networks of the package on batches, for NumPy and for PyTorch."""

from functools import cache
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from purradox.bots.neural.network import network
from purradox.observation import SIZE
from purradox.rules import PLAYERS
from purradox.rules.actions import ACTIONS

Name = Literal["neural", "distilled"]
Layer = tuple[Any, Any]
"""A matrix of inputs × outputs, and a bias."""

NEVER = -1e9


class PolicyNetwork:
    """A perceptron with residual blocks: observations and legal actions to actions.

    Arrays give arrays. Tensors give tensors, reckoned where they are.
    """

    def __init__(self, layers: tuple[Layer, ...]) -> None:
        """Of the observation and of the legal actions, two for each block, and the logits."""
        self._layers: dict[str, tuple[Layer, ...]] = {"": layers}

    def __call__(self, observations: Any, masks: Any) -> Any:
        """The legal action that the network likes best, for each row."""
        logits = self.logits(observations, masks)
        if isinstance(logits, np.ndarray):
            return np.where(masks, logits, np.float32(NEVER)).argmax(axis=1)
        return logits.masked_fill(~masks.bool(), NEVER).argmax(dim=1)

    def logits(self, observations: Any, masks: Any) -> Any:
        """How much the network likes each of the 49 actions, legal or not, for each row."""
        seen: Any
        if isinstance(observations, np.ndarray):
            seen, device = observations.astype(np.float32), ""
            legal: Any = masks.astype(np.float32)
        else:
            seen, device = observations.float(), str(observations.device)
            legal = masks.float()
        if device not in self._layers:
            self._layers[device] = tuple(
                (seen.new_tensor(weight), seen.new_tensor(bias))
                for weight, bias in self._layers[""]
            )
        entry, also, *blocks, last = self._layers[device]
        body = ((seen @ entry[0] + entry[1]) + (legal @ also[0] + also[1])).clip(min=0)
        for first, second in zip(blocks[::2], blocks[1::2], strict=True):
            inner = (body @ first[0] + first[1]).clip(min=0)
            body = (body + (inner @ second[0] + second[1])).clip(min=0)
        return body @ last[0] + last[1]


@cache
def shipped(players: int, name: Name = "neural") -> PolicyNetwork:
    """What `neural` plays with, or the smaller one distilled from it that `search` plays with."""
    if players not in PLAYERS:
        raise ValueError(f"players is one of {', '.join(map(str, PLAYERS))}, not {players}")
    if name == "neural":
        found = network(players)
        matrices = [part for block in found.blocks for part in (block[:2], block[2:])]
        weight, bias = found.heads
        matrices.append((weight[:ACTIONS], bias[:ACTIONS]))
        transposed: list[Layer] = [(np.ascontiguousarray(w.T), b) for w, b in matrices]
        weight, bias = found.entry
        legal: Layer = weight[SIZE:][:ACTIONS], np.zeros_like(bias)
        return PolicyNetwork(((weight[:SIZE], bias), legal, *transposed))
    if name == "distilled":
        from purradox.search.policy import policy_network

        layers: list[NDArray[np.float32]] = list(policy_network(players))
        entry, *others = zip(layers[::2], layers[1::2], strict=True)
        legal = np.zeros((ACTIONS, len(entry[1])), np.float32), np.zeros_like(entry[1])
        return PolicyNetwork((entry, legal, *others))
    raise ValueError(f"a network is neural or distilled, not {name!r}")
