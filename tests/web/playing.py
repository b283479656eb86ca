"""Whole matches through the page: by mouse, by touch, by keyboard, by the accessibility tree."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.chromium import SMALL_PAGE, Visitor

READY = """() => document.querySelector('.match-end') ? 'over'
  : document.querySelector('.round-end') ? 'end'
  : !document.querySelector('.own.is-turn') ? ''
  : document.querySelector('.predictions') ? 'predict'
  : document.querySelector('.stage.calm') ? 'discard' : 'play'"""
POSSIBLE = """() => [...document.querySelectorAll('.centre .is-possible')]
  .map((one) => one.dataset.cell)"""
ENDS = ".round-end, .match-end"
HURRY = """([until, each]) => {
  const one = (query) => document.querySelector(query);
  const page = document.documentElement;
  page.style.display = 'none';
  if (!each) Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  window.answers = 0;
  window.hurrying = setInterval(() => {
    if (one(until)) {
      clearInterval(window.hurrying);
      window.hurrying = null;
      page.style.display = '';
      delete document.hidden;
    } else if (one('.round-end')) one('.round-end .is-main').click();
    else if (one('.own.is-turn .send:not([aria-disabled])')) {
      one('.send').click();
      window.answers += 1;
    } else if (one('.own.is-turn')) {
      const choice = one('.prediction') ?? one('.calm ~ .own .hand button');
      (choice ?? one('.centre .is-possible'))?.click();
    }
  }, 10);
}"""
PLAY = """(table) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  const say = (message) => socket.send(JSON.stringify({ table, ...message }));
  const decided = new Set();
  socket.onopen = () => say({ type: 'watch', after: 0 });
  return new Promise((over, wrong) => {
    socket.onclose = wrong;
    socket.onmessage = ({ data }) => {
      const { type, status, you } = JSON.parse(data);
      if (type === 'refused') wrong(new Error(data));
      if (type === 'table' && status === 'over') over();
      if (type !== 'update' || !you?.decision || decided.has(you.decision)) return;
      decided.add(you.decision);
      const move = you.legal[(7 * decided.size) % you.legal.length];
      say({ type: 'move', decision: you.decision, move });
    };
  }).finally(() => socket.close());
}"""
"""A match from the beginning to its end without the page."""
BRIEF = """(longest) => {
  const later = window.setTimeout;
  window.setTimeout = (call, wait, ...more) => (
    later(call, wait > 1000 && wait < longest ? 20 : wait, ...more));
}"""
"""Makes a page that was opened, or is yet to be, as `brief` says."""
POLL = 50
"""Milliseconds between two looks; else the browser would draw every frame for them."""
Player = Callable[[Page, str], None]


def table(visitor: Visitor, name: str = "Anna", *, over: bool = False, **options: Any) -> str:
    """Make a table without the form, and open it: at its beginning, or when its match is over."""
    page = visitor.page
    wanted: dict[str, Any] = {"players": 2, "pace": "instant"} | options
    wanted.setdefault("bots", [None, *["kitten"] * (wanted["players"] - 1)])
    ask = visitor.context.request
    ask.post("/api/me", data={"name": name})
    made = ask.post("/api/tables", data=wanted).json()["table"]
    if not page.url.endswith(SMALL_PAGE):  # of the same place
        page.goto(SMALL_PAGE)
    page.evaluate("(name) => localStorage.setItem('purradox.name', name)", name)
    if over:
        page.evaluate(PLAY, made)
    page.goto(f"/t/{made}")
    if over:
        page.locator(".match-end").wait_for()
    return str(made)


def sit(page: Page, name: str) -> None:
    """Take a chair of a table that waits, as somebody new."""
    page.get_by_role("button", name="Sit here").first.click()
    page.locator("dialog #name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Sit here").click()


def ready(page: Page) -> str:
    """What is asked of the person now."""
    return str(page.wait_for_function(READY, polling=POLL).json_value())


def play(page: Page, player: Player, until: str = "over", decisions: int = 400) -> int:
    """Answer whatever is asked until that comes up; how many answers it took."""
    for made in range(decisions):
        asked = ready(page)
        if asked == until:
            return made
        if asked == "over":
            break
        answer(page, asked, player)
    raise AssertionError(f"it never came to {until}")


def answer(page: Page, asked: str, player: Player | None = None) -> None:
    """Do what is asked, by mouse unless told, and wait until it counted."""
    before = mark(page)
    (player or by_mouse)(page, asked)
    moved_on(page, before)


def hurry(*pages: Page, until: str = ".match-end", each: bool = False) -> int:
    """Let every page play by itself until it shows that; how many answers it took.

    Nothing is drawn meanwhile, which is most of the work of a browser, and what nobody sees has no
    pauses: for tests of what is there afterwards. With `each`, one thing is told after the other.
    """
    for page in pages:
        page.locator(".room, .match-end").first.wait_for()
        if each:
            brief(page)
        page.evaluate(HURRY, [until, each])
    for page in pages:
        page.wait_for_function("() => !window.hurrying", polling=POLL)
    return sum(page.evaluate("window.answers") for page in pages)


def brief(page: Page, longest: int = 2000) -> None:
    """From now on what waits for a second, or less than so many milliseconds, waits for a moment.

    That is a trick that is won, above all. All is still shown, one thing after the other.
    """
    page.evaluate(BRIEF, longest)


def mark(page: Page) -> str:
    """Changes with every answer that counted."""
    return str(page.evaluate("document.querySelector('[data-last]')?.dataset.last ?? ''"))


def moved_on(page: Page, before: str) -> None:
    """Wait until there is another mark than that."""
    page.wait_for_function(
        "(before) => (document.querySelector('[data-last]')?.dataset.last ?? '') !== before",
        arg=before,
        polling=POLL,
    )


def possible(page: Page) -> list[str]:
    return list(page.evaluate(POSSIBLE))


def by_mouse(page: Page, asked: str) -> None:
    """A card, then a space, then the button."""
    if asked == "end":
        page.locator(".round-end .is-main").click()
        return
    if asked == "predict":
        page.locator(".prediction").first.click()
    else:
        page.locator(".hand button:not(.is-not)").first.click()
    if asked == "play":
        page.locator(".centre .is-possible.is-wanted").first.click()
    page.locator(".send").click()


def by_touch(page: Page, asked: str) -> None:
    """The space first, and the same again."""
    if asked == "end":
        page.locator(".round-end .is-main").tap()
        return
    where = {"predict": ".prediction", "discard": ".hand button", "play": ".centre .is-possible"}
    chosen = page.locator(where[asked]).first
    chosen.tap()
    page.locator(f"{where[asked]}.is-chosen").tap()


def by_keyboard(page: Page, asked: str) -> None:
    """Two keys and Enter."""
    press = page.keyboard.press
    if asked == "predict":
        press("1")
    elif asked == "discard":
        press(str(page.locator(".hand button").first.get_attribute("data-card")))
    elif asked == "play":
        for key in possible(page)[0]:
            press(key)
    press("Enter")


BUTTON = re.compile(r'- button "((?:[^"\\]|\\.)*)"([^\n]*)')


def by_tree(page: Page, asked: str) -> None:
    """Only what a screen reader is told: names of buttons, and whether they can be pressed."""
    tree = page.locator("dialog[open]" if asked == "end" else "main").aria_snapshot()
    buttons = [name for name, state in BUTTON.findall(tree) if "[disabled]" not in state]
    names = {
        "end": "Next round|To the result",
        "predict": r"\d tricks?",
        "discard": r"card \d.*",
        "play": r".*, possible",
    }
    press(page, next(name for name in buttons if re.fullmatch(names[asked], name)))
    if asked != "end":
        again = page.locator("main").aria_snapshot()
        sends = (name for name, _ in BUTTON.findall(again))
        press(page, next(one for one in sends if re.match(r"(Set|Predict|Play) ", one)))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()
