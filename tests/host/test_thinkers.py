"""Processes that think for bots and strangers: prepared, replaced when they fail, told little."""

import asyncio
import operator
import os
import pickle
import sys
import time
from functools import partial
from pathlib import Path
from random import Random

import pytest

from purradox.bots.errors import BotNeeds
from purradox.bots.forfeit import Reason
from purradox.bots.pace import natural_pause
from purradox.host import thinker, thinkers
from purradox.host.deals import bot_seed
from purradox.host.errors import BotMissingPart
from purradox.host.thinkers import Thinkers, ThoughtFailed, missing_of
from purradox.rules import PlayerView, Round, shuffled, variant
from tests.helpers import random_round


def random_view() -> PlayerView:
    return Round.start(variant(3), 0, shuffled(variant(3), Random(1))).view(0)


def test_what_compiles_holds_up_only_those_who_need_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pipe that nobody reads holds the process that prepares; the pool goes on thinking."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    monkeypatch.setattr(thinkers, "LONG", 0.0)
    monkeypatch.setattr(thinker, "load", partial(Path.write_text, gate))
    spec = "kitten:playfulness=1"

    async def main() -> None:
        pool, view = Thinkers(1), random_view()
        process = pool._free[False][0]
        assert isinstance(process, thinkers._Process)
        process._loaded |= {spec, "alley"}
        try:
            gone = asyncio.create_task(pool.choose(60, spec, "a", view))
            waits = asyncio.create_task(pool.choose(60, spec, "a", view))
            assert await pool.choose(60, "alley", "b", view) in view.legal
            gone.cancel()  # it is being loaded all the same
            await asyncio.sleep(0)
            assert pool.preparing == {spec}
            assert await asyncio.to_thread(gate.read_text) == spec
            assert await waits in view.legal
            assert pool.preparing == set()
            await pool.choose(60, spec, "c", view)  # once is enough: nobody reads again
        finally:
            await pool.close()

    asyncio.run(main())


def test_what_cannot_be_prepared_holds_nobody_up() -> None:
    async def main() -> None:
        pool, closing = Thinkers(1), Thinkers(1)
        await pool.prepared(os._exit, 3)
        await pool.close()
        waits = asyncio.create_task(closing.prepared(time.sleep, 60))
        await asyncio.sleep(0)
        await asyncio.wait_for(closing.close(), 30)
        with pytest.raises(asyncio.CancelledError):
            await waits

    asyncio.run(main())


def test_a_bot_that_cannot_be_made_is_told_apart_from_one_that_fails() -> None:
    async def main() -> None:
        pool = Thinkers(1)
        try:
            with pytest.raises(BotMissingPart) as refused:
                await pool.choose(60, "magpie:x=1", "", random_view())
            assert refused.value.details == {
                "bot": "magpie:x=1",
                "part": "magpie:x=1",
                "command": "purradox bots",
            }
            assert not pool.preparing
            assert not pool._prepared  # it may be installed by then
        finally:
            await pool.close()

    asyncio.run(main())
    lacks = BotNeeds("magpie", "No module named 'feathers'", "feathers", "pip install feathers")
    missing = missing_of(pickle.loads(pickle.dumps(lacks)), "magpie:x=1")
    assert missing.details == {
        "bot": "magpie:x=1",
        "part": "feathers",
        "command": "pip install feathers",
    }


def test_processes_that_think_are_replaced_when_they_fail() -> None:
    async def main() -> None:
        pool = Thinkers(1)
        try:
            assert await pool.call(60, operator.add, 2, 3) == 5
            with pytest.raises(ThoughtFailed, match="late"):
                await pool.call(0.2, time.sleep, 30)
            with pytest.raises(ThoughtFailed, match="died"):
                await pool.call(60, os._exit, 3)
            with pytest.raises(ThoughtFailed, match="refused: ZeroDivisionError"):
                await pool.call(60, operator.truediv, 1, 0)
            assert await pool.call(60, operator.add, 2, 3) == 5
            asked = asyncio.create_task(pool.call(60, time.sleep, 30))
            await asyncio.sleep(0.1)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            view = random_view()
            assert await pool.choose(60, "careful", "seed", view) in view.legal
        finally:
            await pool.close()

    asyncio.run(main())


