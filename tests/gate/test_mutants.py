"""The gate must catch every mutant of the kernel, and let the kernel itself pass."""

from collections.abc import Callable, Iterator

import pytest

from purradox.gate.parts import PARTS, Part, checked, work
from tests.conftest import MEASURED
from tests.gate.loading import Mutant, loaded, quietly
from tests.gate.mutants import MUTANTS

ROUNDS = 72
"""Each policy on every board at every player count; uncompiled rounds are slow."""


def gate(mutant: Mutant | None) -> Iterator[Part]:
    """Part after part of the gate, cut to what a kernel that is not compiled can do in a second.

    Those parts come first that catch most mutants at once.
    """
    with quietly():
        kernel = loaded("purradox_mutant", mutant)
        parts = work(kernel, ROUNDS, seed=3, leaves=30, toys=("two players",))
        for name in reversed(PARTS):
            yield checked(name, parts[name])


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name.replace(" ", "-"))
def test_the_gate_catches(mutant: Mutant, record_property: Callable[[str, object], None]) -> None:
    caught = next((part for part in gate(mutant) if part.divergence), None)
    assert caught is not None
    record_property(MEASURED, f"mutant: {mutant.name:56} caught by {caught.name}")


def test_the_gate_lets_the_kernel_pass_uncompiled() -> None:
    assert [part.divergence for part in gate(None)] == [None] * len(PARTS)


def test_there_are_enough_mutants_of_every_file() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 18
    assert {mutant.file for mutant in MUTANTS} == {"bits.py", "engine.py", "playout.py", "state.py"}
