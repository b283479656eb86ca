"""My matches: by what there is to do, with rounds, points and places; hidden and shown again."""

import re

from tests.web.chromium import PHONE, settle
from tests.web.conftest import Visit
from tests.web.geometry import wrong
from tests.web.playing import table
from tests.web.test_access import in_both_lights


def test_my_matches_are_grouped_and_can_be_hidden(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    page = anna.page
    finished = table(anna, name="Anna", players=2, over=True)
    totals = sorted(page.locator(".match-end .total").all_inner_texts())
    given = table(anna, name="Anna", players=3)
    page.locator(".room .hand").wait_for()
    page.evaluate("(id) => fetch(`/api/tables/${id}/leave`, {method: 'POST'})", given)
    going = table(anna, name="Anna", players=4)
    page.locator(".own.is-turn").wait_for()

    page.goto("/matches")
    page.locator(".listed").first.wait_for()
    done = page.get_by_role("region", name="Finished").locator(".listed")
    turn = page.get_by_role("region", name="Your turn").locator(".listed")
    assert done.count() == 2
    assert turn.count() == 1
    assert "Round 1 of 4" in turn.inner_text()
    assert turn.get_by_role("link", name="Continue").get_attribute("href") == f"/t/{going}"
    assert "given up" in done.nth(0).inner_text()
    last = done.nth(1)
    assert re.search(r"(1st|2nd) of 2 · −?\d+ points?", last.inner_text())
    assert sorted(last.locator(".listed-names b").all_inner_texts()) == totals
    assert last.get_by_role("link", name="Result").get_attribute("href") == f"/t/{finished}"
    assert last.get_by_role("link", name="Review").count() == 1
    assert not list(in_both_lights(page))
    assert not list(wrong(page))
    settle(page, {"language": "en"})
    page.set_viewport_size(PHONE)

    done.nth(0).get_by_role("button", name="Hide").click()
    page.get_by_text("The match is hidden.").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.listed').length === 2")
    assert not list(in_both_lights(page))
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => document.querySelectorAll('.listed').length === 3")
    last.get_by_role("button", name="Hide").click()
    page.wait_for_function("() => document.querySelectorAll('.listed').length === 2")
    page.reload()
    done.first.wait_for()
    assert done.count() == 1
