"""One screen and many hands: a table on a television, and the phones that play at it."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import segno
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.chromium import PHONE, Visitor, settle
from tests.web.conftest import Visit
from tests.web.geometry import Size, wrong, wrong_in
from tests.web.playing import ENDS, brief, by_mouse, hurry, ready, sit, table
from tests.web.serving import served
from tests.web.test_access import in_both_lights
from tests.web.test_invitations import ALONE, in_a_network

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
SCREENS = (
    Size("a television", 1920, 1080),
    Size("a tablet", 1180, 820),
    Size("a tablet upright", 820, 1180, still=False),
    Size("4K", 3840, 2160),
)
PATH = re.compile(r' d="([^"]+)"')
GO_ON = "() => document.querySelector('.round-end button')?.click()"
AWAKE = """
  window.held = [];
  Object.defineProperty(navigator, 'wakeLock', { value: {
    request: async (kind) => {
      window.held.push(kind);
      return { release: async () => window.held.push('released') };
    },
  } });
"""


def holds_link(page: Page, link: str) -> None:
    """The QR code on the screen is this link."""
    page.wait_for_function("() => document.querySelector('img.qr')?.naturalWidth > 0")
    shown = page.request.get(str(page.locator("img.qr").get_attribute("src"))).text()
    code = segno.make(link, error="m", micro=False)
    drawn = code.svg_inline(border=2, omitsize=True, dark="#000")
    assert PATH.findall(shown) == PATH.findall(drawn)


class Screen:
    """A television, and every frame that its socket receives."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.frames = visitor, list[dict[str, Any]]()
        self.page = visitor.page
        self.page.on("websocket", lambda one: one.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))


def without_hands(frames: list[dict[str, Any]]) -> None:
    updates = [one for one in frames if one["type"] == "update"]
    assert sum(len(one["entries"]) for one in updates) > 10
    assert not [one for one in updates if "you" in one or "hands" in one]
    assert not [one for one in frames if one["type"] in ("hinted", "reason", "accepted")]
    assert {one["seat"] for one in frames if one["type"] == "table"} == {None}
    assert {one["host"] for one in frames if one["type"] == "table"} == {False}


def test_a_round_on_a_television_with_two_phones(visit: Visit, server: str) -> None:
    screen = Screen(visit(viewport=TELEVISION))
    anna, boris = (visit(viewport=PHONE, has_touch=True) for _ in range(2))
    made = table(anna, "Maximiliane", players=3, bots=[None, None, "kitten"])
    tv, found = screen.page, list[str]()
    near = {"address": server, "alone": False, "opens": False}
    tv.route("**/api/invitation", lambda route: route.fulfill(json=near))
    tv.goto(f"/t/{made}/board")
    tv.get_by_role("heading", name="Scan and sit down").wait_for()
    found += in_both_lights(tv)
    found += (f"waiting: {one}" for one in wrong(tv, SCREENS))
    settle(tv, {"language": "en"})
    link = tv.get_by_label("Link to this table").input_value()
    holds_link(tv, link)
    boris.page.goto(link)
    sit(boris.page, "Bartholomäus")
    expect(tv.locator(".tv-chairs")).to_contain_text("Bartholomäus")
    expect(tv.locator(".tv-sit")).to_have_count(0)
    anna.page.get_by_role("button", name="Start").click()
    phones = [anna.page, boris.page]
    assert ready(phones[0]) == "discard"
    tv.set_viewport_size(TELEVISION)
    tv.get_by_role("heading", name="Set one card aside").wait_for()
    found += (f"discard: {one}" for one in wrong(tv, SCREENS, still=True))
    for page in phones:
        by_mouse(page, ready(page))
    tv.locator(".tv-turn", has_text=re.compile("predict|prédi|став|予想|voraus")).wait_for()
    found += (f"predict: {one}" for one in wrong(tv, SCREENS[:2], still=True))
    tv.set_viewport_size(TELEVISION)
    settle(tv, {"language": "en"})
    brief(tv)
    hurry(*phones, until=ENDS)
    tv.locator(".tv-end.round-end").wait_for()
    assert tv.locator(".hand, .send, .own").count() == 0
    without_hands(screen.frames)
    found += in_both_lights(tv)
    found += (f"end of the round: {one}" for one in wrong(tv, SCREENS[:2]))
    settle(tv, {"language": "en"})
    tv.get_by_role("button", name="Next round").click()
    tv.locator(".tv-table").wait_for()
    found += (f"playing: {one}" for one in wrong_in(tv, SCREENS[0], "uk", still=True))
    assert not found, "\n".join(found)


