"""Bots at a table: the loop that plays a match. Each bot is given its own view and no more."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from purradox.bots.api import Bot, BotSpec, bot_maker
from purradox.bots.forfeit import Report, attended
from purradox.rules import Match, Variant, shuffled


def play_match(
    variant: Variant,
    bots: Sequence[Bot],
    random: Random,
    watch: Callable[[Match, Match], None] | None = None,
    report: Report | None = None,
) -> Match:
    """Play a whole match; the deals come from the random source.

    `watch` is shown the match before and after each move, `report` every forfeit.
    """
    match = Match(variant)
    if len(bots) != variant.players:
        raise ValueError(f"{variant.players} players need as many bots, not {len(bots)}")
    with attended(bots, report):
        while not match.over:
            seat = next(iter(match.to_act), None)
            if seat is None:
                moved = match.apply(shuffled(variant, random))
            else:
                moved = match.apply(bots[seat].choose(match.view(seat)))
            if watch is not None:
                watch(match, moved)
            match = moved
    return match


def derived_random(seed: int, *path: int) -> Random:
    """A random source of its own for every path below a seed, the same on every machine."""
    written = " ".join(map(str, ("purradox", seed, *path)))
    return Random(int.from_bytes(sha256(written.encode()).digest(), "big"))


@dataclass(frozen=True)
class Series:
    """Matches between the same bots; each depends on the seed and its own index alone."""

    variant: Variant
    specs: tuple[BotSpec, ...]
    makers: tuple[Callable[[Random], Bot], ...]
    seed: int

    @classmethod
    def of(cls, variant: Variant, specs: Sequence[BotSpec], seed: int) -> "Series":
        """Check the specs, one for each chair."""
        return cls(variant, tuple(specs), tuple(map(bot_maker, specs)), seed)

    def play(self, index: int, report: Report | None = None) -> tuple[Match, tuple[str, ...]]:
        """One match, and the names of its seats; who starts it is drawn (R1.2)."""
        random = derived_random(self.seed, index)
        players = self.variant.players
        start = random.randrange(players)
        order = [(start + seat) % players for seat in range(players)]
        bots = [
            self.makers[chair](derived_random(self.seed, index, seat))
            for seat, chair in enumerate(order)
        ]
        names = seat_names(self.specs)
        match = play_match(self.variant, bots, random, report=report)
        return match, tuple(names[chair] for chair in order)


def seat_names(specs: Sequence[BotSpec]) -> tuple[str, ...]:
    """The specs as they are written, numbered where they repeat."""
    return tuple(_numbered([" ".join(str(spec).translate(_IN_RECORDS).split()) for spec in specs]))


_IN_RECORDS = str.maketrans({'"': "'", "|": "/"})
"""A command may hold what the names in a record may not."""


def _numbered(names: list[str]) -> Iterator[str]:
    counted: Counter[str] = Counter()
    for name in names:
        counted[name] += 1
        yield f"{name} {counted[name]}" if names.count(name) > 1 else name
