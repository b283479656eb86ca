"""The terminal table as an application of Textual."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.screen import Screen

from purradox.client.game import Game, NotDone
from purradox.client.remote import RemoteGame
from purradox.client.server import Identities, Server, parts_of
from purradox.host.sql import DatabaseHost
from purradox.i18n import Words
from purradox.notation import Checked
from purradox.tui.screens.home import Home
from purradox.tui.screens.lobby import Lobby
from purradox.tui.screens.reading import ReadScreen
from purradox.tui.screens.review import Review
from purradox.tui.screens.table import TableScreen
from purradox.tui.screens.waiting import Waiting
from purradox.tui.setup import TableSetup


class TableApp(App[None]):
    """Everything that fills a terminal; what it shows first is told by who starts it."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [("ctrl+q", "quit"), ("ctrl+c", "quit")]

    def __init__(
        self,
        say: Words,
        host: DatabaseHost | None = None,
        setup: TableSetup | None = None,
        *,
        plain_characters: bool = False,
        identities: Identities | None = None,
    ) -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.title = "Purradox"
        self.say, self.host, self.setup = say, host, setup or TableSetup()
        self.plain_characters = plain_characters
        self.identities = identities or Identities()
        self.first: Callable[[], None] = self.open_home
        self.address = ""
        """A server to go to first."""
        self.trouble: NotDone | None = None

    def on_mount(self) -> None:
        if self.address:
            self.run_worker(self._enter_first())
        else:
            self.first()

    async def _enter_first(self) -> None:
        try:
            await self.enter(self.address)
        except NotDone as error:
            self.trouble = error
            self.exit()

    def open_home(self) -> None:
        self.push_screen(Home(), self._left)

    def open_game(self, game: Game) -> None:
        self.push_screen(self.screen_of(game), self._left)

    def screen_of(self, game: Game) -> Waiting | TableScreen:
        return Waiting(game) if game.shared else TableScreen(game)

    def open_server(self, server: Server) -> None:
        self.push_screen(Lobby(server), self._left)

    async def enter(self, address: str) -> None:
        """A server, or one table of it; raises `NotDone`."""
        place, table = parts_of(address)
        name = self.setup.names[0] if self.setup.names else self.say("tui-guest")
        server = Server(place, name, self.identities, given=bool(self.setup.names))
        await server.enter()
        show = partial(self.open_server, server)
        if table is not None:
            game = RemoteGame(server, table)
            await game.ready()
            show = partial(self.open_game, game)
        if server.forgotten:
            told = self.say("tui-logged-out", server=place)
            self.push_screen(ReadScreen("", told, self.say("tui-keys-any")), lambda _: show())
        else:
            show()

    async def join(self, game: RemoteGame) -> None:
        await game.ready()
        self.open_game(game)

    def open_record(self, checked: Checked) -> None:
        self.push_screen(Review(checked), self._left)

    def back(self, screen: Screen[str | None]) -> None:
        """Leave a screen, whichever one it came instead of."""
        screen.dismiss(None)
        self.call_later(self._left, None)

    def _left(self, _answer: object) -> None:
        """Nothing is left to show: back to the beginning, or out where there is none."""
        if len(self.screen_stack) == 1:
            self.exit()
