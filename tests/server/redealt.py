"""Whole matches dealt again: all that an onlooker cannot see is different, and nothing else."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from purradox.rules import Deal, Discard, IllegalMove, Match, Move, Paradox, Round
from tests.rules.worlds import played_by, seen_of

TRIES = 200


@dataclass(frozen=True)
class Script:
    """A match as it is to be played."""

    variant_players: int
    moves: tuple[Move, ...]

    @property
    def deals(self) -> list[Deal]:
        return [move for move in self.moves if isinstance(move, Deal)]


def rounds_of(moves: tuple[Move, ...]) -> list[list[Move]]:
    found: list[list[Move]] = []
    for move in moves:
        if isinstance(move, Deal):
            found.append([])
        found[-1].append(move)
    return found


def redealt(match: Match, moves: tuple[Move, ...], seat: int | None, random: Random) -> list[Move]:
    """The same public match in another world; a round that allows no other stays as it is."""
    told: list[Move] = []
    for one, part in zip(match.rounds, rounds_of(moves), strict=True):
        told += _another(one, part, seat, random) or part
    return told


def _another(one: Round, part: list[Move], seat: int | None, random: Random) -> list[Move] | None:
    for _ in range(TRIES):
        moves = _with(part, *_world(one, seat, random), seat)
        if moves != part and _same_in_public(one, moves):
            return moves
    return None


def _with(part: list[Move], deal: Deal, discards: dict[int, int], seat: int | None) -> list[Move]:
    moves: list[Move] = []
    for move in part:
        if isinstance(move, Deal):
            moves.append(deal)
        elif isinstance(move, Discard) and move.seat != seat:
            moves.append(Discard(move.seat, discards[move.seat]))
        else:
            moves.append(move)
    return moves


def _world(one: Round, seat: int | None, random: Random) -> tuple[Deal, dict[int, int]]:
    """A deal and the discards of those whose cards the onlooker does not see."""
    table, setup = one.table, one.table.variant
    known = {other: seen_of(table, other) for other in range(setup.players)}
    aside = None if seat is None else one.discards[seat]
    if seat is not None:
        held = () if seat == _stuck(one) else one.hands[seat]
        own = (*known[seat], *held, *([] if aside is None else [aside]))
        known[seat] = tuple(own)
    unseen = Counter(dict.fromkeys(range(1, setup.numbers + 1), setup.copies))
    unseen.subtract((*table.revealed, *sum(known.values(), ())))
    pool = list(unseen.elements())
    random.shuffle(pool)
    hands, discards = [], {}
    for other, cards in known.items():
        missing = setup.dealt - len(cards)
        hidden, pool = pool[:missing], pool[missing:]
        hands.append(tuple(sorted((*cards, *hidden))))
        if other != seat:
            discards[other] = hidden[0]
    return Deal(tuple(hands), table.revealed), discards


def _stuck(one: Round) -> int | None:
    return one.table.outcome.seat if isinstance(one.table.outcome, Paradox) else None


def _same_in_public(one: Round, moves: list[Move]) -> bool:
    deal = moves[0]
    assert isinstance(deal, Deal)
    now = Round.start(one.table.variant, one.table.first, deal)
    for move in moves[1:]:
        assert not isinstance(move, Deal)
        try:
            now = now.apply(move)
        except IllegalMove:
            return False
        if now.table.outcome is not None and move is not moves[-1]:
            return False
    return now.table == one.table


def hidden_cards(match: Match, seat: int | None) -> list[tuple[tuple[int, ...], ...]]:
    """What an onlooker does not see of each round."""
    return [
        tuple(
            tuple(sorted((Counter(_dealt(one, at)) - Counter(played_by(one.table, at))).elements()))
            for at in range(match.variant.players)
            if at != seat
        )
        for one in match.rounds
    ]


def _dealt(one: Round, seat: int) -> tuple[int, ...]:
    return one.view(seat).dealt
