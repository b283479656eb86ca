"""`sit`: a bot at tables of a server, over the protocol."""

import asyncio
import os
import secrets
import shlex
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from purradox.bots import BotSpec
from purradox.bots.api import PROGRAM
from purradox.bots.careful import CarefulBot
from purradox.cli.arguments import chosen_bot, chosen_variant
from purradox.cli.errors import CommandError, print_error
from purradox.cli.forfeits import complain_of
from purradox.i18n import words
from purradox.rules import Choice, PlayerView
from purradox.rules.events import MatchEnded

if TYPE_CHECKING:
    from purradox.client.remote import RemoteGame
    from purradox.client.server import Server
    from purradox.host.thinkers import Thinkers, ThoughtFailed

RETRY = 1.0
"""Seconds before something that was refused is tried once more."""
LEAVING = 5.0
"""Seconds to say goodbye to a server that may be gone."""
LONGEST_NAME = 30


def sit(
    spec: Annotated[str, typer.Argument(metavar="SPEC")],
    server: Annotated[str, typer.Option(metavar="URL")] = "http://localhost:8080",
    table: Annotated[list[str] | None, typer.Option(metavar="ID")] = None,
    name: Annotated[str, typer.Option(metavar="NAME")] = "",
    players: Annotated[int, typer.Option(min=2, max=5)] = 3,
    board: Annotated[str, typer.Option(metavar="white|violet|ROWS|FILE")] = "white",
    seconds: Annotated[float, typer.Option(min=0.1, metavar="S")] = 10.0,
    rematch: Annotated[bool, typer.Option("--rematch")] = False,
) -> None:
    from purradox.client.game import NotDone
    from purradox.client.server import Server, parts_of

    bot = chosen_bot(spec)
    options = {"players": players, "board": chosen_variant(players, board).board_name}
    try:
        address, linked = parts_of(server)
        tables = [one.rstrip("/").rpartition("/")[2] for one in table or ()]
        tables += [linked] if linked else []
        place = Server(address, name or usual_name(bot), program=True)
        asyncio.run(Sitter(place, str(bot), seconds, rematch).play(tables, options))
    except NotDone as error:
        raise CommandError("said", status=1, text=error.told(words(), ())) from error


def usual_name(bot: BotSpec) -> str:
    """What a bot is called that was given no name: a program by its file."""
    if bot.name != PROGRAM:
        return bot.name
    command = shlex.split(bot.options[0][1])
    files = [Path(word).stem for word in command if not word.startswith("-")]
    return next(filter(str.strip, reversed(files)), PROGRAM)[:LONGEST_NAME]


