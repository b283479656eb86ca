"""A process that thinks: it is sent calls, one after another, and answers each.

It speaks pickles, each behind its length, over its standard input
and output. Only our own pool talks to it.
"""

import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any, BinaryIO

from purradox.bots import Bot, BotSpecError, Forfeit, bot_maker
from purradox.bots.forfeit import Attended, Reason
from purradox.rules import Choice, PlayerView

SIZE = struct.Struct(">I")

_bots: dict[str, Callable[[Random], Bot]] = {}
_running: dict[str, Attended] = {}
"""Bots that keep a program running between decisions."""


class Forfeited(Exception):
    """A program did not decide, and a bot of ours would have in its place."""


def choose(spec: str, seed: str, view: PlayerView) -> Choice:
    """What a bot does; the same seed gives the same move."""
    if spec not in _bots:
        _bots[spec] = bot_maker(spec)
    if spec in _running:
        return _asked(spec, view)
    number = int.from_bytes(sha256(seed.encode()).digest(), "big")
    bot = _bots[spec](Random(number))
    if isinstance(bot, Attended):
        _running[spec] = bot
        return _asked(spec, view)
    return bot.choose(view)


def _asked(spec: str, view: PlayerView) -> Choice:
    bot, forfeits = _running[spec], list[Forfeit]()
    bot.report = forfeits.append
    choice: Choice = bot.choose(view)  # type: ignore[attr-defined]
    if not forfeits:
        return choice
    if forfeits[0].reason is Reason.GIVEN_UP:  # at the next decision it may try again
        _running.pop(spec).close()
    raise Forfeited(forfeits[0])


def load(spec: str) -> None:
    """Load what a bot needs, so that its clock need not wait for that."""
    bot_maker(spec)(Random(0))


def answer(question: bytes) -> bytes:
    """Make a call; what it raises is an answer too."""
    try:
        function, arguments = pickle.loads(question)
        told: tuple[bool, Any] = (True, function(*arguments))
        return pickle.dumps(told)
    except Forfeited as error:
        return pickle.dumps((False, error.args[0]))
    except BotSpecError as error:
        return pickle.dumps((False, error))
    except Exception as error:  # noqa: BLE001 a bot may raise anything
        return pickle.dumps((False, f"{type(error).__name__}: {error}"))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    while header := questions.read(SIZE.size):
        (length,) = SIZE.unpack(header)
        told = answer(questions.read(length))
        answers.write(SIZE.pack(len(told)) + told)
        answers.flush()


def give_way(nice: int) -> None:
    """Leave the processors to those who answer people."""
    if hasattr(os, "nice"):
        os.nice(nice)


def main(nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us says when to stop
    give_way(nice)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints spoils nothing
    serve(sys.stdin.buffer, answers)
    for bot in _running.values():
        bot.close()
