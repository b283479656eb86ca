"""R3: the deal, the discard, the predictions."""

from itertools import permutations
from random import Random

import pytest

from purradox.rules import NEUTRAL, Deal, Discard, Phase, Play, Predict, Round, variant
from purradox.rules.errors import (
    AlreadyDiscarded,
    BadDeal,
    DealDue,
    DealNotDue,
    IllegalMove,
    NotInHand,
    NotNow,
    NotYourTurn,
)
from purradox.rules.match import Match
from purradox.rules.moves import shuffled
from tests.helpers import ANNA, BORIS, CHLOE, DANA, cells, dealt, hands, legal, predicted, shown

THREE = "1223344456 1233455666 1112234556"
TWO = "1122334455 1122334455"
(BLUE_5,) = cells("5b")


def refusal(now: Round, move: Discard | Predict | Play) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        now.apply(move)
    return refused.value


def test_r3_1_every_player_is_dealt_a_hand() -> None:
    now = dealt(3, THREE)
    assert now.hands == hands(THREE)
    assert now.table.phase is Phase.DISCARD
    assert now.table.to_act == (ANNA, BORIS, CHLOE)


def test_r3_1_hands_are_kept_in_ascending_order() -> None:
    assert dealt(3, "6544433221 1233455666 1112234556") == dealt(3, THREE)


@pytest.mark.parametrize(
    ("held", "revealed", "taken"),
    [
        (TWO, "125", {"1g", "2g", "5g"}),
        ("1122233344 1122334445", "551", {"5g", "5y", "1g"}),
        ("1112223334 2233444455", "151", {"1g", "5g", "1y"}),
        ("1111122222 3344444555", "333", {"3g", "3y", "3b"}),
    ],
)
def test_r3_1_each_revealed_number_takes_its_green_space_then_yellow_then_blue(
    held: str, revealed: str, taken: set[str]
) -> None:
    table = dealt(2, held, revealed).table
    assert shown(table) == dict.fromkeys(taken, NEUTRAL)
    assert table.revealed == tuple(map(int, revealed))


def test_r3_1_the_reveal_comes_before_the_discard() -> None:
    now = dealt(2, TWO, "125")
    assert now.table.phase is Phase.DISCARD
    assert len(shown(now.table)) == 3


def test_r3_1_the_other_two_cards_left_over_stay_unknown() -> None:
    now = dealt(2, "1111122222 3333344444", "555")
    assert now.position.endswith("deal 1111122222 3333344444 | 555")
    assert sum(map(len, now.hands)) + len(now.table.revealed) == now.table.variant.deck - 2


@pytest.mark.parametrize(
    ("players", "held", "revealed", "seat", "number"),
    [
        (3, "1223344456 1233455666", "", None, None),
        (3, THREE, "1", None, None),
        (2, TWO, "12", None, None),
        (2, TWO, "", None, None),
        (3, "1223344456 123345566 1112234556", "", 1, None),
        (3, "1223344456 12334556666 1112234556", "", 1, None),
        (3, "1223344457 1233455666 1112234556", "", None, 7),
        (3, "0223344456 1233455666 1112234556", "", None, 0),
        (3, "1123344456 1233455666 1112234556", "", None, 1),
        (2, "1111122222 1333344444", "555", None, 1),
        (2, "1111122222 3333344444", "155", None, 1),
    ],
)
def test_r3_1_hands_that_cannot_come_from_the_deck_are_refused(
    players: int, held: str, revealed: str, seat: int | None, number: int | None
) -> None:
    with pytest.raises(BadDeal) as refused:
        dealt(players, held, revealed)
    assert refused.value.details == {"seat": seat, "number": number}
    assert refused.value.rule == "R3.1"


def test_r3_1_nobody_moves_before_the_deal_and_cards_are_dealt_once() -> None:
    match = Match(variant(3))
    assert match.needs_deal
    assert match.to_act == ()
    with pytest.raises(DealDue) as due:
        match.apply(Discard(ANNA, 1))
    assert str(due.value) == "R3.1 deal-due: Nobody can move before the cards are dealt"
    with pytest.raises(DealDue):
        match.view(ANNA)
    match = match.apply(Deal(hands(THREE)))
    assert not match.needs_deal
    assert match.to_act == (ANNA, BORIS, CHLOE)
    with pytest.raises(DealNotDue):
        match.apply(Deal(hands(THREE)))


def test_r3_2_all_discard_at_the_same_time_in_any_order() -> None:
    start = dealt(3, THREE)
    discards = (Discard(ANNA, 4), Discard(BORIS, 4), Discard(CHLOE, 1))
    rounds = set()
    for order in permutations(discards):
        now = start
        for move in order:
            now = now.apply(move)
        rounds.add(now)
    (now,) = rounds
    assert now.discards == (4, 4, 1)
    assert now.hands == hands("122334456 123355666 112234556")


