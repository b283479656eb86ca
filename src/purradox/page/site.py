"""All that a page asks for, answered in the page: the operations of the API, and sockets."""

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar
from urllib.parse import parse_qsl

from purradox.bots.pace import natural_pause
from purradox.host import Environment, Guest, Host, LoadedTable
from purradox.host.environment import random_id
from purradox.host.errors import NoGuest, NotSeated
from purradox.host.keeper import Pause
from purradox.host.personal import data_at
from purradox.host.slowness import keep_looking
from purradox.host.thinkers import Thinkers
from purradox.notation import BadRecord, record_of, to_text
from purradox.page.advice import PageHints, PageReviews
from purradox.page.storage import Storage, StoredAttempts, StoredGuest, StoredLog, StoredReviews
from purradox.puzzles.attempts import Attempts
from purradox.rules.errors import RuleError
from purradox.server.api import bodies, daily, profile, puzzles, records, tables
from purradox.server.api.connection import Connection, talk_with
from purradox.server.api.errors import BadRequest, NoSuchPage, ServerTrouble, WrongMethod
from purradox.server.api.feed import Feeds
from purradox.server.api.limits import Limiter, Limits
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
    Router,
    by_path,
    path_pattern,
)
from purradox.server.api.profile import profile_of
from purradox.server.api.replay import Unreadable, problem_of
from purradox.server.wire.encode import encode, refusal

HERE = "0"
"""What the ids of tables on a device begin with; those of a server never do."""
UNLIMITED = Limits(messages_a_second=1e6, messages_at_once=1e6, unread_bytes=1 << 24)
"""Nobody floods themselves."""
FORMAT = 1

logger = logging.getLogger("purradox.page")
T = TypeVar("T")
api = Router()


def id_here() -> str:
    return HERE + random_id()[1:]


@dataclass(frozen=True)
class Request:
    """What a page asks for."""

    method: str
    path: str
    content: bytes = b""
    content_type: str = ""
    path_params: Mapping[str, str] = field(default_factory=dict)

    @property
    def query_params(self) -> Mapping[str, str]:
        return dict(parse_qsl(self.path.partition("?")[2], keep_blank_values=True))

    @property
    def headers(self) -> Mapping[str, str]:
        return {"content-type": self.content_type}

    async def body(self) -> bytes:
        return self.content


@dataclass(frozen=True)
class Answer:
    """What it is answered."""

    status: int
    body: bytes | AsyncIterator[bytes] = b""
    media_type: str = JSON


class PageReader:
    """Reads records in place."""

    async def read(self, function: Callable[..., T], *arguments: Any) -> T:
        try:
            return function(*arguments)
        except BadRecord as bad:
            raise Unreadable(problem_of(bad)) from bad


