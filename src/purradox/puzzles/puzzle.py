"""Puzzles: positions of a round in which one choice is clearly best, each with its proof.

The values were found when the puzzle was made; reading, checking and explaining one needs nothing
but the rules.
"""

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from enum import Enum
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from purradox.rules import Match, PlayerView, Round

FILE = "puzzles.jsonl.gz"
NOBODY = "-"
"""The choice that a card lies face down: set aside, or not dealt."""


class Kind(Enum):
    """What a puzzle is about."""

    SURVIVE = "survive"
    """One play avoids a likely paradox."""
    KEEP = "keep"
    """One play keeps the prediction; with two players, wins few enough tricks."""
    GROUP = "group"
    """One play makes a larger group of tokens."""
    DISCARD = "discard"
    """Which card to set aside."""
    READ = "read"
    """Who holds the last hidden copy of a number?"""


@dataclass(frozen=True, slots=True)
class Measured:
    """A mean and its standard error."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Why:
    """What the answer has over another choice: a reason of `analysis`, and each side's figure."""

    kind: str
    better: float
    worse: float


@dataclass(frozen=True, slots=True)
class Value:
    """What one choice of a puzzle is worth; of a reader's choice only the chance is known."""

    choice: str
    simulations: int
    points: Measured | None
    loss: Measured | None
    """In points, against the answer, in the same deals."""
    paradox: Measured | None
    kept: Measured | None
    bonus: float | None
    chance: float | None
    """That this seat holds the card: exact, under the opponent model."""
    why: Why | None
    """None for the answer."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, what is asked there, and the answer with its proof."""

    id: str
    kind: Kind
    round: Round
    """With every hand; show `view` alone."""
    seat: int
    number: int | None
    """The card that is looked for."""
    values: tuple[Value, ...]
    """The answer first."""
    solved: Mapping[str, float]
    """How often each level of bots finds the answer."""
    rating: int
    """How hard it is, from that; people correct it."""

    @property
    def view(self) -> PlayerView:
        """All that may be known of the position: what its seat sees."""
        return self.round.view(self.seat)

    @property
    def choices(self) -> tuple[str, ...]:
        """What may be answered, in an order that tells nothing."""
        if self.number is None:
            return tuple(dict.fromkeys(map(str, self.view.legal)))
        players = self.round.table.variant.players
        others = ((self.seat + turn) % players for turn in range(1, players))
        return (*map(str, others), NOBODY)

    @property
    def answer(self) -> Value:
        return self.values[0]

    def of(self, choice: str) -> Value | None:
        """What a choice is worth; None where there is no such choice."""
        return next((one for one in self.values if one.choice == choice), None)

    def why(self, choice: str) -> Why | None:
        """Why the answer is better than this choice, or for the answer than the next best one."""
        value = self.of(choice)
        if value is not None and value.why is None and len(self.values) > 1:
            value = self.values[1]
        return None if value is None else value.why

    @property
    def match(self) -> Match:
        """The position as a match that can be gone on with."""
        return Match(self.round.table.variant, (self.round,))


def id_of(view: PlayerView, number: int | None) -> str:
    """A short name that depends on the question alone."""
    told = sha256(f"{view.position}; {number or ''}".encode()).digest()
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(letters[byte % 32] for byte in told[:7])


def read_puzzle(line: Mapping[str, Any]) -> Puzzle:
    """The puzzle of a line of the file."""
    return Puzzle(
        line["id"],
        Kind(line["kind"]),
        Round.from_position(line["position"]),
        line["seat"],
        line.get("number"),
        tuple(map(_value, line["values"])),
        {level: share for level, (share, _) in line["solved"].items()},
        line["rating"],
    )


def _value(told: Mapping[str, Any]) -> Value:
    return Value(
        told["choice"],
        told.get("simulations", 0),
        _measured(told.get("points")),
        _measured(told.get("loss")),
        _measured(told.get("paradox")),
        _measured(told.get("kept")),
        told.get("bonus"),
        told.get("chance"),
        Why(*told["why"]) if "why" in told else None,
    )


def _measured(pair: list[float] | None) -> Measured | None:
    return None if pair is None else Measured(*pair)


@cache
def lines() -> dict[str, dict[str, Any]]:
    """The shipped puzzles as they are written, by id."""
    packed = files("purradox.puzzles").joinpath(FILE).read_bytes()
    told = map(json.loads, gzip.decompress(packed).decode().splitlines())
    return {one["id"]: one for one in told}


def find_puzzle(id_: str) -> Puzzle | None:
    """A shipped puzzle."""
    line = lines().get(id_)
    return None if line is None else read_puzzle(line)


def puzzles() -> Iterator[Puzzle]:
    """Every shipped puzzle."""
    return map(read_puzzle, lines().values())


def of_the_day(day: date) -> str:
    """The id of a date's puzzle: that whose SHA-256, after the date and a space, is lowest."""
    return min(lines(), key=lambda one: sha256(f"{day.isoformat()} {one}".encode()).digest())