def test_r3_2_a_discard_is_one_card_of_the_hand() -> None:
    now = dealt(3, THREE)
    assert now.view(BORIS).legal == tuple(Discard(BORIS, number) for number in range(1, 7))
    now = now.apply(Discard(CHLOE, 5)).apply(Discard(BORIS, 1))
    assert now.hands[CHLOE] == (1, 1, 1, 2, 2, 3, 4, 5, 6)
    poor = dealt(2, "1111122222 3333344444", "555")
    refused = refusal(poor, Discard(ANNA, 5))
    assert (refused.rule, refused.details) == ("R3.2", {"seat": 0, "number": 5})
    assert isinstance(refusal(poor, Discard(ANNA, 5)), NotInHand)


def test_r3_2_nobody_discards_twice() -> None:
    now = dealt(3, THREE).apply(Discard(BORIS, 1))
    assert now.table.to_act == (ANNA, CHLOE)
    assert now.view(BORIS).legal == ()
    refused = refusal(now, Discard(BORIS, 2))
    assert isinstance(refused, AlreadyDiscarded)
    sentence = "Every player sets one card aside, no more"
    assert str(refused) == f"R3.2 already-discarded: {sentence} (seat 1)"


def test_r3_2_the_discard_is_never_shown_to_others() -> None:
    start = dealt(3, THREE)
    one, other = start.apply(Discard(BORIS, 1)), start.apply(Discard(BORIS, 6))
    assert one.table == other.table
    assert one.view(ANNA) == other.view(ANNA)
    assert one.view(BORIS).discard == 1
    assert one.view(ANNA).discard is None


def test_r3_2_nobody_predicts_or_plays_before_all_have_discarded() -> None:
    now = dealt(3, THREE).apply(Discard(ANNA, 4)).apply(Discard(BORIS, 4))
    for move in (Predict(ANNA, 1), Play(ANNA, BLUE_5)):
        refused = refusal(now, move)
        assert isinstance(refused, NotNow)
        assert (refused.rule, refused.details) == ("R3.2", {"phase": "discard"})


def ready_to_predict(first: int) -> Round:
    setup = variant(4)
    now = Round.start(setup, first, shuffled(setup, Random(1)))
    for seat, hand in enumerate(now.hands):
        now = now.apply(Discard(seat, hand[0]))
    return now


def test_r3_3_predictions_go_clockwise_from_the_start_player() -> None:
    now = ready_to_predict(first=CHLOE)
    assert now.table.phase is Phase.PREDICT
    for seat in (CHLOE, DANA, ANNA, BORIS):
        assert now.table.to_act == (seat,)
        now = now.apply(Predict(seat, 2))
    assert now.table.phase is Phase.PLAY
    assert now.table.to_act == (CHLOE,)


def test_r3_3_a_prediction_is_open_to_all() -> None:
    now = predicted(ready_to_predict(first=CHLOE), 3)
    for seat in range(4):
        assert now.view(seat).table.predictions == (None, None, 3, None)


def test_r3_3_nobody_predicts_out_of_turn_or_twice() -> None:
    now = predicted(ready_to_predict(first=CHLOE), 3)
    for seat in (CHLOE, ANNA, BORIS):
        refused = refusal(now, Predict(seat, 1))
        assert isinstance(refused, NotYourTurn)
        assert (refused.rule, refused.details) == ("R3.3", {"seat": seat, "to_act": DANA})
    late = refusal(now, Discard(ANNA, 1))
    assert (late.rule, late.details) == ("R3.3", {"phase": "predict"})


def test_r3_3_two_players_go_from_the_discard_to_play() -> None:
    now = dealt(2, TWO, "125").apply(Discard(ANNA, 1))
    now = now.apply(Discard(BORIS, 1))
    assert now.table.phase is Phase.PLAY
    assert now.table.to_act == (ANNA,)


def test_r3_4_every_player_starts_the_round_free_to_declare_all_four_colours() -> None:
    now = predicted(ready_to_predict(first=ANNA), 1, 1, 1, 1)
    assert now.table.lost == (frozenset(),) * 4
    now = now.apply(Play(ANNA, cells(f"{now.hands[ANNA][0]}b")[0]))
    declared = {move.cell.colour.value for move in legal(now) if isinstance(move, Play)}
    assert declared == set("rbyg")


def test_r3_4_what_was_lost_is_forgotten_in_the_next_round() -> None:
    random = Random(3)
    match = Match(variant(3)).apply(shuffled(variant(3), random))
    while not match.needs_deal:
        match = match.apply(random.choice(legal(match.rounds[-1])))
    assert any(match.tables[0].lost)
    match = match.apply(shuffled(variant(3), random))
    assert match.tables[1].lost == (frozenset(),) * 3
    assert shown(match.tables[1]) == {}
