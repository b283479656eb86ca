"""What the worker of a page loads, made once for all processes that test the same sources."""

import fcntl
import shutil
import time
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from purradox.export import worker_files
from purradox.export.archives import KINDS, PARTS
from purradox.export.downloads import Files, cache_folder

LARGE = ("pyodide/pyodide.asm.wasm.xz.bin", "library/memory.xz.bin")
"""What takes seconds to compress."""
KEPT = 86_400
"""Seconds for which what other sources gave is kept."""


def made_once() -> Files:
    """As `worker_files` gives them."""
    above = cache_folder().parent / "tests"
    folder = above / f"worker-{_digest()}"
    above.mkdir(parents=True, exist_ok=True)
    with (above / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.is_dir():
            _forget_old(above)
            draft = above / "draft"
            shutil.rmtree(draft, ignore_errors=True)
            for path, content in worker_files().items():
                (draft / path).parent.mkdir(parents=True, exist_ok=True)
                (draft / path).write_bytes(content)
            draft.rename(folder)
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def _digest() -> str:
    """Of the package's files that could be part of it."""
    root, digest = Path(str(files("purradox"))), sha256()
    parts = {part.partition("/")[0] for part in (*PARTS, "export")}
    paths = (path for part in sorted(parts) for path in [root / part, *(root / part).rglob("*")])
    used = {path for path in paths if path.suffix in (*KINDS, ".mjs")}
    for path in sorted(used | {root / "web/js/worker/memory.js"}):
        digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _forget_old(above: Path) -> None:
    for folder in above.glob("worker-*"):
        if time.time() - folder.stat().st_mtime > KEPT:
            shutil.rmtree(folder)


@pytest.fixture(scope="session")
def loaded_by_worker() -> Files:
    return made_once()
