"""The people of a table: who is the host, who is taken off, who takes over, and why it ended."""

from tests.web.chromium import PHONE, settle
from tests.web.conftest import Visit
from tests.web.geometry import wrong
from tests.web.playing import by_mouse, ready, sit, table
from tests.web.test_absence import shown
from tests.web.test_access import violations


def test_the_host_frees_a_chair_hands_over_and_the_table_is_closed(visit: Visit) -> None:
    anna, ben, chloe = visit(), visit(viewport=PHONE), visit()
    made = table(anna, players=4, bots=[None] * 4)
    for one, name in ((ben, "Ben"), (chloe, "Chloe")):
        one.page.goto(f"/t/{made}")
        sit(one.page, name)
    page = anna.page
    page.get_by_role("button", name="More about Ben").click()
    shown(page, "Ben stands up, and cannot sit down at this table again.").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Free this chair").click()
    shown(ben.page, "You were taken off your chair").wait_for()
    assert ben.page.get_by_role("button", name="Sit here").count() == 0
    assert violations(ben.page) == []
    page.get_by_role("button", name="More about Chloe").click()
    page.get_by_role("button", name="Make Chloe the host").click()
    page.get_by_role("button", name="Start").wait_for(state="detached")
    chloe.page.get_by_role("button", name="Close the table").click()
    assert violations(chloe.page) == []
    chloe.page.get_by_role("button", name="Yes, close it").click()
    for one in (anna, ben):
        shown(one.page, "The host has closed this table.").wait_for()
    page.goto("/matches")
    shown(page, "closed by its host").wait_for()


def test_somebody_takes_over_from_one_who_left(visit: Visit) -> None:
    anna, ben, dora = visit(), visit(viewport=PHONE), visit(viewport=PHONE)
    made = table(anna, players=3, bots=[None, None, "kitten"])
    ben.page.goto(f"/t/{made}")
    sit(ben.page, "Ben")
    anna.page.locator(".chairs").get_by_text("Ben").wait_for()
    anna.page.get_by_role("button", name="Start").click()
    ready(ben.page)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave the match").click()
    ben.page.wait_for_url("**/")
    by_mouse(anna.page, ready(anna.page))
    anna.page.get_by_role("button", name="Menu").click()
    offer = anna.page.get_by_role("button", name="Offer this seat: Ben")
    offer.wait_for()
    assert violations(anna.page) == []
    offer.click()
    shown(anna.page, "Ben is away: whoever opens the link can take over this seat.").wait_for()
    anna.page.keyboard.press("Escape")
    dora.page.goto(f"/t/{made}")
    shown(dora.page, "Ben is away. You can take over this seat.").wait_for()
    assert violations(dora.page) == []
    assert list(wrong(dora.page)) == []
    settle(dora.page, {"language": "en"})
    dora.page.get_by_role("button", name="Take over").locator("visible=true").click()
    dora.page.locator("dialog #name").fill("Dora")
    dora.page.get_by_role("dialog").get_by_role("button", name="Take over").click()
    dora.page.locator(".hand button").first.wait_for()
    shown(anna.page, "Dora takes over from Ben.").wait_for()
    ben.page.goto(f"/t/{made}")
    shown(ben.page, "Dora plays your seat now. You can go on watching.").wait_for()
    assert ben.page.locator(".hand button").count() == 0
    assert violations(ben.page) == []
    ben.page.goto("/matches")
    shown(ben.page, "Dora plays your seat now").wait_for()
    shown(ben.page, "Ben before").wait_for()
