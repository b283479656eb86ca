"""Toys solved whole: the tree of a small game as one of OpenSpiel's own, for its C++ solvers.

`pyspiel.load_game("python_cat_in_the_box(players=3,numbers=2,dealt=3)")` is such a game.
"""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from purradox.bots import Bot, make_bot
from purradox.rules.actions import action_of

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("purradox.rl.toys needs OpenSpiel: install purradox[openspiel]") from missing

Path = tuple[int, ...]
"""The actions that lead to a state, those of chance among them."""


class Tree:
    """Every state of a game; `game` is the same game in C++."""

    def __init__(self, game: Any) -> None:
        self._asked: dict[str, tuple[Any, Path]] = {}
        """A state of each information state, and the way there."""
        self._numbers: list[dict[str, int]] = [{} for _ in range(game.num_players())]
        self._deals = count(1)
        self._ends: dict[str, int] = {}
        self._played: dict[Any, list[str]] = {}
        """What follows a deal; hands are dealt in many orders and played in the same ways."""
        names = " ".join(f'"{player}"' for player in range(game.num_players()))
        lines = self._lines(game.new_initial_state(), ())
        self.game = pyspiel.load_efg_game("\n".join((f'EFG 2 R "toy" {{ {names} }}', *lines, "")))

    @property
    def information_states(self) -> int:
        return len(self._asked)

    def policy(self, bot: str | Bot) -> Any:
        """What a bot, or the bot of a spec, does in every information state."""
        player = make_bot(bot, Random(0)) if isinstance(bot, str) else bot
        told: dict[str, list[tuple[int, float]]] = {}
        for state, path in self._asked.values():
            seat, here = state.current_player(), self.game.new_initial_state()
            for action in path:
                here.apply_action(_by_name(here)[str(action)])
            choice = str(action_of(player.choose(state.view(seat))))
            told[here.information_state_string(seat)] = [
                (action, float(name == choice)) for name, action in _by_name(here).items()
            ]
        return pyspiel.TabularPolicy(told)

    def _lines(self, state: Any, path: Path) -> Iterator[str]:
        """The states from here on in Gambit's format, a line for each."""
        if state.is_terminal():
            scores = " ".join(map(str, state.returns()))
            number = self._ends.setdefault(scores, len(self._ends) + 1)
            yield f't "" {number} "" {{ {scores} }}'
            return
        if state.is_chance_node():
            drawn = " ".join(f'"{card}" {chance:.16f}' for card, chance in state.chance_outcomes())
            yield f'c "" {next(self._deals)} "" {{ {drawn} }} 0'
        else:
            player = state.current_player()
            told = state.information_state_string(player)
            self._asked.setdefault(told, (state, path))
            numbers = self._numbers[player]
            number = numbers.setdefault(told, len(numbers) + 1)
            legal = " ".join(f'"{action}"' for action in state.legal_actions())
            yield f'p "" {player + 1} {number} "" {{ {legal} }} 0'
        for action in state.legal_actions():
            child = state.child(action)
            if not state.is_chance_node() or child.is_chance_node():
                yield from self._lines(child, (*path, action))
                continue
            dealt = child.position.round
            if dealt not in self._played:
                self._played[dealt] = list(self._lines(child, (*path, action)))
            yield from self._played[dealt]


def _by_name(state: Any) -> dict[str, int]:
    return {state.action_to_string(action): action for action in state.legal_actions()}
