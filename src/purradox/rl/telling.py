"""Views as strings and named tensors: what a player sees now, and all that it has ever seen."""

import numpy as np
from numpy.typing import NDArray

from purradox.observation import FIELDS, OFFSETS, PLANE, SEATS
from purradox.rl.encode import encode
from purradox.rules import Colour, Hand, Paradox, PlayerView, Trick, Variant
from purradox.rules.actions import DISCARDS, PREDICTIONS, action_of

COPIES = 5

PRIVATE = ("hand", "discard", "dealt")


def remembered(view: PlayerView, *, public: bool = True, private: bool = True) -> str:
    """Everything that the seat has seen and done since the deal: its information state."""
    table = view.table
    words = []
    if private:
        words += [str(view.seat), "deal", _digits(view.dealt), "discard", _or_dash(view.discard)]
    if public:
        words += ["revealed", _digits(table.revealed)] if table.revealed else []
        words += ["aside", "".join("-x"[done] for done in table.discarded)]
        words += ["predict", *map(_or_dash, table.predictions)] if table.variant.predictions else []
        for number, trick in enumerate((*table.tricks, table.trick), 1):
            words += [f"{number}.", _plays(trick)] if trick.plays else []
        words += ["#", _digits(table.outcome.hand)] if isinstance(table.outcome, Paradox) else []
    return " ".join(words)


def observed(view: PlayerView, *, public: bool = True, private: bool = True) -> str:
    """What lies before the seat now, without how it came there."""
    table = view.table
    words = []
    if private:
        words += [str(view.seat), "hand", _digits(view.hand), "discard", _or_dash(view.discard)]
    if public:
        for colour in Colour:
            tokens = (
                "." if owner is None else "n01234"[owner + 1] for owner in table.board.row(colour)
            )
            words += [colour.value, "".join(tokens)]
        words += ["aside", "".join("-x"[done] for done in table.discarded)]
        words += ["predict", *map(_or_dash, table.predictions)] if table.variant.predictions else []
        words += ["won", _digits(table.won), "lost", *map(_colours, table.lost)]
        words += ["leader", str(table.leader), "trick", _plays(table.trick)]
        words += ["#", _digits(table.outcome.hand)] if isinstance(table.outcome, Paradox) else []
    return " ".join(words).rstrip()


class Pieces:
    """The named rows of an observation, or of an information state if it is to recall."""

    def __init__(self, setup: Variant, *, recall: bool) -> None:
        self.recall = recall
        self.sizes = dict(FIELDS)
        if recall:
            self.sizes = {
                "seat": SEATS,
                "dealt": DISCARDS * COPIES,
                "discard": DISCARDS,
                "revealed": setup.revealed * DISCARDS,
                "discarded": SEATS,
                "prediction": SEATS * PREDICTIONS,
                "plays": setup.players * setup.tricks * PLANE,
                "paradox": SEATS,
                "shown": DISCARDS * COPIES,
            }

    def seen(self, *, public: bool, private: bool) -> dict[str, int]:
        """The size of each piece that somebody who sees this much is given."""
        return {
            name: size
            for name, size in self.sizes.items()
            if size and (private if name in PRIVATE else public)
        }

    def of(self, view: PlayerView) -> dict[str, NDArray[np.uint8]]:
        """Every piece of a view, as zeros and ones."""
        if self.recall:
            return self._recalled(view)
        bits = encode(view)
        return {name: bits[OFFSETS[name] :][:size] for name, size in self.sizes.items()}

    def _recalled(self, view: PlayerView) -> dict[str, NDArray[np.uint8]]:
        """Seats are absolute here: the start player is seat 0."""
        table = view.table
        bits = {name: np.zeros(size, np.uint8) for name, size in self.sizes.items()}
        bits["seat"][view.seat] = 1
        _count(bits["dealt"], view.dealt)
        if view.discard is not None:
            bits["discard"][view.discard - 1] = 1
        for turn, number in enumerate(table.revealed):
            bits["revealed"][turn * DISCARDS + number - 1] = 1
        bits["discarded"][: len(table.discarded)] = table.discarded
        for seat, tricks in enumerate(table.predictions):
            if tricks is not None:
                bits["prediction"][seat * PREDICTIONS + tricks - 1] = 1
        plays = (play for trick in (*table.tricks, table.trick) for play in trick.plays)
        for turn, play in enumerate(plays):
            bits["plays"][turn * PLANE + action_of(play)] = 1
        if isinstance(table.outcome, Paradox):
            bits["paradox"][table.outcome.seat] = 1
            _count(bits["shown"], table.outcome.hand)
        return bits


def _count(bits: NDArray[np.uint8], hand: Hand) -> None:
    """For each number a bit for at least one, two … five cards."""
    for number in set(hand):
        bits[(number - 1) * COPIES :][: hand.count(number)] = 1


def _digits(numbers: tuple[int, ...]) -> str:
    return "".join(map(str, numbers))


def _or_dash(number: int | None) -> str:
    return "-" if number is None else str(number)


def _plays(trick: Trick) -> str:
    return " ".join(str(play.cell) for play in trick.plays)


def _colours(lost: frozenset[Colour]) -> str:
    return "".join(colour.value for colour in Colour if colour in lost) or "-"
