"""The OpenSpiel game: OpenSpiel's own tests, perfect recall, and worlds dealt again."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts

from purradox.rl import action_of, encode, legal_mask
from purradox.rl.openspiel import NAME, CatInTheBoxObserver, CatInTheBoxState, state_of
from purradox.rules import PLAYERS, Match, Phase, score, shuffled, variant

DATA = Path(__file__).parents[1] / "data"
PLAYTHROUGHS = {
    f"{NAME}(players=2)": 1,
    f"{NAME}(players=3,board=violet)": 2,
}
"""Golden transcripts and the seeds they were made with."""


def load(players: int, board: str = "white") -> Any:
    return pyspiel.load_game(NAME, {"players": players, "board": board})


def states(players: int, random: Random, board: str = "white") -> Iterator[CatInTheBoxState]:
    """Every state of a random round after the deal, the end included."""
    state = load(players, board).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            yield state.clone()
            state.apply_action(random.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("board", ["white", "violet"])
@pytest.mark.parametrize("players", PLAYERS)
def test_openspiel_finds_nothing_wrong(players: int, board: str) -> None:
    pyspiel.random_sim_test(load(players, board), num_sims=6, serialize=True, verbose=False)


def transcript(game: str) -> Path:
    """The file of a game: `NAME(players=2)` is in `NAME.players=2.txt`."""
    return DATA / f"{game.rstrip(')').replace('(', '.').replace(',', '.')}.txt"


@pytest.mark.parametrize("game", PLAYTHROUGHS)
def test_a_round_is_told_as_it_always_was(game: str) -> None:
    flags.FLAGS.mark_as_parsed()
    # It imports scipy.stats, which would take every process of a run a second.
    from open_spiel.python.algorithms import generate_playthrough

    expected, told = generate_playthrough.replay(str(transcript(game)))
    assert told == expected
    assert told == generate_playthrough.playthrough(game, [], seed=PLAYTHROUGHS[game])


@pytest.mark.parametrize("players", PLAYERS)
def test_a_state_is_the_rules(players: int) -> None:
    for state in states(players, Random(players)):
        now = state.position.round
        assert now is not None
        for player in range(players):
            view = now.view(player)
            assert state.view(player) == view
            assert np.array_equal(state.observation_tensor(player), encode(view))
        if state.is_terminal():
            assert state.returns() == [one.total for one in score(now.table)]
            assert state.rewards() == state.returns()
        else:
            assert state.legal_actions_mask() == list(legal_mask(now.view(state.current_player())))
            assert state.returns() == [0] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deal_is_card_by_card(players: int) -> None:
    """Always the highest card left: five of the highest number, then five of the next."""
    setup, game = variant(players), load(players)
    deck = [number for number in range(setup.numbers, 0, -1) for _ in range(setup.copies)]
    state = game.new_initial_state()
    for place in range(game.max_chance_nodes_in_history()):
        assert state.information_state_string(0) == state.observation_string(0) == "0 deal"
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        left = deck[place:]
        assert [outcome + 1 for outcome, _ in outcomes] == sorted(set(left))
        assert outcomes[-1][1] == left.count(left[0]) / len(left)
        state.apply_action(outcomes[-1][0])
    assert not state.is_chance_node()
    hands = [sorted(deck[seat * setup.dealt :][: setup.dealt]) for seat in range(players)]
    assert [list(state.view(seat).hand) for seat in range(players)] == hands
    assert list(state.view(0).table.revealed) == deck[players * setup.dealt :][: setup.revealed]


@pytest.mark.parametrize("players", PLAYERS)
def test_an_information_state_is_a_view_and_a_view_an_information_state(players: int) -> None:
    """Histories that differ only in what the player cannot see share string, tensor and view."""
    random = Random(players)
    views: dict[str, Any] = {}
    tensors: dict[str, Any] = {}
    others = 0
    for seed in range(3):
        for state in states(players, Random(seed)):
            for player in range(players):
                twin = state.resample_from_infostate(player, random.random)
                others += twin.history() != state.history()
                for one in (state, twin):
                    told = one.information_state_string(player)
                    assert views.setdefault(told, one.view(player)) == one.view(player)
                    tensor = tuple(one.information_state_tensor(player))
                    assert tensors.setdefault(told, tensor) == tensor
                assert twin.current_player() == state.current_player()
                assert twin.is_terminal() == state.is_terminal()
    assert others > len(views) / 2
    assert len(set(tensors.values())) == len(tensors) == len(views)
    assert len({view.position for view in views.values()}) == len(views)


def remembered_by(player: int, state: Any) -> list[tuple[str, int]]:
    """The information states in which a player has acted, and what it did."""
    past = state.get_game().new_initial_state()
    told = []
    for action in state.history():
        if past.current_player() == player:
            told.append((past.information_state_string(player), action))
        past.apply_action(action)
    return told


@pytest.mark.parametrize("players", PLAYERS)
def test_who_shares_an_information_state_shares_all_earlier_ones(players: int) -> None:
    random = Random(players)
    for state in list(states(players, random, "violet"))[::5]:
        for player in range(players):
            twin = state.resample_from_infostate(player, random.random)
            assert remembered_by(player, twin) == remembered_by(player, state)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_remembers_what_was_done_but_only_one_what_was_set_aside(players: int) -> None:
    for state in states(players, Random(players)):
        actions = state.legal_actions()
        aside = not state.is_terminal() and state.view(0).table.phase is Phase.DISCARD
        for player in range(players):
            after = [state.child(action) for action in actions]
            told = {one.information_state_string(player) for one in after}
            bits = {tuple(one.information_state_tensor(player)) for one in after}
            unseen = aside and player != state.current_player()
            assert len(told) == len(bits) == (1 if unseen else len(actions))


def test_a_forgetful_string_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the card set aside, states that a player can tell apart would be one."""
    honest = CatInTheBoxObserver.string_from

    def forgetful(self: Any, state: Any, player: int) -> str:
        return " ".join(word for word in honest(self, state, player).split() if len(word) != 1)

    monkeypatch.setattr(CatInTheBoxObserver, "string_from", forgetful)
    with pytest.raises(AssertionError):
        test_an_information_state_is_a_view_and_a_view_an_information_state(3)


