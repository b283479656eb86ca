"""Records that people bring: to look at, to have reviewed, to go on from."""

import asyncio
import gzip
import json
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response, StreamingResponse

from purradox.host import Options
from purradox.host.options import check_bots
from purradox.notation import BadRecord, loads, record_of
from purradox.server.errors import BadRequest
from purradox.server.http import bodies
from purradox.server.http.openapi import WHERE, holds, says
from purradox.server.http.routes import REFUSALS, Anybody, HostNow, Me, TheTable, json_answer, over
from purradox.server.records.pool import Reviews, key_of
from purradox.server.records.replay import Replay, moves_until, problem_of, replay
from purradox.server.wire.encode import encode

LINES = "application/x-ndjson"

TEXT = {
    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
}

PROBLEM = holds(
    "application/json",
    "No record, or not what was asked for.",
    {"anyOf": [{"$ref": f"{WHERE}Problem"}, {"$ref": f"{WHERE}Refusal"}]},
)

router = APIRouter(prefix="/api", responses=REFUSALS)


async def the_reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


ReviewsNow = Annotated[Reviews, Depends(the_reviews)]


async def _text(request: Request) -> str:
    return (await request.body()).decode("utf-8", "surrogateescape")


@router.post("/replay", openapi_extra=TEXT, responses={200: says(Replay), 422: PROBLEM})
async def replayed(request: Request) -> Response:
    try:
        told = await asyncio.to_thread(replay, await _text(request))
    except BadRecord as bad:
        return json_answer(encode(problem_of(bad)), 422)
    return json_answer(encode(told))


@router.post(
    "/review",
    openapi_extra=TEXT,
    response_class=Response,
    responses={200: holds(LINES), 422: PROBLEM},
)
async def review(
    request: Request, reviews: ReviewsNow, seat: Annotated[int, Query(ge=0, le=4)] = 0
) -> Response:
    """A finished review at once, or a new one line by line, this seat first."""
    text = await _text(request)
    try:
        key = await asyncio.to_thread(lambda: key_of(loads(text).record))
    except BadRecord as bad:
        return json_answer(encode(problem_of(bad)), 422)
    if (kept := await reviews.kept.find(key)) is None:
        return StreamingResponse(reviews.lines(text, key, seat), media_type=LINES)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(kept.body, media_type=LINES, headers={"content-encoding": "gzip"})
    return Response(gzip.decompress(kept.body), media_type=LINES)


@router.get("/tables/{table}/review")
async def costliest(live: TheTable, guest: Anybody, reviews: ReviewsNow) -> bodies.Reviewed:
    """Whether the match was reviewed, and what cost each seat most."""
    over(live, guest)
    key = await asyncio.to_thread(lambda: key_of(record_of(live.state.match)))
    summary = await reviews.kept.summary(key)
    return bodies.Reviewed(kept=summary is not None, costliest=json.loads(summary or "[]"))


@router.post("/continue", responses={200: {"model": bodies.Made}, 422: PROBLEM})
async def go_on(wanted: bodies.Continuing, host: HostNow, guest: Me) -> Response:
    """A table that goes on from a position of a record."""
    check_bots([wanted.bot], host.bots)
    try:
        checked = await asyncio.to_thread(loads, wanted.record)
        moves = moves_until(checked, wanted.step)
    except BadRecord as bad:
        return json_answer(encode(problem_of(bad)), 422)
    except ValueError as error:
        raise BadRequest(str(error)) from error
    players = checked.variant.players
    if wanted.seat >= players:
        raise BadRequest("seat")
    bots = tuple(None if seat == wanted.seat else wanted.bot for seat in range(players))
    options = Options(players=players, board=checked.variant.board_name, bots=bots)
    live = await host.resume(options, guest, wanted.seat, moves)
    return json_answer(encode({"table": live.table}))
