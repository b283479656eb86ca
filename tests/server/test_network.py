"""By which address others come, and who may let them in."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from purradox.server.api.errors import NoNetwork
from purradox.server.app import Server
from purradox.server.ops import network
from purradox.server.ops.network import Network, Place, home_address, listening
from purradox.server.ops.serving import Listener, config
from purradox.server.ops.settings import Serving
from tests.server.observing import heard
from tests.server.people import guest, hear
from tests.server.raw import bare, scope
from tests.server.running import settings

NEAR = "192.168.7.7"
OTHER = "127.0.0.2"
"""A second address of the same machine, as its address in a network would be."""


async def never(_door: socket.socket) -> None:
    raise AssertionError("nobody asked for another door")


@pytest.mark.parametrize(
    ("serving", "host", "client", "near", "place"),
    [
        # Whoever asked by a name that others can use gets that name: a proxy, a network.
        ("127.0.0.1", "table.example", "9.9.9.9", NEAR, ("table.example", False, False)),
        ("0.0.0.0", f"{NEAR}:8080", NEAR, NEAR, (f"{NEAR}:8080", False, False)),
        ("::", "[2001:db8::1]:8080", NEAR, NEAR, ("[2001:db8::1]:8080", False, False)),
        # A server for everybody knows its address in the network.
        ("0.0.0.0", "localhost:8080", "127.0.0.1", NEAR, (f"{NEAR}:8080", False, False)),
        ("::", "[::1]:8080", "::1", NEAR, (f"{NEAR}:8080", False, False)),
        ("0.0.0.0", "0.0.0.0:8080", "127.0.0.1", NEAR, (f"{NEAR}:8080", False, False)),
        ("0.0.0.0", "localhost:8080", "127.0.0.1", None, ("localhost:8080", True, False)),
        # One for this device alone says so, and who sits before it may change that.
        ("127.0.0.1", "localhost:8080", "127.0.0.1", NEAR, ("localhost:8080", True, True)),
        ("127.0.0.1", "127.0.0.1:8080", "127.0.0.1", NEAR, ("127.0.0.1:8080", True, True)),
        ("127.0.0.1", "localhost:8080", "127.0.0.1", None, ("localhost:8080", True, False)),
        ("127.0.0.1", "localhost:8080", "9.9.9.9", NEAR, ("localhost:8080", True, False)),
    ],
)
def test_what_an_invitation_begins_with(
    serving: str,
    host: str,
    client: str,
    near: str | None,
    place: tuple[str, bool, bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network, "home_address", lambda: near)
    address, alone, opens = place
    found = Network(serving, 8080, never).place("http", host, client)
    assert found == Place(f"http://{address}", alone=alone, opens=opens)
    closed = Network(serving, 8080).place("http", host, client)
    assert not closed.opens


def test_the_address_of_this_device_is_never_its_own_name_for_itself() -> None:
    assert home_address() is None or not network.is_this_device(str(home_address()))


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST.", "a.localhost", "127.8.9.1", "::1"])
def test_names_of_this_device(name: str) -> None:
    assert network.is_this_device(name)


@pytest.mark.parametrize("name", ["mylocalhost", "localhost.example", "10.0.0.1", "", "?"])
def test_names_of_other_devices(name: str) -> None:
    assert not network.is_this_device(name)


@pytest.mark.parametrize("host", ["a" * 4000, "a b", 'x"y', "é", ""])
def test_a_strange_host_is_refused_without_a_traceback(file: str, host: str) -> None:
    lines: list[str] = []

    async def run() -> None:
        with heard(lines):
            async with bare(file) as server:
                anna = await server.guest("Anna")
                table = (await server.http("/api/tables", {"players": 2}, anna)).json["table"]
                for path in (f"/api/tables/{table}/qr.svg", "/api/invitation"):
                    answer = await server.http(path, headers={"host": host})
                    assert (answer.status, answer.json["code"]) == (422, "bad-request")

    asyncio.run(run())
    assert lines == []


class _Quiet(Listener):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def test_whoever_sits_there_lets_others_in_until_the_end(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        listening(OTHER, 0).close()
    except OSError:
        pytest.skip("needs a second loopback address, which macOS lacks")
    monkeypatch.setattr(network, "home_address", lambda: OTHER)

    async def run() -> None:
        server = Server(settings(file))
        door = listening("127.0.0.1", 0)
        port = door.getsockname()[1]
        listener = _Quiet(config(Serving(), server))
        server.network = Network("127.0.0.1", port, listener.listen_at)
        task = asyncio.create_task(listener.serve(sockets=[door]))
        while not listener.started:
            await asyncio.sleep(0.005)
        anna = await guest(f"http://127.0.0.1:{port}")
        before = await anna.ask("/api/invitation")
        assert (before["alone"], before["opens"]) == (True, True)
        listening(OTHER, port).close()  # nobody has it yet
        answers = await asyncio.gather(*(anna.ask("/api/invitation", {}) for _ in range(3)))
        there = f"http://{OTHER}:{port}"
        assert answers == [{"address": there, "alone": False, "opens": False}] * 3
        ben = await guest(there, "Ben")
        async with ben.socket() as socket:
            assert (await hear(socket, "welcome"))["name"] == "Ben"
            listener.should_exit = True
            await hear(socket, "goodbye")
        await task
        listening(OTHER, port).close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("client", "host", "home"),
    [
        ("192.0.2.9", "localhost", True),
        ("127.0.0.1", "localhost", False),
        ("192.0.2.9", "table.example", True),
        ("127.0.0.1", "rebound.example", True),
    ],
)
def test_nobody_else_opens_the_network(
    file: str, client: str, host: str, home: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "home_address", lambda: NEAR)

    def from_there(*asked: Any) -> dict[str, Any]:
        return scope(*asked) | {"client": (client, 1)}

    monkeypatch.setattr("tests.server.raw.scope", from_there)

    async def run() -> None:
        async with bare(file) as server:
            server.server.network = Network("127.0.0.1", 8080, never if home else None)
            answer = await server.http("/api/invitation", {}, {"host": host})
            if host == "localhost":
                assert (answer.status, answer.json["code"]) == (403, "not-at-home")
            else:
                assert answer.json == {"address": f"http://{host}", "alone": False, "opens": False}

    asyncio.run(run())


def test_a_port_that_somebody_else_has_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "home_address", lambda: "127.0.0.1")

    with listening("127.0.0.1", 0) as taken:
        home = Network("127.0.0.1", taken.getsockname()[1], never)
        with pytest.raises(NoNetwork):
            asyncio.run(home.open("http", "localhost", "127.0.0.1"))
