"""Records that people bring: to look at, to have reviewed, to go on from."""

import asyncio
import gzip
import json
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response, StreamingResponse

from purradox.host import Options
from purradox.host.options import check_bots
from purradox.host.thinkers import Thinkers, ThoughtFailed
from purradox.notation import record_of
from purradox.server import models
from purradox.server.asgi import address_of
from purradox.server.limits import network_of
from purradox.server.openapi import WHERE, holds, says
from purradox.server.replaying import Replay, cut, keyed, replayed
from purradox.server.review_keys import key_of
from purradox.server.reviews import Reviews
from purradox.server.routes import REFUSALS, Anybody, HostNow, Me, TheTable, json_answer, over
from purradox.server.seeing import encode
from purradox.server.troubles import BadRequest, NoThought, TooFast

LINES = "application/x-ndjson"
PATIENCE = 20.0
"""Seconds that reading a record may take; ours take a few hundredths."""
MOST_WAITING = 20
"""Records that wait to be read."""
T = TypeVar("T")

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


class Readers:
    """A process that reads what people bring, one record after another, in a fair order."""

    def __init__(self) -> None:
        self.thinkers = Thinkers(1)

    async def read(self, request: Request, function: Callable[..., T], *arguments: Any) -> T:
        waiting = len(self.thinkers.schedule.waiting)
        if waiting >= MOST_WAITING:
            raise TooFast(waiting)
        owner = network_of(address_of(request.scope))
        try:
            return await self.thinkers.finish(PATIENCE, owner, function, *arguments)
        except ThoughtFailed as error:
            raise NoThought(error.reason) from error


async def the_readers(request: Request) -> Readers:
    readers: Readers = request.app.state.readers
    return readers


ReadersNow = Annotated[Readers, Depends(the_readers)]


@router.post("/replay", openapi_extra=TEXT, responses={200: says(Replay), 422: PROBLEM})
async def replay(request: Request, readers: ReadersNow) -> Response:
    status, told = await readers.read(request, replayed, await _text(request))
    return json_answer(told, status)


@router.post(
    "/review",
    openapi_extra=TEXT,
    response_class=Response,
    responses={200: holds(LINES), 422: PROBLEM},
)
async def review(
    request: Request,
    reviews: ReviewsNow,
    readers: ReadersNow,
    guest: Anybody,
    seat: Annotated[int, Query(ge=0, le=4)] = 0,
) -> Response:
    """A finished review at once, or a new one line by line, this seat first."""
    text = await _text(request)
    status, told = await readers.read(request, keyed, text)
    if status != 200:
        return json_answer(told, status)
    key = told.decode()
    if (kept := await reviews.kept.find(key)) is None:
        owner = guest.id if guest else network_of(address_of(request.scope))
        return StreamingResponse(reviews.lines(text, key, seat, owner), media_type=LINES)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(kept.body, media_type=LINES, headers={"content-encoding": "gzip"})
    return Response(gzip.decompress(kept.body), media_type=LINES)


@router.get("/tables/{table}/review")
async def costliest(live: TheTable, guest: Anybody, reviews: ReviewsNow) -> models.Reviewed:
    """Whether the match was reviewed, and what cost each seat most."""
    over(live, guest)
    key = await asyncio.to_thread(lambda: key_of(record_of(live.state.match)))
    summary = await reviews.kept.summary(key)
    return models.Reviewed(kept=summary is not None, costliest=json.loads(summary or "[]"))


@router.post("/continue", responses={200: {"model": models.Made}, 422: PROBLEM})
async def go_on(
    request: Request, wanted: models.Continuing, host: HostNow, guest: Me, readers: ReadersNow
) -> Response:
    """A table that goes on from a position of a record."""
    check_bots([wanted.bot], host.referee.bots)
    status, told = await readers.read(request, cut, wanted.record, wanted.step)
    if status != 200:
        return json_answer(told, status)
    if isinstance(told, str):
        raise BadRequest(told)
    variant, moves = told
    players = variant.players
    if wanted.seat >= players:
        raise BadRequest("seat")
    bots = tuple(None if seat == wanted.seat else wanted.bot for seat in range(players))
    options = Options(players=players, board=variant.board_name, bots=bots)
    live = await host.referee.resume(options, guest, wanted.seat, moves)
    return json_answer(encode({"table": live.table}))
