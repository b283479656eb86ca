"""The end of a match: one's own place first, and what can be done with the result."""

import re
import struct
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.chromium import PHONE
from tests.web.conftest import Visit
from tests.web.playing import hurry, table
from tests.web.test_access import in_both_lights

LED = """
  window.led = [];
  new MutationObserver(() => {
    const said = document.querySelector('.stage .led')?.textContent.trim();
    if (said && said !== window.led.at(-1)) window.led.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_who_wins_a_trick_is_spoken_to_and_may_play_again(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(LED)
    made = table(anna, name="Anna", players=2)
    hurry(anna.page, each=True)
    told = anna.page.evaluate("window.led")
    assert {"You win the trick", "You lead"} <= {*told}
    assert not {"Anna wins the trick", "Anna leads"} & {*told}
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: "/t/" in url and made not in url)
    anna.page.locator(".room, .waiting").first.wait_for()


def test_a_match_against_bots_is_given_up_after_a_question(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    made = table(anna, players=3)
    page.locator(".room .hand").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give the match up").click()
    page.get_by_text("the match is over, without a result").wait_for()
    page.get_by_role("button", name="Yes, I am sure").click()
    page.wait_for_url("**/")
    page.goto(f"/t/{made}")
    page.get_by_role("heading", name="This match was given up").wait_for()
    assert page.get_by_role("button", name="Play again").count() == 1


def test_a_table_that_its_host_leaves_alone_is_closed(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = table(anna, players=3, bots=[None, None, None])
    anna.page.get_by_role("button", name="Leave").click()
    anna.page.wait_for_url("**/")
    boris.page.goto(f"/t/{made}")
    boris.page.get_by_text("this table is closed").wait_for()


def plain(text: str) -> str:
    """With a minus sign that Python reads."""
    return text.replace("−", "-")


def test_my_place_comes_first_with_ranking_curve_and_turning_point(visit: Visit) -> None:
    anna = visit(viewport=PHONE, accept_downloads=True)
    page = anna.page
    table(anna, name="Anna", players=3, over=True)
    rows = page.locator(".match-end tbody tr")
    ranking = [list(map(plain, row.locator("td, th").all_inner_texts())) for row in rows.all()]
    totals = [int(row[-1]) for row in ranking]
    assert totals == sorted(totals, reverse=True)
    assert [row[0] for row in ranking] == places(totals, page.locator("tr.is-winner").count())
    (mine,) = (row for row in ranking if "Anna" in row[1])
    assert "you" in mine[1]
    place = int(mine[0])
    ordinal = {1: "You ", 2: "2nd of 3", 3: "3rd of 3"}[place]
    assert page.locator(".match-end h2").inner_text().startswith(ordinal)
    assert f"{mine[-1]} point" in plain(page.locator(".match-end .points").inner_text())
    curve = plain(page.locator(".score-curve").get_attribute("aria-label") or "")
    for row in ranking:
        after = [sum(map(int, row[2 : 2 + many])) for many in (1, 2, 3)]
        assert f": {', '.join(map(str, after))}." in curve
    assert re.search(r"Round \d decided|led from the first|Tied at|^$", turning(page))
    assert not list(in_both_lights(page, ".match-end"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert re.fullmatch(r"purradox-\d{4}-\d\d-\d\d\.png", saved.value.suggested_filename)
    look_at(Path(saved.value.path()).read_bytes())


def places(totals: list[int], winners: int) -> list[str]:
    """Whoever is tied shares a place, but for those whom the last round decided."""
    better = [sum(other > total for other in totals) for total in totals]
    firsts = [0] * winners + [max(one, winners) for one in better[winners:]]
    return [str(1 + one) for one in firsts]


def turning(page: Page) -> str:
    return page.locator(".match-end .turning").inner_text()


def look_at(png: bytes) -> None:
    """A PNG of the right width that shows more than its ground."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert (width, depth) == (1080, 8)
    assert 800 < height < 1400
    at, data = 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    pixels = zlib.decompress(data)
    channels = {2: 3, 6: 4}[kind]
    assert len(pixels) == height * (1 + width * channels)
    busy = sum(len(set(pixels[row : row + width])) > 8 for row in range(0, len(pixels), width * 4))
    assert busy > height / 3


