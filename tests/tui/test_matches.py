"""Whole matches on the full screen, by somebody who types, walks and points."""

from pathlib import Path

import pytest

from tests.tui.driving import an_app, in_a_loop, play, quick_host, start
from tests.tui.looking import text_of

SIZES = {"small": (80, 24), "large": (200, 60)}


MATCHES = (
    (2, "small", "uk", "mouse"),
    (2, "small", "uk", "arrows"),
    (2, "large", "en", "arrows"),
    (3, "large", "en", "mouse"),
    (4, "large", "uk", "typed"),
    (5, "small", "en", "typed"),
)
"""Every number of players; each size with each language and every way to make a move."""


@pytest.mark.parametrize(("players", "size", "language", "how"), MATCHES)
@in_a_loop
async def test_a_whole_match(
    players: int, size: str, language: str, how: str, tmp_path: Path
) -> None:
    async with quick_host(tmp_path) as host:
        app = an_app(host, language, players=players)
        async with app.run_test(size=SIZES[size]) as pilot:
            screen = await start(pilot)
            made = await play(pilot, screen, how)
            state = screen.game.picture()
            assert state.status == "over"
            assert made > 4 * players
            shown = text_of(app)
            assert app.say("tui-match-over") in shown
            for name, total in zip(screen.names, state.totals, strict=True):
                assert any(
                    line.strip().endswith(str(total)) for line in shown.splitlines() if name in line
                )
