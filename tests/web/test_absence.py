"""People who wait for each other, and one who is not there."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

from purradox.host import waiting
from tests.server.running import in_thread
from tests.web.chromium import PHONE, Visitor, settle
from tests.web.geometry import wrong, wrong_when_narrow
from tests.web.playing import READY, by_mouse, ready, sit, table
from tests.web.test_access import violations

Come = Callable[..., Visitor]
SOON = 300
"""Milliseconds."""


@pytest.fixture
def come(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Come]:
    """Visitors of a server where who waits may act soon; none may have anything to complain."""
    monkeypatch.setattr(waiting, "ABSENT", 0)
    monkeypatch.setattr(waiting, "SILENT", SOON)
    monkeypatch.setattr(waiting, "NOTICE", 3000)
    visitors: list[Visitor] = []
    with in_thread(str(tmp_path / "db")) as server:

        def visitor(**options: object) -> Visitor:
            visitors.append(Visitor(browser, server.url, **options))
            return visitors[-1]

        yield visitor
        for one in visitors:
            one.context.close()
    assert [one.complaints for one in visitors] == [[] for _ in visitors]


def together(come: Come, **options: Any) -> tuple[Page, Page, str]:
    """Anna and Ben at a table, of two unless told, that has begun; Anna has set her card aside."""
    anna, ben = come(), come(viewport=PHONE)
    options.setdefault("bots", [None, None])
    made = table(anna, **options)
    ben.page.goto(f"/t/{made}")
    sit(ben.page, "Ben")
    anna.page.locator(".chairs").get_by_text("Ben").wait_for()
    anna.page.get_by_role("button", name="Start").click()
    ready(ben.page)
    by_mouse(anna.page, ready(anna.page))
    return anna.page, ben.page, made


def shown(page: Page, text: str) -> Locator:
    """A text where it is to be seen; on another screen it may be elsewhere."""
    return page.get_by_text(text).locator("visible=true").first


def test_who_waits_nudges_and_the_other_one_sees_it(come: Come) -> None:
    anna, ben, _ = together(come)
    shown(anna, "The table has been waiting for Ben since").wait_for()
    assert anna.locator(".prompt").inner_text() == "Waiting for Ben."
    assert violations(anna) == []
    anna.get_by_role("button", name="Nudge").click()
    shown(ben, "Anna is waiting for you.").wait_for()
    ben.wait_for_function("() => document.title.startsWith('● Anna is waiting for you')")
    anna.get_by_role("button", name="Nudge", disabled=True).wait_for()
    assert "Anna nudges you." in ben.evaluate("heard")
    by_mouse(ben, "discard")
    ben.get_by_text("Anna is waiting for you.").first.wait_for(state="detached")
    ben.wait_for_function("() => !document.title.startsWith('●')")


def test_who_is_waited_for_covers_nothing(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "NOTICE", SOON)
    anna, ben, _ = together(come, players=3, bots=[None, None, "kitten"])
    shown(anna, "The table has been waiting for Ben since").wait_for()
    assert list(wrong(anna)) == []
    settle(anna, {"language": "en"})
    anna.get_by_role("button", name="A bot decides once").click()
    shown(ben, "Decided for you:").wait_for(timeout=20_000)
    while not ben.locator(".predictions").count():
        if anna.evaluate(READY) == "predict":  # she may be asked first
            by_mouse(anna, "predict")
        ben.wait_for_timeout(50)
    assert list(wrong_when_narrow(ben, still=True)) == []


def test_a_stand_in_is_called_off_with_one_tap(come: Come) -> None:
    anna, ben, _ = together(come)
    anna.get_by_role("button", name="A bot plays until they return").click()
    shown(anna, "You called a bot for Ben.").wait_for()
    ben.get_by_role("alert").get_by_text("Anna called a bot for you.").wait_for()
    ben.get_by_role("button", name="I am here").click()
    shown(anna, "Ben is back.").wait_for()
    ben.get_by_role("button", name="I am here").wait_for(state="detached")
    assert ready(ben) == "discard"


def test_who_comes_back_sees_what_was_decided_and_takes_over(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "NOTICE", SOON)
    anna, ben, made = together(come)
    ben.goto("/matches")
    shown(ben, "Waiting for you since").wait_for()
    shown(anna, "Ben is away.").wait_for()
    anna.get_by_role("button", name="A bot plays until they return").click()
    shown(anna, "a bot plays for them").wait_for(timeout=20_000)
    ben.reload()
    shown(ben, "A bot plays for you").wait_for()
    ben.goto(f"/t/{made}")
    shown(ben, "A bot is playing for you.").wait_for()
    assert "a bot plays for you" in ben.locator(".player.is-me").inner_text()
    assert violations(ben) == []
    told = ben.locator(".absence:visible li").first.inner_text()
    assert told == "Round 1: You set a card aside. Anna had called a bot."
    ben.get_by_role("button", name="Take over").click()
    ben.get_by_role("button", name="Take over").wait_for(state="detached")
    shown(anna, "Ben is back.").wait_for()


def test_a_clock_is_shown_to_all_and_warns_who_is_to_act(come: Come) -> None:
    anna, ben, _ = together(come, clock="seconds", limit=11)
    assert ben.locator(".room-title [role=timer]").is_visible()
    assert anna.locator(".player [role=timer]").first.is_visible()
    ben.locator(".clock.is-short").first.wait_for()
    ben.get_by_role("alert").get_by_text("10 seconds left").wait_for(state="attached")
    shown(ben, "Decided for you:").wait_for(timeout=20_000)
    ben.get_by_text("Round 1: You set a card aside. Time was up.").locator(
        "visible=true"
    ).wait_for()
    ben.get_by_role("button", name="Close").click()
    ben.locator(".decided", has_text="set a card aside").first.wait_for(state="detached")
