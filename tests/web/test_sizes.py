"""Every screen fits, and nothing lies over anything else: at every size, in every language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.chromium import DESK, NARROW, PHONE, Visitor, settle
from tests.web.conftest import Visit
from tests.web.geometry import EVERY_LANGUAGE, SIZES, wrong, wrong_when_narrow
from tests.web.playing import (
    answer,
    brief,
    by_mouse,
    hurry,
    possible,
    ready,
    sit,
    table,
)

Look = Callable[[str], None]
STATES = {"discard", "predict", "lead", "follow", "loses", "reason", "choice", "windows", "offline"}
STATES |= {"hint", "end"}
TIGHT = [size for size in SIZES if size.width * size.height <= 1366 * 768]
LED = """() => document.querySelector('.led-colour')?.className.at(-1)"""


def looked_at(visitor: Visitor) -> tuple[list[str], Look]:
    found: list[str] = []

    def look(name: str) -> None:
        found.extend(f"{name}: {one}" for one in wrong(visitor.page))

    return found, look


def test_the_pages_around_the_table(visit: Visit) -> None:
    anna = visit(has_touch=True)
    page = anna.page
    found, look = looked_at(anna)
    for path in (
        "",
        "new",
        "daily",
        "lobby",
        "matches",
        "settings",
        "learn",
        "rules",
        "strategy",
        "pad",
        "replay",
        "profile",
    ):
        page.goto(f"/{path}")
        page.locator("main h1, main h2").first.wait_for()
        look(path or "home")
        if path == "rules":
            found.extend(wrong_when_narrow(page))
    page.goto("/new")
    page.locator(".more summary").click()
    page.locator("[name=players][value='5']").check()
    page.locator("[name=clock][value=days]").check()
    look("every option")
    page.goto("/")
    page.locator(".change").click()
    page.locator(".solo [name=each]").wait_for()
    look("cats")
    page.locator(".solo [name=each]").check()
    page.locator(".solo [name=board][value=violet]").check()
    look("a cat for each chair")
    page.goto("/replay")
    page.locator("[data-example]").click()
    page.locator(".replay-main .board").wait_for()
    page.locator(".replay-continue summary").click()
    look("replaying")
    page.goto("/pad")
    page.locator(".pad-start .is-main").click()
    page.locator("[data-undo], .pad table").first.wait_for()
    look("score pad")
    table(anna, "Maximiliane", players=5, bots=[None, None, "alley", None, "house"])
    page.locator(".chairs").wait_for()
    look("waiting")
    found.extend(wrong_when_narrow(page))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("players", "board"), [(2, "violet"), (3, "white"), (4, "violet"), (5, "white")]
)
def test_the_table(visit: Visit, players: int, board: str) -> None:
    anna = visit(has_touch=True)
    page = anna.page
    found, look = looked_at(anna)
    table(anna, "Maximiliane", players=players, board=board)
    settle(page, {"unseen": players > 3})
    brief(page)
    seen: set[str] = set()

    def once(name: str) -> bool:
        if name in seen:
            return False
        seen.add(name)
        # Five need the most room, and are seen wherever it is scarce; of the others, each state
        # is seen at every second size.
        sizes = TIGHT if players == 5 else SIZES[len(seen) % 2 :: 2]
        said = wrong(page, sizes, still=True)
        found.extend(f"{players} players, {name}: {one}" for one in said)
        if name == "predict" and players == 5:  # the longest text above the largest board
            said = wrong_when_narrow(page, still=True)
            found.extend(f"{players} players, {name}: {one}" for one in said)
        page.set_viewport_size(DESK)
        return True

    wanted = STATES - ({"end"} if players > 2 else {"end", "predict"})
    while not seen >= wanted and (asked := ready(page)) != "end":
        led = page.evaluate(LED)
        if asked != "play":
            once(asked)
        elif led and page.locator(".is-winner").count() == 0:
            once("follow")
            if "loses" not in seen:
                others = [cell for cell in possible(page) if cell[-1] != led]
                page.set_viewport_size(NARROW)
                place = page.locator(".centre .board").bounding_box()
                page.locator(f'[data-cell="{others[0]}"]').click()
                page.locator(".loses").wait_for()
                moved = page.locator(".centre .board").bounding_box() != place
                found += ["the board moves under the finger"] if moved else []
                once("loses")
                page.keyboard.press("Escape")
        else:
            once("lead")
        if asked == "play" and "windows" not in seen and page.locator(".is-taken").count() > 6:
            page.locator(".centre .is-taken").first.click(force=True)
            page.locator(".reasons").wait_for()
            once("reason")
            page.locator(".centre .is-possible").first.click()
            once("choice")
            page.keyboard.press("Escape")
            page.keyboard.press("h")
            page.locator(".hint:not(.is-coming)").wait_for(timeout=60_000)
            once("hint")
            if page.locator(".hint button").count():  # there is more than one choice
                page.locator(".hint button").click()
                page.locator("dialog[open]").wait_for()
                found.extend(
                    f"{players} players, figures: {one}" for one in wrong_when_narrow(page)
                )
                page.set_viewport_size(DESK)
                page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            with anna.without_network():
                page.locator(".offline").wait_for()
                once("offline")
            seen.add("windows")
            if players == 5:
                windows(anna, look)
        answer(page, asked)
    hurry(page, until=".round-end")
    once("end")
    found.extend(f"{players} players, end: {one}" for one in wrong_when_narrow(page))
    page.set_viewport_size(DESK)
    assert seen | {"lead", "predict"} == STATES
    if players == 5:
        table(anna, "Maximiliane", players=players, board=board, over=True)
        look("end of the match")
    assert not found, "\n".join(found)


def windows(visitor: Visitor, look: Look) -> None:
    """What opens over the table."""
    page = visitor.page
    for place in range(3):
        page.set_viewport_size(PHONE)
        page.locator(".room-head button:not([disabled])").nth(place).click()
        page.locator("dialog[open]").wait_for()
        look(f"window {place}")
        page.keyboard.press("Escape")


@pytest.mark.parametrize("players", [4, 5])
def test_waiting_for_others(visit: Visit, players: int) -> None:
    anna, berta = visit(has_touch=True), visit(has_touch=True)
    bots = [None, None, *["kitten"] * (players - 2)]
    made = table(anna, "Maximiliane", players=players, bots=bots)
    berta.page.goto(f"/t/{made}")
    sit(berta.page, "Bartholomea")
    anna.page.wait_for_function("() => !document.querySelector('.chair.is-open')")
    anna.page.locator(".waiting .is-big").click()
    assert {ready(one.page) for one in (anna, berta)} == {"discard"}
    by_mouse(anna.page, "discard")
    anna.page.locator(".own:not(.is-turn)").wait_for()
    found = [f"others discard: {line}" for line in wrong(anna.page, still=True)]
    by_mouse(berta.page, "discard")
    mine = anna.page.locator(".predictions")
    other = anna.page.locator(".player.is-turn:not(.is-me)")
    mine.or_(other).first.wait_for()
    waiting = berta.page if mine.count() else anna.page
    found += (f"others predict: {line}" for line in wrong(waiting, still=True))
    assert not found, "\n".join(found)


ROOM = """() => {
  const mine = document.querySelector('.player:has(.you)');
  mine.parentElement.prepend(mine);  // where three share a row
  const [tricks, score] = mine.querySelectorAll('.player-figures dd');
  score.textContent = '−14';
  const written = document.createRange();
  written.selectNodeContents(score);
  const badge = mine.querySelector('.you').getBoundingClientRect();
  return Math.min(
    badge.left - tricks.getBoundingClientRect().right,
    written.getBoundingClientRect().left - badge.right,
  );
}"""


def test_a_score_far_below_zero_has_room_beside_the_badge_of_ones_own_chair(visit: Visit) -> None:
    anna = visit(viewport=NARROW)
    table(anna, "Maximiliane", players=5)
    anna.page.locator(".player .you").wait_for()
    for language in EVERY_LANGUAGE:
        settle(anna.page, {"language": language})
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        assert anna.page.evaluate(ROOM) >= 0, language  # in pixels, on both sides
