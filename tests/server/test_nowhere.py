"""Addresses where nothing is: a page for people, JSON for programs."""

import asyncio

import pytest

from tests.server.raw import bare

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    "path", ["/nope", "/t/", "/t/unknown", "/t/a/b", "/rules/x", "/t/%00", "/t/" + "x" * 999]
)
def test_a_browser_gets_a_page_of_ours(database: str, path: str) -> None:
    async def run() -> None:
        async with bare(database) as server:
            path_sent = path.replace("%00", "\0")
            answer = await server.http(path_sent, headers=BROWSER)
            headers = dict(answer.headers)
            assert (answer.status, headers[b"content-type"]) == (404, b"text/html; charset=utf-8")
            assert b"app.js" in answer.body
            again = await server.http(
                path_sent, headers=BROWSER | {"if-none-match": headers[b"etag"].decode()}
            )
            assert again.status == 404

    asyncio.run(run())


def test_programs_get_json(file: str) -> None:
    async def run() -> None:
        async with bare(file) as server:
            for path, headers in (
                ("/nope", {}),
                ("/nope", {"accept": "*/*"}),
                ("/api/nope", BROWSER),
                ("/assets/1/nope.js", BROWSER),
            ):
                answer = await server.http(path, headers=headers)
                assert (answer.status, answer.json["code"]) == (404, "no-such-page"), path

    asyncio.run(run())


def test_a_table_that_is_there_is_found(database: str) -> None:
    async def run() -> None:
        async with bare(database) as server:
            anna = await server.guest("Anna")
            table = (await server.http("/api/tables", {"players": 2}, anna)).json["table"]
            assert (await server.http(f"/t/{table}", headers=BROWSER)).status == 200
            assert server.server.host is not None
            server.server.host.tables.loaded.clear()
            assert (await server.http(f"/t/{table}", headers=BROWSER)).status == 200

    asyncio.run(run())
