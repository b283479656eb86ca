"""A profile is told to its owner alone, comes with all their data, and goes with them."""

import asyncio
import json
from typing import Any

from purradox.host.profile import figures_of
from purradox.host.reviews import KeptReview
from purradox.server.records.keys import key
from tests.host.test_own_data import left_of
from tests.server.raw import Bare, Headers, bare
from tests.server.seated import Seated, seated

NOTHING: dict[str, Any] = {
    "matches": 0,
    "won": 0,
    "rounds": 0,
    "predictions": 0,
    "kept": 0,
    "paradoxes": 0,
}
NOTHING |= {"avoided": 0, "bots": [], "players": [], "best_days": [], "accuracy": []}


async def profile(server: Bare, who: Headers, query: str = "") -> dict[str, Any]:
    return dict((await server.http(f"/api/me/profile{query}", headers=who)).json)


async def reviewed(server: Bare, table: Seated, accuracy: dict[int, float]) -> None:
    """As if somebody had had the match reviewed."""
    figures = figures_of(table.live.state)
    assert figures is not None
    summary = json.dumps({"costliest": [], "accuracy": accuracy})
    kept = server.server.http.state.reviews.kept
    await kept.keep(key(figures.record), KeptReview(summary, b""))


def test_the_figures_of_a_match_are_told_to_those_who_played_it(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 3)
            assert await profile(server, table.who[0]) == NOTHING
            await table.play()
            state = table.live.state
            await reviewed(server, table, {0: 0.75, 2: 0.5})
            for seat, who in enumerate(table.who):
                told = await profile(server, who)
                won = int(seat in state.match.winners)
                rounds = [one.table for one in state.match.rounds]
                kept = sum(one.predictions[seat] == one.won[seat] for one in rounds)
                caused = sum(getattr(one.outcome, "seat", None) == seat for one in rounds)
                assert (told["matches"], told["won"], told["rounds"]) == (1, won, 3)
                assert told["predictions"] == 3
                assert told["kept"] <= kept
                assert (told["paradoxes"], told["avoided"]) == (caused, 3 - caused)
                assert told["bots"] == []
                assert told["players"] == [{"players": 3, "matches": 1, "won": won}]
                assert len(told["best_days"]) == won
                shown = [(one["table"], one["accuracy"]) for one in told["accuracy"]]
                assert shown == {0: [(table.table, 0.75)], 1: [], 2: [(table.table, 0.5)]}[seat]
            stranger = await server.guest("Eve")
            assert await profile(server, stranger) == NOTHING
            assert (await server.http("/api/me/profile")).status == 401
            for wrong in ("?zone=x", "?zone=5000"):
                answer = await server.http(f"/api/me/profile{wrong}", headers=stranger)
                assert (answer.status, answer.json["code"]) == (422, "bad-request")
            await table.close()

    asyncio.run(main())


def test_it_is_exported_and_deleted_with_everything_else(database: str) -> None:
    async def main() -> tuple[str, str]:
        async with bare(database) as server:
            table = await seated(server, 2)
            await table.play()
            mine, other = table.who
            told = await profile(server, mine)
            assert told["matches"] == 1
            await table.close()
            file = (await server.http("/api/me/data", headers=mine)).json
            assert file["profile"] == told
            seat = table.live.state.chairs[0].guest or ""
            name = (await server.http("/api/me", headers=mine)).json["name"]
            before = await profile(server, other)
            gone = await server.http("/api/me/delete", {"name": name}, mine)
            assert gone.status == 204
            for path in ("/api/me/profile", "/api/me/data", "/api/me"):
                assert (await server.http(path, headers=mine)).status == 401
            assert await profile(server, other) == before
            for path in ("/api/me/data", "/api/matches", f"/api/tables/{table.table}"):
                answer = await server.http(path, headers=other)
                assert seat.encode() not in answer.body
                assert name.encode() not in answer.body
            return seat, name

    assert left_of(database, *asyncio.run(main())) == []
