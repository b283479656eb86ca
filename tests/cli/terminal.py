"""The command line, run inside the test: what it printed, and how it ended."""

import io
from dataclasses import dataclass
from pathlib import Path

import pytest

from purradox.cli import run


@dataclass(frozen=True)
class Result:
    status: int
    out: str
    err: str


class Terminal:
    """Runs commands in a folder, in English unless told otherwise."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
    ) -> None:
        self.monkeypatch, self.capsys, self.folder = monkeypatch, capsys, folder

    def __call__(self, *words: str, typed: str | bytes = "", language: str = "en") -> Result:
        content = typed.encode() if isinstance(typed, str) else typed
        with self.monkeypatch.context() as patch:
            patch.chdir(self.folder)
            patch.setenv("PURRADOX_LANG", language)
            patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8"))
            status = run(words)
        out, err = self.capsys.readouterr()
        return Result(status, out, err)

    def refused(self, *words: str, typed: str = "") -> str:
        """The one line that says why this did not work."""
        result = self(*words, typed=typed)
        assert result.status == 2
        assert result.out == ""
        assert result.err.count("\n") == 1
        assert result.err.startswith("purradox: ")
        return result.err


@pytest.fixture
def terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path)
