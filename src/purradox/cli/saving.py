"""Files that are there whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from purradox.cli.trouble import Trouble, unreadable


@contextmanager
def whole_file(name: str) -> Iterator[TextIO]:
    """Write beside the file and rename at the end; on any trouble the old one stays."""
    path = Path(os.path.realpath(name))  # through a link, so that the link stays one
    draft = path
    try:
        if not path.parent.is_dir():
            raise Trouble("folder-missing", file=name)
        if path.is_dir():
            raise Trouble("folder-named", file=name)
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError
        if path.is_file() or not path.exists():  # else a device or a pipe, to be kept
            draft = path.with_name(f".{path.name}.{os.getpid()}.part")
        stream = draft.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise unreadable(error, name) from error
    try:
        with stream:
            yield stream
        if draft != path:
            draft.replace(path)
    finally:
        if draft != path:
            draft.unlink(missing_ok=True)
