"""The kernel for a graphics card, in Numba's simulator: it agrees, and its mutants are caught."""

import json
import os
import subprocess
import sys

import pytest

from purradox.cli import run
from purradox.kernel import cuda
from purradox.rules import variant
from tests.gate.simulated import MUTANTS


@pytest.fixture(scope="module")
def found() -> dict[str, str | None]:
    """What the gate finds without a mutant and with each, in a process that simulates a card."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.gate.simulated"],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, str | None] = json.loads(done.stdout)
    return told


def test_the_engine_for_a_card_agrees(found: dict[str, str | None]) -> None:
    assert found[""] is None


@pytest.mark.parametrize("name", [mutant.name for mutant in MUTANTS])
def test_its_mutants_are_caught(name: str, found: dict[str, str | None]) -> None:
    assert found[name]


def test_without_a_card_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cuda, "usable", lambda: False)
    with pytest.raises(RuntimeError, match="PURRADOX_PORTABLE=1"):
        cuda.Kernel(variant(3))
    assert run(["gate", "--engine", "cuda"]) == 2
    assert capsys.readouterr().err.startswith("purradox: There is no graphics card here")
