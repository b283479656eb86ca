"""A real server on SQLite in a folder of its own."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADDRESS = re.compile(r"http://[^/\s]+")


AT_ONCE = """
from purradox.bots.pace import NO_STEPS
from purradox.cli import main
from purradox.server.ops import serving
serving.steps = lambda _spec: NO_STEPS
main()
"""
"""The command line, but a bot of a server answers as soon as it has decided."""
AT_HOME = """
import sys
from purradox.cli.serve import start
from purradox.server.ops.settings import Serving
start(Serving(port=0, database=sys.argv[1], home=True, browser=False))
"""
"""What `./play` alone does, at a port and with a file of its own."""


@contextmanager
def served(
    folder: Path,
    address: str = "127.0.0.1",
    *,
    home: bool = False,
    bots: tuple[str, ...] = (),
    more: tuple[str, ...] = (),
) -> Iterator[str]:
    """The address of a server that lasts as long as the block."""
    log = folder / "log"
    command = [sys.executable, "-c", AT_ONCE, "serve", "--port", "0", "--no-browser"]
    command += ["--requests", "5000", "--messages", "5000", "--database", str(folder / "tables.db")]
    command += ["--address", address, *(word for spec in bots for word in ("--bot", spec)), *more]
    if home:
        command = [sys.executable, "-c", AT_HOME, str(folder / "tables.db")]
    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        assert process.stdout
        line = process.stdout.readline()
        found = ADDRESS.search(line)
        assert found, line + log.read_text()
        try:
            yield found.group()
        finally:
            process.terminate()
