"""A server's table before its match: chairs, and who is still to come."""

from functools import partial

from textual.content import Content

from purradox.client.game import Game, NotDone
from purradox.client.remote import RemoteGame
from purradox.tui import people
from purradox.tui.screens.menu import MenuScreen, Row
from purradox.tui.screens.reading import ReadScreen
from purradox.tui.screens.table import TableScreen
from purradox.tui.setup import bot_name


class Waiting(MenuScreen):
    """Sit, start, or stand up again; the match opens by itself."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        assert isinstance(game, RemoteGame)
        self.game = game

    def on_mount(self) -> None:
        super().on_mount()
        self.link, self.alone = f"{self.game.server.address}/t/{self.game.table}", False
        self.fill()
        self.run_worker(self._follow())
        self.work(self._ask_link())

    async def _ask_link(self) -> None:
        self.link, self.alone = await self.game.server.link(self.game.table)
        self.fill()

    async def _follow(self) -> None:
        try:
            while self.game.picture().status == "waiting":
                await self.game.news()
                self.fill()
        except NotDone as error:  # there is no way back to this table
            text, keys = error.told(self.say, ()), self.say("tui-keys-any")
            self.app.push_screen(ReadScreen("", text, keys), lambda _: self.escaped())
            return
        picture = self.game.picture()
        if picture.closed and picture.table is None:  # it ended before it began
            text, keys = self.say("table-closed", reason=picture.closed), self.say("tui-keys-any")
            self.app.push_screen(ReadScreen("", text, keys), lambda _: self.escaped())
            return
        self.app.switch_screen(TableScreen(self.game))

    def heading(self) -> Content:
        return Content(self.say("home-new"))

    def above(self) -> list[str]:
        picture, say = self.game.picture(), self.say
        lines = [say("tui-link", link=self.link), say("tui-code", code=self.game.table)]
        lines += [say("invite-alone")] if self.alone else []
        lines.append("")
        for at, one in enumerate(picture.seats):
            who = one.name or say("chair-open")
            level = f" ({bot_name(one.level, say)})" if one.level else ""
            you = " *" if at == picture.seat else ""
            host = f" ({say('player-host')})" if one.host else ""
            lines.append(f"{at + 1}  {who}{level}{host}{you}")
        lines.append("")
        if news := people.told(picture, picture.names, say):
            lines += [news, ""]
        if not picture.connected:
            lines += [say("tui-offline"), ""]
        return lines

    def fill(self) -> None:
        picture, say = self.game.picture(), self.say
        self.rows = []
        free = any(one.kind == "open" for one in picture.seats)
        if picture.seat is None and free and not picture.removed:
            self.rows.append(Row(say("tui-sit"), lambda: self._do("sit")))
        if picture.host:
            self.rows.append(Row(say("tui-start"), lambda: self._do("start")))
        if picture.seat is not None:
            self.rows.append(Row(say("tui-stand"), lambda: self._do("leave")))
        for act in people.acts(picture, picture.names, say):
            self.rows.append(Row(act.label, partial(self._act, act)))
        name = say("tui-name", name=self.game.server.name)
        self.rows.append(Row(name, lambda: self.ask_name(self.game.server, self.fill)))
        self.rows.append(Row(say("tui-back"), self.escaped))
        if self.query("#menu"):  # the match may have begun, and this screen be gone
            self.show()

    def _do(self, what: str) -> None:
        self.work(self.game.do(what))

    def _act(self, act: people.Act) -> None:
        self.work(self.game.do(act.request, **({} if act.seat is None else {"seat": act.seat})))

    def escaped(self) -> None:
        self.run_worker(self._close())

    async def _close(self) -> None:
        await self.game.close()
        self.table_app.back(self)
