"""Many tables of one variant in step, on the processor or on a graphics card.

The kernel plays them; tensors share its arrays. All tables start a round together, and one that
has ended waits for the others.
"""

from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from purradox.kernel import SEATS, STATE, Kernel
from purradox.kernel.state import PARADOX
from purradox.kernel.tables import LEGAL, WORDS
from purradox.rules import Variant
from purradox.rules.actions import DISCARDS


def cards_of(hidden: Tensor) -> Tensor:
    """How many cards of each number each of the others holds."""
    shifts = 4 * torch.arange(DISCARDS, device=hidden.device)
    return ((hidden[:, :-1, None] >> shifts) & 15).flatten(1)


def hidden_of(cards: Tensor) -> Tensor:
    """The same the other way, without discards."""
    shifts = 4 * torch.arange(DISCARDS, device=cards.device)
    hands = (cards.long().unflatten(-1, (-1, DISCARDS)) << shifts).sum(-1)
    return functional.pad(hands, (0, 1))


class Tables:
    """`count` tables of one variant."""

    def __init__(self, variant: Variant, count: int, device: torch.device) -> None:
        self.variant, self.count, self.device = variant, count, device
        self.players = variant.players
        self.longest = self.players * (1 + bool(variant.predictions) + variant.tricks)
        """Decisions of the longest round."""
        self.rows = torch.arange(count, device=device)
        self.seats = torch.arange(self.players, device=device)
        self.engine = self._kernel()
        self._bytes, self._states = self._shared(STATE.itemsize, torch.uint8, STATE)
        self._states = self._states[:, 0]
        self.words, self._words = self._shared(WORDS, torch.int64, np.dtype(np.uint64))
        """What everybody who is to act sees, may do, and does not see, since the last look."""
        self._seat, self._seats = self._shared(1, torch.uint8)
        self._action, self._actions = self._shared(1, torch.int64)
        self._points = self._shared(SEATS, torch.int8)
        self._kept = self._shared(SEATS, torch.uint8)

    def _kernel(self) -> Kernel:
        if self.device.type == "cpu":
            return Kernel(self.variant)
        from purradox.kernel import cuda

        return cuda.Kernel(self.variant)

    def _shared(
        self, size: int, kind: torch.dtype, seen_as: np.dtype[Any] | None = None
    ) -> tuple[Tensor, Any]:
        """A tensor with a row for each table, and its memory as the engine's array."""
        tensor = torch.zeros((self.count, size), dtype=kind, device=self.device)
        one = tensor if size > 1 else tensor[:, 0]
        if self.device.type == "cpu":
            array: Any = one.numpy()
            return one, array if seen_as is None else array.view(seen_as)
        from purradox.kernel import cuda

        return one, cuda.shared(one, seen_as)

    def new_match(self) -> None:
        self._bytes.zero_()

    def deal(self, seed: int) -> None:
        """Start the next round of every match."""
        self.engine.deal_next(self._states, seed)

    def look(self) -> tuple[Tensor, Tensor]:
        """Write what everybody who is to act sees; where a round goes on, and whose turn it is."""
        self.engine.see(self._states, self._words, self._seats)
        return self.words[:, LEGAL] != 0, self._seat.long()

    def choose(self, rows: Tensor, action: Tensor) -> None:
        """The legal actions that are taken at these tables when all advance."""
        self._action.scatter_(0, rows, action)

    def advance(self) -> None:
        """One action at each table whose round goes on."""
        self.engine.advance(self._states, self._actions)

    def finish(self) -> tuple[Tensor, Tensor]:
        """The scores of the round, which is over, and who earned a bonus."""
        (points, shared_points), (kept, shared_kept) = self._points, self._kept
        self.engine.finish(self._states, shared_points, shared_kept)
        return points[:, : self.players].clone(), kept[:, : self.players].bool()

    @property
    def paradox(self) -> Tensor:
        """Who caused a paradox in the round that is over."""
        assert STATE.fields is not None
        outcome = self._bytes[:, STATE.fields["outcome"][1], None].long()
        return outcome == self.seats + PARADOX
