"""Tables for friends: made, joined by code or link, and played once more, in both modes."""

import asyncio
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from purradox.client.game import Advice
from purradox.client.remote import RemoteGame
from purradox.i18n import words
from purradox.tui.loop_thread import LoopThread
from purradox.tui.plain import converse
from purradox.tui.screens.asking import AskScreen
from purradox.tui.screens.lobby import Lobby, NewTable
from purradox.tui.screens.waiting import Waiting
from purradox.tui.setup import NO_CLOCK, TableSetup, changed, clock_of
from tests.cli.terminal import Terminal, terminal
from tests.server.running import in_thread, running
from tests.tui.driving import an_app, in_a_loop, press_row, until
from tests.tui.looking import text_of
from tests.tui.test_plain import ANYTHING, at_home
from tests.tui.test_remote import a_guest, quick
from tests.tui.test_remote import changed as news_until
from tests.tui.test_screens import advised

__all__ = ["at_home", "terminal"]

OPTIONS = {"players": 2, "pace": "instant"}


@in_a_loop
async def test_a_table_is_made_from_the_terminal_and_joined_by_its_code(tmp_path: Path) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        host = an_app(None, folder=tmp_path / "a", names=("Anna",), players=3)
        guest = an_app(None, folder=tmp_path / "b", names=("Boris",))
        host.address = guest.address = inside.url
        async with host.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(host.screen, Lobby))
            await press_row(pilot, host.say("home-new"))
            await until(pilot, lambda: isinstance(host.screen, NewTable))
            assert text_of(host).count("a friend") == 2
            new: Any = host.screen
            while new.rows[new.at] is not new.chairs[1]:
                await pilot.press("down")
            await pilot.press("right")
            while new.rows[new.at] is not new.clock:
                await pilot.press("down")
            await pilot.press("right", "right")
            await press_row(pilot, host.say("tui-make"))
            await until(pilot, lambda: isinstance(host.screen, Waiting))
            waiting: Any = host.screen
            table = waiting.game.table
            options = inside.host.tables.loaded[table].state.options
            assert (options.players, options.clock, options.limit) == (3, "seconds", 60)
            assert (options.bots, options.listed) == ((None, None, "kitten"), False)
            await until(pilot, lambda: waiting.alone)
            assert f"{inside.url}/t/{table}" in text_of(host)
            assert f"Code: {table}" in text_of(host)
            assert "Only this device can open this address." in text_of(host)
            async with guest.run_test(size=(80, 24)) as other:
                await until(other, lambda: isinstance(guest.screen, Lobby))
                for code in ("nonsense", table):
                    await press_row(other, guest.say("tui-join"))
                    await until(other, lambda: isinstance(guest.screen, AskScreen))
                    guest.screen.query_one("#ask").value = code  # type: ignore[attr-defined]
                    await other.press("enter")
                    if code == "nonsense":
                        await until(other, lambda: "There is no table nonsense." in text_of(guest))
                await until(other, lambda: isinstance(guest.screen, Waiting))
                await press_row(other, guest.say("tui-sit"))
                await until(pilot, lambda: "Boris" in text_of(host))


@in_a_loop
async def test_the_name_is_changed_in_the_terminal(tmp_path: Path) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        app = an_app(None, folder=tmp_path, names=("Anna",))
        app.address = inside.url
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: "Your name: Anna" in text_of(app))
            for name, told in (("x" * 99, "name"), ("Zoë", "Your name: Zoë")):
                row = next(one for one in app.screen.rows if "Your name" in one.label)  # type: ignore[attr-defined]
                await press_row(pilot, row.label)
                await until(pilot, lambda: isinstance(app.screen, AskScreen))
                app.screen.query_one("#ask").value = name  # type: ignore[attr-defined]
                await pilot.press("enter")
                await until(pilot, lambda told=told: told in text_of(app))
        server = await a_guest(inside.url, tmp_path, "guests")
        assert (await server.ask("/api/me"))["name"] == "Zoë"


