"""A name over the protocol: it reaches the chair, and no device changes it by accident."""

import asyncio
import json

from tests.server.raw import Bare, bare, settled
from tests.server.seated import Seated, seated


def test_a_rename_is_told_to_everybody_at_the_table(database: str) -> None:
    async def run() -> None:
        async with bare(database) as server:
            table = await seated(server, 3)
            old = table.live.state.chairs[1].name
            begin = [len(socket.received) for socket in table.sockets]
            answer = await server.http("/api/me", {"name": "Zoë"}, table.who[1])
            assert answer.json["name"] == "Zoë"
            for seat, socket in enumerate(table.sockets):
                news = await socket.hear("table", begin=begin[seat])
                assert news["chairs"][1]["name"] == "Zoë"
                update = await socket.hear("update", begin=begin[seat])
                events = [event for entry in update["entries"] for event in entry["events"]]
                assert events == [{"event": "renamed", "seat": 1, "name": "Zoë", "was": old}]
            listed = (await server.http("/api/matches", headers=table.who[0])).json["tables"]
            assert "Zoë" in listed[0]["names"]
            await table.close()

    asyncio.run(run())


def test_equal_names_differ_in_messages_lists_and_records(file: str) -> None:
    async def run() -> None:
        async with bare(file) as server:
            table = await equal(server)
            told = (await server.http(f"/api/tables/{table.table}", headers=table.who[0])).json
            shown = sorted(chair["name"] for chair in told["chairs"])
            assert shown == ["Anna", "Anna 2"]
            sat = [
                event["name"]
                for text in table.sockets[0].received
                for entry in json.loads(text).get("entries", ())
                for event in entry["events"]
                if event["event"] == "sat"
            ]
            assert sat == ["Anna", "Anna 2"]
            await table.play()
            listed = (await server.http("/api/matches", headers=table.who[0])).json["tables"]
            assert sorted(listed[0]["names"]) == shown
            record = (await table.ask(0, "/record?format=json")).json
            assert sorted(record["seats"]) == shown
            await table.close()

    asyncio.run(run())


async def equal(server: Bare) -> Seated:
    people = [await server.guest("Anna") for _ in range(2)]
    options = {"players": 2, "pace": "instant"}
    table = (await server.http("/api/tables", options, people[0])).json["table"]
    await server.http(f"/api/tables/{table}/sit", {}, people[1])
    await server.http(f"/api/tables/{table}/start", {}, people[0])
    told = (await server.http(f"/api/tables/{table}", headers=people[0])).json
    who = people if told["seat"] == 0 else people[::-1]
    sockets = [server.socket(person) for person in who]
    for socket in sockets:
        await socket.ask("update", type="watch", table=table)
    await settled()
    return Seated(server, table, who, sockets)


def test_a_suggestion_renames_nobody(file: str) -> None:
    async def run() -> None:
        async with bare(file) as server:
            anna = await server.guest("Anna")
            answer = await server.http("/api/me", {"name": "Robin", "if_new": True}, anna)
            assert answer.json["name"] == "Anna"
            assert b"set-cookie" not in dict(answer.headers)
            new = await server.http("/api/me", {"name": "Robin", "if_new": True})
            assert new.json["name"] == "Robin"
            assert new.cookie

    asyncio.run(run())


def test_hello_says_who_one_is_renews_the_cookie_and_takes_back_a_wrong_one(file: str) -> None:
    async def run() -> None:
        async with bare(file) as server:
            anna = await server.guest("Anna")
            told = await server.http("/api/hello", headers=anna)
            assert (told.json, told.cookie) == ({"name": "Anna"}, anna)
            assert b"Max-Age=31536000;" in dict(told.headers)[b"set-cookie"]
            nobody = await server.http("/api/hello")
            assert (nobody.json, b"set-cookie" in dict(nobody.headers)) == ({"name": None}, False)
            wrong = await server.http("/api/hello", headers={"cookie": "purradox=of-another"})
            assert (wrong.status, wrong.json) == (200, {"name": None})
            assert b"Max-Age=0" in dict(wrong.headers)[b"set-cookie"]

    asyncio.run(run())
