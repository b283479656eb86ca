"""The API: tables, and what is left of them."""

from typing import Any

import msgspec

from purradox.host import LEVELS, PHRASES, Guest, Host, LoadedTable, Options
from purradox.host.errors import NotOver
from purradox.host.options import levels as installed_levels
from purradox.host.proof import Proof, proof_of
from purradox.notation import record_of, to_json, to_text
from purradox.server.api import bodies
from purradox.server.api.feed import table_news
from purradox.server.api.listing import listing
from purradox.server.api.operations import JSON, Content, Origin, Router
from purradox.server.api.subscription import may_watch
from purradox.server.wire import messages

api = Router()


@api.get("/api/levels")
async def levels(host: Host) -> bodies.Levels:
    """Bots for empty chairs, and what can be said at a table."""
    here = [one for one in LEVELS if one in installed_levels()]
    return bodies.Levels(levels=here, bots=list(host.bots), phrases=list(PHRASES))


@api.get("/api/schema.json")
async def schema() -> dict[str, Any]:
    """A JSON Schema of every message."""
    return messages.schema()


@api.get("/api/lobby")
async def lobby(host: Host, guest: Guest | None) -> bodies.Listing:
    """Open tables that are waiting, and those that may be watched."""
    return await listing(host, await host.lobby(), guest)


@api.get("/api/matches")
async def matches(host: Host, guest: Guest | None) -> bodies.Listing:
    """Your tables, newest first."""
    if guest is None:
        return bodies.Listing(tables=[])
    return await listing(host, await host.matches(guest), guest)


@api.post("/api/tables")
async def create(
    host: Host, guest: Guest, origin: Origin, wanted: bodies.NewTable
) -> bodies.TableId:
    """Make a table."""
    told = msgspec.to_builtins(wanted)
    commitment = told.pop("commitment")
    live = await host.open(msgspec.convert(told, Options), guest, commitment, origin)
    return bodies.TableId(table=live.table)


@api.get("/api/tables/{table}")
async def look(live: LoadedTable, guest: Guest | None) -> messages.TableNews:
    """The `table` message."""
    may_watch(live, guest.id if guest else None)
    return table_news(live, guest.id if guest else None)


@api.post("/api/tables/{table}/sit")
async def sit(
    live: LoadedTable, host: Host, guest: Guest, wanted: bodies.Sit
) -> messages.TableNews:
    """Take a chair."""
    await host.sit(live, guest, wanted.seat, wanted.commitment)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/leave")
async def leave(live: LoadedTable, host: Host, guest: Guest) -> messages.TableNews:
    """Leave a table."""
    await host.leave(live, guest)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/close")
async def close(live: LoadedTable, host: Host, guest: Guest) -> messages.TableNews:
    """Close a table."""
    await host.close_table(live, guest)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/host")
async def hand_over(
    live: LoadedTable, host: Host, guest: Guest, wanted: bodies.Seat
) -> messages.TableNews:
    """Make another person the host."""
    await host.hand_over(live, guest, wanted.seat)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/remove")
async def remove(
    live: LoadedTable, host: Host, guest: Guest, wanted: bodies.Seat
) -> messages.TableNews:
    """Take somebody off a chair before the start."""
    await host.remove(live, guest, wanted.seat)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/offer")
async def offer(
    live: LoadedTable, host: Host, guest: Guest, wanted: bodies.Seat
) -> messages.TableNews:
    """Offer the seat of somebody who is away."""
    await host.offer(live, guest, wanted.seat)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/hide")
async def hide(live: LoadedTable, host: Host, guest: Guest, wanted: bodies.Hide) -> None:
    """Leave a match out of your list."""
    await host.hide(live, guest, hidden=wanted.hidden)


@api.post("/api/tables/{table}/return")
async def come_back(live: LoadedTable, host: Host, guest: Guest) -> messages.TableNews:
    """Take your chair back."""
    await host.come_back(live, guest)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/nudge")
async def nudge(
    live: LoadedTable, host: Host, guest: Guest, wanted: bodies.Seat
) -> messages.TableNews:
    """Remind somebody whom you wait for."""
    await host.nudge(live, guest, wanted.seat)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/call")
async def call(
    live: LoadedTable, host: Host, guest: Guest, wanted: bodies.CallStandIn
) -> messages.TableNews:
    """Call a stand-in for somebody whom you wait for."""
    await host.call(live, guest, wanted.seat, stays=wanted.stays)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/chairs")
async def set_bot(
    live: LoadedTable, host: Host, guest: Guest, wanted: bodies.ChairBot
) -> messages.TableNews:
    """Put a bot on an open chair, or open a bot's chair."""
    await host.set_bot(live, guest, wanted.seat, wanted.bot)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/start")
async def start(live: LoadedTable, host: Host, guest: Guest) -> messages.TableNews:
    """Start the match."""
    await host.start(live, guest)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/rematch")
async def rematch(
    live: LoadedTable, host: Host, guest: Guest, wanted: bodies.Rematch
) -> bodies.TableId:
    """Play again."""
    return bodies.TableId(table=await host.rematch(live, guest, wanted.commitment))


@api.get("/api/tables/{table}/record", answers={"text/plain": str, JSON: dict[str, Any]})
async def record(live: LoadedTable, guest: Guest | None, wanted: bodies.RecordFormat) -> Content:
    """The record of a match that is over."""
    over(live, guest)
    written = record_of(live.state.match, [chair.name for chair in live.state.chairs])
    if wanted.format == "json":
        return Content(to_json(written).encode(), JSON)
    return Content(to_text(written).encode(), "text/plain; charset=utf-8")


@api.get("/api/tables/{table}/proof")
async def proof(live: LoadedTable, guest: Guest | None) -> Proof:
    """What `verify-deal` needs of a match that is over."""
    over(live, guest)
    return proof_of(live.state)


def over(live: LoadedTable, guest: Guest | None) -> None:
    """The cards are told when all is over, to those who may watch."""
    may_watch(live, guest.id if guest else None)
    if live.state.status != "over" or not live.state.match.rounds:
        raise NotOver
