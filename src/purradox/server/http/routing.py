"""API routes as functions: the signature says what a route needs and what it answers.

A parameter is filled in by its type: a `Body` from JSON, a `Query` from the address, the rest
from `PROVIDERS`. The return type, or `answers` where a response is made by hand, is what the
OpenAPI document says.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NewType, TypeVar, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from purradox.host import Guest, LoadedTable
from purradox.host.errors import NoGuest
from purradox.host.sql import DatabaseHost
from purradox.server.asgi import address_of, secret_of
from purradox.server.errors import BadRequest
from purradox.server.http.bodies import Body, Query
from purradox.server.ops.limits import Limiter, mark_of, network_of
from purradox.server.ops.network import Network
from purradox.server.records.pool import Reviews
from purradox.server.records.readers import Readers
from purradox.server.wire.encode import encode
from purradox.server.wire.messages import Refused

JSON = "application/json"
Handler = Callable[..., Awaitable[Any]]
AnyHandler = TypeVar("AnyHandler", bound=Handler)

RecordText = NewType("RecordText", str)
"""A request body that is a record as text."""
Origin = NewType("Origin", str)
"""A mark of the address that makes a table, which has paid for it."""


async def the_host(request: Request) -> DatabaseHost:
    host: DatabaseHost = request.app.state.host
    return host


async def the_network(request: Request) -> Network:
    network: Network = request.app.state.server.network
    return network


async def the_reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


async def the_readers(request: Request) -> Readers:
    readers: Readers = request.app.state.readers
    return readers


async def the_origin(request: Request) -> Origin:
    limiter: Limiter = request.app.state.server.limiter
    network = network_of(address_of(request.scope))
    limiter.tables.charge(network)
    return Origin(mark_of(network))


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


PROVIDERS: dict[Any, Callable[[Request], Awaitable[Any]]] = {
    Request: itself,
    DatabaseHost: the_host,
    Network: the_network,
    Reviews: the_reviews,
    Readers: the_readers,
    Guest: guest_of,
    Guest | None: anybody,
    LoadedTable: the_table,
    RecordText: record_text,
    Origin: the_origin,
}


@dataclass(frozen=True)
class Operation:
    """One method of one path."""

    method: str
    path: str
    handler: Handler
    needs: Mapping[str, Any]
    """Types of the parameters by name, the body last: who may not ask is told that first."""
    answers: Mapping[str, Any]
    """Types of the content by media type; none for a 204."""
    refuses: Any
    """The type of a 422."""

    async def __call__(self, request: Request) -> Response:
        await let_in(request)
        given = {name: await _provide(kind, request) for name, kind in self.needs.items()}
        answer = await self.handler(**given)
        if isinstance(answer, Response):
            return answer
        return Response(status_code=204) if answer is None else json_response(answer)


class Router:
    """The operations of a part of the API."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []

    def get(self, path: str, **said: Any) -> Callable[[AnyHandler], AnyHandler]:
        return self._add("GET", path, **said)

    def post(self, path: str, **said: Any) -> Callable[[AnyHandler], AnyHandler]:
        return self._add("POST", path, **said)

    def _add(
        self, method: str, path: str, *, answers: Any = None, refuses: Any = Refused
    ) -> Callable[[AnyHandler], AnyHandler]:
        def added(handler: AnyHandler) -> AnyHandler:
            needs = get_type_hints(handler)
            told = needs["return"] if answers is None else answers
            del needs["return"]
            if not isinstance(told, dict):
                told = {} if told is type(None) else {JSON: told}
            needs = dict(sorted(needs.items(), key=lambda need: _is(need[1], Body)))
            self.operations.append(Operation(method, path, handler, needs, told, refuses))
            return handler

        return added


def routes_of(operations: Sequence[Operation]) -> list[Route]:
    """One route for each path, so that a wrong method is told all that are right."""
    paths: dict[str, dict[str, Operation]] = {}
    for one in operations:
        paths.setdefault(one.path, {})[one.method] = one
    return [Route(path, _dispatch(methods), methods=[*methods]) for path, methods in paths.items()]


def _dispatch(methods: dict[str, Operation]) -> Callable[[Request], Awaitable[Response]]:
    async def dispatch(request: Request) -> Response:
        return await methods[request.method](request)

    return dispatch


def json_response(content: Any, status: int = 200) -> Response:
    return Response(encode(content), status, media_type=JSON)


def _is(kind: Any, base: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, base)


async def _provide(kind: Any, request: Request) -> Any:
    try:
        if _is(kind, Body):
            content = await request.body()
            if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
                raise BadRequest(f"content-type: Expected `{JSON}`")
            return msgspec.json.decode(content, type=kind)
        if _is(kind, Query):
            return msgspec.convert(dict(request.query_params), kind, strict=False)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadRequest(_problem(error)[:200]) from error
    return await PROVIDERS[kind](request)


def _problem(error: Exception) -> str:
    """What is wrong, behind the name of the field."""
    what, _, where = str(error).partition(" - at `$")
    return f"{where.strip('.`')}: {what}" if where else what
