"""`./play` alone: the table in the browser, wherever there is room for it."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from purradox.cli import run, serve
from purradox.server.ops.settings import Serving


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that were opened in a browser."""
    links: list[str] = []
    monkeypatch.setattr("webbrowser.open", links.append)
    return links


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ports at which a server was started."""
    ports: list[int] = []

    def noted(serving: Serving, page: str = "") -> None:
        assert page in ("", "docs/")
        assert (serving.address, serving.home, serving.browser) == ("127.0.0.1", True, True)
        ports.append(serving.port)

    monkeypatch.setattr(serve, "start", noted)
    return ports


@pytest.fixture
def neighbour(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """Something that has the port already, and what it answers."""
    answer: dict[str, Any] = {}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(answer).encode())

        def log_message(self, *_arguments: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    monkeypatch.setattr(serve, "PORT", server.server_port)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield answer
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_free_port_is_served(
    opened: list[str], served: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as free:
        port = free.server_port
    monkeypatch.setattr(serve, "PORT", port)
    assert run([]) == 0
    assert served == [port]
    assert opened == []


def test_a_server_that_runs_already_is_opened_once_more(
    neighbour: dict[str, Any],
    opened: list[str],
    served: list[int],
    capsys: pytest.CaptureFixture[str],
) -> None:
    neighbour["levels"] = ["kitten"]
    assert run([]) == 0
    assert opened == [f"http://localhost:{serve.PORT}/"]
    assert served == []
    assert opened[0] in capsys.readouterr().out


def test_the_documentation_is_a_page_of_the_same_server(
    neighbour: dict[str, Any],
    opened: list[str],
    served: list[int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    neighbour["levels"] = ["kitten"]
    assert run(["docs"]) == 0
    assert opened == [f"http://localhost:{serve.PORT}/docs/"]
    neighbour["levels"] = 5
    assert run(["docs"]) == 0
    assert served == [0]
    monkeypatch.setattr("purradox.docs.is_built", lambda: False)
    capsys.readouterr()
    assert run(["--language", "en", "docs"]) == 1
    assert capsys.readouterr().err.startswith("purradox: There is no documentation here")


def test_a_stranger_at_the_port_is_left_alone(
    neighbour: dict[str, Any], opened: list[str], served: list[int]
) -> None:
    neighbour["levels"] = 5
    assert run([]) == 0
    assert served == [0]
    assert opened == []
