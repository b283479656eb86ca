"""The service worker: the page opens without a network, and one version never meets another."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.chromium import Visitor
from tests.web.conftest import Visit
from tests.web.playing import BRIEF
from tests.web.publishing import LISTEN, UNDER, fake_worker, hosted, publish

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== 'activated') {
    await new Promise((done) => active.addEventListener('statechange', done));
  }
  return Boolean(navigator.serviceWorker.controller);
}"""
NEWER = """async () => (await navigator.serviceWorker.getRegistration()).update()"""
VERSION = """() => document.querySelector('script[type=module]').src.split('/').at(-3)"""
CACHED = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
}"""
READY = "main:not([aria-busy=true]) h1"


@contextmanager
def somebody(browser: Browser, folder: Path) -> Iterator[tuple[Visitor, str]]:
    with hosted(folder) as (address, outside):
        visitor = Visitor(browser, address, service_workers="allow")
        visitor.page.add_init_script(LISTEN)
        visitor.page.add_init_script(f"({BRIEF})(20_000)")  # it waits for what never comes
        yield visitor, address
        visitor.context.close()
    assert outside == []
    assert visitor.complaints == []


def kept(page: Page) -> None:
    """The page is kept on this device, and the service worker serves it."""
    page.wait_for_function(f"() => navigator.serviceWorker.controller && ({KEPT})()")


def test_every_page_opens_without_a_network(browser: Browser, tmp_path: Path) -> None:
    publish(tmp_path, fake_worker())
    with somebody(browser, tmp_path) as (anna, address):
        page = anna.page
        page.goto(address)
        kept(page)
        anna.context.set_offline(True)
        page.close()
        page = anna.new_page()
        page.add_init_script(LISTEN)
        for path in ("", "learn/", "rules/", "pad/", "replay", "settings/", "puzzles/?/today"):
            page.goto(address + path)
            page.locator(READY).wait_for()
        page.goto(f"{address}settings/")
        page.get_by_label("Language").select_option("ja")
        expect(page.locator("h1")).to_have_text("設定")
        page.goto(address)
        page.locator(".start button").click()
        page.wait_for_url("**/t/?/0abc")
        anna.complaints = [one for one in anna.complaints if "404" not in one]


def test_a_new_version_comes_whole_and_at_the_next_visit(browser: Browser, tmp_path: Path) -> None:
    publish(tmp_path, fake_worker())
    with somebody(browser, tmp_path) as (anna, address):
        page = anna.page
        page.goto(address)
        kept(page)
        before = page.evaluate(VERSION)
        publish(tmp_path, fake_worker(), {"js/new.js": b"export const fresh = true;"})
        page.evaluate(NEWER)
        toast = page.locator(".toast", has_text="A new version is ready.")
        toast.wait_for()
        # Whoever goes on has the old version, although its files are gone from the host.
        page.get_by_role("link", name="Learn", exact=True).click()
        page.locator(READY).wait_for()
        page.get_by_role("link", name="Rules").first.click()
        page.get_by_role("heading", name="Rules", level=1).wait_for()
        assert page.evaluate(VERSION) == before
        toast.get_by_role("button", name="Reload").click()
        page.wait_for_function(f"(before) => ({VERSION})() !== before", arg=before)
        page.get_by_role("heading", name="Rules", level=1).wait_for()
        asked = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
        assert not [address for address in asked if before in address]


def test_a_version_with_a_wrong_file_is_not_taken(browser: Browser, tmp_path: Path) -> None:
    publish(tmp_path, fake_worker())
    with somebody(browser, tmp_path) as (anna, address):
        page = anna.page
        page.goto(address)
        kept(page)
        before = page.evaluate(VERSION)
        publish(tmp_path, fake_worker(), {"js/new.js": b"export const fresh = true;"})
        [changed] = (tmp_path / UNDER).glob("assets/*/js/pages/pad.js")
        changed.write_bytes(b"// of some other version")
        failed = page.evaluate(
            """async () => {
              const registration = await navigator.serviceWorker.getRegistration();
              await registration.update();
              const next = registration.installing;
              await new Promise((done) => next.addEventListener('statechange', done));
              return next.state;
            }"""
        )
        assert failed == "redundant"
        page.goto(f"{address}pad/")
        page.locator(".pad-start").wait_for()
        assert page.evaluate(VERSION) == before
        anna.complaints = [one for one in anna.complaints if "integrity" not in one]


def test_large_files_are_kept_once_they_were_used(browser: Browser, tmp_path: Path) -> None:
    large = {"pyodide/a.wasm": b"wasm", "weights/4.bin": b"four", "weights/5.bin": b"five"}
    publish(tmp_path, fake_worker(at_once=False), large)
    with somebody(browser, tmp_path) as (anna, address):
        page = anna.page

        def there() -> list[str]:
            found = [
                url for url in page.evaluate(CACHED) if "/pyodide/" in url or "/weights/" in url
            ]
            return sorted(url.rpartition("/")[2] for url in found)

        page.goto(address)
        kept(page)
        assert there() == []
        page.evaluate("tell({ type: 'ready' })")
        page.wait_for_function(
            f"async () => (await ({CACHED})()).some((url) => url.endsWith('a.wasm'))"
        )
        [five] = (tmp_path / UNDER).glob("assets/*/weights/5.bin")
        used = address + five.relative_to(tmp_path / UNDER).as_posix()
        page.evaluate("(url) => fetch(url).then((one) => one.text())", used)
        assert there() == ["5.bin", "a.wasm"]
        # The next version has another Python, and other weights of which the same are wanted.
        large = {"pyodide/b.wasm": b"mwas", "weights/4.bin": b"4444", "weights/5.bin": b"5555"}
        publish(tmp_path, fake_worker(at_once=False), large)
        page.evaluate(NEWER)
        page.locator(".toast", has_text="A new version is ready.").wait_for()
        assert there() == ["5.bin", "5.bin", "a.wasm", "b.wasm"]


def test_the_page_of_a_server_opens_without_it(visit: Visit) -> None:
    anna = visit(service_workers="allow")
    page = anna.page
    page.add_init_script(f"({BRIEF})(2500)")
    page.goto("/")
    kept(page)
    anna.offline = True
    anna.context.set_offline(True)
    for path in ("learn", "rules", "pad", "replay"):
        page.goto(f"/{path}")
        page.locator(READY).wait_for()
    page.goto("/")
    page.locator(".start button").click()
    expect(page.locator(".toast")).to_contain_text("The server cannot be reached right now.")
    anna.context.set_offline(False)
    page.locator(".start button").click()
    page.locator(".room .hand").wait_for()
    anna.offline = False
