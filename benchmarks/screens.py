"""Every screen of the page, brought up by playing: `benchmarks.screenshots` takes pictures."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.chromium import PHONE, Visitor
from tests.web.playing import READY, by_mouse, play, possible, ready, table

PAGES = (
    *("", "new", "lobby", "matches", "settings", "learn", "rules", "strategy", "replay", "pad"),
    *("daily", "puzzles", "profile", "nope"),
)
LONG = 600_000
Take = Callable[..., None]
"""A picture of this name: of the visitor's page, or of the one that is given."""
EXPIRES = """
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const told = parse(text, ...more);
    if (told?.chairs) told.expires = Date.now() + 3 * 86_400_000;
    return told;
  };
"""
"""Every table is said to end in three days."""
Again = Callable[[], None] | None
"""What brings up words that stay in the language in which they were said."""


def around(page: Page, take: Take) -> None:
    """The pages that need no match."""
    for path in PAGES:
        page.goto(f"/{path}")
        page.locator("main h1, main h2").first.wait_for()
        take(path or "home")


def studies(page: Page, take: Take) -> None:
    """Steps of the lesson, cats to choose, a replay, its review, and a score pad in use."""
    page.goto("/learn")
    page.locator(".bench").wait_for()
    for step in (4, 8):
        page.locator(".dot").nth(step).dispatch_event("click")
        take(f"lesson-step-{step}")

    def answer() -> None:
        page.locator(".dot").nth(0).dispatch_event("click")
        page.locator(".dot").nth(8).dispatch_event("click")
        page.locator("[data-answer='no']").click()

    take("lesson-answer", again=answer)
    page.locator(".dot").nth(12).dispatch_event("click")
    page.locator("[data-cell='1r']").click()
    page.locator("[data-next]").click()
    page.locator(".lesson-end").wait_for()
    take("lesson-end")
    page.goto("/")
    page.locator(".change").click()
    page.locator(".solo [name=each]").wait_for()
    take("solo")
    page.locator(".solo [name=each]").check()
    take("solo-each")
    page.goto("/replay")
    page.locator("[data-example]").click()
    page.locator(".replay-main").wait_for()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    take("replaying")
    page.locator("[data-review]").click()
    page.locator(".replay-summary").wait_for(timeout=LONG)
    page.locator(".replay-review progress").wait_for(state="detached", timeout=LONG)
    page.keyboard.press("n")
    take("review")
    if page.locator("[data-show]").count():
        page.locator("[data-show]").click()
    take("review-answer")

    def begin() -> None:
        page.evaluate("localStorage.removeItem('purradox.pad')")
        page.goto("/pad")
        page.locator(".pad-start .is-main").click()
        page.locator("[data-write]").wait_for()

    take("pad-playing", again=begin)


def friends(visitor: Visitor, other: Visitor, watcher: Visitor, take: Take) -> None:
    """A table that waits, a name that is asked for, a guest, and what the host can do."""
    made = table(visitor, "Maximiliane", players=4, bots=[None, None, "alley", None])
    visitor.page.locator(".chairs").wait_for()
    take("waiting")
    other.page.goto(f"/t/{made}")
    other.page.locator(".chairs").wait_for()
    take("waiting-stranger", other.page)
    other.page.locator(".chair.is-open .is-main").first.click()
    other.page.locator("dialog #name").wait_for()
    take("name", other.page)
    other.page.locator("dialog .is-main").click()
    other.page.locator(".chair.is-mine").wait_for()
    take("waiting-guest", other.page)
    watcher.page.add_init_script(EXPIRES)
    watcher.page.goto(f"/t/{made}")
    watcher.page.locator(".waiting .note").first.wait_for()
    take("waiting-expires", watcher.page)
    page = visitor.page
    page.locator(".chair:not(.is-mine) > .is-quiet").click()
    page.locator("dialog[open]").wait_for()
    take("waiting-person")
    page.keyboard.press("Escape")
    page.locator(".waiting .line > .is-quiet").last.click()
    take("waiting-close")
    page.locator(".waiting .line > .is-quiet").last.click()
    other.page.locator(".chairs").wait_for(state="detached")
    take("closed", other.page)


def identity(page: Page, take: Take) -> None:
    """Devices, a link to another one, recovery words, and one's own data."""
    page.goto("/settings")
    page.locator(".devices").wait_for()
    take("settings-named")

    def ask(button: str) -> None:
        page.keyboard.press("Escape")
        page.locator(button).first.click()
        page.locator("dialog[open]").wait_for()

    def ask_last() -> None:
        ask("[href='/api/me/data'] + button")
        page.locator("dialog .button").first.click()
        page.locator("dialog .is-quiet:first-child").wait_for()

    take("log-out", again=lambda: ask(".devices button"))
    take("delete", again=lambda: ask("[href='/api/me/data'] + button"))
    take("delete-last", again=ask_last)
    page.keyboard.press("Escape")
    sheets = page.locator("main > .sheet")
    sheets.nth(2).locator("button").click()
    page.locator(".copy").wait_for()
    sheets.nth(4).locator("button").click()
    page.locator(".recovery").wait_for()
    take("recovery-words")


