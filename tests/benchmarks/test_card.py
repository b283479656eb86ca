"""The figures of the card: what the page shows is what was measured, and the engines agreed."""

import json

from purradox.rules import PLAYERS
from tests.test_docs import ROOT

FOUND = json.loads((ROOT / "docs/card.json").read_text("utf-8"))


def test_the_page_shows_what_was_measured() -> None:
    page = (ROOT / "docs/training.md").read_text("utf-8")
    for players in PLAYERS:
        row = FOUND[f"{players} players"]
        assert f"| {players} | {row['plays'] / 1e9:.1f} | {row['rounds'] / 1e6:.0f} |" in page
    for players in (4, 3):
        for tables in (1 << 16, 1 << 18):
            row = FOUND[f"network of {players} players, {tables} tables"]
            speeds = (row[name] / 1e6 for name in ("in_the_loop", "in_play", "with_learning"))
            cells = (
                f"{row['weights'] / 1e6:.1f} million",
                f"{tables:,}",
                *map("{:.1f}".format, speeds),
            )
            assert f"| {' | '.join(cells)} |" in page


def test_the_engine_on_the_card_agreed() -> None:
    assert not [part for part in FOUND["gate"].values() if part["divergence"]]
    assert FOUND["gate"]["rounds"]["compared"] == 12_000_000
