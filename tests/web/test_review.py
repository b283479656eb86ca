"""The review of a match: what it marks, mistakes one after the other, better moves to find."""

import copy
import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from purradox.notation import record_of, to_text
from purradox.server.records.worker import review_lines
from tests.web.chromium import Visitor
from tests.web.conftest import Visit
from tests.web.test_replay import ROUND, four_play, shown


def reviewed(visitor: Visitor, record: str = ROUND) -> None:
    """The beginning of a round, at Anna's second play, when every look at it is done."""
    page, beginning = visitor.page, record.split("  3.", maxsplit=1)[0]
    tell(visitor, weighed(beginning))
    shown(page, beginning)
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    page.locator("[data-review]").click()
    expect(page.locator(".replay-review")).to_contain_text("Accuracy", timeout=60_000)
    expect(page.locator(".replay-review progress")).to_have_count(0, timeout=60_000)


def test_the_review(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    reviewed(anna)
    if page.locator("[data-show]").count():
        page.locator("[data-show]").click()
    rows = page.locator(".replay-choices tbody tr")
    assert rows.count() > 1
    expect(page.locator(".replay-choices .is-chosen")).to_have_count(1)
    expect(page.locator(".curve canvas")).to_be_visible()
    # By keyboard and for screen readers…
    curve = page.get_by_role("slider", name="Chance to win the match")
    curve.focus()
    expect(curve).to_have_attribute("aria-valuenow", "9")
    for key, step in (("ArrowRight", 10), ("ArrowLeft", 9), ("ArrowDown", 8), ("Home", 0)):
        page.keyboard.press(key)
        expect(curve).to_have_attribute("aria-valuenow", str(step))
    expect(curve).to_be_focused()
    page.keyboard.press("PageDown")
    told = r"Round 1, trick 1: Anna \d+%, <i>Boris</i> \d+%,? and Chloé \d+%"
    expect(curve).to_have_attribute("aria-valuetext", re.compile(told))
    text = curve.get_attribute("aria-valuetext") or ""
    assert sum(map(int, re.findall(r"(\d+)%", text))) == 100, text
    # …as a table…
    page.get_by_text("The line as a table").click()
    rows = page.locator(".curve-table tbody tr")
    expect(rows).to_have_count(4)
    for chances in rows.all_inner_texts():
        assert sum(map(int, re.findall(r"(\d+)%", chances))) == 100, chances
    rows.nth(2).get_by_role("button").click()
    expect(page.locator("input[type=range]")).to_have_value("6")
    # …and by mouse.
    page.locator(".curve .u-over").scroll_into_view_if_needed()
    box = page.locator(".curve .u-over").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 20)
    expect(page.locator("input[type=range]")).to_have_value("12")
    expect(page.locator(".replay-review")).to_contain_text("no choice to review")
    page.locator("input[name=curve][value=points]").check()
    expect(page.locator(".replay-curve h3")).to_have_text("Expected score of the round")


@cache
def weighed(record: str) -> tuple[dict[str, Any], ...]:
    """What a server says of a record, but after a few simulations."""
    return tuple(review_lines(record, simulations=2))


def tell(visitor: Visitor, lines: Iterable[dict[str, Any]]) -> None:
    """Have a review say this; the replay of a server's match waits for one of the server's."""
    body = "".join(json.dumps(line) + "\n" for line in lines)
    visitor.context.route(
        "**/api/review?*",
        lambda route: route.fulfill(body=body, content_type="application/x-ndjson"),
    )


def with_mistakes(visitor: Visitor, steps: Sequence[int], record: str = ROUND) -> None:
    """A review in which the choices at these steps are mistakes and no others are."""
    lines = copy.deepcopy(weighed(record))
    for line in lines:
        if line["type"] != "choice":
            continue
        options, wrong = line["choices"], line["step"] in steps
        made = options.pop(line["chosen"])
        line["chosen"] = len(options) if wrong else 0
        options.insert(line["chosen"], made)
        for place, one in enumerate(options):
            loss = 1.2 * place / max(len(options) - 1, 1)
            one["loss"] = {kind: {"value": loss, "error": 0.1} for kind in ("worth", "points")}
            one["loss"]["win"] = {"value": loss / 10, "error": 0.01}
            one["verdict"] = "mistake" if place else "best"
            one["reason"] = {"kind": "points", "better": 3.0, "worse": 1.0} if place else None
    tell(visitor, lines)


ANNAS = (6, 10, 17)
COVERED = """() => {
  const [label, chip] = ['p', '.has-mark'].map((one) =>
    document.querySelector(`.replay-holds ${one}`));
  const mark = chip.getBoundingClientRect().top + parseFloat(getComputedStyle(chip, '::after').top);
  return label.getBoundingClientRect().bottom - mark;
}"""
"""How far a mark reaches into the line above the hand."""


