"""The page without a server: a folder of files under any path, and a worker that answers."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.chromium import Visitor
from tests.web.conftest import Visit
from tests.web.geometry import wrong
from tests.web.playing import table
from tests.web.publishing import LISTEN, fake_worker, hosted, publish
from tests.web.test_access import violations


class Open(Protocol):
    def __call__(self, path: str = "", worker: bytes = ..., **options: Any) -> Page: ...


@pytest.fixture
def site(browser: Browser, tmp_path: Path) -> Iterator[Open]:
    """Publish with a worker, come with a browser; nothing outside of the folder is asked for."""
    visitors: list[Visitor] = []
    published: list[bytes] = []
    with hosted(tmp_path) as (address, outside):

        def come(path: str = "", worker: bytes = fake_worker(), **options: Any) -> Page:
            if published[-1:] != [worker]:
                publish(tmp_path, worker)
                published.append(worker)
            visitors.append(Visitor(browser, address, **options))
            page = visitors[-1].page
            page.add_init_script(LISTEN)
            page.goto(address + path)
            page.locator("main:not([aria-busy=true]) :is(h1, .hand)").first.wait_for()
            return page

        yield come
        for visitor in visitors:
            visitor.context.close()
    assert outside == []
    assert [visitor.complaints for visitor in visitors] == [[] for _ in visitors]


def paths(page: Page) -> list[str]:
    found: list[dict[str, Any]] = page.evaluate("window.asked")
    return [one["path"] for one in found if one["type"] == "request"]


SEEN = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const seen = [];
  socket.onopen = () => socket.send(JSON.stringify({ type: 'watch', table, after: 0 }));
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.table) seen.push(said);
    if (said.type === 'update') done(seen);
  };
})"""

WATCHED = """() => window.asked.some(({ type, text }) => type === 'say'
  && text.includes('"watch"') && text.includes('"0abc"'))"""


