"""`verify`, `legal` and `convert`, with good files, bad files and files of anything else."""

import errno
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import purradox
from purradox.cli import commands
from purradox.i18n import LANGUAGES
from purradox.notation import loads, record_of, record_of_view, to_json, to_text
from tests.cli.terminal import Terminal, terminal
from tests.notation.matches import EXAMPLE, PAIR, finished, played_out, steps

__all__ = ["terminal"]

WRONG = EXAMPLE.replace("-4", "4")
WRONG_LINE = "20:13: R6: The score of Boris is -4, not 4."


def write(folder: Path, name: str, content: str | bytes) -> str:
    content = content.encode() if isinstance(content, str) else content
    (folder / name).write_bytes(content)
    return name


def test_verify_says_ok_for_each_record(terminal: Terminal) -> None:
    good = "\n".join(to_text(record_of(match)) for match in finished())
    write(terminal.folder, "good", good)
    write(terminal.folder, "lines", "".join(to_json(record_of(match)) for match in finished()))
    result = terminal("verify", "good", "lines")
    assert result.out == "ok\n" * 16
    assert result.err == ""
    assert result.status == 0


def test_verify_names_the_place_and_the_rule(terminal: Terminal) -> None:
    write(terminal.folder, "mixed", EXAMPLE + WRONG + PAIR)
    result = terminal("verify", "mixed", "-", typed=WRONG)
    assert result.out.splitlines() == [
        "ok",
        f"mixed:{WRONG_LINE.replace('20:', '40:', 1)}",
        "ok",
        f"-:{WRONG_LINE}",
    ]
    assert result.status == 1
    assert result.err == ""


def test_errors_of_writing_are_called_format(terminal: Terminal) -> None:
    write(terminal.folder, "empty", "")
    assert terminal("verify", "empty").out == "empty:1:1: format: There is no record here.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(terminal: Terminal, language: str) -> None:
    write(terminal.folder, "wrong", WRONG)
    for words in (
        ["--language", language, "verify", "wrong"],
        ["verify", "wrong", f"--language={language}"],
    ):
        result = terminal(*words)
        assert result.out.startswith("wrong:20:13: R6: ")
        assert ("The score of" in result.out) == (language == "en")
    assert terminal("verify", "wrong", language=language).out == result.out


DEALT = PAIR[: PAIR.index("  discard")]
LEGAL = [
    (PAIR[: PAIR.index("Round")], ["deal"]),
    (DEALT, ["discard 0: 2 3 4 5", "discard 1: 1 2 3 4"]),
    (PAIR.replace("discard 5 1", "discard - 1"), ["discard 0: 2 3 4 5"]),
    (PAIR, ["play 0: 2b 2g 2y 3b 3g 3y 4b 4g 4y 5b 5g 5y"]),
    (EXAMPLE[: EXAMPLE.index("  predict")], ["predict 0: 1 3 4"]),
    (EXAMPLE[: EXAMPLE.index("  predict")] + "predict 1 - -", ["predict 1: 1 3 4"]),
    (EXAMPLE[: EXAMPLE.index("  8.")], ["play 0: 3b 3g"]),
    (EXAMPLE[: EXAMPLE.index(" #")], ["deal"]),
    (EXAMPLE, ["deal"]),
    (PAIR.replace("2234455555", "??????????"), ["play 0: ?"]),
    (
        PAIR[: PAIR.index("  discard")].replace("2234455555", "223445555?"),
        ["discard 0: ?", "discard 1: 1 2 3 4"],
    ),
]


@pytest.mark.parametrize(("text", "expected"), LEGAL)
def test_legal_moves(terminal: Terminal, text: str, expected: list[str]) -> None:
    for content in (text, to_json(loads(text).record)):
        result = terminal("legal", "-", typed=content)
        assert result.out.splitlines() == expected
        assert result.status == 0


def test_legal_moves_are_those_of_the_engine(terminal: Terminal) -> None:
    match = next(one for one in steps(4, 4) if one.rounds and one.tables[-1].trick.plays)
    (seat,) = match.to_act
    moves = sorted(str(move.cell) for move in match.view(seat).legal if hasattr(move, "cell"))
    expected = f"play {seat}: {' '.join(moves)}\n"
    assert terminal("legal", "-", typed=to_text(record_of(match))).out == expected
    chair = to_json(record_of_view(match.view(seat)))
    assert terminal("legal", "-", typed=chair).out == expected
    other = to_json(record_of_view(match.view((seat + 1) % 4)))
    assert terminal("legal", "-", typed=other).out == f"play {seat}: ?\n"


