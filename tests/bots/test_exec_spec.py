"""`exec:COMMAND` as a spec: a command line with commas and quotes among other bots."""

import shlex
import sys
from random import Random

import pytest

from purradox.bots import BotSpec, bot_maker, make_bot, parse_specs
from purradox.bots.errors import (
    BadBotOption,
    BadBotSpec,
    BotOptionNotPositive,
    NoSuchProgram,
    UnknownBotOption,
)
from purradox.bots.match_runner import seat_names
from purradox.bots.pipe import ProgramBot
from purradox.notation import record_of
from purradox.rules import Match, variant

CAREFUL = BotSpec("careful")


def program(command: str, **options: str) -> BotSpec:
    return BotSpec("exec", (("command", command), *options.items()))


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("exec:bot", [program("bot")]),
        ("exec:python3 bot.py --level=3", [program("python3 bot.py --level=3")]),
        ("exec:a b,careful", [program("a b"), CAREFUL]),
        ("careful, exec: a b , careful", [CAREFUL, program("a b"), CAREFUL]),
        ("exec:a b,seconds=2,careful", [program("a b", seconds="2"), CAREFUL]),
        ("exec:a,start=1,seconds=2", [program("a", start="1", seconds="2")]),
        ("exec:a,exec:b", [program("a"), program("b")]),
        ('exec:a "b, c",careful', [program('a "b, c"'), CAREFUL]),
        ("exec:a 'b, \"c',careful", [program("a 'b, \"c'"), CAREFUL]),
        (r'exec:a "b\", c",careful', [program(r'a "b\", c"'), CAREFUL]),
        (r"exec:a b\,c,careful", [program(r"a b\,c"), CAREFUL]),
        ("exec:a:b=c", [program("a:b=c")]),
        ("exec:exec:a", [program("exec:a")]),
        ("exec:'C:\\bots\\a.exe' x", [program("'C:\\bots\\a.exe' x")]),
        (
            "careful:style=it's,random",
            [BotSpec("careful", (("style", "it's"),)), BotSpec("random")],
        ),
        ("executive,careful", [BotSpec("executive"), CAREFUL]),
    ],
)
def test_a_command_ends_at_a_comma_that_is_not_quoted(text: str, specs: list[BotSpec]) -> None:
    assert parse_specs(text) == specs


@pytest.mark.parametrize(
    "text", ["exec:a 'b, c',seconds=2", "exec:a", 'exec:"a b" c=d,start=3,seconds=0.5']
)
def test_it_is_written_as_it_is_read(text: str) -> None:
    (spec,) = parse_specs(text)
    assert str(spec) == text


@pytest.mark.parametrize(
    "text",
    [
        "exec",
        "exec:",
        "exec: ",
        "exec,careful",
        "exec:,careful",
        "exec:a 'b",
        'exec:a "b,careful',
        "exec:a\\",
        "exec:a,",
        "exec:a,seconds=",
        "exec:a,seconds=1,seconds=2",
        "exec:a,command=b",
        "careful,exec:a'",
    ],
)
def test_what_is_no_command_is_refused(text: str) -> None:
    with pytest.raises(BadBotSpec):
        parse_specs(text)


def test_the_bot_is_found_through_the_same_door_as_every_other() -> None:
    command = shlex.join([sys.executable, "a file, with a comma", 'a "quote"'])
    bot = make_bot(f"exec:{command},seconds=0.5", Random(0))
    assert isinstance(bot, ProgramBot)
    assert bot.words == [sys.executable, "a file, with a comma", 'a "quote"']
    assert (bot.seconds, bot.start) == (0.5, 10.0)


@pytest.mark.parametrize(
    ("spec", "error"),
    [
        ("exec:no-such-program-here --fast", NoSuchProgram),
        ("exec:./no/such/file", NoSuchProgram),
        ("exec:''", NoSuchProgram),
        (r"exec:a\ ", NoSuchProgram),
        ("exec:{python},seconds=0", BotOptionNotPositive),
        ("exec:{python},start=-1", BotOptionNotPositive),
        ("exec:{python},seconds=soon", BadBotOption),
        ("exec:{python},second=1", UnknownBotOption),
    ],
)
def test_what_could_never_play_is_refused_before_anybody_sits_down(
    spec: str, error: type[Exception]
) -> None:
    with pytest.raises(error):
        bot_maker(spec.format(python=shlex.quote(sys.executable)))


def test_a_command_becomes_a_name_that_a_record_can_hold() -> None:
    names = seat_names(parse_specs('exec:a "b|c"\n --d,exec:a "b|c" --d,careful'))
    assert names == ("exec:a 'b/c' --d 1", "exec:a 'b/c' --d 2", "careful")
    assert record_of(Match(variant(3)), names).seats == names