def test_a_table_that_the_worker_hosts(site: Open, visit: Visit) -> None:
    anna = visit()
    made = table(anna, players=3)
    anna.page.locator(".room .hand").wait_for()
    spoken = anna.page.evaluate(SEEN, made)
    for one in spoken:
        one["table"] = "0abc"
    page = site(worker=fake_worker(spoken=spoken))
    page.locator(".start button").click()
    page.locator(".room .hand").wait_for()
    assert page.url.endswith("/games/purradox/t/?/0abc")
    # What the worker was asked comes another way than its answers do, and later.
    page.wait_for_function(WATCHED)
    assert "/api/tables" in paths(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").wait_for()
    assert page.locator(".invite, .qr").count() == 0
    page.reload()
    page.locator(".room .hand").wait_for()
    page.go_back()
    page.locator(".start").wait_for()
    assert page.url.endswith("/games/purradox/")


def test_nothing_is_loaded_for_the_lesson_the_rules_and_the_score_pad(site: Open) -> None:
    page = site("learn/", fake_worker(at_once=False))
    for name in ("Rules", "Settings"):
        page.get_by_role("link", name=name).first.click()
        page.get_by_role("heading", name=name, level=1).wait_for()
    page.goto(page.url.replace("settings", "pad"))
    page.locator(".pad-start").wait_for()
    assert page.evaluate("window.asked") == []
    assert page.locator(".loading").count() == 0


def test_what_is_loaded_is_said(site: Open) -> None:
    page = site(worker=fake_worker(at_once=False))
    progress = page.locator(".loading")
    expect(progress).to_contain_text("Loading Python…")
    page.evaluate("tell({ type: 'progress', part: 'python', loaded: 2400000, total: 9600000 })")
    expect(progress).to_contain_text("2.4 of 9.6 MB")
    assert violations(page) == []
    assert page.locator(".loading progress").get_attribute("value") == "0.25"
    page.evaluate("tell({ type: 'progress', part: 'python', loaded: 9600000, total: 9600000 })")
    page.evaluate("tell({ type: 'progress', part: 'tables', loaded: 0, total: 0 })")
    expect(progress).to_contain_text("Opening your tables…")
    page.locator(".start button").click()
    page.evaluate("tell({ type: 'ready' })")
    expect(progress).to_have_count(0)
    page.wait_for_url("**/t/?/0abc")


@pytest.mark.parametrize(
    ("reason", "said"), [("python", "could not be loaded"), ("storage", "does not let the page")]
)
def test_what_failed_is_said(site: Open, reason: str, said: str) -> None:
    page = site(worker=fake_worker(at_once=False))
    page.wait_for_function("() => window.asked.length")
    page.locator(".start button").click()
    page.evaluate("(reason) => tell({ type: 'failed', reason })", reason)
    expect(page.locator(".loading.is-failed")).to_contain_text(said)
    expect(page.locator(".toast")).to_contain_text(said)
    # It lies over what can be scrolled from under it, and over nothing else.
    assert [one for one in wrong(page) if "lies over" not in one] == []
    expect(page.locator(".start button")).to_be_enabled()


def test_another_tab_has_the_tables(site: Open) -> None:
    page = site()
    page.wait_for_function("() => window.asked.length > 1")
    page.evaluate("tell({ type: 'failed', reason: 'elsewhere' })")
    dialog = page.get_by_role("dialog", name="Purradox is open in another tab")
    dialog.wait_for()
    page.evaluate("window.before = true")
    dialog.get_by_role("button", name="Continue here").click()
    page.wait_for_function("() => !window.before && window.asked?.length > 1")


def test_what_needs_others_is_not_there(site: Open) -> None:
    page = site()
    for name in ("Tables", "A table for friends"):
        assert page.get_by_role("link", name=name, exact=True).count() == 0
    page.get_by_role("button", name="Change").click()
    cats = page.locator(".cat-name b")
    expect(cats).to_have_text(["Kitten", "House cat", "Alley cat", "Laboratory cat"])
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("heading", name="Your data").wait_for()
    said = page.locator("main").inner_text()
    for words in ("Another device", "Your devices", "Recovery words", "Notify", "server"):
        assert words not in said
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download my data").click()
    assert '"Anna"' in Path(saved.value.path()).read_text()
    page.goto(re.sub("settings/.*", "t/", page.url))
    expect(page.locator("h1")).to_have_text("There is nothing here")


def test_links_stay_in_the_folder(site: Open) -> None:
    page = site()
    base = page.url
    expect(page.locator(".doors a").first).to_be_visible()
    links = page.locator("a[href]").evaluate_all("(all) => all.map((one) => one.href)")
    assert links
    assert [link for link in links if not link.startswith(base)] == []
    assert f"{base}puzzles/?/today" in links
    for one in ("learn", "rules", "strategy", "pad", "replay", "matches", "daily"):
        page.goto(f"{base}{one}/")
        page.locator("main:not([aria-busy=true]) h1").wait_for()
        assert page.url == f"{base}{one}/"


def test_a_review_comes_line_by_line_and_can_be_stopped(site: Open) -> None:
    page = site("replay/", fake_worker({"/api/review": {"lines": ["one\n", "two\n"]}}))
    found = page.evaluate(
        """async () => {
          const app = document.querySelector('script[type=module]').src;
          const { request } = await import(new URL('backend.js', app));
          const stop = new AbortController();
          const asked = { method: 'POST', body: 'record', signal: stop.signal };
          const answer = await request('/api/review?seat=0', asked);
          const reader = answer.body.getReader();
          const read = async () => new TextDecoder().decode((await reader.read()).value);
          const lines = [await read(), await read()];
          stop.abort();
          const ended = await reader.read().then(() => 'done', (error) => error.name);
          return { status: answer.status, lines, ended };
        }"""
    )
    assert found == {"status": 200, "lines": ["one\n", "two\n"], "ended": "AbortError"}
    page.wait_for_function("() => window.asked.some(({ type }) => type === 'abort')")


def test_a_link_carries_the_record_and_the_position(site: Open, visit: Visit) -> None:
    asking = visit().page
    asking.goto("/replay")
    with asking.expect_response("**/api/replay") as answered:
        asking.locator("[data-example]").click()
    worker = fake_worker({"/api/replay": answered.value.json()})
    page = site("replay/", worker, permissions=["clipboard-read", "clipboard-write"])
    page.locator("[data-example]").click()
    page.locator(".replay-main .board").wait_for()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/games/purradox/replay/#r=.*step=12"))
    page.locator("[data-link]").click()
    expect(page.locator(".toast")).to_contain_text("contains the whole record")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/games/purradox/replay/#r=" in link
    other = site("rules/", worker)
    other.goto(link)
    expect(other.locator("input[type=range]")).to_have_value("12")
    # The same fragment opens on a server.
    asking.goto("/rules")
    asking.goto(f"/replay{link[link.index('#') :]}")
    expect(asking.locator("input[type=range]")).to_have_value("12")


def test_a_daily_result_is_in_the_link(site: Open) -> None:
    mine = {"points": 7, "tricks": 3, "prediction": 3, "kept": True, "group": 4, "paradox": ""}

    def answer(name: str, points: int) -> bytes:
        one = {"table": "0day", "day": "2026-11-18", "counted": True, "over": True}
        tries = [one | {"result": mine | {"points": points}}]
        day = {"tries": tries, "counts": False, "friend": None, "thinking": False, "cats": {}}
        return fake_worker({"/api/daily/2026-11-18": day, "/api/hello": {"name": name}})

    anna = site("", answer("Anna", 7))
    anna.wait_for_function("() => localStorage.getItem('purradox.name')")
    anna.goto(f"{anna.url}daily/?/2026-11-18")
    link = anna.get_by_label("Send this deal to a friend").input_value()
    assert "/games/purradox/daily/?/2026-11-18#f=" in link
    assert "server" not in anna.locator("main").inner_text()
    anna.close()
    boris = site("rules/", answer("Boris", 5))
    boris.goto(link)
    rows = boris.locator(".daily-friend tbody tr")
    expect(rows).to_have_text([re.compile("Anna.*7"), re.compile("you.*5")])
    boris.goto(link[:-9])
    expect(boris.locator(".daily-friend")).to_have_count(0)
    boris.locator(".daily-result").wait_for()
