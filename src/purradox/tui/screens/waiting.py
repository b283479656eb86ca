"""A server's table before its match: chairs, and who is still to come."""

from typing import Any

from textual.content import Content

from purradox.tui.game import Game, NotDone
from purradox.tui.remote import RemoteGame
from purradox.tui.screens.menu import MenuScreen, Row
from purradox.tui.screens.table import TableScreen


class Waiting(MenuScreen):
    """Sit, start, or stand up again; the match opens by itself."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        assert isinstance(game, RemoteGame)
        self.game = game

    def on_mount(self) -> None:
        super().on_mount()
        self.fill()
        self.run_worker(self._follow())

    async def _follow(self) -> None:
        while self.game.picture().status == "waiting":
            await self.game.news()
            self.fill()
        self.app.switch_screen(TableScreen(self.game))

    def heading(self) -> Content:
        link = f"{self.game.server.address}/t/{self.game.table}"
        return Content(self.say("tui-link", link=link))

    def above(self) -> list[str]:
        picture, say = self.game.picture(), self.say
        lines = []
        for at, one in enumerate(picture.seats):
            who = one.name or say("chair-open")
            level = f" ({say(f'level-{one.level}')})" if one.level else ""
            you = " *" if at == picture.seat else ""
            lines.append(f"{at + 1}  {who}{level}{you}")
        lines.append("")
        if not picture.connected:
            lines += [say("tui-offline"), ""]
        return lines

    def fill(self) -> None:
        picture, say = self.game.picture(), self.say
        self.rows = []
        if picture.seat is None and any(one.kind == "open" for one in picture.seats):
            self.rows.append(Row(say("tui-sit"), lambda: self._do("sit")))
        if picture.host:
            self.rows.append(Row(say("tui-start"), lambda: self._do("start")))
        if picture.seat is not None:
            self.rows.append(Row(say("tui-stand"), lambda: self._do("leave")))
        self.rows.append(Row(say("tui-back"), self.escaped))
        self.show()

    def _do(self, what: str, **body: Any) -> None:
        async def work() -> None:
            try:
                await self.game.do(what, **body)
            except NotDone as error:
                self.show(error.told(self.say, self.game.picture().names))

        self.run_worker(work())

    def escaped(self) -> None:
        self.run_worker(self._close())

    async def _close(self) -> None:
        await self.game.close()
        self.table_app.back(self)
