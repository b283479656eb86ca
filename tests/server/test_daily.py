"""The daily deal over HTTP: what is told when, what is refused, and that no card shines through."""

import asyncio
from datetime import date
from random import Random
from typing import Any

import pytest

from purradox.host import Environment, daily_tables
from purradox.host.daily import BY_DATE, CHAIR, Days, options_of
from purradox.host.deals import board_key, start_of
from purradox.host.state import decisions
from purradox.host.thinkers import Thinkers
from purradox.rules import Choice, Deal, Match, Move, PlayerView
from tests.host.test_daily import DAY, ROOT, Clock, Inside
from tests.server.observing import TABLE, Scripted
from tests.server.raw import Bare, Headers, bare, settled
from tests.server.redealt import redealt
from tests.server.running import until
from tests.server.test_non_interference import played_out

TODAY = DAY.isoformat()
SEAT = (CHAIR - start_of(BY_DATE.seed(DAY), f"daily {TODAY}", 4)) % 4
MINE = f"/api/daily?today={TODAY}"
ASKED = (MINE, f"{MINE}&month=2026-10", f"/api/daily/{TODAY}", f"/api/daily/{TODAY}?friend={TABLE}")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_tables, "levels", lambda: frozenset({"kitten", "alley"}))


def bots_inside(server: Bare, bots: Thinkers) -> None:
    host = server.server.host
    assert host is not None
    host.thinkers = host.keeper.thinkers = bots


async def play(server: Bare, who: Headers, day: str = TODAY) -> str:
    """Always the first legal move."""
    table = str((await server.http("/api/daily", {"day": day}, who)).json["table"])
    live = server.live(table)
    seat = live.state.seat_of(live.state.host)
    assert seat is not None
    socket = server.socket(who)
    while live.state.status != "over":
        await until(lambda: live.state.status == "over" or live.state.decision(seat) is not None)
        if decision := live.state.decision(seat):
            move = str(live.state.match.view(seat).legal[0])
            asked = {"type": "move", "table": table, "decision": decision, "move": move}
            assert (await socket.ask("accepted", "refused", **asked))["type"] == "accepted"
    await socket.close()
    return table


def test_two_people_and_what_each_is_told(database: str) -> None:
    async def main() -> None:
        clock = Clock()
        async with bare(database, environment=Environment(clock=clock)) as server:
            bots_inside(server, Inside())
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            nothing = (await server.http(MINE)).json
            assert (nothing["streak"], nothing["tries"], nothing["root"]) == (0, [], "")
            table = await play(server, anna)
            path = f"/api/daily/{TODAY}"
            link = f"{path}?friend={table}"
            before = (await server.http(link, headers=ben)).json
            assert before["friend"] == {"name": "Anna", "over": True, "result": None}
            assert (before["counts"], before["people"], before["cats"]) == (True, None, None)
            assert before["seed"] is None
            await play(server, ben)
            both = (await server.http(link, headers=ben)).json
            result: dict[str, Any] = {"points": -4, "tricks": 4, "prediction": 1, "kept": False}
            result |= {"group": 4, "paradox": "mine"}
            assert both["friend"]["result"] == both["tries"][0]["result"] == result
            assert (both["people"], both["counts"]) == ([[-4, 2]], False)
            assert both["seed"] == BY_DATE.seed(DAY).hex()
            while both["thinking"]:
                await settled()
                both = (await server.http(link, headers=ben)).json
            assert both["cats"]["alley"]["points"] == 5
            assert list(both["cats"]) == ["kitten", "alley"]
            told = (await server.http(MINE, headers=anna)).json
            assert told["streak"] == 1
            assert [(one["day"], one["counted"]) for one in told["tries"]] == [(TODAY, True)]
            await play(server, anna)
            again = (await server.http(path, headers=anna)).json
            assert [one["counted"] for one in again["tries"]] == [True, False]
            assert again["people"] == [[-4, 2]]
            for other in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
                assert (await server.http(other, headers=ben)).status == 403
            going = (await server.http("/api/daily", {"day": "2026-11-16"}, anna)).json["table"]
            assert (await server.http(f"/api/tables/{going}/sit", {}, ben)).status == 409
            key = board_key(BY_DATE.seed(date(2026, 11, 16)), going)
            asked = {"type": "watch", "table": going, "board": True, "key": key}
            told = await server.socket(ben).ask("update", "refused", **asked)
            assert told.get("code") == "not-watchable"
            listed = (await server.http("/api/matches", headers=anna)).json["tables"]
            assert sorted(bool(one["place"]) for one in listed) == [False, True, True]

    asyncio.run(main())


def test_a_streak_across_midnight_in_three_time_zones(file: str) -> None:
    """The date is what the device shows: nobody has to say where they are."""

    async def main() -> None:
        clock = Clock()
        async with bare(file, environment=Environment(clock=clock)) as server:
            bots_inside(server, Inside())
            hour = 3600_000
            for offset, name in ((14, "Kiritimati"), (0, "Accra"), (-12, "Baker")):
                who = await server.guest(name)
                for day, time in ((17, 23), (18, 0), (19, 23)):
                    shown = f"2026-11-{day}"
                    midnight = Clock().at - 12 * hour + (day - 17) * 24 * hour
                    clock.at = midnight + (time - offset) * hour + hour // 2
                    ask = f"/api/daily?today={shown}"
                    assert (await server.http(ask, headers=who)).json["streak"] == day - 17
                    await play(server, who, shown)
                    assert (await server.http(ask, headers=who)).json["streak"] == day - 16
                clock.at += 48 * hour
                late = (await server.http("/api/daily?today=2026-11-21", headers=who)).json
                assert late["streak"] == 0

    asyncio.run(main())


