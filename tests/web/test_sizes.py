"""Every screen fits: 4K, a phone upright and on its side, a window at 200 %."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.web.chromium import Visitor, settle
from tests.web.conftest import Visit
from tests.web.playing import by_mouse, play, ready, table

SIZES = (
    ("4K", 3840, 2160, "ja"),
    ("a narrow phone", 360, 640, "uk"),
    ("a phone on its side", 800, 360, "de"),
    ("a desk at 200 %", 640, 400, "de"),
)
SMALLEST = 11
"""Pixels; at 4K everything grows with the screen."""
WRONG = """(smallest) => {
  const found = [];
  const root = document.scrollingElement;
  const top = document.querySelector('dialog[open]') ?? document.body;
  const text = (one) => one?.textContent.trim().slice(0, 30);
  const name = (one) => `${one?.className || one?.tagName} “${text(one)}”`;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest('.hidden, .skip') && one.getBoundingClientRect().width > 2;
  if (root.scrollWidth > innerWidth) found.push(`too wide by ${root.scrollWidth - innerWidth}`);
  for (const one of top.querySelectorAll('button, a, input, select, textarea, summary')) {
    const pressed = one.matches('.choices input, input.hidden') ? one.parentElement : one;
    if (!shown(pressed)) continue;
    pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = pressed.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`cut off: ${name(pressed)}`);
    // A card in the hand may lie under its neighbour, but not all of it.
    const x = one.matches('.in-hand') ? box.left + 8 : (box.left + box.right) / 2;
    const y = Math.min(Math.max((box.top + box.bottom) / 2, 0), innerHeight - 1);
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(pressed.contains(hit) || hit.contains(pressed))) {
      found.push(`covered: ${name(pressed)} by ${name(hit)}`);
    }
  }
  const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const one = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || one.closest('svg') || !shown(one)) continue;
    const style = getComputedStyle(one);
    const size = parseFloat(style.fontSize);
    if (size < smallest) found.push(`${size} px: ${name(one)}`);
    const cut = one.scrollWidth > one.clientWidth + 1 && style.overflowX === 'hidden';
    if (cut && !one.matches('.name')) found.push(`cut short: ${name(one)}`);
  }
  root.scrollTop = 0;
  return [...new Set(found)];
}"""

Screen = Callable[[str], None]


def wrong(page: Page) -> Iterator[str]:
    for size, width, height, language in SIZES:
        settle(page, {"language": language})
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.set_viewport_size({"width": width, "height": height})
        smallest = SMALLEST * (1.4 if size == "4K" else 1)
        yield from (f"{size}, {language}: {one}" for one in page.evaluate(WRONG, smallest))


def looked_at(visitor: Visitor) -> tuple[list[str], Screen]:
    found: list[str] = []

    def look(name: str) -> None:
        found.extend(f"{name}: {one}" for one in wrong(visitor.page))

    return found, look


def test_the_pages_around_the_table(visit: Visit) -> None:
    anna = visit(has_touch=True)
    page = anna.page
    found, look = looked_at(anna)
    for path in ("", "new", "lobby", "matches", "settings", "learn", "rules", "pad", "replay"):
        page.goto(f"/{path}")
        page.locator("main h1, main h2").first.wait_for()
        look(path or "home")
    page.locator("[data-example]").click()
    page.locator(".replay-main .board").wait_for()
    page.locator(".replay-continue summary").click()
    look("replaying")
    page.goto("/pad")
    page.locator(".pad-start .is-main").click()
    page.locator("[data-undo], .pad table").first.wait_for()
    look("score pad")
    assert not found, "\n".join(found)


def test_the_table(visit: Visit) -> None:
    anna = visit(has_touch=True)
    page = anna.page
    found, look = looked_at(anna)
    table(anna, players=5, bots=[None, None, "alley", None, "house"])
    page.locator(".chairs").wait_for()
    look("waiting")
    table(anna, "Maximiliane", players=5)
    settle(page, {"unseen": True})
    seen: set[str] = set()
    while (asked := ready(page)) != "end":
        if asked not in seen:
            seen.add(asked)
            look(asked)
        if asked == "play" and "windows" not in seen and page.locator(".is-taken").count() > 6:
            seen.add("windows")
            page.locator(".centre .is-possible").first.click()
            look("a choice")
            page.keyboard.press("Escape")
            for place in range(3):
                button = page.locator(".room-head button:not([disabled])").nth(place)
                if button.is_visible():
                    button.click()
                    page.locator("dialog[open]").wait_for()
                    look(f"window {place}")
                    page.keyboard.press("Escape")
        by_mouse(page, asked)
        page.wait_for_timeout(30)
    look("end of a round")
    play(page, by_mouse)
    look("end of the match")
    assert not found, "\n".join(found)
