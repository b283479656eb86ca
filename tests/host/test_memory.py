"""A host without a database: the same tables on a log in memory."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence

from purradox.host import Guest, Host, MemoryLog, Options
from purradox.host import lines as log
from purradox.host.log import Row
from purradox.host.state import State
from tests.host.hosts import Thoughts
from tests.server.running import until

ANNA, BORIS = Guest("a", "Anna", program=False), Guest("b", "Boris", program=False)


def folded(table: str, rows: list[Row]) -> State:
    state = State(table)
    for row in rows:
        state = state.after(row.at, log.decode(row.body))
    return state


def test_a_match_a_rematch_and_a_restart() -> None:
    kept = MemoryLog()

    async def play(host: Host, name: str) -> None:
        table = await host.table(name)
        people = {table.state.seat_of(one.id): one for one in (ANNA, BORIS)}
        while table.state.status != "over":
            for seat in table.state.to_act:
                if (person := people.get(seat)) and (decision := table.state.decision(seat)):
                    move = str(table.state.match.view(seat).legal[0])
                    await host.decide(table, person, decision, move)
            await asyncio.sleep(0)

    async def main() -> tuple[str, str]:
        host = Host(kept, Thoughts())
        options = Options(players=3, pace="instant", listed=True, bots=(None, None, "house"))
        table = await host.open(options, ANNA)
        assert [card.table for card in await host.lobby()] == [table.table]
        await host.sit(table, BORIS)
        await host.start(table, ANNA)
        await until(lambda: not table.state.match.needs_deal)
        await host.close()

        host = Host(kept, Thoughts())
        await host.begin()
        await play(host, table.table)
        again = await host.rematch(await host.table(table.table), ANNA)
        assert await host.rematch(await host.table(table.table), BORIS) == again
        await play(host, again)
        (one, two) = await host.matches(BORIS)
        assert {one.table, two.table} == {table.table, again}
        await host.hide(await host.table(again), BORIS, hidden=True)
        assert [card.table for card in await host.matches(BORIS)] == [table.table]
        assert await host.lobby() == []
        await host.close()
        return table.table, again

    for table in asyncio.run(main()):
        state = folded(table, kept.rows[table])
        assert state.match.over
        assert len({row.decision for row in kept.rows[table] if row.decision}) == sum(
            row.decision is not None for row in kept.rows[table]
        )


def test_a_place_and_a_decision_are_taken_once() -> None:
    async def main() -> list[list[bool]]:
        kept = MemoryLog()
        groups: list[list[Sequence[Row]]] = [
            [[Row("t", 1, "a", 0, "1")], [Row("u", 1, None, 0, "1")]],
            [[Row("t", 1, "b", 0, "2")], [Row("t", 2, "c", 0, "follows")]],
            [[Row("t", 2, "a", 0, "decided before")]],
            [[Row("v", 1, None, 0, "1"), Row("t", 3, None, 0, "a gap")]],
            [[Row("v", 1, None, 0, "1"), Row("t", 2, "b", 0, "2")]],
        ]
        return [await kept.append(group) for group in groups]

    assert asyncio.run(main()) == [[True, True], [False, False], [False], [False], [True]]


class Slow(MemoryLog):
    """A log of several processes, whose answer takes a turn of the loop."""

    async def read(self, tables: dict[str, int]) -> dict[str, list[Row]]:
        found = await super().read(tables)
        await asyncio.sleep(0)
        return found


def test_a_step_that_is_refused_while_others_are_read_is_judged_again() -> None:
    """Whoever reads first takes the lines in; who reads beside finds nothing new, and is behind."""

    async def main() -> None:
        kept = Slow(shared=True)
        one, two = Host(kept, Thoughts()), Host(kept, Thoughts())
        options = Options(players=2, pace="instant", bots=(None, None))
        table = await one.open(options, ANNA)
        await one.sit(table, BORIS)
        there = await two.table(table.table)
        await one.start(table, ANNA)
        await until(lambda: not table.state.match.needs_deal)
        seat = table.state.seat_of(ANNA.id)
        assert seat is not None
        decision = table.state.decision(seat) or ""
        card = str(table.state.match.view(seat).legal[0])
        _, receipt = await asyncio.gather(
            two.tables.refresh([there.table]), two.decide(there, ANNA, decision, card)
        )
        assert receipt.number == there.state.number
        await one.close()
        await two.close()

    asyncio.run(main())


def test_the_core_needs_the_standard_library_alone() -> None:
    """As a page without a server runs it: whatever else is installed is not imported."""
    script = (
        "import sys\n"
        "before = set(sys.modules)\n"
        "import purradox.host\n"
        "from importlib.metadata import packages_distributions as known\n"
        "tops = {name.partition('.')[0] for name in sys.modules.keys() - before}\n"
        "print(sorted(tops & set(known()) - {'purradox'}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