class Site:
    """A host for the one person of a page, from its start to its end."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Callable[[], Thinkers],
        *,
        environment: Environment | None = None,
        pause: Pause = natural_pause,
    ) -> None:
        self.storage, self.make_thinkers, self.pause = storage, thinkers, pause
        self.environment = environment or Environment(new_id=id_here)
        self.host: Host
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take up what is kept on the device."""
        log = StoredLog(self.storage)
        self.me, self.kept = StoredGuest(self.storage), StoredReviews(self.storage)
        self.attempts = StoredAttempts(self.storage, self.environment.clock)
        for one in (log, self.me, self.attempts):
            await one.open()
        thinkers = self.make_thinkers()
        self.host = Host(log, thinkers, environment=self.environment, pause=self.pause)
        self.reviews, self.hints = PageReviews(self.kept), PageHints()
        self.feeds, self.limiter = Feeds(), Limiter(UNLIMITED)
        await self.host.begin()
        looking = keep_looking(self.host.tables.loaded, thinkers)
        self._looking = asyncio.get_running_loop().create_task(looking)

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        await self.host.close()

    async def forget(self) -> None:
        """Delete all that is kept on the device."""
        await self.close()
        await self.storage.write([(key, None) for key, _ in await self.storage.list("")])
        await self.open()

    async def answer(self, request: Request) -> Answer:
        """What a request is answered, whatever goes wrong."""
        try:
            told = await self._answer(request)
        except RuleError as error:
            return Answer(getattr(error, "status", 422), encode(refusal(error, "request")))
        except Unreadable as error:
            return Answer(422, encode(error.problem))
        except Exception:
            logger.exception("a request failed")
            return Answer(500, encode(refusal(ServerTrouble(), "request")))
        if isinstance(told, Content):
            body = told.body
            if isinstance(body, bytes) and told.gzipped:
                body = gzip.decompress(body)
            return Answer(200, body, told.media_type)
        return Answer(204) if told is None else Answer(200, encode(told))

    async def _answer(self, request: Request) -> Any:
        path = request.path.partition("?")[0]
        for pattern, methods in OPERATIONS:
            if found := pattern.fullmatch(path):
                if request.method not in methods:
                    raise WrongMethod
                asked = replace(request, path_params=found.groupdict())
                return await methods[request.method].answer(asked, self._providers())
        raise NoSuchPage

    def _providers(self) -> dict[Any, Provider]:
        async def table(asked: Request) -> LoadedTable:
            return await self.host.table(asked.path_params["table"])

        async def somebody(_asked: Request) -> Guest:
            if self.me.guest is None:
                raise NoGuest
            return self.me.guest

        async def text(asked: Request) -> RecordText:
            return RecordText(asked.content.decode("utf-8", "surrogateescape"))

        return {
            Site: _given(self),
            Host: _given(self.host),
            Guest: somebody,
            Guest | None: _given(self.me.guest),
            LoadedTable: table,
            RecordText: text,
            Origin: _given(Origin("")),
            Owner: _given(Owner("")),
            Reader: _given(PageReader()),
            Reviews: _given(self.reviews),
            Attempts: _given(self.attempts),
        }

    async def talk(
        self,
        receive: Callable[[], Awaitable[str | None]],
        send: Callable[[str], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
    ) -> None:
        """Serve a socket until either end has had enough."""
        guest = self.me.guest
        connection = Connection(self.host, self.feeds, self.hints, guest, self.limiter, "")
        await talk_with(connection, receive, send, close)


def _given(value: Any) -> Provider:
    async def give(_asked: Any) -> Any:
        return value

    return give


@api.get("/api/hello")
async def hello(guest: Guest | None) -> bodies.Hello:
    """Who a page belongs to."""
    return bodies.Hello(name=guest.name if guest else None)


@api.get("/api/me")
async def who(guest: Guest) -> bodies.Me:
    """Who you are."""
    return bodies.Me(name=guest.name, kind="person")


@api.post("/api/me")
async def become(site: Site, guest: Guest | None, named: bodies.NewGuest) -> bodies.Me:
    """Become somebody, or change your name."""
    if guest is None or not named.if_new:
        before, guest = guest, await site.me.be(named.name)
        if before is not None:
            await site.host.rename(guest)
    return bodies.Me(name=guest.name, kind="person")


@api.get("/api/me/data", answers=dict[str, Any])
async def data(site: Site, host: Host, guest: Guest, reviews: Reviews) -> dict[str, Any]:
    """All that is kept on the device, as one value."""
    told: list[dict[str, Any]] = []
    for card in (*await host.log.finished_of(guest.id), *await host.matches(guest)):
        if all(one["table"] != card.table for one in told):
            rows = (await host.log.read({card.table: 0}))[card.table]
            told.append(data_at(card.table, rows, guest.id))
    return {
        "format": FORMAT,
        "name": guest.name,
        "kind": "person",
        "puzzles": await site.attempts.data_of(guest.id),
        "tables": told,
        "daily": [one._asdict() for one in await host.log.tries_of(guest.id)],
        "profile": await profile_of(host, guest, reviews),
    }


@api.post("/api/me/delete")
async def delete(site: Site, guest: Guest, wanted: bodies.Deleting) -> None:
    """Delete all that is kept on the device."""
    if wanted.name != guest.name:
        raise BadRequest("name")
    await site.forget()


@api.get("/api/tables/{table}/export", answers={"text/plain": str})
async def export_match(live: LoadedTable, guest: Guest) -> Content:
    """The record of a match so far, with every card: what goes on from there needs them."""
    state = live.state
    if state.seat_of(guest.id) is None or not state.match.rounds:
        raise NotSeated
    written = record_of(state.match, [chair.name for chair in state.chairs])
    return Content(to_text(written).encode(), "text/plain; charset=utf-8")


def _patterns() -> list[tuple[Any, dict[str, Operation]]]:
    parts = (api, tables.api, daily.api, puzzles.api, profile.api, records.api)
    every = [one for part in parts for one in part.operations]
    return [(path_pattern(path), methods) for path, methods in by_path(every).items()]


OPERATIONS = _patterns()
"""What can be asked for, the methods of each path."""
