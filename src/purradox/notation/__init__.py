"""Matches written down: two formats, one checked meaning."""

from collections.abc import Iterator
from io import BytesIO
from typing import BinaryIO, TextIO

from purradox.notation import as_json, as_text
from purradox.notation.checked import Checked, SeenRound, check
from purradox.notation.errors import BadRecord
from purradox.notation.record import Record, RoundRecord
from purradox.notation.split_records import Frame, frames
from purradox.notation.writing import record_of, record_of_view

__all__ = [
    "BadRecord",
    "Checked",
    "Record",
    "RoundRecord",
    "SeenRound",
    "check",
    "loads",
    "read",
    "record_of",
    "record_of_view",
    "scan",
    "to_json",
    "to_text",
]

to_json = as_json.dump
to_text = as_text.dump


def read(stream: BinaryIO | TextIO) -> Iterator[Checked]:
    """Every record of a stream, checked; `BadRecord` at the first one that is wrong."""
    for one in scan(stream):
        if isinstance(one, BadRecord):
            raise one
        yield one


def scan(stream: BinaryIO | TextIO) -> Iterator[Checked | BadRecord]:
    """Every record of a stream, or what is wrong with it, and on to the next; at least one."""
    try:
        for frame in frames(stream):
            try:
                yield _read_frame(frame)
            except BadRecord as error:
                yield error
    except BadRecord as error:
        yield error


def loads(text: str) -> Checked:
    """The first record of a text in either format; `BadRecord` if it is wrong."""
    return next(read(BytesIO(text.encode("utf-8", "surrogateescape"))))


def _read_frame(frame: Frame) -> Checked:
    frame.source.check_encoding()
    parse = as_json.parse if frame.is_json else as_text.parse
    return check(parse(frame.source), frame.source)
