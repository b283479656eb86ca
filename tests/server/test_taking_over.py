"""What people are told of a table that is closed, a chair that is freed and a seat taken over."""

import asyncio
import json

from tests.server.raw import bare, settled
from tests.server.seated import seated
from tests.server.test_waiting import last


def test_who_takes_over_a_seat_has_its_cards_and_who_had_it_looks_on(database: str) -> None:
    async def main() -> None:
        async with bare(database) as server:
            table = await seated(server, 3, watch="nobody")
            host = table.live.state.seat_of(table.live.state.host) or 0
            away = (host + 1) % 3
            dora = await server.guest("Dora")
            where = f"/api/tables/{table.table}"
            assert (await server.http(where, headers=dora)).json["code"] == "not-watchable"
            await table.ask(away, "/leave", {})
            news = (await table.ask(host, "/offer", {"seat": away})).json
            assert news["chairs"][away]["offered"]
            assert (await server.http(where, headers=dora)).status == 200
            socket = server.socket(dora)
            told = await socket.ask("update", type="watch", table=table.table)
            assert "you" not in told
            await settled()
            hand = table.live.state.match.rounds[-1].hands[away]
            news = (await server.http(f"{where}/sit", {}, dora)).json
            (before,) = news["chairs"][away]["before"]
            assert (news["seat"], before[:7]) == (away, "Person ")
            await settled()
            mine = json.loads(last(socket.received, b"update"))
            assert tuple(mine["you"]["hand"]) == hand
            old = table.sockets[away]
            assert "you" not in json.loads(last(old.received, b"update"))
            news = json.loads(last(old.received, b"table"))
            assert (news["seat"], news["earlier"]) == (None, away)
            took = b'"event":"sat","seat":%d,"name":"Dora","was":"%b"' % (away, before.encode())
            assert took in b"".join(old.received)
            assert (await table.ask(away, "")).status == 200
            (listed,) = (await server.http("/api/matches", headers=table.who[away])).json["tables"]
            assert (listed["seat"], listed["earlier"]) == (None, away)
            await table.close()
            await socket.close()

    asyncio.run(main())


def test_everybody_at_a_table_is_told_who_was_removed_and_why_it_is_closed(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            anna, boris, chloe = [await server.guest(name) for name in ("Anna", "Boris", "Chloe")]
            table = (await server.http("/api/tables", {"players": 4}, anna)).json["table"]
            where = f"/api/tables/{table}"
            for person in (boris, chloe):
                await server.http(f"{where}/sit", {}, person)
            sockets = [server.socket(one) for one in (boris, chloe)]
            for socket in sockets:
                await socket.ask("update", type="watch", table=table)
            refused = await server.http(f"{where}/remove", {"seat": 2}, boris)
            assert refused.json["code"] == "not-host"
            news = (await server.http(f"{where}/remove", {"seat": 1}, anna)).json
            assert news["chairs"][1]["kind"] == "open"
            news = (await server.http(where, headers=boris)).json
            assert (news["seat"], news["removed"]) == (None, True)
            assert (await server.http(f"{where}/sit", {}, boris)).json["code"] == "was-removed"
            news = (await server.http(f"{where}/host", {"seat": 2}, anna)).json
            assert (news["host"], news["chairs"][2]["host"]) == (False, True)
            news = (await server.http(f"{where}/close", {}, chloe)).json
            assert (news["status"], news["given_up"], news["closed"]) == ("over", True, "host")
            await settled()
            for socket in sockets:
                told = b"".join(socket.received)
                assert b'{"event":"removed","seat":1,"name":"Boris","by":"host"}' in told
                assert b'{"event":"host_changed","seat":2}' in told
                assert b'{"event":"closed","seat":2,"reason":"host"}' in told
                await socket.close()

    asyncio.run(main())
