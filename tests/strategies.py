"""Setups to draw from: the printed ones on any board, and toys small enough to reach every end."""

from hypothesis import strategies as st

from purradox.rules import PLAYERS, Colour, Layout, Variant, variant
from purradox.rules.variant import PRINTED_COLUMNS


def layouts(columns: int) -> st.SearchStrategy[Layout]:
    """Any order of the numbers in each row."""
    row = st.permutations(range(1, columns + 1)).map(tuple)
    return st.tuples(row, row, row, row).map(
        lambda rows: Layout(tuple(zip(Colour, rows, strict=True)))
    )


@st.composite
def printed(draw: st.DrawFn, players: int) -> Variant:
    """The setup of the table in R1, on white, violet or a board of one's own."""
    numbers = variant(players).numbers
    board = st.sampled_from(["white", "violet"]) | layouts(PRINTED_COLUMNS[players])
    return variant(players, draw(board | layouts(numbers)))


@st.composite
def toys(draw: st.DrawFn) -> Variant:
    """A setup that nobody prints: few numbers, short hands, odd boards."""
    players = draw(st.integers(2, 4))
    numbers = draw(st.integers(1, 4))
    dealt = draw(st.integers(3, 6))
    revealed = draw(st.integers(0, 3))
    predictions = draw(st.sampled_from([(), (0,), (1, 2), (0, 1, 3)]))
    enough = -(-(players * dealt + revealed) // numbers)
    return Variant(
        players=players,
        numbers=numbers,
        dealt=dealt,
        predictions=predictions,
        layout=draw(layouts(numbers + draw(st.integers(0, 1)))),
        revealed=revealed,
        copies=enough + draw(st.integers(0, 1)),
        bonus_up_to=None if predictions else draw(st.integers(0, 2)),
    )


def setups() -> st.SearchStrategy[Variant]:
    return st.one_of(toys(), *map(printed, PLAYERS))