def test_a_name_on_the_command_line_counts_also_where_one_has_been(
    terminal: Terminal, tmp_path: Path
) -> None:
    with in_thread(str(tmp_path / "server.db")) as inside:
        for name in ("Anna", "Zoë"):
            typed = "\nplayers 2\nbots none\n\nquit\n"
            terminal("tui", "--plain", "--server", inside.url, "--name", name, typed=typed)
        again = terminal("tui", "--plain", "--server", inside.url, typed="name Ada\nname \nq\n")
        assert "Zoë, open chair (one open chair)" in again.out
        assert "Anna" not in again.out
        assert "You are called Ada now." in again.out
        assert "Ada, open chair (one open chair)" in again.out


def test_a_table_is_made_and_joined_line_by_line(terminal: Terminal, tmp_path: Path) -> None:
    with in_thread(str(tmp_path / "server.db")) as inside:
        wrong, right = "players 9\nclock 5 years\n", "players 4\nbots kitten,house\nclock 2d\n"
        typed = f"\n{wrong}{right}board violet\n\nq\n"
        made = terminal("tui", "--plain", "--server", inside.url, "--name", "Ada", typed=typed)
        assert "Wrong value for players. It can be: 2–5." in made.out
        assert "Wrong value for clock. It can be: none, 1s–3600s, 1d–30d." in made.out
        (live,) = inside.host.tables.loaded.values()
        options = live.state.options
        assert (options.players, options.board) == (4, "violet")
        assert options.bots == (None, None, "kitten", "house")
        assert (options.clock, options.limit) == ("days", 2)
        table = live.table
        assert f"Link to pass on: {inside.url}/t/{table} (code {table})" in made.out
        ways = [
            ("--server", inside.url, "--table", table),
            ("--table", f"{inside.url}/t/{table}"),
            (f"{inside.url}/t/{table}",),
        ]
        for way in ways:
            joined = terminal("tui", "--plain", *way, typed="q\n")
            assert "Chairs: Ada, open chair, " in joined.out, way
        for line in (table, f"{inside.url}/t/{table}"):
            typed = f"nonsense\n{line}\nq\n"
            joined = terminal("tui", "--plain", "--server", inside.url, typed=typed)
            assert "There is no table nonsense." in joined.out
            assert "Chairs: Ada, open chair, " in joined.out, line
        gone = terminal("tui", "--plain", inside.url, "--table", "nowhere")
        assert (gone.status, gone.err) == (1, "purradox: There is no table nowhere.\n")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--table", "k3v9abcdef"), "--table needs a server"),
        (("http://one", "--server", "http://two"), "Name the server once"),
        (("--clock", "5m"), "none, 1s–3600s, 1d–30d"),
    ],
)
def test_wrong_ways_to_a_table_are_refused(
    terminal: Terminal, options: tuple[str, ...], told: str
) -> None:
    assert told in terminal.refused("tui", *options)


def test_clocks_and_changes() -> None:
    assert clock_of("none") == NO_CLOCK
    assert clock_of("60s") == ("seconds", 60)
    for text in ("", "0s", "31d", "4000s", "s", "²s", "60"):
        assert clock_of(text) is None
    setup = TableSetup(players=5, people=2, bots=("kitten", "alley"))
    fewer = changed(setup, "players", "3")
    assert fewer is not None
    assert fewer.options["bots"] == [None, "kitten", "alley"]
    assert changed(setup, "bots", "kitten,kitten,kitten,kitten,kitten") is None
    assert changed(setup, "bots", "tiger") is None


