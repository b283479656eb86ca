"""What a record says of one seat's cards in a round, and which deals can be meant by it."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from purradox.notation.record import UNKNOWN
from purradox.notation.source import Path
from purradox.rules.cards import Cell, Hand, without
from purradox.rules.errors import RuleError
from purradox.rules.variant import Variant


class Limit(NamedTuple):
    """Cards that the seat cannot have held, or what is written at `path` was not possible."""

    options: dict[int, Cell]
    """Each number that is ruled out, with what it could have been played as."""
    problem: Callable[[Cell], RuleError]
    path: Path


@dataclass
class Holding:
    """A seat's cards as far as the record tells. `known` and `unknown` are still in the hand."""

    dealt: str
    known: Counter[int] = field(init=False)
    unknown: int = field(init=False)
    discard: int | str | None = None
    found: list[int] = field(default_factory=list)
    """Unknown cards that turned out to be these when they were discarded or played."""
    limits: list[Limit] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.known = Counter(int(card) for card in self.dealt if card != UNKNOWN)
        self.unknown = self.dealt.count(UNKNOWN)

    def copy(self) -> "Holding":
        other = Holding(self.dealt, self.discard, list(self.found), list(self.limits))
        other.known, other.unknown = self.known.copy(), self.unknown
        return other

    @property
    def certain(self) -> bool:
        """Whether the hand is known card for card."""
        return not self.unknown and self.discard != UNKNOWN

    @property
    def cards(self) -> Hand:
        """The known cards still there, ascending; the discard too when it is not known which."""
        return tuple(sorted(self.known.elements()))

    def has(self, number: int) -> bool:
        """Whether this card can be in the hand."""
        return self.known[number] > 0 or self.unknown > 0

    def take(self, number: int) -> None:
        """The card was discarded or played."""
        if self.known[number]:
            self.known[number] -= 1
        else:
            self.unknown -= 1
            self.found.append(number)

    def hand_with(self, number: int) -> Hand:
        """The cards that are in the hand for certain when this one is about to be played."""
        if self.certain:
            return self.cards
        if not self.has(number):
            return ()
        return (number,) if self.discard == UNKNOWN else (*self.cards, number)

    def misfits(self, limits: Iterable[Limit]) -> list[int]:
        """Known cards that cannot have been in the hand; one of them may be the discard."""
        ruled_out = {number for limit in limits for number in limit.options}
        return [number for number in self.cards if number in ruled_out]

    def broken_limit(self) -> tuple[Limit, int] | None:
        """A limit that the known cards do not keep, and one card that shows it."""
        spare = 1 if self.discard == UNKNOWN else 0
        for upto in range(1, len(self.limits) + 1):
            misfits = self.misfits(self.limits[:upto])
            if len(misfits) > spare:
                limit = self.limits[upto - 1]
                return limit, next(one for one in misfits if one in limit.options)
        return None

    def shown(self) -> Hand | None:
        """The hand of a seat in a paradox, or None where the record does not show it."""
        if self.certain:
            return self.cards
        misfits = self.misfits(self.limits)
        if self.unknown == 0 and misfits:
            return without(self.cards, misfits[0])
        if self.unknown == 1 and self.discard == UNKNOWN and not misfits:
            return self.cards  # the one card that is not shown is the discard
        return None

    def slots(self, numbers: Iterable[int]) -> list[tuple[int, ...]]:
        """For each unknown card the numbers it can have, the discard's first."""
        every = tuple(numbers)
        fitting = tuple(
            number for number in every if not any(number in limit.options for limit in self.limits)
        )
        slots = [fitting] * self.unknown
        if slots and self.discard == UNKNOWN and not self.misfits(self.limits):
            slots[0] = every
        return slots

    def hand_of(self, guessed: Sequence[int]) -> Hand:
        """The hand as dealt, if the unknown cards are these."""
        known = (int(card) for card in self.dealt if card != UNKNOWN)
        return tuple(sorted((*known, *self.found, *guessed)))

    def discard_of(self, guessed: Sequence[int]) -> int | None:
        """The discard, if the unknown cards are these; `slots` keeps it apart."""
        if isinstance(self.discard, str):
            return (*self.misfits(self.limits), *guessed, *self.cards)[0]
        return self.discard


class Completion(NamedTuple):
    """One way the unknown cards can be."""

    hands: tuple[Hand, ...]
    discards: tuple[int | None, ...]


def complete(
    variant: Variant, holdings: Sequence[Holding], revealed: tuple[int, ...]
) -> Completion | None:
    """A deal that fits all that is known, or None when there is none."""
    numbers = range(1, variant.numbers + 1)
    supply = Counter(dict.fromkeys(numbers, variant.copies))
    supply.subtract(revealed)
    for holding in holdings:
        supply.subtract(int(card) for card in holding.dealt if card != UNKNOWN)
        supply.subtract(holding.found)
    slots = [slot for holding in holdings for slot in holding.slots(numbers)]
    if min(supply.values()) < 0 or (filled := _fill(slots, supply)) is None:
        return None
    completion = Completion((), ())
    for holding in holdings:
        guessed, filled = filled[: holding.unknown], filled[holding.unknown :]
        completion = Completion(
            (*completion.hands, holding.hand_of(guessed)),
            (*completion.discards, holding.discard_of(guessed)),
        )
    return completion


def _fill(slots: list[tuple[int, ...]], supply: Counter[int]) -> list[int] | None:
    """A number for each slot, none used more often than there are cards of it."""
    filled: list[int] = []

    def free(number: int, tried: set[int]) -> bool:
        """Make room for one more card of this number, moving others if need be."""
        if filled.count(number) < supply[number]:
            return True
        for at, used in enumerate(filled):
            if used == number:
                for other in slots[at]:
                    if other not in tried:
                        tried.add(other)
                        if free(other, tried):
                            filled[at] = other
                            return True
        return False

    for slot in slots:
        tried: set[int] = set()
        for number in slot:
            if number not in tried:
                tried.add(number)
                if free(number, tried):
                    filled.append(number)
                    break
        else:
            return None
    return filled
