"""What the database says happened, held against what clients were told."""

import asyncio
import json
from typing import Any

from sqlalchemy import create_engine, select

from purradox.host import lines as log
from purradox.host.environment import system_clock
from purradox.host.loaded import LoadedTable
from purradox.host.sql import schema
from purradox.host.sql.database import address_of
from purradox.host.state import State
from purradox.server.api.feed import Feed
from tests.server.people import Json, Player

Rows = list[tuple[int, str | None, int, str]]


def logs(database: str) -> dict[str, Rows]:
    """The lines of every table: number, decision, time, body."""
    engine = create_engine(address_of(database))
    found: dict[str, Rows] = {}
    try:
        with engine.connect() as connection:
            columns = schema.log.c
            query = select(
                columns.table_id, columns.number, columns.decision, columns.at, columns.body
            ).order_by(columns.table_id, columns.number)
            for table, *row in connection.execute(query):
                found.setdefault(table, []).append((row[0], row[1], row[2], row[3]))
    finally:
        engine.dispose()
    return found


def folded(table: str, rows: Rows) -> State:
    """The state that a log leads to; every line is checked by the rules once more."""
    state = State(table)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    decisions = [row[1] for row in rows if row[1] is not None]
    assert len(decisions) == len(set(decisions))
    for _, decision, at, body in rows:
        line = log.decode(body)
        assert line.decision == decision
        assert state.status != "over" or not isinstance(line, log.Moved | log.Dealt)
        state = state.after(at, line)
    return state


def public_entries(state: State) -> list[Json]:
    """What everybody may know of each line."""

    async def draw() -> Feed:
        live = LoadedTable(state, system_clock)
        feed = Feed(live)
        feed.seed = ""
        feed.draw(live)
        return feed

    return [json.loads(entry) for entry in asyncio.run(draw()).entries]


def without_seed(entry: Json) -> Json:
    events: list[Any] = [
        one | {"seed": ""} if one["event"] == "match_ended" else one for one in entry["events"]
    ]
    return entry | {"events": events}


def check(database: str, players: list[Player]) -> dict[str, State]:
    """Every table folds; every client saw its log, in order, and no move that it saw is missing."""
    found = logs(database)
    states = {table: folded(table, rows) for table, rows in found.items()}
    told = {table: public_entries(state) for table, state in states.items()}
    for player in players:
        rows, entries = found[player.table], told[player.table]
        heard = [without_seed(entry) for entry in player.entries]
        assert heard == entries[player.after : player.after + len(heard)]
        lines = {decision: (number, log.decode(body)) for number, decision, _, body in rows}
        for decision, number in player.accepted.items():
            line = lines[decision][1]
            assert lines[decision][0] == number
            assert isinstance(line, log.Moved)
            assert line.move == player.chosen[decision]
    return states
