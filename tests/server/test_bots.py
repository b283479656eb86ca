"""Which bots tables may have: the levels, and what whoever runs the server has listed."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from purradox.bots import known_bots
from purradox.cli.serve import installed_bots
from purradox.client.server import Identities, Server, ServerRefused
from purradox.host import LEVELS
from purradox.notation import record_of, to_text
from purradox.rules import Match, shuffled, variant
from tests.server.running import running

RECORD = to_text(record_of(Match(variant(2)).apply(shuffled(variant(2), Random(1)))))


def asking(bot: str, table: str) -> list[tuple[str, dict[str, Any]]]:
    """Every way to have a bot sit down."""
    return [
        ("/api/tables", {"players": 2, "bots": [None, bot]}),
        (f"/api/tables/{table}/chairs", {"seat": 1, "bot": bot}),
        ("/api/continue", {"record": RECORD, "step": 0, "seat": 0, "bot": bot}),
    ]


async def refused(server: Server, bot: str, table: str) -> list[str]:
    codes = []
    for path, body in asking(bot, table):
        try:
            await server.ask(path, body)
        except ServerRefused as error:
            codes.append(error.code)
    return codes


def test_only_bots_that_are_listed_sit_down(tmp_path: Path) -> None:
    database = str(tmp_path / "server.db")

    async def main() -> None:
        anna = Server("", "Anna", Identities(tmp_path / "anna.json"))
        async with running(database) as inside:
            anna.address = inside.url
            await anna.enter()
            assert (await anna.ask("/api/levels"))["bots"] == []
            table = (await anna.ask("/api/tables", {"players": 2}))["table"]
            for bot in ("careful", "random", "exec:true", "search:seconds=99", "nobody", ""):
                assert await refused(anna, bot, table) == ["bot-not-offered"] * 3
        async with running(database, bots=("random", "exec:true")) as inside:
            anna.address = inside.url
            assert (await anna.ask("/api/levels"))["bots"] == ["random", "exec:true"]
            for bot in ("random", "exec:true"):
                assert await refused(anna, bot, table) == []
            for bot in ("exec:false", "random:x=1", "careful"):
                assert await refused(anna, bot, table) == ["bot-not-offered"] * 3

    asyncio.run(main())


def test_a_rematch_has_no_bot_that_is_not_listed_any_more(tmp_path: Path) -> None:
    database = str(tmp_path / "server.db")

    async def main() -> None:
        anna = Server("", "Anna", Identities(tmp_path / "anna.json"))
        async with running(database, bots=("random",)) as inside:
            anna.address = inside.url
            await anna.enter()
            options = {"players": 2, "bots": [None, "random"], "pace": "instant"}
            table = (await anna.ask("/api/tables", options))["table"]
            await anna.ask(f"/api/tables/{table}/leave", {})
        async with running(database) as inside:
            anna.address = inside.url
            with pytest.raises(ServerRefused, match="bot-not-offered"):
                await anna.ask(f"/api/tables/{table}/rematch", {})

    asyncio.run(main())


def test_at_home_every_installed_bot_may_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None that is a command, and none of a package that cannot be loaded."""
    found = installed_bots()
    assert set(found) == known_bots().keys() - {*LEVELS, "exec"}
    info = tmp_path / "stranger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    lines = ("broken = no_such_module:Bot", "fine = purradox.bots.basic:RandomBot")
    (info / "entry_points.txt").write_text("\n".join(("[purradox.bots]", *lines)))
    monkeypatch.syspath_prepend(str(tmp_path))
    assert set(installed_bots()) == {*found, "fine"}
