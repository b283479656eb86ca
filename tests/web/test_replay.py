"""Replay and review: matches of the server, pasted and dropped records, links, broken ones."""

import copy
import json
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from purradox.bots import make_bot, play_match
from purradox.notation import record_of, to_text
from purradox.rules import Match, variant
from purradox.server.records.worker import review_lines
from tests.web.chromium import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.playing import by_keyboard, play, table

EXAMPLE = files("purradox").joinpath("web/learn/example.txt").read_text("utf-8")
ROUND = """[Game "Cat in the Box"]
[Format "1"]
[Players "3"]
[Board "white"]
[Seats "Anna | <i>Boris</i> | Chloé"]

Round 1
  deal    1223344456 1233455666 1112234556
  discard 4 4 1
  predict 3 4 3
  1. 5g 2g 6g
  2. 5y 6y 1y
  3. 1g 5r 5b
  4. 6r 4r 2r
  5. 6b 2b 4b
  6. 3r 1r 2y
  7. 3y 1b 4y
  8. 3g #
  score   2 -4 1
"""
CHAIR = ROUND.replace("1233455666 1112234556", "12334556?6 ??????????")
CHAIR = CHAIR.replace("1223344456 12334556?6", "1223344456 ??????????").replace("4 4 1", "4 ? ?")
CHAIR = CHAIR.split("  7.")[0]


def paste(page: Page, record: str) -> None:
    page.goto("/replay")
    page.get_by_text("Paste a record").click()
    page.locator("#record").fill(record)
    page.get_by_role("button", name="Show it").click()


def shown(page: Page, record: str = ROUND) -> None:
    paste(page, record)
    page.locator(".replay-main").wait_for()


def forgive(visitor: Visitor, status: int) -> None:
    """A refusal that the test asked for is nothing to complain about."""
    kept = [one for one in visitor.complaints if str(status) not in one]
    assert len(kept) < len(visitor.complaints)
    visitor.complaints[:] = kept


@pytest.mark.parametrize("options", [{}, {"viewport": PHONE, "has_touch": True}], ids=str)
def test_step_by_step(visit: Visit, options: dict[str, Any]) -> None:
    page = visit(**options).page
    page.goto("/replay")
    page.locator("[data-example]").click()
    where = page.locator(".replay-where")
    expect(where).to_have_text("Round 1, discards")
    page.locator("[data-go='forward']").click()
    expect(page.locator(".replay-happened")).to_contain_text("Anna")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(where).to_have_text("Round 1, trick 1")
    expect(page.locator(".replay-main .is-taken")).to_have_count(1)
    page.keyboard.press("PageDown")
    expect(where).to_have_text("Round 1, trick 2")
    page.keyboard.press("PageUp")
    expect(where).to_have_text("Round 1, trick 1")
    page.locator(".replay-jumps button", has_text="8").nth(2).click()
    expect(where).to_have_text("Round 3, trick 8")
    page.keyboard.press("End")
    expect(where).to_have_text("Round 3 is over")
    expect(page.locator(".replay-scores")).to_be_visible()
    expect(page.locator(".replay-happened")).to_contain_text("wins the match")
    page.keyboard.press("Home")
    page.locator("select").first.select_option("4")
    page.locator("[data-go='play']").click()
    expect(where).to_have_text("Round 1, predictions")
    page.locator("[data-go='play']").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_hands_are_shown_or_not(visit: Visit) -> None:
    page = visit().page
    shown(page)
    chips = page.locator(".chip:not(.is-back)")
    expect(chips).to_have_count(30)
    page.keyboard.press("h")
    expect(chips).to_have_count(0)
    expect(page.locator(".chip.is-back")).to_have_count(30)
    page.keyboard.press("End")
    expect(chips).to_have_text(["5", "6"])  # a paradox lays the hand open
    expect(page.locator(".replay-seat .name").nth(1)).to_have_text("<i>Boris</i>")


def test_a_link_carries_the_record_and_the_position(visit: Visit) -> None:
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    shown(anna.page)
    for _ in range(12):
        anna.page.keyboard.press("ArrowRight")
    expect(anna.page).to_have_url(re.compile("step=12"))
    anna.page.reload()
    expect(anna.page.locator(".replay-where")).to_have_text("Round 1, trick 3")
    anna.page.locator("[data-link]").click()
    expect(anna.page.locator(".toast")).to_contain_text("contains the whole record")
    link = anna.page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 700
    boris = visit()
    boris.page.goto(link)
    expect(boris.page.locator(".replay-where")).to_have_text("Round 1, trick 3")
    expect(boris.page.locator("input[type=range]")).to_have_value("12")
    boris.page.goto("/")
    boris.page.goto(link.split("&step")[0][:-9] + "AAAA")
    expect(boris.page.locator(".note.is-wrong")).to_be_visible()
    boris.complaints[:] = [one for one in boris.complaints if "422" not in one]


def test_without_compression_a_link_is_plain(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script("delete window.CompressionStream")
    page = visitor.page
    shown(page)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#r=p.*&step=1$"))
    page.reload()
    expect(page.locator("input[type=range]")).to_have_value("1")


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (ROUND.replace("2 -4 1", "2 4 1"), "Line 19, column 13: The score of <i>Boris</i> is −4"),
        (ROUND.replace("5y 6y 1y", "5g 6y 1y"), "Line 12, column 6: The green 5 was taken by Anna"),
        ("Hello", "Line 1, column 1: “Hello” does not belong here"),
    ],
)
def test_a_broken_record_is_explained(visit: Visit, record: str, told: str) -> None:
    visitor = visit()
    page = visitor.page
    paste(page, record)
    expect(page.locator(".broken")).to_contain_text(told)
    forgive(visitor, 422)
    page.locator("#record").fill(ROUND)
    page.get_by_role("button", name="Show it").click()
    page.locator(".replay-main").wait_for()


