"""Spectators see the table and nobody's cards; the waiting room does what it says."""

import re

from tests.web.conftest import Visit
from tests.web.playing import answer, brief, by_mouse, ready, sit, table


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = table(anna, players=3)
    boris.page.goto(f"/t/{made}")
    boris.page.get_by_text("You are watching").first.wait_for()
    for page in (anna.page, boris.page):
        brief(page)
    assert boris.page.locator(".hand, .send").count() == 0
    assert "Your card" not in boris.page.locator(".stage").inner_text()
    while (asked := ready(anna.page)) != "end":
        tree = boris.page.locator("main").aria_snapshot()
        # A paradox shows a hand to everybody.
        assert not re.search(r"card \d", tree) or "Paradox!" in tree
        answer(anna.page, asked)
    boris.page.locator(".round-end").wait_for()
    before = anna.page.locator(".round-end .total").all_inner_texts()
    assert boris.page.locator(".round-end .total").all_inner_texts() == before


def test_no_hidden_card_has_a_name(visit: Visit) -> None:
    """My cards are named once each, and nobody else's at all."""
    anna = visit()
    table(anna, players=4)
    by_mouse(anna.page, ready(anna.page))
    ready(anna.page)
    tree = anna.page.locator("main").aria_snapshot()
    mine = anna.page.locator(".hand button").count()
    assert tree.count('button "card ') == mine == 9


def test_the_waiting_room(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = table(anna, name="Anna", players=3, bots=[None, None, None], listed=True)
    page = anna.page
    page.get_by_text("2 chairs are open").wait_for()
    page.get_by_label("Who sits on chair 2").select_option("alley")
    page.locator(".chair .cat-face.is-alley").wait_for()
    page.get_by_text("One chair is open").wait_for()
    boris.page.goto("/lobby")
    boris.page.get_by_role("link", name="Join").first.click()
    boris.page.wait_for_url(f"**/t/{made}")
    sit(boris.page, "Boris")
    page.get_by_text("Everybody is here").wait_for()
    boris.page.get_by_role("button", name="Leave").click()
    page.get_by_text("One chair is open").wait_for()
    page.get_by_label("Who sits on chair 2").select_option("")
    page.get_by_text("2 chairs are open").wait_for()
    page.get_by_role("button", name="Start").click()
    page.locator(".room .hand").wait_for()


def test_my_matches_and_the_front_page_lead_back(visit: Visit) -> None:
    anna = visit()
    made = table(anna, players=2)
    anna.page.locator(".room .hand").wait_for()
    for start in ("/", "/matches"):
        anna.page.goto(start)
        anna.page.get_by_role("link", name="Continue").first.click()
        anna.page.wait_for_url(f"**/t/{made}")
        anna.page.locator(".room .hand").wait_for()


def test_talk_is_heard_by_the_others(visit: Visit) -> None:
    anna, boris = visit(), visit()
    made = table(anna, name="Anna", players=2)
    boris.page.goto(f"/t/{made}")
    boris.page.locator(".room").wait_for()
    anna.page.get_by_role("button", name="Meow.").click()
    boris.page.locator(".log").get_by_text("Anna: Meow.").wait_for()
