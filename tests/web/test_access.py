"""axe finds nothing on any screen, light and dark, in every language."""

from collections.abc import Iterator, Sequence
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.web.chromium import DESK, PHONE, settle
from tests.web.conftest import Visit
from tests.web.playing import by_keyboard, by_mouse, play, ready, table

LANGUAGES = ("en", "fr", "pl", "uk", "de", "ja")
AROUND = ("/", "/new", "/lobby", "/matches", "/settings")
BY_LIGHT = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours; the others find the same in every light."""
LIGHTS: dict[Literal["light", "dark"], Sequence[str]] = {"light": (), "dark": BY_LIGHT}
axe = Axe()
# Once on each page, not for each look at it.
axe.axe_script = f"if (!globalThis.axe) {{ {axe.axe_script} }}"


def violations(page: Page, within: str | None = None, rules: Sequence[str] = ()) -> list[str]:
    options = {"resultTypes": ["violations"]} | ({"runOnly": [*rules]} if rules else {})
    found = axe.run(page, within, options=options).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


def in_both_lights(page: Page, within: str | None = None) -> Iterator[str]:
    for light, rules in LIGHTS.items():
        page.emulate_media(color_scheme=light)
        yield from (f"{light} {page.url} {one}" for one in violations(page, within, rules))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_pages_around_the_table(visit: Visit, size: dict[str, int]) -> None:
    anna = visit(viewport=size)
    found: list[str] = []
    for path in AROUND:
        anna.page.goto(path)
        anna.page.locator("main h1").wait_for()
        found += in_both_lights(anna.page)
    anna.page.goto("/new")
    anna.page.get_by_text("More options").click()
    anna.page.get_by_role("radio", name="Days").check()
    found += in_both_lights(anna.page)
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Change").click()
    anna.page.locator(".solo").wait_for()
    found += in_both_lights(anna.page)
    anna.page.locator("[name=each]").check()
    anna.page.locator("[name=board][value=violet]").check()
    found += in_both_lights(anna.page)
    table(anna, players=3, bots=[None, None, "house"])
    anna.page.locator(".chairs").wait_for()
    found += in_both_lights(anna.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table(visit: Visit, size: dict[str, int]) -> None:
    anna = visit(viewport=size)
    page = anna.page
    found: list[str] = []
    table(anna, players=3)
    settle(page, {"unseen": True})
    seen: set[str] = set()
    while (asked := ready(page)) != "end":
        stage = asked if page.locator(".trick .played").count() < 2 else "trick"
        if stage not in seen:
            seen.add(stage)
            found += in_both_lights(page)
        if asked == "play" and "chosen" not in seen:
            seen.add("chosen")
            page.locator(".centre .is-possible").first.click()
            page.locator(".centre .space:not(.is-possible)").first.click(force=True)
            page.locator(".reasons").wait_for()
            found += in_both_lights(page)
            for window in ("Menu", "Log") if size is PHONE else ("Menu",):
                page.get_by_role("button", name=window, exact=True).click()
                page.locator("dialog[open]").wait_for()
                found += in_both_lights(page)
                page.keyboard.press("Escape")
            page.get_by_role("button", name="Hint", exact=True).click()
            page.locator(".is-hinted").first.wait_for()
            found += in_both_lights(page)
            for window in ("Figures", "Marks"):
                page.get_by_role("button", name=window, exact=True).click()
                page.locator("dialog[open]").wait_for()
                found += in_both_lights(page)
                page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        by_mouse(page, asked)
        page.wait_for_timeout(30)
    found += in_both_lights(page)
    play(page, by_keyboard)
    found += in_both_lights(page)
    assert not found, "\n".join(found)


def test_every_language(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    found: list[str] = []
    table(anna, players=2)
    by_mouse(page, ready(page))
    ready(page)
    for language in LANGUAGES:
        settle(page, {"language": language})
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        found += violations(page)
    page.goto("/settings")
    for language in LANGUAGES:
        page.locator("#language").select_option(language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        found += violations(page)
    assert not found, "\n".join(found)
