"""A line of the journal, read again: what the figures need to know of a match."""

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from purradox.arena.settings import Settings


@dataclass(frozen=True, slots=True)
class Entry:
    """A match by its number; all else goes round by round, or chair by chair."""

    match: int
    scores: tuple[tuple[int, ...], ...]
    paradoxes: tuple[int | None, ...]
    kept: tuple[tuple[bool, ...], ...]
    times: tuple[tuple[int, float, float], ...]
    forfeits: tuple[int, ...]
    """Decisions that a program left to `careful`."""
    game: bytes
    """The same for two matches exactly when every card and every move was the same."""

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(*self.scores, strict=True)))

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each chair, the winners first; R6.4 decides ties all the way down."""
        keys = list(zip(self.totals, self.scores[-1], strict=True))
        return tuple(1 + sum(other > mine for other in keys) for mine in keys)


def parse(line: bytes, settings: Settings) -> Entry:
    """Read a line; `ValueError` if it is not a whole line of an arena with these settings."""
    try:
        return _entry(json.loads(line), settings)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(str(error)) from error


def _entry(fields: dict[str, Any], settings: Settings) -> Entry:
    number, record = int(fields["match"]), fields["record"]
    if number < 0 or tuple(record["seats"]) != settings.seated(number):
        raise ValueError("this match was between others")
    rounds = record["rounds"]
    game = json.dumps([[one.get(key) for key in GAME] for one in rounds])
    entry = Entry(
        number,
        scores=tuple(tuple(map(int, one["score"])) for one in rounds),
        paradoxes=tuple(one["paradox"] for one in rounds),
        kept=tuple(tuple(map(bool, one)) for one in fields["kept"]),
        times=tuple(
            (int(moves), float(all_), float(worst)) for moves, all_, worst in fields["times"]
        ),
        forfeits=tuple(map(int, fields["forfeits"])),
        game=blake2b(game.encode(), digest_size=12).digest(),
    )
    if any(
        len(each) != settings.players
        for each in (
            entry.scores,
            entry.kept,
            entry.times,
            entry.forfeits,
            *entry.scores,
            *entry.kept,
        )
    ):
        raise ValueError("a chair is missing")
    return entry


GAME = ("deal", "revealed", "discard", "predict", "tricks")
