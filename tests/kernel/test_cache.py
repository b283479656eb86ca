"""Imports do nothing; what is compiled is kept once for a machine, and said the first time."""

import os
import pkgutil
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

import pytest
from numba.core.dispatcher import Dispatcher

import purradox
from purradox.kernel import cache

PACKAGE = Path(purradox.__file__).parent
COMPILING = (
    *("bots", "i18n", "kernel", "rl", "search", "training"),
    *("evaluation.py", "extras.py", "observation.py", "rules", "svg"),
)

IMPORTS = """
import purradox.analysis, purradox.bots.basic, purradox.gate, purradox.rl
import purradox.search.bots, purradox.training.examples
from purradox.kernel.batch import _scores
assert not _scores.signatures
"""
FIRST_USE = """
from purradox.kernel import Kernel, warm
from purradox.kernel.bits import U, mix
from purradox.rules import variant
warm.steps = lambda: [lambda: mix(U(1))]
Kernel(variant(3)), Kernel(variant(4))
print(mix(U(1)), sum(mix.stats.cache_hits.values()), sum(mix.stats.cache_misses.values()))
"""


def python(script: str, folder: Path | str, **extra: str) -> subprocess.CompletedProcess[str]:
    """A new process with its own cache folder."""
    environment = {**os.environ, "PURRADOX_CACHE": str(folder), "PURRADOX_LANG": "en", **extra}
    return subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
    )


def installation(folder: Path) -> Path:
    """The package once more, somewhere else, as far as it compiles."""
    copy = folder / "purradox"
    copy.mkdir(parents=True)
    (copy / "__init__.py").write_bytes((PACKAGE / "__init__.py").read_bytes())
    for name in COMPILING:
        if name.endswith(".py"):
            shutil.copy(PACKAGE / name, copy)
        else:
            ignored = shutil.ignore_patterns("*.npz", "__pycache__")
            shutil.copytree(PACKAGE / name, copy / name, ignore=ignored)
    return copy


def test_importing_compiles_prints_and_writes_nothing(tmp_path: Path) -> None:
    done = python(IMPORTS, tmp_path / "cache")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not (tmp_path / "cache").exists()


def test_a_first_use_says_that_it_compiles_and_other_installations_need_not(tmp_path: Path) -> None:
    first, second = python(FIRST_USE, tmp_path), python(FIRST_USE, tmp_path)
    elsewhere = installation(tmp_path / "elsewhere").parent
    third = python(f"import sys; sys.path.insert(0, {str(elsewhere)!r})\n{FIRST_USE}", tmp_path)
    expected = "purradox: compiling, once on this machine . done\n"
    assert first.stderr == expected
    assert second.stderr == third.stderr == ""
    (value, *compiled), (again, *loaded) = first.stdout.split(), second.stdout.split()
    assert (value, compiled, loaded) == (again, ["0", "1"], ["1", "0"])
    assert third.stdout == second.stdout


def test_who_waits_for_the_compiler_reads_it_in_their_language(tmp_path: Path) -> None:
    told = python(FIRST_USE, tmp_path, PURRADOX_LANG="fr").stderr
    assert told == "purradox: compilation, une seule fois sur cette machine . terminé\n"


def compiled_modules() -> list[str]:
    """Every module that defines a compiled function, found by importing them all."""
    found = []
    for name in COMPILING:
        folder = PACKAGE / name
        for module in pkgutil.walk_packages([str(folder)], f"purradox.{name}."):
            try:
                things = vars(import_module(module.name)).values()
            except (ImportError, SystemExit):
                continue  # it needs PyTorch, and compiles nothing
            if any(isinstance(one, Dispatcher) and one.__module__ == module.name for one in things):
                found.append(module.name)
    return found


def test_the_key_follows_every_module_that_is_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = cache.fingerprint()
    copy = installation(tmp_path)
    monkeypatch.setattr(cache, "PACKAGE", copy)
    assert cache.fingerprint() == before
    modules = compiled_modules()
    assert {
        *("purradox.kernel.bits", "purradox.search.rollout", "purradox.search.heuristic"),
    } < {*modules}
    for module in [*modules, "purradox.bots.careful", "purradox.rules.actions"]:
        file = copy.parent.joinpath(*module.split(".")).with_suffix(".py")
        text = file.read_text("utf-8")
        file.write_text(f"{text}\nFARTHEST = 7\n", "utf-8")
        assert cache.fingerprint() != before, module
        file.write_text(text, "utf-8")
    (copy / "rl" / "gym.py").write_text("nothing compiled imports this\n", "utf-8")
    assert cache.fingerprint() == before


@pytest.fixture
def afresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nobody has looked for the folder yet, and temporary files go where the test can see them."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("PURRADOX_CACHE", "")
    monkeypatch.setattr(cache, "cache_folder", cache.cache_folder.__wrapped__)
    return tmp_path


def test_the_folder_is_the_users_own_unless_told(
    afresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(afresh / "xdg"))
    folder = cache.cache_folder()
    assert folder is not None
    assert folder.parent == afresh / "xdg" / "purradox"
    monkeypatch.setenv("PURRADOX_CACHE", str(afresh / "own"))
    folder = cache.cache_folder()
    assert folder is not None
    assert folder.parent == afresh / "own"


def test_a_folder_that_cannot_be_written_is_replaced_by_a_temporary_one_with_one_line(
    afresh: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PURRADOX_CACHE", "/dev/null/cache")
    folder = cache.cache_folder()
    assert folder is not None
    assert folder.parent.parent == afresh
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "/dev/null/cache cannot be written to" in told
    assert str(folder.parent) in told
    assert cache.cache_folder() == folder  # as a process would that this one starts
    assert capsys.readouterr().err == ""


def test_a_temporary_folder_that_others_may_write_to_is_not_trusted(
    afresh: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PURRADOX_CACHE", "/dev/null/cache")
    (afresh / f"purradox-{os.getuid()}").mkdir()
    (afresh / f"purradox-{os.getuid()}").chmod(0o777)
    assert cache.cache_folder() is None
    assert "every process compiles anew" in capsys.readouterr().err


def test_without_any_folder_everything_still_works(tmp_path: Path) -> None:
    (tmp_path / f"purradox-{os.getuid()}").touch()  # in the way of a temporary one
    nowhere = "/dev/null/cache"
    done = python(FIRST_USE, nowhere, TMPDIR=str(tmp_path))
    portable = python(FIRST_USE, nowhere, TMPDIR=str(tmp_path), PURRADOX_PORTABLE="1")
    assert done.returncode == portable.returncode == 0, done.stderr + portable.stderr
    assert done.stdout == portable.stdout
    assert "every process compiles anew" in done.stderr


def test_what_others_left_is_forgotten_when_nobody_used_it_for_a_while(
    afresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PURRADOX_CACHE", str(afresh))
    old, young = afresh / "compiled-old", afresh / "compiled-young"
    for folder in (old, young):
        folder.mkdir()
        (folder / "code").touch()
    os.utime(old, (0, 0))
    ours = cache.cache_folder()
    assert ours is not None
    assert ours.exists()
    assert not old.exists()
    assert young.exists()


def test_a_damaged_file_is_compiled_again(tmp_path: Path) -> None:
    first = python(FIRST_USE, tmp_path)
    for file in tmp_path.glob("**/*.nb?"):
        file.write_bytes(b"")
    again = python(FIRST_USE, tmp_path)
    assert (again.returncode, again.stdout) == (0, first.stdout), again.stderr
