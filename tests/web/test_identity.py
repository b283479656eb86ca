"""The settings page: devices, recovery words, and a device that somebody logs out."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.web.chromium import PHONE
from tests.web.conftest import Visit
from tests.web.playing import ready, table
from tests.web.test_access import in_both_lights
from tests.web.test_names import cookie


def test_recovery_words_bring_somebody_back_and_a_device_is_logged_out(visit: Visit) -> None:
    anna, ben = visit(viewport=PHONE), visit()
    page, other = anna.page, ben.page
    made = table(anna, "Anna", players=2)
    page.goto("/settings")
    make = page.get_by_role("button", name="Make recovery words")
    make.focus()
    page.keyboard.press("Enter")
    page.locator(".recovery li").first.wait_for()
    words = page.locator(".recovery li").all_text_contents()
    assert len(words) == 9
    assert page.locator(".devices li").count() == 1
    assert not list(in_both_lights(page))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="I have written them down").click()
    page.get_by_text("They cannot be shown again").wait_for()
    assert not page.get_by_text(words[0]).count()

    # Somebody else on another device is asked first, and a slip is told by its place.
    table(ben, "Ben", players=2)
    other.goto("/settings")
    field, go = other.get_by_label("The nine words"), other.get_by_role("button", name="Continue")
    ben.offline = True  # what is refused is an error to the browser
    field.fill(" ".join([*words[:3], "mistake", *words[4:]]))
    go.click()
    other.get_by_role("alert").get_by_text("Word 4 cannot be right").wait_for()
    ben.offline = False
    field.fill(" ".join(words).upper())
    go.click()
    asked = other.get_by_role("dialog", name="Become Anna on this device?")
    asked.get_by_text("This device is Ben now.").wait_for()
    assert not list(in_both_lights(other, "dialog"))
    asked.get_by_role("button", name="Become Anna").click()
    expect(other.locator(".devices li")).to_have_count(2)
    assert other.locator("#name").input_value() == "Anna"

    # Ben's device sits at Anna's table; from her own, Anna logs it out.
    other.goto(f"/t/{made}")
    ready(other)
    ben.offline = True  # its connection is closed
    page.reload()
    page.get_by_role("button", name="Log out everywhere else").click()
    page.get_by_role("dialog").get_by_role("button", name="Log out everywhere else").click()
    expect(page.locator(".devices li")).to_have_count(1)
    other.get_by_text("This device has been logged out.").wait_for()
    assert cookie(ben) is None
    assert cookie(anna) is not None
    ben.offline = False


def test_somebody_downloads_their_data_and_deletes_it_after_two_questions(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    page = anna.page
    table(anna, "Anna", players=2)
    page.goto("/settings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    told = json.loads(download.value.path().read_text("utf-8"))
    assert (told["name"], len(told["tables"])) == ("Anna", 1)

    page.get_by_role("button", name="Delete my data").click()
    asked = page.get_by_role("dialog", name="Delete everything about Anna?")
    assert not list(in_both_lights(page, "dialog"))
    asked.get_by_role("button", name="Continue").click()
    sure = page.get_by_role("dialog", name="Delete Anna for good?")
    expect(sure.get_by_role("button", name="Cancel")).to_be_focused()
    sure.get_by_role("button", name="Delete for good").click()
    page.get_by_text("Your data has been deleted.").wait_for()
    assert cookie(anna) is None
    expect(page.locator(".devices")).to_have_count(0)


def test_who_is_banned_reads_one_sentence_on_every_page(visit: Visit) -> None:
    anna = visit(locale="de-DE")
    page = anna.page
    anna.offline = True  # what is refused is an error to the browser
    refused = {"type": "refused", "code": "banned", "about": "request", "args": {"days": 3}}
    page.route("**/api/**", lambda route: route.fulfill(status=403, json=refused))
    page.route("**/rules", lambda route: route.fulfill(response=route.fetch(), status=403))
    for path in ("/", "/rules"):
        page.goto(path)
        page.get_by_role("alert").get_by_text("noch für 3 Tage gesperrt").wait_for()
        assert page.locator("main").count() == 1


def test_a_page_of_another_version_than_the_server_asks_to_be_reloaded(visit: Visit) -> None:
    anna = visit()
    table(anna, players=2)

    def newer(socket: WebSocketRoute) -> None:
        socket.send(json.dumps({"type": "welcome", "protocol": 999, "name": "", "time": 0}))

    anna.page.route_web_socket("**/ws", newer)
    anna.page.reload()
    anna.page.get_by_role("alert").get_by_text("another version than the server").wait_for()
    anna.page.unroute_all()
    anna.page.get_by_role("button", name="Reload").wait_for()
