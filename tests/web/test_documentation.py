"""The documentation in the browser: search, both lights, a phone, and the way into the game."""

import re

from playwright.sync_api import expect

from tests.web.chromium import DESK, PHONE
from tests.web.conftest import Visit
from tests.web.test_access import BY_LIGHT, LIGHTS, violations

FEW = """() => {
  for (const row of document.querySelectorAll('tbody tr:nth-child(n+4)')) row.remove();
  const seen = new Set();
  for (const word of document.querySelectorAll('pre span')) {
    if (seen.has(word.className)) word.replaceWith(word.textContent);
    seen.add(word.className);
  }
}"""
"""Leave a few rows of each table and a word of each kind in listings: all have the same colours,
and to compare them is nearly all of axe's work."""


def test_somebody_searches_and_finds(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("link", name="Documentation").click()
    expect(page.locator("h1")).to_have_text("The documentation")
    page.wait_for_load_state()  # before that nobody listens to the keys
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("sequential halving")
    found = page.locator("#found a")
    expect(found.first).to_contain_text("halving")
    expect(found.first.locator("mark").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(found.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#found")).to_be_hidden()
    page.get_by_role("searchbox").fill("zyzzyva")
    expect(page.locator("#found")).to_have_text("Nothing has all of these words.")
    page.get_by_role("searchbox").fill("notation format")
    expect(found.first).to_contain_text("otation")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/docs/\w+\.html#"))
    expect(page.locator("#found")).to_be_hidden()


def test_everybody_can_read_it(visit: Visit) -> None:
    found: list[str] = []
    for size in (DESK, PHONE):
        page = visit(viewport=size).page
        for name in ("", "strategy.html", "protocol.html", "decisions/index.html"):
            page.goto(f"/docs/{name}")
            found += violations(page, without=BY_LIGHT)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{name} is {wide} px too wide"
            if size is PHONE and name:  # it has the colours that it has on a desk
                continue
            page.evaluate(FEW)
            for light in LIGHTS:
                page.emulate_media(color_scheme=light)
                found += (f"{light} {name} {one}" for one in violations(page, rules=BY_LIGHT))
    assert not found, "\n".join(found)


def test_the_chosen_theme_and_the_way_between_pages(visit: Visit) -> None:
    page = visit(viewport=PHONE).page
    page.goto("/docs/")
    page.evaluate("localStorage.setItem('purradox.settings', JSON.stringify({ theme: 'dark' }))")
    page.reload()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(19, 20, 30)"
    page.get_by_text("Pages", exact=True).click()
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="rules").click()
    page.wait_for_url("**/docs/rules.html")
    page.get_by_role("link", name="Play", exact=True).click()
    page.locator("#name").wait_for()


def test_an_example_opens_in_replay_and_as_a_puzzle(visit: Visit) -> None:
    page = visit().page
    page.goto("/docs/examples.html")
    page.get_by_role("link", name="see it in replay").nth(4).click()
    page.wait_for_url("**/replay#r=*")
    expect(page.get_by_role("img", name="Hand of Anna: 1, 6, 9, 9, 9")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Solve it").nth(4).click()
    page.wait_for_url("**/puzzles/4j8mk6f")
    expect(page.locator("main h1")).to_be_visible()
