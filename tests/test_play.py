"""The one command, with the installers replaced: nothing here reaches the network."""

import importlib.machinery
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

REPOSITORY = Path(__file__).parents[1]
INPUTS = ("pyproject.toml", "requirements/app.txt", "requirements/test.txt")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")

# A build whose step has started a process of its own, which writes a little later.
LONG_BUILD = """
import sys
from tests.test_play import load
play = load(sys.argv[1])
play.treat_as_ctrl_c("SIGTERM")
with play.only_one():
    play.run(["/bin/sh", "-c", "(touch begun; sleep 0.3; touch late) >/dev/null 2>&1 & sleep 3"])
"""


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


def add(folder: Path, name: str, version: str = "1.0", url: str = "") -> None:
    """What an installer leaves of a package."""
    about = folder / f"lib/python3.11/site-packages/{name}-{version}.dist-info"
    about.mkdir(parents=True)
    if url:
        editable = {"url": url, "dir_info": {"editable": True}}
        (about / "direct_url.json").write_text(json.dumps(editable))


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


@pytest.mark.usefixtures("built")
def test_words_folder_and_exit_status_pass_through(folder: Path, tmp_path: Path) -> None:
    done = start(folder, "watch", "--seed", "a b", cwd=tmp_path)
    assert done.stdout == f"{tmp_path} -P -m purradox watch --seed a b\n"
    assert done.stderr == ""
    assert done.returncode == 7


def test_signal_reaches_the_command(built: ModuleType, folder: Path) -> None:
    python = built.python_of(built.folder_of("app"))
    python.write_text("#!/bin/sh\ntrap 'exit 42' TERM\necho on\nwhile :; do sleep 0.02; done")
    command = [sys.executable, str(folder / "play")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert process.wait(5) == 42


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
        time.sleep(0.4)
        assert not (play.ROOT / "late").exists()
