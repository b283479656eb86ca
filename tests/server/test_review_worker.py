"""What each choice was worth, line by line."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import groupby
from operator import itemgetter
from random import Random
from threading import Lock
from typing import Any, TypeVar

import pytest

from purradox.analysis.review import CLOSER, DOUBTFUL, FINAL, FINALISTS, ROUNDS
from purradox.bots import make_bot
from purradox.bots.match_runner import play_match
from purradox.notation import record_of, record_of_view, to_text
from purradox.rules import Match, variant
from purradox.server.api.replay import replay
from purradox.server.records import worker
from purradox.server.records.pool import Program
from purradox.server.records.worker import GLANCE, review_lines

SIMULATIONS = 8


T = TypeVar("T")


def run(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """In a thread of its own: a browser of other tests may keep a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work())).result()


def played(players: int) -> Match:
    bots = [make_bot("random", Random(seat)) for seat in range(players)]
    return play_match(variant(players), bots, Random(4))


def of_type(lines: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [line for line in lines if line["type"] == kind]


def test_every_choice_is_weighed_where_it_was_made() -> None:
    text = to_text(record_of(played(2)))
    frames = replay(text).frames
    first, *lines, done = review_lines(text, SIMULATIONS)
    choices = {line["step"]: line for line in of_type(lines, "choice")}
    seats = of_type(lines, "seat")[-2:]
    assert first == {"type": "review", "decisions": len(choices), "simulations": SIMULATIONS}
    assert done == {"type": "done"}
    assert sorted(choices) == [step for step, frame in enumerate(frames) if frame.seat is not None]
    for step, line in choices.items():
        frame = frames[step]
        assert line["seat"] == frame.seat
        assert line["phase"] == frame.round.phase
        assert line["choices"][line["chosen"]]["move"] == frame.move
        assert [one["verdict"] for one in line["choices"]].count("best") == 1
        assert line["choices"][0]["verdict"] == "best"
        for one in line["choices"]:
            assert (one["reason"] is None) == (one["verdict"] == "best")
        assert sum(line["wins"]) == pytest.approx(1, abs=1e-3)
    assert [one["seat"] for one in seats] == [0, 1]
    assert all(one["known"] for one in seats)
    assert all(set(one["costliest"]) <= set(choices) for one in seats)


def test_each_look_is_closer_and_one_seat_is_first() -> None:
    text = to_text(record_of(played(2))).split("Round 2")[0]
    lines = list(review_lines(text, GLANCE + 1, first=1, threads=2))
    looks = of_type(lines, "look")
    begun, last = looks[:6], looks[6:]
    assert [(one["kind"], one["seat"], one["simulations"]) for one in begun] == [
        ("glance", 1, GLANCE),
        ("glance", 0, GLANCE),
        ("look", 1, GLANCE + 1),
        ("look", 0, GLANCE + 1),
        ("closer", 1, CLOSER * (GLANCE + 1)),
        ("closer", 0, CLOSER * (GLANCE + 1)),
    ]
    rounds = [list(some) for _, some in groupby(last, itemgetter("simulations"))]
    assert 0 < len(rounds) <= ROUNDS
    assert {one["kind"] for one in last} == {"closer"}
    level = CLOSER * (GLANCE + 1)
    for some in rounds:
        left = sum(one["decisions"] for one in some)
        assert 1 < left <= FINALISTS
        level += FINAL / ROUNDS / left * (GLANCE + 1)
        assert {one["simulations"] for one in some} == {int(level)}
    choices = of_type(lines, "choice")
    shares = [line["progress"] for line in choices]
    assert shares == sorted(shares)
    assert (shares[-1] == 1) == (len(rounds) == ROUNDS)
    glanced: dict[int, int] = {}
    for one in looks:
        mine, choices = choices[: one["decisions"]], choices[one["decisions"] :]
        assert {line["seat"] for line in mine} == {one["seat"]}
        for line in mine:
            # The last deal is finished with every move that it was begun with.
            assert 0 < line["simulations"] < one["simulations"] + len(line["choices"])
            if one["kind"] == "glance":
                glanced[line["step"]] = line["simulations"]
            if one["kind"] == "look":
                assert line["simulations"] >= glanced[line["step"]]
        if one["kind"] == "closer":
            assert 0 < len(mine) <= DOUBTFUL
    assert not choices
    seats = of_type(lines, "seat")
    assert [line["seat"] for line in seats] == [one["seat"] for one in looks]
    assert [line["luck"] is None for line in seats] == [one["kind"] == "glance" for one in looks]


def test_neither_threads_nor_who_is_first_change_a_figure() -> None:
    text = to_text(record_of(played(2))).split("Round 2")[0]

    def last_words(**options: Any) -> dict[Any, dict[str, Any]]:
        lines = review_lines(text, GLANCE + 1, **options)
        return {
            (line["type"], line.get("step", line.get("seat"))): line | {"progress": 1}
            for line in lines
            if line["type"] in ("choice", "seat")
        }

    assert last_words() == last_words(threads=2, first=1)


def test_only_known_hands_are_weighed() -> None:
    text = to_text(record_of_view(played(3).view(1)))
    lines = list(review_lines(text, SIMULATIONS))
    assert {line["seat"] for line in lines if line["type"] == "choice"} == {1}
    assert {line["seat"]: line["known"] for line in of_type(lines, "seat")} == {
        0: False,
        1: True,
        2: False,
    }


def test_a_program_of_its_own_gives_the_same_lines() -> None:
    text = to_text(record_of(played(2))).split("Round 2")[0]

    turns = list[str]()

    @asynccontextmanager
    async def turn() -> AsyncIterator[None]:
        turns.append("begins")
        yield
        turns.append("ends")

    async def lines() -> list[Any]:
        program = Program()
        try:
            return [
                line
                for _ in range(2)
                for line in await _all(program.lines(text, SIMULATIONS, turn=turn))
            ]
        finally:
            await program.stop()

    assert run(lines) == 2 * json.loads(json.dumps(list(review_lines(text, SIMULATIONS))))
    assert turns == ["begins", "ends"] * (len(turns) // 2)


def test_threads_weigh_only_when_it_is_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each turn ends before the next is asked for, and none is longer than a slice."""
    monkeypatch.setattr(worker, "SLICE", 0.0005)
    lock, going, asked = Lock(), 0, 0

    def ask() -> None:
        nonlocal asked
        with lock:
            assert going == 0
        asked += 1

    turns = worker.Turns(ask)

    def work(_piece: int) -> None:
        nonlocal going
        with turns.piece():
            with lock:
                going += 1
            time.sleep(0.001)
            with lock:
                going -= 1

    with ThreadPoolExecutor(3) as pool:
        list(pool.map(work, range(30)))
    assert asked >= 10


def test_a_review_that_nobody_wants_is_dropped_and_its_program_takes_the_next() -> None:
    text = to_text(record_of(played(2)))
    short = text.split("Round 2")[0]
    asked = asyncio.Event()

    @asynccontextmanager
    async def never() -> AsyncIterator[None]:
        asked.set()
        await asyncio.Event().wait()
        yield

    async def main() -> None:
        program = Program()
        try:
            lines = program.lines(text, 100_000)
            assert json.loads(await asyncio.wait_for(anext(lines), 60))["type"] == "review"
            process = program._process
            await lines.aclose()  # it works, and drops it at its next turn
            async with asyncio.TaskGroup() as group:
                waiting = group.create_task(_all(program.lines(text, 100_000, turn=never)))
                await asked.wait()
                waiting.cancel()  # it waits for its turn
            assert (await _all(program.lines(short, SIMULATIONS)))[-1] == {"type": "done"}
            assert program._process is process
            assert process is not None
            process.kill()
            with pytest.raises(EOFError):
                await _all(program.lines(short, SIMULATIONS))
            assert (await _all(program.lines(short, SIMULATIONS)))[-1] == {"type": "done"}
        finally:
            await program.stop()

    run(main)


async def _all(lines: AsyncIterator[bytes]) -> list[Any]:
    return [json.loads(line) async for line in lines]


def test_a_broken_record_is_told() -> None:
    (line,) = review_lines("nonsense")
    assert line["type"] == "bad-record"
    assert line["line"] == 1
