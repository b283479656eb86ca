"""Commands on written matches: verify, legal, convert."""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from enum import Enum
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from purradox.cli.errors import print_error, unreadable
from purradox.cli.progress import progress
from purradox.i18n import Words, explain, words

if TYPE_CHECKING:
    from purradox.notation import BadRecord, Checked

Files = Annotated[list[str], typer.Argument(metavar="FILE…")]


class Format(Enum):
    """The two ways to write a record."""

    TEXT = "text"
    JSON = "json"


def verify(files: Files) -> int:
    """`ok` for each record, or what is wrong and where."""
    return _each(files, lambda _: "ok\n", wrong_on_stdout=True)


def legal(files: Files) -> int:
    """Who is to act at the end of each record, and the legal moves."""
    return _each(files, lambda checked: "".join(f"{line}\n" for line in _due(checked)))


def convert(files: Files, to: Annotated[Format, typer.Option("--to", show_default=False)]) -> int:
    """The records that keep the rules, in one format."""
    from purradox.notation import to_json, to_text

    count = 0

    def written(checked: "Checked") -> str:
        nonlocal count
        count += 1
        gap = "\n" if count > 1 and to is Format.TEXT else ""
        return gap + (to_text if to is Format.TEXT else to_json)(checked.record)

    return _each(files, written)


def _each(
    files: list[str], told: Callable[["Checked"], str], *, wrong_on_stdout: bool = False
) -> int:
    """Write what there is to tell of every record; 1 if one is wrong, 2 if a file is unreadable."""
    from purradox.notation import BadRecord

    say = words()
    status = 0
    for name, one in _records(files):
        if isinstance(one, OSError):
            print_error(unreadable(one, name).told(say))
            status = 2
        elif isinstance(one, BadRecord):
            line = wrong(name, one, say)
            print(line) if wrong_on_stdout else print_error(line)
            status = max(status, 1)
        else:
            sys.stdout.write(told(one))
    return status


def wrong(name: str, error: "BadRecord", say: Words) -> str:
    """The line about a wrong record."""
    name = "".join(one if one.isprintable() else "\ufffd" for one in name)
    sentence = explain(error.problem, say, error.names)
    return f"{name}:{error.line}:{error.column}: {error.rule}: {sentence}"


def _records(files: list[str]) -> Iterator[tuple[str, "Checked | BadRecord | OSError"]]:
    """Every record of every file; an error of the system where a file ends early with one."""
    from purradox.notation import scan

    sizes = [_size(name) for name in files]
    before = 0
    with progress(words()("reading"), None if None in sizes else sum(filter(None, sizes))) as bar:
        for name, size in zip(files, sizes, strict=True):
            try:
                with opened(name) as stream:
                    for one in scan(stream):
                        yield name, one
                        bar(before + (stream.tell() if size else 0))
            except OSError as error:
                yield name, error
            before += size or 0


def _size(name: str) -> int | None:
    """The length of a plain file; None where that cannot be told beforehand."""
    try:
        about = Path(name).stat()
    except OSError:
        return None
    return about.st_size if name != "-" and S_ISREG(about.st_mode) else None


def opened(name: str) -> AbstractContextManager[BinaryIO]:
    """A file, or standard input for `-`."""
    if name != "-":
        return Path(name).open("rb")
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return nullcontext(sys.stdin.buffer)


def _due(checked: "Checked") -> Iterator[str]:
    """What can happen next, one line for each seat that has a move to make."""
    if checked.over:
        yield "over"
    elif checked.needs_deal:
        yield "deal"
    else:
        phase = checked.rounds[-1].table.phase.value
        for seat in checked.to_act:
            moves = checked.legal(seat)
            shown = ["?"] if moves is None else sorted(map(str, moves))
            yield f"{phase} {seat}: {' '.join(shown)}"