def test_a_match_that_is_over(terminal: Terminal) -> None:
    whole = "".join(to_text(record_of(match)) for match in finished())
    assert terminal("legal", "-", typed=whole).out == "over\n" * 8
    match = played_out()
    expected = "over\n" if match.over else "deal\n"
    assert terminal("legal", "-", typed=to_text(record_of(match))).out == expected


def test_legal_refuses_a_wrong_record(terminal: Terminal) -> None:
    result = terminal("legal", "-", typed=EXAMPLE + WRONG + EXAMPLE)
    assert result.out == "deal\ndeal\n"
    assert result.err == f"purradox: -:{WRONG_LINE.replace('20:', '40:', 1)}\n"
    assert result.status == 1


def test_convert_there_and_back(terminal: Terminal) -> None:
    records = [record_of(match, date="2026-11-15") for match in finished()]
    text = "\n".join(map(to_text, records))
    lines = "".join(map(to_json, records))
    assert terminal("convert", "--to", "json", "-", typed=text).out == lines
    assert terminal("convert", "--to", "text", "-", typed=lines).out == text
    assert terminal("convert", "--to", "text", "-", typed=text).out == text


def test_convert_writes_nothing_of_a_wrong_record(terminal: Terminal) -> None:
    write(terminal.folder, "mixed", WRONG + EXAMPLE + WRONG)
    result = terminal("convert", "mixed", "--to", "json")
    assert result.out == to_json(loads(EXAMPLE).record)
    assert result.status == 1
    assert result.err.splitlines() == [
        f"purradox: mixed:{WRONG_LINE}",
        f"purradox: mixed:{WRONG_LINE.replace('20:', '60:', 1)}",
    ]


COMMANDS = [("verify",), ("legal",), ("convert", "--to", "text")]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_file_that_cannot_be_read_does_not_stop_the_others(
    terminal: Terminal, command: tuple[str, ...]
) -> None:
    write(terminal.folder, "good", EXAMPLE)
    (terminal.folder / "folder").mkdir()
    result = terminal(*command, "none", "folder", "good")
    assert result.status == 2
    assert result.err.splitlines() == [
        "purradox: none: there is no such file.",
        "purradox: folder: this is a folder. Name the files in it.",
    ]
    assert result.out == terminal(*command, "good").out


