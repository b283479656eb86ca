"""The API: tables, and what is left of them."""

import io
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from purradox.host import LEVELS, PHRASES, Guest, LoadedTable, Options
from purradox.host.errors import NotOver
from purradox.host.options import levels as installed_levels
from purradox.host.proof import Proof, proof_of
from purradox.host.sql import DatabaseHost
from purradox.notation import record_of, to_json, to_text
from purradox.server.asgi import address_of
from purradox.server.errors import BadRequest
from purradox.server.http import bodies
from purradox.server.http.listing import listing
from purradox.server.http.routing import JSON, Origin, Router
from purradox.server.ops.network import Network, Place
from purradox.server.wire import messages
from purradox.server.ws.feed import table_news
from purradox.server.ws.subscription import may_watch

SVG = "image/svg+xml"

api = Router()


def asked_from(request: Request) -> tuple[str, str, str]:
    """The scheme and the name by which we were asked, and by whom."""
    return request.url.scheme, request.headers.get("host", ""), address_of(request.scope)


@api.get("/api/levels")
async def levels(host: DatabaseHost) -> bodies.Levels:
    """Bots for empty chairs, and what can be said at a table."""
    here = [one for one in LEVELS if one in installed_levels()]
    return bodies.Levels(levels=here, bots=list(host.bots), phrases=list(PHRASES))


@api.get("/api/invitation")
async def invitation(request: Request, network: Network) -> Place:
    """The address of this server for other devices."""
    return network.place(*asked_from(request))


@api.post("/api/invitation")
async def let_in(request: Request, network: Network) -> Place:
    """Let devices of the home network in, where that is for who asks to say."""
    return await network.open(*asked_from(request))


@api.get("/api/schema.json")
async def schema() -> dict[str, Any]:
    """A JSON Schema of every message."""
    return messages.schema()


@api.get("/api/lobby")
async def lobby(host: DatabaseHost, guest: Guest | None) -> bodies.Listing:
    """Open tables that are waiting, and those that may be watched."""
    return await listing(host, await host.lobby(), guest)


@api.get("/api/matches")
async def matches(host: DatabaseHost, guest: Guest | None) -> bodies.Listing:
    """Your tables, newest first."""
    if guest is None:
        return bodies.Listing(tables=[])
    return await listing(host, await host.matches(guest), guest)


@api.post("/api/tables")
async def create(
    host: DatabaseHost, guest: Guest, origin: Origin, wanted: bodies.NewTable
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
    live: LoadedTable, host: DatabaseHost, guest: Guest, wanted: bodies.Sit
) -> messages.TableNews:
    """Take a chair."""
    await host.sit(live, guest, wanted.seat, wanted.commitment)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/leave")
async def leave(live: LoadedTable, host: DatabaseHost, guest: Guest) -> messages.TableNews:
    """Leave a table."""
    await host.leave(live, guest)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/close")
async def close(live: LoadedTable, host: DatabaseHost, guest: Guest) -> messages.TableNews:
    """Close a table."""
    await host.close_table(live, guest)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/host")
async def hand_over(
    live: LoadedTable, host: DatabaseHost, guest: Guest, wanted: bodies.Seat
) -> messages.TableNews:
    """Make another person the host."""
    await host.hand_over(live, guest, wanted.seat)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/remove")
async def remove(
    live: LoadedTable, host: DatabaseHost, guest: Guest, wanted: bodies.Seat
) -> messages.TableNews:
    """Take somebody off a chair before the start."""
    await host.remove(live, guest, wanted.seat)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/offer")
async def offer(
    live: LoadedTable, host: DatabaseHost, guest: Guest, wanted: bodies.Seat
) -> messages.TableNews:
    """Offer the seat of somebody who is away."""
    await host.offer(live, guest, wanted.seat)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/hide")
async def hide(live: LoadedTable, host: DatabaseHost, guest: Guest, wanted: bodies.Hide) -> None:
    """Leave a match out of your list."""
    await host.hide(live, guest, hidden=wanted.hidden)


@api.post("/api/tables/{table}/return")
async def come_back(live: LoadedTable, host: DatabaseHost, guest: Guest) -> messages.TableNews:
    """Take your chair back."""
    await host.come_back(live, guest)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/nudge")
async def nudge(
    live: LoadedTable, host: DatabaseHost, guest: Guest, wanted: bodies.Seat
) -> messages.TableNews:
    """Remind somebody whom you wait for."""
    await host.nudge(live, guest, wanted.seat)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/call")
async def call(
    live: LoadedTable, host: DatabaseHost, guest: Guest, wanted: bodies.CallStandIn
) -> messages.TableNews:
    """Call a stand-in for somebody whom you wait for."""
    await host.call(live, guest, wanted.seat, stays=wanted.stays)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/chairs")
async def set_bot(
    live: LoadedTable, host: DatabaseHost, guest: Guest, wanted: bodies.ChairBot
) -> messages.TableNews:
    """Put a bot on an open chair, or open a bot's chair."""
    await host.set_bot(live, guest, wanted.seat, wanted.bot)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/start")
async def start(live: LoadedTable, host: DatabaseHost, guest: Guest) -> messages.TableNews:
    """Start the match."""
    await host.start(live, guest)
    return table_news(live, guest.id)


@api.post("/api/tables/{table}/rematch")
async def rematch(
    live: LoadedTable, host: DatabaseHost, guest: Guest, wanted: bodies.Rematch
) -> bodies.TableId:
    """Play again."""
    return bodies.TableId(table=await host.rematch(live, guest, wanted.commitment))


@api.get("/api/tables/{table}/record", answers={"text/plain": str, JSON: dict[str, Any]})
async def record(live: LoadedTable, guest: Guest | None, wanted: bodies.RecordFormat) -> Response:
    """The record of a match that is over."""
    over(live, guest)
    written = record_of(live.state.match, [chair.name for chair in live.state.chairs])
    if wanted.format == "json":
        return Response(to_json(written), media_type=JSON)
    return PlainTextResponse(to_text(written))


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


@api.get("/api/tables/{table}/qr.svg", answers={SVG: str})
async def qr_code(live: LoadedTable, request: Request, network: Network) -> Response:
    """The link to a table as a QR code without any colour of its own."""
    address = network.place(*asked_from(request)).address
    picture = io.BytesIO()
    try:
        code = segno.make(f"{address}/t/{live.table}", error="m", micro=False)
    except ValueError as error:  # a name of this server that is longer than any
        raise BadRequest("host") from error
    code.save(picture, kind="svg", xmldecl=False, svgns=True, border=2, omitsize=True, dark="#000")
    return Response(picture.getvalue(), media_type=SVG)
