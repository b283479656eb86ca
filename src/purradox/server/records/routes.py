"""Records that people bring: to look at, to have reviewed, to go on from."""

import asyncio
import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from purradox.host import Guest, LoadedTable, Options
from purradox.host.options import check_bots
from purradox.host.sql import DatabaseHost
from purradox.notation import record_of
from purradox.server.asgi import address_of
from purradox.server.errors import BadRequest
from purradox.server.http import bodies
from purradox.server.http.routes import over
from purradox.server.http.routing import JSON, Origin, RecordText, Router
from purradox.server.ops.limits import network_of
from purradox.server.records.keys import key_of
from purradox.server.records.pool import Reviews
from purradox.server.records.readers import Readers
from purradox.server.records.replay import Problem, Replay, cut, keyed, replayed
from purradox.server.wire.messages import Refused

LINES = "application/x-ndjson"

api = Router()


@api.post("/api/replay", answers=Replay, refuses=Problem | Refused)
async def replay(request: Request, readers: Readers, text: RecordText) -> Response:
    """Every position of a record."""
    return Response(await readers.read(request, replayed, text), media_type=JSON)


@api.post("/api/review", answers={LINES: str}, refuses=Problem | Refused)
async def review(
    request: Request,
    reviews: Reviews,
    readers: Readers,
    guest: Guest | None,
    wanted: bodies.ReviewSeat,
    text: RecordText,
) -> Response:
    """A finished review at once, or a new one line by line, this seat first."""
    key = await readers.read(request, keyed, text)
    if (kept := await reviews.kept.find(key)) is None:
        owner = guest.id if guest else network_of(address_of(request.scope))
        return StreamingResponse(reviews.lines(text, key, wanted.seat, owner), media_type=LINES)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(kept.body, media_type=LINES, headers={"content-encoding": "gzip"})
    return Response(gzip.decompress(kept.body), media_type=LINES)


@api.get("/api/tables/{table}/review")
async def costliest(
    live: LoadedTable, guest: Guest | None, reviews: Reviews
) -> bodies.ReviewSummary:
    """Whether the match was reviewed, and what cost each seat most."""
    over(live, guest)
    key = await asyncio.to_thread(lambda: key_of(record_of(live.state.match)))
    summary = await reviews.kept.summary(key)
    costly = msgspec.json.decode(summary or "[]", type=list[bodies.CostlyChoice])
    return bodies.ReviewSummary(kept=summary is not None, costliest=costly)


@api.post("/api/continue", refuses=Problem | Refused)
async def go_on(
    request: Request,
    host: DatabaseHost,
    guest: Guest,
    _origin: Origin,
    readers: Readers,
    wanted: bodies.Continue,
) -> bodies.TableId:
    """A table that goes on from a position of a record."""
    check_bots([wanted.bot], host.bots)
    told = await readers.read(request, cut, wanted.record, wanted.step)
    if isinstance(told, str):
        raise BadRequest(told)
    variant, moves = told
    players = variant.players
    if wanted.seat >= players:
        raise BadRequest("seat")
    bots = tuple(None if seat == wanted.seat else wanted.bot for seat in range(players))
    options = Options(players=players, board=variant.board_name, bots=bots)
    live = await host.resume(options, guest, wanted.seat, moves, wanted.commitment)
    return bodies.TableId(table=live.table)
