"""The exported site with its real worker: online, from a cold start without a network, updated."""

import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from purradox.export import write
from purradox.export.downloads import Files
from purradox.notation import loads
from purradox.server.http.static import static_site
from tests.export.exported import loaded_by_worker
from tests.web.chromium import ARGUMENTS, DESK, TIMEOUT, executable, settle
from tests.web.playing import by_mouse, hurry, play, ready
from tests.web.publishing import UNDER, hosted

__all__ = ["loaded_by_worker"]

ASK = """async ([method, path, body]) => {
  const app = document.querySelector('script[type=module]').src;
  const { request } = await import(new URL('backend.js', app));
  const plain = typeof body === 'string';
  const answer = await request(`/api/${path}`, {
    method, body: body === null ? undefined : plain ? body : JSON.stringify(body),
    headers: body === null ? {} : { 'content-type': plain ? 'text/plain' : 'application/json' },
  });
  const text = await answer.text();
  return (answer.headers.get('content-type') ?? '').includes('/json') ? JSON.parse(text) : text;
}"""
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const all = await Promise.all((await caches.keys()).map(async (name) => (
    (await caches.open(name)).keys())));
  const needed = ['pyodide.js', 'pyodide.asm.js', 'pyodide.asm.wasm', 'memory', 'msgspec.so'];
  return [...needed, 'rest.zip'].every((name) => (
    all.flat().some(({ url }) => url.split('/').pop().replace('.xz.bin', '') === name)));
}"""
"""Whether Python is on the device."""


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the host in the worker, as the page does."""
    return page.evaluate(ASK, [method, path, body])


def wait(page: Page, script: str) -> None:
    """Until a function of the page that takes a while says so."""
    end = time.monotonic() + TIMEOUT / 1000
    while not page.evaluate(script):
        assert time.monotonic() < end, "waited in vain"
        page.wait_for_timeout(200)


class Device:
    """A browser whose data outlasts it."""

    def __init__(self, playwright: Playwright, folder: Path, address: str) -> None:
        self.playwright, self.folder, self.address = playwright, folder, address
        self.complaints: list[str] = []

    @contextmanager
    def browser(self, *, offline: bool = False) -> Iterator[BrowserContext]:
        context = self.playwright.chromium.launch_persistent_context(
            str(self.folder),
            executable_path=executable(),
            args=ARGUMENTS,
            viewport=DESK,
            locale="en-GB",
            reduced_motion="reduce",
            offline=offline,
        )
        context.set_default_timeout(TIMEOUT)
        context.on("console", lambda said: self._hear(said.type, said.text))
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        try:
            yield context
        finally:
            context.close()

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and "ERR_INTERNET_DISCONNECTED" not in text:
            self.complaints.append(text)

    def come(self, context: BrowserContext, path: str = "") -> Page:
        page = context.pages[0]
        page.goto(self.address + path)
        page.locator("main:not([aria-busy=true]) h1").first.wait_for()
        return page


@pytest.fixture
def device(
    playwright: Playwright, tmp_path: Path, loaded_by_worker: Files
) -> Iterator[Callable[[], Device]]:
    """A site on a plain host, and a device that visits it."""
    publish(tmp_path / "site", loaded_by_worker)
    with hosted(tmp_path / "site") as (address, outside):
        made: list[Device] = []

        def visit() -> Device:
            made.append(Device(playwright, tmp_path / f"device-{len(made)}", address))
            return made[-1]

        yield visit
    assert outside == []
    assert [one.complaints for one in made] == [[] for _ in made]


def publish(folder: Path, worker: Files, more: Files | None = None) -> None:
    """Put a version of the site there, as `export` does."""
    place = folder / UNDER
    mark = place / ".purradox"
    before = set(mark.read_text().splitlines()[1:]) if mark.is_file() else set()
    place.mkdir(parents=True, exist_ok=True)
    write(place, static_site({**worker, **(more or {})}), before)


