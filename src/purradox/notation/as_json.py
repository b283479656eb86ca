"""The JSON format: the same record, field for field, for programs."""

import json
import re
from collections.abc import Callable
from typing import TypeVar

from purradox.notation.errors import BadRecord, Missing, UnknownName, WrongValue
from purradox.notation.json_values import Value, decode
from purradox.notation.record import FORMAT, GAME, TURN, UNKNOWN, Record, RoundRecord
from purradox.notation.source import Path, Source, shown
from purradox.rules.errors import RuleError

_EXAMPLES = {
    "": "{…}",
    "game": f'"{GAME}"',
    "format": str(FORMAT),
    "players": "3",
    "board": '"white"',
    "seats": '["Anna", "Boris", "Chloé"]',
    "date": '"2026-11-15"',
    "rounds": "[{…}, {…}]",
    "deal": '["1223344456", "??????????", …]',
    "revealed": '"125"',
    "discard": '[4, "?", null]',
    "predict": "[3, 4, null]",
    "tricks": '[["5g", "2g", "6g"], …]',
    "paradox": "1",
    "score": "[2, -4, 1]",
    "total": "[9, 1, 6]",
}
_RECORD_KEYS = ("game", "format", "players", "board", "seats", "date", "rounds", "total")
_ROUND_KEYS = ("deal", "revealed", "discard", "predict", "tricks", "paradox", "score")
_REQUIRED = ("game", "format", "players", "board")

T = TypeVar("T")


def parse(source: Source) -> Record:
    """Read one record; the places of its parts go into the source."""
    return record_from(decode(source), source)


def record_from(value: object, source: Source | None = None) -> Record:
    """A record from JSON that was decoded already."""
    return _Shapes(source or Source()).record(value)


class _Shapes:
    """Turns JSON values into the fields of a record, or says what they should look like."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def record(self, value: object) -> Record:
        fields = self._fields(value, (), _RECORD_KEYS)
        for key in _REQUIRED:
            if key not in fields:
                raise self._bad(Missing(f'"{key}": {_EXAMPLES[key]}'), ())
        if fields["game"] != GAME:
            raise self._wrong(("game",))
        if self._integer(fields["format"], ("format",)) != FORMAT:
            raise self._wrong(("format",))
        return Record(
            players=self._integer(fields["players"], ("players",)),
            board=self._text(fields["board"], ("board",)),
            seats=self._optional(fields, (), "seats", self._text),
            date=self._text(fields["date"], ("date",)) if "date" in fields else None,
            rounds=self._optional(fields, (), "rounds", self._round) or (),
            total=self._optional(fields, (), "total", self._integer),
        )

    def _round(self, value: object, path: Path) -> RoundRecord:
        fields = self._fields(value, path, _ROUND_KEYS)
        paradox = fields.get("paradox")
        return RoundRecord(
            deal=self._optional(fields, path, "deal", self._hand),
            revealed=self._cards(fields["revealed"], path) if "revealed" in fields else None,
            discard=self._optional(fields, path, "discard", self._discard),
            predict=self._optional(fields, path, "predict", self._prediction),
            tricks=self._optional(fields, path, "tricks", self._trick) or (),
            paradox=None if paradox is None else self._integer(paradox, (*path, "paradox")),
            score=self._optional(fields, path, "score", self._integer),
        )

    def _fields(self, value: object, path: Path, keys: tuple[str, ...]) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self._wrong(path)
        for key in value:
            if key not in keys:
                raise self._bad(UnknownName(shown(str(key))), (*path, key))
        return value

    def _optional(
        self,
        fields: dict[str, object],
        path: Path,
        key: str,
        each: Callable[[object, Path], T],
    ) -> tuple[T, ...] | None:
        """The values of an array that need not be there."""
        return self._list(fields[key], (*path, key), each) if key in fields else None

    def _list(self, value: object, path: Path, each: Callable[[object, Path], T]) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise self._wrong(path)
        return tuple(each(one, (*path, at)) for at, one in enumerate(value))

    def _integer(self, value: object, path: Path) -> int:
        if type(value) is not int:
            raise self._wrong(path)
        return value

    def _text(self, value: object, path: Path) -> str:
        if not isinstance(value, str):
            raise self._wrong(path)
        return value

    def _matching(self, pattern: str, value: object, path: Path) -> str:
        text = self._text(value, path)
        if not re.fullmatch(pattern, text):
            raise self._wrong(path)
        return text

    def _hand(self, value: object, path: Path) -> str:
        return self._matching("[1-9?]+", value, path)

    def _cards(self, value: object, path: Path) -> str:
        return self._matching("[1-9]+", value, (*path, "revealed"))

    def _play(self, value: object, path: Path) -> str:
        return self._matching("[1-9][rbyg]", value, path)

    def _trick(self, value: object, path: Path) -> tuple[str, ...]:
        return self._list(value, path, self._play)

    def _discard(self, value: object, path: Path) -> int | str | None:
        return UNKNOWN if value == UNKNOWN else self._prediction(value, path)

    def _prediction(self, value: object, path: Path) -> int | None:
        return None if value is None else self._integer(value, path)

    def _wrong(self, path: Path) -> BadRecord:
        name = next((part for part in reversed(path) if isinstance(part, str)), "")
        return self._bad(WrongValue(name or "record", _EXAMPLES[name]), path)

    def _bad(self, problem: RuleError, path: Path) -> BadRecord:
        return self.source.bad(problem, self.source.find(path))


def as_json(record: Record) -> dict[str, Value]:
    """The record as JSON values; what is not there is left out."""
    fields: dict[str, object] = {
        "game": GAME,
        "format": FORMAT,
        "players": record.players,
        "board": record.board,
        "seats": record.seats,
        "date": record.date,
        "rounds": [_round_fields(one) for one in record.rounds],
        "total": record.total,
    }
    return {key: _listed(value) for key, value in fields.items() if value is not None}


def _round_fields(one: RoundRecord) -> dict[str, Value]:
    if one.paradox == TURN:
        raise ValueError("a record must be checked before it is written as JSON")
    return {
        key: _listed(value)
        for key in _ROUND_KEYS
        if (value := getattr(one, key)) not in (None, ()) or key == "paradox"
    }


def _listed(value: object) -> Value:
    """Tuples as lists, all the way down."""
    return [_listed(one) for one in value] if isinstance(value, tuple) else value  # type: ignore[return-value]


def dump(record: Record) -> str:
    """The record on one line of JSON, with its newline."""
    return json.dumps(as_json(record), ensure_ascii=False) + "\n"
