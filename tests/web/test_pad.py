"""The score pad: its arithmetic is that of the rules, and it goes nowhere."""

from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from purradox.bots import make_bot
from purradox.bots.match_runner import play_match
from purradox.lesson.examples import groups
from purradox.rules import Match, Paradox, Table, score, variant
from purradox.rules.board import Board
from purradox.server.wire.encode import setup_of
from tests.web.chromium import NARROW, PHONE, settle
from tests.web.conftest import Visit

BROKEN = """() => [...document.querySelectorAll('.pad-table .name')].flatMap((one) => {
  const range = document.createRange();
  return [...one.textContent.matchAll(/\\p{L}+/gu)].filter((word) => {
    range.setStart(one.firstChild, word.index);
    range.setEnd(one.firstChild, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map((word) => word[0]);
})"""
SUMS = """async ([setup, rounds]) => {
  const app = document.querySelector('script[type=module]').src;
  const { scoresOf, standing, doubt } = await import(new URL('pad/scoring.js', app));
  const scores = rounds.map((entry) => scoresOf(setup, entry));
  return {
    scores: scores.map((one) => one.map(({ tricks, bonus, total }) => [tricks, bonus, total])),
    winners: standing(scores.map((one) => one.map((seat) => seat.total))).winners,
    doubts: rounds.map((entry) => doubt(setup, entry)),
  };
}"""
GROUPS = """async ([setup, boards]) => {
  const app = document.querySelector('script[type=module]').src;
  const { groupsOf } = await import(new URL('pad/scoring.js', app));
  return boards.map((cells) => groupsOf(setup, cells).map((group) => group.length));
}"""


def entry(table: Table) -> dict[str, Any]:
    """A round as people would write it down."""
    players = table.variant.players
    return {
        "predictions": list(table.predictions),
        "tricks": list(table.won),
        "paradox": table.outcome.seat if isinstance(table.outcome, Paradox) else None,
        "groups": [0] * players,
        "tokens": {str(cell): seat for seat in range(players) for cell in table.board.owned(seat)},
    }


def played(players: int, board: str, seed: int) -> Match:
    kind = "random" if seed % 3 == 0 else "careful"
    bots = [make_bot(kind, Random(seed + seat)) for seat in range(players)]
    return play_match(variant(players, board), bots, Random(seed))


def on_pad(visit: Visit, **options: Any) -> Page:
    page = visit(**options).page
    page.goto("/pad")
    page.locator(".pad-start").wait_for()
    return page


def test_the_sums_are_those_of_the_rules(visit: Visit) -> None:
    page = on_pad(visit)
    for players in (2, 3, 4, 5):
        for board in ("white", "violet"):
            setup = msgspec.to_builtins(setup_of(variant(players, board)))
            for seed in range(3):
                match = played(players, board, seed)
                found = page.evaluate(SUMS, [setup, [entry(one) for one in match.tables]])
                assert found["scores"] == [
                    [[one.tricks, one.bonus, one.total] for one in score(table)]
                    for table in match.tables
                ]
                assert found["winners"] == list(match.winners)
                assert found["doubts"] == [None] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_groups_of_any_tokens(visit: Visit, players: int) -> None:
    page = on_pad(visit)
    random = Random(players)
    setup = variant(players, "violet" if players % 2 else "white")
    boards, right = [], []
    for _ in range(150):
        board = Board.empty(setup)
        mine = random.sample(setup.cells, random.randint(0, len(setup.cells)))
        for cell in mine:
            board = board.placed(cell, 0)
        nothing = (None,) * players
        table = Table(setup, 0, board, (), (True,) * players, nothing, (frozenset(),) * players)
        boards.append([str(cell) for cell in mine])
        right.append([len(group) for group in groups(table, 0)])
    found = page.evaluate(GROUPS, [msgspec.to_builtins(setup_of(setup)), boards])
    assert found == right


def test_r6_2_whoever_earns_the_bonus_has_a_group(visit: Visit) -> None:
    """Everybody has placed a token by then, with two players also those without a trick."""
    page = on_pad(visit)
    alone = msgspec.to_builtins(setup_of(variant(2)))
    three = msgspec.to_builtins(setup_of(variant(3)))
    blank: dict[str, Any] = {"tokens": {}, "paradox": None}
    none = {"predictions": [None] * 2, "tricks": [0, 8], "groups": [0, 0]}
    missed = {"predictions": [3, 4, 3], "tricks": [4, 3, 1], "groups": [0, 0, 0]}
    kept = {"predictions": [3, 4, 1], "tricks": [3, 4, 1], "groups": [2, 0, 0]}
    caused = {"predictions": [3, 1, 1], "tricks": [3, 1, 1], "groups": [2, 0, 1], "paradox": 1}
    found = page.evaluate(SUMS, [alone, [blank | none]])["doubts"]
    assert found == [{"what": "group-missing", "seats": [0]}]
    found = page.evaluate(SUMS, [three, [blank | one for one in (missed, kept, caused)]])["doubts"]
    assert found == [None, {"what": "group-missing", "seats": [1, 2]}, None]