CASES: list[tuple[list[dict[str, Any]], list[int], Any]] = [
    # Each round: the totals by seat; who caused a paradox; the winner's group.
    ([{"won": [5, 1]}, {"won": [1, 2]}], [0], ("start", 1, 3)),
    ([{"won": [1, 5]}, {"won": [9, 0], "group": 6}], [0], ("group", 2, 6)),
    ([{"won": [1, 5]}, {"won": [6, -2], "paradox": 1}], [0], ("paradox", 2, 4)),
    ([{"won": [1, 3]}, {"won": [5, 0], "group": 1}, {"won": [2, 2]}], [0], ("points", 2, 5)),
    ([{"won": [3, 1]}, {"won": [1, 3]}], [1], ("tie", 2, 4)),
    ([{"won": [3, 3]}, {"won": [1, 1]}], [0, 1], None),
]


def test_the_turning_point_is_true(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    told = anna.page.evaluate(
        """async (cases) => {
          const app = document.querySelector('script').src;
          const { turnOf } = await import(new URL('table/result.js', app));
          const round = ({ won, paradox = null, group = 0 }) => ({
            paradox, scores: won.map((total, seat) => ({ total, tricks: total - (seat ? 0 : group),
              group: Array(seat ? 0 : group).fill('1r') })),
          });
          return cases.map(([rounds, winners]) => turnOf(rounds.map(round), winners));
        }""",
        [[rounds, winners] for rounds, winners, _ in CASES],
    )
    found = [one and (one["kind"], one["round"], one["amount"]) for one in told]
    assert found == [expected for _, _, expected in CASES]


def test_a_rematch_needs_consent_and_spectators_may_follow(visit: Visit) -> None:
    anna, boris, eve = visit(), visit(viewport=PHONE), visit()
    made = table(anna, name="Anna", players=2, bots=[None, None])
    boris.page.goto("/")
    boris.page.evaluate(
        """(path) => fetch(path[0], {method: 'POST', headers: {'content-type': 'application/json'},
          body: '{"name": "Boris"}'}).then(() => fetch(path[1], {method: 'POST',
          headers: {'content-type': 'application/json'}, body: '{}'}))""",
        ["/api/me", f"/api/tables/{made}/sit"],
    )
    boris.page.goto(f"/t/{made}")
    anna.page.get_by_role("button", name="Start").click()
    eve.page.goto(f"/t/{made}")
    hurry(anna.page, boris.page, eve.page)
    assert eve.page.get_by_role("button", name="Play again").count() == 0

    anna.page.get_by_role("button", name="Play again").click()
    anna.page.locator(".waiting").wait_for()
    assert made not in anna.page.url
    for page in (boris.page, eve.page):
        page.get_by_text("Anna wants to play again.").wait_for()
        assert page.url.endswith(made)
    assert anna.page.locator(".chair.is-open").count() == 1
    assert not list(in_both_lights(boris.page, ".match-end"))

    following = eve.page.get_by_role("link", name="Watch the next match")
    following.wait_for()
    boris.page.get_by_role("button", name="Join").click()
    for page in (anna.page, boris.page):
        page.locator(".room .hand").wait_for()
    eve.page.get_by_text("The next match has begun.").wait_for()
    following.click()
    eve.page.get_by_text("You are watching.").first.wait_for()
    assert eve.page.url == anna.page.url


def test_a_kept_review_names_my_costliest_choice(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    worst = {"round": 2, "phase": "play", "move": "4g", "better": "3b", "points": 1.75, "step": 9}
    told = [{"seat": seat, **worst} for seat in (0, 1)]
    page.route("**/review", lambda route: route.fulfill(json={"kept": True, "costliest": told}))
    table(anna, players=2, over=True)
    page.get_by_text(
        "Your costliest choice: green 4 in round 2; blue 3 would have been worth 1.8 points more."
    ).wait_for()
