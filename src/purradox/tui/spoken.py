"""The dialogue around a match: which one, where, and what there is to look at afterwards."""

from collections.abc import Coroutine
from contextlib import ExitStack
from typing import Any

from purradox.host import Host
from purradox.i18n import Words
from purradox.notation import Checked
from purradox.tui.beside import Beside
from purradox.tui.game import Game
from purradox.tui.local import LocalGame, new_game, people_of, unfinished
from purradox.tui.person import Left, read_line
from purradox.tui.plain import converse, wants
from purradox.tui.reading_aloud import read_aloud
from purradox.tui.remote import RemoteGame
from purradox.tui.running import at_home
from purradox.tui.server import Server, parts_of
from purradox.tui.wishes import Wishes, names_of


def line_by_line(
    say: Words, wishes: Wishes, *, server: str = "", checked: Checked | None = None, new: bool
) -> None:
    """Everything that is asked and told, from the first line to the last."""
    with Beside() as beside, ExitStack() as stack:
        if checked is not None:
            read_aloud(beside, checked, say)
            return
        try:
            game = _remote(beside, server, wishes, say) if server else None
            if game is None:
                home = at_home()
                host = beside(home.__aenter__())
                stack.callback(lambda: beside(_leave(home)))
                game = _local(beside, host, wishes, say, new)
        except Left:
            print(say("play-left"))
            return
        converse(beside, game, say)


def _leave(home: Any) -> Coroutine[Any, Any, Any]:
    left: Coroutine[Any, Any, Any] = home.__aexit__(None, None, None)
    return left


def _local(beside: Beside, host: Host, wishes: Wishes, say: Words, new: bool) -> Game:
    """The last match that was not finished, if that is wanted, or a new one."""

    async def resume() -> Game:
        return LocalGame(host, saved[0])

    saved = [] if new else unfinished(host)
    if saved:
        state = saved[0].state
        mine = people_of(saved[0])
        others = [one.name for at, one in enumerate(state.chairs) if at not in mine]
        names = ", ".join(others or [one.name for one in state.chairs])
        if wants(say("tui-plain-go-on", names=names)):
            return beside(resume())
    names = ", ".join(say(f"level-{one}") for one in wishes.chairs)
    print(say("tui-welcome", bots=names or "none", board=wishes.board))
    people = names_of(wishes, say)
    return beside(new_game(host, people, wishes.chairs, wishes.board, "instant"))


def _remote(beside: Beside, address: str, wishes: Wishes, say: Words) -> Game:
    """A table of a server: the one that was named, or one from its list."""
    place, table = parts_of(address)
    server = Server(place, wishes.names[0] if wishes.names else say("tui-guest"))
    beside(server.enter())
    if table is None:
        table = _chosen_table(beside, server, wishes, say)

    async def join() -> Game:
        return RemoteGame(server, table)

    return beside(join())


def _chosen_table(beside: Beside, server: Server, wishes: Wishes, say: Words) -> str:
    listed = beside(server.ask("/api/lobby"))["tables"]
    mine = beside(server.ask("/api/matches"))["tables"]
    known = {one["table"] for one in listed}
    tables = listed + [one for one in mine if one["status"] != "over" and one["table"] not in known]
    for number, one in enumerate(tables, 1):
        names = ", ".join(name or say("chair-open") for name in one["names"])
        print(f"{number}  {names} ({say('tui-listed', status=one['status'], open=one['open'])})")
    print(say("tui-plain-which", tables=len(tables)))
    while True:
        line = read_line().strip()
        if line in ("q", "quit"):
            raise Left
        if not line:
            made = beside(server.ask("/api/tables", wishes.options))
            return str(made["table"])
        if line.isdecimal() and 1 <= int(line) <= len(tables):
            return str(tables[int(line) - 1]["table"])
        print(say("tui-plain-which", tables=len(tables)))
