"""What a round comes to: the last trick, a paradox, scores and groups, and a few soft sounds."""

import re

import msgspec
from playwright.sync_api import Page, expect

from purradox.rules import variant
from purradox.server.wire.encode import setup_of
from tests.web.chromium import PHONE, settle
from tests.web.conftest import Visit
from tests.web.playing import ENDS, answer, hurry, ready, table

TUNES = """
  window.tunes = 0;
  const Audio = window.AudioContext;
  window.AudioContext = class extends Audio {
    createOscillator() { window.tunes++; return super.createOscillator(); }
  };
"""
ROUND_OF_TWO = """async (setup) => {
  const app = document.querySelector('script[type=module]').src;
  const { html, render } = await import(new URL('lib.js', app));
  const { RoundEnd } = await import(new URL('table/round-end.js', app));
  const round = {
    round: 1, paradox: null, won: [5, 3], predictions: [null, null], totals: [5, 5], lost: [[], []],
    tokens: Array(20).fill(null),
    scores: [{ tricks: 5, group: [], total: 5 }, { tricks: 3, group: ['1r', '2r'], total: 5 }],
  };
  render(html`<${RoundEnd} update=${{ round }} news=${{ setup, options: {} }}
    names=${['Anna', 'Boris']} onDone=${() => {}} />`, document.getElementById('app'));
}"""


def played_until(page: Page, *stops: str) -> str:
    while (asked := ready(page)) not in stops:
        answer(page, asked)
    return asked


def test_my_own_turn_is_mine(visit: Visit) -> None:
    anna = visit()
    table(anna, players=3)
    ready(anna.page)
    assert anna.page.locator(".player.is-me .turn").inner_text() == "Your turn"


def test_the_last_trick_can_be_looked_at(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    table(anna, players=3)
    won = page.locator(".log .on-trick_won")
    while won.count() == 0:
        answer(page, ready(page))
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


def figure(cell: str) -> str:
    """A figure as Python reads it."""
    return cell.strip().replace("−", "-")


def test_the_end_of_a_round_says_how_each_score_came_about(visit: Visit) -> None:
    """Four players who do not look ahead meet paradoxes, and groups."""
    anna = visit()
    page = anna.page
    table(anna, players=4)
    seen = {"paradox": 0, "group": 0}
    hurry(page, until=ENDS)
    while page.locator(".round-end").count():
        page.mouse.move(0, 0)  # a row that is pointed at shows its own group alone
        expect(page.locator(".round-end .is-looked")).to_have_count(0)
        rows = page.locator(".round-end .scores tbody tr")
        lines = page.locator(".round-end .groups path").evaluate_all(
            "(lines) => lines.map((line) => line.getAttribute('class'))"
        )
        for seat, cells in enumerate(row.locator("td").all_inner_texts() for row in rows.all()):
            _won, tricks, bonus, score, _total = (figure(cell) for cell in cells)
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
        hurry(page, until=ENDS)
    totals = page.locator(".match-end .total").all_inner_texts()
    for row, total in zip(page.locator(".match-end tbody tr").all(), totals, strict=True):
        rounds = row.locator("td.number:not(.place, :last-child)").all_inner_texts()
        assert sum(int(figure(one)) for one in rounds) == int(figure(total))
    assert seen["paradox"] + seen["group"] > 0


def test_r6_2_two_players_are_told_where_the_bonus_ends(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    table(anna, players=2)
    assert ready(page) == "discard"
    rule = "Whoever wins 4 tricks or fewer gets the bonus"
    assert rule in page.locator(".stage").inner_text()
    figures = page.locator(".player-figures dd:first-of-type")
    assert figures.all_text_contents()[0].endswith("0/≤4")
    assert "won 0, bonus up to 4" in figures.all_text_contents()[0]
    page.evaluate(ROUND_OF_TWO, msgspec.to_builtins(setup_of(variant(2))))
    end = page.locator(".round-end")
    end.wait_for()
    assert end.locator(".why").all_inner_texts() == ["more than 4"]
    assert rule in end.inner_text()


def test_enter_is_spoken_of_where_there_are_keys(visit: Visit) -> None:
    for options, words in (({}, "press Enter"), ({"viewport": PHONE, "has_touch": True}, "Tap")):
        somebody = visit(**options, is_mobile=bool(options))
        table(somebody, players=2)
        page = somebody.page
        assert played_until(page, "play") == "play"
        page.locator(".centre .is-possible").first.click()
        page.locator(".prompt", has_text=words).wait_for()
        assert ("Enter" in page.locator(".prompt").inner_text()) == (words == "press Enter")


def test_sounds_only_where_somebody_wants_them(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script(TUNES)
    page = anna.page
    table(anna, players=2)
    answer(page, ready(page))
    ready(page)
    assert page.evaluate("window.tunes") == 0
    settle(page, {"sound": True})
    answer(page, "play")
    page.wait_for_function("() => window.tunes > 0")
