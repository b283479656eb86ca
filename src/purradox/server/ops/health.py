"""For those who look after the server: is it alive, is it ready, how is it."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from purradox.server.errors import NotReady


async def alive(_request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Whether the database answers."""
    if not await request.app.state.host.database.answers():
        raise NotReady
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    return PlainTextResponse(
        request.app.state.server.metrics.text(), media_type="text/plain; version=0.0.4"
    )


routes = [Route("/healthz", alive), Route("/readyz", ready), Route("/metrics", metrics)]
