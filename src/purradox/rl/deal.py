"""A round with its deal made card by card, as a frozen value."""

from dataclasses import dataclass, replace
from typing import Any

from purradox.rules import Deal, Round, Variant
from purradox.rules.actions import move_of


@dataclass(frozen=True)
class DealtRound:
    """Cards dealt so far, seat after seat, then those turned up; a round once all are dealt."""

    variant: Variant
    dealt: tuple[int, ...] = ()
    round: Round | None = None

    def __deepcopy__(self, _memo: dict[int, Any]) -> "DealtRound":
        return self

    def outcomes(self) -> list[tuple[int, float]]:
        """What the next card may be, as its number less one, and how likely that is."""
        unseen = self.variant.deck - len(self.dealt)
        left = {
            number: self.variant.copies - self.dealt.count(number)
            for number in range(1, self.variant.numbers + 1)
        }
        return [(number - 1, count / unseen) for number, count in left.items() if count]

    def after(self, action: int) -> "DealtRound":
        """The position after a card was dealt, or after the seat to act did something."""
        if self.round is None:
            return replace(self, dealt=(*self.dealt, action + 1))._picked_up()
        move = move_of(action, self.round.table.to_act[0])
        return replace(self, round=self.round.apply(move))

    def _picked_up(self) -> "DealtRound":
        size, players = self.variant.dealt, self.variant.players
        if len(self.dealt) < players * size + self.variant.revealed:
            return self
        hands = tuple(self.dealt[seat * size : (seat + 1) * size] for seat in range(players))
        deal = Deal(hands, self.dealt[players * size :])
        return replace(self, round=Round.start(self.variant, 0, deal))
