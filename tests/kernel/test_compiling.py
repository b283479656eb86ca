"""Where compiled code is kept, and what a first start says."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NoReturn

import numba
import pytest

from purradox.kernel import compiled

PLAY = """
from purradox.kernel import Kernel, RANDOM
from purradox.rules import variant
print(Kernel(variant(4)).rounds(100, RANDOM, seed=1)[0].sum())
"""


def fresh(cache: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    """A new process with its own cache folder."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(cache), **extra}
    return subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False
    )


def test_a_first_start_says_that_it_compiles_and_a_second_is_silent(tmp_path: Path) -> None:
    first, second = fresh(tmp_path), fresh(tmp_path)
    assert first.returncode == second.returncode == 0, first.stderr + second.stderr
    assert first.stdout == second.stdout
    assert first.stderr.startswith("purradox: compiling the kernel, once on this machine: ")
    assert first.stderr.endswith("done\n")
    assert second.stderr == ""


def test_without_a_folder_for_the_cache_the_kernel_still_works() -> None:
    nowhere = fresh(Path("/dev/null/cache"))
    portable = fresh(Path("/dev/null/cache"), PURRADOX_PORTABLE="1")
    assert nowhere.returncode == portable.returncode == 0, nowhere.stderr + portable.stderr
    assert nowhere.stdout == portable.stdout
    assert int(nowhere.stdout) > 0


def copied(source: Path, package: Path, to: Path) -> None:
    target = to / source.relative_to(package)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(source.read_bytes())


def test_the_folder_is_named_after_every_source_of_the_kernel(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = compiled.fingerprint()
    package = Path(compiled.__file__).parents[1]
    for source in (*package.glob("kernel/*.py"), *package.glob("bots/search/*.py")):
        copied(source, package, tmp_path)
    copied(package / "rules" / "actions.py", package, tmp_path)
    copy = tmp_path / "kernel"
    monkeypatch.setattr(compiled, "__file__", str(copy / "compiled.py"))
    assert compiled.fingerprint() == before
    (copy / "bits.py").write_text("changed = True\n")
    assert compiled.fingerprint() != before


def test_the_users_folder_is_used_when_the_packages_own_cannot_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = Path(compiled.__file__).parent
    really = tempfile.TemporaryFile

    def refusing(*, dir: Path) -> object:  # noqa: A002
        if own in dir.parents:
            raise PermissionError
        return really(dir=dir)

    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    monkeypatch.setattr(tempfile, "TemporaryFile", refusing)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = compiled.cache_folder()
    assert folder is not None
    assert folder.parent == tmp_path / "purradox"

    def never(*, dir: Path) -> NoReturn:  # noqa: A002, ARG001
        raise PermissionError

    monkeypatch.setattr(tempfile, "TemporaryFile", never)
    assert compiled.cache_folder() is None


def test_a_new_kernel_forgets_old_ones_that_nobody_used_for_a_day(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    old, young = tmp_path / "kernel-old", tmp_path / "kernel-young"
    for folder in (old, young):
        folder.mkdir()
        (folder / "code").touch()
    os.utime(old, (0, 0))
    ours = compiled.cache_folder()
    assert ours is not None
    assert ours.exists()
    assert not old.exists()
    assert young.exists()
