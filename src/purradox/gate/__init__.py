"""The gate: holds the compiled kernel to the readable engine, which is the law."""

from purradox.gate.pair import Divergence
from purradox.gate.parts import PARTS, GateReport, Part, run, run_on_card, work

__all__ = ["PARTS", "Divergence", "GateReport", "Part", "run", "run_on_card", "work"]
