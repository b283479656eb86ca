"""Records that must be refused, each with the place and the rule that it names."""

import json
from dataclasses import replace

import pytest

from purradox.notation import BadRecord, RoundRecord, check, loads, record_of, to_json, to_text
from purradox.notation.errors import WrongScore
from purradox.rules import variant
from tests.notation.matches import EXAMPLE, PAIR, played_out, steps

REFUSED = [
    ('[Game "Cat in the Box"]\n', "", "1:1 format unexpected"),
    ('[Game "Cat', '[Game "Dog', "1:1 format wrong-value"),
    ('[Format "1"]', '[Format "2"]', "2:1 format wrong-value"),
    ('[Format "1"]\n', "", "1:1 format missing"),
    ('[Players "3"]', '[Players "6"]', "3:1 R1 player-count"),
    ('[Players "3"]', '[Players "three"]', "3:1 format wrong-value"),
    ('[Players "3"]\n', "", "1:1 format missing"),
    ('[Board "white"]\n', "", "1:1 format missing"),
    ('[Board "white"]', '[Board "pink"]', "4:1 R2.1 layout-row"),
    ('[Board "white"]', '[Board "r123456 b123456 y123456"]', "4:1 R2.1 layout-colours"),
    ('[Board "white"]', '[Board "r123456 b123456 y123456 g123455"]', "4:1 R2.1 layout-numbers"),
    ('[Board "white"]', '[Board "r12345 b12345 y12345 g12345"]', "4:1 R2.1 layout-columns"),
    ('[Board "white"]', '[Board "white"]\n[Board "white"]', "5:1 format repeated"),
    ('[Board "white"]', '[Result "1"]', "4:1 format unknown-name"),
    ("Anna | ", "", "5:1 format wrong-count"),
    ("Anna | Boris", "Anna | ", "5:1 format wrong-value"),
    ("2026-11-15", "2026-11-31", "6:1 format wrong-value"),
    ("2026-11-15", "15.11.2026", "6:1 format wrong-value"),
    ("Round 1", "Round 2", "8:7 format unexpected"),
    ("Round 1", "Runde 1", "8:1 format unexpected"),
    ("Round 1", "Round", "9:3 format unexpected"),
    ("1223344456 ", "", "9:3 format wrong-count"),
    ("1223344456", "122334445", "9:11 R3.1 bad-deal"),
    ("1223344456", "1223344457", "9:11 R1 no-such-card"),
    ("1223344456", "1223344466", "9:33 R3.1 bad-deal"),
    ("1223344456", "122334445x", "9:11 format unexpected"),
    ("1112234556", "1112234556 | 125", "9:46 R3.1 nothing-revealed"),
    ("1112234556", "1112234556 | ?", "9:46 format unexpected"),
    ("  deal    1223344456 1233455666 1112234556\n", "", "8:1 R3.1 deal-due"),
    ("discard 4 4 1", "discard 4 4", "10:3 format wrong-count"),
    ("discard 4 4 1", "discard 1 4 4", "14:6 R4.1 not-in-hand"),
    ("discard 4 4 1", "discard 9 4 1", "10:11 R1 no-such-card"),
    ("discard 4 4 1", "discard 4 - 1", "11:11 R3.2 not-now"),
    ("discard 4 4 1", "discard 4 x 1", "10:13 format unexpected"),
    ("predict 3 4 3", "predict 2 4 3", "11:11 R1.3 no-such-prediction"),
    ("predict 3 4 3", "predict - 4 3", "11:13 R3.3 not-your-turn"),
    ("predict 3 4 3", "predict 3 4 -", "12:3 R3.3 not-now"),
    ("predict 3 4 3", "predict 3 4", "11:3 format wrong-count"),
    ("  predict 3 4 3\n", "", "11:3 R3.3 not-now"),
    ("discard 4 4 1\n  predict 3 4 3", "predict 3 4 3\n  discard 4 4 1", "11:3 format unexpected"),
    ("  2. ", "  3. ", "13:3 format unexpected"),
    ("1. 5g 2g 6g", "1. 5g 2g", "13:3 R4 trick-not-finished"),
    ("1. 5g 2g 6g", "1. 5g 2g 6g 1g", "12:15 format wrong-count"),
    ("1. 5g", "1. 5r", "12:6 R4.2 red-not-open"),
    ("1. 5g", "1. 1g", "14:6 R4.1 not-in-hand"),
    ("2. 5y", "2. 5g", "13:6 R4.1 space-taken"),
    ("3. 1g 5r 5b", "3. 1g 5r 5g", "14:12 R4.1 space-taken"),
    ("4. 6r 4r", "4. 6r 4g", "15:9 R4.1 colour-lost"),
    ("5. 6b", "5. 6x", "16:6 format unexpected"),
    ("4. 6r 4r", "4. 6r 9r", "15:9 R2.4 out-of-play"),
    ("8. 3g #", "8. #", "19:6 R5.2 no-paradox"),
    ("8. 3g #", "8. 3g # 1g", "19:11 format unexpected"),
    ("7. 3y 1b 4y", "7. 3y 1b #", "19:3 format unexpected"),
    ("8. 3g #", "8. 3g", "20:3 R5.2 paradox-missing"),
    ("8. 3g #", "8.", "20:3 R5 round-not-over"),
    ("8. 3g #", "8. 3g #\n  9. 1b", "20:3 format unexpected"),
    ("8. 3g #", "8. 3g {", "19:9 format unclosed-comment"),
    ("2 -4 1", "2 4 1", "20:13 R6 wrong-score"),
    ("2 -4 1", "2 -4", "20:3 format wrong-count"),
    ("2 -4 1", "2 -4 x", "20:16 format unexpected"),
    (
        "2 -4 1\n",
        "2 -4 1\nRound 2\n deal 1223344456 1233455666 1112234556\nRound 3\n",
        "23:1 R5 round-not-over",
    ),
    ("  score   2 -4 1\n", "Round 2\n", "20:1 R6 score-missing"),
    ("  score   2 -4 1\n", "total 2 -4 1\n", "20:1 R1.2 match-not-over"),
    ("2 -4 1", "2 -4 1\ntotal 2 -4 1", "21:1 R1.2 match-not-over"),
    ("2 -4 1", "2 -4 1\nRound 2\n  discard - - -", "21:1 R3.1 deal-due"),
    ("2 -4 1", "2 -4 1\n]", "21:1 format unexpected"),
    ("2 -4 1", '2 -4 1\n[Date "2026-11-15"]', "21:1 format unexpected"),
]


