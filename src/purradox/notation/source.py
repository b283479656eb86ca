"""Where things stand in the text of a record."""

import re
from dataclasses import dataclass, field

from purradox.notation.errors import BadRecord, NotUtf8
from purradox.rules.errors import RuleError

_SURROGATE = re.compile("[\ud800-\udfff]")

Path = tuple[str | int, ...]
"""The way to a part of a record, such as ("rounds", 0, "tricks", 2, 1)."""


@dataclass
class Source:
    """The text of one record, where it begins in its file, and where its parts are in it."""

    text: str = ""
    line: int = 1
    column: int = 1
    places: dict[Path, int] = field(default_factory=dict)

    def bad(
        self, problem: RuleError, offset: int, names: tuple[str, ...] | None = None
    ) -> BadRecord:
        """The problem with its line and column, both counted from 1."""
        before = self.text[:offset]
        lines = before.count("\n")
        column = offset - before.rfind("\n") if lines else self.column + offset
        return BadRecord(problem, self.line + lines, column, names)

    def find(self, path: Path) -> int:
        """Where a part is written, or else what it belongs to."""
        while path and path not in self.places:
            path = path[:-1]
        return self.places.get(path, 0)

    def check_encoding(self) -> None:
        """Bytes that are not UTF-8 were read as lone surrogates."""
        if odd := _SURROGATE.search(self.text):
            raise self.bad(NotUtf8(), odd.start())


def shown(text: str) -> str:
    """A bit of a record for an error message: short, on one line and printable."""
    text = text[:24] + "…" if len(text) > 25 else text
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)
