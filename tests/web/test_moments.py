"""What a round comes to: the last trick, a paradox, scores and groups, and a few soft sounds."""

import re

from playwright.sync_api import Page

from tests.web.chromium import settle
from tests.web.conftest import Visit
from tests.web.playing import by_mouse, ready, table

TUNES = """
  window.tunes = 0;
  const Audio = window.AudioContext;
  window.AudioContext = class extends Audio {
    createOscillator() { window.tunes++; return super.createOscillator(); }
  };
"""


def played_until(page: Page, *stops: str) -> str:
    while (asked := ready(page)) not in stops:
        by_mouse(page, asked)
        page.wait_for_timeout(30)
    return asked


def test_the_last_trick_can_be_looked_at(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    table(anna, players=3)
    won = page.locator(".log .on-trick_won")
    while won.count() == 0:
        by_mouse(page, ready(page))
        page.wait_for_timeout(30)
    ready(page)
    told = won.all_inner_texts()
    plays = page.locator(".log .on-played").all_inner_texts()
    page.get_by_role("button", name="Tricks").click()
    tricks = page.locator("dialog .little-trick")
    tricks.last.get_by_role("img").last.wait_for()
    assert tricks.count() == len(told)
    first = tricks.last.get_by_role("img").evaluate_all(
        "(cards) => cards.map((card) => card.ariaLabel)"
    )
    cells = [re.sub(r".* plays? (.*)\.", r"\1", line) for line in plays[:3]]
    assert [label.split(": ")[1] for label in first] == cells


def test_the_end_of_a_round_says_how_each_score_came_about(visit: Visit) -> None:
    """Four players who do not look ahead meet paradoxes, and groups."""
    anna = visit()
    page = anna.page
    table(anna, players=4)
    seen = {"paradox": 0, "group": 0}
    while played_until(page, "end", "over") == "end":
        rows = page.locator(".round-end .scores tbody tr")
        lines = page.locator(".round-end .groups path").evaluate_all(
            "(lines) => lines.map((line) => line.getAttribute('class'))"
        )
        for seat, cells in enumerate(row.locator("td").all_inner_texts() for row in rows.all()):
            _won, tricks, bonus, score, _total = (cell.strip() for cell in cells)
            counts = bonus.startswith("+")
            assert (f"seat-{seat}" in lines) == counts
            assert int(score) == int(tricks) + (int(bonus) if counts else 0)
            seen["group"] += counts
        stuck = page.locator(".paradox")
        if stuck.count():
            seen["paradox"] += 1
            cards = stuck.locator(".paradox-hand > li")
            assert stuck.locator(".paradox-hand ul li").count() == 4 * cards.count() > 0
        page.locator(".round-end .is-main").click()
        page.locator(".round-end").wait_for(state="detached")
    totals = page.locator(".match-end .total").all_inner_texts()
    for row, total in zip(page.locator(".match-end tbody tr").all(), totals, strict=True):
        rounds = row.locator("td.number:not(:last-child)").all_inner_texts()
        assert sum(map(int, rounds)) == int(total)
    assert seen["paradox"] + seen["group"] > 0


def test_sounds_only_where_somebody_wants_them(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(TUNES)
    page = anna.page
    table(anna, players=2)
    by_mouse(page, ready(page))
    ready(page)
    assert page.evaluate("window.tunes") == 0
    settle(page, {"sound": True})
    by_mouse(page, "play")
    page.wait_for_function("() => window.tunes > 0")
