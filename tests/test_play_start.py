"""What `./play` becomes: words, signals and status pass, and whatever runs keeps what it needs."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

from tests.play_fixtures import ON_POSIX, REPOSITORY, built, folder, play, start, steps

__all__ = ["built", "folder", "play", "steps"]

pytestmark = ON_POSIX

# A build whose step has started a process of its own, which has a pipe open.
LONG_BUILD = """
import subprocess, sys
from tests.play_fixtures import load
play = load(sys.argv[1])
play.treat_as_ctrl_c("SIGTERM")
wait = subprocess.Popen.communicate
def communicate(process):
    (play.ROOT / "begun").touch()
    return wait(process)
subprocess.Popen.communicate = communicate
with play.only_one():
    play.run(["/bin/sh", "-c", "(sleep 20; echo late) >pipe 2>&1 & sleep 20"])
"""
"""It has begun when the step runs and is waited for."""


@pytest.mark.usefixtures("built")
def test_words_folder_and_exit_status_pass_through(folder: Path, tmp_path: Path) -> None:
    done = start(folder, "watch", "--seed", "a b", cwd=tmp_path)
    assert done.stdout == f"{tmp_path} -P -m purradox watch --seed a b\n"
    assert done.stderr == ""
    assert done.returncode == 7


def test_a_release_is_made_in_the_environment_of_the_tests(
    play: ModuleType, steps: list[str], folder: Path, tmp_path: Path
) -> None:
    play.prepare("test")
    assert steps
    done = start(folder, "release", "OUT", cwd=tmp_path)
    assert done.stdout == f"{tmp_path} {folder}/release.py OUT\n"
    assert done.returncode == 7


def test_an_export_gets_what_it_needs(
    built: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[list[str]] = []
    monkeypatch.setattr(built, "become", became.append)
    for _ in range(2):
        built.main(["--language", "fr", "export", "site"])
    assert steps[1].endswith(str(built.lock_file("export")))
    assert len(steps) == 3
    made = built.folder_of("export")
    assert became[1][0] == str(built.python_of(made))
    assert built.prepare("app") == made


def test_signal_reaches_the_command(built: ModuleType, folder: Path) -> None:
    python = built.python_of(built.folder_of("app"))
    python.write_text("#!/bin/sh\ntrap 'exit 42' TERM\necho on\nwhile :; do sleep 0.02; done")
    command = [sys.executable, str(folder / "play")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert process.wait(5) == 42


def test_a_program_that_runs_holds_its_environment(built: ModuleType, folder: Path) -> None:
    old = built.folder_of("app")
    built.python_of(old).write_text("#!/bin/sh\necho on\nread line\n")
    command = [sys.executable, str(folder / "play")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout
        process.stdout.readline()
        os.utime(built.mark_of(old), (0, 0))
        built.remove_old(folder)
        assert built.is_whole(old)
        process.communicate(b"\n")
    built.remove_old(folder)
    assert not old.exists()


def test_two_starts_build_once(
    play: ModuleType,
    steps: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    run = play.run

    def run_slowly(command: list[str]) -> None:
        time.sleep(0.1)
        run(command)

    monkeypatch.setattr(play, "run", run_slowly)
    with ThreadPoolExecutor() as pool:
        list(pool.map(play.prepare, ["app", "app"]))
    assert len(steps) == 3
    assert capfd.readouterr().err.count("waiting for it") == 1


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_end_of_the_builder_frees_the_lock(
    number: signal.Signals, play: ModuleType, steps: list[str]
) -> None:
    os.mkfifo(play.ROOT / "pipe")
    pipe = os.open(play.ROOT / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    command = [sys.executable, "-c", LONG_BUILD, str(play.ROOT)]
    with subprocess.Popen(command, cwd=REPOSITORY, stderr=subprocess.DEVNULL) as builder:
        while builder.poll() is None and not (play.ROOT / "begun").exists():
            time.sleep(0.01)
        with play.LOCK.open("a") as file:
            assert not play.try_lock(file.fileno())
        builder.send_signal(number)
    play.prepare("app")
    assert len(steps) == 3
    if number == signal.SIGTERM:
        os.set_blocking(pipe, True)
        assert os.read(pipe, 9) == b"", "it ended later than the build"
    os.close(pipe)
