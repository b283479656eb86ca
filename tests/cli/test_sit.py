"""`sit`: a bot at a server's tables, whatever happens to the line, the server or the bot."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from purradox.bots import parse_specs
from purradox.bots.careful import CarefulBot
from purradox.cli.sit import Sitter, usual_name
from purradox.client import remote
from purradox.client.remote import RemoteGame
from purradox.client.server import Identities, Server
from purradox.host import LoadedTable
from purradox.host.thinkers import Thinkers
from purradox.rules import Match, shuffled, variant
from tests.arena.strangers import strangers
from tests.cli.terminal import Terminal, terminal
from tests.server.running import free_port, in_thread, running, until
from tests.test_docs import blocks
from tests.tui.driving import choose, in_a_loop
from tests.tui.line import line_to

__all__ = ["strangers", "terminal"]

TWO = {"players": 2, "pace": "instant"}
PLAYED = 5


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PURRADOX_LANG", "en")
    monkeypatch.setattr(remote, "SHORTEST_WAIT", 0.02)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no other process."""

    async def chosen(_self: object, *asked: Any) -> Any:
        return await choose(*asked)

    monkeypatch.setattr(Thinkers, "choose", chosen)


def sitter(address: str, name: str, *, rematch: bool = False) -> Sitter:
    return Sitter(Server(address, name, program=True), "careful", 10.0, rematch)


async def sat(found: Callable[[], bool], *tasks: "asyncio.Task[None]") -> None:
    """Wait, and fail with what failed."""
    await until(lambda: found() or any(one.done() for one in tasks))
    for one in tasks:
        if one.done():
            await one


def reached(live: LoadedTable, number: int) -> bool:
    return live.state.number > number


@pytest.mark.usefixtures("at_once")
@in_a_loop
async def test_it_stays_through_broken_lines_and_a_restarted_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table of its own; the line breaks before and after moves, and the server goes away."""
    database, port = str(tmp_path / "server.db"), free_port()
    address = f"http://127.0.0.1:{port}"
    async with line_to(address) as (line, near):
        async with running(database, port=port) as inside:
            lives = inside.host.tables.loaded
            first = asyncio.create_task(sitter(near, "Ada").play([], TWO))
            await sat(lambda: bool(lives), first)
            (table,) = lives
            live = lives[table]
            second = asyncio.create_task(sitter(address, "Bob").play([table], {}))
            for number in range(1, PLAYED):
                await sat(partial(reached, live, 9 * number), first, second)
                line.deaf = bool(number % 2)
                await asyncio.sleep(0.02)
                line.cut()
                line.deaf = False
            assert {chair.program for chair in live.state.chairs} == {True}
        async with running(database, port=port) as inside:
            await asyncio.gather(first, second)
            state = (await inside.host.table(table)).state
    told, complaints = capsys.readouterr()
    assert line.connections > PLAYED
    assert state.match.over
    assert not [one for one in state.history if one.forfeit]
    assert [one.seat for one in state.shares] == [0, 1]
    names = [chair.name for chair in state.chairs]
    for name in ("Ada", "Bob"):
        assert f"{name} sits at " in told
        points = state.match.score[names.index(name)]
        assert f"points: {points} (" in told
    assert told.count("place 1 of 2") == len(state.match.winners)
    assert f"The connection to {near} is lost; trying again." in complaints
    assert f"Connected to {near} again." in complaints


async def person_at(address: str, folder: Path) -> Server:
    server = Server(address, "Anna", Identities(folder / "anna.json"))
    await server.enter()
    return server


async def played(game: RemoteGame) -> None:
    """A person plays to the end."""
    while True:
        picture = game.picture()
        if picture.status == "over":
            return
        if picture.view is not None and picture.decision is not None:
            move = str(picture.view.legal[0])
            await game.move(picture.view.seat, picture.decision, move)
        await game.news()


@pytest.mark.usefixtures("at_once")
@in_a_loop
async def test_several_tables_a_rematch_and_goodbye(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []

    def results() -> int:
        told.extend(capsys.readouterr().out.splitlines())
        return sum(" of 2, points: " in line for line in told)

    async with running(str(tmp_path / "server.db")) as inside:
        anna = await person_at(inside.url, tmp_path)
        tables = [(await anna.ask("/api/tables", TWO))["table"] for _ in range(2)]
        bot = asyncio.create_task(sitter(inside.url, "Ada", rematch=True).play(tables, {}))
        lives = inside.host.tables.loaded
        await sat(lambda: all(lives[one].state.chairs[1].guest for one in tables), bot)
        games = [RemoteGame(anna, table) for table in tables]
        for game in games:
            await game.ready()
            await game.do("start")
        await asyncio.gather(*map(played, games))
        await sat(lambda: results() == 2, bot)
        again = await games[0].rematch()
        assert isinstance(again, RemoteGame)
        await again.ready()
        await sat(lambda: lives[again.table].state.status == "playing", bot)
        bot.cancel()
        with pytest.raises(asyncio.CancelledError):
            await bot
        left = [chair.left for chair in lives[again.table].state.chairs if chair.program]
        assert left == [True]
        for game in (*games, again):
            await game.close()
    assert results() == 2
    assert told[-1] == "Ada has left."


@pytest.mark.usefixtures("at_once")
@in_a_loop
async def test_goodbye_while_an_earlier_table_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is stopped while it goes over to the next match: it leaves that one for good."""
    closing = asyncio.Event()
    close = RemoteGame.close

    async def closed(game: RemoteGame) -> None:
        closing.set()
        await close(game)

    async with running(str(tmp_path / "server.db")) as inside:
        anna = await person_at(inside.url, tmp_path)
        table = (await anna.ask("/api/tables", TWO))["table"]
        bot = asyncio.create_task(sitter(inside.url, "Ada", rematch=True).play([table], {}))
        lives = inside.host.tables.loaded
        await sat(lambda: lives[table].state.chairs[1].guest is not None, bot)
        game = RemoteGame(anna, table)
        await game.ready()
        await game.do("start")
        await played(game)
        monkeypatch.setattr(RemoteGame, "close", closed)
        again = await game.rematch()
        await closing.wait()
        bot.cancel()
        await asyncio.wait([bot], timeout=20)
        assert bot.cancelled()
        assert isinstance(again, RemoteGame)
        left = [chair.left for chair in lives[again.table].state.chairs if chair.program]
        assert left == [True]
        for one in (game, again):
            await close(one)


