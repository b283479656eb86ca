"""Records out of a stream, one at a time: a file may hold many, and may be no record at all."""

import codecs
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO, TextIO

from purradox.notation.errors import BadRecord, NoRecord, RecordTooLong
from purradox.notation.source import Source

LIMIT = 1_000_000
"""Characters of a record or of a line; a match of five players takes about two thousand."""
_BLOCK = 1 << 16

_TEXT_MARK = re.compile(r'\{|"[^"\n]*"?|\[[ \t]*Game\b')
_JSON_MARK = re.compile(r'^[ \t]*\{\s*"game"|[{}]|"(?:[^"\\\n]|\\.)*"?', re.MULTILINE)


@dataclass(frozen=True)
class Frame:
    """The text of one record, and where in the file it begins."""

    source: Source
    is_json: bool


def frames(stream: BinaryIO | TextIO) -> Iterator[Frame]:
    """The records of a stream, cut apart and not yet read; `BadRecord` where it must stop."""
    cutter: _Cutter | None = None
    waiting = ""
    for block, whole in _blocks(stream):
        waiting += block
        if cutter is None:
            is_json = _is_json(waiting)
            if is_json is not None:
                cutter = _JsonCutter() if is_json else _TextCutter()
        if cutter is not None:
            yield from cutter.feed(waiting)
            waiting = ""
        if not whole or len(waiting) > LIMIT:
            raise (cutter or _TextCutter()).too_long()
    cutter = cutter or _TextCutter()
    cutter.keep(waiting)
    yield from cutter.end()
    if not cutter.found:
        raise Source().bad(NoRecord(), 0)


def _blocks(stream: BinaryIO | TextIO) -> Iterator[tuple[str, bool]]:
    """The stream in pieces that end where a line ends, unless the line is too long for that."""
    mark = codecs.BOM_UTF8
    while block := _bytes(stream.read(_BLOCK)):
        line = _bytes(stream.readline(LIMIT))
        text = (block + line).removeprefix(mark).decode("utf-8", "surrogateescape")
        yield text, len(line) < LIMIT
        mark = b""


def _bytes(read: str | bytes) -> bytes:
    """What a stream gave, also one that was opened as text."""
    return read.encode("utf-8", "surrogateescape") if isinstance(read, str) else read


def _is_json(text: str) -> bool | None:
    """`{` begins JSON when a key follows, else a comment; None when that is not there yet."""
    text = text.lstrip()
    behind = text[1:].lstrip()[:1]
    if text[:1] == "{":
        return behind in '"}' if behind else None
    return False if text else None


@dataclass
class _Cutter(ABC):
    """Collects text, and cuts it where a record ends."""

    is_json = False
    line: int = 1
    column: int = 1
    parts: list[str] = field(default_factory=list)
    size: int = 0
    inside: int = 0
    """In a text: 1 in a comment. In JSON: how many braces are open."""
    found: bool = False

    def too_long(self) -> BadRecord:
        return Source("", self.line, self.column).bad(RecordTooLong(LIMIT), 0)

    def keep(self, text: str) -> None:
        self.parts.append(text)
        self.size += len(text)
        if self.size > LIMIT:
            raise self.too_long()

    def cut(self, text: str) -> Iterator[Frame]:
        """What was collected and this is one record, unless it is blank."""
        self.keep(text)
        text = "".join(self.parts)
        if text.strip():
            self.found = True
            yield Frame(Source(text, self.line, self.column), self.is_json)
        lines = text.count("\n")
        self.line += lines
        self.column = len(text) - text.rfind("\n") if lines else self.column + len(text)
        self.parts, self.size, self.inside = [], 0, 0

    def end(self) -> Iterator[Frame]:
        return self.cut("")

    @abstractmethod
    def feed(self, text: str) -> Iterator[Frame]:
        """Take the next piece of text, and cut off the records that end in it."""


@dataclass
class _TextCutter(_Cutter):
    """A text record goes on up to the next `[Game` that is in no comment and no quotes."""

    begun: bool = False

    def feed(self, text: str) -> Iterator[Frame]:
        at = kept = 0
        while True:
            if self.inside:
                at = text.find("}", at) + 1
                if not at:
                    break
                self.inside = 0
            mark = _TEXT_MARK.search(text, at)
            if mark is None:
                break
            at = mark.end()
            if mark.group() == "{":
                self.inside = 1
            elif mark.group()[0] == "[":
                if self.begun:
                    yield from self.cut(text[kept : mark.start()])
                    kept = mark.start()
                self.begun = True
        self.keep(text[kept:])


@dataclass
class _JsonCutter(_Cutter):
    """A JSON record ends with its last brace, or where the next one visibly begins."""

    is_json = True

    def feed(self, text: str) -> Iterator[Frame]:
        kept = 0
        for mark in _JSON_MARK.finditer(text):
            if mark.group() == "{":
                self.inside += 1
            elif mark.group() == "}" and self.inside:
                self.inside -= 1
                if not self.inside:
                    yield from self.cut(text[kept : mark.end()])
                    kept = mark.end()
            elif mark.group().endswith('"game"') and mark.group() != '"game"':
                yield from self.cut(text[kept : mark.start()])
                kept, self.inside = mark.start(), 1
        self.keep(text[kept:])