@pytest.mark.parametrize("size", [(1440, 900), (1000, 700), (390, 844), (360, 640)])
def test_a_mistake_is_on_the_board_wherever_it_is_clicked(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    with_mistakes(visitor, ANNAS)
    page = visitor.page
    shown(page)
    page.locator("[data-review]").click()
    mistakes = page.locator(".mistake")
    expect(mistakes).to_have_count(3)
    expect(mistakes.first).to_contain_text("Big mistake")
    mistakes.last.click()
    expect(page.locator(".replay-where")).to_have_text("Round 1, trick 4")
    expect(page.locator(".board-mark.is-made")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(COVERED) <= 0
    expect(page.locator(".replay-quiz")).to_be_in_viewport()
    page.locator(".curve").evaluate("(curve) => curve.scrollIntoView({ block: 'end' })")
    page.locator(".curve .u-over").scroll_into_view_if_needed()
    box = page.locator(".curve .u-over").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 10 / 28, box["y"] + box["height"] / 2)
    expect(page.locator(".replay-where")).to_have_text("Round 1, trick 2")
    for selector in (".replay-stick .board", ".board-mark.is-made"):
        expect(page.locator(selector)).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_find_the_better_move_before_it_is_shown(visit: Visit) -> None:
    visitor = visit()
    with_mistakes(visitor, ANNAS)
    page = visitor.page
    shown(page)
    page.locator("[data-review]").click()
    (line,) = [one for one in weighed(ROUND) if one.get("step") == 10][-1:]
    made = line["choices"][line["chosen"]]["move"]
    best, *others = [one["move"] for one in line["choices"] if one["move"] != made]
    page.locator(".mistake").nth(1).click()
    expect(page.locator(".replay-quiz")).to_contain_text("Can you find something better?")
    expect(page.locator(".replay-choices")).to_have_count(0)
    expect(page.locator(".board-mark")).to_have_count(1)
    space = page.locator(".replay-stick .board")
    space.locator(f"[data-cell='{others[0]}']").click()
    expect(page.locator(".replay-quiz [role=status]")).to_contain_text("something better still")
    space.locator(f"[data-cell='{made}']").click()
    expect(page.locator(".replay-quiz [role=status]")).to_contain_text("what was chosen")
    space.locator(f"[data-cell='{best}']").click()
    expect(page.locator(".replay-quiz [role=status]")).to_contain_text("the best there was")
    page.locator("[data-show]").click()
    expect(page.locator(".replay-choices")).to_contain_text("Better:")
    looks = [
        page.locator(f".board-mark.is-{kind}").evaluate(
            "(mark) => [undefined, '::after'].map((part) => getComputedStyle(mark, part))"
            ".map((style, at) => (at ? style.content : style.borderStyle))"
        )
        for kind in ("made", "better")
    ]
    assert looks == [["dashed", '"✗"'], ["solid", '"✓"']]
    expect(page.locator(f"[data-cell='{best}']")).to_have_attribute(
        "aria-label", re.compile("better")
    )


def test_mistakes_one_after_the_other(visit: Visit) -> None:
    visitor = visit()
    with_mistakes(visitor, (*ANNAS, 7))
    page = visitor.page
    shown(page)
    page.locator("[data-review]").click()
    place = page.locator("input[type=range]")
    page.locator("[data-mistake=next]").click()
    expect(place).to_have_value("6")
    for key, step in (("n", 10), ("n", 17), ("n", 6), ("Shift+N", 17), ("Shift+N", 10)):
        page.keyboard.press(key)
        expect(place).to_have_value(str(step))
    expect(page.locator(".keys")).to_contain_text("Shift+N")
    page.locator("[data-mistake=back]").click()
    expect(place).to_have_value("6")
    cost = page.locator(".replay-summary tbody tr td:nth-child(3)")
    expect(cost).to_have_text(["36%", "12%", "0%"])
    page.locator("input[name=who][value='1']").check()
    expect(page.locator(".mistake")).to_have_count(1)
    expect(page.locator("h3", has_text="1 mistake")).to_be_visible()


def test_every_figure_is_explained(visit: Visit) -> None:
    visitor = visit()
    with_mistakes(visitor, ())
    page = visitor.page
    shown(page)
    page.locator("[data-review]").click()
    expect(page.locator(".replay-mistakes, .replay-review")).to_contain_text(["No mistakes"])
    for row in (".replay-choices thead th.number", ".replay-summary thead th.number"):
        for head in page.locator(row).all():
            head.get_by_role("button").focus()
            page.keyboard.press("Enter")
            expect(head.locator("[popover]")).to_be_visible()
            page.keyboard.press("Escape")
            expect(head.locator("[popover]")).to_be_hidden()
    page.get_by_text("What the figures mean").click()
    for word in ("Accuracy", "Cost of mistakes", "Luck", "Chance to win", "Risk of a paradox"):
        expect(page.locator(".replay-legend dt", has_text=word)).to_be_visible()


def test_the_key_of_the_curve_draws_lines_as_the_curve_does(visit: Visit) -> None:
    visitor = visit()
    four = to_text(record_of(four_play())).split("  6.", maxsplit=1)[0]
    with_mistakes(visitor, (), four)
    page = visitor.page
    shown(page, four)
    page.locator("[data-review]").click()
    lines = page.locator(".curve-line path")
    expect(lines).to_have_count(4)
    dashes = lines.evaluate_all("(all) => all.map((one) => one.getAttribute('stroke-dasharray'))")
    assert dashes == ["", "7 4", "2 3", "10 3 2 3"]
