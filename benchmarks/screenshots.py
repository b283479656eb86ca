"""Pictures of every screen: at a desk and on a phone, by day and by night, in some languages.

    python -m benchmarks.screenshots FOLDER [--languages en,uk,ja] [--sizes desk,phone]

A real server is started and a match is played against bots, so the pictures show what people see.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from tests.web.chromium import DESK, PHONE, Visitor, settle, start
from tests.web.playing import by_mouse, play, ready, table
from tests.web.serving import served

SIZES = {"desk": DESK, "phone": PHONE, "side": {"width": 844, "height": 390}}
LIGHTS = ("light", "dark")
PAGES = ("", "new", "lobby", "matches", "settings", "learn", "rules", "replay", "pad")
SETTLED = 350
Take = Callable[[str], None]


def around(page: Page, take: Take) -> None:
    """The pages that need no match."""
    for path in PAGES:
        page.goto(f"/{path}")
        page.locator("main h1, main h2").first.wait_for()
        take(path or "home")


def studies(page: Page, take: Take) -> None:
    """A record looked at again, its review after the first glance, and a score pad in use."""
    page.goto("/replay")
    page.locator("[data-example]").click()
    page.locator(".replay-main").wait_for()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    take("replaying")
    page.locator("[data-review]").click()
    page.locator(".replay-summary").wait_for(timeout=60_000)
    page.locator(".replay-review").scroll_into_view_if_needed()
    take("review")
    page.goto("/pad")
    page.locator(".pad-start .is-main").click()
    page.locator("[data-write]").wait_for()
    take("pad-playing")


def waiting(visitor: Visitor, take: Take) -> None:
    table(visitor, players=4, bots=[None, None, "alley", None])
    visitor.page.locator(".chairs").wait_for()
    take("waiting")


def match(visitor: Visitor, take: Take) -> None:
    """One match, with a picture of every moment that looks different."""
    page = visitor.page
    table(visitor, players=4)
    taken: set[str] = set()

    def once(name: str) -> None:
        if name not in taken:
            taken.add(name)
            take(name)

    while (asked := ready(page)) != "end":
        tricks = page.locator(".trick:not(:has(.is-winner)) .played").count()
        once(asked if asked != "play" else "follow" if tricks else "lead")
        if asked == "play" and "choice" not in taken and page.locator(".is-taken").count() > 8:
            looks(page, once)
        by_mouse(page, asked)
        page.wait_for_timeout(60)
    take("round-end")
    play(page, by_mouse)
    take("match-end")


def looks(page: Page, once: Take) -> None:
    """What opens over the table."""
    page.locator(".centre .is-possible").first.click()
    once("choice")
    page.locator(".centre .is-taken").first.click(force=True)
    page.locator(".reasons").wait_for()
    once("reason")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator(".hint").wait_for(timeout=60_000)
    once("hint")
    buttons = page.locator(".room-head button:not([disabled])")
    for place, name in enumerate(("tricks", "log", "menu")):
        if buttons.nth(place).is_visible():
            buttons.nth(place).click()
            page.locator("dialog[open]").wait_for()
            once(name)
            page.keyboard.press("Escape")


def walk(browser: Browser, base: str, folder: Path, size: str, language: str) -> None:
    visitor = Visitor(browser, base, viewport=SIZES[size], has_touch=size != "desk")
    page = visitor.page
    page.goto("/")
    page.locator("main").wait_for()
    settle(page, {"language": language})

    def take(name: str) -> None:
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=folder / f"{name}-{size}-{light}-{language}.png")

    around(page, take)
    studies(page, take)
    waiting(visitor, take)
    match(visitor, take)
    visitor.context.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--languages", default="en,uk,ja")
    asked.add_argument("--sizes", default="desk,phone")
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    walks = [(s, one) for s in options.sizes.split(",") for one in options.languages.split(",")]
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as base,
        sync_playwright() as playwright,
    ):
        browser = start(playwright)
        for size, language in track(walks, "Taking pictures", console=Console(stderr=True)):
            walk(browser, base, options.folder, size, language)
        browser.close()
    print(f"{len(list(options.folder.glob('*.png')))} pictures in {options.folder}")


if __name__ == "__main__":
    main()
