"""Invitations hold an address that others can open, or say that they do not."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from purradox.server.ops.network import home_address
from tests.web.chromium import Visitor
from tests.web.conftest import Visit
from tests.web.playing import sit, table
from tests.web.serving import served

ALONE = "Only this device can open this address."
in_a_network = pytest.mark.skipif(
    home_address() is None, reason="needs a network interface other than loopback"
)


def invited(page: Page) -> str:
    return page.get_by_label("Link to this table").input_value()


def shows_the_code(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('img.qr')?.naturalWidth > 0")


def test_an_address_for_this_device_only_says_so_and_how_to_get_another(visit: Visit) -> None:
    anna = visit()
    table(anna, players=2, bots=[None, None])
    told = anna.page.get_by_text(ALONE)
    assert "./play serve --address 0.0.0.0" in (told.text_content() or "")
    assert "//localhost:" in invited(anna.page)
    assert anna.page.locator("img.qr").count() == 0
    assert anna.page.get_by_role("button", name="Let devices").count() == 0


@in_a_network
def test_the_host_lets_the_home_network_in(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, home=True) as server:
        anna = Visitor(browser, server)
        table(anna, players=2, bots=[None, None])
        page = anna.page
        page.get_by_text(ALONE).wait_for()
        assert page.locator("img.qr").count() == 0
        page.get_by_role("button", name="Let devices on your home network join").click()
        page.get_by_role("button", name="Cancel").click()
        page.get_by_text(ALONE).wait_for()
        page.get_by_role("button", name="Let devices on your home network join").click()
        page.get_by_role("button", name="Let them in").click()
        page.get_by_text(ALONE).wait_for(state="detached")
        shows_the_code(page)
        link = invited(page)
        assert re.fullmatch(rf"http://{home_address()}:\d+/t/\w+", link)
        ben = Visitor(browser, link.partition("/t/")[0])
        ben.page.goto(link)
        sit(ben.page, "Ben")
        page.get_by_text("Everybody is here").wait_for()
        assert invited(ben.page) == link
        shows_the_code(ben.page)
        for one in (anna, ben):
            one.context.close()
            # Chromium says that this header is for HTTPS.
            assert [told for told in one.complaints if "Opener-Policy" not in told] == []


@in_a_network
def test_a_server_for_everybody_invites_to_an_address_of_the_network(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path, "0.0.0.0") as server:
        anna = Visitor(browser, server)
        table(anna, players=2, bots=[None, None])
        shows_the_code(anna.page)
        assert invited(anna.page).startswith(f"http://{home_address()}:")
        anna.page.goto("/settings")
        anna.page.get_by_role("button", name="Create a link").click()
        moved = anna.page.get_by_label("Link for the other device").input_value()
        assert moved.startswith(f"http://{home_address()}:")
        anna.context.close()
        assert anna.complaints == []
