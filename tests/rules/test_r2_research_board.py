"""R2: the research board is data, and neighbours are a matter of place."""

import pytest

from purradox.rules import Board, Cell, Colour, Layout, RuleError, parse_layout, variant
from purradox.rules.errors import (
    LayoutColours,
    LayoutColumns,
    LayoutNumbers,
    LayoutRow,
    OutOfPlay,
)
from purradox.rules.moves import Play
from purradox.rules.scoring import largest_group
from purradox.rules.variant import BOARDS, PROVISIONAL, violet, white
from tests.helpers import ANNA, BORIS, cells, may_play, position


def neighbours(layout: Layout, space: str) -> set[str]:
    (cell,) = cells(space)
    return {str(beside) for beside in layout.neighbours[cell]}


def test_r2_1_one_row_for_each_colour_and_one_space_for_each_number() -> None:
    for layout in (white(6), white(9), violet(6), violet(9)):
        assert [colour for colour, _ in layout.rows] == list(Colour)
        for _, numbers in layout.rows:
            assert sorted(numbers) == list(range(1, layout.columns + 1))


def test_r2_1_neighbours_share_a_side_and_corners_do_not_count() -> None:
    assert neighbours(white(6), "3b") == {"3r", "2b", "4b", "3y"}
    assert neighbours(white(6), "1r") == {"2r", "1b"}
    assert neighbours(white(6), "6g") == {"5g", "6y"}


def test_r2_1_neighbours_follow_the_place_never_the_difference_of_numbers() -> None:
    own = parse_layout("r162534 b123456 y654321 g123456")
    assert neighbours(own, "6r") == {"1r", "2r", "2b"}
    assert "5r" not in neighbours(own, "6r")


@pytest.mark.parametrize("columns", [5, 6, 8, 9])
@pytest.mark.parametrize("board", sorted(BOARDS))
def test_r2_1_neighbours_are_mutual(board: str, columns: int) -> None:
    layout = BOARDS[board](columns)
    for cell, beside in layout.neighbours.items():
        assert len(set(beside)) == len(beside)
        assert cell not in beside
        assert all(cell in layout.neighbours[other] for other in beside)
    sides = 4 * (columns - 1) + 3 * columns
    assert sum(map(len, layout.neighbours.values())) == 2 * sides


def test_r2_1_a_layout_is_data_that_a_person_can_write() -> None:
    text = "r123456 b345612 y561234 g123456"
    layout = parse_layout(text)
    assert str(layout) == text
    assert parse_layout(text.replace(" ", "\n")) == layout
    assert variant(3, text).layout == variant(3, layout).layout == layout


@pytest.mark.parametrize(
    ("text", "error", "details"),
    [
        ("r123456 b345612 y561234", LayoutColours, {}),
        ("", LayoutColours, {}),
        ("r123456 r345612 y561234 g123456", LayoutColours, {}),
        ("g123456 y561234 b345612 r123456", LayoutColours, {}),
        ("r123456 b345612 y561234 g123456 r123456", LayoutColours, {}),
        ("r123456 b345612 y561234 g12345", LayoutNumbers, {"colour": Colour.GREEN, "columns": 6}),
        ("r123456 b345512 y561234 g123456", LayoutNumbers, {"colour": Colour.BLUE, "columns": 6}),
        ("r023456 b345612 y561234 g123456", LayoutNumbers, {"colour": Colour.RED, "columns": 6}),
        ("x123456 b345612 y561234 g123456", LayoutRow, {"row": "x123456"}),
        ("r12345a b345612 y561234 g123456", LayoutRow, {"row": "r12345a"}),
        ("r b345612 y561234 g123456", LayoutRow, {"row": "r"}),
        ("r12345² b345612 y561234 g123456", LayoutRow, {"row": "r12345²"}),
        ("r१२३ b345612 y561234 g123456", LayoutRow, {"row": "r१२३"}),
        ("purple", LayoutRow, {"row": "purple"}),
        ("x" * 1000, LayoutRow, {"row": "x" * 40}),
    ],
)
def test_r2_1_a_layout_that_is_no_board_is_refused(
    text: str, error: type[RuleError], details: dict[str, object]
) -> None:
    with pytest.raises(error) as refused:
        variant(3, text)
    assert refused.value.rule == "R2.1"
    assert refused.value.details == details


