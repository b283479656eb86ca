"""Replay and review: matches of the server, pasted and dropped records, links, broken ones."""

import re
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from purradox.bots import make_bot, play_match
from purradox.rules import Match, variant
from tests.web.chromium import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.playing import table

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
    made = table(anna, players=2, over=True)
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
