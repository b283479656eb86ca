"""A strict reader of JSON that remembers where every value stands."""

import re
from json import JSONDecodeError, JSONDecoder

from purradox.notation.errors import CutShort, Repeated, TooDeep, Unexpected
from purradox.notation.source import Path, Source, shown

Value = dict[str, "Value"] | list["Value"] | str | int | bool | None

DEPTH = 8
"""Records nest five deep."""

_STRINGS = JSONDecoder()
_SPACE = re.compile(r"[ \t\r\n]*")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,8})(?![0-9.eE])")
_LITERAL = re.compile(r"(true|false|null)(?![A-Za-z0-9_])")
_LITERALS = {"true": True, "false": False, "null": None}
_WORD = re.compile(r"[^ \t\r\n,:\[\]{}\"]*")


def decode(source: Source) -> Value:
    """The one value in the text; the places of all its parts go into the source."""
    reader = _Reader(source)
    value, end = reader.value(reader.skip(0), ())
    end = reader.skip(end)
    if end < len(source.text):
        raise reader.unexpected(end, "{")
    return value


class _Reader:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.text = source.text

    def skip(self, at: int) -> int:
        space = _SPACE.match(self.text, at)
        return space.end() if space else at

    def unexpected(self, at: int, expected: str) -> Exception:
        if at >= len(self.text):
            return self.source.bad(CutShort(expected), len(self.text.rstrip()))
        word = _WORD.match(self.text, at)
        found = (word.group() if word else "") or self.text[at]
        return self.source.bad(Unexpected(shown(found), expected), at)

    def value(self, at: int, path: Path) -> tuple[Value, int]:
        self.source.places[path] = at
        if len(path) > DEPTH:
            raise self.source.bad(TooDeep(), at)
        match self.text[at : at + 1]:
            case "{":
                return self._object(at, path)
            case "[":
                return self._array(at, path)
            case '"':
                return self._string(at)
        if number := _NUMBER.match(self.text, at):
            return int(number.group()), number.end()
        if literal := _LITERAL.match(self.text, at):
            return _LITERALS[literal.group()], literal.end()
        raise self.unexpected(at, '{ [ " 1 null')

    def _string(self, at: int) -> tuple[str, int]:
        try:
            text, end = _STRINGS.raw_decode(self.text, at)
        except JSONDecodeError as error:
            # The beginning of the string is named when its end is missing.
            where = error.pos if error.pos > at else len(self.text)
            raise self.unexpected(where, '"') from None
        return text, end

    def _array(self, at: int, path: Path) -> tuple[Value, int]:
        values: list[Value] = []
        at = self.skip(at + 1)
        if self.text[at : at + 1] == "]":
            return values, at + 1
        while True:
            value, at = self.value(at, (*path, len(values)))
            values.append(value)
            at = self.skip(at)
            if self.text[at : at + 1] == "]":
                return values, at + 1
            at = self._expect(at, ",", ", ]")

    def _object(self, at: int, path: Path) -> tuple[Value, int]:
        values: dict[str, Value] = {}
        at = self.skip(at + 1)
        if self.text[at : at + 1] == "}":
            return values, at + 1
        while True:
            if self.text[at : at + 1] != '"':
                raise self.unexpected(at, '"')
            key, end = self._string(at)
            if key in values:
                raise self.source.bad(Repeated(shown(key)), at)
            at = self._expect(self.skip(end), ":", ":")
            values[key], at = self.value(at, (*path, key))
            at = self.skip(at)
            if self.text[at : at + 1] == "}":
                return values, at + 1
            at = self._expect(at, ",", ", }")

    def _expect(self, at: int, mark: str, expected: str) -> int:
        if self.text[at : at + 1] != mark:
            raise self.unexpected(at, expected)
        return self.skip(at + 1)
