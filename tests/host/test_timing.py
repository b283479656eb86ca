"""When a bot answers tells nothing of what it may do: forced and free look alike."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest

from purradox.bots.pace import LONGER, PACES, QUICK, SECONDS, Steps, natural_pause, steps
from purradox.host import slowness
from purradox.host.keeper import Keeper
from purradox.host.sql.running import hosting
from purradox.host.thinkers import Thinkers, ThoughtFailed, at_once
from purradox.rules import Choice, PlayerView
from tests.host.clock import run_at_once
from tests.host.hosts import match
from tests.host.test_slowness import table

EACH = 0.04
"""Seconds that a bot thinks of a choice, where it has more than one."""


class Slow:
    """Instead of a process: a bot that thinks for as long as its choices take."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails

    async def load(self, _spec: str) -> None:
        pass

    async def leave(self) -> None:
        pass

    async def call(self, _seconds: float, _function: Any, arguments: tuple[Any, ...]) -> Choice:
        view: PlayerView = arguments[2]
        await asyncio.sleep(EACH * (len(view.legal) - 1))
        if self.fails:
            raise ThoughtFailed("refused")
        return view.legal[0]


class Pool(Thinkers):
    """One slow bot at a time."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(0)
        self.schedule.places = 1
        self._free = {background: [Slow(fails)] for background in (False, True)}  # type: ignore[list-item]

    async def prepared(self, *_what: object) -> None:
        pass


def answers(file: str, pace: str, bot: str, *, fails: bool = False) -> dict[int, list[float]]:
    """The seconds from question to answer in a match, by how many choices there were."""
    told = defaultdict[int, list[float]](list)

    async def main() -> None:
        async with hosting(file, pause=natural_pause, steps=steps) as host:
            pool = host.keeper.thinkers = Pool(fails)
            assert isinstance(host.keeper, Keeper)
            step, think = host.tables.step, host.keeper._think
            asked = dict[Any, tuple[float, int]]()

            async def thinking(live: Any, seat: int, decision: str, *rest: Any) -> None:
                if ".play." in decision:  # discards are thought of one after another
                    choices = len(live.state.match.view(seat).legal)
                    asked[asyncio.current_task()] = asyncio.get_running_loop().time(), choices
                await think(live, seat, decision, *rest)

            async def decided(*what: Any) -> int:
                if (found := asked.pop(asyncio.current_task(), None)) is not None:
                    begun, choices = found
                    told[choices].append(asyncio.get_running_loop().time() - begun)
                return await step(*what)

            host.keeper._think = thinking  # type: ignore[method-assign, assignment]
            host.tables.step = decided  # type: ignore[method-assign, assignment]
            bots = (None, bot, bot)
            table = await match(host, 1, players=3, bots=bots, pace=pace)
            me = next(seat for seat, person in enumerate(table.people) if person.id)
            news = asyncio.Event()
            table.live.listeners.add(lambda _live: news.set())
            while table.live.state.status != "over":
                news.clear()
                if me in table.live.state.to_act:
                    await table.move(me)
                else:
                    await news.wait()
            assert not pool.schedule.waiting

    run_at_once(main())
    return told


@pytest.mark.parametrize("fails", [False, True], ids=["thinks", "fails"])
def test_at_once_every_answer_takes_the_same_time(file: str, fails: bool) -> None:
    told = answers(file, "instant", "schrodinger", fails=fails)
    assert len(told) > 3
    step = LONGER * SECONDS["schrodinger"]
    expected = 2 * step if fails else step  # another bot decides, and takes a step too
    assert {round(one, 6) for some in told.values() for one in some} == {expected}


def test_at_a_natural_pace_pauses_are_drawn_from_what_everybody_sees(file: str) -> None:
    """No answer comes sooner because there was little to choose from."""
    told = answers(file, "natural", "schrodinger")
    assert len(told) > 3
    assert min(map(min, told.values())) >= LONGER * SECONDS["schrodinger"] - 1e-6


def test_how_long_others_wait_tells_nothing_of_what_a_bot_thinks_about() -> None:
    """What a table is told of a queue, and when, is the same for free choices and forced ones."""

    def told(choices: int) -> list[tuple[float, slowness.Slow | None]]:
        heard, live = list[Any](), table(None, "schrodinger")

        async def main() -> None:
            loop, pool, view = asyncio.get_running_loop(), Pool(), Mock(legal=range(choices))
            live.tell = lambda: heard.append((round(loop.time(), 3), live.slow))
            turn = at_once, steps("schrodinger")
            bots = [
                asyncio.create_task(pool.choose(9, "schrodinger", "", view, f"{at}", "", *turn))
                for at in range(9)
            ]
            while not all(bot.done() for bot in bots):
                await asyncio.sleep(0.1)
                slowness.look([live], pool)

        run_at_once(main())
        return heard

    assert [slow and slow.seconds for _, slow in told(1)] == [5, 3, None]
    assert told(1) == told(20)


@pytest.mark.parametrize("thought", [0.0, 0.01, 0.049])
def test_a_quick_level_answers_after_one_step(thought: float) -> None:
    assert steps("alley") == QUICK

    async def main(wait: Callable[[], Any]) -> float:
        from purradox.host.thinkers import whole_steps

        begun = asyncio.get_running_loop().time()
        await wait()
        await whole_steps(begun, steps("alley"))
        return asyncio.get_running_loop().time() - begun

    assert run_at_once(main(lambda: asyncio.sleep(thought))) == pytest.approx(QUICK.step)


def test_steps_follow_from_the_name_of_a_bot() -> None:
    assert steps("schrodinger") == Steps(1.0, 1.25)
    assert steps("search:simulations=100,seconds=0.4") == Steps(0.4, 0.5)
    for spec in ("search:seconds=soon", "search", "exec:bot --seconds=3", "search:seconds=-1"):
        assert steps(spec).usual == 0
        assert steps(spec).step > 0
    for level in PACES:
        assert steps(level).step > steps(level).usual
