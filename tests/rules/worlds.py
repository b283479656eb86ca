"""Other worlds that look the same from one chair: whatever it cannot see is dealt again."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from purradox.rules import (
    Colour,
    Deal,
    Discard,
    Event,
    IllegalMove,
    Match,
    Move,
    Paradox,
    Play,
    Round,
    Table,
    match_events,
)
from purradox.rules.errors import RedNotOpen


@dataclass(frozen=True)
class History:
    """A match so far: the moves, what was told of each, and the match before and after them."""

    moves: tuple[Move, ...]
    told: tuple[tuple[Event, ...], ...]
    matches: tuple[Match, ...]

    @property
    def now(self) -> Match:
        return self.matches[-1]

    def up_to(self, moves: int) -> "History":
        return History(self.moves[:moves], self.told[:moves], self.matches[: moves + 1])


def dealt_again(one: Round, seat: int, random: Random) -> tuple[Deal, dict[int, int]]:
    """A deal, and discards of the others, that this seat cannot tell from the true ones.

    It knows its own cards, the cards turned up, every card played, and a hand shown in a paradox.
    """
    table, setup = one.table, one.table.variant
    aside = one.discards[seat]
    own = (*one.hands[seat], *played_by(table, seat), *([] if aside is None else [aside]))
    seen = {other: seen_of(table, other) for other in range(setup.players) if other != seat}
    unseen = Counter(dict.fromkeys(range(1, setup.numbers + 1), setup.copies))
    unseen.subtract((*own, *table.revealed, *sum(seen.values(), ())))
    pool = list(unseen.elements())
    random.shuffle(pool)
    hands, discards = {seat: own}, {}
    for other, cards in seen.items():
        missing = setup.dealt - len(cards)
        hidden, pool = pool[:missing], pool[missing:]
        hands[other] = tuple(sorted((*cards, *hidden)))
        if table.discarded[other]:
            discards[other] = hidden[0]
    return Deal(tuple(hands[at] for at in range(setup.players)), table.revealed), discards


def played_by(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(
        play.cell.number
        for trick in (*table.tricks, table.trick)
        for play in trick.plays
        if play.seat == seat
    )


def seen_of(table: Table, seat: int) -> tuple[int, ...]:
    """The cards of a seat that have come to light."""
    match table.outcome:
        case Paradox(stuck, hand) if stuck == seat:
            return played_by(table, seat) + hand
    return played_by(table, seat)


def other_moves(history: History, seat: int, random: Random) -> tuple[Move, ...]:
    """The same public moves in a world where all that the seat cannot see is different."""
    worlds = iter([dealt_again(one, seat, random) for one in history.now.rounds])
    moves: list[Move] = []
    discards: dict[int, int] = {}
    for move in history.moves:
        if isinstance(move, Deal):
            deal, discards = next(worlds)
            moves.append(deal)
        elif isinstance(move, Discard) and move.seat != seat:
            moves.append(Discard(move.seat, discards[move.seat]))
        else:
            moves.append(move)
    return tuple(moves)


def replay(history: History, seat: int, random: Random) -> str:
    """Replay in another world: `same`, or which of the two certain inferences rules it out."""
    other = Match(history.now.variant)
    moves = other_moves(history, seat, random)
    if moves == history.moves:
        return "no other world"
    for step, move in enumerate(moves):
        truth = history.matches[step + 1]
        before = other
        try:
            other = before.apply(move)
        except IllegalMove as refused:
            check_red_opened_by_exception(refused, move, before.rounds[-1], seat)
            return "red"
        table = other.tables[-1]
        if isinstance(table.outcome, Paradox) and truth.tables[-1].outcome is None:
            check_stuck(other.rounds[-1], truth.tables[-1].to_act, seat)
            return "paradox"
        assert match_events(before, other) == history.told[step]
        assert other.rounds[-1].view(seat) == truth.rounds[-1].view(seat)
    assert other.view(seat) == history.now.view(seat)
    assert other.view(seat).position == history.now.view(seat).position
    assert other.view(seat).legal == history.now.view(seat).legal
    return "same"


def check_red_opened_by_exception(
    refused: IllegalMove, move: Move, other: Round, seat: int
) -> None:
    """A leader opened red because nothing else was possible; here something else is."""
    assert isinstance(refused, RedNotOpen)
    assert isinstance(move, Play)
    assert move.seat != seat
    assert move.cell.colour is Colour.RED
    assert other.table.trick.plays == ()
    assert set(other.table.board.row(Colour.RED)) == {None}
    assert any(
        other.table.board.row(colour)[number - 1] is None
        for colour in set(Colour) - {Colour.RED} - other.table.lost[move.seat]
        for number in other.hands[move.seat]
    )


def check_stuck(other: Round, to_act: tuple[int, ...], seat: int) -> None:
    """The seat that was to act could act; here none of its cards can be anything."""
    assert isinstance(other.table.outcome, Paradox)
    stuck = other.table.outcome.seat
    assert to_act == (stuck,)
    assert stuck != seat
    assert not any(
        other.table.board.row(colour)[number - 1] is None
        for colour in set(Colour) - other.table.lost[stuck]
        for number in other.hands[stuck]
    )
