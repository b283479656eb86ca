"""The command itself, in a terminal as real as a test can have."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from contextlib import suppress
from pathlib import Path

import pytest

from purradox.tui.running import at_home
from tests.tui.driving import TIMEOUT, in_a_loop

STYLE = re.compile(rb"\x1b\[([\d;]*)m")


class Terminal:
    """A program in a terminal of 80 columns and 24 lines."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.near, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        asked = {"TERM": "xterm", "PURRADOX_LANG": "en", "XDG_DATA_HOME": str(folder)}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "purradox", "tui", *words],
            env=kept | asked | environment,
            stdin=far,
            stdout=far,
            stderr=far,
            start_new_session=True,
        )
        os.close(far)
        self.shown = b""

    def until(self, text: str) -> None:
        """Read until this is on the screen."""
        end = time.monotonic() + TIMEOUT
        while text.encode() not in self.shown:
            assert time.monotonic() < end, self.shown[-2000:]
            if select.select([self.near], [], [], 0.1)[0]:
                self.shown += os.read(self.near, 1 << 16)

    def type(self, text: str) -> None:
        os.write(self.near, text.encode())

    def end(self) -> int:
        """Read to the end, and say how it ended."""
        with suppress(OSError):  # the other end is closed
            while select.select([self.near], [], [], TIMEOUT)[0]:
                self.shown += os.read(self.near, 1 << 16)
        self.program.wait(TIMEOUT)
        os.close(self.near)
        return self.program.returncode


@pytest.mark.parametrize("no_colour", [False, True])
def test_the_first_screen_comes_and_goes(tmp_path: Path, no_colour: bool) -> None:
    extra = {"NO_COLOR": "1"} if no_colour else {}
    terminal = Terminal(tmp_path, LC_ALL="C.UTF-8", **extra)
    terminal.until("Research board")
    terminal.type("q")
    assert terminal.end() == 0
    numbers = {
        int(one) for found in STYLE.findall(terminal.shown) for one in found.split(b";") if one
    }
    colours = {one for one in numbers if 30 <= one < 38 or 90 <= one < 98}
    assert not numbers & {38, 48}, "sixteen colours are enough"
    assert (not colours) is no_colour
    assert (tmp_path / "purradox" / "terminal.log").read_text("utf-8") == ""


def test_plain_characters_by_the_locale(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, LC_ALL="C")
    terminal.until("Research board")
    terminal.type("q")
    assert terminal.end() == 0
    assert terminal.shown.isascii()


@in_a_loop
async def test_a_second_terminal_has_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    async with at_home() as one, at_home() as two:
        assert one.database.url.database != two.database.url.database
