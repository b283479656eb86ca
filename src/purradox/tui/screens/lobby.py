"""The tables of a server: yours, and those that are open."""

from collections.abc import Callable
from typing import Any

from textual.content import Content

from purradox.client.remote import RemoteGame
from purradox.client.server import Server
from purradox.host import LEVELS
from purradox.rules import PLAYERS
from purradox.tui.absence import listed
from purradox.tui.screens.asking import AskScreen
from purradox.tui.screens.menu import MenuScreen, Row
from purradox.tui.setup import NO_CLOCK, clock_told

MOST_SHOWN = 12
MOST_FINISHED = 3
CLOCKS = (NO_CLOCK, ("seconds", 30), ("seconds", 60), ("seconds", 120), ("days", 1), ("days", 3))


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
        self.work(self._fill())

    async def _fill(self) -> None:
        mine = (await self.server.ask("/api/matches"))["tables"]
        others = (await self.server.ask("/api/lobby"))["tables"]
        known = {one["table"] for one in mine}
        open_ones = [one for one in mine if one["status"] != "over"]
        shown = open_ones + [one for one in others if one["table"] not in known]
        rows = [self._row(one) for one in shown[:MOST_SHOWN]]
        done = [one for one in mine if one["status"] == "over" and one["round"]]
        rows += [self._row(one) for one in done[:MOST_FINISHED]]
        rows += [
            Row(self.say("home-new"), self._new),
            Row(self.say("tui-join"), self._ask_table),
            Row(self.say("tui-name", name=self.server.name), self._rename),
            Row(self.say("tui-refresh"), self._refresh),
            Row(self.say("tui-quit"), self.escaped),
        ]
        self.rows = rows
        self.show("" if shown else self.say("tui-no-tables"))

    def _row(self, one: dict[str, Any]) -> Row:
        mine = one["your_turn"] and not one["played_by_bot"]
        turn = f" {self.glyphs.turn}" if mine else ""
        return Row(f"{listed(one, self.say)}{turn}", lambda: self.work(self._join(one["table"])))

    async def _join(self, table: str) -> None:
        await self.table_app.join(RemoteGame(self.server, table))

    def _new(self) -> None:
        self.app.push_screen(NewTable(lambda wanted: self.work(self._make(wanted))))

    async def _make(self, wanted: dict[str, Any]) -> None:
        made = await self.server.take_chair("/api/tables", wanted)
        await self._join(made["table"])

    def _ask_table(self) -> None:
        def asked(text: str | None) -> None:
            if text:
                self.work(self.table_app.enter(text) if "/" in text else self._join(text))

        self.app.push_screen(AskScreen(self.say("tui-ask-table")), asked)

    def _rename(self) -> None:
        self.ask_name(self.server, self._refresh)


class NewTable(MenuScreen):
    """What a table for friends is to be like: players, board, who sits where, and the clock."""

    def __init__(self, make: Callable[[dict[str, Any]], None]) -> None:
        super().__init__()
        self.make = make

    def on_mount(self) -> None:
        super().on_mount()
        setup, say = self.table_app.setup, self.say
        counts = [str(number) for number in PLAYERS]
        boards = ["white", "violet"]
        self.boards = boards if setup.board in boards else [setup.board, *boards]
        self.clocks = sorted({*CLOCKS, setup.clock}, key=(*CLOCKS, setup.clock).index)
        self.players = Row(
            say("tui-set-players"), values=counts, at=counts.index(str(setup.players))
        )
        self.players.changed = self.fill
        self.board = Row(
            say("tui-set-board"),
            values=[say("option-board-short", board=one) for one in self.boards],
            at=self.boards.index(setup.board),
        )
        sitters = [say("tui-for-friend"), *(say(f"level-{one}") for one in LEVELS)]
        # Somebody who makes a table on a server and did not say how many people come expects all.
        bots = setup.chairs if setup.people > 1 else ()
        friends = (None for _ in range(setup.players - 1 - len(bots)))
        seated = [0 if one is None else 1 + LEVELS.index(one) for one in (*friends, *bots)]
        seated += [0] * (max(PLAYERS) - 1 - len(seated))
        self.chairs = [
            Row(say("tui-chair", number=number), values=sitters, at=at)
            for number, at in enumerate(seated, 2)
        ]
        self.clock = Row(
            say("option-clock"),
            values=[clock_told(one, say) for one in self.clocks],
            at=self.clocks.index(setup.clock),
        )
        self.listed = Row(say("option-listed"), values=[say("tui-no"), say("tui-yes")])
        self.fill()

    def heading(self) -> str:
        return self.say("home-new")

    def fill(self) -> None:
        self.rows = [
            self.players,
            self.board,
            *self.chairs[: int(self.players.value) - 1],
            self.clock,
            self.listed,
            Row(self.say("tui-make"), self._make),
            Row(self.say("tui-back"), self.escaped),
        ]
        self.show()

    def _make(self) -> None:
        players = int(self.players.value)
        kind, limit = self.clocks[self.clock.at]
        wanted = {
            "players": players,
            "board": self.boards[self.board.at],
            "bots": [None, *((None, *LEVELS)[one.at] for one in self.chairs[: players - 1])],
            "listed": bool(self.listed.at),
            "pace": self.table_app.setup.pace,
            "clock": kind,
            "limit": limit,
        }
        self.dismiss(None)
        self.make(wanted)
