"""Files of many records, files of none, and files of something else altogether."""

from collections.abc import Iterator
from io import BytesIO, StringIO
from pathlib import Path

import pytest

from purradox.notation import BadRecord, Checked, loads, read, record_of, scan, to_json, to_text
from purradox.notation.source import shown
from purradox.notation.split_records import LIMIT, frames
from tests.notation.matches import EXAMPLE, PAIR, finished

LINE = to_json(loads(EXAMPLE).record)
SECOND = len(LINE) + LINE.index("2, -4") + 1


def told(content: str | bytes | BytesIO) -> list[str]:
    """For each record `ok`, or where and what is wrong."""
    content = content.encode() if isinstance(content, str) else content
    stream = content if isinstance(content, BytesIO) else BytesIO(content)
    return [
        "ok" if isinstance(one, Checked) else f"{one.line}:{one.column} {one.code}"
        for one in scan(stream)
    ]


def test_many_records_of_either_format() -> None:
    records = [record_of(match) for match in finished()]
    for dump in (to_text, to_json):
        content = "\n".join(map(dump, records)).encode()
        found = [one.record for one in scan(BytesIO(content)) if isinstance(one, Checked)]
        assert found == records


def test_reading_stops_at_a_bad_record_and_scanning_goes_on() -> None:
    content = (EXAMPLE + EXAMPLE.replace("-4", "4") + PAIR).encode()
    reading = read(BytesIO(content))
    assert isinstance(next(reading), Checked)
    with pytest.raises(BadRecord, match="wrong-score"):
        next(reading)
    assert [type(one) for one in scan(BytesIO(content))] == [Checked, BadRecord, Checked]
    assert len(list(read(BytesIO((EXAMPLE + PAIR).encode())))) == 2


def test_a_stream_that_was_opened_as_text_is_read_too(tmp_path: Path) -> None:
    assert len(list(read(StringIO(EXAMPLE + PAIR)))) == 2
    (tmp_path / "games.txt").write_bytes(b"\xef\xbb\xbf" + EXAMPLE.encode())
    with (tmp_path / "games.txt").open(encoding="utf-8") as file:
        (one,) = read(file)
    assert repr(one) == "Checked(<Record: 3 players, white board, 1 rounds>)"
    whole = next(finished())
    assert repr(record_of(whole)).endswith(f" rounds, total {' '.join(map(str, whole.score))}>")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (EXAMPLE + PAIR, ["ok", "ok"]),
        (EXAMPLE + EXAMPLE.replace("-4", "4") + PAIR, ["ok", "40:13 wrong-score", "ok"]),
        (EXAMPLE.rstrip("\n") + " " + PAIR, ["ok", "ok"]),
        (EXAMPLE.replace("1. 5g", "{ [Game } 1. { [Game\n } 5g"), ["ok"]),
        (EXAMPLE.replace("Anna", "{[Game"), ["ok"]),
        (EXAMPLE.replace("Anna", "}"), ["ok"]),
        ("{ a comment first } " + EXAMPLE, ["ok"]),
        ("\n\n{\n" + "x }" + EXAMPLE, ["ok"]),
        ("{ no key, a comment }\n" + EXAMPLE, ["ok"]),
        (EXAMPLE.replace("\n", "\r\n"), ["ok"]),
        (b"\xef\xbb\xbf" + EXAMPLE.encode(), ["ok"]),
        (b"\xef\xbb\xbf" + LINE.encode(), ["ok"]),
        ("nonsense\n" + EXAMPLE, ["1:1 unexpected"]),
        (EXAMPLE + "}", ["21:1 unexpected"]),
        (EXAMPLE + '"', ["21:1 unexpected"]),
        (EXAMPLE + '{ "', ["21:1 unclosed-comment"]),
        (LINE + LINE, ["ok", "ok"]),
        (LINE.strip() + LINE, ["ok", "ok"]),
        (LINE.strip() + " " + LINE.replace("2, -4", "1, -4"), ["ok", f"1:{SECOND} wrong-score"]),
        (LINE.replace(", ", ",\n ").replace("{", "{\n"), ["ok"]),
        (LINE.replace('"Anna"', '"{}\\"{"'), ["1:82 wrong-value"]),
        (LINE[:200] + "\n" + LINE, ["1:201 unexpected", "ok"]),
        (LINE[:-3] + "\n" + LINE, [f"1:{len(LINE) - 2} cut-short", "ok"]),
        (LINE + "[1, 2]\n" + LINE, ["ok", "2:1 wrong-value", "ok"]),
        (LINE + "}" + LINE, ["ok", "2:1 unexpected"]),
        (LINE + "  \n\n", ["ok"]),
        (LINE + "7", ["ok", "2:1 wrong-value"]),
        (LINE + "7 8", ["ok", "2:3 unexpected"]),
        ("{}", ["1:1 missing"]),
        ("{", ["1:1 unclosed-comment"]),
        ("", ["1:1 no-record"]),
        (" \n\t\r\n", ["1:1 no-record"]),
        (b"\xef\xbb\xbf", ["1:1 no-record"]),
        (b"\0" * 5000, ["1:1 unexpected"]),
        (EXAMPLE.encode("latin-1"), ["5:28 not-utf8"]),
        (LINE.encode("latin-1"), [f"1:{LINE.index('é') + 1} not-utf8"]),
        (EXAMPLE.encode("utf-16"), ["1:1 not-utf8"]),
    ],
)
def test_what_a_file_can_hold(content: str | bytes, expected: list[str]) -> None:
    assert told(content) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"game" "x"}', "1:9 unexpected"),
        ('{"game": "x" "format"}', "1:14 unexpected"),
        ('{"game": x}', "1:10 unexpected"),
        ('{"game": nullx}', "1:10 unexpected"),
        ('{"game": 01}', "1:10 unexpected"),
        ('{"game": NaN}', "1:10 unexpected"),
        ('{"game": -Infinity}', "1:10 unexpected"),
        ('{"game": 1e5}', "1:10 unexpected"),
        ('{"game": [1 2]}', "1:13 unexpected"),
        ('{"game": [1,]}', "1:13 unexpected"),
        ('{"game": 1,}', "1:12 unexpected"),
        ('{"game": [], "game": []}', "1:14 repeated"),
        ('{"game": "\\x"}', "1:11 unexpected"),
        ('{"game": "a\tb"}', "1:12 unexpected"),
        ('{"game": "abc', "1:14 cut-short"),
        ('{"game": true, "format": false}', "1:1 missing"),
        ('{"game": {"a": 1}}', "1:1 missing"),
        ('{"game": "Cat in the Box", "format"', "1:36 cut-short"),
        ('{"a": ' * 9 + "1" + "}" * 9, "1:55 too-deep"),
        ('{"a": ' + "[" * 100_000, "1:15 too-deep"),
    ],
)
def test_json_that_is_none(text: str, expected: str) -> None:
    assert told(text) == [expected]


