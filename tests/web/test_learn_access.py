"""axe finds nothing on the lesson, the rules, the score pad, the replay and the review."""

import pytest

from tests.web.chromium import DESK, PHONE, settle
from tests.web.conftest import Visit
from tests.web.geometry import wrong
from tests.web.test_access import LANGUAGES, in_both_lights, in_english_only, violations
from tests.web.test_pad import write
from tests.web.test_replay import CHAIR, shown
from tests.web.test_review import reviewed

PAGES = {
    "/learn": ".bench",
    "/rules": ".chapter",
    "/strategy": ".chapter",
    "/pad": ".pad-start",
    "/replay": "[data-example]",
}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_lesson_and_rules(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size).page
    page.goto("/learn")
    page.locator(".bench").wait_for()
    found = [*in_both_lights(page)]
    page.locator("[data-cell='5r']").click(force=True)
    found += in_both_lights(page)
    page.locator(".dot").nth(8).dispatch_event("click")
    page.locator("[data-answer='no']").click()
    found += in_both_lights(page)
    page.locator(".dot").nth(12).dispatch_event("click")
    page.locator("[data-cell='1r']").click()
    page.locator("[data-next]").click()
    page.locator(".lesson-end").wait_for()
    found += in_both_lights(page)
    page.goto("/rules")
    page.locator(".chapter").first.wait_for()
    page.locator("[data-cell='3b']").first.click(force=True)
    found += in_both_lights(page)
    page.locator("a[href='/strategy']").click()
    page.locator(".thumb table").wait_for()
    found += in_both_lights(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pad_and_replay(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size).page
    page.goto("/pad")
    page.locator("input[name=players][value='3']").check()
    page.locator("button[type=submit]").click()
    page.locator("[data-write]").click(force=True)
    found = [*in_both_lights(page)]
    write(page, "341", "221", "003", 1)
    page.locator(".pad-count summary").click()
    page.locator(".pad-count [data-cell='2r']").click()
    found += in_both_lights(page)
    shown(page)
    found += in_both_lights(page)
    page.keyboard.press("End")
    page.locator(".replay-scores").wait_for()
    page.locator(".replay-continue summary").click()
    found += in_both_lights(page)
    assert not found, "\n".join(found)


def test_every_language(visit: Visit) -> None:
    page = visit().page
    found: list[str] = []
    for path, there in PAGES.items():
        page.goto(path)
        page.locator(there).first.wait_for()
        for language in LANGUAGES:
            settle(page, {"language": language})
            page.locator(f"html[lang={language}]").wait_for(state="attached")
            found += violations(page, without=in_english_only(language))
    assert not found, "\n".join(found)


def test_the_review(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    reviewed(anna, CHAIR)
    page.locator(".curve-table summary").click()
    found: list[str] = []
    for language in LANGUAGES:
        settle(page, {"language": language})
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        found += violations(page, ".replay-review", without=in_english_only(language))
    found += in_both_lights(page, ".replay-review")
    found += wrong(page)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    found += in_both_lights(page)
    assert not found, "\n".join(found)
