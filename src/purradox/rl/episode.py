"""An episode: a round, or a whole match, whose deals come from one random source."""

from random import Random

from purradox.rules import IllegalMove, Match, PlayerView, Variant, shuffled, why_not
from purradox.rules.actions import move_of


class Episode:
    """The readable engine, stepped by action ids."""

    def __init__(self, variant: Variant, random: Random, *, whole_match: bool) -> None:
        self.random = random
        self.whole_match = whole_match
        self.match = Match(variant).apply(shuffled(variant, random))

    @property
    def over(self) -> bool:
        return self.match.over if self.whole_match else not self.match.to_act

    @property
    def seat(self) -> int:
        """The seat to act; while cards are set aside, the lowest seat that has not."""
        return self.match.to_act[0]

    def view(self, seat: int) -> PlayerView:
        return self.match.view(seat)

    def why_not(self, action: int) -> IllegalMove | None:
        """The rule that an action of the seat to act would break."""
        now = self.match.rounds[-1]
        return why_not(now.table, now.hands[self.seat], move_of(action, self.seat))

    def act(self, action: int) -> tuple[int, ...] | None:
        """Let the seat to act do this; the scores of the round when it ended one."""
        self.match = self.match.apply(move_of(action, self.seat))
        if self.match.to_act:
            return None
        scores = self.match.scores[-1]
        if not self.over:
            self.match = self.match.apply(shuffled(self.match.variant, self.random))
        return scores
