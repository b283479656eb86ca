"""A server's table: sit, play, watch, and lose the connection."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from purradox.client import remote
from purradox.client.game import Advice, NotDone
from purradox.client.remote import RemoteGame
from purradox.client.server import Identities, Server, ServerRefused, Unreachable, parts_of
from purradox.i18n import words
from purradox.notation import loads
from purradox.rules import Phase
from purradox.rules.events import Played
from purradox.tui.app import TableApp
from purradox.tui.screens.reading import ReadScreen
from purradox.tui.screens.table import TableScreen
from tests.server.running import Inside, running
from tests.tui.driving import TIMEOUT, an_app, choose, in_a_loop, play, press_row, until
from tests.tui.line import line_to
from tests.tui.looking import text_of


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "SHORTEST_WAIT", 0.02)


def quick(inside: Inside) -> None:
    inside.host.thinkers.choose = choose  # type: ignore[method-assign,assignment]


async def a_guest(address: str, folder: Path, name: str) -> Server:
    server = Server(address, name, Identities(folder / f"{name}.json"))
    await server.enter()
    return server


async def changed(game: RemoteGame, true: Any) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not true():
            await game.news()


OPTIONS = {"players": 2, "bots": [None, "kitten"], "pace": "instant"}


@in_a_loop
async def test_a_connection_that_breaks_again_and_again_loses_nothing(tmp_path: Path) -> None:
    """Cut before a move, after a move, and while the answer to a move is on its way."""
    async with running(str(tmp_path / "server.db")) as inside, line_to(inside.url) as (line, near):
        quick(inside)
        server = await a_guest(near, tmp_path, "Anna")
        made = await server.take_chair("/api/tables", OPTIONS)
        game = RemoteGame(server, made["table"])
        await game.ready()
        moves = 0
        while True:
            await changed(game, lambda: game.picture().decision or game.picture().status == "over")
            picture = game.picture()
            if picture.status == "over":
                break
            view, decision = picture.view, picture.decision
            assert view is not None
            assert decision is not None
            line.deaf = moves % 4 == 1
            if moves % 4 == 2:
                line.cut()
            task = asyncio.create_task(game.move(view.seat, decision, str(view.legal[0])))
            await asyncio.sleep(0.02)
            if moves % 4 in (1, 3):
                line.deaf = False
                line.cut()
            async with asyncio.timeout(TIMEOUT):
                await task
            await changed(game, lambda seen=decision: game.picture().decision != seen)
            moves += 1
        assert line.connections > moves / 3
        state = inside.host.tables.loaded[made["table"]].state
        played = [one for one in game.happened if isinstance(one, Played)]
        right = [one for line_ in state.history for one in line_.events if isinstance(one, Played)]
        assert played == right
        assert game.picture().totals == state.match.score
        assert [one.value for one in state.shares] == [*server.shares.values()]
        assert loads(await game.record()).over
        await game.close()


@pytest.mark.parametrize("players", [2, 3])
@in_a_loop
async def test_what_a_server_tells_is_what_the_referee_knows(tmp_path: Path, players: int) -> None:
    """In every round, and for who comes only then: tables, cards and what was seen before."""
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        server = await a_guest(inside.url, tmp_path, "Anna")
        bots = [None, *["kitten"] * (players - 1)]
        options = {"players": players, "bots": bots, "pace": "instant"}
        table = (await server.ask("/api/tables", options))["table"]
        game = RemoteGame(server, table)
        await game.ready()
        rounds = 0
        while True:
            await changed(game, lambda: game.picture().decision or game.picture().status == "over")
            picture, match = game.picture(), inside.host.tables.loaded[table].state.match
            seat = picture.seat
            assert seat is not None
            if picture.status == "over":
                break
            alone = picture.table is not None and picture.table.phase is Phase.PLAY
            if alone:  # cards are set aside by all at once
                assert (picture.view, picture.table) == (match.view(seat), match.tables[-1])
                assert picture.past == match.scores
            if alone and picture.round > rounds:
                rounds = picture.round
                late = RemoteGame(server, table)
                await late.ready()
                assert late.picture().view == match.view(seat)
                await late.close()
            await game.move(seat, picture.decision or "", str(match.view(seat).legal[-1]))
            await changed(game, lambda seen=picture.decision: game.picture().decision != seen)
        assert rounds == match.variant.rounds
        assert game.reader.rounds == list(match.tables)
        assert game.reader.view == match.view(seat)
        with pytest.raises(NotDone):
            await game.move(0, "1.play.1", "9r")
        await game.close()


@in_a_loop
async def test_who_left_for_good_may_come_back(tmp_path: Path) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        anna, boris = [await a_guest(inside.url, tmp_path, name) for name in ("Anna", "Boris")]
        table = (await anna.ask("/api/tables", {"players": 2, "pace": "instant"}))["table"]
        game, other = RemoteGame(anna, table), RemoteGame(boris, table)
        await game.ready()
        await other.ready()
        await other.do("sit")
        await game.do("start")
        await changed(game, lambda: game.picture().decision)
        await game.leave()
        await changed(game, lambda: not game.people)
        await game.be_here(game.seats[0])
        await changed(game, lambda: game.people)
        await game.close()
        await other.close()


@in_a_loop
async def test_two_people_sit_down_and_a_third_watches(tmp_path: Path) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        host = an_app(None, folder=tmp_path / "a", names=("Anna",), players=3, people=2)
        guest = an_app(None, folder=tmp_path / "b", names=("Boris",))
        host.address = inside.url
        async with host.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: hasattr(host.screen, "rows"))
            await press_row(pilot, host.say("home-new"))
            await press_row(pilot, host.say("tui-make"))
            await until(pilot, lambda: type(host.screen).__name__ == "Waiting")
            waiting: Any = host.screen
            guest.address = f"{inside.url}/t/{waiting.game.table}"
            async with guest.run_test(size=(80, 24)) as other:
                await until(other, lambda: type(guest.screen).__name__ == "Waiting")
                await press_row(other, guest.say("tui-sit"))
                await until(pilot, lambda: "Boris" in text_of(host))
                await press_row(pilot, host.say("tui-start"))
                for app, driver in ((host, pilot), (guest, other)):
                    await until(driver, lambda app=app: isinstance(app.screen, TableScreen))
                third: Any = an_app(None, folder=tmp_path / "c", names=("Chloe",))
                third.address = guest.address
                async with third.run_test(size=(80, 24)) as spectator:
                    await until(spectator, lambda: isinstance(third.screen, TableScreen))
                    assert third.say("tui-watching") in text_of(third)
                table: Any = host.screen
                assert await play(pilot, table, most=1) == 1
                await pilot.press("t", "a")
                await until(other, lambda: "Anna: Hello!" in text_of(guest))
                await waiting.game.server.ask("/api/me", {"name": "Zoë"})
                await until(other, lambda: "Anna is now called Zoë." in text_of(guest))
                # What was told before is told with the name of that time.
                now = text_of(guest)
                for told in ("Anna is now called Zoë.", "Anna: Hello!", "Anna starts."):
                    now = now.replace(told, "")
                assert "Anna" not in now


@in_a_loop
async def test_who_somebody_is_is_kept(tmp_path: Path) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        first = await a_guest(inside.url, tmp_path, "Anna")
        again = Server(inside.url, "Anna", Identities(tmp_path / "Anna.json"))
        await again.enter()
        assert again.secret == first.secret
        other = Server(inside.url, "Guest", Identities(tmp_path / "Anna.json"))
        await other.enter()
        assert (await other.ask("/api/me"))["name"] == "Anna"
        asked = Server(inside.url, "Zoë", Identities(tmp_path / "Anna.json"), given=True)
        await asked.enter()
        assert (asked.secret, (await asked.ask("/api/me"))["name"]) == (first.secret, "Zoë")
        file = tmp_path / "Anna.json"
        assert file.stat().st_mode & 0o077 == 0
        file.write_text("{", "utf-8")
        await again.enter()
        assert again.secret != first.secret


async def elsewhere(server: Server, inside: Inside) -> Server:
    """The same person on another device."""
    words = (await server.ask("/api/me/words", {}))["words"]
    other = Server(inside.url, server.name, Identities(Path(f"{server.identities.file}.other")))
    await other.ask("/api/me/move", {"words": words})
    (terminal,) = [one for one in await devices(other) if not one["here"]]
    assert terminal["browser"] == "Purradox"
    return other


def read(app: TableApp) -> str:
    """What has to be read before anything else."""
    return str(app.screen.text) if isinstance(app.screen, ReadScreen) else ""


async def devices(server: Server) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await server.ask("/api/me/devices"))["devices"]
    return found


@pytest.mark.parametrize("connected", [True, False], ids=["connected", "away"])
@in_a_loop
async def test_who_is_logged_out_at_a_table_is_told_in_one_line(
    tmp_path: Path, connected: bool
) -> None:
    """At once, or when the connection is made again; a new start is a new guest, and says so."""
    async with running(str(tmp_path / "server.db")) as inside, line_to(inside.url) as (line, near):
        quick(inside)
        app = an_app(None, folder=tmp_path)
        async with app.run_test() as pilot:
            await app.enter(near)
            server = await a_guest(near, tmp_path, "guests")
            table = (await server.ask("/api/tables", OPTIONS))["table"]
            await app.join(game := RemoteGame(server, table))
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            other = await elsewhere(server, inside)
            line.deaf = not connected
            await other.ask("/api/me/logout", {"device": "others"}, text=True)
            if not connected:
                line.deaf = False
                line.cut()
            await until(pilot, lambda: read(app) == "This device has been logged out.")
            picture = game.picture()
            with pytest.raises(NotDone):
                await game.move(0, picture.decision or "", "1")
            await pilot.press("enter")
            await until(pilot, lambda: not isinstance(app.screen, TableScreen))
            assert (await other.ask("/api/me"))["kind"] == "person"
            await app.enter(near)
            await until(pilot, lambda: read(app).endswith("You are a new guest there."))


@in_a_loop
async def test_who_is_banned_is_told_and_does_not_knock_again(tmp_path: Path) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        server = await a_guest(inside.url, tmp_path, "Anna")
        game = RemoteGame(server, (await server.ask("/api/tables", OPTIONS))["table"])
        await game.ready()
        await inside.host.acts.ask("ban", "127.0.0.0/8")
        await inside.host.acts.perform()
        for one in (game, late := RemoteGame(server, game.table)):
            with pytest.raises(ServerRefused) as refused:
                await changed(one, lambda: False)
            assert (refused.value.code, refused.value.details) == ("banned", {"days": 0})
        said = refused.value.told(words("en"), ())
        assert said == "Whoever runs this server has banned you from it."
        await game.close()
        await late.close()


@asynccontextmanager
async def stand_in(told: dict[str, Any], protocol: int = remote.PROTOCOL) -> AsyncIterator[Server]:
    """A server of another version, which says one thing whenever it is spoken to."""

    async def answer(socket: ServerConnection) -> None:
        welcome = {"type": "welcome", "protocol": protocol, "name": "", "time": 0}
        await socket.send(json.dumps(welcome))
        async for _ in socket:
            await socket.send(json.dumps(told))

    async with serve(answer, "127.0.0.1", 0) as there:
        yield Server(f"http://127.0.0.1:{there.sockets[0].getsockname()[1]}", "Anna")


@in_a_loop
async def test_a_field_that_a_newer_server_adds_to_a_hint_is_left_out() -> None:
    choice = {"move": "1r", "points": 1.0, "win": 0.5, "paradox": 0.1, "kept": 0.2}
    told = {"type": "hinted", "table": "t", "choices": [choice | {"more": 1}]}
    async with stand_in(told) as server, asyncio.timeout(TIMEOUT):
        game = RemoteGame(server, "t")
        while game._socket is None:
            await asyncio.sleep(0.01)
        assert await game.hint(0) == [Advice(**choice)]  # type: ignore[arg-type]
        await game.close()


@in_a_loop
async def test_a_server_with_another_protocol_is_left_with_a_sentence_what_to_do() -> None:
    async with stand_in({"type": "table"}, remote.PROTOCOL + 1) as server:
        game = RemoteGame(server, "t")
        async with asyncio.timeout(TIMEOUT):
            with pytest.raises(ServerRefused) as refused:
                await game.ready()
    assert refused.value.told(words("en"), ()).endswith("pip install --upgrade purradox")


@in_a_loop
async def test_a_server_that_is_busy_does_not_make_somebody_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        first = await a_guest(inside.url, tmp_path, "Anna")
        again = Server(inside.url, "Anna", Identities(tmp_path / "Anna.json"))

        async def busy(*_asked: object) -> None:
            raise ServerRefused("too-fast", {"seconds": 1})

        with monkeypatch.context() as patched:
            patched.setattr(again, "ask", busy)
            with pytest.raises(ServerRefused):
                await again.enter()
        await again.enter()
        assert (again.secret, again.forgotten) == (first.secret, False)


@in_a_loop
async def test_a_server_that_is_not_there_is_said_to_be(tmp_path: Path) -> None:
    app = an_app(None, folder=tmp_path)
    app.address = "http://127.0.0.1:9/t/abcdefghjk"
    async with app.run_test() as pilot:
        await until(pilot, lambda: app.trouble is not None)
    assert app.trouble is not None
    assert app.trouble.told(app.say, ()) == "http://127.0.0.1:9 cannot be reached."


def test_addresses() -> None:
    assert parts_of("example.org:8080") == ("http://example.org:8080", None)
    assert parts_of("https://example.org/t/k3v9abcdef") == ("https://example.org", "k3v9abcdef")
    with pytest.raises(Unreachable):
        parts_of("ftp://example.org")


@in_a_loop
async def test_a_rematch_waits_for_who_wants_it_and_spectators_follow(tmp_path: Path) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        servers = [await a_guest(inside.url, tmp_path, name) for name in ("Anna", "Boris", "Eve")]
        made = await servers[0].ask("/api/tables", {"players": 2, "pace": "instant"})
        path = f"/api/tables/{made['table']}"
        await servers[1].ask(f"{path}/sit", {})
        await servers[0].ask(f"{path}/start", {})
        games = [RemoteGame(server, made["table"]) for server in servers]
        for game in games:
            await game.ready()
        while games[2].picture().status != "over":
            for game in games[:2]:
                picture = game.picture()
                if picture.view is not None and picture.decision is not None:
                    move = str(picture.view.legal[0])
                    await game.move(picture.view.seat, picture.decision, move)
            await asyncio.sleep(0)
        anna, boris, eve = games
        first = await anna.rematch()
        assert isinstance(first, RemoteGame)
        await first.ready()
        assert [one.kind for one in first.picture().seats].count("open") == 1
        await changed(eve, lambda: eve.picture().next == first.table)
        following = await eve.rematch()
        second = await boris.rematch()
        await changed(first, lambda: first.picture().status == "playing")
        assert isinstance(following, RemoteGame)
        await following.ready()
        assert following.people == ()
        for one in (*games, first, second, following):
            await one.close()
