"""The shipped puzzles: every one is a position of the rules with a proven answer."""

import subprocess
import sys
from collections import Counter
from datetime import date, timedelta

import pytest

from purradox.puzzles import Kind, Puzzle, find_puzzle, of_the_day, puzzles
from purradox.puzzles.puzzle import NOBODY, id_of, lines
from purradox.rules import PLAYERS, Match, PlayerView

GAP, ERRORS = 0.5, 6.0


@pytest.fixture(scope="module")
def shipped() -> list[Puzzle]:
    return list(puzzles())


def test_every_puzzle_replays_through_the_rules(shipped: list[Puzzle]) -> None:
    for one in shipped:
        view = one.view
        assert one.id == id_of(view, one.number)
        assert view.table.first == 0
        assert PlayerView.from_position(view.position) == view
        assert one.seat in view.table.to_act
        assert len(one.choices) >= 3
        assert {each.choice for each in one.values} == set(one.choices)
        if one.number is None:
            assert one.choices == tuple(map(str, view.legal))
        else:
            assert NOBODY in one.choices
            assert str(one.seat) not in one.choices


def test_every_answer_is_proven(shipped: list[Puzzle]) -> None:
    for one in shipped:
        answer, *others = one.values
        assert answer.why is None
        if one.kind is Kind.READ:
            chances = [each.chance or 0.0 for each in one.values]
            assert sum(chances) == pytest.approx(1, abs=0.01)
            assert chances[0] >= 0.7
            assert chances[0] - chances[1] >= 0.399
            continue
        assert answer.paradox
        assert answer.kept
        for other in others:
            assert other.loss
            assert other.paradox
            assert other.kept
            assert other.loss.value >= GAP - 0.001
            assert other.loss.value >= ERRORS * (other.loss.error - 0.001)
            if one.kind is Kind.SURVIVE:
                assert answer.paradox.value <= 0.25 < 0.5 <= other.paradox.value
            if one.kind is Kind.KEEP:
                assert answer.kept.value - other.kept.value >= 0.249


def test_every_reason_is_true_of_its_figures(shipped: list[Puzzle]) -> None:
    for one in shipped:
        for each in one.values[1:]:
            assert each.why
            gap = each.why.better - each.why.worse
            assert gap < 0 if each.why.kind == "paradox" else gap > 0
            assert one.why(each.choice) == each.why
        assert one.why(one.answer.choice) == one.values[1].why
        assert one.why("nonsense") is None


def test_there_are_puzzles_of_every_kind_for_every_number_of_players(
    shipped: list[Puzzle],
) -> None:
    kinds = Counter(one.kind for one in shipped)
    assert set(kinds) == set(Kind)
    tables = [one.round.table.variant for one in shipped]
    assert {setup.players for setup in tables} == set(PLAYERS)
    assert {setup.board_name for setup in tables} == {"white", "violet"}
    assert len({one.id for one in shipped}) == len(shipped)


def test_the_order_and_the_choices_tell_nothing(shipped: list[Puzzle]) -> None:
    assert list(lines()) == sorted(lines())
    first = Counter(one.choices.index(one.answer.choice) for one in shipped)
    assert max(first.values()) < 0.6 * len(shipped)


def test_what_is_asked_does_not_depend_on_hidden_cards(shipped: list[Puzzle]) -> None:
    one = next(one for one in shipped if one.kind is Kind.KEEP)
    assert "?" in one.view.position
    hands = [hand for seat, hand in enumerate(one.round.hands) if seat != one.seat]
    assert not any("".join(map(str, hand)) in one.view.position for hand in hands)


def test_a_puzzle_is_a_match_that_goes_on(shipped: list[Puzzle]) -> None:
    one = shipped[0]
    match = Match(one.match.variant)
    for move in one.match.moves:
        match = match.apply(move)
    assert match.view(one.seat) == one.view


def test_the_puzzle_of_the_day_depends_on_the_date_alone() -> None:
    day = date(2026, 11, 17)
    chosen = [of_the_day(day + timedelta(days=later)) for later in range(60)]
    assert chosen == [of_the_day(day + timedelta(days=later)) for later in range(60)]
    assert len(set(chosen)) > 50
    assert find_puzzle(chosen[0])
    assert find_puzzle("nothing") is None


def test_solving_needs_nothing_but_the_standard_library() -> None:
    script = (
        "import sys\n"
        "from purradox.puzzles import find_puzzle, of_the_day, puzzles\n"
        "from datetime import date\n"
        "one = find_puzzle(of_the_day(date(2026, 11, 17)))\n"
        "assert one.of(one.answer.choice) and one.why(one.values[1].choice)\n"
        "names = {name.split('.')[0] for name in sys.modules}\n"
        "print(names & {'numpy', 'numba', 'fluent', 'msgspec', 'starlette'})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout == "set()\n"
