"""Many tables of one variant in step, on the processor or on a graphics card.

The kernel plays them; tensors share its arrays. All tables start a round together, and one that
has ended waits for the others.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from purradox.kernel import SEATS, STATE, Kernel
from purradox.kernel.state import PARADOX
from purradox.kernel.tables import WORDS
from purradox.rules import Variant
from purradox.rules.actions import DISCARDS
from purradox.training.net import HIDDEN


def _offset(field: str) -> int:
    """Where a field of a state begins, in bytes."""
    assert STATE.fields is not None
    return STATE.fields[field][1]


def cards_of(hidden: Tensor) -> Tensor:
    """How many cards of each number each of the others holds."""
    shifts = 4 * torch.arange(DISCARDS, device=hidden.device)
    return ((hidden[:, :-1, None] >> shifts) & 15).flatten(1)


def hidden_of(cards: Tensor) -> Tensor:
    """The same the other way, without discards."""
    shifts = 4 * torch.arange(DISCARDS, device=cards.device)
    hands = (cards.long().unflatten(-1, (-1, DISCARDS)) << shifts).sum(-1)
    return functional.pad(hands, (0, 1))


@dataclass(frozen=True)
class Look:
    """What the seats to act see and may do, packed into words."""

    words: Tensor
    legal: Tensor
    seat: Tensor

    @property
    def active(self) -> Tensor:
        """Where a round goes on."""
        return self.legal != 0


class Tables:
    """`count` tables of one variant."""

    def __init__(self, variant: Variant, count: int, device: torch.device) -> None:
        self.variant, self.count, self.device = variant, count, device
        self.players = variant.players
        self.longest = self.players * (1 + bool(variant.predictions) + variant.tricks)
        """Decisions of the longest round."""
        self.rows = torch.arange(count, device=device)
        self.seats = torch.arange(self.players, device=device)
        self._bytes = self._zeros((count, STATE.itemsize), torch.uint8)
        self._words = self._zeros((count, WORDS), torch.int64)
        self._legal = self._zeros((count,), torch.int64)
        self._seat = self._zeros((count,), torch.uint8)
        self._points = self._zeros((count, SEATS), torch.int8)
        self._kept = self._zeros((count, SEATS), torch.uint8)
        self.engine = self._kernel()
        self._states = self._shared(self._bytes, STATE)[:, 0]

    def _kernel(self) -> Kernel:
        if self.device.type == "cpu":
            return Kernel(self.variant)
        from purradox.kernel import cuda

        return cuda.Kernel(self.variant)

    def _zeros(self, shape: tuple[int, ...], kind: torch.dtype) -> Tensor:
        return torch.zeros(shape, dtype=kind, device=self.device)

    def _shared(self, tensor: Tensor, kind: Any = None) -> Any:
        """The memory of a tensor as the engine's array."""
        if self.device.type == "cpu":
            array: Any = tensor.numpy()
            return array if kind is None else array.view(kind)
        from purradox.kernel import cuda

        return cuda.shared(tensor, kind)

    def new_match(self) -> None:
        self._bytes.zero_()

    def deal(self, seed: int) -> None:
        """Start the next round of every match."""
        self.engine.deal_next(self._states, seed)

    def look(self) -> Look:
        """What everybody who is to act sees."""
        words, legal = (self._shared(one, np.uint64) for one in (self._words, self._legal))
        self.engine.see(self._states, words, legal, self._shared(self._seat))
        legal = self._legal.clone()
        return Look(torch.cat([self._words, legal[:, None]], -1), legal, self._seat.long())

    def hidden(self, seat: Tensor) -> Tensor:
        """What a seat does not see: the hands of the others leftwards, and their discards."""
        packed, players = self._bytes.view(torch.int64), self.players
        found = self._zeros((self.count, HIDDEN // 64), torch.int64)
        left = (seat[:, None] + 1 + self.seats[: players - 1]) % players
        found[:, : players - 1] = packed.gather(1, _offset("hands") // 8 + left)
        aside = (packed[:, _offset("discards") // 8, None] >> (4 * left)) & 15
        found[:, -1] = (aside << (4 * self.seats[: players - 1])).sum(-1)
        return found

    def advance(self, action: Tensor) -> None:
        """One legal action at each table; those whose round is over take no notice."""
        self.engine.advance(self._states, self._shared(action))

    def finish(self) -> tuple[Tensor, Tensor]:
        """The scores of the round, which is over, and who earned a bonus."""
        points, kept = self._shared(self._points), self._shared(self._kept)
        self.engine.finish(self._states, points, kept)
        return self._points[:, : self.players].clone(), self._kept[:, : self.players].bool()

    @property
    def paradox(self) -> Tensor:
        """Who caused a paradox in the round that is over."""
        outcome = self._bytes[:, _offset("outcome"), None].long()
        return outcome == self.seats + PARADOX