@pytest.mark.usefixtures("at_once")
@in_a_loop
async def test_who_comes_back_takes_the_chair_back(tmp_path: Path) -> None:
    """The program is ended; a bot of the server plays on for it until it is started again."""
    async with running(str(tmp_path / "server.db")) as inside:
        anna = await person_at(inside.url, tmp_path)
        table = (await anna.ask("/api/tables", TWO))["table"]
        live = inside.host.tables.loaded[table]
        bot = asyncio.create_task(sitter(inside.url, "Ada").play([table], {}))
        await sat(lambda: live.state.chairs[1].guest is not None, bot)
        await anna.ask(f"/api/tables/{table}/start", {})
        await sat(
            lambda: any(any(one.discarded) for one in live.state.match.tables),
            bot,
        )
        bot.cancel()
        await asyncio.gather(bot, return_exceptions=True)
        assert [chair.played for chair in live.state.chairs if chair.program] == [True]
        bot = asyncio.create_task(sitter(inside.url, "Ada").play([table], {}))
        game = RemoteGame(anna, table)
        await game.ready()
        await asyncio.gather(played(game), bot)
        assert [chair.played for chair in live.state.chairs if chair.program] == [False]
        await game.close()


def a_view() -> Any:
    return Match(variant(3)).apply(shuffled(variant(3), Random(1))).view(1)


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("silent", "“None” is not a legal move here."),
        ("dying", "its process ended."),
        ("stillborn", "it failed: ValueError: not today"),
        ("sleeping", "no answer within 0.5 s."),
        (f"exec:{sys.executable} -c 'input(); print(1)'", "“1” is no answer."),
    ],
)
def test_a_bot_that_fails_is_one_line_and_careful_decides(
    spec: str,
    told: str,
    strangers: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(strangers))
    view, seconds = a_view(), 0.5 if spec == "sleeping" else 60

    async def main() -> None:
        pool = Thinkers(1)
        try:
            one = Sitter(Server("http://nowhere", "Ada"), spec, seconds, rematch=False)
            assert await one._choice(pool, view, "1.discard.1") in view.legal
        finally:
            await pool.close()

    asyncio.run(main())
    line = capsys.readouterr().err
    assert line.startswith(f"purradox: {spec}, ")
    assert f"decision 1.discard.1: {told} The bot careful decides instead." in line
    assert line.count("\n") == 1


