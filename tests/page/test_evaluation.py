"""What a page's own evaluator says: true figures, consistent deals, and mistakes that it finds."""

from random import Random

import pytest

from purradox.evaluation import Evaluation
from purradox.page.evaluation import Lookahead, evaluate, win_chances
from purradox.puzzles import Kind, puzzles
from purradox.rules import PLAYERS, Match, PlayerView, shuffled, variant
from tests.helpers import legal


def views(players: int, board: str, seed: int) -> list[PlayerView]:
    """The decisions of a match of anybody."""
    random, match, found = Random(seed), Match(variant(players, board)), list[PlayerView]()
    while not match.over:
        if match.needs_deal:
            match = match.apply(shuffled(match.variant, random))
            continue
        move = random.choice(legal(match.rounds[-1]))
        found.append(match.view(move.seat))
        match = match.apply(move)
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_every_move_has_figures_and_the_same_seed_says_the_same(players: int) -> None:
    every = views(players, "violet" if players % 2 else "white", players)
    for view in every[:: len(every) // 3]:
        found = evaluate(view, 7)
        assert sorted(map(str, (one.move for one in found.moves))) == sorted(map(str, view.legal))
        assert evaluate(view, 7) == found
        assert sum(one.prior for one in found.moves) == pytest.approx(1)
        for one in found.moves:
            assert sum(one.wins) == pytest.approx(1)
            assert one.wins[view.seat] == pytest.approx(one.win.value)
            assert 0 <= one.paradox.value <= 1
            assert 0 <= one.kept.value <= 1
            assert one.loss.value >= 0
        assert found.best.loss == (0.0, 0.0)


def test_a_choice_to_keep_is_tried_as_long_as_the_best() -> None:
    view = next(view for view in views(4, "white", 1) if len(view.legal) > 8)
    unlikely = min(Lookahead(view).prior.items(), key=lambda one: one[1])[0]
    found = evaluate(view, 3, unlikely)
    assert found.of(unlikely).simulations == found.best.simulations


def test_only_the_last_round_decides_a_match_for_sure() -> None:
    view = views(3, "white", 2)[-1]
    totals = [sum(one) for one in zip(*view.past_scores, strict=True)]
    points = [30 - totals[0] + 9, 30 - totals[1], 30 - totals[2] + 5]
    chances = win_chances(view, points)
    assert chances[(0 - view.seat) % 3] == 1
    first = views(3, "white", 2)[0]
    assert all(0 < chance < 1 for chance in win_chances(first, [3, 1, -2]))


def answered(evaluation: Evaluation) -> str:
    return str(evaluation.best.move)


def test_it_solves_most_puzzles_of_survival() -> None:
    """Puzzles whose answer a search of thousands of simulations proved."""
    asked = [one for one in puzzles() if one.kind is Kind.SURVIVE][:40]
    right = sum(answered(evaluate(one.view, 5)) == one.answer.choice for one in asked)
    assert right >= 30
