"""From the choice to the table: what is asked of whom, what is sent, and what stays to be seen."""

import re

from playwright.sync_api import Page, expect

from tests.web.chromium import PHONE, settle
from tests.web.conftest import Visit
from tests.web.playing import answer, by_mouse, mark, ready, table

CHANGED = "(before) => document.querySelector('[data-last]').dataset.last !== before"
HELD = """
  window.held = [];
  const later = window.setTimeout;
  window.setTimeout = (call, wait, ...args) => wait >= 1000 && wait <= 2000 && window.holding
    ? window.held.push(call) : later(call, wait, ...args);
"""
"""Whatever is to happen in a second or two happens when the test says so."""
HOLDS = "() => window.held.length && document.querySelector('.slot.is-winner')"


def at(page: Page, wanted: str) -> None:
    while (asked := ready(page)) != wanted:
        answer(page, asked)


def test_a_move_on_its_way_cannot_be_taken_back(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    table(anna, players=3)
    at(page, "play")
    before = mark(page)
    with anna.without_network():
        page.locator(".offline").wait_for()
        by_mouse(page, "play")
        page.get_by_text("sent as soon as there is a connection").wait_for()
        assert page.get_by_role("button", name="Take back").count() == 0
        assert page.locator(".send.is-sending[aria-disabled=true]").count() == 1
        chosen = str(page.locator(".centre .is-chosen").get_attribute("data-cell"))
        page.keyboard.press("Escape")
        page.keyboard.press("1")
        assert page.locator(".centre .is-chosen").get_attribute("data-cell") == chosen
        assert page.locator(".reasons").count() == 0
    page.wait_for_function(CHANGED, arg=before)
    assert "is-taken" in str(page.locator(f"[data-cell='{chosen}']").get_attribute("class"))


def test_a_finished_trick_stays_without_motion(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    anna.context.add_init_script(HELD)
    page = anna.page
    table(anna, players=4)
    at(page, "play")
    for _ in range(6):
        page.evaluate("window.holding = true")
        by_mouse(page, "play")
        page.wait_for_function(HOLDS)
        assert page.locator(".slot.is-winner").count() == 1
        assert page.locator(".trick .played").count() == 4
        page.evaluate("window.holding = false, window.held.splice(0).forEach((call) => call())")
        if ready(page) != "play":
            return


def test_ones_own_lead_does_not_wait_for_the_last_trick(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    anna.context.add_init_script(HELD)
    page = anna.page
    table(anna, players=2)
    at(page, "play")
    for _ in range(20):
        page.evaluate("window.holding = true")
        by_mouse(page, "play")
        page.wait_for_function("() => window.held.length || document.querySelector('.own.is-turn')")
        if page.locator(".own.is-turn").count() and page.locator(".slot.is-winner").count():
            before = mark(page)
            by_mouse(page, "play")
            page.wait_for_function(CHANGED, arg=before)
            return
        page.evaluate("window.holding = false, window.held.splice(0).forEach((call) => call())")
        if ready(page) != "play":
            break
    raise AssertionError("no trick was won")


def test_enter_after_typing_is_about_the_move(visit: Visit) -> None:
    """A phrase that was clicked keeps the focus, and still is said once."""
    anna = visit()
    page = anna.page
    table(anna, players=3)
    at(page, "predict")
    page.get_by_role("button", name="Meow.").click()
    page.locator(".log").get_by_text("Meow.").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.locator(".log").get_by_text("You predict 1 trick.").wait_for()
    assert ready(page) == "play"
    assert page.locator(".log").get_by_text("Meow.").count() == 1
    # Without a move that was typed, Enter presses what has the focus.
    page.get_by_role("button", name="Meow.").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log").get_by_text("Meow.")).to_have_count(2)


def test_on_others_turns_nothing_is_asked(visit: Visit) -> None:
    anna, boris = visit(), visit(viewport=PHONE)
    made = table(anna, name="Anna", players=3, bots=[None, None, "kitten"])
    table_of(boris.page, made)
    anna.page.get_by_role("button", name="Start").click()
    pages = {"Anna": anna.page, "Boris": boris.page}
    for page in pages.values():
        page.locator(".room").wait_for()
        assert page.locator(".send").is_hidden()
        by_mouse(page, "discard")
        expect(page.locator(".send")).to_be_hidden()
        assert page.get_by_role("button", name=re.compile("choose", re.IGNORECASE)).count() == 0
    for page in pages.values():
        page.locator("section.stage.calm").get_by_text("There are").wait_for()
    while not (asked := [one for one in pages if pages[one].locator(".predictions").count()]):
        anna.page.wait_for_timeout(50)  # the bot may be first
    (due,) = asked
    other = pages["Boris" if due == "Anna" else "Anna"]
    expect(other.locator(".stage h2")).to_have_text(f"{due} is predicting")
    assert other.get_by_text("How many tricks will you win?").count() == 0
    by_mouse(pages[due], "predict")
    expect(pages[due].locator(".stage p").first).to_have_text("Your prediction: 1 trick.")


def table_of(page: Page, made: str) -> None:
    page.goto("/")
    page.locator("#name").wait_for()
    page.evaluate(
        """async () => {
          localStorage.setItem('purradox.name', 'Boris');
          await fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({name: 'Boris'})});
        }"""
    )
    page.goto(f"/t/{made}")
    page.get_by_role("button", name="Sit here").click()


def test_marks_are_explained_and_never_hidden(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    page = anna.page
    table(anna, players=5)
    settle(page, {"unseen": True})
    at(page, "play")
    while not page.locator(".hand .badge").count():
        by_mouse(page, "play")
        if ready(page) != "play":
            return
    tops = page.locator(".hand .badge").evaluate_all(
        """(badges) => badges.map((badge) => {
          const box = badge.getBoundingClientRect();
          const top = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            .find((one) => one.closest('.in-hand'));
          return top.closest('.in-hand') === badge.closest('.in-hand');
        })"""
    )
    assert all(tops)
    page.get_by_role("button", name="Marks").click()
    told = page.locator("dialog .legend dd")
    told.first.wait_for()
    assert told.count() == 4
    page.keyboard.press("Escape")
    told.first.wait_for(state="detached")
