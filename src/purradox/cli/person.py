"""The person at the terminal: asked for a move, line by line, until it is a legal one."""

import sys
from collections.abc import Sequence

from purradox.cli.screen import drawn, named, painted
from purradox.i18n import Words, explain
from purradox.rules import (
    Choice,
    Discard,
    IllegalMove,
    Phase,
    Play,
    PlayerView,
    Predict,
    parse_cell,
    why_not,
)
from purradox.rules.errors import NotInHand

LEAVING = ("quit", "q", "exit")


class Left(Exception):
    """The person left, or there is nothing more to read."""


class Person:
    """Chooses like a bot, by asking."""

    def __init__(self, names: Sequence[str], say: Words) -> None:
        self.names, self.say = names, say

    def choose(self, view: PlayerView) -> Choice:
        print(f"\n{drawn(view, self.names, self.say)}\n{self._question(view)}")
        while True:
            line = _line().strip().lower()
            if line in LEAVING:
                raise Left
            move = self._answer(view, line)
            if move is not None:
                return move

    def _question(self, view: PlayerView) -> str:
        say, table = self.say, view.table
        match table.phase:
            case Phase.DISCARD:
                return say("play-ask-discard")
            case Phase.PREDICT:
                allowed = ", ".join(map(str, table.variant.predictions))
                return say("play-ask-predict", allowed=allowed)
            case _:
                led = table.trick.led
                if led is None:
                    return say("play-ask-lead")
                return say("play-ask-follow", colour=named(led, say))

    def _answer(self, view: PlayerView, line: str) -> Choice | None:
        """The move if the line is a legal one; else something is said about it."""
        say = self.say
        if not line:
            return None
        if line in ("?", "help"):
            moves = sorted(view.legal, key=_number)
            print(say("play-legal", moves=" ".join(map(shown, moves))))
            print(say("play-words"))
            return None
        asked, _, rest = line.partition(" ")
        text = "".join(rest.split()) if asked == "why" else "".join(line.split())
        move = _move(view, text)
        if move is None:
            print(self._nonsense(view, text))
            return None
        broken = why_not(view.table, view.hand, move)
        if broken is not None:
            print(self._why(view, broken))
        elif asked == "why":
            print(say("play-why-legal", move=shown(move)))
        else:
            return move
        return None

    def _why(self, view: PlayerView, broken: IllegalMove) -> str:
        """The rule that a move would break, told to the person who wants to make it."""
        if isinstance(broken, NotInHand):
            return self.say("play-not-in-hand", number=broken.number)
        names = list(self.names)
        names[view.seat] = self.say("play-you-took")
        return explain(broken, self.say, names)

    def _nonsense(self, view: PlayerView, text: str) -> str:
        """What could be meant by a line that is no move."""
        if view.table.phase is not Phase.PLAY:
            return self.say("play-number-please")
        colours = [shown(move) for move in view.legal if _number(move) == text]
        if colours:
            return self.say("play-which-colour", moves=" ".join(colours))
        return self.say("play-card-please")


def _move(view: PlayerView, text: str) -> Choice | None:
    if view.table.phase is Phase.PLAY:
        try:
            return Play(view.seat, parse_cell(text))
        except ValueError:
            return None
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        return None
    kind = Discard if view.table.phase is Phase.DISCARD else Predict
    return kind(view.seat, int(text))


def shown(move: Choice) -> str:
    """A move as it is typed."""
    match move:
        case Discard(_, number):
            return str(number)
        case Predict(_, tricks):
            return str(tricks)
        case Play(_, cell):
            return painted(cell)


def _number(move: Choice) -> str:
    return str(move.cell.number) if isinstance(move, Play) else ""


def _line() -> str:
    try:
        line = input("> ")
    except (EOFError, RuntimeError):  # the end of input, or none at all
        print()
        raise Left from None
    if not sys.stdin.isatty():
        print(line)  # what a terminal shows by itself
    return line
