"""Puzzles in the browser: one solved, one missed, and what is said and shown then."""

import re

import pytest
from playwright.sync_api import Page, expect

from purradox.puzzles import Kind, Puzzle, puzzles
from tests.web.chromium import DESK, PHONE, settle
from tests.web.conftest import Visit
from tests.web.geometry import wrong
from tests.web.test_access import in_both_lights

RAW = re.compile(r"\bpuzzles?-[a-z-]+\b|[{}]")


def one_of(kind: Kind, players: int = 0) -> Puzzle:
    return next(
        one
        for one in puzzles()
        if one.kind is kind and players in (0, one.round.table.variant.players)
    )


def open_puzzle(page: Page, one: Puzzle) -> None:
    page.goto(f"/puzzles/{one.id}")
    page.locator(".bench .board").wait_for()


def choose(page: Page, one: Puzzle, choice: str) -> None:
    if one.kind is Kind.READ:
        page.locator(f"[data-holder='{choice}']").click()
        return
    page.locator(f".bench [data-card='{choice[0]}']").first.click()
    if one.kind is not Kind.DISCARD:
        page.locator(f".bench [data-cell='{choice}']").click()


def rating(page: Page) -> int:
    page.goto("/puzzles")
    return int(page.locator("[data-rating]").get_attribute("data-rating") or 0)


def test_one_is_solved_and_one_is_missed(visit: Visit) -> None:
    page = visit().page
    solved, missed = one_of(Kind.KEEP), one_of(Kind.SURVIVE)
    page.goto("/")
    page.locator(".door[href='/puzzles/today']").click()
    expect(page.locator(".bench .board")).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator("[data-start]")).to_be_visible()
    assert page.locator("[data-rating]").count() == 0

    open_puzzle(page, solved)
    expect(page.locator("[data-send]")).to_be_disabled()
    choose(page, solved, solved.answer.choice)
    page.locator("[data-send]").click()
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    why = solved.values[1].why
    assert why
    told = page.locator("[data-why]").inner_text()
    # The first figure is the answer's, the second that of the next best choice.
    figures = [int(figure) for figure in re.findall(r"(\d+)%", told)]
    assert figures == [round(100 * why.better), round(100 * why.worse)]
    expect(page.locator(".board-mark")).to_have_count(1)
    after = rating(page)
    assert after > 1200

    open_puzzle(page, missed)
    other = missed.values[-1].choice
    choose(page, missed, other)
    page.locator(f".bench [data-cell='{other}']").click()  # a second time is an answer
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    expect(page.locator(".board-mark.is-made")).to_have_count(1)
    expect(page.locator(".board-mark.is-better")).to_have_count(1)
    page.locator(".puzzle-values summary").click()
    expect(page.locator(".puzzle-values tbody tr")).to_have_count(len(missed.values))
    assert rating(page) < after
    page.locator(".puzzle-history summary").click()
    expect(page.locator(".puzzle-history li")).to_have_count(2)

    open_puzzle(page, missed)
    choose(page, missed, missed.answer.choice)
    page.locator("[data-send]").click()
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    expect(page.locator("[data-rated]")).not_to_contain_text("→")


def test_by_keyboard_and_on_to_the_next_of_the_kind(visit: Visit) -> None:
    page = visit().page
    play, read = one_of(Kind.GROUP), one_of(Kind.READ)
    open_puzzle(page, play)
    for key in (*play.answer.choice, "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    page.goto("/puzzles")
    page.locator("[data-kind=read]").click()
    page.locator("[data-start]").click()
    page.wait_for_url(re.compile(r"/puzzles/\w+\?kind=read"))
    page.goto(f"/puzzles/{read.id}?kind=read")
    page.locator("[data-holder]").first.wait_for()
    page.keyboard.press(str(read.choices.index(read.values[1].choice) + 1))
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    page.keyboard.press("Enter")  # the focus is on what comes next
    page.wait_for_url(lambda address: read.id not in address and "kind=read" in address)
    expect(page.locator("[data-holder]").first).to_be_enabled()


def test_a_puzzle_is_played_out(visit: Visit) -> None:
    page = visit().page
    one = one_of(Kind.DISCARD)
    open_puzzle(page, one)
    choose(page, one, one.answer.choice)
    page.locator("[data-send]").click()
    page.locator(".puzzle-play-on select").select_option("kitten")
    page.locator("[data-play-on]").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".hand .in-hand").first).to_be_visible()


def test_the_puzzle_of_the_day_is_behind_a_button(visit: Visit) -> None:
    page = visit().page
    page.goto("/puzzles")
    page.locator("[data-today]").click()
    expect(page.locator(".bench .board")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_access(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size).page
    found: list[str] = []
    for kind in (Kind.KEEP, Kind.READ, Kind.DISCARD):
        one = one_of(kind)
        open_puzzle(page, one)
        found += in_both_lights(page)
        choose(page, one, one.values[1].choice)
        page.locator("[data-send]").click()
        page.locator("[data-verdict]").wait_for()
        page.locator(".puzzle-values summary").click()
        found += in_both_lights(page)
    page.goto("/puzzles?kind=keep")
    page.locator(".puzzle-history summary").click()
    found += in_both_lights(page)
    assert not found, "\n".join(found)


def test_every_screen_fits(visit: Visit) -> None:
    page = visit(has_touch=True).page
    one, read = one_of(Kind.KEEP, 5), one_of(Kind.READ, 3)
    open_puzzle(page, one)
    found = [f"question: {each}" for each in wrong(page)]
    choose(page, one, one.values[1].choice)
    page.locator("[data-send]").click()
    page.locator("[data-verdict]").wait_for()
    found += [f"verdict: {each}" for each in wrong(page)]
    open_puzzle(page, read)
    found += [f"read: {each}" for each in wrong(page)]
    page.goto("/puzzles")
    page.locator("[data-rating]").wait_for()
    found += [f"overview: {each}" for each in wrong(page)]
    assert not found, "\n".join(found)


def test_every_language_says_all_of_it(visit: Visit) -> None:
    page = visit().page
    one = one_of(Kind.KEEP)
    open_puzzle(page, one)
    choose(page, one, one.values[1].choice)
    page.locator("[data-send]").click()
    page.locator("[data-verdict]").wait_for()
    page.locator(".puzzle-values summary").click()
    said = set()
    for language in ("en", "fr", "pl", "uk", "de", "ja"):
        settle(page, {"language": language})
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        text = page.locator("main").inner_text()
        assert not RAW.search(text)
        said.add(page.locator("[data-verdict]").inner_text())
    assert len(said) == 6


def test_a_link_leads_to_the_same_puzzle(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"]).page
    page.goto("/puzzles/today")
    page.locator("[data-link]").click()
    expect(page.locator(".toast")).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/puzzles/(?!today)\w+$", link)
    board = page.locator(".bench .board").inner_html()
    page.goto(link)
    page.locator(".bench .board").wait_for()
    assert page.locator(".bench .board").inner_html() == board
