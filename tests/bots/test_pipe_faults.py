"""Programs that misbehave: each forfeits that decision to `careful`, and nothing hangs."""

import os
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from purradox.bots import Forfeit, attended
from purradox.bots.careful import CarefulBot
from purradox.bots.forfeit import Reason
from purradox.bots.pipe import ProgramBot
from purradox.bots.pipe.program import Program
from tests.bots.programs import GOOD, first_views, program_bot

READ = "import os, sys, time\nsys.stdin.readline()\n"
SLEEP = "time.sleep(60)\n"
TIMEOUT = 30
"""Seconds: enough on a busy machine, and fewer than these programs sleep."""

FAULTS = {
    "words": (READ + "print('hello')", Reason.NONSENSE, "hello"),
    "another value": (READ + "print('[1]')", Reason.NONSENSE, "[1]"),
    "a number": (READ + "print('{\"move\": 3}')", Reason.NONSENSE, '{"move": 3}'),
    "half a line": (READ + 'print(\'{"move": "\', end="")', Reason.NONSENSE, '{"move": "'),
    "an empty line": (READ + "print()", Reason.NONSENSE, ""),
    "too deep": (READ + "print('[' * 60000)", Reason.NONSENSE, "[" * 119 + "…"),
    "no text": (READ + "os.write(1, b'\\xff\\x00\\n')", Reason.NONSENSE, "\ufffd\\x00"),
    "an illegal move": (READ + 'print(\'{"move": "9r"}\')', Reason.ILLEGAL, "9r"),
    "no move at all": (READ + 'print(\'{"move": "up\\\\n"}\')', Reason.ILLEGAL, "up"),
    "a refusal": (READ + 'print(\'{"error": "I do not know"}\')', Reason.REFUSED, "I do not know"),
    "a long line": (READ + "print('x' * 70_000)", Reason.TOO_LONG, ""),
    "an endless line": (READ + "while True: os.write(1, b'x' * 9_999)", Reason.TOO_LONG, ""),
    "no line": (READ + "os.close(1)\n" + SLEEP, Reason.CLOSED, ""),
    "an end": (READ + "sys.exit(3)", Reason.DIED, "3"),
    "an early end": ("import sys; sys.exit(4)", Reason.DIED, "4"),
    "a crash": (READ + "os.kill(os.getpid(), 9)", Reason.DIED, "-9"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_an_answer_that_cannot_be_taken_goes_to_careful(fault: str, tmp_path: Path) -> None:
    source, reason, detail = FAULTS[fault]
    (view,) = first_views()
    reported: list[Forfeit] = []
    bot = program_bot(tmp_path, source, seed=7)
    with attended([bot], reported.append):
        move = bot.choose(view)
    assert reported == bot.forfeits
    assert [(one.seat, one.decision) for one in reported] == [(0, "1.discard.0")]
    assert (reported[0].reason, reported[0].detail) == (reason, detail)
    random = Random(7)
    random.getrandbits(64)  # the seed that the program was given
    assert move == CarefulBot(random).choose(view)


@pytest.mark.parametrize(
    "source",
    [READ + SLEEP, "import time\n" + SLEEP, READ + "print('{', end='', flush=True)\n" + SLEEP],
)
def test_no_answer_in_time_is_not_waited_for(source: str, tmp_path: Path) -> None:
    (view,) = first_views()
    begun = time.monotonic()
    with closing(program_bot(tmp_path, source, seconds=0.2, start=0.1)) as bot:
        bot.choose(view)
    assert 0.3 <= time.monotonic() - begun < TIMEOUT
    assert [(one.reason, one.detail) for one in bot.forfeits] == [(Reason.LATE, "0.3")]


def test_starting_takes_time_of_its_own_and_only_once(tmp_path: Path) -> None:
    slow = "import time\ntime.sleep(2.1)" + GOOD
    with closing(program_bot(tmp_path, slow, seconds=2, start=TIMEOUT)) as bot:
        for view in first_views(3):
            bot.choose(view)
    assert bot.forfeits == []


def test_a_late_answer_is_never_taken_for_the_next_one(tmp_path: Path) -> None:
    """The first life of the program answers its first question while the second is being asked."""
    mark = tmp_path / "lived"
    late = f"""
import pathlib, time
mark = pathlib.Path({str(mark)!r})
if not mark.exists():
    mark.touch()
    time.sleep(0.6)
{GOOD}"""
    discard, predict = first_views(2)
    with closing(program_bot(tmp_path, late, seconds=0.3, start=0.1)) as bot:
        bot.choose(discard)
        bot.start = bot.seconds = 5
        for view in (predict, discard, predict):
            time.sleep(0.2)
            assert str(bot.choose(view)) == max(map(str, view.legal))
    assert [one.reason for one in bot.forfeits] == [Reason.LATE]


def test_a_second_answer_to_one_question_is_noticed(tmp_path: Path) -> None:
    twice = GOOD.replace("}), flush", '}) + "\\n" + json.dumps({"move": "1"}), flush')
    discard, predict = first_views(2)
    with closing(program_bot(tmp_path, twice)) as bot:
        assert str(bot.choose(discard)) == max(map(str, discard.legal))
        assert bot._program is not None
        while bot._program._lines.empty():
            time.sleep(0.001)
        bot.choose(predict)
        assert [one.reason for one in bot.forfeits] == [Reason.OUT_OF_TURN]
        assert str(bot.choose(predict)) == max(map(str, predict.legal))


@pytest.mark.parametrize("flood", ["print('{}')", "os.write(1, b'{}\\n' * 9_999)"])
def test_a_program_that_writes_and_never_reads_blocks_nobody(flood: str, tmp_path: Path) -> None:
    begun = time.monotonic()
    with closing(program_bot(tmp_path, f"import os\nwhile True: {flood}")) as bot:
        for view in first_views(2):
            bot.choose(view)
    assert time.monotonic() - begun < TIMEOUT
    assert {one.reason for one in bot.forfeits} <= {Reason.NONSENSE, Reason.OUT_OF_TURN}
    assert len(bot.forfeits) == 2


def test_a_flood_of_complaints_blocks_nobody_and_its_end_is_kept(tmp_path: Path) -> None:
    noisy = "import sys\nsys.stderr.write('x' * 500_000 + '\\nthe last line\\n\\n')\nsys.exit(1)"
    with closing(program_bot(tmp_path, noisy)) as bot:
        bot.choose(first_views()[0])
    assert [one.last_words for one in bot.forfeits] == ["the last line"]


def test_a_dead_program_is_started_again_but_not_for_ever(tmp_path: Path) -> None:
    births = tmp_path / "births"
    source = f"open({str(births)!r}, 'a').write('x')\n1 / 0"
    with closing(program_bot(tmp_path, source)) as bot:
        for view in first_views(6):
            bot.choose(view)
    reasons = [one.reason for one in bot.forfeits]
    assert reasons == [Reason.DIED] * 3 + [Reason.GIVEN_UP] * 3
    assert births.read_text() == "xxx"
    assert bot.forfeits[0].last_words == "ZeroDivisionError: division by zero"


def test_a_good_answer_restores_patience(tmp_path: Path) -> None:
    """A program that answers one question and ends forfeits every second decision."""
    one_shot = GOOD.replace("    print", "    sys.stdin.close(); print") + "    break"
    with closing(program_bot(tmp_path, one_shot)) as bot:
        for view in first_views(10):
            bot.choose(view)
            time.sleep(0.02)
    assert [one.reason for one in bot.forfeits] == [Reason.DIED] * 5


def test_what_cannot_be_started_says_so(tmp_path: Path) -> None:
    file = tmp_path / "broken"
    file.write_bytes(b"\x00not a program")
    file.chmod(0o755)
    bot = ProgramBot(Random(0), str(file))
    bot.choose(first_views()[0])
    assert [one.reason for one in bot.forfeits] == [Reason.NOT_STARTED]
    assert bot.forfeits[0].detail


def is_held(program: Program | None) -> bool:
    """Whether something still holds the pipes of a program that was ended."""
    assert program is not None
    for thread in program._threads:
        thread.join(TIMEOUT)
    return any(thread.is_alive() for thread in program._threads)


def test_at_the_end_nothing_is_left_running(tmp_path: Path) -> None:
    said = tmp_path / "said"
    source = f"{GOOD}\nopen({str(said)!r}, 'w').write('goodbye')"
    with closing(program_bot(tmp_path, source)) as bot:
        bot.choose(first_views()[0])
        assert bot._program is not None
        program, process = bot._program, bot._program.process
    assert process.returncode == 0
    assert said.read_text() == "goodbye"
    with pytest.raises(ChildProcessError):
        os.waitpid(process.pid, os.WNOHANG)
    assert not is_held(program)
    bot.close()


def test_a_program_that_does_not_want_to_end_is_ended_with_its_children(tmp_path: Path) -> None:
    source = f"""
import signal, subprocess, sys
signal.signal(signal.SIGTERM, signal.SIG_IGN)
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
{GOOD}
import time; time.sleep(60)"""
    begun = time.monotonic()
    with closing(program_bot(tmp_path, source)) as bot:
        bot.choose(first_views()[0])
        program = bot._program
    assert time.monotonic() - begun < TIMEOUT
    assert bot.forfeits == []
    assert not is_held(program)


def test_a_child_that_is_left_behind_is_ended_too(tmp_path: Path) -> None:
    source = f"""
import subprocess, sys
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
{GOOD}"""
    with closing(program_bot(tmp_path, source)) as bot:
        bot.choose(first_views()[0])
        program = bot._program
    assert not is_held(program)


def test_bots_are_closed_when_a_match_breaks_off(tmp_path: Path) -> None:
    bots = [program_bot(tmp_path, GOOD) for _ in range(2)]

    def play() -> None:
        with attended(bots):
            for bot in bots:
                bot.choose(first_views()[0])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play()
    assert [bot._program for bot in bots] == [None, None]
