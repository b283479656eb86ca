"""`admin` at a running server and without one: what it does, and what is written down of it."""

import asyncio
import getpass
import json
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from purradox.host.sql import asking, schema
from purradox.host.sql.acts import values_of
from purradox.host.sql.database import address_of, only_user
from tests.cli.terminal import Terminal, terminal
from tests.cli.test_admin import furnish, told, writing
from tests.server.conftest import database, file, fresh, migrated, postgres
from tests.server.history import folded, logs
from tests.server.people import Refused, guest, hear, program, say
from tests.server.running import TIMEOUT, outside

__all__ = ["database", "file", "fresh", "migrated", "postgres", "terminal"]


def test_a_running_server_does_what_it_is_asked_for(
    terminal: Terminal, database: str, tmp_path: Path
) -> None:
    def admin(*words: str) -> Any:
        status, found = told(terminal, database, *words)
        assert status == 0
        return found

    async def main(url: str) -> None:
        anna, robo = await guest(url, "Anna"), await program(url, "Robo")
        table = str((await anna.ask("/api/tables", {"players": 3}))["table"])
        await robo.ask(f"/api/tables/{table}/sit", {})
        async with anna.socket() as socket, robo.socket() as other:
            await say(socket, type="watch", table=table)
            await hear(socket, "table")
            found = await asyncio.to_thread(admin, "guests", "--name", "ann", "--table", table)
            (known,) = found["guests"]
            assert (known["name"], known["tables"], known["banned"]) == ("Anna", 1, False)
            shut = await asyncio.to_thread(admin, "close", table)
            assert (shut["outcome"], shut["number"]) == ("done", 1)
            while (await hear(socket, "table"))["status"] != "over":
                pass
            await asyncio.to_thread(admin, "ban", known["id"], "--days", "3", "--note", "noise")
            assert (await hear(socket, "refused"))["args"] == {"days": 3}
            await socket.wait_closed()
            assert socket.close_code == 4003
            with pytest.raises(Refused) as refused:
                await anna.ask("/api/me")
            assert refused.value.code == "banned"
            assert (await robo.ask("/api/me"))["name"] == "Robo"
            await asyncio.to_thread(admin, "ban", "127.0.0.1")
            assert (await hear(other, "refused"))["code"] == "banned"

    with outside(database, tmp_path / "log") as server:
        asyncio.run(main(server.url))
        lines = [json.loads(line) for line in server.told().splitlines()]
    acts = [one for one in lines if "act" in one]
    assert [one["act"] for one in acts] == ["close", "ban", "ban"]
    assert all(one["account"] == getpass.getuser() for one in acts)
    found = admin("bans")["bans"]
    assert [one["whom"] for one in found] == ["127.0.0.1/32", acts[1]["whom"]]
    assert found[1]["note"] == "noise"


def test_a_server_that_is_killed_before_it_answers_does_it_at_its_next_start(
    terminal: Terminal, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "TIMEOUT", TIMEOUT)
    table = asyncio.run(furnish(database)).playing
    with outside(database, tmp_path / "log") as server, ThreadPoolExecutor(1) as other:
        assert server.process is not None
        assert server.process.pid is not None
        os.kill(server.process.pid, signal.SIGSTOP)
        asked = other.submit(told, terminal, database, "close", table)
        while not requests(database):
            time.sleep(0.02)
        server.kill()
        server.start()
        assert asked.result(TIMEOUT)[1]["outcome"] == "done"
    closed = [row for row in logs(database)[table] if '"kind":"closed"' in row[3]]
    assert len(closed) == 1
    assert [one.outcome for one in requests(database)] == ["done"]


def requests(database: str) -> list[Any]:
    with writing(database) as connection:
        return list(connection.execute(select(schema.acts)))


