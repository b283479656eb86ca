"""What is not possible is not offered, and a tap on it says why."""

import re

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.playing import answer, by_mouse, ready, table

KINDS = {
    "taken": r"^The \w+ \d was taken by .+ in trick \d+\.",
    "lost": r"^No more \w+: that colour was lost in trick \d+\.",
    "red": r"^Red cannot be led yet",
    "hand": r"^You have no \d\.",
    "out": r"^The \w+ 9 is out of play\.",
}

TAP = """async (query) => {
  const list = () => document.querySelector('.reasons');
  const answers = [];
  for (const one of [...document.querySelectorAll(query)].slice(0, -1)) {
    const [old, before] = [list(), list()?.textContent];
    one.click();
    for (let look = 0; look < 5000; look += 1) {
      if (list() && (list() !== old || list().textContent !== before)) break;
      await new Promise((soon) => { setTimeout(soon, 5); });
    }
    const told = [...list().querySelectorAll('li')].map((each) => each.innerText);
    answers.push([one.className, told]);
  }
  return answers;
}"""
"""A list of reasons goes when another is asked for; only whose token it is, is known at once."""

SOON_AFTER = """async (button) => {
    button.click();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.querySelector('.hint')?.textContent;
}"""
"""What a click on the hint's button shows before there is an answer, which takes half a second."""


def kind(text: str) -> str:
    found = [name for name, words in KINDS.items() if re.search(words, text)]
    assert len(found) == 1, text
    return found[0]


def taps(page: Page) -> set[str]:
    """Tap everything that is not possible; the kinds of reasons that were given."""
    seen = set()
    for named, told in tapped(page, ".centre .space:not(.is-possible)"):
        found = kind(told[0])
        # Whose token stands there comes before whatever else is wrong.
        assert (found == "taken") == ("is-taken" in named)
        seen.add(found)
    for _, told in tapped(page, ".hand .is-not"):
        seen |= set(map(kind, told))
    return seen


def tapped(page: Page, query: str) -> list[tuple[str, list[str]]]:
    """The classes of each, and what it said: the last by mouse, and the others within the page."""
    found = [(named, told) for named, told in page.evaluate(TAP, query)]
    if page.locator(query).count():
        last = page.locator(query).last
        last.click(force=True)
        told = page.locator(".reasons li")
        told.first.wait_for()
        found.append((last.get_attribute("class") or "", told.all_inner_texts()))
    return found


def test_every_illegal_tap_is_explained(visit: Visit) -> None:
    anna = visit()
    table(anna, players=4)
    seen: set[str] = set()
    looked = 0
    while looked < 3:
        asked = ready(anna.page)
        if asked == "play":
            seen |= taps(anna.page)
            looked += 1
        answer(anna.page, asked)
    assert {"taken", "hand", "out"} <= seen


def test_out_of_turn_and_too_early(visit: Visit) -> None:
    anna = visit()
    table(anna, players=3)
    assert ready(anna.page) == "discard"
    anna.page.locator(".centre .space").first.click()
    anna.page.get_by_text("First every player must set a card aside.").wait_for()


def test_a_choice_can_be_taken_back(visit: Visit) -> None:
    anna = visit()
    table(anna, players=2)
    by_mouse(anna.page, ready(anna.page))
    ready(anna.page)
    anna.page.locator(".centre .is-possible").first.click()
    assert anna.page.locator(".centre .is-chosen").count() == 1
    anna.page.keyboard.press("Escape")
    assert anna.page.locator(".is-chosen").count() == 0
    anna.page.locator(".centre .is-possible").first.click()
    anna.page.get_by_role("button", name="Take back").click()
    assert anna.page.locator(".is-chosen").count() == 0


def test_a_hint_has_a_choice_and_figures(visit: Visit) -> None:
    anna = visit()
    table(anna, players=2)
    by_mouse(anna.page, ready(anna.page))
    ready(anna.page)
    told = anna.page.get_by_role("button", name="Hint").evaluate(SOON_AFTER)
    assert told == "A bot is thinking about it…"
    anna.page.locator(".hint").get_by_text("A bot would choose").wait_for()
    assert anna.page.locator(".is-coming").count() == 0
    anna.page.locator(".hint").get_by_role("button", name="Figures").click()
    anna.page.locator("dialog tbody tr").first.wait_for()


def test_no_aids_where_the_table_has_none(visit: Visit) -> None:
    anna = visit()
    table(anna, players=2, aids=False)
    by_mouse(anna.page, ready(anna.page))
    ready(anna.page)
    assert anna.page.get_by_role("button", name="Hint").count() == 0
    assert anna.page.locator(".badge, .unseen").count() == 0
