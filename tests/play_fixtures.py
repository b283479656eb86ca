"""The one command in a repository of its own, with the installers replaced."""

import importlib.machinery
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

REPOSITORY = Path(__file__).parents[1]
INPUTS = ("pyproject.toml", *(f"requirements/{name}.txt" for name in ("app", "export", "test")))

ON_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


def load(folder: str | Path) -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("play", str(Path(folder, "play")))
    module = ModuleType("play")
    module.__file__ = loader.path
    loader.exec_module(module)
    return module


def pretend(play: ModuleType, command: list[str]) -> None:
    """Stand in for `python -m venv`; an installer leaves nothing that `play` looks at."""
    if "venv" in command:
        folder = Path(command[-1])
        shutil.rmtree(folder, ignore_errors=True)
        python = play.python_of(folder)
        python.parent.mkdir(parents=True)
        python.write_text('#!/bin/sh\necho "$PWD" "$@"\nexit 7\n')
        python.chmod(0o755)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A repository of its own, in a folder with a space in its name."""
    root = tmp_path / "cat box"
    (root / "requirements").mkdir(parents=True)
    shutil.copy(REPOSITORY / "play", root)
    for name in INPUTS:
        (root / name).write_text(f"# {name}\n")
    return root


@pytest.fixture
def play(folder: Path) -> ModuleType:
    return load(folder)


@pytest.fixture
def steps(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the setup ran, with uv absent."""
    ran: list[str] = []

    def run(command: list[str]) -> None:
        ran.append(" ".join(command))
        pretend(play, command)

    monkeypatch.setattr(play, "run", run)
    monkeypatch.setattr(play.shutil, "which", lambda _name: None)
    return ran


@pytest.fixture
def built(play: ModuleType, steps: list[str]) -> ModuleType:
    play.prepare("app")
    steps.clear()
    return play


def start(folder: Path, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(folder / "play"), *words]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