def garbage() -> Iterator[tuple[str, bytes]]:
    size = 100_000_000
    yield "zeros", bytes(size)
    yield "one line", b"x" * size
    yield "one line of JSON", b'{"game": [' + b"1," * (size // 2)
    yield "many lines", b"abc def\n" * (size // 8)
    yield "blank lines", b"\n" * size
    yield "spaces", b" " * size
    yield "braces", b"{\n" * (size // 2)
    yield "closing braces", b'{"a"' + b"}\n" * (size // 2)
    yield "quotes", b'"\n' * (size // 2)
    yield "brackets", b"[\n" * (size // 2)
    yield "a comment", b"{ " + b"x\n" * (size // 2)
    yield "strings", b'{"a"\n' + b'"\\"\n' * (size // 4)


def test_a_hundred_megabytes_of_anything_else_are_refused_at_once() -> None:
    """Little more is read than the longest record that there may be."""
    for name, content in garbage():
        stream = BytesIO(content)
        errors = told(stream)
        assert stream.tell() < 1.1 * LIMIT, name
        assert len(errors) <= 2, name
        assert errors[-1].endswith("record-too-long"), name


def test_a_record_may_be_long_but_not_too_long() -> None:
    comment = "{" + "x" * (LIMIT - 2000) + "}\n"
    assert told(EXAMPLE + comment + EXAMPLE) == ["ok", "ok"]
    comment = "{" + "x\n" * (LIMIT // 2) + "}\n"
    assert told(EXAMPLE + comment + EXAMPLE) == ["1:1 record-too-long"]


def test_a_stream_is_read_as_it_is_needed() -> None:
    """The second record is not asked for before the first one was taken."""
    stream = BytesIO((EXAMPLE * 1000).encode())
    next(frames(stream))
    assert stream.tell() < 100_000


def test_first_record_of_a_text() -> None:
    assert loads(EXAMPLE + PAIR).record.players == 3
    with pytest.raises(BadRecord):
        loads("")


def test_what_was_found_is_shown_short_and_printable() -> None:
    assert shown("abc") == "abc"
    assert shown("a\n\0\x1b") == "a\\n\\x00\\x1b"
    assert shown("x" * 30) == "x" * 24 + "…"
