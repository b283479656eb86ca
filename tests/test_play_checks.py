"""`./play test`: which checks run when, and in which browser."""

import os
import time
from pathlib import Path
from types import ModuleType

import pytest

from tests.play_fixtures import ON_POSIX, built, folder, play, start, steps

__all__ = ["built", "folder", "play", "steps"]

pytestmark = ON_POSIX


def test_checks_run_in_order_at_the_root_and_stop_at_the_first_failure(
    built: ModuleType, folder: Path, tmp_path: Path
) -> None:
    python = built.python_of(built.prepare("test"))
    python.write_text('#!/bin/sh\necho "$PWD" "$@"\n[ "$2" != mypy ] || exit 3\n')
    done = start(folder, "test", cwd=tmp_path)
    ran = [line for line in done.stdout.splitlines() if " -m " in line]
    assert ran == [
        f"{folder} -m ruff check",
        f"{folder} -m ruff format --check",
        f"{folder} -m mypy",
    ]
    assert "== mypy failed with status 3 in" in done.stdout
    assert done.returncode == 3


def test_all_but_covered_tests_wait_for_what_is_compiled_meanwhile(
    built: ModuleType, folder: Path
) -> None:
    python = built.python_of(built.prepare("test"))
    python.write_text(
        "#!/bin/sh\n"
        'if [ "$2" = tests.compiled ]; then\n'
        "  while [ ! -e covered ]; do sleep 0.02; done; sleep 0.5; touch compiled; exit\n"
        "fi\n"
        'echo "$2" "$(ls compiled 2>/dev/null)"\n'
        'case "$*" in *--cov) touch covered;; esac\n'
    )
    done = start(folder, "test")
    ran = [line for line in done.stdout.splitlines() if line and not line.startswith("==")]
    assert ran == ["ruff ", "ruff ", "mypy ", "pytest ", "pytest compiled", "pytest compiled"]
    assert done.returncode == 0


@pytest.mark.parametrize("failing", ["", "--ignore=tests/web", "tests/web"])
def test_tests_in_a_browser_run_beside_all_others_and_are_told_after_them(
    failing: str, built: ModuleType, folder: Path
) -> None:
    """These begin before the others end, and are told after them even if they end before."""
    python = built.python_of(built.prepare("test"))
    python.write_text(
        f"""#!/bin/sh
for last do :; done
until_there() {{ for _ in $(seq 3000); do [ -e $1 ] && break; sleep 0.02; done; }}
case "$last" in
  --cov) [ ! -e begun ] || exit 4;;
  --ignore=tests/web) touch others; until_there ended;;
  tests/web) touch begun; until_there others;;
  *) exit 0;;
esac
echo "$last ends"
[ "$last" != tests/web ] || touch ended
[ "$last" != "{failing}" ] || exit 3
"""
    )
    done = start(folder, "test")
    said = [line for line in done.stdout.splitlines() if line.endswith("ends")]
    assert said == ["--cov ends", "--ignore=tests/web ends", "tests/web ends"]
    assert done.returncode == (3 if failing else 0)
    assert done.stdout.count("failed with status 3") == bool(failing)


def test_a_covered_test_that_fails_is_the_last_and_ends_all_that_was_started_beside_it(
    built: ModuleType, folder: Path
) -> None:
    os.mkfifo(folder / "pipe")
    pipe = os.open(folder / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    python = built.python_of(built.prepare("test"))
    python.write_text(
        """#!/bin/sh
for last do :; done
case "$last" in
  --cov) while [ ! -e begun ]; do sleep 0.02; done; exit 3;;
  tests.compiled) (touch begun; sleep 20; echo late) >pipe & wait;;
  *tests/web) touch more;;
esac
"""
    )
    done = start(folder, "test")
    os.set_blocking(pipe, True)
    assert os.read(pipe, 9) == b"", "something went on"
    os.close(pipe)
    assert done.returncode == 3
    assert done.stdout.splitlines()[-1].startswith("== pytest failed with status 3 in")
    assert not (folder / "more").exists()


def test_nothing_is_compiled_any_more_once_a_check_has_failed(
    built: ModuleType, folder: Path
) -> None:
    python = built.python_of(built.prepare("test"))
    python.write_text('#!/bin/sh\n[ "$2" != tests.compiled ] || exec sleep 60\nexit 3\n')
    begun = time.monotonic()
    assert start(folder, "test").returncode == 3
    assert time.monotonic() - begun < 30


def test_test_with_arguments_is_pytest_alone(built: ModuleType, folder: Path) -> None:
    built.prepare("test")
    done = start(folder, "test", "tests/rules", "-k", "foo")
    ran = [line for line in done.stdout.splitlines() if " -m " in line]
    assert ran == [f"{folder} -m pytest tests/rules -k foo"]
    assert done.returncode == 7


def browser_at(path: Path, status: int = 0) -> str:
    path.write_text(f"#!/bin/sh\nexit {status}\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def no_browser(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A machine without any browser, and without a way to get one."""
    monkeypatch.delenv(play.BROWSER, raising=False)
    monkeypatch.setattr(play, "BROWSERS", ())
    monkeypatch.setattr(play, "downloaded_browser", lambda _: None)
    monkeypatch.setattr(play, "can_use_apt", lambda: False)
    return play


def test_a_named_browser_comes_first_and_must_start(
    no_browser: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = browser_at(tmp_path / "good")
    monkeypatch.setenv(no_browser.BROWSER, good)
    assert no_browser.browser(Path()) == good
    monkeypatch.setenv(no_browser.BROWSER, browser_at(tmp_path / "bad", 1))
    with pytest.raises(no_browser.SetupError, match="does not start"):
        no_browser.browser(Path())


def test_an_installed_browser_is_taken_and_a_broken_one_passed_over(
    no_browser: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, good = browser_at(tmp_path / "broken", 127), browser_at(tmp_path / "works")
    monkeypatch.setattr(no_browser, "BROWSERS", ("nothing", broken, good))
    assert no_browser.browser(Path()) == good


def test_a_browser_is_installed_where_that_is_allowed(
    no_browser: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(no_browser, "can_use_apt", lambda: True)
    ran: list[list[str]] = []

    def install(command: list[str]) -> None:
        ran.append(command)
        monkeypatch.setattr(no_browser, "BROWSERS", (browser_at(tmp_path / "new"),))

    monkeypatch.setattr(no_browser, "run", install)
    assert no_browser.browser(Path()) == str(tmp_path / "new")
    assert [command[2] for command in ran] == ["update", "install"]


def test_a_system_without_the_small_browser_gets_the_large_one(
    no_browser: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(no_browser, "can_use_apt", lambda: True)

    def install(command: list[str]) -> None:
        if command[-1] == "chromium-headless-shell":
            raise no_browser.SetupError("no such package")
        if command[-1] == "chromium":
            monkeypatch.setattr(no_browser, "BROWSERS", (browser_at(tmp_path / "new"),))

    monkeypatch.setattr(no_browser, "run", install)
    assert no_browser.browser(Path()) == str(tmp_path / "new")


def test_without_any_browser_it_says_what_to_do(no_browser: ModuleType) -> None:
    with pytest.raises(no_browser.SetupError, match="apt install chromium"):
        no_browser.browser(Path())
