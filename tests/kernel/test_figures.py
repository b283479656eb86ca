"""The statistics of random play are those of an engine that shares no line with this one."""

from collections.abc import Callable

import pytest

from benchmarks.figures import KNOWN, measure

ROUNDS = 2_000_000


@pytest.mark.parametrize("players", KNOWN)
def test_random_play_has_the_known_figures(
    players: int, record_property: Callable[[str, object], None]
) -> None:
    figures = measure(players, ROUNDS, threads=2, seed=7, advance=lambda _: None)
    furthest = max(figures, key=lambda one: abs(one.difference))
    record_property(
        "measured",
        f"random play, {players} players: {furthest.name} is furthest from the known figure, "
        f"{furthest.difference:+.1f} standard errors",
    )
    assert abs(furthest.difference) < 4.5, furthest
