"""One match of an arena: from its number to the line that is kept of it."""

import json
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import TypeVar

from purradox.arena.settings import Settings
from purradox.bots import Bot, BotSpec, attended, bot_maker, play_match
from purradox.bots.match_runner import derived_random
from purradox.notation import record_of, to_json, to_text
from purradox.rules import Choice, Match, Outcome, Paradox, PlayerView
from purradox.rules.scoring import kept_prediction


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played to its end, as the journal keeps it."""

    match: int
    line: str


@dataclass(frozen=True, slots=True)
class Failed:
    """A match that a bot broke: who, what, and the record so far."""

    match: int
    name: str
    code: str
    reason: str
    record: str


Ending = Played | Failed
T = TypeVar("T")


class _BrokenMatch(Exception):
    """A bot did what no bot may do."""

    def __init__(self, seat: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.seat, self.code, self.reason = seat, code, " ".join(reason.split())[:200]


class _Watched:
    """A bot with a clock beside it and the rules behind it."""

    def __init__(self, seat: int, spec: BotSpec, random: Random) -> None:
        self.seat = seat
        self.moves, self.seconds, self.worst = 0, 0.0, 0.0
        self.bot = self._guarded(lambda: checked_maker(spec)(random))

    def choose(self, view: PlayerView) -> Choice:
        started = perf_counter()
        choice = self._guarded(lambda: self.bot.choose(view))
        taken = perf_counter() - started
        self.moves += 1
        self.seconds += taken
        self.worst = max(self.worst, taken)
        if choice not in view.legal:
            raise _BrokenMatch(self.seat, "arena-bot-illegal", self._guarded(lambda: repr(choice)))
        return choice

    def _guarded(self, act: Callable[[], T]) -> T:
        try:
            return act()
        except (Exception, SystemExit) as error:  # whatever it is, it is the bot's doing
            told = f"{type(error).__name__}: {error}"
            raise _BrokenMatch(self.seat, "arena-bot-raised", told) from error


def play(settings: Settings, number: int) -> Ending:
    """Play this match; it depends on the settings and its number alone, but for the time taken."""
    schedule, setup, specs = settings.schedule, settings.variant, settings.specs
    deal, rotation = divmod(number, schedule.rotations)
    names = settings.seated(number)
    forfeits: Counter[int] = Counter()
    so_far = Match(setup)

    def watch(_: Match, moved: Match) -> None:
        nonlocal so_far
        so_far = moved

    try:
        bots = [
            _Watched(chair, specs[entrant], derived_random(settings.seed, deal, rotation, chair))
            for chair, entrant in enumerate(schedule.seating(number))
        ]
        with attended([one.bot for one in bots], lambda lost: forfeits.update([lost.seat])):
            match = play_match(setup, bots, derived_random(settings.seed, deal), watch)
    except _BrokenMatch as broken:
        record = to_text(record_of(so_far, seats=names))
        told = f"{record}\n{{ {_comment(broken)} }}\n"
        return Failed(number, names[broken.seat], broken.code, broken.reason, told)
    facts = {
        "match": number,
        "kept": kept_predictions(match),
        "times": [[bot.moves, round(bot.seconds, 6), round(bot.worst, 6)] for bot in bots],
        "forfeits": [forfeits[chair] for chair in range(setup.players)],
    }
    record = to_json(record_of(match, seats=names)).strip()
    return Played(number, f"{json.dumps(facts)[:-1]}{RECORD}{record}}}\n")


RECORD = ', "record": '
"""What stands before the record in a line of the journal, and nowhere earlier in it."""


@lru_cache(maxsize=100)
def checked_maker(spec: BotSpec) -> Callable[[Random], Bot]:
    """Found and checked once in each process."""
    return bot_maker(spec)


def kept_predictions(match: Match) -> list[list[int]]:
    """For each round, 1 for each seat that earned its bonus."""
    return [
        [
            int(kept_prediction(table, seat, table.won[seat]) and not _caused(table.outcome, seat))
            for seat in range(match.variant.players)
        ]
        for table in match.tables
    ]


def _caused(outcome: Outcome | None, seat: int) -> bool:
    return isinstance(outcome, Paradox) and outcome.seat == seat


def _comment(broken: _BrokenMatch) -> str:
    """What happened, as a comment of a record, which may not hold its own end."""
    told = "".join(traceback.format_exception(broken.__cause__)) if broken.__cause__ else ""
    return f"{broken.code} {broken.reason}\n{told}".strip().replace("}", ")")
