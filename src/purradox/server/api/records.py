"""Records that people bring: to look at, to have reviewed, to go on from."""

import asyncio

import msgspec

from purradox.host import Guest, Host, LoadedTable, Options
from purradox.host.options import check_bots
from purradox.host.profile import fingerprint
from purradox.notation import record_of
from purradox.server.api import bodies
from purradox.server.api.errors import BadRequest
from purradox.server.api.operations import (
    JSON,
    Content,
    Origin,
    Owner,
    Reader,
    RecordText,
    Reviews,
    Router,
)
from purradox.server.api.replay import Problem, Replay, cut, fingerprinted, replayed
from purradox.server.api.tables import over
from purradox.server.wire.messages import Refused

LINES = "application/x-ndjson"

api = Router()


@api.post("/api/replay", answers=Replay, refuses=Problem | Refused)
async def replay(reader: Reader, text: RecordText) -> Content:
    """Every position of a record."""
    return Content(await reader.read(replayed, text), JSON)


@api.post("/api/review", answers={LINES: str}, refuses=Problem | Refused)
async def review(
    reviews: Reviews, reader: Reader, owner: Owner, wanted: bodies.ReviewSeat, text: RecordText
) -> Content:
    """A finished review at once, or a new one line by line, this seat first."""
    key = reviews.key(await reader.read(fingerprinted, text))
    if (kept := await reviews.kept.find(key)) is not None:
        return Content(kept.body, LINES, gzipped=True)
    return Content(reviews.lines(text, key, wanted.seat, owner), LINES)


@api.get("/api/tables/{table}/review")
async def costliest(
    live: LoadedTable, guest: Guest | None, reviews: Reviews
) -> bodies.ReviewSummary:
    """Whether the match was reviewed, and what cost each seat most."""
    over(live, guest)
    played = await asyncio.to_thread(lambda: fingerprint(record_of(live.state.match)))
    summary = await reviews.kept.summary(reviews.key(played))
    if summary is None:
        return bodies.ReviewSummary(kept=False, costliest=[])
    kept = msgspec.json.decode(summary, type=bodies.KeptSummary)
    return bodies.ReviewSummary(kept=True, costliest=kept.costliest)


@api.post("/api/continue", refuses=Problem | Refused)
async def go_on(
    host: Host, guest: Guest, _origin: Origin, reader: Reader, wanted: bodies.Continue
) -> bodies.TableId:
    """A table that goes on from a position of a record."""
    check_bots([wanted.bot], host.bots)
    told = await reader.read(cut, wanted.record, wanted.step)
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
