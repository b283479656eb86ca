"""For those who look after the server: is it alive, is it ready, how is it."""

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def alive() -> Response:
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """Whether the database answers."""
    if not await request.app.state.host.database.answers():
        return JSONResponse({"code": "not-ready"}, 503)
    return PlainTextResponse("ok\n")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    return PlainTextResponse(
        request.app.state.server.metrics.text(), media_type="text/plain; version=0.0.4"
    )
