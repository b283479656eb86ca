"""Figures that are kept up match by match, in order, whatever the order in which matches end."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations, product
from statistics import fmean

from purradox.arena.entry import Entry
from purradox.arena.interval import Running
from purradox.arena.ratings import Ratings
from purradox.arena.sequential_test import Wagers, parse_claim
from purradox.arena.settings import Settings, Stop


@dataclass(slots=True)
class Habits:
    """What an entrant did, counted."""

    rounds: int = 0
    paradoxes: int = 0
    kept: int = 0
    moves: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    forfeits: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """All entrants of one bot against all of another, where one of them has several."""

    ours: tuple[int, ...]
    theirs: tuple[int, ...]
    difference: Running = field(default_factory=Running)
    ahead: Running = field(default_factory=Running)


class Tally:
    """The deals that count: those that are complete, from the first one on, up to the stop."""

    def __init__(self, settings: Settings, stop: Stop) -> None:
        self.settings, self.stop, self.schedule = settings, stop, settings.schedule
        self.claim = parse_claim(stop.until, settings) if stop.until else None
        entrants = range(len(settings.bots))
        self.deals = 0
        self.points = [Running() for _ in entrants]
        self.wins = [Running() for _ in entrants]
        self.habits = [Habits() for _ in entrants]
        self.differences = {pair: Running() for pair in combinations(entrants, 2)}
        self.ahead = {pair: Running() for pair in combinations(entrants, 2)}
        self.sides = [
            Side(*two) for two in combinations(settings.kinds, 2) if len(sum(two, ())) > 2
        ]
        self.ratings = Ratings(len(settings.bots))
        self.wagers = Wagers(self.claim.margin if self.claim else 0.0)
        self.games: set[bytes] = set()
        self._waiting: dict[int, Entry] = {}

    @property
    def matches(self) -> int:
        """Those of the deals that count."""
        return self.deals * self.schedule.rotations

    @property
    def finished(self) -> bool:
        return self.deals == self.stop.deals or self.wagers.verdict != 0

    def take(self, entry: Entry) -> None:
        """Take in a match, and with it every deal that is now complete and next."""
        self._waiting[entry.match] = entry
        while not self.finished:
            first = self.matches
            numbers = range(first, first + self.schedule.rotations)
            if not all(number in self._waiting for number in numbers):
                return
            self._take_deal([self._waiting.pop(number) for number in numbers])

    def _take_deal(self, entries: list[Entry]) -> None:
        """Rotations of the same deal are not independent: a deal gives one value of each kind."""
        points, wins = defaultdict[int, list[float]](list), defaultdict[int, list[float]](list)
        ahead = defaultdict[tuple[int, int], list[float]](list)
        for entry in entries:
            seating, places = self.schedule.seating(entry.match), entry.places
            self.games.add(entry.game)
            self.ratings.add(seating, places)
            for chair, entrant in enumerate(seating):
                self._count(self.habits[entrant], entry, chair)
                points[entrant].append(entry.totals[chair] / len(entry.scores))
                wins[entrant].append((places[chair] == 1) / places.count(1))
            for one, other in combinations(zip(seating, places, strict=True), 2):
                (first, before), (second, behind) = sorted((one, other))
                ahead[first, second].append(((before < behind) + (before <= behind)) / 2)
        means = {entrant: fmean(values) for entrant, values in points.items()}
        for entrant, mean in means.items():
            self.points[entrant].add(mean)
            self.wins[entrant].add(fmean(wins[entrant]))
        for pair in combinations(sorted(means), 2):
            self.differences[pair].add(means[pair[0]] - means[pair[1]])
            self.ahead[pair].add(fmean(ahead[pair]))
        for side in self.sides:
            pairs = [two for two in product(side.ours, side.theirs) if means.keys() >= set(two)]
            if pairs:
                side.difference.add(fmean(means[one] - means[other] for one, other in pairs))
                side.ahead.add(fmean(_ahead(*pair, ahead) for pair in pairs))
        self._wager(ahead)
        self.deals += 1

    def _count(self, habits: Habits, entry: Entry, chair: int) -> None:
        moves, seconds, worst = entry.times[chair]
        habits.rounds += len(entry.scores)
        habits.paradoxes += entry.paradoxes.count(chair)
        habits.kept += sum(kept[chair] for kept in entry.kept)
        habits.moves += moves
        habits.seconds += seconds
        habits.worst = max(habits.worst, worst)
        habits.forfeits += entry.forfeits[chair]

    def _wager(self, ahead: Mapping[tuple[int, int], list[float]]) -> None:
        """A deal without one of the two sides says nothing about the claim."""
        if self.claim is None:
            return
        pairs = product(self.claim.better, self.claim.worse)
        shares = [_ahead(*pair, ahead) for pair in pairs if tuple(sorted(pair)) in ahead]
        if shares:
            self.wagers.add(fmean(shares))


def _ahead(one: int, other: int, ahead: Mapping[tuple[int, int], list[float]]) -> float:
    """How often one was ahead; what is counted is how often the earlier entrant was."""
    return fmean(ahead[one, other]) if one < other else 1 - fmean(ahead[other, one])
