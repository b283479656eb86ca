"""The table line by line, for screen readers and pipes."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from purradox.client.game import Game, NotDone
from purradox.client.picture import Notice, Picture, Wait
from purradox.client.remote import RemoteGame
from purradox.i18n import Words
from purradox.notation import loads
from purradox.rules.events import RoundStarted
from purradox.tui import absence, people
from purradox.tui.advice import TIMEOUT, advice_table, heads_of, hinted
from purradox.tui.loop_thread import LoopThread
from purradox.tui.person import LEAVING, YES, Left, Person, read_line, save_by_line, wants
from purradox.tui.reading_aloud import read_aloud
from purradox.tui.telling import Teller
from purradox.tui.waiting_room import do_act, numbered, wait_for_start

RINGING = ("nudged", "called")
STILL_WAITING = 60_000
"""Milliseconds after which somebody who goes on waiting is asked again."""
NEWS = 10
"""Seconds that the news of what was done may take, which comes another way than the answer."""


class Dialogue:
    """A match in questions and answers; who has nothing to decide is told what happens."""

    def __init__(self, beside: LoopThread, game: Game, say: Words) -> None:
        self.beside, self.game, self.say = beside, game, say
        self.people = game.seats
        self.names = spoken_names(game.picture(), self.people, say)
        me = self.people[0] if len(self.people) == 1 else None
        self.teller = Teller(self.names, me, say)
        self.read = 0
        self.patient = 0
        """Until when who waits has said that they will."""
        self.declined: set[int] = set()
        """Seats that who looks on does not want to take over."""
        self.unable = ""
        """What was said last of a bot that cannot play."""

    def play(self) -> bool:
        """Play until the match is over, or raise `Left`."""
        self._catch_up()
        while True:
            # A look first: what came before it is then told, the end of the match included.
            picture = self._look()
            self.names = self.teller.names = spoken_names(picture, self.people, self.say)
            self._tell()
            if picture.status == "over":
                return True
            seat = next((one for one in self.game.people if one in picture.to_act), None)
            if self._stood_in_for(picture):
                continue
            if self._take_over(picture):
                continue
            if seat is None or not picture.connected:
                self._wait(picture)
            else:
                self._ask(seat)

    def _stood_in_for(self, picture: Picture) -> bool:
        """A bot plays for who sits here: Enter takes over."""
        seat = absence.stood_in_for(picture, self.people)
        if seat is None or self.game.people:
            return False
        for line in absence.decided(self.game.happened, seat, self.names, self.say):
            print(line)
        print(self.say("wait-played"), self.say("tui-plain-over"))
        if read_line().strip().lower() in LEAVING:
            raise Left
        self._do(
            self.game.be_here(seat),
            lambda: absence.stood_in_for(self.game.picture(), self.people) is None,
        )
        return True

    def _take_over(self, picture: Picture) -> bool:
        """A seat is free for who looks on, or was taken over from who sat here."""
        seats = self.game.seats
        if seats != self.people:
            self.people = seats
            self.teller.me = seats[0] if len(seats) == 1 else None
            if picture.earlier is not None:
                print(people.told(picture, self.names, self.say))
            return True
        free = [seat for seat in people.free_seats(picture) if seat not in self.declined]
        if not free or not isinstance(self.game, RemoteGame):
            return False
        self.declined |= set(free)
        print(people.told(picture, self.names, self.say))
        if wants(self.say("tui-plain-sit")):
            self._do(self.game.do("sit", seat=free[0]), lambda: self.game.seats != seats)
        return True

    def _people(self, typed: str) -> None:
        """List what can be done about the others, or do it by its number."""
        found = people.acts(self._look(), self.names, self.say)
        number = typed.partition(" ")[2].strip()
        if number.isdecimal() and 0 < int(number) <= len(found):
            do_act(self.beside, self.game, found[int(number) - 1], self.names, self.say)
        else:
            print(numbered(found) or self.say("tui-no-people"))

    def _wait(self, picture: Picture) -> None:
        """Until something happens, or something can be done about who is waited for."""
        unable = absence.unable(picture, self.names, self.say)
        if unable and unable != self.unable:
            print(unable)
        self.unable = unable
        wait = absence.possible(picture, self.people, self.game.now)
        if wait is not None and self.game.now >= self.patient:
            self._do_about(picture, wait)
            return
        moments = [max(one.call, self.patient) for one in picture.waits]
        until = (min(moments) - self.game.now) / 1000 if moments else None
        self.beside(self._news(until if until is None else max(until, 0.1)))

    async def _news(self, seconds: float | None) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.game.news()

    def _do_about(self, picture: Picture, wait: Wait) -> None:
        print(absence.waited(picture, wait, self.names, self.say))
        print(self.say("tui-plain-wait"))
        line = read_line().strip().lower()
        self.patient = self.game.now + STILL_WAITING
        known = len(self.game.happened)
        if line in LEAVING:
            raise Left
        if line == "n":
            self._do(self.game.nudge(wait.seat), lambda: len(self.game.happened) > known)
        elif line in ("o", "u"):
            called = self.game.call(wait.seat, stays=line == "u")
            self._do(called, lambda: len(self.game.happened) > known)

    def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            self.beside(work)
        except NotDone as error:
            print(error.told(self.say, self.names))

    def _do(self, work: Coroutine[Any, Any, None], done: Callable[[], bool]) -> None:
        """Do something, and wait for the news of it."""

        async def both() -> None:
            await work
            with suppress(TimeoutError):
                async with asyncio.timeout(NEWS):
                    while not done():
                        await self.game.news()

        self._try(both())

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
        if clock := absence.left(picture, self.game.now):
            print(self.say("clock-left", time=clock))
        commands = {
            "hint": lambda _: self._hint(seat),
            "h": lambda _: self._hint(seat),
            "people": self._people,
            "save": lambda typed: self._save(typed, seat),
        }
        with self.beside.meanwhile(self._heed(seat, picture)):
            chosen = Person(self.names, self.say, commands).choose(picture.view)
        self._try(self.game.move(seat, picture.decision, str(chosen)))
        if len(self.game.people) > 1 and sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="")

    async def _heed(self, seat: int, picture: Picture) -> None:
        """Ring while somebody types: for nudges and calls, and when their time is nearly up."""
        read, end = self.read, picture.deadline
        while True:
            left = None if end is None else (end - absence.WARNING - self.game.now) / 1000
            await self._news(left if left is None or left > 0 else 0)
            if left is not None and left <= 0:
                print("\a" + self.say("clock-warning", clock="seconds"))
                end = None
            for one in self.game.happened[read:]:
                if isinstance(one, Notice) and one.kind in RINGING and one.seat == seat:
                    print("\a" + " ".join(self.teller.told([one], 0)))
            read = len(self.game.happened)

    def _hint(self, seat: int) -> None:
        """What a bot would do, why, and what every choice is worth."""
        print(self.say("tui-thinking"))
        try:
            advice = self.beside(asyncio.wait_for(self.game.hint(seat), TIMEOUT))
        except TimeoutError:
            print(self.say("no-thought", reason="slow"))
        except NotDone as error:
            print(error.told(self.say, self.names))
        else:
            variant = self.game.picture().variant
            print(hinted(advice, variant, self.say))
            print(advice_table(heads_of(variant, self.say), advice))

    def _save(self, typed: str, seat: int | None) -> None:
        """Write the record to a file: the whole match, or what was seen of it so far."""
        picture = self._look()
        try:
            text = self.beside(self.game.export(seat))
        except NotDone as error:
            print(error.told(self.say, self.names))
            return
        if save_by_line(typed, text, picture.table_id, self.say) and picture.status != "over":
            print(self.say("tui-own-view"))

    def again(self) -> Game | None:
        """After a match: the next one, a look back, the record; None is somebody who leaves."""
        with suppress(Left):
            while True:
                picture = self._look()
                may = "again" if self.people else "watch" if picture.next else "nothing"
                if picture.next and self.people:
                    print(self.say("tui-next", who="me"))
                print(self.say("tui-plain-again", may=may))
                with self.beside.meanwhile(self._heed_next(picture)):
                    typed = read_line().strip()
                line = typed.lower()
                if line in YES and may != "nothing":
                    try:
                        return self.beside(self.game.rematch())
                    except NotDone as error:
                        print(error.told(self.say, self.names))
                elif line in (*LEAVING, "n", "no"):
                    return None
                elif line == "v":
                    self._review()
                elif line.partition(" ")[0] == "save":
                    self._save(typed, None)
        return None

    async def _heed_next(self, picture: Picture) -> None:
        """Say so when somebody else wants to play again."""
        while self.game.picture().next == picture.next:
            await self.game.news()
        print(self.say("tui-next", who="me" if self.people else "other"))

    def _review(self) -> None:
        try:
            checked = loads(self.beside(self.game.record()))
        except NotDone as error:
            print(error.told(self.say, self.names))
            return
        read_aloud(self.beside, checked, self.say, self.teller.me)

    def _hand_over(self, seat: int) -> None:
        print("\n" + self.say("tui-pass", name=self.names[seat]))
        read_line()


def spoken_names(picture: Picture, people: Sequence[int], say: Words) -> tuple[str, ...]:
    """Names as they are told: one person alone at the keyboard is “you”."""
    names = list(picture.names)
    if len(people) == 1:
        names[people[0]] = say("play-you")
    return tuple(names)


def converse(beside: LoopThread, game: Game, say: Words) -> None:
    """Everything that is said at a table, from sitting down to leaving, and once more."""
    following: Game | None = game
    while following is not None:
        following = one_match(beside, following, say)


def one_match(beside: LoopThread, game: Game, say: Words) -> Game | None:
    """A match, and the one after it if that is wanted."""
    try:
        if isinstance(game, RemoteGame):
            beside(game.ready())
            wait_for_start(beside, game, say)
            if (closed := game.picture().closed) and game.picture().table is None:
                print(say("table-closed", reason=closed))
                return None
        dialogue = Dialogue(beside, game, say)
        dialogue.play()
        return dialogue.again()
    except Left:
        print(say("play-left"))
        if not game.shared:
            print(say("tui-kept"))
        return None
    finally:
        beside(game.close())