def told(text: str) -> str:
    """Where and what, of a record that must be refused."""
    with pytest.raises(BadRecord) as caught:
        loads(text)
    error = caught.value
    assert str(error).startswith(f"{error.line}:{error.column}: {error.rule} {error.code}")
    return f"{error.line}:{error.column} {error.rule} {error.code}"


@pytest.mark.parametrize(("old", "new", "expected"), REFUSED)
def test_one_thing_wrong(old: str, new: str, expected: str) -> None:
    assert old in EXAMPLE
    assert told(EXAMPLE.replace(old, new, 1)) == expected


PAIR_REFUSED = [
    (" | 111", "", "7:3 R3.1 reveal-missing"),
    ("| 111", "| 11", "7:35 format wrong-count"),
    ("| 111", "| 116", "7:35 R1 no-such-card"),
    ("| 111", "| 444", "7:35 R3.1 bad-deal"),
    ("| 111", "|", "8:3 format unexpected"),
    ("discard 5 1\n", "discard 5 1\n  predict 1 1\n", "9:3 R3.3 nobody-predicts"),
    ("discard 5 1\n", "discard 5 1\n  1. #\n", "9:6 R5.2 no-paradox"),
    ("discard 5 1\n", "discard 5 -\n  1. #\n", "9:3 R3.2 not-now"),
    ("discard 5 1\n", "discard 1 1\n", "8:11 R3.2 not-in-hand"),
    ("discard 5 1\n", "discard 5 1\n  1. 1g\n", "9:6 R4.1 not-in-hand"),
    ("discard 5 1\n", "discard 5 1\n  1. 5b 2g 3g\n", "9:12 format wrong-count"),
    ("discard 5 1\n", "discard 5 1\n  1. 5b 1r\n", "9:9 R4.1 not-in-hand"),
    ("| 111\n  discard 5 1\n", "|", "7:34 format cut-short"),
    ("deal    2234455555 1222333444 | 111\n  discard 5 1\n", "score 1 1\n", "6:1 R3.1 deal-due"),
    (
        "Round 1\n  deal    2234455555 1222333444 | 111\n  discard 5 1\n",
        "Round",
        "6:6 format cut-short",
    ),
]


