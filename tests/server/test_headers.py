"""What every answer carries, who may ask, and what is kept of secrets."""

import ast
import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import purradox
from purradox.server.app import openapi
from purradox.server.http.security import CSP, HEADERS
from purradox.server.ops.logs import FIELDS, JsonLines
from purradox.server.ops.network import PROBES
from tests.server.people import Person, Player, finish, guest, hear, program, table_of
from tests.server.running import Inside, outside, running

OTHER = "https://evil.example"


def visit(file: str, work: Callable[[Inside, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def main() -> None:
        async with (
            running(file) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as client,
        ):
            await work(server, client)

    asyncio.run(main())


def test_every_answer_carries_our_headers(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> object:
        raise RuntimeError("on purpose")

    async def work(server: Inside, client: httpx.AsyncClient) -> None:
        page = await client.get("/")
        table = (await (await guest(server.url)).ask("/api/tables", {}))["table"]
        asset = re.search(r'"(/assets/[^"]+\.js)"', page.text)
        assert asset is not None
        again = {"if-none-match": page.headers["etag"]}
        monkeypatch.setattr("purradox.server.wire.messages.schema", broken)
        answers = {
            "page": (200, page),
            "page of a table": (200, await client.get(f"/t/{table}")),
            "unchanged": (304, await client.get("/", headers=again)),
            "file": (200, await client.get(asset[1])),
            "no file": (404, await client.get("/assets/0/nothing.js")),
            "no page": (404, await client.get("/nothing")),
            "answer": (200, await client.get("/api/levels")),
            "nobody": (401, await client.get("/api/me")),
            "wrong method": (405, await client.delete("/api/me")),
            "wrong content": (422, await client.post("/api/me", json={"name": 1})),
            "not JSON": (422, await client.post("/api/me", content=b"{")),
            "too large": (413, await client.post("/api/me", content=b"x" * 20_000)),
            "other origin": (403, await client.post("/api/me", headers={"origin": OTHER})),
            "broken": (500, await client.get("/api/schema.json")),
            "alive": (200, await client.get("/healthz")),
            "ready": (200, await client.get("/readyz")),
            "metrics": (200, await client.get("/metrics")),
        }
        for what, (status, answer) in answers.items():
            assert answer.status_code == status, what
            for name, value in HEADERS:
                assert answer.headers[name.decode()] == value.decode(), what
            assert "server" not in answer.headers, what
        for status, answer in answers.values():
            if status >= 400:
                told = answer.json()
                assert re.fullmatch(r"[a-z]+(-[a-z]+)*", told["code"])
                assert "Traceback" not in answer.text

    logging.getLogger("purradox").setLevel(logging.CRITICAL)
    try:
        visit(file, work)
    finally:
        logging.getLogger("purradox").setLevel(logging.INFO)


def test_the_policy_allows_nothing_that_is_not_ours() -> None:
    parts = dict(part.strip().split(" ", 1) for part in CSP.split(";"))
    assert parts["default-src"] == "'none'"
    assert parts["script-src"] == parts["style-src"] == parts["connect-src"] == "'self'"
    assert parts["frame-ancestors"] == parts["base-uri"] == "'none'"
    assert not re.search(r"unsafe|\*|http:|https:", CSP)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": OTHER},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": OTHER, "sec-fetch-site": "same-origin"},
    ],
)
def test_the_page_of_another_site_may_not_ask(file: str, headers: dict[str, str]) -> None:
    async def work(server: Inside, client: httpx.AsyncClient) -> None:
        anna = await guest(server.url)
        sent = anna.headers | headers
        answer = await client.post("/api/tables", json={}, headers=sent)
        assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")
        with pytest.raises(InvalidStatus) as refused:
            async with Person(server.url, sent).socket():
                pass
        upgrade = refused.value.response
        assert upgrade.status_code == 403
        assert json.loads(upgrade.body or b"")["code"] == "other-origin"
        for name, value in HEADERS:
            assert upgrade.headers[name.decode()] == value.decode()

    visit(file, work)


def test_a_request_by_another_name_is_misdirected(file: str) -> None:
    async def main() -> None:
        async with running(file, hosts=("table.example", "::1")) as server:
            async with httpx.AsyncClient(base_url=server.url) as client:
                for name in ("table.example", "Table.Example.:8080", "[::1]:80"):
                    good = await client.get("/api/levels", headers={"host": name})
                    assert good.status_code == 200, name
                for name in ("evil.example", "table.example.evil", "127.0.0.1", ""):
                    bad = await client.get("/api/levels", headers={"host": name})
                    assert (bad.status_code, bad.json()["code"]) == (421, "wrong-host"), name
                    assert bad.headers["x-frame-options"] == "DENY"
                    for probe in PROBES:
                        assert (await client.head(probe, headers={"host": name})).is_success
            with pytest.raises(InvalidStatus) as refused:
                async with Person(server.url).socket():
                    pass
            assert refused.value.response.status_code == 421

    asyncio.run(main())


def test_our_own_page_may_ask_and_so_may_programs(file: str) -> None:
    async def work(server: Inside, client: httpx.AsyncClient) -> None:
        anna, robo = await guest(server.url), await program(server.url)
        ours = anna.headers | {"origin": server.url, "sec-fetch-site": "same-origin"}
        assert (await client.post("/api/tables", json={}, headers=ours)).status_code == 200
        for headers in (ours, anna.headers, robo.headers):
            async with Person(server.url, headers).socket() as socket:
                await hear(socket, "welcome")

    visit(file, work)


def test_there_is_one_socket_and_no_other(file: str) -> None:
    async def work(server: Inside, _client: httpx.AsyncClient) -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(server.url.replace("http", "ws", 1) + "/elsewhere", proxy=None):
                pass
        told = json.loads(refused.value.response.body or b"")
        assert (refused.value.response.status_code, told["code"]) == (404, "no-such-page")

    visit(file, work)


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_cookie_is_for_nobody_else(file: str, scheme: str) -> None:
    async def work(_server: Inside, client: httpx.AsyncClient) -> None:
        origin = f"{scheme}://{client.base_url.host}:{client.base_url.port}"
        behind = {"x-forwarded-proto": scheme, "origin": origin}
        answer = await client.post("/api/me", json={"name": "Anna"}, headers=behind)
        parts = answer.headers["set-cookie"].lower().split("; ")
        assert {"httponly", "samesite=strict", "path=/"} <= set(parts)
        assert ("secure" in parts) == (scheme == "https")
        assert not any(part.startswith("domain") for part in parts)

    visit(file, work)


def test_no_secret_is_kept_or_written_down(file: str, tmp_path: Path) -> None:
    async def main(url: str) -> list[str]:
        anna, robo = await guest(url), await program(url)
        code = (await anna.ask("/api/me/link", {}))["code"]
        unused = (await anna.ask("/api/me/link", {}))["code"]
        moved = await Person(url).request("/api/me/move", {"code": code})
        await Person(url).request("/api/me/move", {"code": "wrong"})
        await Person(url, {"Authorization": "Bearer wrong-token"}).request("/api/me")
        table = await table_of([anna, robo])
        await finish([Player(one, table, Random(at)) for at, one in enumerate((anna, robo))])
        return [
            anna.headers["Cookie"].removeprefix("purradox="),
            robo.headers["Authorization"].removeprefix("Bearer "),
            moved.cookies["purradox"],
            code,
            unused,
        ]

    with outside(file, tmp_path / "log") as server:
        secrets = asyncio.run(main(server.url))
        kept = b"".join(path.read_bytes() for path in tmp_path.glob("purradox.db*"))
        server.stop()
        kept += b"".join(path.read_bytes() for path in tmp_path.glob("purradox.db*"))
        told = server.told()
    for secret in secrets:
        assert len(secret) >= 20
        assert secret.encode() not in kept
        assert secret not in told
    assert sha256(secrets[0].encode()).hexdigest().encode() in kept
    assert "wrong-token" not in told


NO_SECRETS = {
    *("table", "format", "seat", "to", "zone", "day", "today", "month", "friend"),
    *("puzzle", "kind", "besides"),
}
"""Parameters of addresses; what is secret comes in a header or a body, which nobody logs."""


def test_no_address_has_a_place_for_a_secret() -> None:
    described = openapi()
    for path, ways in described["paths"].items():
        assert not re.search("secret|token|code", path)
        for way in ways.values():
            names = {one["name"] for one in way.get("parameters", ())}
            assert names <= NO_SECRETS, path


def test_logs_are_lines_of_json() -> None:
    error = ValueError("no\nway")
    trouble = (ValueError, error, None)
    record = logging.LogRecord("purradox.host", 30, "x.py", 1, "a %s", ("line",), trouble)
    record.bot = "house"
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["from"], told["message"]) == ("warning", "purradox.host", "a line")
    assert told["bot"] == "house"
    assert told["traceback"].endswith("ValueError: no\nway")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", told["time"])


def test_every_field_of_the_log_is_set_somewhere() -> None:
    named = set[str]()
    for file in Path(purradox.__file__).parent.rglob("*.py"):
        for function in ast.walk(ast.parse(file.read_text())):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            parts = list(ast.walk(function))
            if any(isinstance(one, ast.keyword) and one.arg == "extra" for one in parts):
                keys = [key for one in parts if isinstance(one, ast.Dict) for key in one.keys]
                named |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    assert set(FIELDS) <= named
