"""An address that leads nowhere says so kindly, in the visitor's language."""

import pytest

from tests.web.conftest import Visit
from tests.web.geometry import SIZES, wrong
from tests.web.test_access import violations

PATHS = {
    "/nope": "There is nothing here",
    "/t/": "There is nothing here",
    "/rules/x": "There is nothing here",
    "/daily/2026-13-01": "There is nothing here",
    "/constructor": "There is nothing here",
    "/t/unknown": "This table cannot be shown",
}


@pytest.mark.parametrize("path", PATHS)
def test_nothing_here(visit: Visit, path: str) -> None:
    anna = visit()
    answer = anna.page.goto(path)
    assert answer is not None
    assert answer.status == 404
    assert anna.page.locator("h1").text_content() == PATHS[path]
    anna.page.get_by_role("link", name="front page").click()
    anna.page.locator("#name").wait_for()
    anna.complaints = [told for told in anna.complaints if "404" not in told]


def test_in_the_language_of_the_visitor(visit: Visit) -> None:
    said = set()
    found: list[str] = []
    for locale in ("de-DE", "ja-JP", "uk-UA"):
        one = visit(locale=locale)
        one.page.goto("/nope")
        said.add(one.page.locator("main h1").text_content())
        assert one.page.evaluate("document.documentElement.lang") == locale[:2]
        found += violations(one.page)
        found += wrong(one.page, SIZES[::3])
        one.complaints = [told for told in one.complaints if "404" not in told]
    assert len(said) == 3
    assert not found, "\n".join(found)
