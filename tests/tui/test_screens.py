"""The main screens, and what they do when the terminal changes."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from purradox.bots.careful import CarefulBot
from purradox.bots.match_runner import play_match
from purradox.client.game import Advice
from purradox.notation import loads, record_of, to_text
from purradox.rules import PlayerView, variant
from purradox.tui.app import TableApp
from purradox.tui.screens.reading import ReadScreen
from purradox.tui.screens.review import Review
from purradox.tui.screens.table import TableScreen
from tests.tui.driving import an_app, in_a_loop, play, press_row, quick_host, start, until
from tests.tui.looking import lines_of, text_of
from tests.tui.snapshots import check


async def mine(pilot: Pilot[None], screen: TableScreen) -> None:
    """Wait for a decision."""
    await until(pilot, lambda: pilot.app.screen is screen and screen.choosing.view)


@in_a_loop
async def test_the_main_screens(tmp_path: Path) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=4)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            check("home", text_of(app))
            screen = await start(pilot)
            await play(pilot, screen, most=6)
            await mine(pilot, screen)
            check("table", text_of(app))
            await pilot.press("7", "r", "?")
            check("why", text_of(app))
            await pilot.press("f1")
            check("help", text_of(app))
            await pilot.press("enter", "q")
            check("leave", text_of(app))
            await pilot.press("escape")
            await pilot.resize_terminal(200, 60)
            await pilot.pause()
            check("table-wide", text_of(app))


@in_a_loop
async def test_the_ends(tmp_path: Path) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=2)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            while not isinstance(app.screen, ReadScreen):
                await play(pilot, screen, most=1)
                await until(pilot, lambda: bool(screen.choosing.view) or app.screen is not screen)
            check("round-over", text_of(app))
            await play(pilot, screen)
            check("match-over", text_of(app))
            await pilot.press("v")
            await until(pilot, lambda: isinstance(app.screen, Review))
            check("review", text_of(app))
            await pilot.press("q")
            await until(pilot, lambda: isinstance(app.screen, ReadScreen))
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            again: Any = app.screen
            assert again.game.picture().table_id == "table00001"


@pytest.mark.parametrize("language", ["fr", "ja"])
@in_a_loop
async def test_a_table_in_other_languages(language: str, tmp_path: Path) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, language, players=5)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            await play(pilot, screen, most=5)
            await mine(pilot, screen)
            check(f"table-{language}", text_of(app))


@in_a_loop
async def test_the_log_ends_with_its_last_line_unless_somebody_reads_further_up(
    tmp_path: Path,
) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=3)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            await mine(pilot, screen)

            async def add(line: str) -> None:
                screen.log_lines += [f"{line}, which is long enough to be broken"] * 9 + [line]
                screen.draw(screen.game.picture(screen.viewer))
                await pilot.pause()

            for number in range(20):
                await add(f"line {number}")
                assert f"│line {number} " in text_of(app)
            log = screen.query_one("#log")
            log.scroll_up(animate=False)
            await pilot.pause()
            before = log.scroll_y
            await add("the newest")
            assert log.scroll_y == before
            assert "│the newest " not in text_of(app)
            log.scroll_end(animate=False)
            await pilot.pause()
            await add("the last")
            assert "│the last " in text_of(app)


@in_a_loop
async def test_plain_characters(tmp_path: Path) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=3, plain_characters=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert text_of(app).isascii()
            screen = await start(pilot)
            await play(pilot, screen, most=4)
            await mine(pilot, screen)
            assert text_of(app).isascii()
            check("table-ascii", text_of(app))
            await pilot.resize_terminal(160, 50)
            await pilot.pause()
            assert text_of(app).isascii()


@in_a_loop
async def test_no_colour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole match without any colour."""
    monkeypatch.setenv("NO_COLOR", "1")
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=2)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            await play(pilot, screen, most=4)
            await mine(pilot, screen)
            assert not colours_of(app)
            await play(pilot, screen)
            assert screen.game.picture().status == "over"