def test_what_has_begun_is_finished_though_nobody_waits() -> None:
    async def main() -> None:
        pool = Thinkers(1)
        try:
            process = await pool.finish(60, "anna", os.getpid)
            asked = [
                asyncio.create_task(pool.finish(60, "anna", time.sleep, 0.3)) for _ in range(9)
            ]
            await asyncio.sleep(0.1)
            for one in asked:
                one.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            begun = time.monotonic()
            assert await pool.finish(60, "anna", os.getpid) == process
            assert time.monotonic() - begun < 2  # those that had not begun are forgotten
            with pytest.raises(ThoughtFailed, match="refused: ZeroDivisionError"):
                await pool.finish(60, "anna", operator.truediv, 1, 0)
            asyncio.create_task(pool.finish(60, "anna", time.sleep, 30)).cancel()
            last = asyncio.create_task(pool.finish(60, "anna", time.sleep, 30))
            await asyncio.sleep(0.1)
        finally:
            await pool.close()
        with pytest.raises(asyncio.CancelledError):
            await last

    asyncio.run(main())


def test_a_bot_is_given_a_view_and_luck_of_its_own() -> None:
    """Neither the match nor the seed of the deals leaves the process of the referee."""
    assert thinker.choose.__annotations__["view"].__name__ == "PlayerView"
    seed = bytes(range(32))
    told = {
        bot_seed(seed, decision, seat) for decision in ("1.play.1", "1.play.2") for seat in (0, 1)
    }
    assert len(told) == 4
    assert all(seed.hex() not in one for one in told)


def test_a_pause_tells_nothing_of_a_hand() -> None:
    for players in (2, 3, 4, 5):
        now = random_round(variant(players), Random(players))
        pauses = {natural_pause(now.view(seat), "house", Random(3)) for seat in range(players)}
        assert len(pauses) == 1


PROGRAM = """
import json, os, sys
print(os.getpid(), file=open(sys.argv[1], "a"))
for asked, line in enumerate(sys.stdin):
    legal = json.loads(line)["legal"]
    print(json.dumps({"move": legal[0] if asked != 1 else "9r"}), flush=True)
"""


def test_a_program_is_kept_between_decisions_and_ended_with_the_pool(tmp_path: Path) -> None:
    """After a forfeit it is started anew; the log is told one of its own reasons."""
    (tmp_path / "bot.py").write_text(PROGRAM, "utf-8")
    lives = tmp_path / "lives"
    spec = f"exec:{sys.executable} {tmp_path / 'bot.py'} {lives}"

    async def main() -> None:
        pool, view = Thinkers(1), random_view()
        try:
            assert await pool.choose(10, spec, "a", view) in view.legal
            with pytest.raises(ThoughtFailed) as failed:
                await pool.choose(10, spec, "b", view)
            assert (failed.value.reason, failed.value.detail) == ("illegal", "9r")
            assert failed.value.forfeit is not None
            assert failed.value.forfeit.bot.startswith("exec:")
            assert await pool.choose(10, spec, "c", view) in view.legal
        finally:
            await pool.close()

    asyncio.run(main())
    started = lives.read_text().split()
    assert len(started) == 2
    for process in started:
        with pytest.raises(ProcessLookupError):
            os.kill(int(process), 0)


def test_a_program_that_was_given_up_may_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its matches are many on a server; one that went wrong does not decide them all."""
    monkeypatch.setattr(thinker, "_running", {})
    spec = f"exec:{sys.executable} -c 0"
    told = []
    for decision in range(5):
        with pytest.raises(thinker.Forfeited) as failed:
            thinker.choose(spec, str(decision), random_view())
        told.append(failed.value.args[0].reason)
    assert told == [*[Reason.DIED] * 3, Reason.GIVEN_UP, Reason.DIED]
