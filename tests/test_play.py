"""How `./play` sets itself up; nothing here reaches the network."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.play_fixtures import INPUTS, ON_POSIX, built, folder, play, pretend, steps

__all__ = ["built", "folder", "play", "steps"]

pytestmark = ON_POSIX


def add(folder: Path, name: str, version: str = "1.0", url: str = "") -> None:
    """What an installer leaves of a package."""
    about = folder / f"lib/python3.11/site-packages/{name}-{version}.dist-info"
    about.mkdir(parents=True)
    if url:
        editable = {"url": url, "dir_info": {"editable": True}}
        (about / "direct_url.json").write_text(json.dumps(editable))


def test_first_start_makes_the_environment_then_installs_with_hashes(
    play: ModuleType, steps: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    play.prepare("app")
    made, lock = play.folder_of("app"), play.lock_file("app")
    python = play.python_of(made)
    assert steps == [
        f"{play.interpreter()} -m venv --clear {made}",
        f"{python} -m pip install --require-hashes -r {lock}",
        f"{python} -m pip install --no-deps --no-build-isolation -e .",
    ]
    said = capfd.readouterr().err
    assert said.startswith("Setting up Purradox (first time, less than a minute)…\nReady after")
    assert play.CURRENT.resolve() == made


def test_second_start_installs_nothing(built: ModuleType, steps: list[str]) -> None:
    built.prepare("app")
    assert not steps


@pytest.mark.parametrize("name", INPUTS[:2])
def test_a_changed_file_gets_an_environment_of_its_own(
    name: str, built: ModuleType, steps: list[str], folder: Path
) -> None:
    before, old = built.folder_of("app"), (folder / name).read_text()
    (folder / name).write_text("changed\n")
    after = built.prepare("app")
    assert steps[0].endswith(f"-m venv --clear {after}")
    assert after != before
    assert built.is_whole(before)
    (folder / name).write_text(old)
    steps.clear()
    assert built.prepare("app") == before
    assert not steps


def test_another_interpreter_leaves_the_first_environment_alone(
    built: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = built.prepare("app")
    with monkeypatch.context() as patch:
        patch.setattr(built, "interpreter", lambda: "/another/python3")
        after = built.prepare("app")
        assert steps[0] == f"/another/python3 -m venv --clear {after}"
        assert built.CURRENT.resolve() == after
    steps.clear()
    assert built.prepare("app") == before
    assert not steps


@pytest.mark.parametrize("damage", ["rm purradox-stamp", "ln -sf /no/such/python bin/python"])
def test_broken_environment_is_rebuilt(damage: str, built: ModuleType, steps: list[str]) -> None:
    broken = built.folder_of("app")
    subprocess.run(["/bin/sh", "-c", damage], cwd=broken, check=True)
    assert built.prepare("app") == broken
    assert len(steps) == 3
    assert built.is_whole(broken)


def test_what_a_person_added_is_carried_over(
    built: ModuleType, steps: list[str], folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    before = built.folder_of("app")
    add(before, "My_Bot", url="file:///my/bot")
    add(before, "requests", "2.31")
    (folder / INPUTS[0]).write_text("changed\n")
    built.prepare("app")
    assert steps[-1].endswith("install --no-deps -e file:///my/bot requests==2.31")
    assert "Carried over: my-bot, requests." in capfd.readouterr().err


def test_what_cannot_be_carried_over_is_named(
    built: ModuleType,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def fail(command: list[str]) -> None:
        if "old-bot==1.0" in command:
            raise built.SetupError("no such package")
        pretend(built, command)

    add(built.folder_of("app"), "old_bot")
    (folder / INPUTS[0]).write_text("changed\n")
    monkeypatch.setattr(built, "run", fail)
    assert built.is_whole(built.prepare("app"))
    said = capfd.readouterr().err
    assert "Not in the new environment, as that failed: old-bot." in said
    assert "-m pip install old-bot==1.0" in said


def test_an_environment_of_an_earlier_version_stays_and_what_was_added_is_carried_over(
    play: ModuleType, steps: list[str], folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (folder / "requirements/app.txt").write_text("rich==1.0 \\\n    --hash=sha256:00\n")
    old = folder / ".venv"
    pretend(play, ["venv", str(old)])
    add(old, "rich")
    add(old, "my_bot")
    (old / "purradox-stamp").write_text("0123 app\n")
    play.prepare("app")
    assert steps[-1].endswith("install --no-deps my-bot==1.0")
    assert ".venv is of an earlier version" in capfd.readouterr().err
    assert (old / "purradox-stamp").exists()


def test_old_environments_go_unless_something_runs_in_them(
    built: ModuleType, folder: Path, steps: list[str]
) -> None:
    old = built.folder_of("app")
    with built.in_use(old):
        os.utime(built.mark_of(old), (0, 0))
        (folder / INPUTS[0]).write_text("changed\n")
        newer = built.prepare("app")
        assert built.is_whole(old)
    with built.in_use(newer):
        pass
    (folder / INPUTS[0]).write_text("changed again\n")
    built.prepare("app")
    assert not old.exists()
    assert built.is_whole(newer)
    assert steps


@pytest.mark.parametrize("stop", ["venv", "--require-hashes", "--no-deps"])
def test_interrupted_build_is_started_again(
    stop: str, built: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(command: list[str]) -> None:
        if stop in command:
            raise KeyboardInterrupt
        pretend(built, command)

    (folder / "requirements/app.txt").write_text("changed\n")
    monkeypatch.setattr(built, "run", interrupted)
    assert built.main(["help"]) == 130
    assert built.ready("app") is None
    # What was there before is untouched, and serves again with the file as it was.
    (folder / "requirements/app.txt").write_text("# requirements/app.txt\n")
    assert built.ready("app") == built.CURRENT.resolve()


def test_the_environment_of_the_tests_serves_the_app_too(
    built: ModuleType, steps: list[str]
) -> None:
    made = built.prepare("test")
    assert steps[1].endswith(str(built.lock_file("test")))
    assert built.prepare("app") == built.prepare("test") == made
    assert len(steps) == 3


def test_uv_comes_first_and_pip_when_it_fails(
    play: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run = play.run

    def run_without_uv(command: list[str]) -> None:
        run(command)
        if command[0] == "/bin/uv":
            raise play.SetupError("no route to the index")

    monkeypatch.setattr(play.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(play, "run", run_without_uv)
    play.prepare("app")
    python = play.python_of(play.folder_of("app"))
    assert [step.split(" install ")[0] for step in steps[1:]] == [
        "/bin/uv pip",
        f"{python} -m pip",
        f"{python} -m pip",
    ]
    assert f"--python {python}" in steps[1]


def test_the_locked_uv_is_fetched_where_there_is_none(
    play: ModuleType, steps: list[str], folder: Path
) -> None:
    locked = "uv==1.2 \\\n    --hash=sha256:00 \\\n    --hash=sha256:01\n"
    lock = f"rich==15 \\\n    --hash=sha256:02\n{locked}    # via group\nzstd==1\n"
    (folder / "requirements/app.txt").write_text(lock)
    made = play.prepare("app")
    python = play.python_of(made)
    assert (made / "uv.txt").read_text() == locked
    assert steps[1].startswith(f"{python} -m pip install --require-hashes --no-deps -r")
    assert [step.split(" install ")[0] for step in steps[2:]] == [f"{python} -m uv pip"] * 2


def test_without_ensurepip_it_says_what_to_install(
    play: ModuleType,
    steps: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(play.importlib.util, "find_spec", lambda name: name != "ensurepip" or None)
    assert play.main([]) == 1
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert f"apt install python{version}-venv" in capfd.readouterr().err
    assert not steps


def test_failed_step_shows_the_end_of_its_output(
    play: ModuleType, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    script = "for i in range(100): print('line', i)\nraise SystemExit(2)"
    monkeypatch.setattr(play, "make_venv", lambda _: play.run([sys.executable, "-c", script]))
    assert play.main([]) == 1
    output = capfd.readouterr().err
    assert "line 99" in output
    assert "line 50" not in output
    assert play.ready("app") is None


def test_setup_runs_at_the_root_without_settings_that_lead_elsewhere_or_slow_it_down(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    unwanted = {"PIP_TARGET", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE"}
    for name in (*unwanted, "PIP_INDEX_URL", "PIP_USER"):
        monkeypatch.setenv(name, "1")
    monkeypatch.chdir(tmp_path)
    play.run(["/bin/sh", "-c", "env > seen"])
    seen = set((play.ROOT / "seen").read_text().splitlines())
    assert unwanted.isdisjoint(line.partition("=")[0] for line in seen)
    assert {"PIP_INDEX_URL=1", "PIP_USER=0"} <= seen
