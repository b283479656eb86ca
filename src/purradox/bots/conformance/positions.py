"""Positions to ask a bot about: every number of players, phase and kind of board, and rare ones."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from purradox.bots.careful import CarefulBot
from purradox.rules import (
    TRUMP,
    Choice,
    Colour,
    Layout,
    Match,
    Phase,
    Play,
    PlayerView,
    Variant,
    shuffled,
    variant,
)
from purradox.rules.variant import PRINTED_COLUMNS

ASKED = {Phase.DISCARD: 1, Phase.PREDICT: 1, Phase.PLAY: 6}
"""How many positions of a round are asked about, beside one of each rare kind."""
MOST = 2 + sum(ASKED.values())
TRIES = 30
"""Deals after which no other world is looked for: there may be none."""


@dataclass(frozen=True, slots=True)
class ExamPosition:
    """A match and the seat that is asked. The bot is given the view alone."""

    match: Match
    seat: int

    @property
    def view(self) -> PlayerView:
        return self.match.view(self.seat)


def other_world(match: Match, seat: int, random: Random) -> Match | None:
    """A match with the same view for this seat and other cards elsewhere, if one is found."""
    for _ in range(TRIES):
        rounds = tuple(next(one.view(seat).deals(random)) for one in match.rounds)
        if rounds != match.rounds:
            return replace(match, rounds=rounds)
    return None


Policy = Callable[[PlayerView, Random], Choice]


def careful(view: PlayerView, random: Random) -> Choice:
    """Gets far into a round."""
    return CarefulBot(random).choose(view)


def at_random(view: PlayerView, random: Random) -> Choice:
    """Gets into trouble."""
    return random.choice(view.legal)


def shy_of_red(view: PlayerView, random: Random) -> Choice:
    """Declares red only when nothing else is left, so that red is often opened by exception."""
    others = [move for move in view.legal if not _red(move)]
    return random.choice(others or view.legal)


POLICIES: tuple[Policy, ...] = (careful, shy_of_red, at_random)


def boards(players: int, random: Random) -> tuple[Variant, ...]:
    """White, violet, and one whose rows nobody has printed."""
    numbers = range(1, PRINTED_COLUMNS[players] + 1)
    rows = tuple((colour, tuple(random.sample(numbers, len(numbers)))) for colour in Colour)
    return variant(players), variant(players, "violet"), variant(players, Layout(rows))


def positions(players: int, rounds: int, random: Random) -> Iterator[ExamPosition]:
    """Positions of so many rounds, the last of a match first, under each policy in turn."""
    setups = boards(players, random)
    for index in range(rounds):
        setup = setups[index % len(setups)]
        policy = POLICIES[index % len(POLICIES)]
        before = (setup.rounds - 1 - index) % setup.rounds
        found = _round(setup, policy, before, random)
        while policy is shy_of_red and not any(red_by_exception(one.view) for one in found):
            found = _round(setup, policy, before, random)  # one round in three to eight has it
        yield from _sample(found, random)


def _round(setup: Variant, policy: Policy, before: int, random: Random) -> list[ExamPosition]:
    """Every position of a round that comes after so many others."""
    match, found = Match(setup), []
    while len(match.rounds) <= before or not (match.needs_deal or match.over):
        if match.needs_deal:
            match = match.apply(shuffled(setup, random))
            continue
        seat = random.choice(match.to_act)
        if len(match.rounds) > before:
            found.append(ExamPosition(match, seat))
        match = match.apply(policy(match.view(seat), random))
    return found


def _sample(found: list[ExamPosition], random: Random) -> Iterator[ExamPosition]:
    kinds: list[tuple[Callable[[PlayerView], bool], int]] = [
        (red_by_exception, 1),
        (without_choice, 1),
        *((partial(_in_phase, phase), wanted) for phase, wanted in ASKED.items()),
    ]
    chosen: list[int] = []
    for kind, wanted in kinds:
        among = [at for at, one in enumerate(found) if at not in chosen and kind(one.view)]
        chosen += random.sample(among, min(wanted, len(among)))
    yield from (found[at] for at in sorted(chosen))


def red_by_exception(view: PlayerView) -> bool:
    """The seat leads, and nothing but red is left to it (R4.2)."""
    table = view.table
    leading = table.phase is Phase.PLAY and not table.trick.plays
    return leading and not table.red_is_open and all(map(_red, view.legal))


def without_choice(view: PlayerView) -> bool:
    return len(view.legal) == 1


def _in_phase(phase: Phase, view: PlayerView) -> bool:
    return view.table.phase is phase


def _red(move: Choice) -> bool:
    return isinstance(move, Play) and move.cell.colour is TRUMP
