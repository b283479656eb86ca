"""A real server on SQLite in a folder of its own, and a real browser."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.web.chromium import Visitor, start
from tests.web.serving import served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = start(playwright)
    yield chromium
    chromium.close()


Visit = Callable[..., Visitor]
SPARE = 6
"""So many browsers that forgot everything are kept for who comes next."""


@pytest.fixture(scope="session")
def spare() -> list[Visitor]:
    """Whose browsers can be had, the newest last."""
    return []


@pytest.fixture
def visit(browser: Browser, server: str, spare: list[Visitor]) -> Iterator[Visit]:
    """Somebody comes with a browser; nobody may have had anything to complain about.

    Whoever comes `alone` has one that nobody had before.
    """
    visitors: list[Visitor] = []

    def come(*, alone: bool = False, **options: Any) -> Visitor:
        like = [one for one in spare if (one.base, one.asked) == (server, options) and not alone]
        if like:
            spare.remove(like[-1])
        visitor = like[-1] if like else Visitor(browser, server, **options)
        visitor.as_before &= not alone
        visitors.append(visitor)
        return visitor

    yield come
    complaints = []
    for visitor in visitors:
        heard = visitor.complaints
        if visitor.leave():
            spare.append(visitor)
        else:
            visitor.context.close()
        complaints.append(heard)
    while len(spare) > SPARE:
        spare.pop(0).context.close()
    assert complaints == [[] for _ in visitors]
