"""Deals of tables that were opened before commitments: they are played on in the old way."""

import asyncio

import pytest

from purradox.host import LoadedTable, Options, State, deals
from purradox.host import lines as log
from purradox.host.deals import deal_of
from purradox.host.errors import (
    NothingToReveal,
)
from purradox.host.openings import new_table
from purradox.host.options import checked
from purradox.host.proof import proof_of
from purradox.host.sql import DatabaseHost
from purradox.rules import variant
from tests.host.hosts import host_with
from tests.host.test_fair import AROUND, SEED, TABLE, A, B, C, dealt, finished, promise, share_of

OLD_SHARES = ((1, 2, "ab" * 8), (1, 0, "cd" * 16), (2, 0, "ef" * 8))


def old_lines(upto: int) -> list[log.AnyLine]:
    """A match of three as format 2 wrote it, in the middle of round 2 or before its start."""
    options = checked(Options(players=3, pace="instant"))
    opened = log.Opened(
        options, "a", deals.commitment(SEED), (), 2, str(options.variant.layout), SEED.hex()
    )
    script: list[log.AnyLine] = [opened, log.Sat(0, "a", "Anna"), log.Sat(1, "b", "Boris")]
    if not upto:
        return script
    script += [log.Sat(2, "c", "Clara"), log.Started(0)]
    state = State(TABLE)
    for line in script:
        state = state.after(1, line)
    while len(state.match.rounds) < upto or state.match.rounds[-1].table.phase.value == "discard":
        if state.match.needs_deal:
            for at, seat, value in OLD_SHARES:
                if at == state.round:
                    script.append(log.Shared(seat, value, at))
                    state = state.after(1, script[-1])
            shares = [(one[1], one[2]) for one in OLD_SHARES if one[0] <= state.round]
            deal = deal_of(SEED, TABLE, options.variant, state.round, shares)
            script.append(log.dealt(state.round, deal))
        else:
            seat = state.to_act[0]
            move = str(state.match.view(seat).legal[0])
            script.append(log.Moved(state.decision(seat) or "", seat, move))
        state = state.after(1, script[-1])
    return script


async def write(host: DatabaseHost, script: list[log.AnyLine]) -> LoadedTable:
    """A table with such a log."""
    state = State(TABLE)
    for line in script:
        state = state.after(1, line)
    return await host.tables.open(
        new_table(TABLE, SEED, state.options, A, 1)._replace(state=state, lines=tuple(script))
    )


def test_a_match_of_the_old_format_goes_on_in_its_own_way(database: str) -> None:
    async def main() -> None:
        async with host_with(database, environment=AROUND) as host:
            live = await write(host, old_lines(2))
            before = live.state.shares
            with pytest.raises(NothingToReveal):
                await host.reveal(live, A, share_of("Anna"))
            proved = await finished(host, live, [A, B, C])
            assert (proved.rounds, proved.committed) == (3, False)
            told = proof_of(live.state)
            assert (told.format, told.commitments, live.state.shares) == (1, (), before)
            assert [(one.round, one.seat, one.value) for one in told.shares] == list(OLD_SHARES)

    asyncio.run(main())


def test_a_table_of_the_old_format_that_waits_is_played_in_the_old_way(file: str) -> None:
    async def main() -> None:
        async with host_with(file, environment=AROUND) as host:
            live = await write(host, old_lines(0))
            await host.sit(live, C, commitment=promise("Clara"))
            await host.start(live, A)
            await dealt(live)
            assert live.state.commitments == ("", "", "")
            assert (
                live.state.match.rounds[0].view(0).dealt
                == (deal_of(SEED, TABLE, variant(3), 1, []).hands[0])
            )

    asyncio.run(main())