@pytest.mark.parametrize(("old", "new", "expected"), PAIR_REFUSED)
def test_two_players(old: str, new: str, expected: str) -> None:
    assert old in PAIR
    assert told(PAIR.replace(old, new, 1)) == expected


def test_neutral_tokens_take_spaces() -> None:
    text = PAIR.replace("2234455555 1222333444", "1234455555 2222333444")
    text = text.replace("discard 5 1", "discard 5 2\n  1. 1g")
    with pytest.raises(BadRecord) as caught:
        loads(text)
    assert caught.value.code == "space-taken"
    assert caught.value.details["owner"] is None


def test_a_finished_match() -> None:
    match = steps(3, 3, wise=True)[-1]
    record = record_of(match)
    assert record.total is not None
    text = to_text(record)
    lines = text.count("\n")
    right = " ".join(map(str, record.total))
    assert (
        told(text.replace(f"total {right}", f"total 99 {right[2:]}"))
        == f"{lines}:7 R6.4 wrong-total"
    )
    assert told(text.replace(f"total {right}", "total 9")) == f"{lines}:1 format wrong-count"
    assert told(text + "total 1 2 3\n") == f"{lines + 1}:1 format unexpected"
    assert told(text.replace("total", "Round 4\ntotal")) == f"{lines}:1 R1.2 match-over"
    rounds = (*record.rounds[:2], replace(record.rounds[2], score=None))
    assert told(to_text(replace(record, rounds=rounds))).endswith("R6 score-missing")


