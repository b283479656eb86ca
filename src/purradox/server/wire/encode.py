"""The public side of a table, and what happened there, in the words of the wire."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import msgspec

from purradox.rules import Cell, Colour, Score, Table, Trick, Variant, score
from purradox.rules.cards import SPACES
from purradox.rules.errors import RuleError
from purradox.rules.events import (
    Discarded,
    Event,
    GaveUpColour,
    MatchEnded,
    NeutralTokens,
    ParadoxFound,
    Played,
    Predicted,
    RoundEnded,
    RoundStarted,
    TrickWon,
)
from purradox.rules.table import Paradox
from purradox.server.wire import events, messages, parts

encode = msgspec.json.Encoder().encode
LETTERS = "rbyg"


_WRITTEN = tuple(tuple(map(str, row)) for row in SPACES)


def cell(space: Cell) -> str:
    """A space as it is written."""
    return _WRITTEN[space.colour.index][space.number]


def written(spaces: Iterable[Cell]) -> tuple[str, ...]:
    """Spaces as they are written."""
    return tuple([_WRITTEN[colour.index][number] for colour, number in spaces])


@lru_cache(maxsize=64)
def setup_of(variant: Variant) -> parts.Setup:
    rows = tuple(
        colour.value + "".join(map(str, numbers)) for colour, numbers in variant.layout.rows
    )
    return parts.Setup(
        players=variant.players,
        numbers=variant.numbers,
        dealt=variant.dealt,
        tricks=variant.tricks,
        rounds=variant.rounds,
        predictions=variant.predictions,
        bonus_up_to=variant.bonus_up_to,
        board=variant.board_name,
        rows=rows,
    )


def score_parts(scores: Iterable[Score]) -> tuple[parts.ScorePart, ...]:
    return tuple(parts.ScorePart(one.tricks, written(one.group), one.total) for one in scores)


def trick_plays(trick: Trick) -> parts.TrickPlays:
    return parts.TrickPlays(
        tuple((play.seat, cell(play.cell)) for play in trick.plays), trick.winner
    )


def round_of(
    table: Table,
    number: int,
    past: tuple[tuple[int, ...], ...],
    tricks: tuple[parts.TrickPlays, ...] | None = None,
) -> parts.Round:
    """The public side of a round, the `number`th; `past` are the scores before it.

    Who has the tricks of this round in the words of the wire already may give them.
    """
    if tricks is None:
        tricks = tuple(map(trick_plays, table.tricks))
    players = table.variant.players
    won = [0] * players
    for one in tricks:
        won[one.winner] += 1
    over = table.outcome is not None
    scores = score_parts(score(table)) if over else ()
    totals = list(map(sum, zip(*past, strict=True))) or [0] * players
    if over:
        totals = [total + one.total for total, one in zip(totals, scores, strict=True)]
    paradox = table.outcome if isinstance(table.outcome, Paradox) else None
    led = table.trick.led
    return parts.Round(
        round=number,
        first=table.first,
        phase=table.phase.value,
        to_act=table.to_act,
        leader=table.leader,
        led=None if led is None else led.value,
        tokens=table.board.tokens,
        cards=cards_of(table),
        discarded=table.discarded,
        predictions=table.predictions,
        lost=tuple(map(_letters, table.lost)),
        won=tuple(won),
        trick=tuple([(play.seat, cell(play.cell)) for play in table.trick.plays]),
        tricks=tricks,
        revealed=table.revealed,
        paradox=None if paradox is None else paradox.seat,
        shown=() if paradox is None else paradox.hand,
        scores=scores,
        past=past,
        totals=tuple(totals),
    )


@cache
def _letters(colours: frozenset[Colour]) -> str:
    mine = {colour.value for colour in colours}
    return "".join(letter for letter in LETTERS if letter in mine)


def cards_of(table: Table) -> tuple[int, ...]:
    """How many cards each seat holds, from what lies on the table."""
    dealt = table.variant.dealt
    held = [dealt - discarded - len(table.tricks) for discarded in table.discarded]
    for play in table.trick.plays:
        held[play.seat] -= 1
    return tuple(held)


def wire_event(event: Event, seed: str, rounds: int) -> events.AnyEvent:
    """An event of the rules; `seed` is told with the end of the match alone."""
    match event:
        case Played(seat, space):
            return events.Played(seat, cell(space))
        case TrickWon(seat, trick):
            return events.TrickWon(seat, trick)
        case GaveUpColour(seat, colour):
            return events.GaveUp(seat, colour.value)
        case RoundStarted(first):
            return events.Dealt(rounds, first)
        case NeutralTokens():
            raise ValueError("told along with the deal")
        case Discarded(seat):
            return events.Discarded(seat)
        case Predicted(seat, tricks):
            return events.Predicted(seat, tricks)
        case ParadoxFound(seat, hand):
            return events.ParadoxFound(seat, hand)
        case RoundEnded(scores):
            return events.RoundEnded(score_parts(scores))
        case MatchEnded(totals, winners):
            return events.MatchEnded(totals, winners, seed)


def wire_events(rule_events: tuple[Event, ...], seed: str, rounds: int) -> list[events.AnyEvent]:
    """What happened, in order; the neutral tokens are told along with the deal."""
    told: list[events.AnyEvent] = []
    for event in rule_events:
        if isinstance(event, NeutralTokens):
            dealt = told.pop()
            first = dealt.first if isinstance(dealt, events.Dealt) else 0
            cells = written(event.cells)
            told.append(events.Dealt(rounds, first, event.revealed, cells))
        else:
            told.append(wire_event(event, seed, rounds))
    return told


def arguments(error: RuleError) -> dict[str, Any]:
    """The details of an error as plain values; seats stay numbers, spaces two fields."""
    told: dict[str, Any] = {}
    for name, value in error.details.items():
        if isinstance(value, Cell):
            told |= {"colour": value.colour.value, "number": value.number}
        elif isinstance(value, tuple):
            told[name] = list(value)
        else:
            told[name] = getattr(value, "value", value)
    return told


def refusal(error: RuleError, about: str, table: str = "", decision: str = "") -> messages.Refused:
    told = messages.Refused(error.code, about, error.rule, arguments(error), table, decision)
    wait: float = getattr(error, "seconds", 0.0)
    return msgspec.structs.replace(told, retry_after=wait) if wait else told
