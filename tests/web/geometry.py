"""What is wrong with how a screen is laid out, as the browser sees it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page

SMALLEST = 11
"""Pixels; at 4K everything grows with the screen."""
READABLE = 6
"""So many characters of a name must be seen, or all of it."""


class Size(NamedTuple):
    name: str
    width: int
    height: int
    still: bool = True
    """Whether a table with its hand must fit, so that nobody has to scroll."""


SIZES = (
    Size("4K", 3840, 2160),
    Size("a laptop", 1366, 768),
    Size("a small laptop", 1280, 720),
    Size("a phone", 390, 844),
    Size("a narrow phone", 360, 640),
    Size("a phone on its side", 800, 360, still=False),
    Size("a desk at 200 %", 640, 400, still=False),
    Size("a desktop", 1440, 900),
)
LANGUAGES = ("en", "fr", "uk", "ja", "de")
EVERY_LANGUAGE = (*LANGUAGES, "pl")
THEMES = ("light", "dark")

WRONG = """async ({ changed, smallest, readable, still }) => {
  const app = document.querySelector('script[type=module]').src;
  (await import(new URL('settings.js', app))).change(changed);
  const frame = () => new Promise(requestAnimationFrame);
  while (document.documentElement.lang !== changed.language) await frame();
  await frame();
  await frame();
  const found = [];
  const root = document.scrollingElement;
  const top = document.querySelector('dialog[open]') ?? document.body;
  const text = (one) => one?.textContent.trim().replace(/\\s+/g, ' ').slice(0, 30);
  const name = (one) => `${one?.getAttribute?.('class') || one?.tagName} “${text(one)}”`;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest('.hidden, .skip') && one.getBoundingClientRect().width > 2;
  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    // A button in a sentence may be larger for a finger than for the eye.
    const around = one.closest('.hint') ?? one;
    return hit && (around.contains(hit) || hit.contains(one));
  };
  const on = (one, x, y) => {
    if (!hits(one, x, y)) {
      found.push(`covered: ${name(one)} by ${name(document.elementFromPoint(x, y))}`);
    }
  };
  if (root.scrollWidth > innerWidth) found.push(`too wide by ${root.scrollWidth - innerWidth}`);
  root.scrollTop = 0;
  still &&= top === document.body;
  if (still && root.scrollHeight > innerHeight) {
    found.push(`too high by ${root.scrollHeight - innerHeight}`);
  }
  for (const one of top.querySelectorAll('button, a, input, select, textarea, summary')) {
    const within = one.matches(':is(.choices, .cat, .faces) input, input.hidden');
    const pressed = within ? one.parentElement : one;
    if (!shown(pressed)) continue;
    if (!still) pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = pressed.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`cut off: ${name(pressed)}`);
    const middle = (box.left + box.right) / 2;
    const high = (box.top + box.bottom) / 2;
    const y = still ? high : Math.min(Math.max(high, 0), innerHeight - 1);
    // A card in the hand may lie under its neighbours, but not all of it.
    const sides = one.matches('.in-hand') ? [box.left + 8, box.right - 8] : [];
    if (!sides.some((x) => hits(one, x, y))) on(pressed, middle, y);
  }
  root.scrollTop = 0;
  for (const one of top.querySelectorAll('.scrolls')) {
    const wide = one.scrollWidth - one.clientWidth;
    const fits = innerWidth > 1000 || one.closest('.round-end, .figures, .chapter');
    if (fits && wide > 1) found.push(`sideways by ${wide}: ${name(one)}`);
  }
  for (const figure of top.querySelectorAll('.space-number')) {
    const [inner, outer] = [figure, figure.parentElement].map((one) => one.getBoundingClientRect());
    const over = Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
    if (shown(figure) && over > 1) found.push(`number cut by ${over}: ${name(figure)}`);
  }
  for (const token of top.querySelectorAll('.space:is(.is-taken, .is-neutral) > .token')) {
    const space = token.parentElement;
    const figure = space.querySelector('.space-number');
    const [inner, outer] = [token, space].map((one) => one.getBoundingClientRect());
    const under = getComputedStyle(figure).zIndex <= getComputedStyle(token).zIndex;
    if (shown(space) && (under || !shown(figure))) found.push(`no number: ${name(space)}`);
    if (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1) found.push('token too high');
  }
  const boxes = (list) => [...top.querySelectorAll(list)].filter(shown)
    .map((one) => [one, one.getBoundingClientRect()]);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  for (const [token, a] of boxes('.slot .token')) {
    const over = boxes('.led :is(.icon, .led-colour)').find(([, b]) => meet(a, b));
    if (over) found.push(`token over ${name(over[0])}`);
  }
  for (const [mark, a] of boxes('.player-done .icon')) {
    const others = [...mark.closest('.player').querySelectorAll('.you, .player-colours li, dd')];
    const over = others.find((one) => meet(a, one.getBoundingClientRect()));
    if (over) found.push(`card set aside over ${name(over)}`);
  }
  boxes('.score-curve text').forEach(([one, a], place, all) => {
    const over = all.slice(place + 1).find(([, b]) => meet(a, b));
    if (over) found.push(`${name(one)} lies over ${name(over[0])}`);
  });
  const me = top.querySelector('.player.is-me');
  if (me && !(me.querySelector('.you') && shown(me.querySelector('.you')))) found.push('no badge');
  const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts = [];
  while (words.nextNode()) {
    const one = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || one.closest('svg, option') || !shown(one)) continue;
    const style = getComputedStyle(one);
    const size = parseFloat(style.fontSize);
    if (size < smallest) found.push(`${size} px: ${name(one)}`);
    const cut = one.scrollWidth > one.clientWidth + 1 && style.overflowX === 'hidden';
    if (cut && !one.matches('.name')) found.push(`cut short: ${name(one)}`);
    if (one.closest('th, td') && !one.closest('.name') && changed.language !== 'ja') {
      for (const word of words.currentNode.data.matchAll(/\\S+/g)) {
        range.setStart(words.currentNode, word.index);
        range.setEnd(words.currentNode, word.index + word[0].length);
        if (range.getClientRects().length > 1) found.push(`broken: ${word[0]}`);
      }
    }
    if (cut && one.closest('.player, .slot, .chair, .round-end, .match-end')) {
      const all = one.textContent.trim().length;
      const seen = Math.floor((one.clientWidth / one.scrollWidth) * all) - 1;
      if (seen < readable) found.push(`${seen} characters: ${name(one)}`);
    }
    if (one.closest('.in-hand, .space, .bubble, .toast')) continue;
    range.selectNodeContents(words.currentNode);
    const within = one.closest('.log, .name, .scrolls')?.getBoundingClientRect();
    for (const line of range.getClientRects()) {
      const left = Math.max(line.left, within?.left ?? line.left);
      const right = Math.min(line.right, within?.right ?? line.right);
      const top = Math.max(line.top, within?.top ?? line.top);
      const bottom = Math.min(line.bottom, within?.bottom ?? line.bottom);
      if (right - left > 2 && bottom - top > 4) texts.push([one, { left, right, top, bottom }]);
    }
  }
  texts.forEach(([one, a], place) => {
    if (still) on(one, (a.left + a.right) / 2, (a.top + a.bottom) / 2);
    for (let next = place + 1; next < texts.length; next += 1) {
      const [other, b] = texts[next];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= 1 || high <= 0) continue;
      // Lines of one text may share the room of their accents.
      const much = high > 0.35 * Math.min(a.bottom - a.top, b.bottom - b.top);
      // What scrolls may pass below a bar that stays.
      const apart = one !== other && !one.closest('.window .bar') && !other.closest('.window .bar');
      if (much && apart) found.push(`${name(one)} lies over ${name(other)}`);
    }
  });
  return [...new Set(found)];
}"""

_turn = count()


def wrong(page: Page, sizes: Iterable[Size] = SIZES, *, still: bool = False) -> list[str]:
    """At each size, each time in another language and light, so that they meet by and by."""
    found: list[str] = []
    with small_picture(page) as tools:
        for size in sizes:
            turn = next(_turn)
            language, theme = LANGUAGES[turn % len(LANGUAGES)], THEMES[turn % len(THEMES)]
            found += _wrong(page, tools, size, language, theme, still=still)
    return found


def wrong_in(
    page: Page, size: Size, language: str, theme: str = "light", *, still: bool = False
) -> list[str]:
    with small_picture(page) as tools:
        return _wrong(page, tools, size, language, theme, still=still)


def wrong_when_narrow(page: Page, *, still: bool = False) -> list[str]:
    """On the narrowest phone, in every language."""
    narrow = min(SIZES, key=lambda size: size.width)
    with small_picture(page) as tools:
        looks = (_wrong(page, tools, narrow, one, "light", still=still) for one in EVERY_LANGUAGE)
        return [line for look in looks for line in look]


@contextmanager
def small_picture(page: Page) -> Iterator[CDPSession]:
    """Lets the page have any size, and gives it its own back."""
    tools = page.context.new_cdp_session(page)
    yield tools
    tools.detach()


def _wrong(
    page: Page, tools: CDPSession, size: Size, language: str, theme: str, *, still: bool
) -> list[str]:
    # Every box is where it would be, but a tenth of it is drawn: without a graphics card a screen
    # of eight million pixels is half of the work, and nobody sees it.
    screen = {"width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": False}
    tools.send("Emulation.setDeviceMetricsOverride", {**screen, "scale": 0.1})
    asked = {
        "changed": {"language": language, "theme": theme},
        "smallest": SMALLEST * (1.4 if size.name == "4K" else 1),
        "readable": READABLE,
        "still": still and size.still,
    }
    found = page.evaluate(WRONG, asked)
    return [f"{size.name}, {language}, {theme}: {one}" for one in found]
