"""Records that are written to files from the table."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from purradox.client.game import NotPossible
from purradox.i18n import words
from purradox.notation import loads
from purradox.tui.app import TableApp
from purradox.tui.export import AlreadyThere, write_record
from purradox.tui.screens.asking import AskScreen
from purradox.tui.screens.reading import ReadScreen
from tests.cli.terminal import Terminal, terminal
from tests.tui.driving import an_app, in_a_loop, play, quick_host, start, until
from tests.tui.looking import text_of
from tests.tui.test_plain import at_home, whole_match
from tests.tui.test_screens import mine

__all__ = ["at_home", "terminal"]


def test_a_file_is_overwritten_only_where_that_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    assert write_record(str(file), "one\n") == str(file)
    with pytest.raises(AlreadyThere):
        write_record(str(file), "two\n")
    assert file.read_text("utf-8") == "one\n"
    write_record(str(file), "two\n", overwrite=True)
    assert file.read_text("utf-8") == "two\n"
    assert [one.name for one in tmp_path.iterdir()] == ["match.txt"]


def test_a_link_stays_one_and_so_does_a_device(tmp_path: Path) -> None:
    (tmp_path / "link.txt").symlink_to(tmp_path / "real.txt")
    write_record(str(tmp_path / "link.txt"), "one\n", overwrite=True)
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text("utf-8") == "one\n"
    write_record("/dev/null", "one\n", overwrite=True)
    assert not Path("/dev/null").is_file()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (".", ".: this is a folder; name a file in it."),
        ("no/where.txt", "no/where.txt: the folder to write into does not exist."),
        ("x\0y", "x\0y: "),
        ("~nobody-of-this-name/x", "~nobody-of-this-name/x: "),
        ("x" * 300, "File name too long"),
    ],
)
def test_a_bad_path_is_explained(
    name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NotPossible) as error:
        write_record(name, "")
    assert told in error.value.told(words("en"), ())


async def save_as(pilot: Pilot[None], app: TableApp, file: Path) -> None:
    await until(pilot, lambda: isinstance(app.screen, AskScreen))
    app.screen.query_one("#ask").value = str(file)  # type: ignore[attr-defined]
    await pilot.press("enter")


@in_a_loop
async def test_the_record_is_saved_from_the_full_screen(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=2)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            await play(pilot, screen, most=3)
            await mine(pilot, screen)
            await pilot.press("s")
            await save_as(pilot, app, tmp_path / "no" / "where.txt")
            await until(pilot, lambda: "does not exist" in text_of(app))
            await save_as(pilot, app, file)
            await until(pilot, lambda: isinstance(app.screen, ReadScreen))
            said = " ".join(text_of(app).split())
            assert "only what you could see" in said
            assert str(file) in said.replace(" ", "")
            seen = loads(file.read_text("utf-8"))
            assert not seen.over
            hands = seen.rounds[0].hands
            assert [one is None for one in hands].count(True) == 1
            await pilot.press("enter")
            await play(pilot, screen)
            await pilot.press("s")
            await save_as(pilot, app, file)
            await until(pilot, lambda: isinstance(app.screen, ReadScreen))
            assert "already exists" in text_of(app)
            await pilot.press("escape")
            await save_as(pilot, app, file)
            await until(pilot, lambda: isinstance(app.screen, ReadScreen))
            assert loads(file.read_text("utf-8")) == seen
            await pilot.press("y")
            await until(pilot, lambda: "The record is in" in text_of(app))
            assert loads(file.read_text("utf-8")).over
            await pilot.press("enter")
            await until(pilot, lambda: app.say("tui-match-over") in text_of(app))


def test_the_record_is_saved_line_by_line(terminal: Terminal) -> None:
    early = "?\nsave a.txt\nsave a.txt\n\nsave a.txt\ny\nsave no/where.txt\n"
    again = whole_match(2) + "\nsave b.txt\nq\n"
    first = terminal("tui", "--plain", "--players", "2", typed=early + "quit\n").out
    assert "save FILE writes the record." in first
    assert first.count("a.txt already exists.") == 2
    assert first.count("The record is in ") == 2
    assert str(terminal.folder / "a.txt") in first
    assert "no/where.txt: the folder to write into does not exist." in first
    assert "only what you could see" in first
    assert not loads((terminal.folder / "a.txt").read_text("utf-8")).over
    whole: Any = terminal("tui", "--plain", "--players", "2", "--new", typed=again)
    assert whole.status == 0
    assert "only what you could see" not in whole.out
    assert loads((terminal.folder / "b.txt").read_text("utf-8")).over