@in_a_loop
async def test_sixteen_colours_are_enough(tmp_path: Path) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=3)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            await play(pilot, screen, most=4)
            await mine(pilot, screen)
            found = colours_of(app)
            assert len(found) >= 5
            assert all(number is not None and number < 16 for number in found)


def colours_of(app: TableApp) -> set[int | None]:
    """The numbers of all colours on the screen; None is one that has none."""
    found: set[int | None] = set()
    background = app.screen.background_colors[1]
    for strip in app.screen._compositor.render_strips(app.size):
        seen = strip.apply_filter(app._filters[-1], background) if app.no_color else strip
        for one in seen:
            for colour in (one.style.color, one.style.bgcolor) if one.style else ():
                if colour is not None and not colour.is_default:
                    found.add(colour.number)
    return found


@in_a_loop
async def test_a_terminal_that_is_too_small_says_so_and_nothing_is_lost(tmp_path: Path) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=3)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            await play(pilot, screen, most=4)
            await mine(pilot, screen)
            view = screen.choosing.view
            assert view is not None
            await pilot.press(str(view.hand[0]))
            before = text_of(app)
            await pilot.resize_terminal(60, 20)
            await pilot.pause()
            check("too-small", text_of(app))
            await pilot.press("9", "b", "enter")
            await pilot.resize_terminal(20, 5)
            await pilot.pause()
            assert "20 × 5" in " ".join(" ".join(lines_of(app)).split())
            await pilot.resize_terminal(200, 60)
            await pilot.pause()
            assert screen.choosing.text == str(view.hand[0])
            await pilot.resize_terminal(80, 24)
            await pilot.pause()
            assert text_of(app) == before
            assert await play(pilot, screen, most=2) == 2


@in_a_loop
async def test_several_people_at_one_keyboard(tmp_path: Path) -> None:
    """Between two turns no hand is to be seen."""
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=2, people=2, names=("Ada", "Bob"))
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            await until(pilot, lambda: isinstance(app.screen, ReadScreen))
            check("pass", text_of(app))
            assert screen.viewer is None
            assert not screen._shown["hand"]
            await pilot.press("enter")
            await mine(pilot, screen)
            assert "Ada" in screen.names
            assert await play(pilot, screen, most=7) == 7


@in_a_loop
async def test_a_match_is_kept_and_can_be_given_up(tmp_path: Path) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=3)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            await play(pilot, screen, most=3)
            await pilot.press("q", "enter")
            await until(pilot, lambda: app.screen is not screen and hasattr(app.screen, "rows"))
            assert "Continue: round 1 of 3" in text_of(app)
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=3)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "Continue: round 1 of 3" in text_of(app)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            again: Any = app.screen
            assert again.game.picture().table_id == "table00000"
            await play(pilot, again, most=2)
            await pilot.press("q", "enter")
            await until(pilot, lambda: hasattr(app.screen, "rows"))
            await pilot.press("delete")
            await until(pilot, lambda: "Continue:" not in text_of(app))


@in_a_loop
async def test_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def call(_seconds: float, _function: object, view: Any) -> list[Advice]:
        return advised(view)

    async with quick_host(tmp_path) as host:
        monkeypatch.setattr(host.thinkers, "call", call)
        app = an_app(host, players=3)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            await mine(pilot, screen)
            await pilot.press("h")
            await until(pilot, lambda: isinstance(app.screen, ReadScreen))
            seen = " ".join(text_of(app).split())
            assert "4.2" in seen
            assert "75 %" in seen
            card, other = (str(one) for one in screen.choosing.view.legal[:2])  # type: ignore[union-attr]
            why = f"Tricks on average: 3.1 with {card}, 2.0 with {other}."
            assert f"A bot would choose {card}. {why}" in seen


