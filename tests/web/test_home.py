"""The first page: one click plays, and whoever wants to choose finds it all in one panel."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from purradox.host import LEVELS
from purradox.rules import variant
from tests.web.chromium import PHONE, settle
from tests.web.conftest import Visit

SHORT = {"width": 360, "height": 640}
LANGUAGES = ("en", "fr", "pl", "uk", "de", "ja")
KEPT = "JSON.parse(localStorage.getItem('purradox.settings')).solo"


def at_home(visit: Visit, **options: Any) -> Page:
    page = visit(**options).page
    page.goto("/")
    page.locator(".start button").wait_for()
    return page


def opened(page: Page) -> None:
    page.get_by_role("button", name="Change").click()
    page.locator(".solo").wait_for()


def test_one_click_plays(visit: Visit) -> None:
    page = at_home(visit)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    expect(page.locator(".solo-line span")).to_have_text("4 players · 3 house cats · White board")
    page.locator(".start button").click()
    page.locator(".room .hand").wait_for()
    assert page.locator(".player").count() == 4
    assert page.locator(".player-kind", has_text="House cat").count() == 3
    assert not any("picker" in url or "faces" in url for url in asked)


def test_the_choice_is_made_in_one_panel_and_remembered(visit: Visit) -> None:
    page = at_home(visit)
    opened(page)
    page.get_by_role("radio", name="2", exact=True).check()
    bonus = page.locator(".solo", has_text=f"wins {variant(2).bonus_up_to} tricks or fewer")
    expect(bonus).to_be_visible()
    page.get_by_role("radio", name="Kitten very easy").check()
    page.get_by_role("radio", name="Violet board").check()
    expect(page.locator(".solo .note")).to_contain_text("provisional")
    expect(page.locator(".solo-line span")).to_have_text("2 players · 1 kitten · Violet board")
    page.reload()
    expect(page.locator(".solo-line span")).to_have_text("2 players · 1 kitten · Violet board")
    page.locator(".start button").click()
    page.locator(".room .hand").wait_for()
    assert page.locator(".player-kind", has_text="Kitten").count() == 1
    assert page.locator(".player").count() == 2


def test_each_opponent_on_its_own(visit: Visit) -> None:
    page = at_home(visit, viewport=PHONE, has_touch=True)
    opened(page)
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Choose each opponent separately").check()
    second = page.get_by_role("group", name="Opponent 2")
    second.get_by_role("radio", name="Alley cat, medium").check()
    line = page.locator(".solo-line span")
    expect(line).to_have_text("3 players · 1 house cat and 1 alley cat · White board")
    page.get_by_role("radio", name="5", exact=True).check()
    expect(line).to_contain_text("3 house cats and 1 alley cat")
    page.get_by_role("radio", name="3", exact=True).check()
    page.locator(".solo button").click()
    page.locator(".room .hand").wait_for()
    assert page.evaluate(KEPT)["cats"] == ["house", "alley", "house", "house"]
    assert page.locator(".player").count() == 3


def test_the_panel_by_keyboard(visit: Visit) -> None:
    page = at_home(visit)
    change = page.get_by_role("button", name="Change")
    change.focus()
    page.keyboard.press("Enter")
    page.locator(".solo").wait_for()
    expect(change).to_have_attribute("aria-expanded", "true")
    for key in ("Tab", "ArrowLeft", "Tab", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    line = page.locator(".solo-line span")
    expect(line).to_have_text("3 players · 2 laboratory cats · White board")
    change.press("Enter")
    expect(page.locator(".solo")).to_have_count(0)
    expect(change).to_have_attribute("aria-expanded", "false")


def test_cats_that_are_not_installed_cannot_be_chosen(visit: Visit) -> None:
    page = at_home(visit)
    known = {"levels": list(LEVELS[:3]), "bots": [], "phrases": []}
    page.route("**/api/levels", lambda route: route.fulfill(json=known))
    opened(page)
    expect(page.get_by_role("radio", name="Schrödinger’s cat not installed")).to_be_disabled()
    expect(page.get_by_role("radio", name="Alley cat medium")).to_be_enabled()


def test_another_bot_is_remembered_as_long_as_the_server_has_it(visit: Visit) -> None:
    page = at_home(visit)
    known = {"levels": list(LEVELS), "bots": ["magpie", "magpie:shiny=2"], "phrases": []}
    sent: list[Any] = []

    def made(route: Route) -> None:
        options: dict[str, Any] = route.request.post_data_json or {}
        sent.append(options["bots"])
        route.continue_(post_data=options | {"bots": [None, "kitten"] * 2})

    page.route("**/api/levels", lambda route: route.fulfill(json=known))
    page.route("**/api/tables", made)
    opened(page)
    page.get_by_label("Another bot").select_option("magpie:shiny=2")
    expect(page.locator(".solo-line")).to_contain_text("3 × magpie:shiny=2")
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.locator(".chairs, .room").first.wait_for()
    known["bots"] = ["magpie"]
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.locator(".chairs, .room").first.wait_for()
    assert sent == [[None, *["magpie:shiny=2"] * 3], [None, *["house"] * 3]]


@pytest.mark.parametrize("kept", ["null", "7", '{"players": 9, "cats": "dog", "board": {}}'])
def test_what_was_kept_may_be_anything(visit: Visit, kept: str) -> None:
    page = at_home(visit)
    page.evaluate(
        "(kept) => localStorage.setItem('purradox.settings', kept)", f'{{"solo": {kept}}}'
    )
    page.reload()
    expect(page.locator(".solo-line span")).to_have_text("4 players · 3 house cats · White board")


@pytest.mark.parametrize("size", [PHONE, SHORT], ids=["phone", "short phone"])
def test_all_for_one_tap_is_seen_at_once(visit: Visit, size: dict[str, int]) -> None:
    page = at_home(visit, viewport=size, has_touch=True, is_mobile=True)
    for language in LANGUAGES:
        settle(page, {"language": language})
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        for part in ("#name", ".start button", ".solo-line"):
            lowest = page.locator(part).evaluate("(one) => one.getBoundingClientRect().bottom")
            assert lowest <= size["height"], (language, part)
