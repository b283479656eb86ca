"""Puzzles over HTTP: questions that tell nothing, answers that count once, ratings that last."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from purradox.puzzles import Kind, Puzzle, find_puzzle, puzzles
from purradox.puzzles.puzzle import lines
from tests.server.people import Person, Refused, guest
from tests.server.running import running


def one_of(kind: Kind) -> Puzzle:
    return next(one for one in puzzles() if one.kind is kind)


def test_ratings_change_with_the_first_answer_and_survive_a_restart(database: str) -> None:
    solved, missed = one_of(Kind.KEEP), one_of(Kind.READ)

    async def answer(person: Person, one: Puzzle, place: int) -> Any:
        content = {"choice": one.values[place].choice, "milliseconds": 4200}
        return await person.ask(f"/api/puzzles/{one.id}/answer", content)

    async def main() -> None:
        async with running(database) as server:
            anna = await guest(server.url)
            before = await anna.ask("/api/puzzles")
            today = await anna.ask("/api/puzzles/today")
            assert today["puzzle"] == before["today"] in lines()
            assert (await anna.request("/puzzles/today")).status_code == 200
            assert (before["rating"], before["attempts"], before["history"]) == (None, 0, [])
            right = await answer(anna, solved, 0)
            assert right["right"]
            assert right["rating"]["after"] > right["rating"]["before"]
            assert right["puzzle_rating"] < solved.rating
            assert right["reason"]["other"] == solved.values[1].choice
            wrong = await answer(anna, missed, 1)
            assert not wrong["right"]
            assert (wrong["answer"], wrong["reason"]["other"]) == (
                missed.answer.choice,
                missed.values[1].choice,
            )
            assert wrong["rating"]["after"] < wrong["rating"]["before"]
            assert wrong["puzzle_rating"] > missed.rating
            again = await answer(anna, missed, 0)
            assert (again["right"], again["rating"]) == (True, None)
            assert again["puzzle_rating"] == wrong["puzzle_rating"]
        async with running(database) as server:
            anna.url = server.url
            told = await anna.ask("/api/puzzles")
            assert (told["attempts"], told["solved"]) == (2, 1)
            assert told["rating"] == wrong["rating"]["after"]
            assert {one["puzzle"]: one["right"] for one in told["history"]} == {
                solved.id: True,
                missed.id: False,
            }
            question = await anna.ask(f"/api/puzzles/{missed.id}")
            assert (question["rating"], question["attempts"]) == (wrong["puzzle_rating"], 1)

    asyncio.run(main())


def test_answers_at_the_same_time_count_once_each(database: str) -> None:
    one = one_of(Kind.SURVIVE)
    path, content = f"/api/puzzles/{one.id}/answer", {"choice": one.answer.choice}

    async def main() -> None:
        async with running(database) as server:
            people = [await guest(server.url, name) for name in ("Anna", "Ben", "Cleo")]
            asked = [person.ask(path, content) for person in people * 3]
            told = await asyncio.gather(*asked)
            assert sum(each["rating"] is not None for each in told) == 3
            assert (await people[0].ask(f"/api/puzzles/{one.id}"))["attempts"] == 3
            host = server.host
            rated = (await host.puzzles.corrected())[one.id]
            assert rated.rating.value == pytest.approx(
                min(each["puzzle_rating"] for each in told), abs=1
            )

    asyncio.run(main())


def test_the_next_puzzle_is_new_near_and_of_the_kind(file: str) -> None:
    async def main() -> None:
        async with running(file) as server:
            anna = await guest(server.url)
            discards = [one for one in puzzles() if one.kind is Kind.DISCARD]
            for _ in discards:
                told = await anna.ask("/api/puzzles/next?kind=discard")
                assert told["kind"] == "discard"
                found = find_puzzle(told["puzzle"])
                assert found
                path = f"/api/puzzles/{found.id}/answer"
                verdict = await anna.ask(path, {"choice": found.answer.choice})
                assert verdict["rating"] is not None  # never one twice while others are left
            again = await anna.ask("/api/puzzles/next?kind=discard")
            assert again["kind"] == "discard"
            mine = (await anna.ask("/api/puzzles"))["rating"]
            told = await anna.ask("/api/puzzles/next")
            every = sorted(abs(one["rating"] - mine) for one in lines().values())
            assert abs(told["rating"] - mine) <= every[min(40, len(every) - 1)]
            assert (await Person(server.url).ask("/api/puzzles/next"))["puzzle"] in lines()

    asyncio.run(main())


@pytest.mark.parametrize("kind", list(Kind))
def test_a_question_tells_nothing_of_the_answer_or_of_hidden_cards(
    file: str, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With other hidden cards and another answer it is the same, byte for byte."""
    one = one_of(kind)
    line = dict(lines()[one.id])
    other = next(deal for deal in one.view.deals(Random(1)) if deal.hands != one.round.hands)
    assert other.view(one.seat) == one.view
    turned = line | {"position": other.position, "values": line["values"][::-1]}
    turned["solved"] = {}

    async def asked(person: Person) -> list[bytes]:
        paths = (f"/api/puzzles/{one.id}", f"/puzzles/{one.id}", "/api/puzzles")
        return [(await person.request(path)).content for path in paths]

    async def main() -> None:
        async with running(file) as server:
            anna = await guest(server.url)
            before = await asked(anna)
            changed = lines() | {one.id: turned}
            monkeypatch.setattr("purradox.puzzles.puzzle.lines", lambda: changed)
            assert find_puzzle(one.id) != one
            assert await asked(anna) == before
            told = json.loads(before[0])
            fields = {"puzzle", "kind", "number", "setup", "round", "you", "choices"}
            assert set(told) == fields | {"rating", "attempts"}

    asyncio.run(main())


