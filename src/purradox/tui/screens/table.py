"""The table itself, while a match is played or watched."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from textual.containers import VerticalScroll

from purradox.client.game import NotDone
from purradox.client.picture import Notice, Picture
from purradox.client.remote import RemoteGame
from purradox.host import PHRASES
from purradox.notation import loads
from purradox.rules import Cell, Phase
from purradox.rules.events import RoundEnded
from purradox.tui import absence, answers, people, styled_table
from purradox.tui.plain_table import hanging
from purradox.tui.screens.asking import save_record
from purradox.tui.screens.endings import end_of_match, end_of_round, hint_text
from purradox.tui.screens.reading import TEXT, ReadScreen
from purradox.tui.screens.review import Review
from purradox.tui.screens.tableview import TableView

LOG_LINES = 300
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class TableScreen(TableView):
    """Everything that one person needs to see, and the keys to act."""

    def on_mount(self) -> None:
        super().on_mount()
        self.prepare()
        self._listen()
        self.ended.clear()
        self.refresh_table()
        self.run_worker(self._follow())
        self.set_interval(1.0, self._tick)
        seat = self.people[0] if len(self.people) == 1 else None
        if seat is not None and self.game.picture().status == "playing":
            told = absence.decided(self.game.happened, seat, self.names, self.say)
            if told:
                head, keys = self.say("wait-decided"), self.say("tui-keys-any")
                text = hanging("\n".join(told), TEXT)
                self._read_first(ReadScreen(head, text, keys), lambda _: self.refresh_table())

    async def _follow(self) -> None:
        try:
            while True:
                await self.game.news()
                self.refresh_table()
        except NotDone as error:  # there is no way back to this table
            text, keys = error.told(self.say, self.names), self.say("tui-keys-any")
            self._read_first(ReadScreen("", text, keys), lambda _: self._left("enter"))

    def _tick(self) -> None:
        """Time goes by: clocks, those who are waited for, and stand-ins that are on their way."""
        picture = self.game.picture(self.viewer)
        if picture.deadline is None and not picture.waits:
            return
        end = picture.deadline
        if end is not None and self.decision and end - self.game.now <= absence.WARNING:
            if self.warned != self.decision:
                self.message = self.say("clock-warning", clock="seconds")
                self.app.bell()
            self.warned = self.decision
        self.resized()

    def _listen(self) -> None:
        """Take in what has happened."""
        happened = self.game.happened[self.read :]
        self.read += len(happened)
        rounds = self.game.picture().variant.rounds
        for event in happened:
            self.log_lines += [line for line in self.teller.told([event], rounds) if line]
            if isinstance(event, Notice) and event.kind in ("nudged", "called"):
                if self.is_current and event.seat in self.people:
                    self.app.bell()
            elif isinstance(event, RoundEnded):
                self.rounds += 1
                self.ended.append(self.rounds)
        del self.log_lines[:-LOG_LINES]

    def _reseated(self) -> None:
        """A seat was taken over: by us, or from us."""
        self.people = self.game.seats
        self.teller.me = self.people[0] if len(self.people) == 1 else None

    def refresh_table(self) -> None:
        """Draw everything anew, and do what has become due."""
        if not self.is_mounted:
            return
        if self.game.seats != self.people:
            self._reseated()
        self._listen()
        picture = self.game.picture(self.viewer)
        mine = picture.view is not None and picture.decision is not None
        decision = picture.decision if mine else None
        if decision != self.decision:
            self.decision, self.message, self.sending = decision, "", False
            self.choosing.begin(picture.view if decision else None)
        elif decision:
            self.choosing.view = picture.view
        self.draw(picture)
        if self.is_current and not self.covered:
            self._next(picture)

    def _next(self, picture: Picture) -> None:
        """A round to look back on, a result, or the keyboard to hand over."""
        people = self.game.people
        if self.ended and people:
            number = self.ended.pop(0)
            self.looking = None
            self._read_first(end_of_round(self, number), lambda _: self.refresh_table())
        elif picture.status == "over":
            self._read_first(end_of_match(self), self._after_match)
        elif len(people) > 1:
            due = next((seat for seat in people if seat in picture.to_act), None)
            if due is not None and due != self.looking:
                self.looking = None
                self.draw(self.game.picture())
                self._hand_over(due)

    def _hand_over(self, seat: int) -> None:
        def show(_key: object) -> None:
            self.looking = seat
            self.refresh_table()

        text = self.say("tui-pass", name=self.names[seat])
        self._read_first(ReadScreen("", text, self.say("tui-keys-any")), show)

    def _read_first(self, screen: ReadScreen, then: Callable[[str | None], None]) -> None:
        """Something to read before the table is looked at again."""

        def uncovered(key: str | None) -> None:
            self.covered = False
            then(key)

        self.covered = True
        self.app.push_screen(screen, uncovered)

    # Acting.

    def pressed(self, key: str, letter: str) -> bool:
        choosing = self.choosing
        self.message = ""
        if key in ARROWS:
            choosing.walk(*ARROWS[key])
        elif key == "enter":
            self._enter()
        elif key == "backspace":
            choosing.back()
        elif key in ("pageup", "pagedown"):
            log = self.query_one("#log", VerticalScroll)
            log.scroll_relative(y=-8 if key == "pageup" else 8, animate=False)
            return True
        elif letter == "?":
            self._why()
        elif not choosing.type(letter):
            return self._command(key, letter)
        self.resized()
        return True

    def _command(self, key: str, letter: str) -> bool:
        if key == "f1":
            text, keys = hanging(self.say("tui-help"), TEXT), self.say("tui-keys-any")
            self.app.push_screen(ReadScreen(self.say("tui-help-title"), text, keys))
        elif letter == "h" and self.choosing.view is not None:
            self.run_worker(self._hint())
        elif letter == "t" and isinstance(self.game, RemoteGame) and self.game.people:
            self._talk()
        elif letter == "w":
            self._wait()
        elif letter == "p" and isinstance(self.game, RemoteGame):
            self._people(self.game)
        elif letter == "s":
            self.run_worker(self._try(self._save(lambda: None)))
        elif letter == "q" or key == "escape":
            self._leave()
        else:
            return False
        return True

    def pointed(self, x: int, y: int) -> None:
        """A click on the board; the second one on the same space plays it."""
        if not self.choosing.playing or self.choosing.view is None:
            return
        grid = styled_table.ROOMY if self.roomy else styled_table.SMALL
        cell = grid.cell(self.choosing.view.table, x, y)
        if cell is not None:
            self._point(cell)

    def _point(self, cell: Cell) -> None:
        self.message = ""
        if cell == self.choosing.cursor:
            self._enter()
        else:
            self.choosing.point(cell)
        self.resized()

    def pointed_card(self, at: int) -> None:
        """A click on a card; where cards are set aside the second one does it."""
        view = self.choosing.view
        if view is None or view.table.phase is Phase.PREDICT or at >= len(view.hand):
            return
        number = view.hand[at]
        self.message = ""
        if number == self.choosing.number and not self.choosing.playing:
            self._enter()
        else:
            self.choosing.type(str(number))
        self.resized()

    def _enter(self) -> None:
        """Make the chosen move, or say why it is none."""
        view, decision = self.choosing.view, self.decision
        if view is None or decision is None or self.sending or not self.choosing.text:
            return
        move = answers.move_of(view, self.choosing.text)
        if move is None:
            self.message = answers.nonsense(view, self.choosing.text, self.say)
            return
        broken = answers.why(view, move, self.names, self.say)
        if broken is not None:
            self.message = broken
            return
        self.sending = True
        self.run_worker(self._send(view.seat, decision, str(move)))

    async def _send(self, seat: int, decision: str, text: str) -> None:
        self.choosing.begin(None)
        self.looking = None
        try:
            await self.game.move(seat, decision, text)
        except NotDone as error:
            self.decision = None
            self.refresh_table()
            self.message = error.told(self.say, self.names)
        self.sending = False
        self.refresh_table()

    def _why(self) -> None:
        """Why the chosen move is not possible; without one, what is."""
        view = self.choosing.view
        if view is None:
            return
        move = answers.move_of(view, self.choosing.text)
        if move is None:
            self.message = answers.possible(view, self.say)
            return
        broken = answers.why(view, move, self.names, self.say)
        self.message = broken or self.say("play-why-legal", move=str(move))

    async def _hint(self) -> None:
        seat, decision = self.choosing.view.seat if self.choosing.view else None, self.decision
        if seat is None:
            return
        self.message = self.say("tui-thinking")
        self.resized()
        try:
            advice = await self.game.hint(seat)
        except NotDone as error:
            self.message = error.told(self.say, self.names)
        else:
            self.message = ""
            if self.decision == decision and self.is_current:
                self.app.push_screen(hint_text(self, advice))
        self.resized()

    def _wait(self) -> None:
        """Be there, or do something about somebody who is waited for."""
        picture = self.game.picture(self.viewer)
        mine = absence.stood_in_for(picture, self.people)
        wait = absence.possible(picture, self.people, self.game.now)
        if mine is not None:
            self.run_worker(self._try(self.game.be_here(mine)))
        elif wait is not None:
            seat = wait.seat
            lines = zip("nou", ("nudge", "once", "stays"), strict=True)
            text = "\n".join(f"{key}  {self.say(f'wait-{what}')}" for key, what in lines)
            head = absence.waited(picture, wait, self.names, self.say)

            def done(key: str | None) -> None:
                if key == "n":
                    self.run_worker(self._try(self.game.nudge(seat)))
                elif key in ("o", "u"):
                    self.run_worker(self._try(self.game.call(seat, stays=key == "u")))

            self.app.push_screen(ReadScreen(head, text, self.say("tui-keys-wait"), "nou"), done)

    def _people(self, game: RemoteGame) -> None:
        """What can be done about who sits there, or a seat to take over."""
        found = people.acts(game.picture(), self.names, self.say)
        letters = "".join(chr(97 + at) for at in range(len(found)))
        text = "\n".join(
            f"{key}  {act.label}" for key, act in zip(letters, found, strict=True)
        ) or self.say("tui-no-people")

        def done(key: str | None) -> None:
            if key and key in letters:
                act = found[letters.index(key)]
                self.run_worker(self._try(game.do(act.request, seat=act.seat)))

        head, keys = self.say("menu-people"), self.say("tui-keys-wait")
        self.app.push_screen(ReadScreen(head, text, keys, letters), done)

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something; what is refused is said."""
        try:
            await work
        except NotDone as error:
            self.message = error.told(self.say, self.names)
        self.refresh_table()

    def _talk(self) -> None:
        lines = [f"{chr(97 + at)}  {self.say(f'talk-{one}')}" for at, one in enumerate(PHRASES)]
        letters = "".join(chr(97 + at) for at in range(len(PHRASES)))

        def said(key: str | None) -> None:
            if key and key in letters and isinstance(self.game, RemoteGame):
                self.run_worker(self.game.talk(PHRASES[letters.index(key)]))

        screen = ReadScreen(
            self.say("talk-label"), "\n".join(lines), self.say("tui-keys-talk"), letters
        )
        self.app.push_screen(screen, said)

    def _leave(self) -> None:
        if not self.game.people or self.game.picture().status == "over":
            self.run_worker(self._close())
            return
        shared = "yes" if self.game.shared else "no"
        text = self.say("tui-leave", shared=shared)
        screen = ReadScreen(self.say("tui-leave-title"), text, self.say("tui-keys-leave"), "g")
        self.app.push_screen(screen, self._left)

    def _left(self, key: str | None) -> None:
        if key == "enter":
            self.run_worker(self._close())
        elif key == "g":
            self.run_worker(self._close(give_up=True))

    async def _close(self, give_up: bool = False) -> None:
        if give_up:
            with suppress(NotDone):
                await self.game.leave()
        await self.game.close()
        self.table_app.back(self)

    def _after_match(self, key: str | None) -> None:
        self.covered = True
        if key == "enter" and (self.game.people or self.game.picture().next):
            self.run_worker(self._careful(self._again()))
        elif key == "v":
            self.run_worker(self._careful(self._review()))
        elif key == "s":
            self.run_worker(self._careful(self._save(self._uncovered)))
        else:
            self.run_worker(self._close())

    async def _careful(self, work: Coroutine[Any, Any, None]) -> None:
        """What cannot be done is said, and the result is shown again."""
        try:
            await work
        except NotDone as error:
            text, keys = error.told(self.say, self.names), self.say("tui-keys-any")
            self._read_first(ReadScreen("", text, keys), lambda _: self.refresh_table())

    async def _again(self) -> None:
        game = await self.game.rematch()
        await self.game.close()
        if isinstance(game, RemoteGame):
            await game.ready()
        self.app.switch_screen(self.table_app.screen_of(game))

    async def _review(self) -> None:
        record = loads(await self.game.record())
        self.app.push_screen(Review(record, self.teller.me), lambda _: self._uncovered())

    async def _save(self, then: Callable[[], None]) -> None:
        """Write the record to a file: the whole match, or what was seen of it so far."""
        text = await self.game.export(self.viewer)
        picture = self.game.picture()
        about = "" if picture.status == "over" else self.say("tui-own-view")
        save_record(self, text, table=picture.table_id, about=about, then=then)

    def _uncovered(self) -> None:
        self.covered = False
        self.refresh_table()
