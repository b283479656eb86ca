"""Other worlds that look the same from one chair: whatever it cannot see is dealt again."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from purradox.rules import (
    Choice,
    Deal,
    Discard,
    IllegalMove,
    Match,
    Paradox,
    PlayerView,
    Predict,
    Round,
    Table,
)

TRIES = 30


def other_world(match: Match, seat: int, random: Random) -> Match | None:
    """A match with the same view for this seat and other cards elsewhere, if one is found.

    Not every deal will do: a seat that was to act had a legal play, and red opened by the
    exception of R4.2 shows that nothing else was possible.
    """
    rounds = tuple(_other_round(one, seat, random) for one in match.rounds)
    other = replace(match, rounds=rounds)
    return other if other != match else None


def _other_round(one: Round, seat: int, random: Random) -> Round:
    """The round with the unseen cards dealt again, or the same where nothing else is found."""
    table = one.table
    for _ in range(TRIES):
        deal, discards = _dealt_again(one.view(seat), random)
        try:
            other = Round.start(table.variant, table.first, deal)
            for move in _moves(table, discards):
                other = other.apply(move)
        except IllegalMove:
            continue
        if other.view(seat) == one.view(seat) and other != one:
            return other
    return one


def _dealt_again(view: PlayerView, random: Random) -> tuple[Deal, list[int | None]]:
    """The hidden cards in another order; what is left over stays under the table."""
    table, setup = view.table, view.table.variant
    seats = range(setup.players)
    seen = [view.dealt if seat == view.seat else _seen_of(table, seat) for seat in seats]
    unseen = Counter(dict.fromkeys(range(1, setup.numbers + 1), setup.copies))
    unseen.subtract((*table.revealed, *(card for cards in seen for card in cards)))
    pool = list(unseen.elements())
    random.shuffle(pool)
    hands, discards = [], []
    for seat, cards in enumerate(seen):
        hidden = [pool.pop() for _ in range(setup.dealt - len(cards))]
        hands.append(tuple(sorted((*cards, *hidden))))
        aside = view.discard if seat == view.seat else hidden[0]
        discards.append(aside if table.discarded[seat] else None)
    return Deal(tuple(hands), table.revealed), discards


def _seen_of(table: Table, seat: int) -> tuple[int, ...]:
    """The cards of another seat that have come to light: all but the discard in a paradox."""
    outcome = table.outcome
    shown = outcome.hand if isinstance(outcome, Paradox) and outcome.seat == seat else ()
    return PlayerView(table, seat, shown, None).dealt


def _moves(table: Table, discards: list[int | None]) -> Iterator[Choice]:
    """Everything that was done at a table, with these discards."""
    for seat, number in enumerate(discards):
        if number is not None:
            yield Discard(seat, number)
    players = table.variant.players
    for seat in ((table.first + turn) % players for turn in range(players)):
        tricks = table.predictions[seat]
        if tricks is not None:
            yield Predict(seat, tricks)
    for trick in (*table.tricks, table.trick):
        yield from trick.plays
