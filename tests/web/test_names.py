"""Names are text, whatever is in them, and never break the table."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute

from purradox.host.names import BOT_NAMES
from tests.web.chromium import DESK, PHONE, Visitor, settle
from tests.web.conftest import Visit
from tests.web.geometry import SIZES, wrong
from tests.web.playing import hurry, ready, sit, table
from tests.web.test_access import violations

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


def rename(page: Page, *names: str) -> None:
    """Names longer than the server allows could come from elsewhere: a record, another server."""

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def change(text: str | bytes) -> None:
            message = json.loads(text)
            for chair, name in zip(message.get("chairs", ()), names, strict=False):
                chair["name"] = name
            socket.send(json.dumps(message))

        server.on_message(change)

    page.route_web_socket("**/ws", through)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(
    ("kinds", "size"),
    [
        (("markup", "right-to-left", "emoji"), PHONE),
        (("long", "words", "emoji"), PHONE),
        (("long", "words", "markup"), DESK),
    ],
    ids=["strange", "long", "long-desk"],
)
def test_a_hostile_name_is_text(visit: Visit, kinds: tuple[str, ...], size: dict[str, int]) -> None:
    names = [NAMES[kind] for kind in kinds]
    anna = visit(viewport=size)
    rename(anna.page, *names)
    anna.page.on("dialog", lambda dialog: anna.complaints.append(f"dialog {dialog.message}"))
    table(anna, players=3)
    ready(anna.page)
    shown = anna.page.locator(".player .name")
    assert sorted(shown.all_text_contents()) == sorted(names)
    assert anna.page.locator("main img").count() == 0
    assert fits(anna.page)
    hurry(anna.page, until=".round-end")
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


def by_link(visitor: Visitor, table: str) -> Page:
    visitor.page.goto(f"/t/{table}")
    return visitor.page


def open_table(visitor: Visitor, name: str = "Anna", players: int = 3) -> str:
    return table(visitor, name, players=players, bots=[None] * players)


def chairs(page: Page) -> list[str]:
    return [str(name).strip() for name in page.locator(".chair .name").all_text_contents()]


def seen(page: Page, *names: str) -> None:
    """Wait until these sit there, in this order."""
    page.wait_for_function(
        """(names) => [...document.querySelectorAll('.chair .name')]
          .map((one) => one.textContent.trim()).join() === names.join()""",
        arg=list(names),
    )


def cookie(visitor: Visitor) -> str | None:
    found = [one for one in visitor.context.cookies() if one.get("name") == "purradox"]
    return found[0].get("value") if found else None


def test_a_name_typed_on_the_first_page_counts_for_a_table_of_friends(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.page.locator("#name").fill("Zoë")
    anna.page.get_by_role("link", name="A table for friends").click()
    anna.page.get_by_role("button", name="Create the table").click()
    seen(anna.page, "Zoë")
    anna.page.goto("/settings")
    assert anna.page.locator("#name").input_value() == "Zoë"


def test_who_comes_by_a_link_is_asked_for_a_name(visit: Visit) -> None:
    anna, ben = visit(), visit()
    page = by_link(ben, open_table(anna, "Robin"))
    chair = page.get_by_role("button", name="Sit here").first
    chair.wait_for()
    assert cookie(ben) is None  # watching needs no name
    chair.click()
    asked = page.get_by_role("dialog", name="What shall we call you?")
    assert asked.locator("#name").input_value() not in ("", "Robin")
    assert violations(page) == []
    assert list(wrong(page, SIZES[3:5])) == []
    settle(page, {"language": "en"})
    page.keyboard.press("Escape")
    asked.wait_for(state="detached")
    assert cookie(ben) is None
    chair.click()
    asked.locator("#name").fill("Ben")
    asked.get_by_role("button", name="Sit here").click()
    for one in (anna.page, page):
        seen(one, "Robin", "Ben")
    assert page.locator(".chair.is-mine .name").text_content() == "Ben"
    anna.page.get_by_role("button", name="Start").click()
    ready(page)
    assert page.locator(".is-me .name").text_content() == "Ben"


def test_suggestions_are_many_and_none_is_taken(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    offered = anna.page.evaluate(
        """async () => {
          const app = document.querySelector('script[type=module]').src;
          const { suggestion } = await import(new URL('me.js', app));
          const taken = [];
          while (!taken.includes(suggestion(taken))) taken.push(suggestion(taken));
          return taken;
        }"""
    )
    assert len({name.lower() for name in offered}) == len(offered) >= 30
    assert not {*offered} & {*BOT_NAMES}


def test_equal_names_at_a_table_are_told_apart(visit: Visit) -> None:
    anna, other = visit(), visit()
    page = by_link(other, open_table(anna, "Anna"))
    sit(page, "Anna")
    for one in (anna.page, page):
        seen(one, "Anna", "Anna 2")


def test_a_rename_reaches_the_chair_before_and_during_the_match(visit: Visit) -> None:
    anna, ben = visit(), visit()
    made = open_table(anna, "Anna", players=2)
    page = by_link(ben, made)
    sit(page, "Ben")
    seen(anna.page, "Anna", "Ben")
    page.get_by_role("button", name="Change name").click()
    page.locator("#name").fill("Bert")
    page.keyboard.press("Enter")
    seen(anna.page, "Anna", "Bert")
    anna.page.get_by_role("button", name="Start").click()
    ready(anna.page)
    ready(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("#name").fill("Bruno")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Back to the table").click()
    for one in (anna.page, page):
        one.locator(".player .name", has_text="Bruno").wait_for()
        one.locator(".log li", has_text="Bert is now called Bruno.").wait_for()


def test_no_device_takes_back_the_name_that_another_one_gave(visit: Visit, server: str) -> None:
    anna, phone = visit(), visit()
    made = open_table(anna, "Anna")
    secret = cookie(anna) or ""
    phone.context.add_cookies([{"name": "purradox", "value": secret, "url": server}])
    phone.page.goto("/")
    phone.page.evaluate("localStorage.setItem('purradox.name', 'Old')")
    phone.page.goto("/")
    phone.page.wait_for_function("() => document.querySelector('#name')?.value === 'Anna'")
    anna.page.goto("/settings")
    anna.page.locator("#name").fill("Zoë")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_text("Saved.").wait_for()
    seen(by_link(phone, made), "Zoë")
    phone.page.evaluate("localStorage.clear()")
    phone.page.goto("/")
    phone.page.wait_for_function("() => document.querySelector('#name')?.value === 'Zoë'")
    phone.page.get_by_role("button", name="Play", exact=True).click()
    phone.page.locator(".is-me .name").wait_for()
    assert phone.page.locator(".is-me .name").text_content() == "Zoë"


def link_of(visitor: Visitor, name: str) -> str:
    visitor.page.goto("/settings")
    visitor.page.locator("#name").fill(name)
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_text("Saved.").wait_for()
    visitor.page.get_by_role("button", name="Create a link").click()
    return visitor.page.get_by_label("Link for the other device").input_value().partition("#")[2]


def test_a_link_to_another_device_asks_before_it_replaces_anybody(visit: Visit) -> None:
    ben, anna = visit(), visit()
    link = link_of(ben, "Ben")
    link_of(anna, "Anna")
    before = cookie(anna)
    page = anna.page
    page.goto(f"/#{link}")
    asked = page.get_by_role("dialog", name="Become Ben on this device?")
    assert "This device is Anna now." in (asked.text_content() or "")
    asked.get_by_role("button", name="Stay Anna").click()
    asked.wait_for(state="detached")
    assert (cookie(anna), page.locator("#name").input_value()) == (before, "Anna")
    page.goto("about:blank")
    page.goto(f"/#{link}")
    page.get_by_role("button", name="Become Ben").click()
    page.get_by_text("Welcome, Ben.").wait_for()
    page.wait_for_function("() => document.querySelector('#name')?.value === 'Ben'")
    assert cookie(anna) not in (before, None)


def test_one_click_moves_to_a_device_that_is_nobody_yet(visit: Visit) -> None:
    ben, new = visit(), visit()
    link = link_of(ben, "Ben")
    new.page.goto(f"/#{link}")
    new.page.get_by_role("dialog", name="Become Ben on this device?").wait_for()
    assert cookie(new) is None
    new.page.get_by_role("button", name="Become Ben").click()
    new.page.wait_for_function("() => document.querySelector('#name')?.value === 'Ben'")


def test_a_link_of_somebody_of_the_same_name_says_so(visit: Visit) -> None:
    eve, anna = visit(), visit()
    link = link_of(eve, "Anna")
    link_of(anna, "Anna")
    anna.page.goto(f"/#{link}")
    asked = anna.page.get_by_role("dialog", name="Become Anna on this device?")
    assert "somebody else of the same name" in (asked.text_content() or "")


def test_my_own_link_changes_nothing(visit: Visit) -> None:
    ben = visit()
    link = link_of(ben, "Ben")
    before = cookie(ben)
    ben.page.goto(f"/#{link}")
    ben.page.get_by_text("This device is Ben already.").wait_for()
    assert cookie(ben) == before


def test_a_cookie_of_another_server_keeps_nobody_from_watching(visit: Visit, server: str) -> None:
    anna, ben = visit(), visit()
    made = open_table(anna, "Anna")
    ben.context.add_cookies([{"name": "purradox", "value": "of-another", "url": server}])
    seen(by_link(ben, made), "Anna")
    assert cookie(ben) is None
