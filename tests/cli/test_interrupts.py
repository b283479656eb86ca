"""Ctrl-C ends a command, whatever it meets."""

import subprocess
import sys
import time

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
