"""Where compiled code is kept: a folder for each state of the sources, Python, Numba and processor.

Nothing here happens at import: the folder is looked for when the first function is called.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np

PACKAGE = Path(__file__).parents[1]
VARIABLE = "PURRADOX_CACHE"
"""Names another folder than the one among the user's caches."""
UNUSED = 7 * 86_400.0
"""Seconds after its last use for which code of other sources is kept."""

_DECORATOR = "from purradox.kernel.compiled import"
_IMPORT = re.compile(r"^\s*from (purradox[\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE)


def sources() -> list[Path]:
    """The files that compile something, and whatever of this package these import.

    Constants of other modules are frozen into compiled code, and Numba looks at a function's own
    file only.
    """
    files = {file: file.read_text("utf-8") for file in PACKAGE.glob("**/*.py")}
    found: set[Path] = set()
    coming = [file for file, text in files.items() if _DECORATOR in text]
    while coming:
        file = coming.pop()
        if file not in found:
            found.add(file)
            coming += (one for one in _imported(files[file]) if one in files)
    return sorted(found)


def _imported(text: str) -> Iterator[Path]:
    """Where the modules that a text names may be; most of these files do not exist."""
    for module, names in _IMPORT.findall(text):
        folder = PACKAGE.joinpath(*module.split(".")[1:])
        yield folder.with_suffix(".py")
        yield folder / "__init__.py"
        for name in re.findall(r"\w+", names):
            yield folder / f"{name}.py"


def fingerprint() -> str:
    """What compiled code depends on."""
    from purradox.kernel.compiled import USE_PDEP

    about = (
        *(sys.implementation.cache_tag, numba.__version__, llvmlite.__version__, np.__version__),
        *(llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten(), USE_PDEP),
    )
    seen = hashlib.sha256(repr(about).encode())
    for source in sources():
        seen.update(f"\n{source.relative_to(PACKAGE).as_posix()}\n".encode())
        seen.update(source.read_bytes())
    return seen.hexdigest()[:16]


@cache
def cache_folder() -> Path | None:
    """The folder for this very code; a temporary one, and a line about it, where that must be."""
    name = f"compiled-{fingerprint()}"
    wanted = _home()
    if wanted is not None and (folder := _usable(wanted, name)):
        return folder
    where = str(wanted or "~/.cache")
    temporary = _temporary()
    if temporary is not None and (folder := _usable(temporary, name)):
        _say("cache-elsewhere", folder=where, other=str(temporary))
        os.environ[VARIABLE] = str(temporary)  # processes that this one starts say nothing more
        return folder
    _say("cache-nowhere", folder=where)
    return None


def _say(key: str, **names: str) -> None:
    from purradox.i18n import words

    line = words().plain(key, **names, variable=VARIABLE)
    print(f"purradox: {line}", file=sys.stderr, flush=True)


def _home() -> Path | None:
    """The folder for our caches; None for a user who has no home."""
    if named := os.environ.get(VARIABLE):
        return Path(named).absolute()
    try:
        if sys.platform == "win32":
            return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "purradox" / "Cache"
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Caches" / "purradox"
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "purradox"
    except RuntimeError:
        return None


def _temporary() -> Path | None:
    """A folder of this user's own: what is kept there is run, so nobody else may write to it."""
    own = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"purradox-{own}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        about = folder.lstat()
    except OSError:
        return None
    safe = sys.platform == "win32" or (about.st_uid == own and not about.st_mode & 0o022)
    return folder if safe and not folder.is_symlink() else None


def _usable(home: Path, name: str) -> Path | None:
    """The folder of that name, if it can be written to."""
    folder = home / name
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            _forget_others(folder)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)  # its last use
            return folder
    except OSError:
        return None


def _forget_others(folder: Path) -> None:
    """Remove what other sources left behind, once nobody has used it for a while."""
    for other in folder.parent.glob("compiled-*"):
        if other != folder and other.stat().st_mtime < time.time() - UNUSED:
            shutil.rmtree(other, ignore_errors=True)
