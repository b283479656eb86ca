"""The example of a learner: what it trains is a bot that plays."""

import math
import re
import subprocess
import sys
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from purradox.bots.conformance import assert_conforms
from purradox.rl import ACTIONS, SIZE

EXAMPLES = Path(__file__).parents[1] / "examples"


def spec(weights: Path) -> str:
    return f"exec:'{sys.executable}' '{EXAMPLES / 'ppo_bot.py'}' '{weights}'"


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """Of a network that has learned nothing, as the learner saves them."""
    random, sizes = np.random.default_rng(1), (SIZE + ACTIONS, 16, 16, ACTIONS + 1)
    arrays: dict[str, NDArray[np.float32]] = {}
    for layer, (inputs, outputs) in enumerate(pairwise(sizes)):
        arrays[f"{2 * layer}.weight"] = random.normal(size=(outputs, inputs)).astype(np.float32)
        arrays[f"{2 * layer}.bias"] = random.normal(size=outputs).astype(np.float32)
    np.savez(tmp_path / "ppo.npz", **arrays)  # type: ignore[arg-type]
    return tmp_path / "ppo.npz"


def test_the_bot_conforms(weights: Path) -> None:
    assert_conforms(spec(weights), players=[4], rounds=1)


def test_the_learner_saves_a_bot_or_says_what_is_missing(tmp_path: Path) -> None:
    """PyTorch is no part of the tests: where it is not installed, the extra is named."""
    weights = tmp_path / "ppo.npz"
    words = ["--minutes", "0.1", "--tables", "16", "--imitate", "0.5", "--save", str(weights)]
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "ppo.py"), *words],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if find_spec("torch") is None:
        assert done.returncode == 1
        assert done.stderr == 'This needs PyTorch: pip install "purradox[gym,training]"\n'
        return
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert "imitation" in told[0]
    assert "policy" in told[-1]
    losses = re.findall(r"(?:imitation|policy|value|entropy) (\S+)", done.stdout)
    assert len(losses) >= 5
    assert all(math.isfinite(float(loss)) for loss in losses)
    assert_conforms(spec(weights), players=[4], rounds=1)


def test_maskable_ppo_saves_a_bot_or_says_what_is_missing(tmp_path: Path) -> None:
    """sb3-contrib is no part of the tests either."""
    weights = tmp_path / "maskable.npz"
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "maskable_ppo.py"), "--steps", "1", "--save", str(weights)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if find_spec("sb3_contrib") is None:
        assert done.returncode == 1
        told = 'This needs sb3-contrib: pip install "purradox[gym]" sb3-contrib\n'
        assert done.stderr == told
        return
    assert done.returncode == 0, done.stderr
    assert_conforms(spec(weights), players=[4], rounds=1)
