"""What is to be seen of a table, and where on the screen."""

from collections.abc import Collection

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.widgets import Static

from purradox.client.game import Game
from purradox.client.picture import Picture
from purradox.rules import Colour, Phase, Table
from purradox.tui import absence, answers, people, styled_table
from purradox.tui.choosing import Choosing
from purradox.tui.plain import spoken_names
from purradox.tui.plain_table import marks, named, width
from purradox.tui.screens.sized import Sized
from purradox.tui.telling import Teller


class BoardText(Static):
    """The research board; a click chooses a space, another click plays it."""

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if isinstance(self.screen, TableView) and offset is not None:
            self.screen.pointed(*offset)


class HandText(Static):
    """The hand; a click chooses a card."""

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if isinstance(self.screen, TableView) and offset is not None and offset.y == 0:
            self.screen.pointed_card(offset.x // styled_table.CARD)


class TableView(Sized[str | None]):
    """The parts of a table, drawn from a picture of it."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.choosing = Choosing()
        self.decision: str | None = None
        self.looking: int | None = None
        """Whose hand is on the screen, where several people share the keyboard."""
        self.message = ""
        self.sending = False
        self.log_lines: list[str] = []
        self.read = 0
        self.ended: list[int] = []
        """Rounds whose end is still to be shown."""
        self.rounds = 0
        self.covered = False
        """Whether something else is to be read first."""
        self.warned: str | None = None
        """The decision whose clock was warned of."""

    def body(self) -> ComposeResult:
        yield Static(id="top", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield BoardText(id="board", classes="panel", markup=False)
                yield Static(id="trick", classes="panel", markup=False)
                yield HandText(id="hand", classes="panel", markup=False)
            with Vertical(id="right"):
                yield Static(id="players", classes="panel", markup=False)
                with VerticalScroll(id="log", classes="panel panel-fill", can_focus=False):
                    yield Static(id="log-text", markup=False)
            with Vertical(id="more"):
                yield Static(id="scores", classes="panel", markup=False)
                yield Static(id="tricks", classes="panel panel-fill", markup=False)
        with Vertical(id="prompt"):
            yield Static(id="question", markup=False)
            yield Static(id="typed", markup=False)
            yield Static(id="message", markup=False)
        yield Static(id="keys", markup=False)

    def prepare(self) -> None:
        """What is known once there is a screen."""
        people = self.people = self.game.seats
        self.names = spoken_names(self.game.picture(), people, self.say)
        me = people[0] if len(people) == 1 else None
        self.teller = Teller(self.names, me, self.say, every=True, paint=str)
        for part in ("board", "trick", "players", "log", "scores", "tricks"):
            self.query_one(f"#{part}").border_title = self.say(f"tui-panel-{part}")
        # Scrolling to the end after each line came too early when lines came fast.
        self.query_one("#log", VerticalScroll).anchor()

    @property
    def viewer(self) -> int | None:
        """Whose cards are shown."""
        people = self.game.people
        if len(people) == 1:
            return people[0]
        return self.looking if self.looking in people else None

    def resized(self) -> None:
        if self.is_mounted and hasattr(self, "names"):
            self.draw(self.game.picture(self.viewer))

    def draw(self, picture: Picture) -> None:
        say, table, viewer = self.say, picture.table, self.viewer
        self.names = self.teller.names = spoken_names(picture, self.people, say)
        mark = marks(self.names, viewer)
        self.put("top", self._title(picture))
        self.put("players", styled_table.players(picture, mark, self.names, say, self.glyphs))
        self.put("log-text", "\n".join(self.log_lines))
        self.put("scores", styled_table.scores(picture, mark, self.names, say))
        if table is not None:
            lost = table.lost[viewer] if viewer is not None else ()
            self.put("board", self._board(table, mark, lost))
            self.put("trick", styled_table.plays(table, self.names, say, self.teller.me))
            self.put("tricks", styled_table.tricks(table, self.names))
        self._draw_hand(picture)
        self.put("question", self._question(picture))
        self.put("typed", self._typed())
        self.put("message", self._told(picture))
        self.put("keys", say("tui-keys-table"))

    def _board(self, table: Table, mark: dict[int, str], lost: Collection[Colour]) -> Content:
        grid = styled_table.ROOMY if self.roomy else styled_table.SMALL
        return styled_table.board(
            table,
            mark,
            cursor=self.choosing.cursor,
            legal=self.choosing.legal,
            lost=lost,
            grid=grid,
            glyphs=self.glyphs,
        )

    def _draw_hand(self, picture: Picture) -> None:
        say, view = self.say, picture.view
        title = say("tui-panel-hand") if self.game.people else say("tui-watching")
        self.query_one("#hand").border_title = title
        if view is None:
            self.put("hand", "")
            return
        predicting = view.table.phase is Phase.PREDICT
        chosen = None if predicting else self.choosing.number
        numbers = () if predicting else self.choosing.numbers
        cards = styled_table.hand(view.hand, chosen=chosen, numbers=numbers)
        if view.discard is not None:
            aside = say("tui-aside", number=view.discard)
            cards = Content.assemble(cards, ("\n" + aside, "dim"))
        self.put("hand", cards)

    def _title(self, picture: Picture) -> str:
        table, say = picture.table, self.say
        parts = [say("tui-title")]
        if table is not None:
            parts.append(say("tui-round", round=picture.round, rounds=picture.variant.rounds))
            if table.phase is Phase.PLAY:
                number, tricks = len(table.tricks) + 1, picture.variant.tricks
                parts.append(say("play-trick-number", trick=number, tricks=tricks))
            if table.trick.led is not None:
                parts.append(say("tui-led", colour=named(table.trick.led, say)))
        if clock := absence.left(picture, self.game.now):
            parts.append(say("clock-left", time=clock))
        if not picture.connected:
            parts.append(say("tui-offline"))
        while width(line := "  |  ".join(parts)) > self.size.width and len(parts) > 1:
            del parts[0]
        return line

    def _question(self, picture: Picture) -> str:
        if self.sending:
            return self.say("tui-sending")
        if self.choosing.view is not None:
            return answers.question(self.choosing.view, self.say)
        return self._waiting(picture)

    def _waiting(self, picture: Picture) -> str:
        """Who is waited for, and what can be done about it."""
        say, now = self.say, self.game.now
        if absence.stood_in_for(picture, self.people) is not None and not self.game.people:
            return " ".join((say("wait-played"), say("tui-wait-over")))
        if told := absence.called(picture, self.names, self.teller.me, now, say):
            return told
        if told := absence.unable(picture, self.names, say):
            return told
        if wait := absence.possible(picture, self.people, now):
            return absence.waited(picture, wait, self.names, say) + " " + say("tui-wait-do")
        if told := people.told(picture, self.names, say):
            return told + (" (p)" if people.free_seats(picture) else "")
        if told := absence.slow(picture, say):
            return told
        names = ", ".join(self.names[seat] for seat in picture.to_act)
        return say("tui-wait", names=names) if names else ""

    def _told(self, picture: Picture) -> str:
        """What there is to say below the choice; a stand-in that is on its way comes first."""
        if self.choosing.view is not None and picture.seats[self.choosing.view.seat].call:
            me = self.choosing.view.seat
            told = absence.called(picture, self.names, me, self.game.now, self.say)
            return told + " " + self.say("tui-wait-here")
        return self.message

    def _typed(self) -> Content:
        choosing = self.choosing
        if choosing.view is None:
            return Content("")
        allowed = ""
        if choosing.view.table.phase is Phase.PREDICT:
            for number in choosing.numbers:
                allowed += f"[{number}] " if number == choosing.number else f"({number}) "
        return Content(f"> {allowed}{choosing.text}_")

    def pointed(self, x: int, y: int) -> None:
        """A click on the board."""
        raise NotImplementedError

    def pointed_card(self, at: int) -> None:
        """A click on a card of the hand."""
        raise NotImplementedError