def together(visitor: Visitor, other: Visitor, players: int) -> str:
    """Two people at a table that has begun, beside bots."""
    bots = [None, None, *["kitten"] * (players - 2)]
    made = table(visitor, "Maximiliane", players=players, bots=bots)
    other.page.goto(f"/t/{made}")
    other.page.locator(".chair.is-open .is-main").first.click()
    if other.page.locator("dialog #name").count():
        other.page.locator("dialog .is-main").click()
    visitor.page.wait_for_function("() => !document.querySelector('.chair.is-open')")
    visitor.page.locator(".waiting .is-big").click()
    for page in (visitor.page, other.page):
        page.locator(".room .hand").wait_for()
    return made


def absence(visitor: Visitor, other: Visitor, watcher: Visitor, take: Take) -> None:
    """Somebody is waited for, is reminded, is stood in for, and the seat is offered."""
    page = visitor.page
    made = together(visitor, other, 3)
    by_mouse(page, ready(page))
    page.locator(".own:not(.is-turn)").wait_for()
    take("others")
    other.page.goto("/matches")
    other.page.locator(".listed").first.wait_for()
    take("matches-waited-for", other.page)
    panel = page.locator(".absence .waited >> visible=true")
    panel.wait_for(timeout=60_000)
    take("away")
    other.page.goto(f"/t/{made}")
    other.page.locator(".room .hand").wait_for()
    panel.wait_for(state="detached")
    panel.wait_for(timeout=90_000)
    take("silent")
    panel.locator("button").first.click()
    other.page.locator(".absence >> visible=true").wait_for()
    take("nudged", other.page)
    panel.locator("button").last.click()
    other.page.locator(".absence [role=alert] >> visible=true").wait_for()
    take("called", other.page)
    other.page.locator(".absence [role=status] >> visible=true").wait_for(timeout=30_000)
    take("played-by-bot", other.page)
    take("stood-in-for")
    other.page.goto("/")
    page.locator(".player.is-away").wait_for()
    page.locator(".room-head button:not([disabled])").last.click()
    page.locator("dialog li .button").click()
    page.locator("dialog li .button").wait_for(state="detached")
    page.keyboard.press("Escape")
    watcher.page.goto(f"/t/{made}")
    watcher.page.locator(".absence .button >> visible=true").wait_for()
    take("seat-free", watcher.page)


def rematch(visitor: Visitor, other: Visitor, watcher: Visitor, take: Take) -> None:
    """The end of a match of two friends, one of whom wants another one, and who watches."""
    made = together(visitor, other, 2)
    watcher.page.goto(f"/t/{made}")
    watcher.page.locator(".room").wait_for()
    by_mouse(visitor.page, ready(visitor.page))
    by_mouse(other.page, ready(other.page))
    take("watching", watcher.page)
    visitor.page.locator(".room-head button:not([disabled])").last.click()
    visitor.page.locator("dialog[open]").wait_for()
    take("menu-host")
    visitor.page.keyboard.press("Escape")
    pages = (visitor.page, other.page, watcher.page)
    while not all(page.locator(".match-end").count() for page in pages):
        for page in pages:
            if (asked := page.evaluate(READY)) not in ("", "over"):
                by_mouse(page, asked)
    other.page.locator(".match-end .rematch button").click()
    other.page.locator(".chairs").wait_for()
    visitor.page.locator(".rematch p:not(:empty)").wait_for()
    take("rematch")
    take("rematch-watcher", watcher.page)


def match(visitor: Visitor, players: int, take: Take) -> None:
    """One match, with a picture of every moment that looks different."""
    page = visitor.page
    table(visitor, "Maximiliane", players=players, board="violet" if players % 2 else "white")
    taken: set[str] = set()

    def once(name: str, again: Again = None) -> None:
        if name not in taken:
            taken.add(name)
            take(f"{name}-{players}", again=again)

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

    def check() -> None:
        page.locator(".proof button").click()
        page.locator(".proof [role=status]").wait_for()

    once("proof", again=check)
    page.goto("/matches")
    page.locator(".listed").first.wait_for()
    once("matches")


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

    def refuse() -> None:
        page.keyboard.press("Escape")
        page.locator(".centre .is-taken").first.click(force=True)
        page.locator(".reasons").wait_for()

    once("reason", again=refuse)
    page.keyboard.press("Escape")
    hint(page)
    once("hint")
    if page.locator(".hint button").count():  # there is more than one choice
        page.locator(".hint button").click()
        page.locator("dialog[open]").wait_for()
        once("figures")
        page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    for place, name in enumerate(("tricks", "log", "menu")):
        page.locator(".room-head button:not([disabled])").nth(place).click()
        page.locator("dialog[open]").wait_for()
        once(name)
        page.keyboard.press("Escape")