def test_what_does_not_work_is_one_line(terminal: Terminal, tmp_path: Path) -> None:
    def refused(*words: str) -> str:
        result = terminal("sit", *words)
        assert result.status in (1, 2)
        assert result.out == ""
        assert result.err.count("\n") == 1
        return result.err

    with in_thread(str(tmp_path / "server.db")) as inside:

        def asked(work: Awaitable[Any]) -> Any:
            async def wait() -> Any:
                return await work

            return asyncio.run(wait())

        anna = asked(person_at(inside.url, tmp_path))
        table = asked(anna.ask("/api/tables", {"players": 2, "bots": [None, "kitten"]}))["table"]
        at = ("--server", inside.url)
        assert "There is no table nowhere." in refused("random", *at, "--table", "nowhere")
        assert "The match has already begun." in refused("random", *at, "--table", table)
        waiting = asked(anna.ask("/api/tables", {"players": 2}))["table"]
        other = Server(inside.url, "Boris", Identities(tmp_path / "boris.json"))
        asked(other.enter())
        asked(other.ask(f"/api/tables/{waiting}/sit", {}))
        link = f"{inside.url}/t/{waiting}"
        assert "No chair is open at this table." in refused("random", "--server", link)
        assert "1 to 30" in refused("random", *at, "--name", "x" * 31)
    assert f"{inside.url} cannot be reached." in refused("random", *at)
    assert "did you mean “random”?" in refused("randon")
    assert "does not name bots" in refused("random,random")
    assert "cannot be run" in refused("exec:no-such-program-at-all")
    assert "--board" in refused("random", "--board", "green")


@pytest.mark.skipif(sys.platform == "win32", reason="there signals are something else")
def test_control_c_leaves(tmp_path: Path) -> None:
    with in_thread(str(tmp_path / "server.db")) as inside:
        command = [sys.executable, "-m", "purradox", "sit", "random", "--server", inside.url]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline().startswith(f"random sits at {inside.url}/t/")
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (130, "random has left.\n", "")
        (live,) = inside.host.tables.loaded.values()
        assert live.state.chairs[0].guest is None


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("careful", "careful"),
        ("search:simulations=20", "search"),
        ("exec:python3 bots/my_bot.py --level=3,seconds=2", "my_bot"),
        (f"exec:./{'x' * 40}", "x" * 30),
    ],
)
def test_a_bot_without_a_name_has_that_of_its_spec(spec: str, name: str) -> None:
    (one,) = parse_specs(spec)
    assert usual_name(one) == name


def test_its_secret_is_kept_for_its_owner_alone(tmp_path: Path) -> None:
    kept = Identities(tmp_path / "guests.json")
    with in_thread(str(tmp_path / "server.db")) as inside:

        async def main() -> set[str | None]:
            servers = [Server(inside.url, name, kept, program=True) for name in ("A", "B", "A")]
            for one in servers:
                await one.enter()
            person = Server(inside.url, "A", kept)
            await person.enter()
            assert (await servers[0].ask("/api/me")) == {"name": "A", "kind": "program"}
            assert (await person.ask("/api/me"))["kind"] == "person"
            return {one.secret for one in (*servers, person)}

        assert len(asyncio.run(main())) == 3
    assert kept.file.stat().st_mode & 0o077 == 0


@in_a_loop
async def test_the_bot_of_the_documentation_plays(tmp_path: Path) -> None:
    """It is given what the referee would give it, to the end of the match."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    (source,) = [one.text for one in blocks(page) if "TableReader" in one.text]
    names: dict[str, Any] = {}
    exec(compile(source, "bots.md", "exec"), names)
    async with running(str(tmp_path / "server.db")) as inside:
        inside.host.thinkers.choose = choose  # type: ignore[method-assign,assignment]
        server = Server(inside.url, "Ada", Identities(tmp_path / "ada.json"), program=True)
        await server.enter()
        options = TWO | {"bots": [None, "kitten"]}
        table = (await server.ask("/api/tables", options))["table"]
        reader = await names["play"](CarefulBot(Random(1)), inside.url, server.secret, table)
        match = inside.host.tables.loaded[table].state.match
    assert match.over
    assert reader.rounds == list(match.tables)
    assert reader.view == match.view(reader.seat)
