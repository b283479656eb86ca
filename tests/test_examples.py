"""The example of a bot in a package of its own: built, put on the path, found and examined."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from purradox.notation import loads

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "third_party_bot"


class Installed:
    """Runs Python with the package on its path, as an installation would put it there."""

    def __init__(self, folder: Path) -> None:
        self.source, self.site = folder / "source", folder / "site"
        shutil.copytree(EXAMPLE, self.source, ignore=shutil.ignore_patterns("__pycache__"))
        self.run("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
        (wheel,) = folder.glob("*.whl")
        with ZipFile(wheel) as files:
            files.extractall(self.site)

    def run(self, *words: str) -> str:
        """What it prints; `AssertionError` if it fails."""
        path = [str(self.site), *filter(None, [os.environ.get("PYTHONPATH")])]
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.source,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path), "PURRADOX_LANG": "en"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("third_party"))


def test_the_package_holds_the_bot_and_its_entry_point(installed: Installed) -> None:
    (entry,) = installed.site.glob("*.dist-info/entry_points.txt")
    assert entry.read_text("utf-8").split() == ["[purradox.bots]", "magpie", "=", "magpie:Magpie"]
    assert (installed.site / "magpie.py").is_file()


def test_it_plays_under_its_name_with_its_option(installed: Installed) -> None:
    words = ("simulate", "--bots", "magpie,magpie:shiny=2,careful", "--seed", "3")
    checked = loads(installed.run("-m", "purradox", *words))
    assert checked.match is not None
    assert set(checked.record.seats or ()) == {"magpie", "magpie:shiny=2", "careful"}


def test_its_own_tests_pass(installed: Installed) -> None:
    told = installed.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "test_magpie.py")
    assert "2 passed" in told


def test_it_answers_through_the_pipe(installed: Installed) -> None:
    command = f"exec:'{sys.executable}' -m purradox bot magpie"
    told = installed.run("-m", "purradox", "conform", command, "--players", "2", "--rounds", "1")
    assert "The bot conforms." in told


def test_a_bad_value_of_its_option_is_refused_like_any_other(installed: Installed) -> None:
    with pytest.raises(AssertionError, match="magpie:shiny=-1 does not work"):
        installed.run("-m", "purradox", "simulate", "--bots", "magpie:shiny=-1")