@dataclass
class Sitter:
    """One bot at any number of tables of a server."""

    server: "Server"
    spec: str
    seconds: float
    rematch: bool
    games: list["RemoteGame"] = field(default_factory=list)
    """Tables whose match goes on."""

    async def play(self, tables: list[str], options: dict[str, object]) -> None:
        """Sit down everywhere, or at a new table, and stay to the end; raises `NotDone`."""
        from purradox.host.thinkers import Thinkers

        pool = Thinkers(min(max(1, len(tables)), os.cpu_count() or 1))
        try:
            await self.server.enter()
            if not tables:
                tables = [(await self.server.take_chair("/api/tables", options))["table"]]
            for table in dict.fromkeys(tables):
                await self._sit_down(table)
            await self._stay_everywhere(pool)
        except BaseException as error:
            await self._leave()
            if isinstance(error, asyncio.CancelledError):
                typer.echo(words()("sit-left", name=self.server.name))
            raise
        finally:
            await pool.close()

    async def _sit_down(self, table: str) -> None:
        """Take a chair, or the one that we had there before."""
        from purradox.client.remote import RemoteGame

        path = f"/api/tables/{table}"
        news = await self.server.ask(path)
        if news["seat"] is None:
            await self.server.take_chair(f"{path}/sit", {})
        elif news["chairs"][news["seat"]].get("present"):
            raise CommandError("sit-already", status=1, name=self.server.name, table=table)
        game = RemoteGame(self.server, table)
        self.games.append(game)
        await game.ready()
        typer.echo(words()("sit-seated", name=self.server.name, link=self._link(table)))

    def _link(self, table: str) -> str:
        return f"{self.server.address}/t/{table}"

    async def _leave(self) -> None:
        """Others need not wait: a bot of the server plays on."""
        from purradox.client.game import NotDone

        for game in self.games:
            with suppress(NotDone, TimeoutError):
                await asyncio.wait_for(game.leave(), LEAVING)
            await game.close()

    async def _stay_everywhere(self, pool: "Thinkers") -> None:
        stays = [asyncio.create_task(self._stay(game, pool)) for game in self.games]
        try:
            await asyncio.gather(*stays)
        finally:  # none of them may take a chair after we have left
            for one in stays:
                if not one.cancelling():  # one that is may be asking which chair it was given
                    one.cancel()
            await asyncio.wait(stays)

    async def _stay(self, game: "RemoteGame", pool: "Thinkers") -> None:
        """Play a match, and those that follow where that is wanted."""
        from purradox.client.game import NotDone

        connected, breaks, told = True, game.breaks, False
        while game.reader.seat is not None:
            picture = game.picture()
            if connected and game.breaks > breaks:  # it may be there again already
                connected = False
                print_error(words()("sit-disconnected", server=self.server.address))
            breaks = game.breaks
            if picture.connected and not connected:
                connected = True
                print_error(words()("sit-connected", server=self.server.address))
            if not told and (line := result(game)):
                typer.echo(f"{self._link(game.table)}: {line}")
                told = True
                if not self.rematch or game.picture().closed:
                    break
            try:
                if told and picture.next is not None:
                    game = await self._follow(game)
                    told, breaks = False, game.breaks
                elif not told:
                    await self._act(game, pool)
            except NotDone:
                await asyncio.sleep(RETRY)
                continue
            await game.news()
        if not told and game.reader.seat is None:
            typer.echo(f"{self._link(game.table)}: {words()('sit-removed')}")
        self.games.remove(game)
        await game.close()

    async def _follow(self, game: "RemoteGame") -> "RemoteGame":
        from purradox.client.game import NotDone
        from purradox.client.remote import RemoteGame

        asked = asyncio.ensure_future(game.rematch())
        try:
            following = await asyncio.shield(asked)
        except asyncio.CancelledError:  # a chair that we are given now has to be left too
            with suppress(NotDone, TimeoutError):
                self.games.append(await asyncio.wait_for(asked, LEAVING))  # type: ignore[arg-type]
            raise
        assert isinstance(following, RemoteGame)
        self.games[self.games.index(game)] = following
        await game.close()
        await following.ready()
        typer.echo(words()("sit-seated", name=self.server.name, link=self._link(following.table)))
        return following

    async def _act(self, game: "RemoteGame", pool: "Thinkers") -> None:
        """What is ours to do now, if anything."""
        picture = game.picture()
        if picture.status == "waiting":
            if picture.host and all(one.kind != "open" for one in picture.seats):
                await game.do("start")
        elif game.seats and not game.people:
            await game.do("return")
        elif picture.view is not None and picture.decision is not None:
            view, decision = picture.view, picture.decision
            move = await self._choice(pool, view, decision)
            await game.move(view.seat, decision, str(move))

    async def _choice(self, pool: "Thinkers", view: PlayerView, decision: str) -> Choice:
        """What the bot does, or `careful` in its place, and a line that says why."""
        from purradox.host.errors import BotMissingPart
        from purradox.host.thinkers import ThoughtFailed

        seed = secrets.token_hex(8)
        try:
            move = await pool.choose(self.seconds, self.spec, seed, view)
        except BotMissingPart as error:
            raise CommandError(error.code, **error.details) from error
        except ThoughtFailed as error:
            self._complain(error, view, decision)
        else:
            if move in view.legal:
                return move
            text = words()("forfeit-illegal", detail=str(move))
            self._complain_of(text, view, decision)
        return await asyncio.to_thread(CarefulBot(Random(seed)).choose, view)

    def _complain(self, error: "ThoughtFailed", view: PlayerView, decision: str) -> None:
        if error.forfeit is not None:
            complain_of(error.forfeit)
            return
        detail = f"{self.seconds:g}" if error.reason == "late" else error.detail
        self._complain_of(words()(f"sit-{error.reason}", detail=detail), view, decision)

    def _complain_of(self, reason: str, view: PlayerView, decision: str) -> None:
        say = words()
        seat = say("seat-name", seat=view.seat)
        about = {"bot": self.spec, "seat": seat, "decision": decision, "words": "none"}
        print_error(say("forfeit", reason=reason, **about))


def result(game: "RemoteGame") -> str:
    """How a match ended for us, in one line; nothing while it lasts."""
    say = words()
    ended = next((one for one in game.happened if isinstance(one, MatchEnded)), None)
    seat, names = game.reader.seat, [one.name for one in game.reader.seats]
    if ended is None or seat is None:
        closed = game.picture().closed
        return say("sit-closed", reason=closed) if closed else ""
    ranks = [(one in ended.winners, total) for one, total in enumerate(ended.totals)]
    order = sorted(range(len(ranks)), key=lambda one: ranks[one], reverse=True)
    return say(
        "sit-result",
        place=1 + sum(one > ranks[seat] for one in ranks),
        players=len(ranks),
        points=ended.totals[seat],
        totals=", ".join(f"{names[one]} {ended.totals[one]}" for one in order),
    )
