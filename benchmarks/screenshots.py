"""Pictures of every screen: every size, by day and by night, some languages, 2 to 5 players.

    python -m benchmarks.screenshots FOLDER [--languages en,ja] [--sizes laptop,narrow]
        [--lights dark] [--players 5] [--screens predict,hint]

A real server is started and matches are played against bots, so the pictures show what people see.
"""

import argparse
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.progress import track

from tests.web.chromium import NARROW, PHONE, Visitor, settle, start
from tests.web.playing import by_mouse, play, possible, ready, sit, table
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
PAGES = ("", "new", "lobby", "matches", "settings", "learn", "rules", "replay", "pad")
SETTLED = 200
Take = Callable[[str], None]


def around(page: Page, take: Take) -> None:
    """The pages that need no match."""
    for path in PAGES:
        page.goto(f"/{path}")
        page.locator("main h1, main h2").first.wait_for()
        take(path or "home")


def studies(page: Page, take: Take) -> None:
    """Cats to choose, a record looked at again, its review, and a score pad in use."""
    page.goto("/")
    page.locator(".change").click()
    page.locator(".solo").wait_for()
    take("solo")
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


def absence(visitor: Visitor, other: Visitor, take: Take) -> None:
    """Somebody is waited for, first there and then gone."""
    page = visitor.page
    made = table(visitor, "Maximiliane", players=3, bots=[None, None, "kitten"])
    other.page.goto(f"/t/{made}")
    sit(other.page, "Berta")
    page.wait_for_function("() => !document.querySelector('.chair.is-open')")
    page.locator(".waiting .is-big").click()
    by_mouse(page, ready(page))
    page.locator(".own:not(.is-turn)").wait_for()
    take("others")
    other.context.close()
    page.locator(".absence").first.wait_for(state="attached", timeout=60_000)
    take("absence")


def match(visitor: Visitor, players: int, take: Take) -> None:
    """One match, with a picture of every moment that looks different."""
    page = visitor.page
    table(visitor, "Maximiliane", players=players, board="violet" if players % 2 else "white")
    taken: set[str] = set()

    def once(name: str) -> None:
        if name not in taken:
            taken.add(name)
            take(f"{name}-{players}")

    while (asked := ready(page)) != "end":
        led = page.locator(".trick:not(:has(.is-winner)) .played").count() > 0
        once(asked if asked != "play" else "follow" if led else "lead")
        if asked == "predict" and "hint-predict" not in taken:
            hint(page)
            once("hint-predict")
            page.keyboard.press("Escape")
        if asked == "play" and "menu" not in taken and page.locator(".is-taken").count() > 8:
            looks(page, once)
        by_mouse(page, asked)
        page.wait_for_timeout(60)
    once("round-end")
    play(page, by_mouse)
    once("match-end")


def hint(page: Page) -> None:
    page.keyboard.press("h")
    page.locator(".hint:not(.is-coming)").wait_for(timeout=60_000)


def looks(page: Page, once: Take) -> None:
    """What comes up over the table."""
    led = page.evaluate("document.querySelector('.led-colour')?.className.at(-1)")
    others = [cell for cell in possible(page) if cell[-1] != led]
    page.locator(f'[data-cell="{(others or possible(page))[0]}"]').click()
    once("choice")
    page.keyboard.press("Escape")
    page.locator(".centre .is-taken").first.click(force=True)
    page.locator(".reasons").wait_for()
    once("reason")
    page.keyboard.press("Escape")
    hint(page)
    once("hint")
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    for place, name in enumerate(("tricks", "log", "menu")):
        page.locator(".room-head button:not([disabled])").nth(place).click()
        page.locator("dialog[open]").wait_for()
        once(name)
        page.set_viewport_size(PHONE)
        page.keyboard.press("Escape")


def walk(
    browser: Browser,
    base: str,
    folder: Path,
    language: str,
    sizes: Collection[str],
    lights: Collection[str],
    players: Collection[int],
    screens: Collection[str],
) -> None:
    visitor = Visitor(browser, base, has_touch=True)
    page = visitor.page
    page.goto("/")
    page.locator("main").wait_for()
    settle(page, {"language": language})

    def take(name: str) -> None:
        if screens and name.rstrip("-2345") not in screens:
            return
        for size in sizes:
            page.set_viewport_size(SIZES[size])
            for light in lights:
                page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
                page.wait_for_timeout(SETTLED)
                page.screenshot(path=folder / f"{name}-{size}-{light}-{language}.png")

    around(page, take)
    studies(page, take)
    waiting(visitor, take)
    absence(visitor, Visitor(browser, base), take)
    for number in players:
        match(visitor, number, take)
    visitor.context.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--languages", default="en,fr,uk,ja")
    asked.add_argument("--sizes", default=USUAL)
    asked.add_argument("--lights", default=",".join(LIGHTS))
    asked.add_argument("--players", default="2,3,4,5")
    asked.add_argument("--screens", default="", help="only these, as the files are named")
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
        for language in track(languages, "Taking pictures", console=Console(stderr=True)):
            walk(browser, base, options.folder, language, sizes, lights, players, screens)
        browser.close()
    print(f"{len(list(options.folder.glob('*.png')))} pictures in {options.folder}")


if __name__ == "__main__":
    main()
