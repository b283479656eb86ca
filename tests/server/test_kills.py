"""A move that any client has seen survives `kill -9` at any instant."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.server.killing import killing
from tests.server.running import outside

KILLS = {"sqlite": 24, "postgresql": 12}


@pytest.mark.parametrize("backend", list(KILLS))
def test_what_a_client_has_seen_survives_a_kill(
    backend: str,
    fresh: Callable[[str], str],
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    with outside(fresh(backend), tmp_path / "log") as server:
        told = asyncio.run(killing(server, kills=KILLS[backend], tables=2, random=Random(5)))
        assert "traceback" not in server.told()
    record_property(
        "measured",
        f"durable, {backend}: {told.kills} kills, {told.moves} accepted moves and "
        f"{told.entries} entries of {told.matches} matches, all in the log",
    )