def instant_table(one: Device, page: Page, players: int, bot: str = "kitten") -> str:
    """A table whose bots answer at once, opened in the page."""
    ask(page, "POST", "me", {"name": "Ada", "if_new": True})
    bots = [None, *[bot] * (players - 1)]
    wanted = {"players": players, "bots": bots, "pace": "instant"}
    table = str(ask(page, "POST", "tables", wanted)["table"])
    page.goto(f"{one.address}t/?/{table}")
    return table


def everything(one: Device, context: BrowserContext, players: int) -> None:
    """What there is to do on the site, each page once."""
    page = one.come(context)
    page.locator(".start button").wait_for()
    table = instant_table(one, page, players)
    by_mouse(page, ready(page))
    hurry(page)
    checked = loads(ask(page, "GET", f"tables/{table}/record"))
    assert checked.over
    assert checked.variant.players == players
    go(page, f"/replay?table={table}")
    page.locator(".replay-main .board").wait_for()
    page.locator("[data-review]").click()
    page.wait_for_function("() => document.querySelector('.replay-review progress')?.value > 0")
    go(page, "/daily")
    page.locator("main .button.is-main").first.click()
    by_mouse(page, ready(page))
    go(page, "/puzzles/today")
    page.locator(".board").first.wait_for()
    for path, seen in (
        ("/learn", "main h1"),
        ("/rules", ".board"),
        ("/pad", ".pad-start, .pad"),
        ("/matches", "main li"),
        ("/profile", "main h1"),
        ("/strategy", "main h1"),
        ("/settings", "main select"),
    ):
        go(page, path)
        page.locator(seen).first.wait_for()
    settle(page, {"language": "fr"})
    expect(page.locator("h1")).to_have_text("Réglages")
    settle(page, {"language": "en"})


def go(page: Page, to: str) -> None:
    """Follow a link of the page."""
    page.evaluate(
        """async (to) => {
          const app = document.querySelector('script[type=module]').src;
          (await import(new URL('router.js', app))).navigate(to);
        }""",
        to,
    )


def test_all_of_it_and_again_from_a_cold_start_without_a_network(
    device: Callable[[], Device],
) -> None:
    one = device()
    with one.browser() as context:
        everything(one, context, 2)
        wait(context.pages[0], KEPT)
    with one.browser(offline=True) as context:
        page = one.come(context)
        assert ask(page, "GET", "hello")["name"] == "Ada"
        everything(one, context, 3)


def test_an_update_in_the_middle_of_a_match_loses_nothing(
    device: Callable[[], Device], tmp_path: Path, loaded_by_worker: Files
) -> None:
    one = device()
    with one.browser() as context:
        page = one.come(context)
        table = instant_table(one, page, 2)
        play(page, by_mouse, until="play")
        wait(page, KEPT)
        before = page.locator("script[type=module]").first.get_attribute("src")
        publish(tmp_path / "site", loaded_by_worker, {"icons/another.svg": b"<svg/>"})
        page.evaluate("navigator.serviceWorker.ready.then((one) => one.update())")
        page.get_by_text("A new version is ready").wait_for()
        by_mouse(page, ready(page))  # the page that is open goes on as it is
        number = len(ask(page, "GET", "matches")["tables"])
        page.get_by_role("button", name="Reload").click()
        page.wait_for_function(
            "(before) => document.querySelector('script[type=module]')?.src.endsWith(before)"
            " === false",
            arg=str(before).removeprefix("../"),
        )
        hurry(page)
        assert len(ask(page, "GET", "matches")["tables"]) == number
        assert loads(ask(page, "GET", f"tables/{table}/record")).over


def test_one_tab_at_a_time_has_the_tables(device: Callable[[], Device]) -> None:
    one = device()
    with one.browser() as context:
        first = one.come(context)
        table = instant_table(one, first, 2)
        assert ready(first) == "discard"
        second = context.new_page()
        second.goto(f"{one.address}t/?/{table}")
        assert ready(second) == "discard"
        first.get_by_text("open in another tab").wait_for()
        by_mouse(second, "discard")
        first.get_by_role("button", name="Continue here").click()
        assert ready(first) == "play"


