"""A Chromium to test with, and pages of it that may not complain."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect

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


def executable() -> str | None:
    """The browser that the environment names, or one on the PATH; None for Playwright's own."""
    named = os.environ.get("PURRADOX_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def start(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)


class Visitor:
    """Somebody with a browser of their own. Whatever the page complains about is kept."""

    def __init__(self, browser: Browser, base: str, **options: Any) -> None:
        chosen: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
        # What a test changes between the page and the server must pass where it can be changed.
        chosen["service_workers"] = "block"
        self.context: BrowserContext = browser.new_context(base_url=base, **chosen | options)
        self.context.set_default_timeout(TIMEOUT)
        self.context.add_init_script(HEARD)
        self.complaints: list[str] = []
        self.offline = False
        self.page = self.new_page()

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
