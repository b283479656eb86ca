"""The person at the terminal: asked for a move, line by line, until it is a legal one."""

import sys
from collections.abc import Sequence

from purradox.i18n import Words
from purradox.rules import Choice, PlayerView
from purradox.tui import answers
from purradox.tui.drawing import drawn

LEAVING = ("quit", "q", "exit")


class Left(Exception):
    """The person left, or there is nothing more to read."""


class Person:
    """Chooses like a bot, by asking."""

    def __init__(self, names: Sequence[str], say: Words) -> None:
        self.names, self.say = names, say

    def choose(self, view: PlayerView) -> Choice:
        seen = drawn(view.table, self.names, self.say, view.seat, view.hand)
        print(f"\n{seen}\n{answers.question(view, self.say)}")
        while True:
            line = read_line().strip().lower()
            if line in LEAVING:
                raise Left
            move = self.answer(view, line)
            if move is not None:
                return move

    def answer(self, view: PlayerView, line: str) -> Choice | None:
        """The move if the line is a legal one; else something is said about it."""
        say = self.say
        if not line:
            return None
        if line in ("?", "help"):
            print(answers.possible(view, say))
            print(say("play-words"))
            return None
        asked, _, rest = line.partition(" ")
        text = "".join(rest.split()) if asked == "why" else "".join(line.split())
        move = answers.move_of(view, text)
        if move is None:
            print(answers.nonsense(view, text, say))
            return None
        broken = answers.why(view, move, self.names, say)
        if broken is not None:
            print(broken)
        elif asked == "why":
            print(say("play-why-legal", move=answers.shown(move)))
        else:
            return move
        return None


def read_line(prompt: str = "> ") -> str:
    try:
        line = input(prompt)
    except (EOFError, RuntimeError):  # the end of input, or none at all
        print()
        raise Left from None
    if not sys.stdin.isatty():
        print(line)  # what a terminal shows by itself
    return line
