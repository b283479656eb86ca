"""The host in a page, from its messages: matches, what is kept, and what goes wrong."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest

from purradox.host import daily_tables
from purradox.host.daily import FIRST
from purradox.notation import loads
from purradox.page import evaluation
from purradox.page.storage import Changes, MemoryStorage
from purradox.rules import PLAYERS
from tests.page.playing import Page, page

OPTIONS = {"pace": "instant", "board": "white"}


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run


async def solo(one: Page, players: int = 4, bot: str = "alley", **options: Any) -> str:
    await one.good("POST", "me", {"name": "Ada", "if_new": True})
    bots = [None, *[bot] * (players - 1)]
    told = await one.good(
        "POST", "tables", {**OPTIONS, "players": players, "bots": bots, **options}
    )
    table: str = told["table"]
    return table


@pytest.mark.parametrize("players", PLAYERS)
@in_a_loop
async def test_a_whole_match_against_bots_and_its_record(players: int) -> None:
    async with page() as one:
        table = await solo(one, players)
        assert table.startswith("0")
        assert await (await one.watch(table)).play()
        text = await one.good("GET", f"tables/{table}/record")
        checked = loads(text)
        assert checked.over
        assert checked.variant.players == players
        proof = await one.good("GET", f"tables/{table}/proof")
        assert proof["table"] == table
        (listed,) = (await one.good("GET", "matches"))["tables"]
        assert listed["status"] == "over"
        told = await one.good("POST", "replay", text)
        assert len(told["frames"]) > players * 3
        profile = await one.good("GET", "me/profile")
        assert profile["matches"] == 1


@in_a_loop
async def test_a_page_that_is_closed_in_a_match_opens_it_where_it_was() -> None:
    storage = MemoryStorage()
    async with page(storage) as one:
        table = await solo(one)
        there = await one.watch(table)
        assert not await there.play(moves=4)
        before = await there.due()
    texts = dict(storage.texts)
    async with page(storage) as again:
        assert (await again.good("GET", "hello"))["name"] == "Ada"
        there = await again.watch(table)
        assert await there.due() == before
        assert await there.play()
    assert texts.items() <= {**storage.texts, **_changing(texts)}.items()


def _changing(texts: dict[str, str]) -> dict[str, str]:
    """What is not a line of a log, and may be written anew."""
    return {key: text for key, text in texts.items() if not key.startswith("line/")}


class Refusing(MemoryStorage):
    """A browser whose disk is full now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False

    async def write(self, changes: Changes) -> None:
        if self.full:
            raise OSError("no space")
        await super().write(changes)


@in_a_loop
async def test_what_cannot_be_kept_is_not_told_and_is_not_there() -> None:
    storage = Refusing()
    async with page(storage) as one:
        table = await solo(one)
        there = await one.watch(table)
        due = await there.due()
        assert due is not None
        number = there.messages("update")[-1]["number"]
        storage.full = True
        there.say(type="move", table=table, decision=due[0], move=due[1][0])
        (told,) = await one.until(lambda: there.messages("refused"))
        assert told["code"] == "server-trouble"
        assert there.messages("accepted") == []
        assert there.messages("update")[-1]["number"] == number
        storage.full = False
        again = await one.watch(table)  # as the page does when its socket is closed
        assert await again.due() == due
        assert await again.play()


@in_a_loop
async def test_puzzles_are_rated_on_the_device() -> None:
    storage = MemoryStorage()
    async with page(storage) as one:
        await one.good("POST", "me", {"name": "Ada"})
        question = await one.good("GET", "puzzles/next")
        told = await one.good(
            "POST", f"puzzles/{question['puzzle']}/answer", {"choice": question["choices"][0]}
        )
        assert told["rating"]["before"] != told["rating"]["after"]
        again = await one.good(
            "POST", f"puzzles/{question['puzzle']}/answer", {"choice": question["choices"][0]}
        )
        assert again["rating"] is None
    async with page(storage) as two:
        seen = await two.good("GET", "puzzles")
        assert seen["attempts"] == 1
        assert seen["rating"] == told["rating"]["after"]


@in_a_loop
async def test_a_daily_deal_and_what_cats_made_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    cats = {"kitten", "house", "alley"}
    monkeypatch.setattr(daily_tables, "levels", lambda: cats)
    async with page() as one:
        await one.good("POST", "me", {"name": "Ada"})
        day = FIRST.isoformat()
        table = (await one.good("POST", "daily", {"day": day}))["table"]
        assert await (await one.watch(table)).play()
        told = await one.good("GET", f"daily/{day}")
        assert told["tries"][0]["result"] is not None
        while told["thinking"]:
            await asyncio.sleep(0.05)
            told = await one.good("GET", f"daily/{day}")
        assert set(told["cats"]) == cats


