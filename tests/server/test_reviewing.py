"""What each choice was worth, line by line."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar

from purradox.analysis.review import CLOSER, DOUBTFUL
from purradox.bots import make_bot
from purradox.bots.table import play_match
from purradox.notation import record_of, record_of_view, to_text
from purradox.rules import Match, variant
from purradox.server.replaying import replay
from purradox.server.reviewing import GLANCE, review_lines
from purradox.server.reviews import reviewed

WORLDS = 8


T = TypeVar("T")


def run(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """In a thread of its own: a browser of other tests may keep a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work())).result()


def played(players: int) -> Match:
    bots = [make_bot("random", Random(seat)) for seat in range(players)]
    return play_match(variant(players), bots, Random(4))


def test_every_choice_is_weighed_where_it_was_made() -> None:
    text = to_text(record_of(played(2)))
    frames = replay(text).frames
    first, look, *lines, done = review_lines(text, WORLDS)
    lines = lines[: [line["type"] for line in lines].index("look")]
    choices = [line for line in lines if line["type"] == "choice"]
    seats = [line for line in lines if line["type"] == "seat"]
    assert first == {"type": "review", "decisions": len(choices), "worlds": WORLDS}
    assert look == {"type": "look", "kind": "look", "worlds": WORLDS, "decisions": len(choices)}
    assert done == {"type": "done"}
    assert [line["step"] for line in choices] == [
        step for step, frame in enumerate(frames) if frame.seat is not None
    ]
    for line in choices:
        frame = frames[line["step"]]
        assert line["seat"] == frame.seat
        assert line["phase"] == frame.round.phase
        assert line["choices"][line["chosen"]]["move"] == frame.move
        assert (line["reason"]["kind"] == "same") == (line["chosen"] == 0)
    assert [one["seat"] for one in seats] == [0, 1]
    assert all(one["known"] for one in seats)
    assert all(set(one["costliest"]) <= {line["step"] for line in choices} for one in seats)


def test_each_look_is_closer_and_the_last_one_is_at_what_seems_costliest() -> None:
    text = to_text(record_of(played(2))).split("Round 2")[0]
    lines = list(review_lines(text, GLANCE + 1))
    looks = [line for line in lines if line["type"] == "look"]
    assert [(one["kind"], one["worlds"]) for one in looks] == [
        ("glance", GLANCE),
        ("look", GLANCE + 1),
        ("closer", CLOSER * (GLANCE + 1)),
    ]
    choices = [line for line in lines if line["type"] == "choice"]
    for one in looks:
        mine, choices = choices[: one["decisions"]], choices[one["decisions"] :]
        assert {line["worlds"] for line in mine} == {one["worlds"]}
    assert not choices
    assert DOUBTFUL <= len(mine) <= 2 * DOUBTFUL
    seats = [line["seat"] for line in lines if line["type"] == "seat"]
    assert seats == [0, 1] * len(looks)
    (*_, last, other, _done) = lines
    closely = {line["step"] for line in mine}
    assert {last["costliest"][0], other["costliest"][0]} <= closely


def test_only_known_hands_are_weighed() -> None:
    text = to_text(record_of_view(played(3).view(1)))
    lines = list(review_lines(text, WORLDS))
    assert {line["seat"] for line in lines if line["type"] == "choice"} == {1}
    assert [line["known"] for line in lines if line["type"] == "seat"][-3:] == [False, True, False]


def test_a_program_of_its_own_gives_the_same_lines() -> None:
    text = to_text(record_of(played(2))).split("Round 2")[0]

    async def lines() -> list[bytes]:
        return [line async for line in reviewed(text, WORLDS)]

    found = [json.loads(line) for line in run(lines)]
    assert found == json.loads(json.dumps(list(review_lines(text, WORLDS))))


def test_the_program_ends_when_nobody_listens() -> None:
    text = to_text(record_of(played(2)))

    async def first() -> bytes:
        lines = reviewed(text, 100_000)
        try:
            return await asyncio.wait_for(anext(lines), 30)
        finally:
            await lines.aclose()

    assert json.loads(run(first))["type"] == "review"


def test_a_broken_record_is_told() -> None:
    (line,) = review_lines("nonsense")
    assert line["type"] == "bad-record"
    assert line["line"] == 1
