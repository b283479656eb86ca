"""Names are text, whatever is in them, and never break the table."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.web.chromium import DESK, PHONE
from tests.web.conftest import Visit
from tests.web.playing import by_mouse, play, ready, table

MARKUP = "<img src=x onerror=alert(1)>"
TURNS = "\u202a\u202b\u202c\u202d\u202e"
"""Marks that would turn the rest of a sentence round."""
NAMES = {
    "markup": MARKUP,
    "right-to-left": "\u202eevil\u2066\u202bאבגד",
    "long": "W" * 200,
    "words": "many words in one name " * 9,
    "emoji": "👩‍👩‍👧‍👦" * 40,
}


def rename(page: Page, name: str) -> None:
    """Names longer than the server allows could come from elsewhere: a record, another server."""

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def change(text: str | bytes) -> None:
            message = json.loads(text)
            for chair in message.get("chairs", ()):
                chair["name"] = name
            socket.send(json.dumps(message))

        server.on_message(change)

    page.route_web_socket("**/ws", through)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(
    ("kind", "size"),
    [*((kind, PHONE) for kind in NAMES), ("long", DESK)],
    ids=[*NAMES, "long-desk"],
)
def test_a_hostile_name_is_text(visit: Visit, kind: str, size: dict[str, int]) -> None:
    name = NAMES[kind]
    anna = visit(viewport=size)
    rename(anna.page, name)
    anna.page.on("dialog", lambda dialog: anna.complaints.append(f"dialog {dialog.message}"))
    table(anna, players=3)
    ready(anna.page)
    shown = anna.page.locator(".player .name").first
    assert shown.text_content() == name
    assert anna.page.locator("main img").count() == 0
    assert fits(anna.page)
    play(anna.page, by_mouse, until="end")
    assert fits(anna.page)
    told = "".join(anna.page.locator(".log li").all_text_contents())
    assert not set(TURNS) & set(told)


def test_a_name_of_my_own_with_markup(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.locator("#name").fill(MARKUP)
    anna.page.get_by_role("button", name="Play", exact=True).click()
    anna.page.locator(".is-me .name").wait_for()
    assert anna.page.locator(".is-me .name").text_content() == MARKUP
    assert anna.page.locator("main img").count() == 0
