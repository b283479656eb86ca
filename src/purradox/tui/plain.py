"""The table line by line, for screen readers and pipes."""

import sys
from collections.abc import Sequence

from purradox.i18n import Words
from purradox.rules.events import RoundStarted
from purradox.tui.answers import written
from purradox.tui.beside import Beside
from purradox.tui.game import Game, NotDone
from purradox.tui.person import Left, Person, read_line
from purradox.tui.picture import Picture
from purradox.tui.remote import RemoteGame
from purradox.tui.telling import Teller

YES = ("", "y", "yes")


class Dialogue:
    """A match in questions and answers; who has nothing to decide is told what happens."""

    def __init__(self, beside: Beside, game: Game, say: Words) -> None:
        self.beside, self.game, self.say = beside, game, say
        self.names = spoken_names(game.picture(), game.people, say)
        me = game.people[0] if len(game.people) == 1 else None
        self.teller = Teller(self.names, me, say)
        self.read = 0

    def play(self) -> bool:
        """Play until the match is over, or raise `Left`."""
        self._catch_up()
        while True:
            # A look first: what came before it is then told, the end of the match included.
            picture = self._look()
            self._tell()
            if picture.status == "over":
                return True
            seat = next((one for one in self.game.people if one in picture.to_act), None)
            if seat is None or not picture.connected:
                self.beside(self.game.news())
            else:
                self._ask(seat)

    def _catch_up(self) -> None:
        """Only the round in progress is told to somebody who comes back."""
        begun = [at for at, one in enumerate(self.game.happened) if isinstance(one, RoundStarted)]
        earlier = self.game.happened[: begun[-1]] if begun else []
        self.read = len(earlier)
        list(self.teller.told(earlier, 0))

    def _look(self, seat: int | None = None) -> Picture:
        """How things stand, seen between two changes and not during one."""

        async def look() -> Picture:
            return self.game.picture(seat)

        return self.beside(look())

    def _tell(self) -> None:
        happened = self.game.happened[self.read :]
        self.read += len(happened)
        for line in self.teller.told(happened, self.game.picture().variant.rounds):
            print(line)

    def _ask(self, seat: int) -> None:
        if len(self.game.people) > 1:
            self._hand_over(seat)
        picture = self._look(seat)
        if picture.view is None or picture.decision is None:
            return
        chosen = Person(self.names, self.say).choose(picture.view)
        try:
            self.beside(self.game.move(seat, picture.decision, written(chosen)))
        except NotDone as error:
            print(error.told(self.say, self.names))
        if len(self.game.people) > 1 and sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="")

    def _hand_over(self, seat: int) -> None:
        print("\n" + self.say("tui-pass", name=self.names[seat]))
        read_line()


def spoken_names(picture: Picture, people: Sequence[int], say: Words) -> tuple[str, ...]:
    """Names as they are told: one person alone at the keyboard is “you”."""
    names = list(picture.names)
    if len(people) == 1:
        names[people[0]] = say("play-you")
    return tuple(names)


def wants(question: str) -> bool:
    """Whether a person says yes."""
    print(question)
    return read_line().strip().lower() in YES


def wait_for_start(beside: Beside, game: RemoteGame, say: Words) -> None:
    """Take a chair of a table that waits, and start it if it is ours."""
    picture = game.picture()
    while picture.status == "waiting":
        chairs = ", ".join(one.name or say("chair-open") for one in picture.seats)
        print(say("tui-plain-chairs", chairs=chairs))
        if picture.seat is None and any(one.kind == "open" for one in picture.seats):
            if wants(say("tui-plain-sit")):
                beside(game.do("sit"))
                beside(settled(game))
                picture = game.picture()
                continue
        elif picture.host and wants(say("tui-plain-start")):
            beside(game.do("start"))
            beside(settled(game))
        beside(game.news())
        picture = game.picture()


async def settled(game: RemoteGame) -> None:
    """Wait until the socket has told what was done over HTTP."""
    before = game.picture()
    while game.picture() == before:
        await game.news()


def converse(beside: Beside, game: Game, say: Words) -> None:
    """Everything that is said at a table, from sitting down to leaving."""
    try:
        if isinstance(game, RemoteGame):
            beside(game.ready())
            beside(game.return_to_chair())
            wait_for_start(beside, game, say)
        Dialogue(beside, game, say).play()
    except Left:
        print(say("play-left"))
        if not game.shared:
            print(say("tui-kept"))
    finally:
        beside(game.close())
