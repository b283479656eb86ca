"""A webhook says whose turn it is: to a real server, to a dead one, and never with a secret."""

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from purradox.server.ops import webhook
from purradox.server.ops.webhook import Notice, Webhook
from tests.server.raw import bare, settled
from tests.server.running import free_port, until
from tests.server.seated import Seated, seated


@dataclass
class Hook:
    """A real HTTP server, what it was sent, and what it answers."""

    url: str = ""
    answers: list[int] = field(default_factory=list)
    calls: list[tuple[dict[str, str], Any]] = field(default_factory=list)

    def take(self, headers: dict[str, str], body: bytes) -> int:
        self.calls.append((headers, json.loads(body)))
        return self.answers.pop(0) if self.answers else 204


@pytest.fixture
def hook() -> Iterator[Hook]:
    told = Hook()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(told.take(headers, body))
            self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_arguments: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    told.url = f"http://127.0.0.1:{server.server_port}/hook?token=secret"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield told
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "DELAY", 0.0)
    monkeypatch.setattr(webhook, "RETRIES", (0.0, 0.0))


async def until_somebody_else_is_to_play(table: Seated) -> int:
    """Everybody discards and is gone but the one who leads; then that one plays."""
    await table.play(len(table.sockets))
    (leader,) = table.live.state.to_act
    for seat, socket in enumerate(table.sockets):
        if seat != leader:
            await socket.close()
    await settled()
    await table.play(1)
    (next_one,) = table.live.state.to_act
    assert next_one != leader
    return next_one


def play_one(file: str, url: str, clock: str, **more: Any) -> tuple[str, str]:
    """The table and the name of who is waited for there."""

    async def main() -> tuple[str, str]:
        async with bare(file, webhook=url, hosts=("table.example",)) as server:
            table = await seated(server, 2, clock=clock, limit=3)
            seat = await until_somebody_else_is_to_play(table)
            if "arrived" in more:
                await until(more["arrived"])
            await settled()
            name = table.live.state.chairs[seat].name
            await table.close()
            return table.table, name

    return asyncio.run(main())


def test_somebody_who_is_away_is_told_once_and_of_nothing_hidden(file: str, hook: Hook) -> None:
    table, name = play_one(file, hook.url, "days", arrived=lambda: hook.calls)
    link = f"https://table.example/t/{table}"
    ((headers, told),) = hook.calls
    assert told == {"table": table, "guest": name, "link": link}
    assert headers["content-type"] == "application/json"
    assert headers.keys().isdisjoint({"cookie", "authorization"})


@pytest.mark.parametrize("clock", ["none", "seconds"])
def test_tables_without_days_call_nobody(file: str, hook: Hook, clock: str) -> None:
    play_one(file, hook.url, clock)
    assert hook.calls == []


def test_a_dead_webhook_stops_no_table_and_is_given_up(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    dead = f"http://127.0.0.1:{free_port()}/hook?token=secret"
    with caplog.at_level(logging.WARNING):
        play_one(file, dead, "days", arrived=lambda: "webhook" in caplog.text)
    assert "the webhook could not be called" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize(
    ("answers", "calls", "arrived"),
    [
        ([204], 1, True),
        ([500, 429, 200], 3, True),
        ([500, 500, 500, 204], 3, False),
        ([404], 1, False),
        ([307], 1, False),
    ],
)
def test_attempts_have_a_limit(
    hook: Hook, answers: list[int], calls: int, *, arrived: bool
) -> None:
    hook.answers = answers
    one = Webhook(hook.url, lambda: 0, lambda: "")
    assert asyncio.run(one.send(Notice("t", "Anna", "/t/t"))) is arrived
    assert len(hook.calls) == calls
