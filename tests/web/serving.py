"""A real server on SQLite in a folder of its own."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADDRESS = re.compile(r"http://[^/\s]+")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server that lasts as long as the block."""
    log = folder / "log"
    command = [sys.executable, "-m", "purradox", "serve", "--port", "0", "--no-browser"]
    command += ["--requests", "5000", "--messages", "5000", "--database", str(folder / "tables.db")]
    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        assert process.stdout
        line = process.stdout.readline()
        address = ADDRESS.search(line)
        assert address, line + log.read_text()
        yield address.group()
        process.terminate()
