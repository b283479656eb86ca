"""What a shell is told when somebody presses Tab."""

import os
import subprocess
import sys

import pytest


def purradox(*words: str, **variables: str) -> str:
    """What the program prints."""
    done = subprocess.run(
        [sys.executable, "-m", "purradox", *words],
        env={**os.environ, "PURRADOX_LANG": "en", **variables},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize(
    ("words", "at", "expected"),
    [("purradox a", 1, ["admin", "analyse", "arena"]), ("purradox serve --dat", 2, ["--database"])],
)
def test_commands_and_their_options_are_completed(words: str, at: int, expected: list[str]) -> None:
    asked = {"_PURRADOX_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(at)}
    assert purradox(**asked).split() == expected


def test_the_script_for_a_shell_is_shown() -> None:
    script = purradox("--show-completion", "bash", _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert "_PURRADOX_COMPLETE=complete_bash" in script
