"""The decisions of a record, each as the seat saw it: the table and its own cards, no others."""

from collections.abc import Iterator
from dataclasses import dataclass

from purradox.notation import Checked, SeenRound
from purradox.notation.positions import fresh
from purradox.rules import Choice, Discard, PlayerView, Predict, Table
from purradox.rules.cards import without


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision: what the seat could see, and what it chose."""

    round: int
    view: PlayerView
    choice: Choice


def is_known(checked: Checked, seat: int, round_: int) -> bool:
    """Whether the record tells all cards of the seat in this round, counted from 0."""
    return checked.rounds[round_].hands[seat] is not None


def moments(checked: Checked, seat: int, round_: int) -> Iterator[Moment]:
    """The decisions of a seat in a round; none where its cards are not known."""
    one = checked.rounds[round_]
    hand = one.hands[seat]
    if hand is None:
        return
    past = _past(checked, seat, round_)
    hand = PlayerView(one.table, seat, hand, one.discards[seat]).dealt
    aside: int | None = None
    for table, choice in _choices(one, seat):
        if choice.seat != seat:
            continue
        yield Moment(round_, PlayerView(table, seat, hand, aside, past), choice)
        match choice:
            case Discard(_, number):
                hand, aside = without(hand, number), number
            case Predict():
                pass
            case _:
                hand = without(hand, choice.cell.number)


def view_now(checked: Checked, seat: int) -> PlayerView | None:
    """What the seat sees at the end of the record, or None where its cards are not known."""
    last = len(checked.rounds) - 1
    one = checked.rounds[last]
    hand = one.hands[seat]
    if hand is None:
        return None
    return PlayerView(one.table, seat, hand, one.discards[seat], _past(checked, seat, last))


def _past(checked: Checked, seat: int, round_: int) -> tuple[PlayerView, ...]:
    """The rounds before; of these only the scores matter, and they lie on the table."""
    return tuple(
        PlayerView(before.table, seat, before.hands[seat] or (), before.discards[seat])
        for before in checked.rounds[:round_]
    )


def _choices(one: SeenRound, seat: int) -> Iterator[tuple[Table, Choice]]:
    """Every table of a round with the public choice made there, and the seat's own discard."""
    table = fresh(one.table)
    aside = one.discards[seat]
    if aside is not None:
        yield table, Discard(seat, aside)
    for other in range(table.variant.players):
        if one.table.discarded[other]:
            table = table.after(Discard(other, 0))
    for turn in range(table.variant.players):
        other = (table.first + turn) % table.variant.players
        tricks = one.table.predictions[other]
        if tricks is not None:
            move = Predict(other, tricks)
            yield table, move
            table = table.after(move)
    for trick in (*one.table.tricks, one.table.trick):
        for play in trick.plays:
            yield table, play
            table = table.after(play)
