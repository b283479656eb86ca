"""Whole matches through the page, in every way that a person can play."""

import pytest

from tests.web.chromium import DESK, PHONE, settle
from tests.web.conftest import Visit
from tests.web.playing import (
    Player,
    brief,
    by_keyboard,
    by_mouse,
    by_touch,
    by_tree,
    hurry,
    play,
    sit,
    table,
)

SAID = ".log li"


@pytest.mark.parametrize(
    ("player", "players", "options"),
    [
        (by_mouse, 3, {"viewport": DESK}),
        (by_touch, 2, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
        (by_keyboard, 2, {"viewport": DESK}),
        (by_tree, 2, {"viewport": DESK}),
    ],
    ids=["mouse", "touch", "keyboard", "tree"],
)
def test_alone_against_bots(
    visit: Visit, player: Player, players: int, options: dict[str, object]
) -> None:
    """The first round, and the way out of each; the others go by in a hurry."""
    anna = visit(**options)
    table(anna, players=players)
    brief(anna.page)
    made = play(anna.page, player, until="end")
    assert made >= 3  # a round has a discard and at least two tricks
    for _ in range(players - 1):
        player(anna.page, "end")
        anna.page.locator(".round-end").wait_for(state="detached")
        hurry(anna.page, until=".round-end")
        anna.page.locator(".round-end .is-main").focus()  # what is not drawn has no focus
    player(anna.page, "end")
    anna.page.locator(".match-end").wait_for()
    assert anna.page.locator(".match-end .pad tbody tr").count() == players
    anna.page.locator(".proof button").click()
    told = anna.page.locator(".proof .is-good").inner_text()
    assert "No player added one" in told  # this table was made without a commitment


def test_playing_takes_one_click(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Play", exact=True).click()
    anna.page.locator(".room .hand button").first.wait_for()


def test_two_people_and_two_bots(visit: Visit) -> None:
    anna, boris = visit(), visit(viewport=PHONE)
    anna.page.goto("/new")
    for chair in (3, 4):
        who = anna.page.get_by_role("group", name=f"Who sits on chair {chair}")
        who.get_by_role("radio", name="Kitten, very easy").check()
    anna.page.get_by_text("More options").click()
    anna.page.get_by_label("answer at once").check()
    anna.page.get_by_role("button", name="Create the table").click()
    link = anna.page.get_by_label("Link to this table").input_value()

    boris.page.goto(link)
    sit(boris.page, "Boris")
    boris.page.get_by_text("Waiting for the host").wait_for()
    anna.page.get_by_role("button", name="Start").click()

    for page in (anna.page, boris.page):
        page.locator(".room").wait_for()
        settle(page, {"atOnce": True})
    takes = hurry(anna.page, boris.page)
    hers, his = (one.page.locator(".match-end .total").all_inner_texts() for one in (anna, boris))
    assert hers == his
    assert len(hers) == 4
    assert takes > 20
    boris.page.reload()
    for page in (anna.page, boris.page):
        page.locator(".proof button").click()
        told = page.locator(".proof .is-good").inner_text()
        assert "of Boris and " in told or " and Boris. " in told
        assert "Yours is among them, so nobody could choose the cards" in told
        assert told.endswith("Nobody did.")
