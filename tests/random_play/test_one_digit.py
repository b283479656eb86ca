"""Change one digit of a true record: it is refused, or it is another true record."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from purradox.notation import (
    BadRecord,
    Checked,
    Record,
    loads,
    record_of,
    record_of_view,
    to_json,
    to_text,
)
from purradox.rules import Deal, Discard, Match, Play, Predict, parse_cell, variant
from tests.notation.matches import finished, steps

FORMATS = pytest.mark.parametrize("dump", [to_text, to_json], ids=["text", "json"])


def mutants(text: str, number: int, random: Random) -> Iterator[str]:
    places = [at for at, one in enumerate(text) if one in "0123456789"]
    for at in random.sample(places, min(number, len(places))):
        digit = random.choice([one for one in "0123456789" if one != text[at]])
        yield text[:at] + digit + text[at + 1 :]


def accepted(text: str) -> Checked | None:
    try:
        return loads(text)
    except BadRecord:
        return None


def replayed(record: Record) -> Match:
    """The match that a record without `?` tells, by the engine alone."""
    match = Match(variant(record.players, record.board))
    for one in record.rounds:
        hands = tuple(tuple(map(int, hand)) for hand in one.deal or ())
        match = match.apply(Deal(hands, tuple(map(int, one.revealed or ""))))
        for seat, number in enumerate(one.discard or ()):
            match = match.apply(Discard(seat, int(number or 0)))
        while match.rounds[-1].table.phase.value == "predict":
            (seat,) = match.to_act
            assert one.predict is not None
            match = match.apply(Predict(seat, one.predict[seat] or 0))
        for play in (play for trick in one.tricks for play in trick):
            (seat,) = match.to_act
            match = match.apply(Play(seat, parse_cell(play)))
        outcome = match.rounds[-1].table.outcome
        assert outcome is not None
        assert getattr(outcome, "seat", None) == one.paradox
    return match


@FORMATS
def test_whole_matches(dump: Callable[[Record], str]) -> None:
    random = Random(7)
    survived = tried = 0
    for match in finished():
        for text in mutants(dump(record_of(match)), 25, random):
            tried += 1
            checked = accepted(text)
            if checked is not None:
                survived += 1
                told = replayed(checked.record)
                assert checked.match == told
                assert tuple(one.score for one in checked.record.rounds) == told.scores
                assert checked.record.total == told.score
    assert tried == 200
    assert 0 < survived < tried / 4


@FORMATS
def test_one_chair_and_unfinished(dump: Callable[[Record], str]) -> None:
    """With unknown cards, too, what is accepted has the scores that its table gives."""
    random = Random(8)
    for number, match in enumerate(finished()):
        states = steps(match.variant.players, number)
        early = random.choice([state for state in states if state.rounds])
        for record in (record_of_view(match.view(0)), record_of_view(early.view(1))):
            for text in mutants(dump(record), 9, random):
                checked = accepted(text)
                if checked is not None:
                    again = loads(to_text(replace(checked.record, total=None)))
                    assert again.rounds == checked.rounds
