"""The lesson and the examples say what the rules say."""

from importlib.resources import files

import pytest

from purradox.lesson import data
from purradox.lesson.examples import CLOSED, STUCK, examples, groups
from purradox.lesson.steps import STEPS as ASKED
from purradox.lesson.steps import Step
from purradox.rules import Paradox, legal_moves, parse_cell, score, variant
from purradox.rules.scoring import largest_group

DATA = data.lesson()
STEPS = {one["id"]: one for one in DATA["steps"]}


@pytest.mark.parametrize("name", ["lesson.json", "examples.json"])
def test_what_the_page_is_given_is_what_the_rules_give(name: str) -> None:
    stored = files("purradox").joinpath("web", "learn", name).read_text("utf-8")
    assert stored == data.files()[name], "run: python -m purradox.lesson.data"


@pytest.mark.parametrize("step", ASKED, ids=lambda step: step.name)
def test_every_choice_of_a_step_leads_somewhere(step: Step) -> None:
    data = STEPS[step.name]
    legal = {str(move) for move in legal_moves(step.at.table, 0, step.at.hands[0])}
    if data["kind"] in ("play", "discard", "predict"):
        assert set(data["choices"]) == legal == set(data["you"]["legal"])
        assert any(one["right"] for one in data["choices"].values())
    if data["kind"] == "play":
        cells = {str(cell) for cell in variant(3).cells}
        assert set(data["reasons"]) == cells - legal
    for cell in data["touch"]:
        assert parse_cell(cell).number in step.at.hands[0]
        assert cell in data["reasons"]


def test_the_paradox_of_the_lesson_is_one() -> None:
    assert isinstance(STUCK.table.outcome, Paradox)
    assert STEPS["paradox"]["open"] == {"seat": 2, "hand": list(STUCK.hands[2])}
    kinds = {one["code"] for one in STEPS["paradox"]["reasons"].values()}
    assert kinds == {"space-taken", "colour-lost"}
    assert score(STUCK.table)[2].total == -3


def test_only_the_wrong_way_leads_into_a_paradox() -> None:
    choices = STEPS["avoid"]["choices"]
    assert {move for move, one in choices.items() if one["round"]["paradox"] == 0} == {"3b"}
    assert {move for move, one in choices.items() if one["right"]} == {"3r", "5r"}


def test_the_exception_of_r4_2() -> None:
    closed, opened = examples()["R4.2"]
    assert closed["legal"] == ["2r", "5r"]
    assert opened["legal"] == ["5g"]
    assert not any(now.table.red_is_open for now in CLOSED)


def test_groups_are_all_groups_and_the_largest_is_the_rules() -> None:
    table = ASKED[-1].at.table
    found = groups(table, 0)
    assert found[0] == largest_group(table, 0)
    assert {cell for group in found for cell in group} == set(table.board.owned(0))
    neighbours = table.variant.layout.neighbours
    for one in found:
        for other in found:
            if one is not other:
                assert not any(beside in other for cell in one for beside in neighbours[cell])


def test_the_figures_of_the_rulebooks() -> None:
    first, second = examples()["R6.2"]
    assert [len(group) for group in first["largest"]] == [5]
    assert second["largest"][0] == ["1r", "2r", "2b"]
    assert [one["winner"] for one in examples()["R4.5"]] == [3, 0, 0]
