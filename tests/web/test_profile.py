"""My profile: figures, the ladder of cats, the curve; downloaded, and deleted with one button."""

import json

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.geometry import wrong
from tests.web.playing import table
from tests.web.test_access import in_both_lights

SOME = {
    "matches": 41,
    "won": 12,
    "rounds": 140,
    "predictions": 120,
    "kept": 77,
    "paradoxes": 9,
    "avoided": 131,
    "bots": [
        {"bot": "kitten", "matches": 20, "won": 9},
        {"bot": "house", "matches": 15, "won": 3},
        {"bot": "alley", "matches": 6, "won": 0},
    ],
    "players": [{"players": 3, "matches": 21, "won": 7}, {"players": 4, "matches": 20, "won": 5}],
    "best_days": [{"at": 1_763_200_000_000, "matches": 4, "won": 3}],
    "accuracy": [
        {"table": f"t{at}", "at": 1_763_200_000_000 + at * 86_400_000, "accuracy": accuracy}
        for at, accuracy in enumerate((0.41, 0.38, 0.62, 0.7, -0.1, 0.81))
    ],
}


def with_figures(page: Page) -> None:
    page.route("**/api/me/profile*", lambda route: route.fulfill(json=SOME))


def test_a_match_is_counted_and_the_next_cat_is_one_tap_away(visit: Visit) -> None:
    anna = visit()
    made = table(anna, players=2, over=True)
    page = anna.page
    record = anna.context.request.get(f"/api/tables/{made}/record?format=json").json()
    page.goto("/matches")
    page.get_by_role("link", name="My profile").click()
    figures = page.locator(".profile-figures")
    expect(figures.locator("dd").first).to_have_text("1")
    told = anna.context.request.get("/api/me/profile").json()
    assert (told["matches"], told["rounds"]) == (1, 2)
    assert record["players"] == 2
    beaten = bool(told["won"])
    expect(page.locator(".ladder .is-beaten")).to_have_count(int(beaten))
    page.locator(".ladder .is-next button").click()
    page.locator(".room .hand").wait_for()
    levels = page.locator(".player-kind").all_inner_texts()
    assert any(("House cat" if beaten else "Kitten") in one for one in levels)


def test_it_fits_and_is_read_by_everybody(visit: Visit) -> None:
    anna = visit(has_touch=True)
    table(anna, "Maximiliane", players=2)
    page = anna.page
    with_figures(page)
    page.goto("/profile")
    page.locator(".accuracy canvas").wait_for()
    expect(page.locator(".ladder .is-beaten")).to_have_count(2)
    expect(page.locator(".ladder .is-next")).to_contain_text("Alley cat")
    page.get_by_text("Match by match").click()
    expect(page.locator(".accuracy-list li")).to_have_count(6)
    found = [*in_both_lights(page), *wrong(page)]
    assert not found, "\n".join(found)


def test_it_is_downloaded_and_deleted(visit: Visit) -> None:
    anna = visit()
    table(anna, players=2)
    page = anna.page
    page.locator(".room .hand").wait_for()
    page.goto("/profile")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download").click()
    file = json.loads(coming.value.path().read_text("utf-8"))
    assert file["profile"]["matches"] == 0
    page.get_by_role("button", name="Delete").click()
    for _ in range(2):
        page.get_by_role("dialog").locator("button:not(.is-quiet)").click()
    page.get_by_text("Play a match first").wait_for()
    assert anna.context.request.get("/api/me/profile").status == 401


def test_nobody_is_told_to_play_first(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/profile")
    anna.page.get_by_text("Play a match first").wait_for()
    assert anna.complaints == []
