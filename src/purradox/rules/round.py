"""A round: the table and the cards that are not on it."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Self

from purradox.rules.cards import Hand, replaced, without
from purradox.rules.errors import BadDeal, NoSuchSeat
from purradox.rules.legality import declarable, why_not
from purradox.rules.moves import Choice, Deal, Discard, Play, Predict
from purradox.rules.table import PLAY, Paradox, Table
from purradox.rules.variant import Variant
from purradox.rules.view import PlayerView


@dataclass(frozen=True, slots=True, repr=False)
class Round:
    """What was dealt and done in a round. Secret while it lasts: give seats their views."""

    table: Table
    hands: tuple[Hand, ...]
    discards: tuple[int | None, ...]

    @classmethod
    def start(cls, variant: Variant, first: int, deal: Deal) -> Self:
        """Deal the cards; with two players the reveal comes before the discard (R3.1)."""
        if not 0 <= first < variant.players:
            raise NoSuchSeat(first)
        check_deal(variant, deal)
        nothing = (None,) * variant.players
        table = Table.start(variant, first, deal.revealed)
        return cls(table, tuple(tuple(sorted(hand)) for hand in deal.hands), nothing)

    def apply(self, move: Choice) -> "Round":
        """The round after a move; an illegal one raises `IllegalMove` and changes nothing."""
        if not isinstance(move, Choice):
            raise TypeError(f"a move is a Discard, Predict or Play, not {move!r}")
        if not 0 <= move.seat < len(self.hands):
            raise NoSuchSeat(move.seat)
        if broken := why_not(self.table, self.hands[move.seat], move):
            raise broken
        hands, discards = self.hands, self.discards
        match move:
            case Discard(seat, number):
                hands = replaced(hands, seat, without(hands[seat], number))
                discards = replaced(discards, seat, number)
            case Play(seat, cell):
                hands = replaced(hands, seat, without(hands[seat], cell.number))
            case Predict():
                pass
        return Round(settled(self.table.after(move), hands), hands, discards)

    def view(self, seat: int) -> PlayerView:
        """What this seat can see."""
        if not 0 <= seat < len(self.hands):
            raise NoSuchSeat(seat)
        return PlayerView(self.table, seat, self.hands[seat], self.discards[seat])

    @property
    def deal(self) -> Deal:
        """The cards as they were dealt."""
        hands = (self.view(seat).dealt for seat in range(len(self.hands)))
        return Deal(tuple(hands), self.table.revealed)

    @property
    def moves(self) -> tuple[Choice, ...]:
        """What was done since the deal; cards are set aside at once, so those go by seat."""
        aside = (
            Discard(seat, number) for seat, number in enumerate(self.discards) if number is not None
        )
        return (*aside, *self.table.moves)

    @property
    def position(self) -> str:
        """This round as one line of text, with every hand."""
        from purradox.rules.position import round_text

        return round_text(self)

    @classmethod
    def from_position(cls, text: str) -> "Round":
        """The round of such a line, every move of it checked."""
        from purradox.rules.position import read_round

        return read_round(text)

    def __str__(self) -> str:
        from purradox.rules.drawing import round_drawn

        return round_drawn(self)

    def __repr__(self) -> str:
        from purradox.rules.drawing import headline

        return f"<Round: {headline(self.table)}>"

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table and every hand as a picture."""
        from purradox.svg import table

        return table(self)


def settled(table: Table, hands: tuple[Hand, ...]) -> Table:
    """A paradox is found, never chosen: after each move, see if the next seat is stuck (R5.2)."""
    if table.phase is not PLAY:
        return table
    (seat,) = table.to_act
    if any(declarable(table, seat, hands[seat])):
        return table
    return replace(table, outcome=Paradox(seat, hands[seat]))


def check_deal(variant: Variant, deal: Deal) -> None:
    """Raise `BadDeal` unless these hands and revealed cards can come from the deck."""
    if len(deal.hands) != variant.players or len(deal.revealed) != variant.revealed:
        raise BadDeal(None, None)
    for seat, hand in enumerate(deal.hands):
        if len(hand) != variant.dealt:
            raise BadDeal(seat, None)
    counts = Counter(number for cards in (*deal.hands, deal.revealed) for number in cards)
    for number, count in counts.items():
        if not 1 <= number <= variant.numbers or count > variant.copies:
            raise BadDeal(None, number)
