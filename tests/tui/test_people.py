"""The people of a server's table in the terminal: hand over, free, offer, take over, close."""

from pathlib import Path

from purradox.client.picture import Picture, Seat
from purradox.client.remote import RemoteGame
from purradox.i18n import words
from purradox.rules import variant
from purradox.tui import people
from purradox.tui.screens.reading import ReadScreen
from purradox.tui.screens.table import TableScreen
from purradox.tui.screens.waiting import Waiting
from tests.server.running import running
from tests.tui.driving import an_app, in_a_loop, press_row, until
from tests.tui.looking import text_of
from tests.tui.test_remote import a_guest, changed, quick

SAY = words("en")


def wanted(picture: Picture) -> list[tuple[str, int | None]]:
    return [act[:2] for act in people.acts(picture, picture.names, SAY)]


def test_what_the_host_may_do_depends_on_who_sits_there() -> None:
    seats = (Seat("Anna", "person", host=True), Seat("Ben", "person"), Seat("Robo", "program"))
    waiting = Picture("t", "waiting", variant(3), seats, seat=0, host=True)
    freed = [("host", 1), ("remove", 1), ("remove", 2), ("close", None)]
    assert wanted(waiting) == freed
    assert wanted(Picture("t", "waiting", variant(3), seats, seat=1)) == []
    alone = (seats[0], Seat(), Seat())
    assert wanted(Picture("t", "waiting", variant(3), alone, seat=0, host=True)) == []
    away = (seats[0], Seat("Ben", "person", played=True), Seat("Cleo", "person"))
    assert wanted(Picture("t", "playing", variant(3), away, seat=0)) == [("offer", 1), ("host", 2)]
    assert wanted(Picture("t", "playing", variant(3), away, seat=2)) == []
    host_away = (Seat("Anna", "person", played=True, host=True), *away[1:])
    assert wanted(Picture("t", "playing", variant(3), host_away, seat=2)) == [
        ("offer", 0),
        ("offer", 1),
    ]
    free = (seats[0], Seat("Ben", "person", played=True, offered=True), Seat("Mimi", "bot"))
    assert wanted(Picture("t", "playing", variant(3), free)) == [("sit", 1)]
    assert wanted(Picture("t", "playing", variant(3), free, earlier=2)) == []
    assert wanted(Picture("t", "over", variant(3), free, seat=0)) == []


@in_a_loop
async def test_a_seat_is_offered_and_taken_over_in_the_terminal(tmp_path: Path) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        anna, ben = [await a_guest(inside.url, tmp_path, name) for name in ("Anna", "Ben")]
        options = {"players": 3, "bots": [None, None, "kitten"], "pace": "instant"}
        table = (await anna.ask("/api/tables", options))["table"]
        games = [RemoteGame(one, table) for one in (anna, ben)]
        for game in games:
            await game.ready()
        await games[1].do("sit")
        await games[0].do("start")
        await changed(games[0], lambda: games[0].picture().table is not None)
        await games[1].do("leave")
        await changed(games[0], lambda: games[0].picture().seats[games[1].seats[0]].played)
        (act,) = people.acts(games[0].picture(), games[0].picture().names, SAY)
        await games[0].do(act.request, seat=act.seat)
        app = an_app(None, folder=tmp_path / "d", names=("Dora",))
        app.address = f"{inside.url}/t/{table}"
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await until(pilot, lambda: "You can take over this seat. (p)" in text_of(app))
            await pilot.press("p")
            await until(pilot, lambda: isinstance(app.screen, ReadScreen))
            assert "a  Take over: Ben" in text_of(app)
            await pilot.press("a")
            await until(pilot, lambda: getattr(app.screen, "people", ()) == (act.seat,))
            await until(pilot, lambda: "You take over from Ben." in " ".join(text_of(app).split()))
        await changed(games[1], lambda: games[1].picture().earlier == act.seat)
        assert games[1].picture().view is None
        assert "Dora plays your seat now" in people.told(
            games[1].picture(), games[1].picture().names, SAY
        )
        for game in games:
            await game.close()


@in_a_loop
async def test_a_table_is_closed_in_the_terminal_and_the_others_are_told(tmp_path: Path) -> None:
    async with running(str(tmp_path / "server.db")) as inside:
        quick(inside)
        boss = an_app(None, folder=tmp_path / "a", names=("Anna",))
        anna = await a_guest(inside.url, tmp_path, "Ben")
        table = (await anna.ask("/api/tables", {"players": 3}))["table"]
        boss.address = f"{inside.url}/t/{table}"
        async with boss.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(boss.screen, Waiting))
            await press_row(pilot, boss.say("tui-sit"))
            await until(pilot, lambda: "Anna" in text_of(boss))
            await anna.ask(f"/api/tables/{table}/close", {})
            await until(pilot, lambda: isinstance(boss.screen, ReadScreen))
            await pilot.pause()
            assert "The host has closed this table." in text_of(boss)
