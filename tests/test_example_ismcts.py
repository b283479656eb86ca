"""The example of a bot that searches with OpenSpiel."""

import sys
from pathlib import Path

from purradox.bots.conformance import assert_conforms

PROGRAM = Path(__file__).parents[1] / "examples" / "ismcts_bot.py"


def test_the_bot_conforms() -> None:
    """It makes legal moves, on any board, and the same ones again."""
    spec = f"exec:'{sys.executable}' '{PROGRAM}' 3,seconds=60,start=60"
    assert_conforms(spec, players=[2, 4], rounds=2)