@in_a_loop
async def test_all_that_is_kept_can_be_had_and_deleted() -> None:
    storage = MemoryStorage()
    async with page(storage) as one:
        table = await solo(one, 2)
        assert await (await one.watch(table)).play()
        told = await one.good("GET", "me/data")
        assert told["name"] == "Ada"
        assert told["tables"][0]["record"]["players"] == 2
        assert (await one.ask("POST", "me/delete", {"name": "Eve"}))[0] == 422
        await one.good("POST", "me/delete", {"name": "Ada"})
        assert storage.texts == {}
        assert (await one.good("GET", "hello"))["name"] is None
        assert (await one.ask("GET", f"tables/{table}"))[0] == 404


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "nowhere", None, 404, "no-such-page"),
        ("DELETE", "matches", None, 405, "wrong-method"),
        ("GET", "tables/0nosuch", None, 404, "no-such-table"),
        ("POST", "tables", {"players": 9}, 422, "player-count"),
        ("POST", "tables", {"wings": 2}, 422, "bad-request"),
        ("POST", "tables", "players=2", 422, "bad-request"),
        ("POST", "replay", "no record", 422, ""),
        ("GET", "puzzles/nosuch", None, 404, "no-such-puzzle"),
        ("POST", "me", {"name": "\u202e"}, 422, "bad-name"),
    ],
)
@in_a_loop
async def test_bad_requests_are_refused_as_a_server_does(
    method: str, path: str, body: Any, status: int, code: str
) -> None:
    async with page() as one:
        if path != "me":
            await one.good("POST", "me", {"name": "Ada"})
        found, told = await one.ask(method, path, body)
        assert found == status, told
        if code:
            assert told["code"] == code
        else:
            assert told["type"] == "bad-record"


@in_a_loop
async def test_nobody_in_particular_may_look_but_not_sit() -> None:
    async with page() as one:
        assert (await one.ask("POST", "tables", {"players": 2}))[0] == 401
        assert (await one.good("GET", "matches"))["tables"] == []


@in_a_loop
async def test_nonsense_over_a_socket_is_refused() -> None:
    async with page() as one:
        table = await solo(one)
        there = await one.watch(table)
        one.send(type="say", socket=there.socket, text="{")
        (told,) = await one.until(lambda: there.messages("refused"))
        assert told["code"] == "not-a-message"
        one.send(type="close", socket=there.socket)
        await one.until(lambda: one._of("closed", socket=there.socket))


@pytest.mark.parametrize("players", PLAYERS)
@in_a_loop
async def test_a_hint_weighs_every_choice(players: int) -> None:
    async with page() as one:
        table = await solo(one, players)
        there = await one.watch(table)
        due = await there.due()
        assert due is not None
        there.say(type="hint", table=table)
        (told,) = await one.until(lambda: there.messages("hinted"))
        assert {choice["move"] for choice in told["choices"]} == set(due[1])
        assert told["choices"][0]["verdict"] == "best"
        assert told["choices"][0]["reason"] is None


@in_a_loop
async def test_a_review_has_every_decision_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "ROUNDS", (2, 1, 1))
    async with page() as one:
        table = await solo(one, 2)
        assert await (await one.watch(table)).play()
        text = await one.good("GET", f"tables/{table}/record")
        lines = [json.loads(line) for line in (await review(one, text)).splitlines()]
        chosen = [line for line in lines if line["type"] == "choice"]
        assert len(chosen) == lines[0]["decisions"]
        assert lines[-1] == {"type": "done"}
        assert chosen[0]["seat"] == 0
        for line in chosen:
            assert sum(line["wins"]) == pytest.approx(1, abs=0.01)
            assert line["choices"][0]["loss"]["worth"]["value"] == 0
        again = [json.loads(line) for line in (await review(one, text)).splitlines()]
        assert again[0]["kept"]
        summary = await one.good("GET", f"tables/{table}/review")
        assert summary["kept"]


async def review(one: Page, text: str) -> str:
    told = await one.good("POST", "review?seat=0", text)
    assert isinstance(told, str)
    return told


@in_a_loop
async def test_a_review_that_nobody_waits_for_any_more_ends() -> None:
    async with page() as one:
        table = await solo(one, 2)
        assert await (await one.watch(table)).play()
        text = await one.good("GET", f"tables/{table}/record")
        asked = {"type": "request", "id": 99, "method": "POST", "path": "/api/review?seat=0"}
        one.send(**asked, body=text, contentType="text/plain")
        await one.until(lambda: one._of("answer", id=99))
        one.send(type="abort", id=99)
        await asyncio.sleep(0.1)
        assert 99 not in one.worker._asked
        assert one._of("end", id=99) is None


@in_a_loop
async def test_a_match_that_goes_on_is_a_record_from_which_it_goes_on_elsewhere() -> None:
    async with page() as one, page() as other:
        table = await solo(one, 3)
        there = await one.watch(table)
        assert not await there.play(moves=4)
        due = await there.due()
        you = there.messages("update")[-1]["you"]
        text = await one.good("GET", f"tables/{table}/export")
        record = loads(text)
        assert not record.over
        step = len((await other.good("POST", "replay", text))["frames"]) - 1
        await other.good("POST", "me", {"name": "Ada"})
        wanted = {"record": text, "step": step, "seat": you["seat"], "bot": "alley"}
        again = await other.watch((await other.good("POST", "continue", wanted))["table"])
        assert (await again.due() or ("", []))[1] == (due or ("", []))[1]
        assert again.messages("update")[-1]["you"]["hand"] == you["hand"]
        assert (await other.ask("GET", "tables/0nosuch/export"))[0] == 404
