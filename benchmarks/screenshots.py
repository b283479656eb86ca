"""Pictures of every screen: every size, by day and by night, some languages, 2 to 5 players.

    python -m benchmarks.screenshots FOLDER [--languages en,ja] [--sizes laptop,narrow]
        [--lights dark] [--players 5] [--screens predict,hint] [--studies] [--window]

A real server is started and matches are played against bots, so the pictures show what people see.
"""

import argparse
import tempfile
from collections.abc import Collection
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.progress import track

from benchmarks.screens import (
    LONG,
    Again,
    Take,
    absence,
    around,
    friends,
    identity,
    match,
    rematch,
    studies,
)
from tests.web.chromium import NARROW, PHONE, Visitor, settle, start
from tests.web.serving import served

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1366, "height": 768},
    "phone": PHONE,
    "narrow": NARROW,
    "side": {"width": 844, "height": 390},
}
USUAL = "desktop,laptop,phone,narrow"
LIGHTS = ("light", "dark")
SETTLED = 200


def taker(
    page: Page,
    folder: Path,
    languages: Collection[str],
    sizes: Collection[str],
    lights: Collection[str],
    screens: Collection[str],
    *,
    whole: bool = True,
) -> Take:
    """Takes pictures of a screen as it stands: only how it is shown changes."""

    def take(name: str, page: Page = page, again: Again = None) -> None:
        if screens and name.rstrip("-2345") not in screens:
            return
        before = page.viewport_size
        for language in languages:
            settle(page, {"language": language})
            page.wait_for_function("(one) => document.documentElement.lang === one", arg=language)
            if again:
                again()
            for size in sizes:
                page.set_viewport_size(SIZES[size])
                for light in lights:
                    page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
                    page.wait_for_timeout(SETTLED)
                    picture = folder / f"{name}-{size}-{light}-{language}.png"
                    page.screenshot(path=picture, full_page=whole)
        if before:
            page.set_viewport_size(before)

    return take


def walk(
    browser: Browser,
    base: str,
    folder: Path,
    languages: Collection[str],
    sizes: Collection[str],
    lights: Collection[str],
    players: Collection[int],
    screens: Collection[str],
    *,
    only_studies: bool,
    whole: bool,
) -> None:
    def come() -> Visitor:
        visitor = Visitor(browser, base, has_touch=True)
        visitor.context.set_default_timeout(LONG)
        visitor.page.goto("/")
        visitor.page.locator("main").wait_for()
        return visitor

    visitor, other, watcher = come(), come(), come()
    console = Console(stderr=True)
    take = taker(visitor.page, folder, languages, sizes, lights, screens, whole=whole)
    studies(visitor.page, take)
    if only_studies:
        return
    around(visitor.page, take)
    friends(visitor, other, watcher, take)
    identity(visitor.page, take)
    rematch(visitor, other, watcher, take)
    for number in track(players, "Playing matches", console=console):
        match(visitor, number, take)
    for language in track(languages, "Waiting for somebody", console=console):
        # A bot that is called comes within seconds: no time for every language.
        now = taker(visitor.page, folder, [language], sizes, lights, screens, whole=whole)
        absence(visitor, other, watcher, now)
    for one in (visitor, other, watcher):
        one.context.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--languages", default="en,fr,uk,ja")
    asked.add_argument("--sizes", default=USUAL)
    asked.add_argument("--lights", default=",".join(LIGHTS))
    asked.add_argument("--players", default="2,3,4,5")
    asked.add_argument("--screens", default="", help="only these, as the files are named")
    asked.add_argument("--studies", action="store_true", help="the lesson, replay and review alone")
    asked.add_argument("--window", action="store_true", help="what fits the window, not the page")
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    sizes, lights = options.sizes.split(","), options.lights.split(",")
    players = [int(one) for one in options.players.split(",") if one]
    screens = [one for one in options.screens.split(",") if one]
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as base,
        sync_playwright() as playwright,
    ):
        browser = start(playwright)
        languages = options.languages.split(",")
        shown = (languages, sizes, lights, players, screens)
        how = {"only_studies": options.studies, "whole": not options.window}
        walk(browser, base, options.folder, *shown, **how)
        browser.close()
    print(f"{len(list(options.folder.glob('*.png')))} pictures in {options.folder}")


if __name__ == "__main__":
    main()