def advised(view: PlayerView) -> list[Advice]:
    """The first choice is the best one, by far."""
    best, *others = (str(one) for one in view.legal)
    reason = {"kind": "tricks", "better": 3.1, "worse": 2.0}
    bad = [Advice(one, 1.0, 0.2, 0.3, 0.4, "mistake", reason) for one in others]
    return [Advice(best, 4.2, 0.5, 0.1, 0.75, "best"), *bad]


def a_record() -> str:
    from random import Random

    bots = [CarefulBot(Random(seat)) for seat in range(3)]
    return to_text(record_of(play_match(variant(3), bots, Random(5)), ["Ada", "Bob", "Cleo"]))


@in_a_loop
async def test_a_record_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def call(_self: object, _seconds: float, _function: object, *given: Any) -> Any:
        return advised(given[0])

    monkeypatch.setattr("purradox.host.thinkers.Thinkers.call", call)
    file = tmp_path / "match.txt"
    file.write_text(a_record(), "utf-8")
    app = an_app(None)
    async with app.run_test(size=(80, 24)) as pilot:
        await press_row(pilot, app.say("tui-replay"))
        app.screen.query_one("#ask").value = str(file)  # type: ignore[attr-defined]
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Review))
        screen: Any = app.screen
        assert len(screen.steps) > 60
        await pilot.press("right", "right", "right", "right", "right", "right", "right")
        assert screen.at == 7
        await pilot.press("down")
        assert screen.steps[screen.at].trick == 2
        await pilot.press("up", "5")
        assert screen.steps[screen.at].trick == 5
        await pilot.press("a")
        await until(pilot, lambda: screen.at in screen.evaluations.found)
        check("review-analysis", text_of(app))
        await pilot.press("end")
        assert screen.at == len(screen.steps) - 1
        assert "wins the match" in text_of(app)
        await pilot.press("left", "home", "left")
        assert screen.at == 0
        await pilot.press("q")
        await until(pilot, lambda: hasattr(app.screen, "rows"))


@in_a_loop
async def test_after_a_resize_every_choice_that_fits_is_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def call(_self: object, _seconds: float, _function: object, *given: Any) -> Any:
        return [Advice(str(one), 3.0, 0.5, 0.0, 1.0) for one in given[0].legal]

    monkeypatch.setattr("purradox.host.thinkers.Thinkers.call", call)
    app = an_app(None)
    app.first = lambda: app.open_record(loads(a_record()))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Review))
        screen: Any = app.screen
        choices = [len(one.view.legal) if one.view else 0 for one in screen.steps]
        await pilot.press(*["right"] * choices.index(max(choices)), "a")
        await until(pilot, lambda: screen.at in screen.evaluations.found)
        for size in ((60, 20), (140, 50), (80, 24), (80, 40), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            room = screen.query_one("#analysis").content_size.height - 3
            listed = text_of(app).count("50 %")
            assert listed == (min(max(choices), room) if screen.fits else 0), size


def test_a_record_of_a_whole_match_has_every_position() -> None:
    from purradox.tui.replay import steps

    checked = loads(a_record())
    found = steps(checked)
    assert found[-1].table == checked.rounds[-1].table
    for step in found:
        if step.view is not None:
            assert step.choice in step.view.legal


@in_a_loop
async def test_keys_typed_ahead_do_not_take_the_table_along(tmp_path: Path) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=3)
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await start(pilot)
            await mine(pilot, screen)
            await pilot.press("f1")
            await until(pilot, lambda: isinstance(app.screen, ReadScreen))
            helping: Any = app.screen
            for _ in range(3):
                helping.pressed("enter", "")
            await until(pilot, lambda: app.screen is not helping)
            await pilot.pause()
            assert app.screen is screen


@in_a_loop
async def test_the_table_of_players_is_whole_at_every_width(tmp_path: Path) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, players=3)
        async with app.run_test(size=(80, 40)) as pilot:
            screen = await start(pilot)
            await mine(pilot, screen)
            for width in (80, 100, 132, 140, 151, 152, 170):
                await pilot.resize_terminal(width, 40)
                await pilot.pause()
                assert "Tricks Colours Points" in text_of(app), width