@pytest.mark.parametrize(
    ("path", "content", "status", "code"),
    [
        ("/api/daily?today=2026-11-19", None, 422, "day-not-now"),
        ("/api/daily?today=2026-11-15", None, 422, "day-not-now"),
        ("/api/daily?today=nonsense", None, 404, "no-such-day"),
        ("/api/daily", None, 422, "bad-request"),
        ("/api/daily", {"day": "2026-11-19"}, 409, "day-not-begun"),
        ("/api/daily", {"day": "2026-10-31"}, 404, "no-such-day"),
        ("/api/daily", {"day": 7}, 422, "bad-request"),
        ("/api/daily", {"day": TODAY, "seed": "00"}, 422, "bad-request"),
        ("/api/daily/2026-11-19", None, 409, "day-not-begun"),
        ("/api/daily/%00", None, 404, "no-such-day"),
        (f"/api/daily/{TODAY}?friend=nobody", None, 404, "no-such-table"),
        (f"/api/daily/{TODAY}?friend=..%2Fx", None, 404, "no-such-table"),
        ("/api/tables", {"daily": TODAY}, 422, "bad-request"),
    ],
)
def test_what_is_refused(file: str, path: str, content: Any, status: int, code: str) -> None:
    async def main() -> None:
        async with bare(file, environment=Environment(clock=Clock())) as server:
            answer = await server.http(path, content, await server.guest("Anna"))
            assert (answer.status, answer.json["code"]) == (status, code)
            if content is not None and status != 422:
                assert (await server.http(path, content)).json["code"] == "no-guest"

    asyncio.run(main())


def test_with_a_secret_the_root_is_told_at_once_and_a_seed_when_it_is_of_no_use(file: str) -> None:
    async def main() -> None:
        clock, days = Clock(), Days("secret")
        async with bare(file, environment=Environment(clock=clock), days=days) as server:
            assert (await server.http(MINE)).json["root"] == ROOT
            for day, told in ((18, False), (17, False), (16, True)):
                seed = (await server.http(f"/api/daily/2026-11-{day}")).json["seed"]
                assert seed == (days.seed(date(2026, 11, day)).hex() if told else None)

    asyncio.run(main())


class Script(Thinkers):
    """Bots that do what stands in a script."""

    def __init__(self, moves: list[Move]) -> None:
        super().__init__(0)
        self.moves = dict[tuple[str, int], Choice]()
        match = Match(options_of(DAY, counted=True).variant)
        for move in moves:
            if not isinstance(move, Deal):
                self.moves[decisions(match)[move.seat], move.seat] = move
            match = match.apply(move)

    async def choose(
        self, _seconds: float, _spec: str, _seed: str, view: PlayerView, *_turn: Any
    ) -> Choice:
        table = view.table
        plays = len(table.tricks) * 4 + len(table.trick.plays) + 1
        number = plays if table.phase.value == "play" else view.seat
        return self.moves[f"1.{table.phase.value}.{number}", view.seat]


async def watched(database: str, moves: list[Move]) -> list[bytes]:
    """All that the person is told while these moves are played."""
    deals = [move for move in moves if isinstance(move, Deal)]
    environment = Environment(clock=Clock(), dealer=Scripted(deals), new_id=lambda: TABLE)
    sent = list[bytes]()
    async with bare(database, environment=environment) as server:
        script = Script(moves)
        bots_inside(server, script)
        who, onlooker = await server.guest("Anna"), await server.guest("Ben")
        await server.http("/api/daily", {"day": TODAY}, who)
        live, socket = server.live(TABLE), server.socket(who)
        while live.state.status != "over":
            await until(lambda: live.state.status == "over" or set(live.state.due) == {SEAT})
            for headers in (who, onlooker, {}):
                for path in ASKED:
                    sent.append((await server.http(path, headers=headers)).body)
                fresh = server.socket(headers)
                await fresh.ask("update", "refused", type="watch", table=TABLE)
                await settled()
                sent += fresh.received
                await fresh.close()
                await settled()
            if decision := live.state.decision(SEAT):
                move = str(script.moves[decision, SEAT])
                asked = {"type": "move", "table": TABLE, "decision": decision, "move": move}
                await socket.ask("accepted", **asked)
        await socket.close()
        return sent


def test_no_card_that_is_hidden_changes_a_byte(tmp_path: Any) -> None:
    random, setup = Random(3), options_of(DAY, counted=True).variant
    match, whole = played_out(setup, random, careful=True)
    end = [at for at, move in enumerate(whole) if isinstance(move, Deal)][1]
    moves = whole[:end]
    match = Match(setup, match.rounds[:1])
    other = redealt(match, moves, SEAT, random)
    assert other != list(moves)
    truth = asyncio.run(watched(str(tmp_path / "one"), list(moves)))
    assert len(truth) > 100
    assert asyncio.run(watched(str(tmp_path / "two"), other)) == truth
