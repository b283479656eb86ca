"""One round as an OpenSpiel game: `pyspiel.load_game("python_cat_in_the_box(players=3)")`.

Chance deals card by card: ten (nine) to seat 0, then to seat 1 and so on, and with two players
the three that are turned up. Hands are picked up when all is dealt; before that nobody knows any.
Cards are set aside in the order of the seats, unseen by the others. Seat 0 is the start player.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np

from purradox.kernel.state import unpack
from purradox.kernel.worlds import worlds
from purradox.rl.deal import DealtRound
from purradox.rl.telling import Pieces, observed, remembered
from purradox.rules import PlayerView, Round, Variant, score, variant
from purradox.rules.actions import ACTIONS, action_of, move_of
from purradox.rules.moves import Choice, Discard, Predict

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        "purradox.rl.openspiel needs OpenSpiel: install purradox[openspiel]"
    ) from missing

NAME = "python_cat_in_the_box"
DEFAULTS: dict[str, Any] = {"players": 4, "board": "white", "numbers": 0, "dealt": 0}
"""With `numbers` and `dealt` the game is a toy: fewer numbers, fewer cards in a hand."""

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Cat in the Box",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


def toy(whole: Variant, numbers: int, dealt: int) -> Variant:
    """The setup made smaller: nothing is turned up, and nobody aims higher than the tricks."""
    if not 1 <= numbers <= whole.numbers or not 3 <= dealt <= whole.dealt:
        most = f"1 to {whole.numbers} numbers and 3 to {whole.dealt} cards dealt"
        raise ValueError(f"a toy has {most}, not {numbers} and {dealt}")
    setup = replace(whole, numbers=numbers, dealt=dealt, revealed=0)
    if setup.deck < setup.players * dealt:
        raise ValueError(f"{setup.deck} cards are too few for {setup.players} hands of {dealt}")
    if whole.bonus_up_to is not None:
        return replace(setup, bonus_up_to=min(whole.bonus_up_to, setup.tricks - 1))
    return replace(setup, predictions=tuple(n for n in whole.predictions if n <= setup.tricks))


def game_info(setup: Variant) -> Any:
    """What OpenSpiel wants to know in advance."""
    bonus = max(setup.predictions) if setup.predictions else setup.bonus_up_to or 0
    asked = setup.players * (2 if setup.predictions else 1)
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=setup.numbers,
        num_players=setup.players,
        min_utility=1.0 - setup.tricks,
        max_utility=float(bonus + setup.tricks),
        max_game_length=asked + setup.players * setup.tricks,
    )


class CatInTheBoxGame(pyspiel.Game):  # type: ignore[misc]
    """A round for two to five players; its utilities are the scores."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        told = {**DEFAULTS, **(params or {})}
        self.variant = variant(told["players"], told["board"])
        if told["numbers"] or told["dealt"]:
            self.variant = toy(self.variant, told["numbers"], told["dealt"])
        super().__init__(GAME_TYPE, game_info(self.variant), params or {})

    def new_initial_state(self) -> "CatInTheBoxState":
        return CatInTheBoxState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.variant.players * self.variant.dealt + self.variant.revealed

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "CatInTheBoxObserver":
        if params:
            raise ValueError(f"observers of {NAME} take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CatInTheBoxObserver(kind, self.variant)


class CatInTheBoxState(pyspiel.State):  # type: ignore[misc]
    """A position in the round; all that changes is one frozen value."""

    def __init__(self, game: CatInTheBoxGame) -> None:
        super().__init__(game)
        self.position = DealtRound(game.variant)

    def current_player(self) -> int:
        now = self.position.round
        if now is None:
            return int(pyspiel.PlayerId.CHANCE)
        return now.table.to_act[0] if now.table.to_act else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        now = self.position.round
        return now is not None and now.table.outcome is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The number of the next card less one, as likely as it is left in the deck."""
        return self.position.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action_of(move) for move in self.view(player).legal)

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action + 1}"
        match move_of(action, player):
            case Discard(_, number):
                return f"discard {number}"
            case Predict(_, tricks):
                return f"predict {tricks}"
            case play:
                return str(play.cell)

    def returns(self) -> list[float]:
        """The scores, once the round is over."""
        now = self.position.round
        if now is None or now.table.outcome is None:
            return [0.0] * self.position.variant.players
        return [float(one.total) for one in score(now.table)]

    def __str__(self) -> str:
        now = self.position.round
        if now is None:
            return "deal " + "".join(map(str, self.position.dealt))
        return "\n".join(remembered(now.view(seat)) for seat in range(len(now.hands)))

    def view(self, player: int) -> PlayerView:
        """What the player sees, as the rules give it to anybody; not before all is dealt."""
        if self.position.round is None:
            raise ValueError("the cards are still being dealt: nobody sees anything yet")
        return self.position.round.view(player)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "CatInTheBoxState":
        """A state that the player cannot tell from this one, each deal of what it cannot see
        equally likely; the numbers from the sampler alone decide which."""
        random = Random(int(probability_sampler() * 2**53))
        return _fitting(self.get_game(), self.view(player_id), random)


def state_of(game: CatInTheBoxGame, view: PlayerView, random: Random) -> CatInTheBoxState:
    """A state in which the seat that is to act sees this view, any deal of the rest as likely.

    Player 0 is the start player there, so the seats may be others than in the match. Cards are
    set aside in that order: whoever should have done it before the seat does it now, at random.
    """
    if view.seat not in view.table.to_act:
        raise ValueError(f"seat {view.seat} is not to act")
    state = _fitting(game, view, random)
    while state.current_player() != (view.seat - view.table.first) % view.table.variant.players:
        state.apply_action(random.choice(state.legal_actions()))
    return state


def _fitting(game: CatInTheBoxGame, view: PlayerView, random: Random) -> CatInTheBoxState:
    (world,) = worlds(view).sample(1, random.getrandbits(64))
    state = game.new_initial_state()
    for action in history(unpack(world, view.table.variant), random):
        state.apply_action(action)
    return state


def history(now: Round, random: Random) -> list[int]:
    """The actions that lead to a round, the cards of each hand dealt in a random order."""
    table, players = now.table, now.table.variant.players
    seats = [(table.first + turn) % players for turn in range(players)]
    cards: list[int] = []
    for seat in seats:
        cards += random.sample(hand := now.view(seat).dealt, len(hand))
    moves: list[Choice] = []
    for seat in seats:  # in this order: who comes after one that has not yet waits
        if (number := now.discards[seat]) is None:
            break
        moves.append(Discard(seat, number))
    moves += [
        Predict(seat, tricks) for seat in seats if (tricks := table.predictions[seat]) is not None
    ]
    moves += [play for trick in (*table.tricks, table.trick) for play in trick.plays]
    return [*(card - 1 for card in (*cards, *table.revealed)), *map(action_of, moves)]


class CatInTheBoxObserver:
    """Tensors by name, and a string, of what a player sees now or has ever seen.

    Without perfect recall the tensor is `purradox.rl.encode`, field by field.
    """

    def __init__(self, kind: Any, setup: Variant) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a player sees no other hand: private_info is SINGLE_PLAYER or NONE")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        self.pieces = Pieces(setup, recall=kind.perfect_recall)
        self.recall = kind.perfect_recall
        sizes = self.pieces.seen(public=self.public, private=self.private)
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        ends = np.cumsum([0, *sizes.values()])
        self.dict = {
            name: self.tensor[start:end]
            for name, (start, end) in zip(sizes, pairwise(ends), strict=True)
        }

    def set_from(self, state: CatInTheBoxState, player: int) -> None:
        self.tensor.fill(0)
        if state.position.round is not None:
            for name, bits in self.pieces.of(state.view(player)).items():
                if name in self.dict:
                    self.dict[name][:] = bits

    def string_from(self, state: CatInTheBoxState, player: int) -> str:
        if state.position.round is None:
            return f"{player} deal" if self.private else "deal"
        tell = remembered if self.recall else observed
        return tell(state.view(player), public=self.public, private=self.private)


pyspiel.register_game(GAME_TYPE, CatInTheBoxGame)
