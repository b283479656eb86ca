"""Those who push do so, by the readable rules; what is compared adds up."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from benchmarks import pushers, strategy
from benchmarks.pushers import LONE, among, compared, ordinary, page, pusher, wins_early
from purradox.bots.thumb import play_rank, rank
from purradox.kernel.state import unpack
from purradox.rl.vector import MATCH_OVER, VectorTables
from purradox.rules import Choice, Discard, Play, PlayerView, Predict, variant
from purradox.rules.actions import move_of
from purradox.rules.cards import TRUMP
from purradox.rules.trick import Trick

Style = pushers.Style


def decisions(players: int, mine: Style, others: Style) -> Iterator[tuple[PlayerView, Choice]]:
    """What each seat saw and did in a few matches."""
    tables = VectorTables(variant(players), 8)
    tables.reset(3)
    policy = among(tables.variant, mine, others)
    while not (tables.ended == MATCH_OVER).any():
        actions = policy(tables)
        for state, seat, action in zip(tables.states, tables.seats, actions, strict=True):
            view = unpack(state, tables.variant).view(int(seat))
            yield view, move_of(int(action), int(seat))
        tables.step(actions)


def wins(view: PlayerView, play: Play) -> bool:
    return Trick((*view.table.trick.plays, play)).winner == play.seat


def plays(view: PlayerView) -> list[Play]:
    return [move for move in view.legal if isinstance(move, Play)]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_who_pushes_wins_when_it_can_and_opens_red_when_it_may(players: int) -> None:
    seen: Counter[str] = Counter()
    for view, move in decisions(players, ordinary, pusher):
        setup = view.table.variant
        winning = [play for play in plays(view) if wins(view, play)]
        red = [play for play in winning if play.cell.colour is TRUMP]
        if view.seat == LONE:
            continue
        if isinstance(move, Predict):
            seen["predicts"] += 1
            high = sum(number >= setup.numbers - 1 for number in view.hand)
            assert move.tricks == max(one for one in setup.predictions if one <= max(high, 1))
        elif isinstance(move, Play) and not view.table.trick.plays:
            seen["leads"] += 1
            assert move.cell.number == max(play.cell.number for play in plays(view))
        elif red:
            seen["opens red"] += not view.table.red_is_open
            assert move == max(red, key=lambda play: play.cell.number)
        elif winning:
            seen["wins"] += 1
            assert move == max(winning, key=lambda play: play.cell.number)
    assert bool(seen["predicts"]) == bool(variant(players).predictions)
    assert all(seen[one] for one in ("leads", "opens red", "wins"))


def test_a_change_holds_for_the_lone_seat_alone() -> None:
    """Who wins early pushes up to the prediction, and the others play as they like."""
    needed = spared = 0
    for view, move in decisions(4, wins_early, ordinary):
        winning = [play for play in plays(view) if wins(view, play)]
        if not isinstance(move, Play) or not view.table.trick.plays or not winning:
            continue
        table = view.table
        wanted = table.predictions[view.seat] or table.variant.bonus_up_to or 0
        if view.seat == LONE and table.won[LONE] < wanted:
            needed += 1
            assert wins(view, move)
        else:
            spared += not wins(view, move)
    assert needed
    assert spared


@pytest.mark.parametrize("changes", [(), (pushers.PREDICT_ONE, pushers.TRICK_FIRST)])
def test_the_page_is_followed_with_its_changes(changes: tuple[str, ...]) -> None:
    for view, move in decisions(3, page(*changes), pusher):
        if view.seat != LONE:
            continue
        if not changes or isinstance(move, Discard):
            assert rank(view, move) == max(rank(view, one) for one in view.legal)
        elif isinstance(move, Predict):
            assert move.tricks == 1
        else:
            ranks = {one: play_rank(view, one) for one in plays(view)}
            safest = max(one.without_space for one in ranks.values())
            good = any(one.trick for one in ranks.values() if one.without_space == safest)
            assert (ranks[move].without_space, ranks[move].trick) == (safest, good)


def test_what_is_compared_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strategy, "FEWEST", 1)
    told = compared(3, "white", 1, 5)
    among_neural, among_pushers = told["among neural"], told["among pushers"]
    for row, figure in told["more among pushers than among neural"].items():
        assert figure[0] == pytest.approx(among_pushers[row][0] - among_neural[row][0], abs=1e-4)
    lead = among_pushers["points"][0] - among_pushers["points of each other"][0]
    assert told["lead over each pusher"]["neural"][0] == pytest.approx(lead, abs=1e-4)
    assert len(told[pushers.CHANGE]) == sum(map(len, pushers.CHANGES.values()))


def test_every_style_is_dealt_the_same_cards() -> None:
    setup = variant(2)
    first, second = (
        list(strategy.matches(setup, 2, 5, among(setup, *styles)))
        for styles in ((ordinary, ordinary), (pusher, pusher))
    )
    for before, after in zip(first, second, strict=True):
        assert [one.deal for one in before.rounds] == [one.deal for one in after.rounds]
        assert before.score != after.score


def test_neural_is_the_ordinary_style() -> None:
    setup = variant(5, "violet")
    tables = VectorTables(setup, 8)
    tables.reset(1)
    chosen = among(setup, ordinary, ordinary)(tables)
    assert np.array_equal(chosen, strategy.neural(tables))
