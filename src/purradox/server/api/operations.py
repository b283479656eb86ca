"""Operations of the HTTP API as functions: the signature says what each needs and answers.

A parameter whose name stands in the path is text from there, a `Body` comes from JSON, a `Query`
from what follows the `?`; everything else is given by its type, by whoever answers requests. The
return type, or `answers` where a handler makes the content itself, is what the OpenAPI document
says.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, NewType, Protocol, TypeVar, get_type_hints

import msgspec

from purradox.host.reviews import KeptReviews
from purradox.server.api.bodies import Body, Query
from purradox.server.api.errors import BadRequest
from purradox.server.wire.messages import Refused

JSON = "application/json"
Handler = Callable[..., Awaitable[Any]]
AnyHandler = TypeVar("AnyHandler", bound=Handler)
T = TypeVar("T")

RecordText = NewType("RecordText", str)
"""A request body that is a record as text."""
Origin = NewType("Origin", str)
"""A mark of the address that makes a table, which has paid for it."""
Owner = NewType("Owner", str)
"""Who asks, as work is shared fairly: a guest, or else an address."""


@dataclass(frozen=True)
class Content:
    """An answer as it is sent: whole, or as it comes in."""

    body: bytes | AsyncIterator[bytes]
    media_type: str
    gzipped: bool = False


class Reader(Protocol):
    """Reads records that people bring."""

    async def read(self, function: Callable[..., T], *arguments: Any) -> T:
        """What a function makes of a record; `Unreadable` where it is none."""


class Reviews(Protocol):
    """Reviews that go on, and those that were finished."""

    @property
    def kept(self) -> KeptReviews: ...

    def key(self, played: str) -> str:
        """Under what the review of a match is kept, by the fingerprint of what was played."""

    def lines(self, text: str, key: str, first: int, owner: str) -> AsyncIterator[bytes]:
        """The lines of a review as they are found, the choices of seat number `first` first."""


class Asked(Protocol):
    """A request, as far as operations need to know it."""

    @property
    def path_params(self) -> Mapping[str, str]: ...

    @property
    def query_params(self) -> Mapping[str, str]: ...

    @property
    def headers(self) -> Mapping[str, str]: ...

    async def body(self) -> bytes: ...


Provider = Callable[[Any], Awaitable[Any]]
"""Gives an operation something of one type, for a request."""


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

    async def answer(self, asked: Asked, providers: Mapping[Any, Provider]) -> Any:
        """What the handler answers, given what it needs."""
        given = {}
        for name, kind in self.needs.items():
            if kind is str:
                given[name] = asked.path_params[name]
            elif _is(kind, Body) or _is(kind, Query):
                given[name] = await _decoded(kind, asked)
            else:
                given[name] = await providers[kind](asked)
        return await self.handler(**given)


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


def by_path(operations: Collection[Operation]) -> dict[str, dict[str, Operation]]:
    """The methods of each path."""
    paths: dict[str, dict[str, Operation]] = {}
    for one in operations:
        paths.setdefault(one.path, {})[one.method] = one
    return paths


def path_pattern(path: str) -> re.Pattern[str]:
    """Matches the addresses of a path; its groups are the parts that vary."""
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def _is(kind: Any, base: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, base)


async def _decoded(kind: Any, asked: Asked) -> Any:
    try:
        if _is(kind, Query):
            return msgspec.convert(dict(asked.query_params), kind, strict=False)
        content = await asked.body()
        if asked.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise BadRequest(f"content-type: Expected `{JSON}`")
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadRequest(_problem(error)[:200]) from error


def _problem(error: Exception) -> str:
    """What is wrong, behind the name of the field."""
    what, _, where = str(error).partition(" - at `$")
    return f"{where.strip('.`')}: {what}" if where else what
