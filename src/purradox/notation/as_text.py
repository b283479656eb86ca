"""The text format: records for people."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from purradox.notation.errors import (
    CutShort,
    Missing,
    Repeated,
    UnclosedComment,
    Unexpected,
    UnknownName,
    WrongValue,
)
from purradox.notation.record import FORMAT, GAME, TURN, Record, RoundRecord
from purradox.notation.source import Path, Source, shown
from purradox.rules.errors import RuleError

_TOKEN = re.compile(
    r"""
    (?P<skip>[ \t\r\n]+ | \{[^}]*\})
    | (?P<header>\[[ \t]*(?P<name>[A-Za-z]+)[ \t]+"(?P<value>[^"\r\n]*)"[ \t]*\])
    | (?P<word>\| | [^ \t\r\n{}\[\]"|]+)
    """,
    re.VERBOSE,
)
_KEYWORD = re.compile(r"Round|deal|discard|predict|score|total|[0-9]+\.|\|")
_HAND = re.compile(r"[1-9?]+")
_DISCARD = re.compile(r"[1-9?-]")
_PREDICTION = re.compile(r"-|[0-9]{1,2}")
_PLAY = re.compile(r"[1-9][rbyg]|\#")
_SCORE = re.compile(r"0|-?[1-9][0-9]{0,2}")
_PLAYERS = re.compile(r"0|[1-9][0-9]{0,2}")

_FIRST = f'[Game "{GAME}"]'
_HEADERS = {
    "Game": _FIRST,
    "Format": f'[Format "{FORMAT}"]',
    "Players": '[Players "3"]',
    "Board": '[Board "white"]',
    "Seats": '[Seats "Anna | Boris | Chloé"]',
    "Date": '[Date "2026-11-15"]',
}


class _Token(NamedTuple):
    kind: str
    text: str
    at: int
    name: str = ""
    value: str = ""


_END = _Token("end", "", -1)


def parse(source: Source) -> Record:
    """Read one record; the places of its parts go into the source."""
    return _Parser(source).record()


class _Parser:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.tokens = self._scan()
        self.token = _END
        self._next()

    def _scan(self) -> Iterator[_Token]:
        text, at = self.source.text, 0
        while found := _TOKEN.match(text, at):
            if found["header"]:
                yield _Token("header", "", at, found["name"], found["value"])
            elif found["word"]:
                yield _Token("word", found["word"], at)
            at = found.end()
        if at < len(text):
            stray = text[at : at + 26].split()[0]
            yield _Token("comment" if stray[0] == "{" else "stray", stray, at)

    def _next(self) -> _Token:
        """The current token; the one after it becomes the current one."""
        token, self.token = self.token, next(self.tokens, _END)
        if self.token.kind == "comment":
            raise self.source.bad(UnclosedComment(), self.token.at)
        return token

    def _unexpected(self, expected: str) -> Exception:
        token = self.token
        if token.kind == "end":
            return self.source.bad(CutShort(expected), len(self.source.text.rstrip()))
        text = f"[{token.name}" if token.kind == "header" else token.text
        return self.source.bad(Unexpected(shown(text), expected), token.at)

    def record(self) -> Record:
        headers = self._headers()
        rounds: list[RoundRecord] = []
        while self.token.text == "Round":
            rounds.append(self._round(len(rounds)))
        total = self._numbers("total", ("total",)) if self.token.text == "total" else None
        if self.token.kind != "end":
            raise self._unexpected(f"Round {len(rounds) + 1}" if total is None else _FIRST)
        return Record(
            players=int(headers["Players"]),
            board=headers["Board"],
            seats=_names(headers.get("Seats")),
            date=headers.get("Date"),
            rounds=tuple(rounds),
            total=total,
        )

    def _headers(self) -> dict[str, str]:
        if self.token.name != "Game":
            raise self._unexpected(_FIRST)
        self.source.places[()] = self.token.at
        headers: dict[str, str] = {}
        while self.token.kind == "header":
            name, value, at = self.token.name, self.token.value, self.token.at
            if problem := _wrong_header(name, value, headers):
                raise self.source.bad(problem, at)
            headers[name] = value
            self.source.places[(name.lower(),)] = at
            self._next()
        for name in ("Format", "Players", "Board"):
            if name not in headers:
                raise self.source.bad(Missing(_HEADERS[name]), self.source.find(()))
        return headers

    def _round(self, index: int) -> RoundRecord:
        path: Path = ("rounds", index)
        self.source.places[path] = self._next().at
        if self.token.text != str(index + 1):
            raise self._unexpected(f"Round {index + 1}")
        self._next()
        deal = revealed = discard = predict = score = None
        if self.token.text == "deal":
            deal = self._values("deal", path, _HAND, "1223344456")
            if self.token.text == "|":
                revealed = self._revealed(path)
        if self.token.text == "discard":
            discard = tuple(
                int(text) if text.isdecimal() else None if text == "-" else text
                for text in self._values("discard", path, _DISCARD, "4")
            )
        if self.token.text == "predict":
            predict = tuple(
                int(text) if text != "-" else None
                for text in self._values("predict", path, _PREDICTION, "3")
            )
        tricks, paradox = self._tricks(path)
        if self.token.text == "score":
            score = self._numbers("score", (*path, "score"))
        return RoundRecord(deal, revealed, discard, predict, tricks, paradox, score)

    def _revealed(self, path: Path) -> str:
        self._next()
        if not re.fullmatch("[1-9]+", self.token.text):
            raise self._unexpected("| 125")
        self.source.places[*path, "revealed"] = self.token.at
        return self._next().text

    def _tricks(self, path: Path) -> tuple[tuple[tuple[str, ...], ...], str | None]:
        tricks: list[tuple[str, ...]] = []
        while re.fullmatch(r"[0-9]+\.", self.token.text):
            if self.token.text != f"{len(tricks) + 1}.":
                raise self._unexpected(f"{len(tricks) + 1}.")
            plays = self._values(len(tricks), (*path, "tricks"), _PLAY, "5g")
            if TURN not in plays:
                tricks.append(plays)
                continue
            at = plays.index(TURN)
            offset = self.source.find((*path, "tricks", len(tricks), at))
            if plays[at:] != (TURN,):
                beyond = self.source.find((*path, "tricks", len(tricks), at + 1))
                raise self.source.bad(Unexpected(plays[at + 1], "score"), beyond)
            self.source.places[*path, "paradox"] = offset
            return (*tricks, plays[:at]), TURN
        return tuple(tricks), None

    def _values(
        self, name: str | int, path: Path, pattern: re.Pattern[str], example: str
    ) -> tuple[str, ...]:
        """The words behind a keyword, up to the next one."""
        path = (*path, name)
        self.source.places[path] = self._next().at
        values: list[str] = []
        while self.token.kind == "word" and not _KEYWORD.fullmatch(self.token.text):
            if not pattern.fullmatch(self.token.text):
                raise self._unexpected(example)
            self.source.places[*path, len(values)] = self.token.at
            values.append(self._next().text)
        return tuple(values)

    def _numbers(self, name: str, path: Path) -> tuple[int, ...]:
        return tuple(map(int, self._values(name, path[:-1], _SCORE, "-4")))


def _wrong_header(name: str, value: str, before: dict[str, str]) -> RuleError | None:
    if name not in _HEADERS:
        return UnknownName(shown(name))
    if name in before:
        return Repeated(name)
    wrong = (
        (name == "Game" and value != GAME)
        or (name == "Format" and value != str(FORMAT))
        or (name == "Players" and not _PLAYERS.fullmatch(value))
    )
    return WrongValue(name, _HEADERS[name]) if wrong else None


def _names(value: str | None) -> tuple[str, ...] | None:
    return None if value is None else tuple(name.strip() for name in value.split("|"))


def dump(record: Record) -> str:
    """The record as text, as `docs/notation.md` lays it out."""
    headers = [_FIRST, f'[Format "{FORMAT}"]', f'[Players "{record.players}"]']
    headers.append(f'[Board "{record.board}"]')
    if record.seats is not None:
        headers.append(f'[Seats "{" | ".join(record.seats)}"]')
    if record.date is not None:
        headers.append(f'[Date "{record.date}"]')
    blocks = ["\n".join(headers)]
    blocks += [
        "\n".join(_round_lines(number, one, record.players))
        for number, one in enumerate(record.rounds, 1)
    ]
    if record.total is not None:
        blocks.append(" ".join(("total", *map(str, record.total))))
    return "\n\n".join(blocks) + "\n"


def _round_lines(number: int, one: RoundRecord, players: int) -> Iterator[str]:
    yield f"Round {number}"
    if one.deal is not None:
        revealed = () if one.revealed is None else ("|", one.revealed)
        yield " ".join(("  deal   ", *one.deal, *revealed))
    if one.discard is not None:
        yield " ".join(("  discard", *map(_entry, one.discard)))
    if one.predict is not None:
        yield " ".join(("  predict", *map(_entry, one.predict)))
    tricks = list(one.tricks)
    if one.paradox is not None:
        if not tricks or len(tricks[-1]) == players:
            tricks.append(())
        tricks[-1] += (TURN,)
    for trick, plays in enumerate(tricks, 1):
        yield " ".join((f"  {trick}.", *plays))
    if one.score is not None:
        yield " ".join(("  score  ", *map(str, one.score)))


def _entry(value: int | str | None) -> str:
    return "-" if value is None else str(value)
