"""The examination: whole matches first, then positions asked about in more ways than one."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, closing
from random import Random
from typing import TypedDict, Unpack

from purradox.bots.api import Bot, BotSpec, bot_maker
from purradox.bots.careful import CarefulBot
from purradox.bots.conformance.candidate import Candidate, Stopped, answer_text
from purradox.bots.conformance.positions import MOST, ExamPosition, other_world, positions
from purradox.bots.conformance.report import CHECKS, ConformanceReport, Problem
from purradox.bots.match_runner import derived_random
from purradox.notation import record_of_view
from purradox.rules import PLAYERS, Choice, Match, Variant, shuffled, variant

Maker = Callable[[Random], Bot]
Answers = dict[ExamPosition, Choice | None]

ROUNDS = 3
"""One round under each policy, each on another kind of board."""


class Options(TypedDict, total=False):
    """How a bot is examined.

    `seconds` is the time that it may take for a decision. A bot that thinks by the clock is not
    asked to come to the same move twice. `progress` is told how far the work is, of how much.
    """

    players: Iterable[int]
    rounds: int
    seconds: float | None
    seed: int
    by_the_clock: bool
    progress: Callable[[int, int], None]


def examine(bot: Maker | BotSpec | str, **options: Unpack[Options]) -> ConformanceReport:
    """Hold a bot to everything that a bot must be, at each number of players."""
    make = bot_maker(bot) if isinstance(bot, BotSpec | str) else bot
    exam = _Exam(make, options)
    try:
        exam.run()
    except Stopped:
        exam.report.stopped = True
    return exam.report


def check_bot(bot: Maker | BotSpec | str, **options: Unpack[Options]) -> list[Problem]:
    """Everything that is wrong with a bot."""
    return examine(bot, **options).problems


def assert_conforms(bot: Maker | BotSpec | str, **options: Unpack[Options]) -> None:
    """For tests: fail with the first problem of each kind, and the record of its position."""
    __tracebackhide__ = True
    report = examine(bot, **options)
    found = [str(one) for check in CHECKS if (one := report.first(check))]
    if found:
        raise AssertionError("\n\n".join(("the bot does not conform", *found)))


class _Exam:
    def __init__(self, make: Maker, options: Options) -> None:
        self.make = make
        self.players = tuple(options.get("players", PLAYERS))
        self.rounds = options.get("rounds", ROUNDS)
        self.seconds = options.get("seconds")
        self.seed = options.get("seed", 0)
        self.ways = 1 if options.get("by_the_clock") else 4
        self.progress = options.get("progress", _unheard)
        self.report = ConformanceReport()
        self.done = 0

    def run(self) -> None:
        setups = [
            variant(players, "violet" if players % 2 else "white") for players in self.players
        ]
        questions = self.rounds * MOST * self.ways + MOST * (self.ways > 1)
        self.total = sum(map(_decisions, setups)) + questions * len(setups)
        planned = 0
        for setup in setups:
            self.play(setup)
            planned = self.done = planned + _decisions(setup)
            self.question(setup.players)
            planned = self.done = planned + questions

    def play(self, setup: Variant) -> None:
        """A whole match with the bot in every chair."""
        random = derived_random(self.seed, setup.players)
        reserve = CarefulBot(random)  # plays on where the bot does not
        match = Match(setup)
        with ExitStack() as stack:
            seats = [self._candidate(stack, random.getrandbits(32)) for _ in range(setup.players)]
            while not match.over:
                if match.needs_deal:
                    match = match.apply(shuffled(setup, random))
                    continue
                view = match.view(match.to_act[0])
                match = match.apply(seats[view.seat].ask(view) or reserve.choose(view))
                self._advance()

    def question(self, players: int) -> None:
        """The same positions to four bots of the same seed: what differs is the bot's doing.

        Two are asked in order, the third in disorder and among positions of another table, the
        fourth in other worlds.
        """
        random = derived_random(self.seed, players, self.rounds)
        asked = list(positions(players, self.rounds, random))
        seed = random.getrandbits(32)
        first = self._answers(asked, seed)
        if self.ways == 1 or not self._compare("repeats", first, self._answers(asked, seed)):
            return  # nothing that follows would mean anything
        another = PLAYERS[(PLAYERS.index(players) + 1) % len(PLAYERS)]
        stranger, *strangers = positions(another, 1, random)
        mixed = [*asked, *strangers]
        disorder = [stranger, *random.sample(mixed, len(mixed))]
        self._compare("order", first, self._answers(disorder, seed))
        worlds = [other_world(one.match, one.seat, random) or one.match for one in asked]
        elsewhere = [
            ExamPosition(world, one.seat) for world, one in zip(worlds, asked, strict=True)
        ]
        told = self._answers(elsewhere, seed)
        pairs = zip(asked, elsewhere, strict=True)
        self._compare("blind", first, {here: told[there] for here, there in pairs})

    def _candidate(self, stack: ExitStack, seed: int) -> Candidate:
        candidate = Candidate(self.make, seed, self.report, self.seconds)
        return stack.enter_context(closing(candidate))

    def _answers(self, asked: Sequence[ExamPosition], seed: int) -> Answers:
        answers = {}
        with ExitStack() as stack:
            candidate = self._candidate(stack, seed)
            for position in asked:
                answers[position] = candidate.ask(position.view)
                self._advance()
        return answers

    def _compare(self, check: str, first: Answers, second: Answers) -> bool:
        """A position that failed another check already is not held against the bot again."""
        before = len(self.report.problems)
        for position, answer in first.items():
            other = second[position]
            if answer is None or other is None:
                continue
            self.report.asked[check] += 1
            if answer != other:
                texts = answer_text(answer), answer_text(other)
                record = record_of_view(position.view)
                self.report.problems.append(Problem(check, *texts, position.seat, record))
        return len(self.report.problems) == before

    def _advance(self) -> None:
        self.done += 1
        self.progress(self.done, self.total)


def _decisions(setup: Variant) -> int:
    """The most decisions that a match can have."""
    each = setup.tricks + 1 + bool(setup.predictions)
    return setup.rounds * setup.players * each


def _unheard(_done: int, _total: int) -> None:
    """Nobody waits."""
