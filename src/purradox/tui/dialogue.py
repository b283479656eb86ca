"""The dialogue around a match: which one, where, and what there is to look at afterwards."""

from collections.abc import Coroutine
from contextlib import ExitStack
from typing import Any
from urllib.parse import quote

from purradox.client.game import Game, NotDone
from purradox.client.remote import RemoteGame
from purradox.client.server import Server, parts_of
from purradox.host.sql import DatabaseHost
from purradox.i18n import Words
from purradox.notation import Checked
from purradox.tui.absence import listed as listed_as
from purradox.tui.local import LocalGame, new_game, people_of, unfinished
from purradox.tui.loop_thread import LoopThread
from purradox.tui.person import LEAVING, Left, read_line, wants
from purradox.tui.plain import converse
from purradox.tui.reading_aloud import read_aloud
from purradox.tui.running import at_home
from purradox.tui.setup import EXPECTED, TableSetup, bot_name, changed, clock_told, names_of


def line_by_line(
    say: Words, setup: TableSetup, *, server: str = "", checked: Checked | None = None, new: bool
) -> None:
    """Everything that is asked and told, from the first line to the last."""
    with LoopThread() as beside, ExitStack() as stack:
        if checked is not None:
            read_aloud(beside, checked, say)
            return
        try:
            game = _remote(beside, server, setup, say) if server else None
            if game is None:
                home = at_home(setup.bots)
                host = beside(home.__aenter__())
                stack.callback(lambda: beside(_leave(home)))
                game = _local(beside, host, setup, say, new)
        except Left:
            print(say("play-left"))
            return
        converse(beside, game, say)


def _leave(home: Any) -> Coroutine[Any, Any, Any]:
    left: Coroutine[Any, Any, Any] = home.__aexit__(None, None, None)
    return left


def _local(
    beside: LoopThread, host: DatabaseHost, setup: TableSetup, say: Words, new: bool
) -> Game:
    """The last match that was not finished, if that is wanted, or a new one."""

    async def resume() -> Game:
        return LocalGame(host, saved[0])

    saved = [] if new else beside(unfinished(host))
    if saved:
        state = saved[0].state
        mine = people_of(saved[0])
        others = [one.name for at, one in enumerate(state.chairs) if at not in mine]
        names = ", ".join(others or [one.name for one in state.chairs])
        if wants(say("tui-plain-go-on", names=names)):
            return beside(resume())
    names = ", ".join(bot_name(one, say) for one in setup.chairs)
    print(say("tui-welcome", bots=names or "none", board=setup.board))
    people = names_of(setup, say)
    return beside(new_game(host, people, setup.chairs, setup.board, "instant"))


def _remote(beside: LoopThread, address: str, setup: TableSetup, say: Words) -> Game:
    """A table of a server: the one that was named, or one from its list."""
    place, table = parts_of(address)
    name = setup.names[0] if setup.names else say("tui-guest")
    server = Server(place, name, given=bool(setup.names))
    beside(server.enter())
    if server.forgotten:
        print(say("tui-logged-out", server=place))
    if table is None:
        table = _chosen_table(beside, server, setup, say)
    if "/" in table:
        return _remote(beside, table, setup, say)

    async def join() -> Game:
        return RemoteGame(server, table)

    return beside(join())


def _chosen_table(beside: LoopThread, server: Server, setup: TableSetup, say: Words) -> str:
    """A table from the list, one whose code or link is typed, or a new one."""
    while True:
        listed = beside(server.ask("/api/lobby"))["tables"]
        mine = beside(server.ask("/api/matches"))["tables"]
        known = {one["table"] for one in listed}
        more = [one for one in mine if one["status"] != "over" and one["table"] not in known]
        tables = listed + more
        for number, one in enumerate(tables, 1):
            print(f"{number}  {listed_as(one, say)}")
        print(say("tui-plain-which", tables=len(tables)), say("tui-plain-which-else"))
        line = read_line().strip()
        if line in LEAVING:
            raise Left
        word, _, name = line.partition(" ")
        try:
            if not line:
                made = beside(server.take_chair("/api/tables", _new_table(setup, say)))
                return str(made["table"])
            if word == "name" and name.strip():
                beside(server.rename(name.strip()))
                print(say("tui-named", name=server.name))
            elif "/" in line:
                return line
            elif line.isascii() and line.isdecimal() and len(line) < 4:
                if 1 <= int(line) <= len(tables):
                    return str(tables[int(line) - 1]["table"])
            elif " " not in line:
                beside(server.ask(f"/api/tables/{quote(line)}"))
                return line
        except NotDone as error:
            print(error.told(say, ()))


def _new_table(setup: TableSetup, say: Words) -> dict[str, Any]:
    """What a new table is to be like; each line changes one thing, Enter makes it."""
    while True:
        chairs = [say("play-you"), *(say("chair-open") for _ in range(setup.people - 1))]
        chairs += [bot_name(one, say) for one in setup.chairs]
        clock = clock_told(setup.clock, say)
        board = say("option-board-short", board=setup.board)
        print(say("tui-plain-new", chairs=", ".join(chairs), board=board, clock=clock))
        line = " ".join(read_line().lower().split())
        if line in LEAVING:
            raise Left
        if not line:
            return setup.options
        word, _, value = line.partition(" ")
        if word in EXPECTED:
            other = changed(setup, word, value)
            if other is None:
                print(say("bad-value", word=word, expected=EXPECTED[word]))
            setup = other or setup
