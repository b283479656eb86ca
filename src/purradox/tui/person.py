"""The person at the terminal: asked for a move, line by line, until it is a legal one."""

import sys
from collections.abc import Callable, Mapping, Sequence

from purradox.client.game import NotPossible
from purradox.i18n import Words
from purradox.rules import Choice, PlayerView
from purradox.tui import answers
from purradox.tui.export import AlreadyThere, default_file, write_record
from purradox.tui.plain_table import drawn

YES = ("", "y", "yes")
LEAVING = ("quit", "q", "exit")


class Left(Exception):
    """The person left, or there is nothing more to read."""


class Person:
    """Chooses like a bot, by asking; `commands` are words with which a line asks for more."""

    def __init__(
        self,
        names: Sequence[str],
        say: Words,
        commands: Mapping[str, Callable[[str], None]] | None = None,
    ) -> None:
        self.names, self.say, self.commands = names, say, commands or {}

    def choose(self, view: PlayerView) -> Choice:
        seen = drawn(view.table, self.names, self.say, view.seat, view.hand)
        print(f"\n{seen}\n{answers.question(view, self.say)}")
        while True:
            typed = read_line().strip()
            line = typed.lower()
            if line in LEAVING:
                raise Left
            command = self.commands.get(line.partition(" ")[0])
            if command is not None:
                command(typed)
            elif (move := self.answer(view, line)) is not None:
                return move

    def answer(self, view: PlayerView, line: str) -> Choice | None:
        """The move if the line is a legal one; else something is said about it."""
        say = self.say
        if not line:
            return None
        if line in ("?", "help"):
            print(answers.possible(view, say))
            print(say("play-words"))
            if self.commands:
                print(say("tui-plain-words"))
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


def wants(question: str) -> bool:
    """Whether a person says yes; raises `Left` where they would rather go."""
    print(question)
    return asked() in YES


def asked() -> str:
    """What a person types; raises `Left` where they would rather go."""
    line = read_line().strip().lower()
    if line in LEAVING:
        raise Left
    return line


def save_by_line(typed: str, text: str, table: str, say: Words) -> bool:
    """Write a record as `save FILE` asks for; an existing file only after a yes."""
    name = typed.partition(" ")[2].strip() or default_file(table)
    try:
        try:
            where = write_record(name, text)
        except AlreadyThere as error:
            print(error.told(say, ()), say("tui-plain-overwrite"))
            if read_line().strip().lower() not in ("y", "yes"):
                return False
            where = write_record(name, text, overwrite=True)
    except NotPossible as error:
        print(error.told(say, ()))
        return False
    print(say("play-saved", file=where))
    return True
