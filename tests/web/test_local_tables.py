"""Tables on this device beside those of a server: made without a connection, there afterwards."""

from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.chromium import Visitor
from tests.web.conftest import Visit
from tests.web.publishing import LISTEN, fake_worker

LISTED: dict[str, Any] = {
    "table": "0abc",
    "status": "playing",
    "names": ["Anna", "Tom", "Kit"],
    "seat": 0,
    "players": 3,
    "board": "white",
    "round": 1,
    "totals": [0, 0, 0],
    "open": 0,
    "clock": "none",
    "limit": 0,
    "updated": 1_795_000_000_000,
    "your_turn": True,
    "since": 1_795_000_000_000,
    "waits_for": [0],
}


def offering_the_worker(visitor: Visitor, **answers: Any) -> Page:
    """A page whose server says that tables can be on this device."""
    page = visitor.page
    worker = fake_worker({f"/api/{name}": one for name, one in answers.items()})

    def document(route: Route) -> None:
        answer = route.fetch()
        told = '<meta name="purradox-offline" content="1"></head>'
        route.fulfill(response=answer, body=answer.text().replace("</head>", told))

    def script(route: Route) -> None:
        route.fulfill(body=worker, content_type="text/javascript")

    visitor.context.route(lambda url: url.endswith(("/", "/matches")), document)
    visitor.context.route("**/js/worker/main.js", script)
    page.add_init_script(LISTEN)
    return page


def test_a_match_that_begins_without_a_connection(visit: Visit) -> None:
    anna = visit()
    page = offering_the_worker(anna, matches={"tables": [LISTED]})
    page.goto("/")
    page.locator(".start button").wait_for()
    page.evaluate(
        """() => localStorage.setItem('purradox.settings', JSON.stringify(
          { solo: { players: 3, cats: ['schrodinger', 'kitten', 'house', 'house'] } }))"""
    )
    page.reload()
    page.locator(".start button").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.asked") == []
    anna.offline = True
    anna.context.route("**/api/**", lambda route: route.abort("internetdisconnected"))
    page.locator(".start button").click()
    page.wait_for_url("**/t/0abc")
    page.wait_for_function("() => asked.some(({ type }) => type === 'say')")
    made = [one for one in page.evaluate("asked") if one.get("path") == "/api/tables"]
    # The strongest cat is not there, and the next one sits down.
    assert '"bots":[null,"laboratory","kitten"]' in made[0]["body"]
    anna.context.unroute("**/api/**")
    page.goto("/matches")
    listed = page.locator(".listed")
    expect(listed).to_have_count(1)
    listed.get_by_role("link", name="Continue").click()
    page.wait_for_url("**/t/0abc")
    anna.offline = False


def test_a_record_is_replayed_without_a_connection(visit: Visit) -> None:
    anna = visit()
    page = offering_the_worker(anna)
    page.goto("/")
    page.locator(".doors").first.wait_for()
    anna.offline = True
    anna.context.route("**/api/**", lambda route: route.abort("internetdisconnected"))
    page.get_by_role("link", name="Replay").first.click()
    page.locator("[data-example]").click()
    page.wait_for_function("() => asked.some(({ path }) => path === '/api/replay')")
    page.locator(".note.is-wrong").wait_for()  # this worker cannot
