"""What is written and read again is the same."""

import json
from dataclasses import replace
from random import Random

import pytest

from purradox.notation import (
    BadRecord,
    Record,
    RoundRecord,
    check,
    loads,
    record_of,
    record_of_view,
    to_json,
    to_text,
)
from purradox.notation.as_json import as_json, record_from
from purradox.rules import Completed, Layout, Match, Paradox, Variant, variant
from purradox.rules.errors import DealDue
from tests.notation.matches import EXAMPLE, finished, steps

PLAYERS = (2, 3, 4, 5)
MATCHES = [(players, wise) for players in PLAYERS for wise in (False, True)]


def test_the_example_is_laid_out_as_the_format_says() -> None:
    assert to_text(loads(EXAMPLE).record) == EXAMPLE


def test_the_example_as_json() -> None:
    line = to_json(loads(EXAMPLE).record)
    assert line.endswith("\n")
    assert line.count("\n") == 1
    assert "Chloé" in line
    fields = json.loads(line)
    assert list(fields) == ["game", "format", "players", "board", "seats", "date", "rounds"]
    (one,) = fields["rounds"]
    assert list(one) == ["deal", "discard", "predict", "tricks", "paradox", "score"]
    assert one["paradox"] == 1
    assert one["tricks"][-1] == ["3g"]
    assert to_text(loads(line).record) == EXAMPLE


def test_the_example_tells_the_match() -> None:
    checked = loads(EXAMPLE)
    assert checked.match is not None
    assert checked.match.scores == ((2, -4, 1),)
    assert checked.rounds[0].table == checked.match.tables[0]
    assert checked.needs_deal
    assert not checked.over
    assert checked.to_act == ()


@pytest.mark.parametrize(("players", "wise"), MATCHES)
def test_a_match_stopped_anywhere(players: int, wise: bool) -> None:
    states = steps(players, players, wise=wise)
    for match in (*states[:40:3], *states[40::17], states[-1]):
        record = record_of(match, date="2024-02-29")
        for text in (to_text(record), to_json(record)):
            checked = loads(text)
            assert checked.match == match
            assert checked.record == record
            assert tuple(one.table for one in checked.rounds) == match.tables
            assert checked.over == match.over
            assert checked.needs_deal == match.needs_deal
            assert checked.to_act == match.to_act


@pytest.mark.parametrize(("players", "wise"), MATCHES)
def test_a_match_kept_from_one_chair(players: int, wise: bool) -> None:
    states = steps(players, 20 + players, wise=wise)
    for number, match in enumerate((*states[1:40:5], *states[40::29], states[-1])):
        seat = number % players
        view = match.view(seat)
        record = record_of_view(view, [f"Player {one}" for one in range(players)])
        for text in (to_text(record), to_json(record)):
            checked = loads(text)
            assert checked.record == record
            assert checked.view(seat) == view
            assert checked.match is None


def test_both_ends_of_a_round_were_written() -> None:
    """Else the tests above would prove little."""
    outcomes = {type(table.outcome) for match in finished() for table in match.tables}
    assert outcomes == {Completed, Paradox}


def test_a_whole_match_has_its_total() -> None:
    for match in finished():
        record = record_of(match)
        assert record.total == match.score
        assert record_of_view(match.view(0)).total == match.score


def test_a_board_of_ones_own() -> None:
    rows = "r123456 b345612 y561234 g654321"
    record = record_of(Match(variant(3, rows)))
    assert record.board == rows
    checked = loads(to_text(record))
    assert checked.variant == variant(3, rows)
    assert checked.match == Match(variant(3, rows))


def test_setups_that_nobody_prints_cannot_be_written() -> None:
    rows = Layout(variant(3).layout.rows)
    toy = Variant(players=3, numbers=6, dealt=4, predictions=(1,), layout=rows)
    with pytest.raises(ValueError, match="setups of the rulebook"):
        record_of(Match(toy))


