"""What every bot is held to, ours and other people's."""

from purradox.bots.conformance.exam import assert_conforms, check_bot, examine
from purradox.bots.conformance.report import CHECKS, ConformanceReport, Problem

__all__ = ["CHECKS", "ConformanceReport", "Problem", "assert_conforms", "check_bot", "examine"]