def write(page: Page, predictions: str, tricks: str, groups: str, paradox: int | None) -> None:
    for seat, predicted in enumerate(predictions):
        page.locator(f"input[name=prediction-{seat}][value='{predicted}']").check()
    for seat, (won, size) in enumerate(zip(tricks, groups, strict=True)):
        steppers = page.locator(f"[data-seat='{seat}'] .stepper")
        for at, wanted in enumerate((won, size)):
            more = steppers.nth(at).locator("button").nth(1)
            for _ in range(int(wanted)):
                more.click()
    if paradox is not None:
        page.locator(f"input[name=paradox][value='{paradox}']").check()
    page.locator("[data-write]").click()


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("language", ["uk", "ja"])
def test_names_on_a_narrow_phone_break_between_words(
    visit: Visit, language: str, players: int
) -> None:
    page = on_pad(visit, viewport=NARROW)
    settle(page, {"language": language})
    page.wait_for_function("(one) => document.documentElement.lang === one", arg=language)
    page.locator(f"input[name=players][value='{players}']").check()
    page.locator(".pad-start .is-main").click()
    page.locator("[data-write]").wait_for()
    write(page, "12211"[:players], "12211" if players == 5 else "2222", "11111"[:players], None)
    page.locator("tfoot").wait_for()
    assert page.evaluate(BROKEN) == []
    assert page.evaluate("document.querySelector('.pad .scrolls').scrollWidth") < NARROW["width"]


@pytest.mark.parametrize("options", [{}, {"viewport": PHONE, "has_touch": True}], ids=str)
def test_a_match_on_paper(visit: Visit, options: dict[str, Any]) -> None:
    page = on_pad(visit, **options)
    page.locator("input[name=players][value='3']").check()
    for seat, name in enumerate(("Anna", "<b>Boris</b>", "Chloé")):
        page.locator(".pad-names input").nth(seat).fill(name)
    asked: list[str] = []
    page.get_by_role("button", name="Begin").click()
    page.on("request", lambda request: asked.append(request.url))
    totals = page.locator("tfoot td")

    page.locator("[data-write]").click(force=True)
    expect(page.locator(".doubt")).to_contain_text("A prediction is missing")
    write(page, "341", "341", "425", None)
    expect(totals).to_have_text(["7", "6", "6"])
    write(page, "341", "221", "003", 1)
    expect(totals).to_have_text(["9", "4", "10"])
    page.reload()
    expect(totals).to_have_text(["9", "4", "10"])
    asked.clear()

    # The last round with tokens on the board: a group of 5 for Anna, of 1 for the others.
    for seat, predicted in enumerate("143"):
        page.locator(f"input[name=prediction-{seat}][value='{predicted}']").check()
    for seat, won in enumerate((1, 4, 3)):
        more = page.locator(f"[data-seat='{seat}'] .stepper button").nth(1)
        for _ in range(won):
            more.click()
    expect(page.locator(".doubt")).to_contain_text("Anna, <b>Boris</b>, and Chloé")
    page.locator("[data-write]").click(force=True)
    expect(page.locator(".doubt.is-tried")).to_contain_text("at least one token")
    page.locator(".pad-count summary").click()
    for cell in ("1r", "2r", "2b", "3b", "4b", "6g"):
        page.locator(f".pad-count [data-cell='{cell}']").click()
    page.locator(".pad-count [data-cell='6g']").click()
    expect(page.locator("[data-seat='0'] .counted b")).to_have_text("5")
    for seat in (1, 2):
        page.locator(f"[data-seat='{seat}'] .stepper button").nth(3).click()
    expect(page.locator(".doubt")).to_have_text("")
    page.locator("[data-write]").click()
    expect(totals).to_have_text(["15", "9", "14"])
    expect(page.locator(".pad-over")).to_contain_text("Anna wins!")

    page.locator("[data-edit='0']").click()
    page.locator("[data-seat='2'] .stepper button").nth(3).click()
    page.locator("[data-write]").click()
    expect(totals).to_have_text(["15", "9", "15"])
    expect(page.locator(".pad-over")).to_contain_text("Tied at 15; the last round decides.")
    expect(page.locator(".pad-over")).to_contain_text("Anna wins!")
    page.locator("[data-undo]").click()
    expect(page.locator(".pad-round")).to_be_visible()
    # What keeps the page on the device comes two seconds after it.
    assert [url for url in asked if not url.endswith("/js/updates.js")] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
