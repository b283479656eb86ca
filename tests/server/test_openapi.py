"""The HTTP part does what its description says, whatever it is asked."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi import checks as said

from purradox.server.app import openapi
from purradox.server.asgi import Message
from purradox.server.wire.messages import Refused
from tests.server.observing import heard
from tests.server.people import Person, Player, finish, guest, program, table_of
from tests.server.raw import bare, scope
from tests.server.running import in_thread

EXAMPLES = 20


@dataclass
class Place:
    """A server with somebody known, and tables in every state."""

    url: str
    person: Person
    tables: tuple[str, ...]
    told: list[str]
    schema: schemathesis.BaseSchema


class Heard(logging.Handler):
    """Everything that the server complains about."""

    def __init__(self, told: list[str]) -> None:
        super().__init__(logging.WARNING)
        self.told = told

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage() + str(record.exc_info or ""))


async def _furnished(url: str) -> tuple[Person, tuple[str, ...]]:
    anna, robo = await guest(url), await program(url)
    over = await table_of([anna, robo])
    await finish([Player(one, over, Random(at)) for at, one in enumerate((anna, robo))])
    playing = await table_of([anna, robo])
    waiting = await anna.ask("/api/tables", {"players": 4})
    return anna, (over, playing, str(waiting["table"]))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    load_all_checks()
    told: list[str] = []
    handler = Heard(told)
    with in_thread(str(tmp_path_factory.mktemp("openapi") / "db")) as server:
        loggers = [logging.getLogger(name) for name in ("purradox", "uvicorn")]
        for logger in loggers:
            logger.addHandler(handler)
        try:
            schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
            schema.config.generation.update(modes=list(GenerationMode))
            yield Place(server.url, *asyncio.run(_furnished(server.url)), told, schema)
        finally:
            for logger in loggers:
                logger.removeHandler(handler)


def operations() -> list[str]:
    paths = openapi()["paths"]
    return [f"{way.upper()} {path}" for path, ways in paths.items() for way in ways]


@pytest.mark.parametrize("operation", operations())
def test_every_answer_is_one_that_is_described(place: Place, operation: str) -> None:
    method, path = operation.split()
    drawn = Random(0)
    checks = [
        schemathesis.checks.not_a_server_error,
        said.status_code_conformance,
        said.content_type_conformance,
        said.response_schema_conformance,
    ]

    def once(case: Any) -> None:
        if "table" in case.path_parameters and drawn.random() < 0.8:
            case.path_parameters["table"] = drawn.choice(place.tables)
        response = case.call(headers=drawn.choice((place.person.headers, {})), timeout=30)
        try:
            case.validate_response(response, checks=checks)
        except FailureGroup as found:
            raise AssertionError("\n".join(str(one) for one in found.exceptions)) from None
        if response.status_code >= 400:
            assert response.json()["code"]

    found = place.schema[path][method].as_strategy()
    quick = settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    quick(given(case=found)(once))()
    assert [line for line in place.told if "a request failed" in line or "Traceback" in line] == []


def test_every_method_that_is_there_is_named(place: Place) -> None:
    answer = httpx.request("DELETE", f"{place.url}/api/me")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, POST")
    assert answer.json()["code"] == "wrong-method"
    assert httpx.get(f"{place.url}/nothing").json()["code"] == "no-such-page"


def test_the_description_holds_the_messages(place: Place) -> None:
    told = httpx.get(f"{place.url}/api/openapi.json").json()
    assert {"TableNews", "Proof", "Replay", "Problem", "Refused"} <= set(
        told["components"]["schemas"]
    )


@pytest.mark.parametrize(
    ("path", "content", "problem"),
    [
        ("/api/tables", b'{"players": "4"}', "players: Expected `int`, got `str`"),
        ("/api/tables", b'{"bots": ["house", 3]}', "bots[1]: Expected `str | null`, got `int`"),
        ("/api/tables", b'{"seats": 4}', "Object contains unknown field `seats`"),
        ("/api/bots", b"{}", "Object missing required field `name`"),
        ("/api/bots", b"", "Input data was truncated"),
        ("/api/review?seat=5", b"", "seat: Expected `int` <= 4"),
    ],
)
def test_wrong_content_is_refused_with_its_field(
    place: Place, path: str, content: bytes, problem: str
) -> None:
    sent = place.person.headers | {"content-type": "application/json"}
    answer = httpx.post(f"{place.url}{path}", content=content, headers=sent)
    told = msgspec.json.decode(answer.content, type=Refused)
    assert (answer.status_code, told.code, told.args) == (422, "bad-request", {"problem": problem})


def test_content_that_is_not_said_to_be_json_is_refused(place: Place) -> None:
    answer = httpx.post(f"{place.url}/api/bots", content=b'{"name": "Robo"}')
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


def test_head_answers_wherever_get_does(place: Place) -> None:
    paths = [one.removeprefix("GET ") for one in operations() if one.startswith("GET ")]
    with httpx.Client(base_url=place.url, headers=place.person.headers) as client:
        for path in ("/", "/healthz", "/readyz", *paths):
            address = path.replace("{table}", place.tables[0])
            got, head = client.get(address), client.head(address)
            assert (head.status_code, head.content) == (got.status_code, b""), path
            assert head.headers == got.headers, path


@pytest.mark.parametrize("path", ["/api/bots", "/api/replay"])
def test_a_request_that_is_broken_off_is_no_trouble_of_ours(file: str, path: str) -> None:
    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(_message: Message) -> None:
        pass

    async def main() -> None:
        async with bare(file) as server:
            asked = scope("http", {"content-type": "application/json"}, path, "POST")
            await server.server(asked, receive, send)

    lines: list[str] = []
    with heard(lines):
        asyncio.run(main())
    assert lines == []