def test_a_puzzle_is_played_out_against_bots(file: str) -> None:
    one = one_of(Kind.KEEP)

    async def main() -> None:
        async with running(file) as server:
            anna = await guest(server.url)
            path = f"/api/puzzles/{one.id}/continue"
            table = (await anna.ask(path, {"bot": "kitten"}))["table"]
            state = (await server.host.table(table)).state
            assert state.match.view(one.seat) == one.view
            assert [chair.bot for chair in state.chairs].count("kitten") == len(state.chairs) - 1
            with pytest.raises(Refused) as refused:
                await anna.ask(path, {"bot": "nobody"})
            assert refused.value.status < 500

    asyncio.run(main())


BAD: list[tuple[str, Any, int, str]] = [
    ("nothing", None, 404, "no-such-puzzle"),
    ("nothing/answer", {"choice": "5b"}, 404, "no-such-puzzle"),
    ("nothing/continue", {}, 404, "no-such-puzzle"),
    ("next?kind=chess", None, 422, "bad-request"),
    ("ID/answer", {"choice": "9z"}, 422, "bad-request"),
    ("ID/answer", {"choice": ""}, 422, "bad-request"),
    ("ID/answer", {"choice": 5}, 422, "bad-request"),
    ("ID/answer", {"choice": "5b", "milliseconds": -1}, 422, "bad-request"),
    ("ID/answer", {"choice": "5b", "rating": 3000}, 422, "bad-request"),
    ("ID/answer", {}, 422, "bad-request"),
]


def test_bad_input_is_refused(file: str) -> None:
    one = one_of(Kind.KEEP)

    async def main() -> None:
        async with running(file) as server:
            anna = await guest(server.url)
            for path, content, status, code in BAD:
                with pytest.raises(Refused) as refused:
                    await anna.ask(f"/api/puzzles/{path.replace('ID', one.id)}", content)
                assert (refused.value.status, refused.value.code) == (status, code), path
            assert (await anna.ask("/api/puzzles"))["attempts"] == 0
            nowhere = await anna.request("/puzzles/nothing")
            assert nowhere.status_code == 404

    asyncio.run(main())


def test_nobody_answers_as_nobody(file: str) -> None:
    async def main() -> None:
        async with running(file) as server:
            one = one_of(Kind.KEEP)
            content = {"choice": one.answer.choice}
            answer = await Person(server.url).request(f"/api/puzzles/{one.id}/answer", content)
            assert answer.status_code == 401

    asyncio.run(main())
