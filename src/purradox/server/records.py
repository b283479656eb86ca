"""Records that people bring: to look at, to have reviewed, to go on from."""

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from purradox.host import LEVELS, Options
from purradox.host.errors import BadOption
from purradox.notation import BadRecord, loads
from purradox.server import models
from purradox.server.openapi import WHERE, holds, says
from purradox.server.replaying import Replay, moves_until, problem_of, replay
from purradox.server.reviews import reviewed
from purradox.server.routes import REFUSALS, HostNow, Me, json_answer
from purradox.server.seeing import encode
from purradox.server.troubles import BadRequest, TooManyReviews

MOST_REVIEWS = 2
"""Reviews that go on at the same time."""

TEXT = {
    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
}

PROBLEM = holds(
    "application/json",
    "No record, or not what was asked for.",
    {"anyOf": [{"$ref": f"{WHERE}Problem"}, {"$ref": f"{WHERE}Refusal"}]},
)

router = APIRouter(prefix="/api", responses=REFUSALS)
_reviews = 0


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
    responses={200: holds("application/x-ndjson"), 422: PROBLEM},
)
async def review(request: Request) -> Response:
    text = await _text(request)
    try:
        await asyncio.to_thread(loads, text)
    except BadRecord as bad:
        return json_answer(encode(problem_of(bad)), 422)
    if _reviews >= MOST_REVIEWS:
        raise TooManyReviews
    return StreamingResponse(_counted(text), media_type="application/x-ndjson")


async def _counted(text: str) -> AsyncIterator[bytes]:
    global _reviews  # noqa: PLW0603 one number for the whole process
    _reviews += 1
    try:
        async for line in reviewed(text):
            yield line
    finally:
        _reviews -= 1


@router.post("/continue", responses={200: {"model": models.Made}, 422: PROBLEM})
async def go_on(wanted: models.Continuing, host: HostNow, guest: Me) -> Response:
    """A table that goes on from a position of a record."""
    if wanted.bot not in LEVELS:
        raise BadOption("bots")
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
    live = await host.referee.resume(options, guest, wanted.seat, moves)
    return json_answer(encode({"table": live.table}))