def test_a_dropped_file(visit: Visit) -> None:
    page = visit().page
    page.goto("/replay")
    page.locator("[data-example]").wait_for()
    data = page.evaluate_handle(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'match.txt', { type: 'text/plain' }));
          return data;
        }""",
        EXAMPLE,
    )
    page.dispatch_event("main", "drop", {"dataTransfer": data})
    expect(page.locator(".replay-where")).to_have_text("Round 1, discards")
    page.get_by_role("button", name="Another record").click()
    page.locator("input[type=file]").set_input_files(
        {"name": "match.txt", "mimeType": "text/plain", "buffer": ROUND.encode()}
    )
    expect(page.locator("header")).to_contain_text(["<i>Boris</i>"])


def test_a_file_of_several_records(visit: Visit) -> None:
    page = visit().page
    shown(page, f"{{ two of them }}\n{EXAMPLE}\n{ROUND}")
    seats = page.locator(".replay-seat .name")
    expect(seats.nth(1)).to_have_text("Boris")
    page.locator(".replay-records select").select_option("1")
    expect(seats.nth(1)).to_have_text("<i>Boris</i>")
    shown(page, ROUND)
    assert page.locator(".replay-records").count() == 0


def test_names_that_try_to_break_the_page(visit: Visit) -> None:
    wild = "<img src=x onerror=alert(1)> " + "\u202e" + "x" * 200
    page = visit(viewport=PHONE).page
    shown(page, ROUND.replace("Chloé", wild))
    page.keyboard.press("End")
    expect(page.locator(".replay-seat .name").nth(2)).to_have_text(f"{wild[:29]}…")
    assert page.locator("img").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_record_from_one_chair(visit: Visit) -> None:
    page = visit().page
    shown(page, CHAIR)
    expect(page.locator(".chip:not(.is-back)")).to_have_count(10)
    expect(page.locator(".replay-seats")).to_contain_text("does not show these cards")
    page.locator(".replay-continue summary").click()
    expect(page.locator(".replay-continue")).to_contain_text("does not show all cards")


def reviewed(page: Page, record: str = ROUND) -> None:
    """The beginning of a round, at Anna's second play, when every look at it is done."""
    shown(page, record.split("  3.", maxsplit=1)[0])
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    page.locator("[data-review]").click()
    expect(page.locator(".replay-review")).to_contain_text("Accuracy", timeout=60_000)
    expect(page.locator(".replay-review progress")).to_have_count(0, timeout=60_000)


def test_the_review(visit: Visit) -> None:
    page = visit().page
    reviewed(page)
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
    return tuple(review_lines(record, simulations=2))


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
    body = "".join(json.dumps(line) + "\n" for line in lines)
    visitor.context.route(
        "**/api/review?*",
        lambda route: route.fulfill(body=body, content_type="application/x-ndjson"),
    )


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
    four = to_text(record_of(four_play()))
    with_mistakes(visitor, (), four)
    page = visitor.page
    shown(page, four)
    page.locator("[data-review]").click()
    lines = page.locator(".curve-line path")
    expect(lines).to_have_count(4)
    dashes = lines.evaluate_all("(all) => all.map((one) => one.getAttribute('stroke-dasharray'))")
    assert dashes == ["", "7 4", "2 3", "10 3 2 3"]


def four_play() -> Match:
    return play_match(
        variant(4), [make_bot("random", Random(seat)) for seat in range(4)], Random(1)
    )


def test_go_on_from_here(visit: Visit) -> None:
    page = visit().page
    shown(page)
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.locator(".replay-continue summary").click()
    page.locator(".replay-continue select").nth(1).select_option("kitten")
    page.locator("[data-continue]").click()
    page.locator(".room .hand button").first.wait_for()
    assert "/t/" in page.url


def test_a_finished_match_of_the_server(visit: Visit) -> None:
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    page = anna.page
    page.goto("/replay")
    page.get_by_text("Your finished matches will be here").wait_for()
    expect(page.locator("#record")).to_be_hidden()
    made = table(anna, players=2)
    play(page, by_keyboard)
    page.goto("/replay")
    page.get_by_role("heading", name="Your finished matches").wait_for()
    page.locator(".listed").get_by_role("link", name="Review").click()
    page.locator(".replay-main .board").wait_for()
    page.goto(f"/replay?table={made}&step=3")
    expect(page.locator("input[type=range]")).to_have_value("3")
    # One's own seat is first, and a finished review is there at once the next time.
    page.locator("[data-review]").click()
    expect(page.locator("input[name=who]").first).to_be_checked()
    expect(page.locator(".replay-who label").first).to_contain_text("(you)")
    expect(page.locator(".replay-review progress")).to_have_count(1)
    expect(page.locator(".replay-review progress")).to_have_count(0, timeout=180_000)
    page.evaluate(
        "(table) => fetch(`/api/tables/${table}/review`).then((a) => a.json())"
        ".then(({kept}) => { if (!kept) throw new Error('not kept'); })",
        made,
    )
    page.reload()
    expect(page.locator(".replay-summary")).to_be_visible()
    expect(page.locator(".replay-review progress")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".replay-where")).to_have_text("Round 2 is over")
    expect(page).to_have_url(re.compile(f"table={made}&step="))
    for button, carried in (("[data-link]", f"table={made}"), ("[data-whole]", "#r=")):
        page.locator(button).click()
        page.wait_for_function(
            "(text) => navigator.clipboard.readText().then((link) => link.includes(text))",
            arg=carried,
        )