def test_nothing_follows_a_round_that_is_over() -> None:
    match = played_out()
    text = to_text(replace(record_of(match), total=None))
    text = text[: text.rindex("  score")]
    lines = text.count("\n")
    beyond = match.variant.tricks + 1
    assert told(text + f"  {beyond}. 1g\n") == f"{lines + 1}:3 R5 not-now"
    assert told(text + f"  {beyond}.\n") == f"{lines + 1}:3 R5 not-now"
    assert told(text.rstrip("\n") + " #\n").endswith("R5 not-now")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "Dog in the Box"}, "format wrong-value"),
        ({"format": 2}, "format wrong-value"),
        ({"format": "1"}, "format wrong-value"),
        ({"players": "3"}, "format wrong-value"),
        ({"players": True}, "format wrong-value"),
        ({"players": 6}, "R1 player-count"),
        ({"players": None}, "format wrong-value"),
        ({"board": 1}, "format wrong-value"),
        ({"board": ""}, "R2.1 layout-colours"),
        ({"seats": "Anna"}, "format wrong-value"),
        ({"seats": ["Anna", "Boris", 3]}, "format wrong-value"),
        ({"seats": ["Anna", "Boris", "\ud800"]}, "format wrong-value"),
        ({"seats": ["Anna", "Boris", "a\nb"]}, "format wrong-value"),
        ({"seats": ["Anna", "Boris", 'a"b']}, "format wrong-value"),
        ({"seats": ["Anna"]}, "format wrong-count"),
        ({"date": None}, "format wrong-value"),
        ({"date": "2026-02-30"}, "format wrong-value"),
        ({"winner": 1}, "format unknown-name"),
        ({"rounds": {}}, "format wrong-value"),
        ({"rounds": [1]}, "format wrong-value"),
        ({"total": None}, "format wrong-value"),
    ],
)
def test_fields_of_json(change: dict[str, object], expected: str) -> None:
    fields = json.loads(to_json(loads(EXAMPLE).record)) | change
    key = next(iter(change))
    text = json.dumps(fields, indent=1)
    line = next(number for number, one in enumerate(text.split("\n"), 1) if f' "{key}"' in one)
    where, _, what = told(text).partition(" ")
    assert what == expected
    assert line <= int(where.split(":")[0]) <= line + 3


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"deal": "1223344456"}, "format wrong-value"),
        ({"deal": ["1223344456", "1233455666", 1]}, "format wrong-value"),
        ({"deal": ["1223344456", "1233455666", "111223455x"]}, "format wrong-value"),
        ({"revealed": "125"}, "R3.1 nothing-revealed"),
        ({"revealed": "12?"}, "format wrong-value"),
        ({"revealed": None}, "format wrong-value"),
        ({"discard": [4, 4, "1"]}, "format wrong-value"),
        ({"discard": [4, 4, 0]}, "R1 no-such-card"),
        ({"discard": None}, "format wrong-value"),
        ({"predict": [3, 4, 1.5]}, "format unexpected"),
        ({"predict": [3, 4, "?"]}, "format wrong-value"),
        ({"predict": [3, 4, 10**12]}, "format unexpected"),
        ({"tricks": [["5g", "2g", "6g", "#"]]}, "format wrong-value"),
        ({"tricks": [["5g", "2g"], [], []]}, "R4 trick-not-finished"),
        ({"tricks": [[], ["5g"]]}, "R4 trick-not-finished"),
        ({"paradox": "#"}, "format wrong-value"),
        ({"paradox": 0}, "R5.2 others-paradox"),
        ({"paradox": 7}, "R5.2 others-paradox"),
        ({"paradox": None}, "R5.2 paradox-missing"),
        ({"score": [2, -4, 2]}, "R6 wrong-score"),
        ({"score": []}, "format wrong-count"),
        ({"points": []}, "format unknown-name"),
    ],
)
def test_fields_of_a_json_round(change: dict[str, object], expected: str) -> None:
    fields = json.loads(to_json(loads(EXAMPLE).record))
    fields["rounds"][0] |= change
    where, _, what = told(json.dumps(fields, indent=1)).partition(" ")
    assert what == expected
    assert int(where.split(":")[0]) > 10


@pytest.mark.parametrize("key", ["game", "format", "players", "board"])
def test_fields_that_every_record_has(key: str) -> None:
    fields = json.loads(to_json(loads(EXAMPLE).record))
    del fields[key]
    assert told(json.dumps(fields)) == "1:1 format missing"


def test_places_in_json_are_exact() -> None:
    text = to_json(loads(EXAMPLE).record)
    wrong = text.replace("-4", "-3")
    assert told(wrong) == f"1:{wrong.index('-3') + 1} R6 wrong-score"
    wrong = text.replace('"2r"', '"2b"')
    again = wrong.rindex('"2b"') + 1
    assert told(wrong) == f"1:{again} R4.1 space-taken"


def test_names_go_with_the_error() -> None:
    with pytest.raises(BadRecord) as caught:
        loads(EXAMPLE.replace("-4", "4"))
    assert caught.value.names == ("Anna", "Boris", "Chloé")
    problem = caught.value.problem
    assert isinstance(problem, WrongScore)
    assert (problem.seat, problem.written, problem.right) == (1, 4, -4)


def test_a_round_without_a_deal_is_not_followed() -> None:
    record = replace(record_of(steps(3, 3)[0]), rounds=(RoundRecord(), RoundRecord()))
    assert record.board == variant(3).board_name
    with pytest.raises(BadRecord) as caught:
        check(record)
    assert caught.value.code == "deal-due"
