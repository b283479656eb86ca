"""The first screen: go on with a match, or begin one."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from textual.content import Content

from purradox.host import LEVELS, LoadedTable
from purradox.i18n import explain
from purradox.notation import BadRecord, loads
from purradox.rules import PLAYERS, Colour
from purradox.rules.variant import PROVISIONAL
from purradox.tui.local import LocalGame, give_up, new_game, people_of, unfinished
from purradox.tui.screens.asking import AskScreen
from purradox.tui.screens.menu import MenuScreen, Row
from purradox.tui.setup import TableSetup, bot_name, names_of
from purradox.tui.styled_table import INK

MOST_SHOWN = 5


class Home(MenuScreen):
    """Matches to go on with, what a new one is to be like, and ways to elsewhere."""

    saved: list[LoadedTable]

    async def on_mount(self) -> None:  # type: ignore[override]
        super().on_mount()
        await self._look()
        setup, say = self.table_app.setup, self.say
        self.levels: list[tuple[str, tuple[str, ...]]] = [
            (say(f"level-{level}"), (level,)) for level in LEVELS
        ]
        if setup.bots not in [levels for _, levels in self.levels]:
            mixed = ", ".join(bot_name(one, say) for one in setup.bots)
            self.levels.insert(0, (mixed, setup.bots))
        self.boards = ["white", "violet"]
        if setup.board not in self.boards:
            self.boards.insert(0, setup.board)
        counts = [str(number) for number in PLAYERS]
        chosen = [levels for _, levels in self.levels].index(setup.bots)
        self.players = Row(
            say("tui-set-players"), values=counts, at=counts.index(str(setup.players))
        )
        self.people = Row(
            say("tui-set-people"),
            values=[str(number) for number in range(1, max(PLAYERS) + 1)],
            at=setup.people - 1,
        )
        self.bots = Row(say("tui-set-bots"), values=[name for name, _ in self.levels], at=chosen)
        self.board = Row(
            say("tui-set-board"), values=self.boards, at=self.boards.index(setup.board)
        )
        self.players.changed = self.people.changed = self._limit
        self.board.changed = self._warn
        self.fill()

    async def on_screen_resume(self) -> None:
        if self.rows:
            await self._look()
            self.fill()

    async def _look(self) -> None:
        """Which matches can be gone on with now."""
        host = self.table_app.host
        self.saved = (await unfinished(host))[:MOST_SHOWN] if host else []

    def fill(self) -> None:
        """The rows as things stand."""
        say = self.say
        self.rows = [self._resumed(live) for live in self.saved]
        self.rows += [
            Row(say("tui-new"), self._new),
            self.players,
            self.people,
            self.bots,
            self.board,
            Row(say("tui-server"), self._server),
            Row(say("tui-replay"), self._replay),
            Row(say("tui-quit"), self.escaped),
        ]
        self.show()

    def heading(self) -> Content:
        title = self.say("tui-title")
        return Content.assemble(
            (title, "bold"), "  ", *[(f"{one.value} ", INK[one]) for one in Colour]
        )

    def above(self) -> list[str]:
        saved = len(self.saved)
        return [self.say("tui-saved", matches=saved), ""] if saved else []

    def _resumed(self, live: LoadedTable) -> Row:
        state = live.state
        mine = people_of(live)
        others = ", ".join(one.name for at, one in enumerate(state.chairs) if at not in mine)
        if len(mine) > 1:
            others = ", ".join(one.name for one in state.chairs)
        when = datetime.fromtimestamp(state.history[-1].at / 1000).astimezone()
        label = self.say(
            "tui-go-on",
            round=max(1, len(state.match.rounds)),
            rounds=state.match.variant.rounds,
            names=others,
            when=when.strftime("%Y-%m-%d %H:%M"),
        )
        return Row(label, lambda: self._go_on(live), remove=lambda: self._give_up(live))

    def _limit(self) -> None:
        """No more people than chairs."""
        self.people.at = min(self.people.at, int(self.players.value) - 1)

    def _warn(self) -> None:
        board = self.board.value
        self.message = self.say("tui-provisional") if board in PROVISIONAL else ""

    def _table_setup(self) -> TableSetup:
        return replace(
            self.table_app.setup,
            players=int(self.players.value),
            people=int(self.people.value),
            bots=self.levels[self.bots.at][1],
            board=self.board.value,
        )

    def _go_on(self, live: LoadedTable) -> None:
        if self.table_app.host:
            self.table_app.open_game(LocalGame(self.table_app.host, live))

    def _give_up(self, live: LoadedTable) -> None:
        async def work() -> None:
            if self.table_app.host:
                await give_up(self.table_app.host, live)
            await self._look()
            self.fill()

        self.work(work())

    def _new(self) -> None:
        async def work() -> None:
            setup, host = self._table_setup(), self.table_app.host
            self.table_app.setup = setup
            if host:
                names = names_of(setup, self.say)
                game = await new_game(host, names, setup.chairs, setup.board, setup.pace)
                self.table_app.open_game(game)

        self.work(work())

    def _server(self) -> None:
        self.app.push_screen(AskScreen(self.say("tui-ask-server")), self._enter)

    def _enter(self, address: str | None) -> None:
        async def work() -> None:
            await self.table_app.enter(address or "")

        if address:
            self.work(work())

    def _replay(self) -> None:
        self.app.push_screen(AskScreen(self.say("tui-ask-record")), self._open)

    def _open(self, file: str | None) -> None:
        if not file:
            return
        try:
            text = Path(file).expanduser().read_text("utf-8", "surrogateescape")
            self.table_app.open_record(loads(text))
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.show(self.say("file-trouble", file=file, reason=reason))
        except BadRecord as error:
            problem = explain(error.problem, self.say, error.names)
            self.show(f"{file}:{error.line}:{error.column}: {problem}")
