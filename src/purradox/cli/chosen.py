"""The record and the seat that a person means."""

from typing import TYPE_CHECKING

from purradox.cli.records import opened, wrong
from purradox.cli.trouble import Trouble, complain, unreadable
from purradox.i18n import words

if TYPE_CHECKING:
    from purradox.notation import Checked

DAY = 86_400
"""Seconds: nobody waits longer for one decision."""


def chosen_record(file: str, number: int | None) -> "Checked":
    """The record of that number, the first one unless told; a line says where there are more."""
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
        raise Trouble("analysis-no-record", file=file, number=wanted, count=count)
    if isinstance(found, BadRecord):
        raise Trouble("said", status=1, text=wrong(file, found, words()))
    if count > 1 and number is None:
        complain(words()("analysis-records", file=file, number=wanted, count=count))
    return found


def chosen_seat(text: str, names: tuple[str, ...]) -> int:
    """A seat by its name, or by its number counted from 0."""
    if text in names:
        return names.index(text)
    if text.isascii() and text.isdecimal() and int(text) < len(names):
        return int(text)
    raise Trouble("analysis-no-seat", seat=text, names=", ".join(names))