def test_the_sampler_alone_decides_what_is_dealt_again() -> None:
    (state, *_) = states(4, Random(1))
    again = [state.resample_from_infostate(2, lambda: 0.25).history() for _ in range(2)]
    assert again[0] == again[1]
    assert again[0] != state.resample_from_infostate(2, lambda: 0.75).history()


def test_nothing_is_dealt_again_before_the_deal_is_done() -> None:
    with pytest.raises(ValueError, match="the cards are still being dealt"):
        load(4).new_initial_state().resample_from_infostate(0, lambda: 0.5)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_others_hold_and_set_aside_is_told_to_nobody(players: int) -> None:
    for state in states(players, Random(players)):
        for kind in (
            pyspiel.IIGObservationType(perfect_recall=recall, private_info=private)
            for recall in (False, True)
            for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER)
        ):
            observer = state.get_game().make_py_observer(kind)
            for player in range(players):
                twin = state.resample_from_infostate(player, lambda: 0.1)
                observer.set_from(state, player)
                mine = observer.tensor.copy()
                observer.set_from(twin, player)
                assert np.array_equal(mine, observer.tensor)
                assert observer.string_from(state, player) == observer.string_from(twin, player)


def test_public_observations_hold_no_cards_and_private_ones_nothing_else() -> None:
    *_, state = states(3, Random(3))
    for recall in (False, True):
        public = state.get_game().make_py_observer(
            pyspiel.IIGObservationType(
                perfect_recall=recall, private_info=pyspiel.PrivateInfoType.NONE
            )
        )
        assert not {"hand", "dealt", "discard"} & public.dict.keys()
        assert "deal" not in public.string_from(state, 0).split()
        assert len({public.string_from(state, player) for player in range(3)}) == 1
        private = state.get_game().make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=recall, public_info=False)
        )
        assert private.dict.keys() == {"dealt" if recall else "hand", "discard"}
    with pytest.raises(ValueError, match="a player sees no other hand"):
        state.get_game().make_py_observer(
            pyspiel.IIGObservationType(
                perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            )
        )
    with pytest.raises(ValueError, match="take no parameters"):
        state.get_game().make_py_observer(None, {"zoom": 2})


@pytest.mark.parametrize("players", PLAYERS)
def test_scores_stay_within_the_bounds_that_are_promised(players: int) -> None:
    game = load(players)
    assert (game.min_utility(), game.max_utility()) == {
        2: (-7, 12),
        3: (-7, 12),
        4: (-7, 11),
        5: (-6, 10),
    }[players]
    assert game.max_game_length() == {2: 18, 3: 30, 4: 40, 5: 45}[players]
    assert game.num_distinct_actions() == 49


def test_a_board_of_ones_own_survives_the_way_through_its_name() -> None:
    rows = "r123456 b345612 y561234 g612345"
    game = pyspiel.load_game(f"{NAME}(players=3,board={rows})")
    again = pyspiel.load_game(str(game))
    assert again.variant == game.variant == variant(3, rows)
    *_, state = states(3, Random(1), rows)
    assert (
        pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), state)
        )[1].returns()
        == state.returns()
    )


def test_openspiels_search_plays_it() -> None:
    """ISMCTS draws its worlds through `resample_from_infostate`."""
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=load(2),
        uct_c=4,
        max_simulations=10,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        random_state=random,
    )
    state = next(states(2, Random(2)))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("board", ["white", "violet"])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_of_a_match_becomes_a_state(players: int, board: str) -> None:
    """Whoever starts the round, and in whatever order cards are set aside."""
    setup, random, game = variant(players, board), Random(players), load(players, board)
    match = Match(setup)
    while not match.over:
        if match.needs_deal:
            match = match.apply(shuffled(setup, random))
            continue
        seat = random.choice(match.to_act)
        view = match.view(seat)
        state = state_of(game, view, random)
        seen = state.view(state.current_player())
        assert seen.seat == (seat - view.table.first) % players
        assert (seen.dealt, seen.table.revealed) == (view.dealt, view.table.revealed)
        if view.table.phase is not Phase.DISCARD:
            assert np.array_equal(encode(seen), encode(replace(view, past=())))
        assert state.legal_actions() == sorted(map(action_of, view.legal))
        match = match.apply(random.choice(view.legal))


def test_only_who_is_to_act_has_such_a_state() -> None:
    state = list(states(3, Random(1)))[4]
    with pytest.raises(ValueError, match="is not to act"):
        state_of(load(3), state.view((state.current_player() + 1) % 3), Random(1))
