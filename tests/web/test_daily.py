"""The daily deal in browsers: the same for everybody, shared, compared, and across midnight."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import create_engine, insert, select

from purradox.host import LEVELS, Environment, daily_tables
from purradox.host.daily import BY_DATE, day_of
from purradox.host.deals import commitment
from purradox.host.sql import schema
from tests.server.running import in_thread
from tests.web.chromium import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.geometry import wrong
from tests.web.playing import hurry
from tests.web.test_access import in_both_lights

DAY = "2026-11-17"
RESULT = {"points": 5, "tricks": 2, "prediction": 2, "kept": True, "group_size": 3}
PLAYED = ("dealt", "predicted", "played", "trick_won", "gave_up", "paradox", "round_ended")


class Moved:
    """One time for the server and for every browser."""

    def __init__(self) -> None:
        self.at = datetime(2026, 11, 17, 11, tzinfo=UTC)

    def __call__(self) -> int:
        return int(self.at.timestamp() * 1000)


@pytest.fixture
def clock() -> Moved:
    return Moved()


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
def server(file: str, clock: Moved, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """With a clock of its own; all cats but one have played the deal of the day before."""
    monkeypatch.setattr(daily_tables, "levels", lambda: frozenset(LEVELS))
    with in_thread(file, environment=Environment(clock=clock)) as inside:
        key = commitment(BY_DATE.seed(day_of(DAY)))
        for level in set(LEVELS) - {"alley"}:
            row = {"key": key, "spec": daily_tables.SPECS[level], "paradox": "other"}
            write(file, insert(schema.daily_bots).values(**row, **RESULT))
        yield inside.url


def write(file: str, statement: Any) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def told(page: Page) -> list[dict[str, Any]]:
    """All updates that come to a page from now on."""
    updates: list[dict[str, Any]] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            updates.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return updates


def match_of(updates: list[dict[str, Any]]) -> tuple[list[int], list[dict[str, Any]]]:
    """The first hand, and all that was played. Cards are set aside in any order."""
    hands = [one["you"]["hand"] for one in updates if one.get("you")]
    entries = {entry["number"]: entry for one in updates for entry in one["entries"]}
    found = [event for number in sorted(entries) for event in entries[number]["events"]]
    return next(filter(None, hands)), [one for one in found if one["event"] in PLAYED]


def come(visit: Visit, clock: Moved, name: str, **options: Any) -> Visitor:
    visitor: Visitor = visit(alone=True, **options)
    visitor.page.clock.set_fixed_time(clock.at)
    visitor.context.request.post("/api/me", data={"name": name})
    return visitor


def test_two_browsers_one_deal_and_both_results(visit: Visit, clock: Moved) -> None:
    akira = come(visit, clock, "Akira", timezone_id="Asia/Tokyo", locale="fr-FR")
    page, first = akira.page, told(akira.page)
    page.goto("/")
    page.get_by_role("link", name="La distribution du jour").click()
    page.get_by_role("button", name="Jouer la distribution du jour").click()
    hurry(page)
    shared = page.locator("[data-share]").inner_text()
    date, signs, address = shared.splitlines()
    assert (date, address) == (f"Purradox {DAY}", f"{page.url.split('/t/')[0]}/daily/{DAY}")
    assert all(sign in signs for sign in "★◎▦")
    assert "↺" not in signs
    page.get_by_role("button", name="Vérifier").click()
    expect(page.locator(".proof .is-good")).to_contain_text("date seule")
    expect(page.locator(".daily-table tbody tr")).to_have_count(6)
    link = str(page.locator(".copy input").last.input_value())
    found = list(in_both_lights(page))

    sam = come(visit, clock, "Sam", timezone_id="America/Los_Angeles", locale="uk-UA")
    page, second = sam.page, told(sam.page)
    page.goto("/")
    expect(page.locator(".is-daily")).to_contain_text("Ще не зіграно")
    page.goto(link)
    expect(page.locator(".note")).to_contain_text("Akira")
    expect(page.locator(".daily-table")).to_have_count(0)
    page.get_by_role("button", name="Зіграти роздачу дня").click()
    hurry(page)
    assert page.locator("[data-share]").inner_text() == shared
    assert match_of(second) == match_of(first)
    assert len(match_of(first)[1]) > 20

    page.goto(link)
    both = page.locator(".daily-friend tbody tr")
    expect(both).to_have_count(2)
    expect(both.filter(has_text="Akira")).to_be_visible()
    expect(page.locator(".daily-bars .is-me")).to_contain_text("2")
    found += in_both_lights(page)
    page.set_viewport_size(PHONE)
    found += in_both_lights(page)
    found += wrong(page)
    assert not found, "\n".join(found)


def test_a_streak_across_midnight_in_three_time_zones(
    visit: Visit, clock: Moved, file: str
) -> None:
    """Nobody tells the server where they are: the date of the device is enough."""
    for zone, offset in (("Pacific/Kiritimati", 14), ("Africa/Accra", 0), ("Pacific/Niue", -11)):
        late = datetime(2026, 11, 17, 23, 59, tzinfo=UTC) - timedelta(hours=offset)
        clock.at = late
        visitor = come(visit, clock, zone, timezone_id=zone)
        have_played(file, zone, "2026-11-16", "2026-11-17")
        page = visitor.page
        page.goto("/")
        door = page.locator(".is-daily")
        expect(door).to_contain_text("5 points · Streak: 2 days")
        clock.at = late + timedelta(minutes=2)
        page.clock.set_fixed_time(clock.at)
        page.evaluate("dispatchEvent(new Event('focus'))")
        expect(door).to_contain_text("Not played yet · Streak: 2 days")
        page.goto("/daily")
        expect(page.locator(".calendar .is-done")).to_have_text(["16", "17"])
        expect(page.locator(".calendar [aria-current]")).to_have_text("18")
        clock.at = late + timedelta(days=1, minutes=2)
        page.clock.set_fixed_time(clock.at)
        page.goto("/")
        expect(door).to_have_text("Today’s dealNot played yet")
        expect(door).not_to_contain_text("Streak")


def have_played(file: str, name: str, *days: str) -> None:
    guests = schema.guests.c
    guest = select(guests.id).where(guests.name == name).scalar_subquery()
    row = {"guest": guest, "opened": 0, "in_time": True, "ended": True, "paradox": ""}
    for day in days:
        table = {"table_id": f"{name[-4:]}{day[-2:]}", "day": day}
        write(file, insert(schema.daily).values(**row, **RESULT, **table))


def test_a_clock_that_is_wrong_and_a_day_that_has_not_begun(visit: Visit, clock: Moved) -> None:
    visitor = come(visit, clock, "Anna")
    page = visitor.page
    page.clock.set_fixed_time(datetime(2026, 12, 24, 12, tzinfo=UTC))
    page.goto("/daily")
    expect(page.get_by_role("alert")).to_contain_text("Check its clock")
    page.goto("/daily/2026-11-19")
    expect(page.get_by_role("alert")).to_contain_text("somewhere on earth")
    expected = ("409", "422")
    visitor.complaints = [
        one for one in visitor.complaints if not any(status in one for status in expected)
    ]