def test_a_file_without_permission(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    write(terminal.folder, "secret", EXAMPLE)
    monkeypatch.setattr(Path, "open", refuse)
    line = terminal.refused("verify", "secret")
    assert line == "purradox: secret: no permission to use this file.\n"


BAD = {
    "empty": b"",
    "blank": b" \n\n",
    "zeros": bytes(10_000),
    "latin-1": EXAMPLE.encode("latin-1"),
    "utf-16": EXAMPLE.encode("utf-16"),
    "six players": EXAMPLE.replace('"3"', '"6"').encode(),
    "deep": b'{"game": ' + b"[" * 200_000,
    "cut string": b'{"game": "Cat in the Bo',
    "huge number": b'{"game": ' + b"9" * 100_000 + b"}",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 50,
    "an escape": b"\x1b[31mred\x1b[0m",
    "bare bracket": b"[",
}


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("name", BAD)
def test_bad_files(terminal: Terminal, command: tuple[str, ...], name: str) -> None:
    write(terminal.folder, "bad", BAD[name])
    result = terminal(*command, "bad")
    assert result.status == 1
    (line,) = (result.out + result.err).splitlines()
    assert line.removeprefix("purradox: ").startswith("bad:")
    assert line.isprintable()
    assert bool(result.err) == (command != ("verify",))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_hundred_megabytes(terminal: Terminal, command: tuple[str, ...]) -> None:
    with (terminal.folder / "huge").open("wb") as stream:
        stream.truncate(100_000_000)
    started = time.monotonic()
    result = terminal(*command, "huge")
    assert time.monotonic() - started < 2
    assert result.status == 1
    assert "1,000,000" in result.out + result.err


@pytest.mark.parametrize("content", [EXAMPLE, PAIR + "  1. 5b", to_json(loads(PAIR).record)])
def test_a_record_cut_at_every_byte(terminal: Terminal, content: str) -> None:
    whole = content.encode()
    for length in range(len(whole)):
        for command in COMMANDS[:1] if length % 5 else COMMANDS:
            result = terminal(*command, "-", typed=whole[:length])
            assert result.status in (0, 1)
            lines = (result.out + result.err).splitlines()
            assert lines
            assert result.status == 0 or all("-:" in line for line in lines)


EVERY = ", ".join(commands.COMMANDS)
USAGE = [
    (["verfy"], f"There is no command “verfy”. Did you mean “verify”? There are: {EVERY}."),
    (["xyz"], f"There is no command “xyz”. There are: {EVERY}."),
    (["verify"], "FILE… is missing. See “purradox verify --help”."),
    (["verify", "--fast", "x"], "There is no option --fast here. See “purradox verify --help”."),
    (["--fast"], "There is no option --fast here. See “purradox --help”."),
    (["convert", "x"], "--to is missing. See “purradox convert --help”."),
    (["convert", "x", "--to"], "The option --to is used wrongly. See “purradox convert --help”."),
    (["convert", "x", "--to", "xml"], "Wrong value for --to. It can be: text | json."),
    (["--version=1"], "The option --version is used wrongly. See “purradox --help”."),
    (["--language", "xx"], "There is no language “xx”. There are: en, fr, pl, uk, de, ja."),
    (["verify", "--language"], "There is no language “”. There are: en, fr, pl, uk, de, ja."),
]


@pytest.mark.parametrize(("words", "expected"), USAGE)
def test_usage_errors_are_one_line(terminal: Terminal, words: list[str], expected: str) -> None:
    assert terminal.refused(*words) == f"purradox: {expected}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(terminal: Terminal, language: str) -> None:
    english = terminal("--help").out
    for words in (["--help"], ["verify", "--help"], ["convert", "--help"], ["legal", "--help"]):
        result = terminal(*words, language=language)
        assert result.status == 0
        assert result.err == ""
        assert "--help" in result.out
        assert "purradox" in result.out
        assert (result.out == terminal(*words).out) == (language == "en")
    assert "verify" in english
    assert "simulate" in english


def test_version(terminal: Terminal) -> None:
    assert terminal("--version").out == f"purradox {purradox.__version__}\n"
    assert re.fullmatch(r"\d+\.\d+\.\d+", purradox.__version__)
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        purradox.nothing  # type: ignore[attr-defined] # noqa: B018


def test_everything_behind_two_dashes_is_a_file(terminal: Terminal) -> None:
    write(terminal.folder, "--language", EXAMPLE)
    assert terminal("verify", "--", "--language").out == "ok\n"


def test_as_a_program(tmp_path: Path) -> None:
    write(tmp_path, "good", EXAMPLE)
    result = subprocess.run(
        [sys.executable, "-m", "purradox", "convert", "--to", "json", "good", "-"],
        cwd=tmp_path,
        input=WRONG.encode(),
        env=os.environ | {"PURRADOX_LANG": "en"},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert result.returncode == 1
    assert json.loads(result.stdout)["seats"] == ["Anna", "Boris", "Chloé"]
    assert result.stderr.decode() == f"purradox: -:{WRONG_LINE}\n"


def test_nobody_reads_on(tmp_path: Path) -> None:
    write(tmp_path, "many", EXAMPLE * 3000)
    reading, writing = os.pipe()
    os.close(reading)
    try:
        result = subprocess.run(
            [sys.executable, "-m", "purradox", "convert", "--to", "text", "many"],
            cwd=tmp_path,
            stdout=writing,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    finally:
        os.close(writing)
    assert result.stderr == b""
    assert result.returncode == 141


def test_a_full_disk() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.fail("this test needs /dev/full")
    with full.open("wb") as stream:
        result = subprocess.run(
            [sys.executable, "-m", "purradox", "convert", "--to", "text", "-"],
            input=EXAMPLE.encode(),
            stdout=stream,
            stderr=subprocess.PIPE,
            env=os.environ | {"PURRADOX_LANG": "en"},
            check=False,
            timeout=60,
        )
    assert result.returncode == 2
    assert result.stderr == b"purradox: The system says: No space left on device.\n"


def test_control_c(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "purradox", "convert", "--to", "text", "-"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(EXAMPLE.encode() * 400)
        process.stdin.flush()
        assert process.stdout.read(1) == b"["  # it is at work, and waits for more
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        assert process.stderr.read() == b""
        assert process.wait(30) == 130


def test_control_c_inside_generated_code_has_the_same_status(tmp_path: Path) -> None:
    """Compilers and dataclasses run code through `exec`."""
    (tmp_path / "pressed.py").write_text(
        "from purradox import cli\n"
        "cli._run = lambda _words: exec('raise KeyboardInterrupt')\n"
        "cli.main([])\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "pressed"], cwd=tmp_path, capture_output=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_streams_that_are_closed() -> None:
    for closed in ("<&-", ">&-", "2>&-"):
        command = f'"{sys.executable}" -m purradox verify - {closed}'
        result = subprocess.run(
            ["sh", "-c", command], input=EXAMPLE.encode(), capture_output=True, check=False
        )
        assert b"Traceback" not in result.stderr
        assert result.returncode == (2 if closed == "<&-" else 0)
