"""`docs/protocol.md` says all of the protocol and nothing else, and it is enough for a stranger."""

import asyncio
import importlib
import json
import pkgutil
import re
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator

import purradox.host
import purradox.server
from purradox.host import Options
from purradox.host.errors import HostError
from purradox.host.proof import Proof
from purradox.rules import errors as rule_errors
from purradox.rules.cards import Cell
from purradox.rules.errors import RuleError
from purradox.server.api import bodies
from purradox.server.api.limits import ADDRESS, GUESSES, TALK, Limits
from purradox.server.app import openapi
from purradox.server.wire import events, messages, parts, requests
from purradox.server.ws.protocol import CONTROL
from tests.server.people import guest, hear, program, say
from tests.server.running import in_thread, running
from tests.server.stranger import Stranger

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
NAMES = re.compile(r"`([\w-]+)`")
PARTS = (
    *(
        parts.Setup,
        parts.Chair,
        parts.Call,
        parts.Series,
        parts.Unable,
        parts.Wait,
        parts.Slow,
        parts.Round,
        parts.TrickPlays,
        parts.ScorePart,
        parts.You,
        parts.PastHand,
        messages.Entry,
    ),
    messages.Choice,
    messages.Grounds,
)


def section(title: str) -> str:
    """The text under a heading of the second level."""
    return PAGE.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def rows(text: str) -> Iterator[list[str]]:
    """The cells of every line of a table but its head."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if line.startswith("| ") and not line.startswith("| ---"):
            following = lines[at + 1] if at + 1 < len(lines) else ""
            if not following.startswith("| ---"):
                yield [cell.strip() for cell in line.strip()[1:-1].split("|")]


def described(title: str) -> dict[str, list[str]]:
    """The fields of each message under a heading, in their order."""
    found = {}
    for part in section(title).split("\n### ")[1:]:
        (name,) = NAMES.findall(part.splitlines()[0])
        found[name] = [field for row in rows(part) for field in NAMES.findall(row[0])]
    return found


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def structs(union: Any) -> dict[str, list[str]]:
    return {tag(kind): list(kind.__struct_fields__) for kind in get_args(union)}


def test_every_message_and_field_is_described() -> None:
    assert described("What you send") == structs(requests.ClientMessage)
    assert described("What you are sent") == structs(messages.ServerMessage)


def test_every_part_and_field_is_described() -> None:
    assert described("Parts of messages") == {
        kind.__name__: list(kind.__struct_fields__) for kind in PARTS
    }


def test_what_may_be_left_out_is_said() -> None:
    for union, title in (
        (get_args(messages.ServerMessage), "What you are sent"),
        (PARTS, "Parts of messages"),
    ):
        for kind in union:
            name = tag(kind) if issubclass(kind, parts.Message) else kind.__name__
            part = section(title).split(f"\n### `{name}`\n", 1)[1].split("\n### ", 1)[0]
            said = {NAMES.findall(row[0])[0] for row in rows(part) if "if left out" in row[1]}
            known = {field.name for field in msgspec.structs.fields(kind) if not field.required}
            assert said == known, name


def test_every_event_and_field_is_described() -> None:
    found = {NAMES.findall(row[0])[0]: NAMES.findall(row[1]) for row in rows(section("Events"))}
    assert found == structs(events.AnyEvent)


def test_it_is_said_which_seats_are_chairs() -> None:
    """Those of events that there may be before the start: it turns the chairs."""
    meanings = {NAMES.findall(row[0])[0]: row[2] for row in rows(section("Events"))}
    assert "a chair, whose number before the start may change with it" in meanings["sat"]
    for event in ("stood", "renamed", "removed", "host_changed", "closed", "talked"):
        assert "`seat` is a chair" in meanings[event], event


def errors(kind: type[RuleError]) -> Iterator[type[RuleError]]:
    for below in kind.__subclasses__():
        yield from errors(below)
        if "__dataclass_fields__" in vars(below):
            yield below


def code_of(kind: type[RuleError]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def details_of(kind: type[RuleError]) -> list[str]:
    named: list[str] = []
    for name, told in signature(kind).parameters.items():
        named += ["colour", "number"] if told.annotation is Cell else [name]
    return [name for name in named if name != "rule"]


def test_every_refusal_is_described() -> None:
    for package in (purradox.host, purradox.server):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".migrations" not in module.name:
                importlib.import_module(module.name)
    ours: dict[str, Any] = {code_of(kind): kind for kind in errors(HostError)}
    rules = {
        code_of(kind): kind for kind in errors(RuleError) if kind.__module__ == rule_errors.__name__
    }
    told = list(rows(section("Refusals")))
    said = {NAMES.findall(row[0])[0]: row[1:] for row in told}
    assert len(said) == len(told)
    assert set(said) == {*ours, *rules}
    for code, (status, args, *_) in said.items():
        kind = ours.get(code) or rules[code]
        assert NAMES.findall(args) == details_of(kind), code
        if code in ours:
            assert status == str(ours[code].status), code
        elif "rule" in vars(kind):
            assert status == vars(kind)["rule"], code


def test_options_lists_devices_and_proofs_are_described() -> None:
    tables = section("Tables")
    options = tables.split("OPTIONS, all", 1)[1]
    found = [name for row in rows(options) for name in NAMES.findall(row[0])]
    assert found == list(bodies.NewTable.__struct_fields__)
    chosen = [name for name in Options.__dataclass_fields__ if name != "daily"]
    assert found == [*chosen, "commitment"]
    listed = re.search(r"LISTED is `\{(.*?)\}`", tables)
    assert listed is not None
    assert set(re.findall(r'"(\w+)"', listed[1])) == set(bodies.Listed.__struct_fields__)
    device = re.search(r"DEVICE is `\{(.*?)\}`", section("Who you are"))
    assert device is not None
    assert set(re.findall(r'"(\w+)":', device[1])) == set(bodies.Device.__struct_fields__)
    proof = [NAMES.findall(row[0])[0] for row in rows(section("Deals"))]
    assert proof == list(Proof.__dataclass_fields__)


def test_every_address_is_described() -> None:
    said = set(re.findall(r"`(GET|POST) (/api/[\w/.-]+)", PAGE))
    paths = openapi()["paths"]
    known = {
        (way.upper(), re.sub("{table}|{puzzle}", "ID", path).replace("{day}", "DAY"))
        for path, ways in paths.items()
        for way in ways
    }
    assert said - {("GET", "/api/openapi.json")} == known


def test_the_limits_are_as_described() -> None:
    said = dict(rows(section("Limits")))
    limits = Limits()
    assert said["bytes of a message"] == str(limits.message_bytes)
    assert said["messages of a connection"] == (
        f"{limits.messages_a_second:g} a second, {limits.messages_at_once:g} at once"
    )
    assert said["messages of an address"] == (
        f"{ADDRESS * limits.messages_a_second:g} a second, "
        f"{ADDRESS * limits.messages_at_once:g} at once"
    )
    rate, most = CONTROL
    assert said["control frames and fragments of a connection"] == (
        f"{rate:g} a second, {most:g} at once; then it is cut off"
    )
    assert said["tables that an address makes"] == (
        f"{60 * limits.tables_a_second:g} a minute, {limits.tables_at_once:g} at once"
    )
    assert said["seconds for a request to arrive"] == f"{limits.request_seconds:g}"
    rate, most = TALK
    assert said["phrases of a guest"] == f"1 every {1 / rate:g} seconds, {most:g} at once"
    rate, most = GUESSES
    assert said["codes and recovery words that nobody has, of an address"] == (
        f"1 every {1 / rate:g} seconds, {most:g} at once"
    )
    assert said["requests of an address, upgrades among them"] == (
        f"{limits.requests_a_second:g} a second, {limits.requests_at_once:g} at once"
    )
    assert said["connections"] == (
        f"{limits.connections_of_address} of one address, {limits.connections} in all"
    )
    assert said["tables that a connection watches"] == str(limits.tables_watched)
    assert said["bytes of a request"] == f"{limits.body_bytes}; {limits.record_bytes} for a record"
    assert said["bytes that wait for a slow reader"] == str(limits.unread_bytes)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with in_thread(str(tmp_path_factory.mktemp("protocol") / "db")) as server:
        yield server.url


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_stranger_plays_a_match_and_checks_its_deals(url: str, players: int) -> None:
    async def main(people: list[Stranger], table: str) -> None:
        playing = [asyncio.create_task(one.play(table)) for one in people]
        await asyncio.sleep(0.1)
        await asyncio.to_thread(people[0].start, table)
        async with asyncio.timeout(60):
            totals = await asyncio.gather(*playing)
        assert all(one == totals[0] for one in totals)

    people = [Stranger(url, f"Stranger {at}") for at in range(players)]
    table = people[0].make_table(players)
    for one in people[1:]:
        one.sit(table)
    asyncio.run(main(people, table))
    assert people[0].check_deals() == players
    schema = httpx.get(f"{url}/api/schema.json").json()
    check = Draft202012Validator({"$defs": schema["$defs"], **schema["server"]})
    told = [message for one in people for message in one.told]
    assert {"welcome", "table", "update", "accepted", "reason", "pong"} <= {
        one["type"] for one in told
    }
    for message in told[:: len(told) // 60 + 1]:
        check.validate(message)
    for message in {one["type"]: one for one in told}.values():
        check.validate(message)


def test_the_schema_is_one_and_fits_refusals_and_questions(file: str) -> None:
    async def main() -> list[dict[str, Any]]:
        async with running(file) as server:
            anna, robo = await guest(server.url), await program(server.url)
            table = (await anna.ask("/api/tables", {"players": 2}))["table"]
            heard = []
            async with anna.socket() as socket:
                for message in (
                    {"type": "move", "table": table, "decision": "1.play.1", "move": "5b"},
                    {"type": "watch", "table": "nothing"},
                    {"type": "talk", "table": table, "phrase": "rude"},
                    {"type": "hint", "table": table},
                    {"type": "dance"},
                ):
                    await say(socket, **message)
                    heard.append(await hear(socket, "refused"))
                await robo.ask(f"/api/tables/{table}/sit", {})
                await anna.ask(f"/api/tables/{table}/start", {})
                await say(socket, type="watch", table=table)
                heard.append(await hear(socket, "table"))
                while not heard[-1].get("round"):
                    heard.append(await hear(socket, "update"))
                await say(socket, type="why", table=table, move="9g")
                heard.append(await hear(socket, "reason"))
            return heard

    schema = messages.schema()
    Draft202012Validator.check_schema({"$defs": schema["$defs"], **schema["server"]})
    check = Draft202012Validator({"$defs": schema["$defs"], **schema["server"]})
    for message in asyncio.run(main()):
        check.validate(json.loads(json.dumps(message)))
    asked = Draft202012Validator({"$defs": schema["$defs"], **schema["client"]})
    asked.validate({"type": "watch", "table": "x"})
    assert not asked.is_valid({"type": "watch"})
    assert not asked.is_valid({"type": "watch", "table": "x", "more": 1})
    assert not asked.is_valid({"type": "update"})
