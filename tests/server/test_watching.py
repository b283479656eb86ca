"""Spectators see what the table allows, and everybody sees who is there."""

import asyncio
import json
from typing import Any

import pytest

from purradox.host.slowness import Slow
from tests.server.history import logs
from tests.server.raw import Bare, bare, settled
from tests.server.seated import Seated, seated


def updates(received: list[bytes]) -> list[dict[str, Any]]:
    return [told for text in received if (told := json.loads(text))["type"] == "update"]


def news(received: list[bytes]) -> dict[str, Any]:
    told = [one for text in received if (one := json.loads(text))["type"] == "table"]
    return dict(told[-1])


@pytest.mark.parametrize("watch", ["table", "hands"])
def test_spectators_see_hands_of_past_rounds_where_the_table_allows_it(
    file: str, watch: str
) -> None:
    async def main() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        async with bare(file) as server:
            table = await seated(server, watch=watch)
            socket = server.socket()
            await socket.ask("update", type="watch", table=table.table)
            await table.play()
            await settled()
            seats = [told for one in table.sockets for told in updates(one.received)]
            await socket.close()
            await table.close()
            return updates(socket.received), seats

    told, seats = asyncio.run(main())
    (rows,) = logs(file).values()
    lines = [json.loads(body) for _, _, _, body in rows]
    dealt = [
        [list(map(int, hand)) for hand in line["hands"]]
        for line in lines
        if line["kind"] == "dealt"
    ]
    assert not any("hands" in one for one in seats)
    assert not any("you" in one for one in told)
    for one in told:
        if watch == "table":
            assert "hands" not in one
            continue
        now = one["round"]
        over = 0 if now is None else now["round"] - (now["phase"] != "over")
        assert one["hands"] == dealt[:over]
    if watch == "hands":
        assert told[-1]["hands"] == dealt


def test_everybody_is_told_that_bots_take_long_and_that_it_is_over(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server)
            socket = server.socket()
            await socket.ask("update", type="watch", table=table.table)
            assert server.server.host is not None
            live = server.server.host.tables.loaded[table.table]
            for slow, told in (
                (Slow(5, preparing=False), {"seconds": 5}),
                (Slow(0, preparing=True), {"preparing": True}),
                (None, None),
            ):
                begin = len(socket.received)
                live.slow = slow
                live.tell()
                live.tell()  # the same again is no news
                await settled()
                assert [one.get("slow") for one in updates(socket.received[begin:])] == [told]
            await socket.close()
            await table.close()

    asyncio.run(main())


def test_everybody_is_told_who_is_there(file: str) -> None:
    """The chairs turn at the start; nobody is shown as absent because of that."""

    async def main() -> None:
        async with bare(file) as server:
            people = [await server.guest(f"Person {at}") for at in range(4)]
            options = {"players": 5, "pace": "instant"}
            table = (await server.http("/api/tables", options, people[0])).json["table"]
            sockets = [server.socket(person) for person in people]
            for socket in sockets:
                await socket.ask("update", type="watch", table=table)
            await settled()
            assert news(sockets[0].received)["watching"] == 3
            for person in people[1:]:
                await server.http(f"/api/tables/{table}/sit", {}, person)
            await settled()
            assert {news(one.received)["watching"] for one in sockets} == {0}
            await server.http(f"/api/tables/{table}/start", {}, people[0])
            await settled()
            for socket in sockets:
                told = news(socket.received)
                assert told["watching"] == 0
                present = [chair.get("present", False) for chair in told["chairs"]]
                kinds = [chair["kind"] == "person" for chair in told["chairs"]]
                assert present == kinds
            for socket in sockets:
                await socket.close()

    asyncio.run(main())


def test_a_window_closed_is_not_a_person_gone(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2)
            other = server.socket(table.who[0])
            await other.ask("update", type="watch", table=table.table)
            watcher = server.socket()
            await watcher.ask("update", type="watch", table=table.table)
            await settled()
            assert here(table) == [True, True]
            assert news(table.sockets[1].received)["watching"] == 1
            await other.close()
            await settled()
            assert here(table) == [True, True]
            await table.sockets[0].close()
            await settled()
            assert here(table) == [False, True]
            await watcher.close()
            await settled()
            assert news(table.sockets[1].received)["watching"] == 0
            await table.sockets[1].close()
            assert table.live.connections == 0
            assert not table.live.here

    asyncio.run(main())


def here(table: Seated) -> list[bool]:
    told = news(table.sockets[1].received)
    return [chair.get("present", False) for chair in told["chairs"]]


