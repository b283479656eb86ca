"""The record of a match, written to a file that somebody names."""

import os
from pathlib import Path

from purradox.client.game import NotPossible


class AlreadyThere(NotPossible):
    """There is such a file, and nobody said that it may be overwritten."""

    def __init__(self, name: str) -> None:
        super().__init__("tui-overwrite", file=name)


def default_file(table: str) -> str:
    """A name for the record of a table."""
    return f"purradox-{table or 'match'}.txt"


def write_record(name: str, text: str, *, overwrite: bool = False) -> str:
    """Write a record, whole or not at all, and say where it is; raises `NotPossible`."""
    try:
        return str(_written(name, text, overwrite))
    except PermissionError as error:
        raise NotPossible("file-forbidden", file=name) from error
    except (OSError, ValueError, RuntimeError) as error:
        # ValueError: a name that no file can have; RuntimeError: a ~user who does not exist.
        reason = getattr(error, "strerror", None) or str(error)
        raise NotPossible("file-trouble", file=name, reason=reason) from error


def _written(name: str, text: str, overwrite: bool) -> Path:
    path = Path(name).expanduser().absolute()
    if path.is_dir():
        raise NotPossible("folder-named", file=name)
    if not path.parent.is_dir():
        raise NotPossible("folder-missing", file=name)
    if path.exists():
        if not overwrite:
            raise AlreadyThere(name)
        if not os.access(path, os.W_OK):
            raise PermissionError
    target = path.resolve()  # through a link, so that the link stays one
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    if target.exists() and not target.is_file():
        draft = target  # a device or a pipe, to be kept
    try:
        draft.write_text(text, "utf-8", newline="\n")
        if draft != target:
            draft.replace(target)
    finally:
        if draft != target:
            draft.unlink(missing_ok=True)
    return path
