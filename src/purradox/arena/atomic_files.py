"""Files that are there whole or not at all, and folders that one process writes into."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextmanager
def whole(path: Path) -> Iterator[BinaryIO]:
    """Write beside the file and rename at the end; on any trouble the old one stays."""
    draft = path.with_name(f".{path.name}.part")
    with draft.open("wb") as stream:
        yield stream
        stream.flush()
        os.fsync(stream.fileno())
    draft.replace(path)


@contextmanager
def alone(path: Path) -> Iterator[bool]:
    """Whether nobody else holds this lock; the system frees it if we die."""
    with path.open("ab") as file:
        yield _locked(file.fileno())


def _locked(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