def test_one_socket_watches_several_tables(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            tables = [await seated(server, 2) for _ in range(3)]
            socket = server.socket()
            for table in tables:
                await socket.ask("update", type="watch", table=table.table)
            socket.say(type="unwatch", table=tables[1].table)
            await settled()
            begin = len(socket.received)
            for table in tables:
                await table.play(3)
            told = updates(socket.received[begin:])
            assert {one["table"] for one in told} == {tables[0].table, tables[2].table}
            for table in tables:
                await table.close()
            await socket.close()

    asyncio.run(main())


@pytest.mark.parametrize("options", [{}, {"watch": "hands"}, {"watch": "nobody"}])
def test_lists_tell_chairs_and_no_cards(file: str, options: dict[str, Any]) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, listed=True, **options)
            await table.play(12)
            for path in ("/api/lobby", "/api/matches"):
                tables: list[dict[str, Any]] = (await ask(server, path, table)).json["tables"]
                if path == "/api/lobby" and options.get("watch") == "nobody":
                    assert tables == []
                    continue
                (told,) = tables
                assert not {"hand", "hands", "seed", "commitment"} & set(told)
                if path == "/api/matches":
                    assert told["seat"] == 0
                    assert told["your_turn"] == (0 in table.live.state.to_act)
            await table.close()

    async def ask(server: Bare, path: str, table: Seated) -> Any:
        return await server.http(path, headers=table.who[0])

    asyncio.run(main())


def test_talk_is_told_in_words_that_everybody_can_read(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2)
            begin = len(table.sockets[1].received)
            await table.sockets[0].ask("update", type="talk", table=table.table, phrase="meow")
            (told,) = updates(table.sockets[1].received[begin:])
            (event,) = told["entries"][0]["events"]
            assert event == {"event": "talked", "seat": 0, "phrase": "meow"}
            for phrase in ("", "<b>", "x" * 3000):
                answer = await table.sockets[0].ask(
                    "refused", type="talk", table=table.table, phrase=phrase
                )
                assert answer["code"] == "no-such-phrase"
            await table.close()

    asyncio.run(main())


def test_a_board_is_sent_no_hand_even_to_who_sits_there(file: str) -> None:
    """It is nobody's: whoever opens it is not there because of it."""

    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2, watch="hands")
            mine = server.socket(table.who[0])
            await mine.ask("update", type="watch", table=table.table, board=True)
            await table.sockets[0].close()
            await settled()
            assert not table.live.present(0)
            table.sockets[0] = server.socket(table.who[0])
            await table.sockets[0].ask("update", type="watch", table=table.table)
            await table.play()
            await settled()
            told = updates(mine.received)
            assert told[-1]["round"]["phase"] == "over"
            assert not any("you" in one or "hands" in one for one in told)
            assert (news(mine.received)["seat"], news(mine.received)["host"]) == (None, False)
            again = await mine.ask("update", type="watch", table=table.table)
            assert again["you"]["seat"] == 0
            await mine.close()
            await table.close()

    asyncio.run(main())


def test_a_board_needs_a_key_where_nobody_may_watch(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2, watch="nobody")
            told = (await table.ask(0, "")).json
            key = told["board"]
            asked = {"type": "watch", "table": table.table, "board": True}
            screen = server.socket()
            for wrong in ("", key[:-1], key[:-1] + "\u00e9"):
                answer = await screen.ask("update", "refused", **asked, key=wrong)
                assert answer["code"] == "not-watchable"
            answer = await screen.ask("update", "refused", **asked, key=key)
            assert answer["type"] == "update"
            assert "board" not in news(screen.received)
            await table.play()
            await settled()
            assert updates(screen.received)[-1]["round"]["phase"] == "over"
            names = [(await table.ask(seat, "/rematch", {})).json["table"] for seat in (0, 1)]
            again = asked | {"table": names[0], "key": key}
            assert (await screen.ask("update", "refused", **again))["type"] == "update"
            assert news(screen.received)["series"]["matches"] == 1
            other = await seated(server, 2, watch="nobody")
            refused = await screen.ask("refused", **asked | {"table": other.table}, key=key)
            assert refused["code"] == "not-watchable"
            await screen.close()
            await other.close()
            await table.close()

    asyncio.run(main())


def test_the_code_of_a_board_holds_its_key_for_those_who_sit_there(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            table = await seated(server, 2, watch="nobody")
            stranger = await server.guest("Somebody")
            to = {
                query: (await table.ask(0, f"/qr.svg{query}")).body
                for query in ("", "?to=table", "?to=board")
            }
            assert len(set(to.values())) == 2
            assert to[""] == to["?to=table"]
            board = f"/api/tables/{table.table}/qr.svg?to=board"
            seen = (await server.http(board, headers=stranger)).body
            assert len(seen) < len(to["?to=board"])
            assert (await table.ask(0, "/qr.svg?to=nowhere")).status == 422
            await table.close()

    asyncio.run(main())
