"""`bot SPEC`: one of our bots, asked by whoever holds the other end of the pipe."""

from collections.abc import Iterator
from random import Random
from typing import BinaryIO

from purradox.bots.api import Bot, BotSpec, bot_maker
from purradox.bots.errors import UnknownBotOption
from purradox.bots.forfeit import Attended, Report
from purradox.bots.pipe.lines import MOST_BYTES, Question, question_line
from purradox.rules import Choice

SEED = "PURRADOX_SEED"
"""The variable in which a program finds a seed of its own."""

THINKING = 0.9
"""The share of the time in which a bot of ours may think; the rest is for the way."""


class Answering:
    """Answers questions one by one; the answer depends on the seed and the question alone."""

    def __init__(self, spec: BotSpec, seed: int, report: Report | None = None) -> None:
        self.spec, self.seed, self.report = spec, seed, report
        self.random = Random()
        self.bot = self._made(spec)
        self._told: float | None = None
        self._wants_time = "seconds" not in dict(spec.options) and _takes_seconds(spec)

    def choose(self, question: Question) -> Choice:
        if self._wants_time and question.seconds != self._told:
            self.close()
            self._told = question.seconds
            self.bot = self._made(_with_seconds(self.spec, self._told * THINKING))
        self.random.seed(f"{self.seed} ".encode() + question_line(question.view, 1))
        return self.bot.choose(question.view)

    def close(self) -> None:
        if isinstance(self.bot, Attended):
            self.bot.close()

    def _made(self, spec: BotSpec) -> Bot:
        self.random.seed(self.seed)
        bot = bot_maker(spec)(self.random)
        if isinstance(bot, Attended) and self.report is not None:
            bot.report = self.report
        return bot


def _with_seconds(spec: BotSpec, seconds: float) -> BotSpec:
    return BotSpec(spec.name, (*spec.options, ("seconds", repr(seconds))))


def _takes_seconds(spec: BotSpec) -> bool:
    try:
        bot_maker(_with_seconds(spec, 1.0))
    except UnknownBotOption:
        return False
    return True


def lines_of(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream until its end; None stands for one that is too long."""
    while line := stream.readline(MOST_BYTES + 1):
        if len(line) <= MOST_BYTES:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(MOST_BYTES)
        yield None