def test_nothing_leaves_the_device(device: Callable[[], Device]) -> None:
    """No request carries a card, a name or a move anywhere: all are for files of the site."""
    one = device()
    asked: list[tuple[str, str]] = []
    lock = threading.Lock()
    with one.browser() as context:

        def heard(request: Any) -> None:
            with lock:
                asked.append((request.method, request.url))

        context.on("request", heard)
        page = one.come(context)
        instant_table(one, page, 2)
        play(page, by_mouse, until="play")
    site = re.compile(re.escape(one.address) + r"(assets/[\w./-]+|[a-z]*/?(\?/\w+)?|sw\.js)")
    assert [url for method, url in asked if method != "GET" or not site.fullmatch(url)] == []


def test_no_two_visits_draw_alike(
    device: Callable[[], Device], tmp_path: Path, loaded_by_worker: Files
) -> None:
    """Though Python goes on from the same memory each time."""
    path = "js/worker/python.js"
    script = static_site()[next(one for one in static_site() if one.endswith(path))].decode()
    seeded = "pyodide.runPython(RESEED);"
    assert seeded in script
    tell = "console.log('drawn', pyodide.runPython('random.random()'));"
    changed = script.replace(seeded, seeded + tell).encode()
    publish(tmp_path / "site", loaded_by_worker, {path: changed})
    drawn, tables, hands = set(), set(), set()
    for _ in range(2):
        one = device()
        with one.browser() as context:
            page = context.pages[0]
            with page.expect_console_message(lambda said: said.text.startswith("drawn")) as said:
                one.come(context)
            drawn.add(said.value.text)
            tables.add(instant_table(one, page, 3))
            page.locator(".room .hand button").first.wait_for()
            hands.add(page.locator(".room .hand").inner_text())
    assert len(drawn) == len(tables) == len(hands) == 2


BREAKS = "pyodide.asm.wasm.xz.bin"


def test_a_download_that_breaks_off_is_told_and_can_be_tried_again(
    playwright: Playwright, tmp_path: Path, loaded_by_worker: Files
) -> None:
    publish(tmp_path / "site", loaded_by_worker)
    with hosted(tmp_path / "site", breaks=[BREAKS]) as (address, _):
        one = Device(playwright, tmp_path / "device", address)
        with one.browser() as context:
            page = one.come(context)
            alert = page.locator(".loading.is-failed")
            alert.wait_for()
            expect(alert).to_contain_text("could not be")
            alert.get_by_role("button", name="Reload").click()
            page.locator(".start button").click()
            page.locator(".room .hand button").first.wait_for()


def test_a_second_visit_has_unpacked_files(device: Callable[[], Device]) -> None:
    """And only those of the newest version, in place of what another left."""
    one = device()
    kept = """async () => {
      const cache = await caches.open(`purradox-unpacked ${new URL('.', location.href).pathname}`);
      return (await cache.keys()).map(({ url }) => url.split('/').pop());
    }"""
    wanted = ["memory", "msgspec.so", "pyodide.asm.wasm", "rest.zip"]
    with one.browser() as context:
        page = one.come(context)
        page.evaluate(
            """async () => {
              const name = `purradox-unpacked ${new URL('.', location.href).pathname}`;
              await (await caches.open(name)).put('assets/0/library/memory', new Response('old'));
            }"""
        )
        wait(page, f"async () => String((await ({kept})()).sort()) === '{','.join(wanted)}'")
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        page = one.come(context)
        assert ask(page, "GET", "puzzles/next")["puzzle"]
        wait(page, KEPT)
        assert [url for url in asked if url.endswith(".xz.bin")] == []


def test_what_needs_the_rest_of_python_waits_for_it(device: Callable[[], Device]) -> None:
    one = device()
    with one.browser() as context:
        page = one.come(context, "rules/")
        assert ask(page, "GET", "puzzles/next")["puzzle"]
