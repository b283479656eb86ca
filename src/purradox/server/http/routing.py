"""The operations of the API as routes of Starlette, and what this server gives them."""

import gzip
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from purradox.host import Guest, Host, LoadedTable
from purradox.host.errors import NoGuest
from purradox.host.sql import DatabaseHost
from purradox.puzzles.attempts import Attempts
from purradox.server.api.limits import Limiter, mark_of, network_of
from purradox.server.api.operations import (
    JSON,
    Content,
    Operation,
    Origin,
    Owner,
    Provider,
    Reader,
    RecordText,
    Reviews,
    by_path,
)
from purradox.server.asgi import address_of, secret_of
from purradox.server.ops.network import Network
from purradox.server.records.readers import Readers
from purradox.server.wire.encode import encode


async def the_host(request: Request) -> DatabaseHost:
    host: DatabaseHost = request.app.state.host
    return host


async def the_network(request: Request) -> Network:
    network: Network = request.app.state.server.network
    return network


async def the_reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


async def the_attempts(request: Request) -> Attempts:
    return (await the_host(request)).puzzles


async def the_reader(request: Request) -> Reader:
    readers: Readers = request.app.state.readers
    return readers.of(network_of(address_of(request.scope)))


async def the_origin(request: Request) -> Origin:
    limiter: Limiter = request.app.state.server.limiter
    network = network_of(address_of(request.scope))
    limiter.tables.charge(network)
    return Origin(mark_of(network))


async def the_owner(request: Request) -> Owner:
    guest = await anybody(request)
    return Owner(guest.id if guest else network_of(address_of(request.scope)))


async def itself(request: Request) -> Request:
    return request


async def let_in(request: Request) -> None:
    """Find out who asks; who is banned is refused, whatever they ask for."""
    host = await the_host(request)
    secret, _ = secret_of(request.scope)
    guest = None if secret is None else await host.guests.known(secret)
    if guest is not None:
        host.bans.check(guest=guest.id)
    request.state.guest = guest


async def anybody(request: Request) -> Guest | None:
    """Who asks, where an old cookie does no harm."""
    guest: Guest | None = request.state.guest
    return guest


async def guest_of(request: Request) -> Guest:
    """Who asks; nobody, and a wrong secret, are refused."""
    guest = await anybody(request)
    if guest is None:
        raise NoGuest
    return guest


async def the_table(request: Request) -> LoadedTable:
    return await (await the_host(request)).table(request.path_params["table"])


async def record_text(request: Request) -> RecordText:
    return RecordText((await request.body()).decode("utf-8", "surrogateescape"))


PROVIDERS: dict[Any, Provider] = {
    Request: itself,
    Host: the_host,
    DatabaseHost: the_host,
    Network: the_network,
    Reviews: the_reviews,
    Attempts: the_attempts,
    Reader: the_reader,
    Guest: guest_of,
    Guest | None: anybody,
    LoadedTable: the_table,
    RecordText: record_text,
    Origin: the_origin,
    Owner: the_owner,
}


def routes_of(operations: Sequence[Operation]) -> list[Route]:
    """One route for each path, so that a wrong method is told all that are right."""
    paths = by_path(operations)
    return [Route(path, _dispatch(methods), methods=[*methods]) for path, methods in paths.items()]


def _dispatch(methods: dict[str, Operation]) -> Callable[[Request], Awaitable[Response]]:
    async def dispatch(request: Request) -> Response:
        await let_in(request)
        answer = await methods[request.method].answer(request, PROVIDERS)
        if isinstance(answer, Response):
            return answer
        if isinstance(answer, Content):
            return content_response(request, answer)
        return Response(status_code=204) if answer is None else json_response(answer)

    return dispatch


def json_response(content: Any, status: int = 200) -> Response:
    return Response(encode(content), status, media_type=JSON)


def content_response(request: Request, content: Content) -> Response:
    if not isinstance(content.body, bytes):
        return StreamingResponse(content.body, media_type=content.media_type)
    if not content.gzipped:
        return Response(content.body, media_type=content.media_type)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip"}
        return Response(content.body, media_type=content.media_type, headers=headers)
    return Response(gzip.decompress(content.body), media_type=content.media_type)