@pytest.mark.parametrize("names", [["A", "B"], ["A", "B", ""], ["A", "B", "C|D"], ["A", "B", " C"]])
def test_names_that_cannot_be_written(names: list[str]) -> None:
    with pytest.raises(ValueError, match="Seats"):
        record_of(Match(variant(3)), names)


def test_dates_that_are_none() -> None:
    with pytest.raises(ValueError, match="2026-11-15"):
        record_of(Match(variant(3)), date="yesterday")


def test_hands_in_any_order_and_lines_not_begun_are_tidied() -> None:
    untidy = Record(
        players=3,
        board="r123456  b345612 y561234 g123456 ",
        rounds=(
            RoundRecord(
                deal=("6544433221", "1?33455666", "1112234556"),
                discard=(None, None, None),
                predict=(None, None, None),
            ),
        ),
    )
    record = check(untidy).record
    assert record.board == "r123456 b345612 y561234 g123456"
    assert record.rounds[0].deal == ("1223344456", "133455666?", "1112234556")
    assert record.rounds[0].discard is None
    assert record.rounds[0].predict is None


def test_what_has_begun_and_holds_nothing_yet_is_left_out() -> None:
    record = loads(EXAMPLE).record
    announced = to_text(replace(record, rounds=(*record.rounds, RoundRecord())))
    assert announced == EXAMPLE + "\nRound 2\n"
    assert loads(announced).record == record
    early = EXAMPLE[: EXAMPLE.index("  8. ")]
    assert loads(early + "  8.\n").record == loads(early).record


def test_a_record_without_a_round_has_no_view() -> None:
    with pytest.raises(DealDue):
        loads(to_text(record_of(Match(variant(3))))).view(0)


def test_a_view_needs_all_cards_of_its_seat() -> None:
    view = steps(3, 3)[-1].view(1)
    with pytest.raises(ValueError, match="all cards of seat 2"):
        loads(to_text(record_of_view(view))).view(2)


def test_json_is_not_written_before_it_is_checked() -> None:
    with pytest.raises(ValueError, match="checked before"):
        to_json(Record(players=3, rounds=(RoundRecord(paradox="#"),)))


def test_json_values_become_records() -> None:
    """As a program has them that speaks the line protocol."""
    for match in finished():
        record = record_of(match)
        assert record_from(as_json(record)) == record
    with pytest.raises(BadRecord):
        record_from([])


def test_a_paradox_that_is_not_written_yet() -> None:
    """The record may stop between the last play and the `#`: the rules know better."""
    early = EXAMPLE[: EXAMPLE.index(" #")] + "\n"
    checked = loads(early)
    assert checked.rounds[0].table == loads(EXAMPLE).rounds[0].table
    assert checked.record.rounds[0].paradox is None
    assert checked.needs_deal


def test_unknown_cards_are_accepted_wherever_they_are() -> None:
    """Whatever is hidden of a true record, the rest of it stays true."""
    random = Random(1)
    for match in (*finished(), *steps(3, 5, wise=True)[20::20], *steps(2, 5)[10::10]):
        record = record_of(match)
        for share in (0.1, 0.5, 1.0):
            hidden = masked(record, share, random)
            checked = check(hidden)
            assert checked.match is None or hidden == record
            assert checked.record == check(checked.record).record
            for one, table in zip(checked.rounds, match.tables, strict=True):
                assert one.table.board == table.board
                assert one.table.won == table.won


def masked(record: Record, share: float, random: Random) -> Record:
    """The record with some of its cards hidden."""

    def card(value: str) -> str:
        return "?" if random.random() < share else value

    rounds = []
    for one in record.rounds:
        assert one.deal is not None
        rounds.append(
            RoundRecord(
                deal=tuple("".join(map(card, hand)) for hand in one.deal),
                revealed=one.revealed,
                discard=one.discard
                and tuple(
                    "?" if number is not None and random.random() < share else number
                    for number in one.discard
                ),
                predict=one.predict,
                tricks=one.tricks,
                paradox=one.paradox,
                score=one.score,
            )
        )
    return Record(record.players, record.board, rounds=tuple(rounds), total=record.total)