def test_without_a_server_it_is_done_at_once(terminal: Terminal, database: str) -> None:
    tables = asyncio.run(furnish(database))
    assert told(terminal, database, "close", tables.playing)[1]["outcome"] == "done"
    state = folded(tables.playing, logs(database)[tables.playing])
    assert (state.status, state.closed) == ("over", "operator")
    nothing = terminal("admin", "close", tables.playing, "--database", database)
    assert nothing.out == f"Table {tables.playing} is over already.\n"
    host = folded(tables.waiting, logs(database)[tables.waiting]).host
    assert told(terminal, database, "kick", host)[1]["number"] == 1

    def said(*words: str) -> str:
        result = terminal("admin", *words, "--database", database)
        assert (result.status, result.err) == (0, "")
        return result.out

    def refused(*words: str) -> str:
        result = terminal("admin", *words, "--database", database)
        assert (result.status, result.out, result.err.count("\n")) == (1, "", 1)
        return result.err

    assert said("ban", "2001:db8::7") == "2001:db8::/64 is banned.\n"
    assert said("unban", "2001:db8::9") == "2001:db8::/64 is not banned any more.\n"
    assert "was not banned" in said("unban", host)
    assert "no guest nobody" in refused("ban", "nobody")
    assert "no guest nobody" in refused("kick", "nobody")
    assert "no table nowhere" in refused("close", "nowhere")
    assert "no guest and no table nowhere" in refused("delete", "nowhere")
    assert "would be deleted" in said("delete", host)
    assert "would be deleted" in said("delete", tables.over)
    assert tables.over in logs(database)
    assert said("delete", tables.over, "--yes") == f"{tables.over} is deleted.\n"
    assert tables.over not in logs(database)
    said("delete", host, "--yes")
    assert host not in said("guests")
    assert "0 guests have not been here for 30 days." in said("prune", "--days", "30")
    for word in ("300.1.2.3", "1::2::3", "10.0.0.0/33"):
        assert word in terminal.refused("admin", "ban", word, "--database", database)
    acts = told(terminal, database, "acts")[1]["acts"]
    assert [one["act"] for one in acts[:2]] == ["delete", "delete"]
    assert {one["account"] for one in acts} == {getpass.getuser()}
    assert host not in {one["whom"] for one in acts}
    assert acts[-1]["whom"] == tables.playing
    assert "2001:db8::/64" in said("acts")


def test_guests_who_are_long_gone_are_shown_and_pruned(terminal: Terminal, file: str) -> None:
    asyncio.run(furnish(file))
    with writing(file) as connection:
        for table in (schema.guests, schema.keys):
            aged = {"created": 1} if table is schema.guests else {"used": 1}
            connection.execute(update(table).values(**aged))
    found = told(terminal, file, "prune", "--days", "9000")[1]["guests"]
    assert len(found) == 1  # the others play or wait
    shown = terminal("admin", "prune", "--database", file)  # as the setting says
    assert found[0]["id"] in shown.out
    assert shown.out.endswith("1 guest has not been here for 400 days. Add --yes to delete them.\n")
    assert told(terminal, file, "guests")[1]["guests"][0]["seen"] == "1970-01-01"
    done = terminal("admin", "prune", "--yes", "--database", file)
    assert done.out == "1 guest was deleted.\n"
    assert told(terminal, file, "statistics")[1]["guests"] == 3


def test_a_server_that_does_not_answer_is_told(
    terminal: Terminal, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody begins is taken back; what is begun is waited for."""
    tables = asyncio.run(furnish(file))
    monkeypatch.setattr(asking, "TIMEOUT", 0.2)
    hold = only_user(address_of(file))
    assert hold is not None
    result = terminal("admin", "close", tables.playing, "--database", file)
    assert (result.status, result.out) == (1, "")
    assert "nothing was done" in result.err
    monkeypatch.setattr(asking, "values_of", lambda *row: values_of(*row) | {"begun": 1})
    monkeypatch.setattr(asking, "LONGEST", 0.4)
    result = terminal("admin", "close", tables.playing, "--database", file)
    assert "has begun" in result.err
    hold.close()
    outcomes = [one["outcome"] for one in told(terminal, file, "acts")[1]["acts"]]
    assert outcomes == [None, "withdrawn"]
    assert "not yet done" in terminal("admin", "acts", "--database", file).out
    told(terminal, file, "unban", "192.0.2.7")  # what was begun is done along with it
    outcomes = [one["outcome"] for one in told(terminal, file, "acts")[1]["acts"]]
    assert outcomes == ["nothing", "done", "withdrawn"]


@pytest.mark.parametrize("language", ["en", "fr", "pl", "uk", "de", "ja"])
def test_every_command_has_help(terminal: Terminal, language: str) -> None:
    every = terminal("admin", "--help", language=language).out
    for name in ("list", "guests", "ban", "kick", "delete", "prune", "acts", "rebuild"):
        assert f"  {name} " in every
        shown = terminal("admin", name, "--help", language=language)
        assert (shown.status, shown.err) == (0, "")
        assert "--database" in shown.out
