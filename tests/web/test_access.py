"""axe finds nothing on any screen, light and dark, in every language."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.web.chromium import DESK, PHONE, settle
from tests.web.conftest import Visit
from tests.web.playing import answer, brief, hurry, ready, table

LANGUAGES = ("en", "fr", "pl", "uk", "de", "ja")
AROUND = ("/", "/new", "/daily", "/lobby", "/matches", "/settings", "/profile")
STAGES = {"discard", "predict", "play", "trick", "chosen"}
BY_LIGHT = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours; the others find the same in every light."""
LIGHTS: dict[Literal["light", "dark"], Sequence[str]] = {"light": (), "dark": BY_LIGHT}
RUN = "async ({ within, options }) => (await axe.run(within ?? document, options)).violations"


def violations(
    page: Page,
    within: str | None = None,
    rules: Sequence[str] = (),
    without: Sequence[str] = (),
) -> list[str]:
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    options["rules"] = {rule: {"enabled": False} for rule in without}
    if rules:
        options["runOnly"] = [*rules]
    if page.evaluate("!globalThis.axe"):  # once on each page, not for each look at it
        page.evaluate(AXE_SCRIPT)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in page.evaluate(RUN, {"within": within, "options": options})
        for node in one["nodes"]
    ]


def in_english_only(language: str) -> Sequence[str]:
    """The rules that need not be asked again: colours are the same in every language."""
    return () if language == "en" else BY_LIGHT


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
    brief(page)
    seen: set[str] = set()
    while not seen >= STAGES and (asked := ready(page)) != "end":
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
        answer(page, asked)
    hurry(page, until=".round-end")
    found += in_both_lights(page)
    table(anna, players=3, over=True)
    found += in_both_lights(page)
    assert not found, "\n".join(found)


def test_every_language(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    found: list[str] = []
    table(anna, players=2)
    answer(page, ready(page))
    ready(page)
    for language in LANGUAGES:
        settle(page, {"language": language})
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        found += violations(page, without=in_english_only(language))
    page.goto("/settings")
    for language in LANGUAGES:
        page.locator("#language").select_option(language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        found += violations(page, without=in_english_only(language))
    assert not found, "\n".join(found)