@contextmanager
def second_window(visitor: Visitor) -> Iterator[Screen]:
    """A television that belongs to a browser whose owner plays."""
    visitor.page = visitor.new_page()
    visitor.page.set_viewport_size(TELEVISION)
    yield Screen(visitor)


def test_the_board_of_somebody_who_plays_has_no_hand_either(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    made = table(anna, players=2, watch="nobody")
    phone = anna.page
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="Show on a television").click()
    dialog = phone.get_by_role("dialog", name="Show on a television")
    link = dialog.get_by_label("Link to the board").input_value()
    assert re.search(rf"/t/{made}/board#[0-9a-f]{{32}}$", link)
    dialog.get_by_label("Larger cards").check()
    dialog.get_by_role("button", name="Close").click()
    phone.keyboard.press("Escape")
    expect(phone.locator(".room.is-hand .hand")).to_be_visible()
    expect(phone.locator(".players")).to_be_hidden()
    stranger = visit(viewport=TELEVISION)
    stranger.page.goto(f"/t/{made}/board")
    expect(stranger.page.locator("main")).to_contain_text("Show on a television")
    stranger.page.goto("/healthz")
    stranger.page.goto(link)
    stranger.page.locator(".tv-table").wait_for()
    with second_window(anna) as screen:
        screen.page.goto(f"/t/{made}/board")
        screen.page.locator(".tv-table").wait_for()
        brief(screen.page)
        hurry(phone, until=ENDS)
        screen.page.locator(".tv-end").wait_for()
        without_hands(screen.frames)


def test_the_tally_of_an_evening(visit: Visit) -> None:
    """The board goes on with a rematch, and says who has won how much; so does the page."""
    anna = visit(viewport=PHONE)
    screen = visit(viewport=TELEVISION).page
    made = table(anna, players=2)
    screen.goto(f"/t/{made}/board")
    screen.locator(".tv-table").wait_for()
    brief(screen, longest=9000)  # the end of a match too, once there is a rematch
    totals = [finish(anna.page, screen)]
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.locator(".room .hand").wait_for()
    screen.wait_for_url(lambda url: not url.endswith(f"{made}/board"))
    screen.get_by_role("heading", name="After one match").wait_for()
    totals.append(finish(anna.page, screen))
    won = [sum(one["Anna"] >= max(one.values()) for one in totals), 0]
    for page in (anna.page, screen):
        series = page.locator(".series", has_text="After 2 matches")
        row = series.locator("tr", has_text="Anna").locator("td")
        points = sum(one["Anna"] for one in totals)
        assert row.all_inner_texts() == [str(won[0]), str(points).replace("-", "−")]


def finish(phone: Page, screen: Page) -> dict[str, int]:
    """Play a match to its end; what each has, by name, the bot's as the other."""
    hurry(phone)
    while not screen.locator(".tv-match-end").count():
        screen.locator(".tv-end button, .tv-match-end").first.wait_for()
        screen.evaluate(GO_ON)  # the board goes on by itself too, at any moment
    told = [results(page) for page in (phone, screen)]
    assert told[0] == told[1]
    return told[0]


def results(page: Page) -> dict[str, int]:
    rows = page.locator(":is(.match-end, .tv-match-end) .pad").first.locator("tbody tr")
    return {
        row.locator(".name").inner_text(): int(row.locator(".total").inner_text().replace("−", "-"))
        for row in rows.all()
    }


def test_the_screen_of_a_phone_stays_on_while_its_owner_plays(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.context.add_init_script(AWAKE)
    table(anna, players=2)
    page = anna.page
    page.locator(".room .hand").wait_for()
    page.wait_for_function("() => window.held.length === 1")
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => window.held.join() === 'screen,screen'")
    page.get_by_role("link", name="Go to the front page").click()
    page.wait_for_function("() => window.held.at(-1) === 'released'")


@in_a_network
def test_at_home_a_television_shows_a_code_that_seats_a_phone(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path, home=True) as server:
        anna = Visitor(browser, server)
        made = table(anna, players=2, bots=[None, None])
        anna.page.get_by_role("button", name="Let devices on your home network join").click()
        anna.page.get_by_role("button", name="Let them in").click()
        anna.page.get_by_text(ALONE).wait_for(state="detached")
        link = anna.page.get_by_label("Link to this table").input_value()
        home = link.partition("/t/")[0]
        screen, boris = Visitor(browser, home, viewport=TELEVISION), Visitor(browser, home)
        screen.page.goto(f"/t/{made}/board")
        holds_link(screen.page, link)
        boris.page.goto(link)
        sit(boris.page, "Boris")
        expect(screen.page.locator(".tv-chairs")).to_contain_text("Boris")
        for one in (anna, boris, screen):
            one.context.close()