def test_r2_1_a_board_has_the_printed_columns_or_those_in_play() -> None:
    assert variant(2, white(5)).layout.columns == 5
    assert variant(2, white(6)).layout.columns == 6
    assert variant(4, white(8)).layout.columns == 8
    with pytest.raises(LayoutColumns) as refused:
        variant(3, white(9))
    assert refused.value.details == {"players": 3, "columns": 9, "expected": 6}
    assert str(refused.value).startswith("R2.1 layout-columns: A board has as many columns as")
    assert str(refused.value).endswith("(players 3, columns 9, expected 6)")


def test_r2_2_white_runs_from_one_upwards_in_aligned_columns() -> None:
    assert str(white(6)) == "r123456 b123456 y123456 g123456"
    assert str(white(9)) == "r123456789 b123456789 y123456789 g123456789"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r2_2_white_can_be_chosen_at_every_number_of_players(players: int) -> None:
    setup = variant(players, "white")
    assert setup.layout == white(6 if players < 4 else 9)
    assert setup.board_name == "white"


def test_r2_3_each_violet_row_starts_two_numbers_later_and_wraps_round() -> None:
    assert str(violet(6)) == "r123456 b345612 y561234 g123456"
    assert str(violet(9)) == "r123456789 b345678912 y567891234 g789123456"


def test_r2_3_violet_neighbours_on_six_columns() -> None:
    assert neighbours(violet(6), "5b") == {"3r", "4b", "6b", "1y"}


def test_r2_3_violet_is_marked_as_provisional_and_white_is_not() -> None:
    assert {"violet"} == PROVISIONAL
    assert variant(5, "violet").board_name == "violet"


def test_r2_3_a_person_may_supply_the_printed_order() -> None:
    rows = "r123456789 b987654321 y123456789 g987654321"
    setup = variant(5, rows)
    assert setup.board_name == rows
    assert neighbours(setup.layout, "1r") == {"2r", "9b"}


@pytest.mark.parametrize(("players", "missing"), [(2, 6), (4, 9)])
def test_r2_4_a_space_out_of_play_cannot_be_taken(players: int, missing: int) -> None:
    now = position(variant(players), "123 123 123 123"[: 4 * players - 1])
    assert all(cell.number != missing for cell in now.table.variant.cells)
    for colour in Colour:
        with pytest.raises(OutOfPlay) as refused:
            now.apply(Play(ANNA, Cell(colour, missing)))
        assert refused.value.details == {"cell": Cell(colour, missing)}
        assert refused.value.rule == "R2.4"


@pytest.mark.parametrize("number", [-1, 0, 7, 10])
def test_r2_4_nor_can_a_number_that_no_card_has(number: int) -> None:
    now = position(variant(3), "123 123 123")
    with pytest.raises(OutOfPlay):
        now.apply(Play(ANNA, Cell(Colour.BLUE, number)))


def test_r2_4_the_out_of_play_nines_split_a_violet_group_at_four_players() -> None:
    """Blue 8 and blue 1 have the 9 between them; yellow 8 and yellow 1 too."""
    now = position(
        variant(4, "violet"),
        "12 12 12 12",
        """
        red    . . . . . . . . x
        blue   . . . . A A x A A
        yellow . . . . x . . . .
        green  . . x . . . . . .
        """,
    )
    assert largest_group(now.table, ANNA) == cells("1b 2b")
    whole = position(
        variant(5, "violet"),
        "12 12 12 12 12",
        """
        red    . . . . . . . . .
        blue   . . . . A A A A A
        yellow . . . . . . . . .
        green  . . . . . . . . .
        """,
    )
    assert largest_group(whole.table, ANNA) == cells("1b 2b 7b 8b 9b")


def test_r2_4_spaces_out_of_play_do_not_open_red() -> None:
    start = position(variant(4), "1238 1238 1238 1238")
    assert not start.table.red_is_open
    assert not {space for space in may_play(start) if space.endswith("r")}
    assert start.table.leader != BORIS


def test_r2_4_a_board_does_not_answer_for_spaces_out_of_play() -> None:
    board = Board.empty(variant(2))
    for cell in (Cell(Colour.RED, 6), Cell(Colour.GREEN, 0)):
        with pytest.raises(OutOfPlay):
            board[cell]
