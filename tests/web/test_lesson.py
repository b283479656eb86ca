"""The lesson from its start to its end, in every language."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from purradox.i18n import LANGUAGES
from tests.web.chromium import PHONE, settle
from tests.web.conftest import Visit

LESSON = json.loads(files("purradox").joinpath("web/learn/lesson.json").read_text("utf-8"))
RAW = re.compile(r"\b(learn|rules|pad|replay)-[a-z0-9]+-?[a-z0-9-]*\b|[{}]")


WALK = """async ([id, taps]) => {
  const until = async (found) => {
    for (let tries = 0; tries < 400; tries += 1) {
      const one = found();
      if (one) return one;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${id}: waited in vain`);
  };
  for (const place of taps) {
    (await until(() => document.querySelector(place))).click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const next = await until(() => document.querySelector('[data-next]'));
  const text = document.querySelector('main').innerText;
  next.click();
  await until(() => !next.isConnected);
  return text;
}"""


def speak(page: Page, language: str) -> None:
    settle(page, {"language": language})
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def tap(page: Page, cell: str) -> None:
    """What is not possible can be tapped all the same."""
    page.locator(f"[data-cell='{cell}']").click(force=True)


def right(step: dict[str, Any]) -> str:
    moves: list[str] = [move for move, one in step["choices"].items() if one["right"]]
    return moves[0]


def wrong(step: dict[str, Any]) -> str | None:
    moves: list[str] = [move for move, one in step["choices"].items() if not one["right"]]
    return moves[0] if moves else None


def places(step: dict[str, Any], move: str) -> list[str]:
    """What has to be tapped for a move."""
    match step["kind"]:
        case "play":
            return [f".bench [data-card='{move[0]}']", f".bench [data-cell='{move}']"]
        case "discard":
            return [f".bench [data-card='{move}']"]
        case "pick":
            return [f"[data-played='{move}']"]
        case _:
            return [f"[data-answer='{move}']"]


def choose(page: Page, step: dict[str, Any], move: str) -> None:
    for place in places(step, move):
        page.locator(place).first.click(force=True)


def press(page: Page, step: dict[str, Any], move: str) -> None:
    """The same with keys alone."""
    match step["kind"]:
        case "play":
            page.keyboard.press(move[0])
            page.keyboard.press(move[1])
        case "discard":
            page.keyboard.press(move)
        case "pick":
            page.locator(f"[data-played='{move}']").focus()
            page.keyboard.press("Enter")
        case _:
            page.locator(f"[data-answer='{move}']").focus()
            page.keyboard.press("Enter")


def test_from_start_to_end(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True).page
    page.goto("/learn")
    for number, step in enumerate(LESSON["steps"], 1):
        expect(page.locator(".kicker")).to_contain_text(f"Step {number} of")
        if step["kind"] == "group":
            page.locator(f"[data-cell='{step['groups'][1][0]}']").click()
            page.locator("[data-again]").click()
            page.locator(f"[data-cell='{step['largest'][0]}']").click()
        else:
            for cell in step["touch"][:1]:
                choose(page, step, cell)
                expect(page.locator(".said .note.is-wrong")).to_be_visible()
            if (move := wrong(step)) is not None:
                choose(page, step, move)
                page.locator("[data-again]").click()
            choose(page, step, right(step))
        expect(page.locator(".said .note.is-right")).to_be_visible()
        page.locator("[data-next]").click()
    expect(page.locator(".lesson-end")).to_be_visible()
    assert page.locator(".dot.is-done").count() == len(LESSON["steps"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_start_to_end_in_every_language(visit: Visit, language: str) -> None:
    """Tapped from inside, which is quick; every sentence on the way is looked at."""
    page = visit().page
    page.goto("/learn")
    page.locator("#step-title").wait_for()
    speak(page, language)
    texts: list[str] = []
    for step in LESSON["steps"]:
        taps = [places(step, cell) for cell in step["touch"][:1]]
        if step["kind"] == "group":
            taps.append([f"[data-cell='{step['largest'][0]}']"])
        else:
            taps.append(places(step, right(step)))
        texts.append(page.evaluate(WALK, [step["id"], [one for tap in taps for one in tap]]))
    expect(page.locator(".lesson-end")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    assert not RAW.search("\n".join(texts) + page.locator("main").inner_text())
    assert len(set(texts)) == len(LESSON["steps"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_by_keyboard_and_kept_over_a_reload(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn")
    for number, step in enumerate(LESSON["steps"], 1):
        expect(page.locator(".kicker")).to_contain_text(f"Step {number} of")
        if step["kind"] == "group":
            page.locator(f"[data-cell='{step['largest'][0]}']").focus()
            page.keyboard.press("Enter")
        else:
            for cell in step["touch"][:1]:
                press(page, step, cell)
            press(page, step, right(step))
        expect(page.locator("[data-next]")).to_be_focused()
        if number == 5:
            page.reload()
            expect(page.locator(".kicker")).to_contain_text("Step 5 of")
            assert page.locator(".dot.is-done").count() == 5
            for cell in step["touch"]:
                press(page, step, cell)
            press(page, step, right(step))
            expect(page.locator("[data-next]")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".lesson-end h2")).to_be_focused()
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".kicker")).to_contain_text("Step 1 of")


@pytest.mark.parametrize("known", [False, True])
def test_the_first_match_is_with_kittens_and_all_aids(visit: Visit, known: bool) -> None:
    anna = visit()
    page = anna.page
    if known:
        page.goto("/")
        page.locator("#name").fill("Anna")
        with page.expect_response("**/api/me"):
            page.locator(".change").click()
        page.locator(".solo [name=players][value='5']").check()
    page.goto("/learn")
    page.evaluate(
        "(at) => localStorage.setItem('purradox.lesson', JSON.stringify({ at, done: [] }))",
        len(LESSON["steps"]),
    )
    page.reload()
    if not known:
        page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Play your first match").click()
    page.locator(".room .hand").wait_for()
    kinds = page.locator(".player:not(.is-me) .player-kind", has_text="Kitten")
    assert (page.locator(".player").count(), kinds.count()) == (3, 2)
    assert page.locator(".player.is-me .name").inner_text() == "Anna"
    kept = page.evaluate("JSON.parse(localStorage.getItem('purradox.settings'))")
    assert (kept["unseen"], kept["stuck"], kept["hints"]) == (True, True, True)
    assert kept["solo"]["players"] == (5 if known else 3)


def test_what_is_not_possible_is_explained(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn")
    said = page.locator(".said")
    tap(page, "5r")
    expect(said).to_contain_text("Red cannot be led yet")
    tap(page, "1b")
    expect(said).to_contain_text("You have no 1.")
    page.locator("[data-card='2']").first.click()
    tap(page, "5b")
    expect(said).to_contain_text("That space is for a 5")
    page.locator(".dot").nth(4).click()
    tap(page, "5b")
    expect(said).to_contain_text("The blue 5 was taken by Boris in trick 1.")
    page.locator(".dot").nth(6).click()
    tap(page, "5y")
    expect(said).to_contain_text("No more yellow: that colour was lost in trick 2")
    page.locator(".dot").nth(8).click()
    tap(page, "1b")
    expect(said).to_contain_text("No more blue: that colour was lost in trick 2")


def test_live_examples_of_the_rules(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules#R4.1")
    rule = page.locator("article", has=page.locator("[id='R4.1']"))
    expect(rule.locator("h3")).to_be_in_viewport()
    rule.locator("[data-cell='5b']").click(force=True)
    expect(rule.locator(".said")).to_have_text("The blue 5 was taken by Boris in trick 1. (R4.1)")
    rule.locator("[data-cell='3b']").click(force=True)
    expect(rule.locator(".said")).to_have_text("blue 3 can be played.")
    rule = page.locator("article", has=page.locator("[id='R4.2']"))
    rule.locator("[data-cell='2r']").nth(0).click(force=True)
    expect(rule.locator(".said").nth(0)).to_have_text("red 2 can be played.")
    rule.locator("[data-cell='2r']").nth(1).click(force=True)
    expect(rule.locator(".said").nth(1)).to_contain_text("Red cannot be led yet")
    rule = page.locator("article", has=page.locator("[id='R2.2']"))
    rule.locator("[data-cell='3b']").click(force=True)
    expect(rule.locator(".said")).to_contain_text("red 3, blue 2, blue 4, yellow 3")
    rule = page.locator("article", has=page.locator("[id='R4.5']"))
    rule.get_by_role("button", name="green 7").click()
    expect(rule.locator(".said").first).to_have_text("No, green 7 does not win.")
    rule.get_by_role("button", name="red 2").click()
    expect(rule.locator(".said").first).to_have_text("Yes, red 2 wins.")
    rule = page.locator("article", has=page.locator("[id='R6.2']"))
    rule.locator("[data-cell='4b']").first.click(force=True)
    expect(rule.locator(".said").first).to_have_text("The largest group: 5 tokens.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_every_language(visit: Visit, language: str) -> None:
    page = visit(viewport=PHONE).page
    page.goto("/rules")
    page.locator(".chapter").first.wait_for()
    speak(page, language)
    assert page.locator(".rule").count() == 24
    assert not RAW.search(page.locator("main").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
