"""A card's engine in Numba's simulator, and mutants of it: where the gate finds each out.

NUMBA_ENABLE_CUDASIM=1 python -m tests.gate.simulated
"""

import json
from collections.abc import Sequence

from purradox.gate.parts import CARD_PARTS, card_work, checked, work
from purradox.rules import variant
from tests.gate.loading import Mutant, loaded, quietly

FILE = "cuda.py"
MUTANTS = (
    Mutant("numbers of the setup swapped", FILE, "n[5], n[6]", "n[6], n[5]"),
    Mutant("any start player", FILE, "states[row], first, stream", "states[row], ZERO, stream"),
    Mutant("a later illegal action", FILE, "cuda.atomic.min(found", "cuda.atomic.max(found"),
    Mutant("one action for all", FILE, "states[row], actions[row])", "states[row], actions[0])"),
    Mutant("one choice for all", FILE, "mix(stream(seed, U(row)) + GOLDEN)", "mix(seed + GOLDEN)"),
    Mutant("rounds left out", FILE, "range(thread, points.shape[0], threads)", "range(thread, 2)"),
    Mutant("one deal for all", FILE, "states[row], row, seed)", "states[row], 0, seed)"),
    Mutant("one view for all", FILE, "states[row], row, words", "states[0], row, words"),
    Mutant(
        "scores of one table",
        FILE,
        "states[row], row, points, kept",
        "states[0], row, points, kept",
    ),
    Mutant(
        "playouts alike",
        FILE,
        "policy, stream(seed, begin + U(row)))\n\n\n@",
        "policy, seed)\n\n\n@",
    ),
)


SETUPS = variant(2), variant(4, "violet")


def divergence(mutant: Mutant | None, names: Sequence[str], rounds: int) -> str | None:
    """Where the gate first disagrees with a card's engine, or what that ends with."""
    with quietly():
        card = loaded("purradox_card", mutant, ".cuda")
        parts = work(card, rounds, seed=3) | card_work(card.Kernel, rounds, 3, SETUPS)
        try:
            told = (checked(name, parts[name]).divergence for name in names)
            return next(filter(None, told), None)
        except (IndexError, ValueError) as error:
            return str(error)


if __name__ == "__main__":
    found = {"": divergence(None, CARD_PARTS, 3)}
    found |= {one.name: divergence(one, ("rounds", "batches", "playouts"), 5) for one in MUTANTS}
    print(json.dumps(found))
