"""What an observation holds: bits, in this order. Seats count from the observer, leftwards.

It is a function of a view and of nothing else.
"""

from collections.abc import Iterable
from itertools import accumulate

from purradox.rules import NEUTRAL, PLAYERS, Cell, Colour, Phase, PlayerView
from purradox.rules.actions import DISCARDS, PREDICTIONS, action_of
from purradox.rules.moves import Play

SEATS = max(PLAYERS)
AHEAD = (-11, -7, -3, 0, 1, 4, 8, 12)
"""Leads in points over another seat, in the rounds before, that a bit tells apart."""
MOST_TRICKS = 8

PLANE = 36
"""A set of spaces: a bit for each, by action id."""

FIELDS = (
    ("tokens", SEATS * PLANE),  # spaces with a token of each seat
    ("neutral", PLANE),
    ("trick", PLANE),  # spaces taken in the trick that is on the table
    ("beside", PLANE),  # free spaces that touch a token of mine
    ("ahead", len(AHEAD) * (SEATS - 1)),
    ("hand", 5 * DISCARDS),  # for each number: at least one, two … five of it
    ("discard", DISCARDS),  # mine
    ("discarded", SEATS),
    ("leader", SEATS),
    ("open", 4 * SEATS),  # colours still free to declare
    ("prediction", PREDICTIONS * SEATS),
    ("to_act", SEATS),  # while cards are set aside, the lowest seat that has not
    ("led", 4),
    ("tricks", MOST_TRICKS),  # played: at least one, two … eight
    ("phase", 4),
    ("unused", 3),  # so that the next field begins a word
    ("won", MOST_TRICKS * SEATS),  # at least one, two … eight tricks
    ("players", 4),
    ("round", SEATS),
    ("spare", 15),
)
SIZE = sum(size for _, size in FIELDS)
OFFSETS = dict(
    zip((name for name, _ in FIELDS), accumulate([0, *(n for _, n in FIELDS)]), strict=False)
)
MASK_SIZE = 64
"""A mask's row of bytes: one for each action, then zeros up to a whole word of bits."""
VERSION = 1
"""Goes up with every change of the layout, so that weights trained on another are refused."""


def set_bits(view: PlayerView) -> list[int]:
    """The indices of the bits that are one in what the seat sees, ascending."""
    table, variant = view.table, view.table.variant
    bits: list[int] = []

    def mark(field: str, places: Iterable[int], k: int = 0, width: int = 0) -> None:
        first = OFFSETS[field] + k * width
        bits.extend([first + place for place in places])

    board = table.board
    seats = [(view.seat + k) % variant.players for k in range(variant.players)]
    totals = [sum(scores[seat] for scores in view.past_scores) for seat in seats]
    for k, seat in enumerate(seats):
        mark("tokens", map(_place, board.owned(seat)), k, PLANE)
        mark("open", (c.index for c in Colour if c not in table.lost[seat]), k, 4)
        mark("won", range(table.won[seat]), k, MOST_TRICKS)
        prediction = table.predictions[seat]
        mark("prediction", [] if prediction is None else [prediction - 1], k, 4)
        mark("discarded", [k] if table.discarded[seat] else [])
        mark("leader", [k] if seat == table.leader else [])
        mark("to_act", [k] if table.to_act[:1] == (seat,) else [])
        if k > 0:
            lead = totals[0] - totals[k]
            mark("ahead", range(sum(lead >= bound for bound in AHEAD)), k - 1, len(AHEAD))
    mark("neutral", map(_place, board.owned(NEUTRAL)))
    mark("trick", (_place(play.cell) for play in table.trick.plays))
    beside = {
        other
        for cell in board.owned(view.seat)
        for other in variant.layout.neighbours[cell]
        if other.number <= variant.numbers and board[other] is None
    }
    mark("beside", map(_place, beside))
    for number in set(view.hand):
        mark("hand", range(view.hand.count(number)), number - 1, 5)
    mark("discard", [] if view.discard is None else [view.discard - 1])
    mark("led", [] if table.trick.led is None else [table.trick.led.index])
    mark("tricks", range(len(table.tricks)))
    mark("phase", [tuple(Phase).index(table.phase)])
    mark("players", [variant.players - 2])
    mark("round", [len(view.past)])
    return sorted(bits)


def legal_actions(view: PlayerView) -> list[int]:
    """The action ids that the seat may choose now, ascending; none while others are to act."""
    return sorted(map(action_of, view.legal))


def _place(cell: Cell) -> int:
    return action_of(Play(0, cell))
