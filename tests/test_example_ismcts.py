"""The example of a bot that searches with OpenSpiel."""

import sys
from pathlib import Path

from purradox.bots.conformance import assert_conforms

PROGRAM = Path(__file__).parents[1] / "examples" / "ismcts_bot.py"


def test_the_bot_conforms() -> None:
    """It makes legal moves and the same ones again."""
    spec = f"exec:'{sys.executable}' '{PROGRAM}' 2,seconds=60"
    assert_conforms(spec, players=[3], rounds=1)
