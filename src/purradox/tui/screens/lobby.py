"""The tables of a server: yours, and those that are open."""

from collections.abc import Coroutine
from typing import Any

from textual.content import Content

from purradox.tui.game import NotDone
from purradox.tui.remote import RemoteGame
from purradox.tui.screens.menu import MenuScreen, Row
from purradox.tui.server import Server

MOST_SHOWN = 12


class Lobby(MenuScreen):
    """Sit down, watch, go on, or make a table."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server

    def on_mount(self) -> None:
        super().on_mount()
        self.rows = [Row(self.say("tui-refresh"), self._refresh)]
        self.show()
        self._refresh()

    def heading(self) -> Content:
        return Content(f"{self.say('tui-title')}  {self.server.address}")

    def _refresh(self) -> None:
        self._work(self._fill())

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        self.run_worker(self._careful(work))

    async def _careful(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except NotDone as error:
            self.show(error.told(self.say, ()))

    async def _fill(self) -> None:
        mine = (await self.server.ask("/api/matches"))["tables"]
        others = (await self.server.ask("/api/lobby"))["tables"]
        known = {one["table"] for one in mine}
        open_ones = [one for one in mine if one["status"] != "over"]
        listed = open_ones + [one for one in others if one["table"] not in known]
        rows = [self._row(one) for one in listed[:MOST_SHOWN]]
        rows += [
            Row(self.say("tui-new-table"), self._new),
            Row(self.say("tui-refresh"), self._refresh),
            Row(self.say("tui-quit"), self.escaped),
        ]
        self.rows = rows
        self.show("" if listed else self.say("tui-no-tables"))

    def _row(self, one: dict[str, Any]) -> Row:
        names = ", ".join(name or self.say("chair-open") for name in one["names"])
        state = self.say("tui-listed", status=one["status"], open=one["open"])
        turn = f" {self.glyphs.turn}" if one["your_turn"] else ""
        return Row(f"{names} ({state}){turn}", lambda: self._work(self._join(one["table"])))

    async def _join(self, table: str) -> None:
        await self.table_app.join(RemoteGame(self.server, table))

    def _new(self) -> None:
        self._work(self._make())

    async def _make(self) -> None:
        made = await self.server.ask("/api/tables", self.table_app.wishes.options)
        await self._join(made["table"])
