"""What a person names on the command line: a record and a seat, a board, bots, a file to write."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from purradox.bots import BotSpec, BotSpecError, bot_maker, parse_specs
from purradox.cli.errors import CommandError, print_error, unreadable
from purradox.cli.records import opened, wrong
from purradox.i18n import explain, words
from purradox.rules import RuleError, Variant, variant
from purradox.rules.variant import BOARDS, PROVISIONAL

if TYPE_CHECKING:
    from purradox.notation import Checked

DAY = 86_400
"""Seconds: nobody waits longer for one decision."""


def chosen_record(file: str, number: int | None) -> "Checked":
    """The record with this number, by default the first; prints a line if the file has more."""
    from purradox.notation import BadRecord, scan

    wanted, count, found = number or 1, 0, None
    try:
        with opened(file) as stream:
            for count, one in enumerate(scan(stream), 1):
                if count == wanted:
                    found = one
    except OSError as error:
        raise unreadable(error, file) from error
    if found is None:
        raise CommandError("analysis-no-record", file=file, number=wanted, count=count)
    if isinstance(found, BadRecord):
        raise CommandError("said", status=1, text=wrong(file, found, words()))
    if count > 1 and number is None:
        print_error(words()("analysis-records", file=file, number=wanted, count=count))
    return found


def chosen_seat(text: str, names: tuple[str, ...]) -> int:
    """A seat by its name, or by its number counted from 0."""
    if text in names:
        return names.index(text)
    if text.isascii() and text.isdecimal() and int(text) < len(names):
        return int(text)
    raise CommandError("analysis-no-seat", seat=text, names=", ".join(names))


MOST_BYTES = 10_000
"""More than any file of four rows holds, comments included."""


def chosen_variant(players: int, board: str) -> Variant:
    """The setup on the board that was asked for; says when its order is provisional (R2.3)."""
    if board in PROVISIONAL:
        print_error(words()("board-provisional"))
    rows = board if board in BOARDS or len(board.split()) > 1 else _rows_in(board)
    try:
        return variant(players, rows)
    except RuleError as error:
        raise CommandError("board-wrong", board=board, reason=explain(error, words())) from error


def _rows_in(file: str) -> str:
    """Four rows from a file; `#` begins a comment."""
    try:
        with Path(file).open("rb") as stream:
            content = stream.read(MOST_BYTES).decode()
    except FileNotFoundError as error:
        raise CommandError("board-unknown", board=file) from error
    except UnicodeDecodeError as error:
        raise CommandError("board-not-text", file=file) from error
    except (OSError, ValueError) as error:
        raise (
            unreadable(error, file)
            if isinstance(error, OSError)
            else CommandError("board-unknown", board=file)
        ) from error
    return " ".join(line.partition("#")[0] for line in content.splitlines())


def chosen_bots(text: str, chairs: int | None) -> list[BotSpec]:
    """The specs, repeated in turn until every chair is taken."""
    try:
        specs = parse_specs(text)
        for spec in specs:
            bot_maker(spec)
    except BotSpecError as error:
        raise CommandError(error.code, **_told(error)) from error
    if chairs is None:
        return specs
    if len(specs) > chairs:
        raise CommandError("bots-and-chairs", bots=len(specs), chairs=chairs)
    return list(islice(cycle(specs), chairs))


def chosen_bot(text: str) -> BotSpec:
    """The one bot that is named."""
    specs = chosen_bots(text, None)
    if len(specs) != 1:
        raise CommandError("bad-bot-spec", spec=text)
    return specs[0]


def _told(error: BotSpecError) -> dict[str, Any]:
    """The details as Fluent can take them: `none` is what a sentence leaves out."""

    def text(told: Any) -> str:
        if isinstance(told, tuple):
            return ", ".join(told)
        return "" if told is None else str(told)

    return {name: text(told) or "none" for name, told in error.details.items()}


@contextmanager
def whole_file(name: str) -> Iterator[TextIO]:
    """Write beside the file and rename at the end; on any trouble the old one stays."""
    path = Path(os.path.realpath(name))  # through a link, so that the link stays one
    draft = path
    try:
        if not path.parent.is_dir():
            raise CommandError("folder-missing", file=name)
        if path.is_dir():
            raise CommandError("folder-named", file=name)
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
