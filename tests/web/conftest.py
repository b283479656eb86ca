"""A real server on SQLite in a folder of its own, and a real browser."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.chromium import Visitor, start

ADDRESS = re.compile(r"http://[^/\s]+")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    log = folder / "log"
    command = [sys.executable, "-m", "purradox", "serve", "--port", "0", "--no-browser"]
    command += ["--requests", "5000", "--messages", "5000", "--database", str(folder / "tables.db")]
    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        assert process.stdout
        line = process.stdout.readline()
        address = ADDRESS.search(line)
        assert address, line + log.read_text()
        yield address.group()
        process.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = start(playwright)
        yield chromium
        chromium.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Somebody comes with a browser; nobody may have had anything to complain about."""
    visitors: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        visitors.append(Visitor(browser, server, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [visitor.complaints for visitor in visitors] == [[] for _ in visitors]
