"""A Chromium to test with, and pages of it that may not complain."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    ViewportSize,
    expect,
)

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 360, "height": 640}
BLOCKED = "Service Worker registration blocked by Playwright"
TIMEOUT = 60_000
"""Milliseconds to wait for what must come; a busy machine needs more than most do."""
expect.set_options(timeout=TIMEOUT)
HEARD = """
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      const said = node.nodeType === 1 ? node : node.parentElement;
      if (!said) continue;
      const line = '[data-live] p';
      const lines = said.matches(line) ? [said] : [...said.querySelectorAll(line)];
      for (const one of lines) window.heard.push(one.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
"""

SMALL_PAGE = "/healthz"
FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  await Promise.all(names.map((name) => new Promise((done, fail) => {
    Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: fail });
  })));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}"""
LASTING = ("add_init_script", "expose_binding", "expose_function", "on", "once", "route_web_socket")
"""What these change in a browser stays changed."""


def executable() -> str | None:
    """The browser that the environment names, or one on the PATH; None for Playwright's own."""
    named = os.environ.get("PURRADOX_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def start(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)


class Visitor:
    """Somebody with a browser of their own. Whatever the page complains about is kept.

    A browser that forgets all that somebody did in it can be the next one's: a new one starts a
    process of its own, which takes longer than to load the page.
    """

    def __init__(self, browser: Browser, base: str, **options: Any) -> None:
        chosen: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
        # What a test changes between the page and the server must pass where it can be changed.
        chosen["service_workers"] = "block"
        self.base, self.asked, self.chosen = base, options, chosen | options
        self.context: BrowserContext = browser.new_context(base_url=base, **self.chosen)
        self.context.set_default_timeout(TIMEOUT)
        self.context.add_init_script(HEARD)
        self.complaints: list[str] = []
        self.offline = False
        self.first = self.page = self.new_page()
        self.as_before = self.chosen["service_workers"] == "block"
        for thing in (self.context, self.first):
            for name in LASTING:
                setattr(thing, name, self._noted(getattr(thing, name)))

    def _noted(self, change: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any, **named: Any) -> Any:
            self.as_before = False
            return change(*given, **named)

        return noted

    def leave(self) -> bool:
        """Forget everything; without that the browser closes, and nobody can have it."""
        try:
            return self.as_before and self._forget()
        except Error:
            return False

    def _forget(self) -> bool:
        page, context = self.first, self.context
        page.evaluate("0")  # what the page has complained about by now is heard
        self.offline = True
        for other in context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        context.unroute_all()
        context.set_offline(False)
        page.mouse.move(-10, -10)
        page.goto(SMALL_PAGE)
        page.evaluate(FORGET)
        context.clear_cookies()
        page.set_viewport_size(self.chosen["viewport"])
        light, motion = self.chosen.get("color_scheme", "light"), self.chosen["reduced_motion"]
        page.emulate_media(color_scheme=light, reduced_motion=motion)
        self.complaints, self.offline, self.page = [], False, page
        return True

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("requestfailed", lambda asked: self._failed(asked.url, asked.failure))
        page.on("response", lambda got: self._answered(got.status, got.url))
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not self.offline and BLOCKED not in text:
            self.complaints.append(f"{kind}: {text}")

    def _answered(self, status: int, url: str) -> None:
        if status >= 400:
            self._hear("error", f"{status} {url}")

    def _failed(self, url: str, why: str | None) -> None:
        # A page that is left stops what it was loading; that is not a failure.
        if not self.offline and why != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {url} {why}")

    @contextmanager
    def without_network(self) -> Iterator[None]:
        self.offline = True
        self.context.set_offline(True)
        yield
        self.context.set_offline(False)
        self.page.wait_for_function("() => !document.querySelector('.offline')")
        self.offline = False


def settle(page: Page, changed: dict[str, Any]) -> None:
    """Change settings of the page without loading it again."""
    page.evaluate(
        """async (changed) => {
          const app = document.querySelector('script[type=module]').src;
          (await import(new URL('settings.js', app))).change(changed);
        }""",
        changed,
    )
