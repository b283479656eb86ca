"""Numba's decorator as this package uses it: no GIL, and cached where a folder can be written."""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding as llvm
import numba

F = TypeVar("F", bound=Callable[..., Any])

_CONFIG: Any = numba.config
_FEATURES = llvm.get_host_cpu_features()
# On these processors pdep is microcode and slower than the portable selection.
_SLOW_PDEP = {"znver1", "znver2", "bdver4", "excavator"}
_DAY = 86_400.0

PORTABLE = bool(os.environ.get("PURRADOX_PORTABLE"))
"""Set in the environment to do without pdep where the processor has it."""

USE_PDEP = (
    not PORTABLE and _FEATURES.get("bmi2", False) and llvm.get_host_cpu_name() not in _SLOW_PDEP
)
VECTOR_BYTES = 32 if _FEATURES.get("avx2") else 16
"""How many bytes of 0 or 1 are made from bits in one go."""


def fingerprint() -> str:
    """What the compiled code depends on. Numba looks at a function's own file only."""
    seen = hashlib.sha256(f"{numba.__version__} {USE_PDEP}".encode())
    here = Path(__file__).parent
    sources = [*here.glob("*.py"), here.parent / "rules" / "actions.py"]
    sources += here.parent.glob("bots/search/*.py")
    for source in sorted(sources):
        seen.update(source.read_bytes())
    return seen.hexdigest()[:16]


def cache_folder() -> Path | None:
    """A folder for this very kernel, or None where none can be written."""
    name = fingerprint()
    homes = [Path(__file__).parent / "__pycache__"]
    if _CONFIG.CACHE_DIR:
        homes = [Path(_CONFIG.CACHE_DIR)]
    elif "HOME" in os.environ or "XDG_CACHE_HOME" in os.environ:
        cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
        homes.append(Path(cache) / "purradox")
    for home in homes:
        folder = home / f"kernel-{name}"
        try:
            if not folder.exists():
                folder.mkdir(parents=True)
                _forget_others(folder)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    return None


def _forget_others(folder: Path) -> None:
    """Remove what kernels with other sources left behind, once nobody used it for a day."""
    for other in folder.parent.glob("kernel-*"):
        if other != folder and other.stat().st_mtime < time.time() - _DAY:
            shutil.rmtree(other, ignore_errors=True)


CACHE = cache_folder()


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Numba asks for its folder while it decorates, and only then."""
    before = _CONFIG.CACHE_DIR
    _CONFIG.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        _CONFIG.CACHE_DIR = before


def compiled(function: F) -> F:
    """Compile when first called, or load what an earlier process compiled."""
    if CACHE is None:
        return cast("F", numba.njit(nogil=True)(function))
    with _cache_in(CACHE):
        return cast("F", numba.njit(cache=True, nogil=True)(function))