def test_a_hint_line_by_line(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    async def call(_self: object, *asked: Any) -> list[Advice]:
        return advised(asked[2])

    monkeypatch.setattr("purradox.host.thinkers.Thinkers.call", call)
    out = terminal("tui", "--plain", typed="?\nhint\nh\nquit\n").out
    assert "hint says what a bot would do and why" in out
    assert out.count("A bot would choose ") == 2
    assert out.count("Tricks on average: 3.1 with ") == 2
    assert "75 %" in out


@in_a_loop
async def test_a_hint_at_a_server_comes_with_its_reason(tmp_path: Path) -> None:
    async def finish(*asked: Any) -> dict[str, Any]:
        figures = {name: {"value": 0.5} for name in ("points", "win", "paradox", "kept")}
        reason = {"kind": "win", "better": 0.5, "worse": 0.25}
        best, other = (str(one) for one in asked[-1].legal[:2])
        return {
            "choices": [
                {"move": best, **figures, "verdict": "best", "reason": None},
                {"move": other, **figures, "verdict": "mistake", "reason": reason},
            ]
        }

    async def prepared(*_what: object) -> None:
        pass

    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        inside.host.thinkers.finish = finish  # type: ignore[method-assign,assignment]
        inside.host.thinkers.prepared = prepared  # type: ignore[method-assign,assignment]
        server = await a_guest(inside.url, tmp_path, "Anna")
        made = await server.ask("/api/tables", OPTIONS | {"bots": [None, "kitten"]})
        game = RemoteGame(server, made["table"])
        await game.ready()
        await news_until(game, lambda: game.picture().decision)
        async with asyncio.timeout(20):
            best, other = await game.hint(0)
        assert (best.verdict, best.reason) == ("best", None)
        assert other.reason == {"kind": "win", "better": 0.5, "worse": 0.25}
        await game.close()


def test_a_rematch_at_one_keyboard(terminal: Terminal) -> None:
    typed = "\n".join([*"123456789", *ANYTHING] * 20) + "\n\nquit\n"
    out = terminal("tui", "--plain", "--players", "2", typed=typed).out
    say = words("en")
    assert out.count(say("play-scores", round=2)) == 1
    assert say("tui-plain-again", may="again") in out
    assert out.rstrip().endswith(say("tui-kept"))
    assert out.count("== Round 1 of 2") == 2


@in_a_loop
async def test_a_rematch_with_a_friend_begins_when_both_want_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ada plays line by line in a thread of her own, Boris over the protocol."""
    typed: Queue[str] = Queue()
    for module in ("plain", "person"):
        monkeypatch.setattr(f"purradox.tui.{module}.read_line", typed.get)
    said: list[str] = []

    def out() -> str:
        said.append(capsys.readouterr().out)
        return "".join(said)

    async def spoken(text: str) -> None:
        async with asyncio.timeout(60):
            while text not in out():
                await asyncio.sleep(0.02)

    def ada(address: str) -> None:
        with LoopThread() as beside:
            server = beside(a_guest(address, tmp_path, "Ada"))
            made = beside(server.ask("/api/tables", OPTIONS))

            async def join() -> RemoteGame:
                return RemoteGame(server, made["table"])

            converse(beside, beside(join()), words("en"))

    async with running(str(tmp_path / "server.db")) as inside:
        task = asyncio.create_task(asyncio.to_thread(ada, inside.url))
        await spoken("Start now?")
        (table,) = inside.host.tables.loaded
        game = RemoteGame(await a_guest(inside.url, tmp_path, "Boris"), table)
        await game.ready()
        await game.do("sit")
        await spoken("Chairs: Ada, Boris")
        for line in ("y", *([*"123456789", *ANYTHING] * 20)):
            typed.put(line)
        while game.picture().status != "over":
            await news_until(
                game, lambda: game.picture().decision or game.picture().status == "over"
            )
            picture = game.picture()
            if picture.view is not None and picture.decision is not None:
                await game.move(picture.view.seat, picture.decision, str(picture.view.legal[0]))
            await asyncio.sleep(0.01)
        await spoken("Play again?")
        following = await game.rematch()
        assert isinstance(following, RemoteGame)
        await following.ready()
        assert following.picture().status == "waiting"
        await spoken("Somebody wants to play again")
        typed.put("")
        await news_until(following, lambda: following.picture().status == "playing")
        assert sorted(following.picture().names) == ["Ada", "Boris"]
        typed.put("quit")
        await task
        await game.close()
        await following.close()
    assert out().count("== Round 1 of 2") == 2
