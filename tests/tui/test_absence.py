"""People who wait for each other in the terminal, full screen and line by line."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from purradox.client.remote import RemoteGame
from purradox.host import waiting
from purradox.i18n import words
from purradox.tui import absence, person, plain
from purradox.tui.local import new_game
from purradox.tui.loop_thread import LoopThread
from purradox.tui.person import Left
from purradox.tui.plain import Dialogue
from purradox.tui.screens.reading import ReadScreen
from tests.server.running import in_thread, running
from tests.tui.driving import an_app, in_a_loop, quick_host, until
from tests.tui.looking import text_of
from tests.tui.test_remote import a_guest, changed, quick

OPTIONS = {"players": 2, "bots": [None, None], "pace": "instant"}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "ABSENT", 0)
    monkeypatch.setattr(waiting, "SILENT", 0)


async def first_move(game: RemoteGame) -> None:
    await changed(game, lambda: game.picture().decision)
    picture = game.picture()
    assert picture.view is not None
    assert picture.decision is not None
    await game.move(picture.view.seat, picture.decision, str(picture.view.legal[0]))


async def together(url: str, folder: Path) -> tuple[RemoteGame, RemoteGame]:
    """Anna and Ben at a table that has begun; Ben has set his card aside and waits."""
    anna, ben = await a_guest(url, folder, "Anna"), await a_guest(url, folder, "Ben")
    table = (await anna.ask("/api/tables", OPTIONS))["table"]
    await ben.ask(f"/api/tables/{table}/sit", {})
    await anna.ask(f"/api/tables/{table}/start", {})
    games = RemoteGame(anna, table), RemoteGame(ben, table)
    for game in games:
        await game.ready()
    await first_move(games[1])
    return games


async def shows(pilot: Pilot[None], text: str) -> None:
    await until(pilot, lambda: text in text_of(pilot.app))


@in_a_loop
async def test_who_waits_nudges_and_calls_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "NOTICE", 1500)
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        annas, bens = await together(inside.url, tmp_path)
        app = an_app(None, folder=tmp_path)
        app.first = lambda: app.open_game(bens)
        async with app.run_test(size=(100, 30)) as pilot:
            await shows(pilot, "The table has been waiting for Anna since")
            await pilot.press("w")
            await until(pilot, lambda: isinstance(app.screen, ReadScreen))
            await pilot.press("n")
            await shows(pilot, "You nudge Anna.")
            await pilot.press("w")
            await until(pilot, lambda: isinstance(app.screen, ReadScreen))
            await pilot.press("u")
            await shows(pilot, "You called a bot for Anna.")
            await shows(pilot, "A bot decides for Anna.")
            assert annas.picture().seats[annas.picture().seat or 0].played
        told = absence.decided(
            annas.happened, annas.picture().seat or 0, annas.picture().names, words("en")
        )
        assert told[0] == "Round 1: You set a card aside. Ben had called a bot."
        await annas.close()
        await bens.close()


@in_a_loop
async def test_who_is_called_hears_the_bell_and_says_that_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        annas, bens = await together(inside.url, tmp_path)
        app = an_app(None, folder=tmp_path)
        rung: list[str] = []
        monkeypatch.setattr(app, "bell", lambda: rung.append("bell"))
        app.first = lambda: app.open_game(annas)
        async with app.run_test(size=(100, 30)) as pilot:
            await shows(pilot, app.say("play-ask-discard"))
            seat = annas.picture().seat
            assert seat is not None
            await bens.nudge(seat)
            await shows(pilot, "Ben nudges you.")
            await bens.call(seat, stays=False)
            await shows(pilot, "Ben called a bot for you.")
            assert rung == ["bell", "bell"]
            await pilot.press("w")
            await until(pilot, lambda: annas.picture().seats[seat].call is None)
            assert annas.picture().decision is not None
        await annas.close()
        await bens.close()


@in_a_loop
async def test_who_comes_back_is_shown_what_was_decided_and_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "NOTICE", 0)
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        annas, bens = await together(inside.url, tmp_path)
        seat = annas.picture().seat
        assert seat is not None
        await bens.call(seat, stays=True)
        await changed(annas, lambda: annas.picture().seats[seat].played)
        await annas.close()
        again = RemoteGame(annas.server, annas.table)
        app = an_app(None, folder=tmp_path)

        def come_back() -> None:
            app.run_worker(app.join(again))

        app.first = come_back
        async with app.run_test(size=(100, 30)) as pilot:
            await shows(pilot, "Decided for you:")
            await shows(pilot, "Round 1: You set a card aside.")
            await pilot.press("enter")
            await shows(pilot, "A bot is playing for you. w: take over.")
            await pilot.press("w")
            await until(pilot, lambda: not again.picture().seats[seat].played)
        await again.close()
        await bens.close()


@in_a_loop
async def test_a_clock_is_shown_and_warns_with_the_bell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OPTIONS, "clock", "seconds")
    monkeypatch.setitem(OPTIONS, "limit", 9)
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        annas, bens = await together(inside.url, tmp_path)
        app = an_app(None, folder=tmp_path)
        rung: list[str] = []
        monkeypatch.setattr(app, "bell", lambda: rung.append("bell"))
        app.first = lambda: app.open_game(annas)
        async with app.run_test(size=(100, 30)) as pilot:
            await shows(pilot, "10 seconds left to decide.")
            assert rung == ["bell"]
            assert " left" in text_of(app).splitlines()[0]
        await annas.close()
        await bens.close()


@in_a_loop
async def test_at_one_keyboard_a_bot_can_be_called_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "NOTICE", 50)
    async with quick_host(tmp_path) as host:
        game = await new_game(host, ["Ada", "Bob"], [], "white", "instant")
        async with asyncio.timeout(60):
            while len(game.picture().to_act) != 2:
                await game.news()
        first, other = game.people
        view = game.picture(first).view
        decision = game.picture(first).decision
        assert view is not None
        assert decision is not None
        await game.move(first, decision, str(view.legal[0]))
        await game.call(other, stays=True)
        async with asyncio.timeout(60):
            while not game.picture().seats[other].played:
                await game.news()
        assert list(game.people) == [first]
        await game.be_here(other)
        assert list(game.people) == [first, other]


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str | Callable[[], str]) -> None:
    """What somebody types, line by line, wherever they are asked."""
    left = iter(lines)

    def read_line() -> str:
        line = next(left, "quit")
        return line if isinstance(line, str) else line()

    for module in (plain, person):
        monkeypatch.setattr(module, "read_line", read_line)


def test_line_by_line_who_waits_calls_a_bot_and_who_is_back_takes_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(waiting, "NOTICE", 0)
    with in_thread(str(tmp_path / "server.db")) as inside, LoopThread() as beside:
        annas, bens = beside(together(inside.url, tmp_path))
        seat = annas.picture().seat or 0
        typing(monkeypatch, "n", "u")
        monkeypatch.setattr(plain, "STILL_WAITING", 0)
        with pytest.raises(Left):
            Dialogue(beside, bens, words("en")).play()
        told = capsys.readouterr().out
        assert "The table has been waiting for Anna since" in told
        assert "You nudge Anna." in told
        assert "You call a bot for Anna." in told
        assert "A bot decides for Anna." in told
        # Ben has heard of it; the same may still be on its way to Anna.
        beside(changed(annas, lambda: absence.decided(annas.happened, seat, "AB", words("en"))))
        back = Dialogue(beside, annas, words("en"))
        typing(monkeypatch, "")
        with pytest.raises(Left):
            back.play()
        told = capsys.readouterr().out
        assert "Round 1: You set a card aside. Ben had called a bot." in told
        assert "A bot is playing for you. Enter takes over" in told
        assert not annas.picture().seats[seat].played
        beside(annas.close())
        beside(bens.close())


def test_line_by_line_a_nudge_rings_while_somebody_types(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with in_thread(str(tmp_path / "server.db")) as inside, LoopThread() as beside:
        annas, bens = beside(together(inside.url, tmp_path))
        told: list[str] = []

        def typed() -> str:
            beside(bens.nudge(annas.picture().seat or 0))
            end = time.monotonic() + 60
            while "\a" not in "".join(told) and time.monotonic() < end:
                told.append(capsys.readouterr().out)
            return "quit"

        typing(monkeypatch, typed)
        with pytest.raises(Left):
            Dialogue(beside, annas, words("en")).play()
        assert "\aBen nudges you." in "".join(told)
        beside(annas.close())
        beside(bens.close())
