"""What every bot is held to, ours and other people's."""

from purradox.bots.conformance.exam import assert_conforms, check_bot, examine
from purradox.bots.conformance.report import CHECKS, Problem, Report

__all__ = ["CHECKS", "Problem", "Report", "assert_conforms", "check_bot", "examine"]
