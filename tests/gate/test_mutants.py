"""The gate must catch every mutant of the kernel, and let the kernel itself pass."""

from collections.abc import Callable

import pytest

from purradox.gate.parts import PARTS, Part, checked, work
from tests.conftest import MEASURED
from tests.gate.loading import Mutant, loaded, quietly
from tests.gate.mutants import MUTANTS

ROUNDS = 72
"""Each policy on every board at every player count; uncompiled rounds are slow."""


def gate(mutant: Mutant | None) -> list[Part]:
    """Every part of the gate, cut to what a kernel that is not compiled can do in a second."""
    with quietly():
        kernel = loaded("purradox_mutant", mutant)
        parts = work(kernel, ROUNDS, seed=3, leaves=30, toys=("two players",))
        return [checked(name, parts[name]) for name in PARTS]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name.replace(" ", "-"))
def test_the_gate_catches(mutant: Mutant, record_property: Callable[[str, object], None]) -> None:
    parts = gate(mutant)
    caught = [part.name if part.divergence else "-" * len(part.name) for part in parts]
    record_property(MEASURED, f"mutant: {mutant.name:56} {'  '.join(caught)}")
    assert any(part.divergence for part in parts)


def test_the_gate_lets_the_kernel_pass_uncompiled() -> None:
    assert [part.divergence for part in gate(None)] == [None] * len(PARTS)


def test_there_are_enough_mutants_of_every_file() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 18
    assert {mutant.file for mutant in MUTANTS} == {"bits.py", "engine.py", "playout.py", "state.py"}
