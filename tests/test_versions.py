"""The page of versions says what the code says, and promises only what there is."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import purradox.arena.benchmark
import purradox.arena.folder
import purradox.cli.admin_acts
import purradox.cli.bots
import purradox.client.remote
import purradox.host.sql.own_data
import purradox.page.site
from purradox import observation
from purradox.analysis import as_json
from purradox.bots.conformance import report
from purradox.host import lines, proof
from purradox.host.sql import migrations
from purradox.notation import record
from purradox.server.wire import messages

PAGE = (Path(__file__).parents[1] / "docs" / "versions.md").read_text("utf-8")
ROW = re.compile(r"^\| (?P<what>[^|]+) \| (?P<version>\d+) \|", re.MULTILINE)
VERSIONS = Path(migrations.__file__).parent / "versions"
CODE = {
    "notation, text and JSON": record.FORMAT,
    "protocol of the server": messages.PROTOCOL,
    "log of a table": lines.FORMAT,
    "database schema": max(int(file.stem[1:5]) for file in VERSIONS.glob("v*.py")),
    "proof of the deals": proof.FORMAT,
    "own data (`/api/me/data`)": purradox.host.sql.own_data.FORMAT,
    "own data of the page without a server": purradox.page.site.FORMAT,
    "review and hint as JSON": as_json.FORMAT,
    "observation for networks": observation.VERSION,
    "benchmark": purradox.arena.benchmark.VERSION,
    "arena folder": purradox.arena.folder.FORMAT,
    "`conform --json`": report.FORMAT,
    "`bots --json`": purradox.cli.bots.FORMAT,
    "`admin --json`": purradox.cli.admin_acts.FORMAT,
}


def test_every_version_of_the_page_is_the_one_of_the_code() -> None:
    said = {
        re.sub(r"\[(.+?)\]\(.+?\)", r"\1", row["what"]): int(row["version"])
        for row in ROW.finditer(PAGE)
    }
    assert said == CODE


def test_every_version_in_the_code_is_on_the_page() -> None:
    source = Path(purradox.__file__).parent
    stated = re.compile(r"^(?:FORMAT|VERSION|PROTOCOL) = .*", re.MULTILINE)
    found = [
        f"{file.relative_to(source)}: {line}"
        for file in source.rglob("*.py")
        for line in stated.findall(file.read_text("utf-8"))
    ]
    once = 1  # the client has the number of the protocol too, without the server
    assert len(found) == len(CODE) - len({"database schema"}) + once, found
    assert purradox.client.remote.PROTOCOL == messages.PROTOCOL


@pytest.mark.parametrize("name", sorted({*re.findall(r"`(purradox(?:\.\w+)?)`", PAGE)}))
def test_what_is_promised_of_the_library_is_there(name: str) -> None:
    module = import_module(name)
    assert all(hasattr(module, one) for one in module.__all__)
