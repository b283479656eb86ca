"""The standings of an arena as plain values."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from purradox.arena.entry import Entry
from purradox.arena.interval import CONFIDENCE, Interval
from purradox.arena.ratings import Rating
from purradox.arena.sequential_test import ERROR
from purradox.arena.settings import Settings, Stop
from purradox.arena.tally import Side, Tally


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant at the table; shares are of its matches, its rounds or its moves."""

    name: str
    points: Interval
    wins: Interval
    paradoxes: float | None
    predictions: float | None
    seconds: float | None
    worst_seconds: float
    forfeits: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class Pair:
    """Two entrants on the same deals, or all of one bot and all of another.

    `ahead` is how often the first one, or one of the first, came out ahead.
    """

    first: str
    second: str
    control: bool
    difference: Interval
    ahead: Interval


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a claim: 1 established, -1 its opposite is, 0 undecided."""

    claim: str
    sign: int
    ahead: Interval
    error: float = ERROR


@dataclass(frozen=True, slots=True)
class Report:
    """All of it."""

    settings: Settings
    deals: int
    matches: int
    games: int
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    sides: tuple[Pair, ...]
    until: Verdict | None
    confidence: float = CONFIDENCE

    def as_json(self) -> dict[str, Any]:
        return {
            **asdict(self),
            "settings": self.settings.as_json(),
            "standings": [
                {**asdict(one), "rating": one.rating._asdict()} for one in self.standings
            ],
        }


def report_of(entries: Iterable[Entry], settings: Settings, stop: Stop) -> Report:
    """The standings after these matches."""
    tally = Tally(settings, stop)
    for entry in entries:
        tally.take(entry)
    return standings(tally)


def standings(tally: Tally) -> Report:
    names = tally.settings.names
    ratings = tally.ratings.table
    return Report(
        settings=tally.settings,
        deals=tally.deals,
        matches=tally.matches,
        games=len(tally.games),
        standings=tuple(_standing(tally, one, ratings[one]) for one in range(len(names))),
        pairs=tuple(_pair(tally, *pair) for pair in combinations(range(len(names)), 2)),
        sides=tuple(_side(tally, side) for side in tally.sides),
        until=None if tally.claim is None else _verdict(tally, tally.claim.text),
    )


def _standing(tally: Tally, entrant: int, rating: Rating) -> Standing:
    habits = tally.habits[entrant]
    return Standing(
        name=tally.settings.names[entrant],
        points=tally.points[entrant].interval(),
        wins=tally.wins[entrant].share_interval(),
        paradoxes=_share(habits.paradoxes, habits.rounds),
        predictions=_share(habits.kept, habits.rounds),
        seconds=_share(habits.seconds, habits.moves),
        worst_seconds=habits.worst,
        forfeits=habits.forfeits,
        rating=rating,
    )


def _verdict(tally: Tally, claim: str) -> Verdict:
    return Verdict(claim, tally.wagers.verdict, tally.wagers.interval())


def _share(part: float, whole: int) -> float | None:
    return part / whole if whole else None


def _pair(tally: Tally, first: int, second: int) -> Pair:
    settings = tally.settings
    return Pair(
        settings.names[first],
        settings.names[second],
        control=settings.bots[first] == settings.bots[second],
        difference=tally.differences[first, second].interval(),
        ahead=tally.ahead[first, second].share_interval(),
    )


def _side(tally: Tally, side: Side) -> Pair:
    ours, theirs = (_all_of(tally.settings, one) for one in (side.ours, side.theirs))
    return Pair(ours, theirs, False, side.difference.interval(), side.ahead.share_interval())


def _all_of(settings: Settings, entrants: Sequence[int]) -> str:
    bot = settings.bots[entrants[0]]
    return bot if len(entrants) == 1 else f"{len(entrants)} × {bot}"
