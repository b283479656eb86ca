"""Settings of the property tests, and a place for the figures that tests measure.

Property tests draw the same examples each time; `--hypothesis-profile=explore` looks further.
"""

import gc
import signal
import sys
from collections.abc import Iterator

import pytest
from absl import logging as absl_logging
from hypothesis import HealthCheck, settings

CALM = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=CALM
)
settings.register_profile(
    "explore", deadline=None, max_examples=500, print_blob=True, suppress_health_check=CALM
)
settings.load_profile("steady")

# What is started in the background ignores Ctrl-C and hands that on; some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# OpenSpiel brings a handler that keeps the stderr of its import, a file of pytest's, and closes it
# when a server configures its logging.
absl_logging.get_absl_handler().python_handler.setStream(sys.__stderr__)


def pytest_collection_finish() -> None:
    """What is there before the first test stays: the collector need not look at it each time."""
    gc.collect()
    gc.freeze()


MEASURED = "measured"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests recorded as `measured`; reports carry it home from other processes too."""
    lines = sorted(measured(terminalreporter))
    if lines:
        terminalreporter.section("measured")
    for line in lines:
        terminalreporter.write_line(line)


def measured(terminalreporter: pytest.TerminalReporter) -> Iterator[str]:
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, ()):
            if report.when == "call":
                yield from (
                    str(value) for name, value in report.user_properties if name == MEASURED
                )
