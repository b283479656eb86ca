"""What a command does about its own process: Ctrl-C ends it, and it has no idle threads."""

import os
import subprocess
import sys
import time

import pytest

LOST = """
import signal
import time
import weakref

from purradox import cli


class Thing:
    pass


def work(arguments: list[str]) -> int:
    thing = Thing()
    reference = weakref.ref(thing, lambda _: signal.raise_signal(signal.SIGINT))
    del thing
    time.sleep(60)
    return 0


cli._run = work
cli.main([])
"""


def test_an_interrupt_that_python_can_only_report_comes_again() -> None:
    begun = time.monotonic()
    done = subprocess.run([sys.executable, "-c", LOST], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    assert time.monotonic() - begun < 30


SETTING = "OPENBLAS_NUM_THREADS"
TOLD = f"""
import os

from purradox import cli

cli._run = lambda arguments: print(os.environ["{SETTING}"])
cli.main([])
"""


@pytest.mark.parametrize(("chosen", "told"), [({}, "1"), ({SETTING: "3"}, "3")])
def test_numpy_starts_no_threads_that_nobody_asked_for(chosen: dict[str, str], told: str) -> None:
    """Reviews took three times the processor on a busy machine: two pools waited for each other."""
    environment = {name: value for name, value in os.environ.items() if name != SETTING}
    done = subprocess.run(
        [sys.executable, "-c", TOLD],
        env=environment | chosen,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == told
