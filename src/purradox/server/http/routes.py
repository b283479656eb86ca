"""The HTTP side: who you are, tables, and what is left of them."""

from dataclasses import asdict
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.responses import PlainTextResponse

from purradox.host import LEVELS, PHRASES, Guest, LoadedTable, Options
from purradox.host.errors import NoGuest, NotOver
from purradox.host.options import levels as installed_levels
from purradox.host.proof import Proof, proof_of
from purradox.host.sql import DatabaseHost
from purradox.notation import record_of, to_json, to_text
from purradox.server.asgi import COOKIE, address_of, secret_of
from purradox.server.errors import BadRequest
from purradox.server.http import bodies
from purradox.server.http.listing import listing
from purradox.server.http.openapi import holds, says
from purradox.server.http.qr import qr
from purradox.server.ops.network import Network
from purradox.server.wire import messages
from purradox.server.wire.encode import encode
from purradox.server.ws.feed import table_news
from purradox.server.ws.subscription import may_watch

YEAR = 365 * 24 * 3600
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": bodies.Refusal}
    for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
}

TABLE: dict[int | str, dict[str, Any]] = {200: says(messages.TableNews, "The `table` message.")}
RECORD = holds("text/plain")
RECORD["content"]["application/json"] = {"schema": {"type": "object"}}

router = APIRouter(prefix="/api", responses=REFUSALS)


def host_of(request: Request) -> DatabaseHost:
    host: DatabaseHost = request.app.state.host
    return host


async def the_host(request: Request) -> DatabaseHost:
    return host_of(request)


async def somebody(request: Request) -> Guest | None:
    """Who asks; a wrong secret is refused, none is nobody."""
    secret, _ = secret_of(request.scope)
    if secret is None:
        return None
    guest = await host_of(request).guests.known(secret)
    if guest is None:
        raise NoGuest
    return guest


async def anybody(request: Request) -> Guest | None:
    """Who asks, where an old cookie does no harm."""
    try:
        return await somebody(request)
    except NoGuest:
        return None


async def me(guest: Annotated[Guest | None, Depends(somebody)]) -> Guest:
    if guest is None:
        raise NoGuest
    return guest


async def the_table(table: str, request: Request) -> LoadedTable:
    return await host_of(request).table(table)


HostNow = Annotated[DatabaseHost, Depends(the_host)]
Me = Annotated[Guest, Depends(me)]
Anybody = Annotated[Guest | None, Depends(anybody)]
TheTable = Annotated[LoadedTable, Depends(the_table)]


def network_of(request: Request) -> Network:
    network: Network = request.app.state.server.network
    return network


def asked_from(request: Request) -> tuple[str, str, str]:
    """The scheme and the name by which we were asked, and by whom."""
    return request.url.scheme, request.headers.get("host", ""), address_of(request.scope)


def json_answer(content: bytes, status: int = 200) -> Response:
    return Response(content, status, media_type="application/json")


def told(guest: Guest) -> bodies.Me:
    return bodies.Me(name=guest.name, kind="program" if guest.program else "person")


def remember(request: Request, response: Response, secret: str) -> None:
    """The cookie that is the guest from now on."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


@router.get("/me")
async def who(guest: Me) -> bodies.Me:
    return told(guest)


@router.post("/me")
async def become(
    named: bodies.Guesting, request: Request, response: Response, host: HostNow, guest: Anybody
) -> bodies.Me:
    if guest is not None:
        return told(guest if named.if_new else await host.change_name(guest, named.name))
    guest, secret = await host.guests.welcome(named.name)
    remember(request, response, secret)
    return told(guest)


@router.get("/hello")
async def hello(request: Request, response: Response, guest: Anybody) -> bodies.Hello:
    """Who a page belongs to, if to anybody; a cookie that nobody knows is taken back."""
    if guest is None and COOKIE in request.cookies:
        response.delete_cookie(COOKIE)
    return bodies.Hello(name=guest.name if guest else None)


@router.post("/me/link")
async def link(host: HostNow, guest: Me) -> bodies.Link:
    code, expires = await host.guests.code(guest)
    return bodies.Link(code=code, expires=expires)


@router.post("/me/whose")
async def whose(code: bodies.Code, host: HostNow, guest: Anybody) -> bodies.Whose:
    """Whose code this is; it can still be used afterwards."""
    owner = await host.guests.of_code(code.code)
    return bodies.Whose(name=owner.name, you=guest is not None and guest.id == owner.id)


@router.post("/me/move")
async def move(code: bodies.Code, request: Request, response: Response, host: HostNow) -> bodies.Me:
    guest, secret = await host.guests.moved(code.code)
    remember(request, response, secret)
    return told(guest)


@router.post("/bots")
async def program(named: bodies.Named, host: HostNow) -> bodies.Token:
    _, token = await host.guests.welcome(named.name, program=True)
    return bodies.Token(token=token)


@router.get("/levels")
async def levels(host: HostNow) -> bodies.Levels:
    here = [one for one in LEVELS if one in installed_levels()]
    return bodies.Levels(levels=here, bots=list(host.bots), phrases=list(PHRASES))


@router.get("/invitation")
async def invitation(request: Request) -> bodies.Invitation:
    """The address of this server for other devices."""
    return bodies.Invitation(**asdict(network_of(request).place(*asked_from(request))))


@router.post("/invitation")
async def let_in(request: Request) -> bodies.Invitation:
    """Let devices of the home network in, where that is for who asks to say."""
    return bodies.Invitation(**asdict(await network_of(request).open(*asked_from(request))))


@router.get("/schema.json")
async def schema() -> dict[str, Any]:
    """A JSON Schema of every message."""
    return messages.schema()


@router.get("/lobby")
async def lobby(host: HostNow, guest: Anybody) -> bodies.Listing:
    return await listing(host, await host.lobby(), guest)


@router.get("/matches")
async def matches(host: HostNow, guest: Anybody) -> bodies.Listing:
    if guest is None:
        return bodies.Listing(tables=[])
    return await listing(host, await host.matches(guest), guest)


@router.post("/tables")
async def create(wanted: bodies.NewTable, host: HostNow, guest: Me) -> bodies.Made:
    options = msgspec.convert(wanted.model_dump(), Options)
    return bodies.Made(table=(await host.open(options, guest)).table)


@router.get("/tables/{table}", responses=TABLE)
async def look(live: TheTable, guest: Anybody) -> Response:
    may_watch(live, guest.id if guest else None)
    return _news(live, guest)


def _news(live: LoadedTable, guest: Guest | None) -> Response:
    return json_answer(encode(table_news(live, guest.id if guest else None)))


@router.post("/tables/{table}/sit", responses=TABLE)
async def sit(wanted: bodies.Sitting, live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.sit(live, guest, wanted.seat)
    return _news(live, guest)


@router.post("/tables/{table}/leave", responses=TABLE)
async def leave(live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.leave(live, guest)
    return _news(live, guest)


@router.post("/tables/{table}/hide", status_code=204, response_class=Response)
async def hide(wanted: bodies.Hiding, live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.hide(live, guest, hidden=wanted.hidden)
    return Response(status_code=204)


@router.post("/tables/{table}/return", responses=TABLE)
async def come_back(live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.come_back(live, guest)
    return _news(live, guest)


@router.post("/tables/{table}/nudge", responses=TABLE)
async def nudge(wanted: bodies.Nudging, live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.nudge(live, guest, wanted.seat)
    return _news(live, guest)


@router.post("/tables/{table}/call", responses=TABLE)
async def call(wanted: bodies.Calling, live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.call(live, guest, wanted.seat, stays=wanted.stays)
    return _news(live, guest)


@router.post("/tables/{table}/chairs", responses=TABLE)
async def furnish(wanted: bodies.Furnishing, live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.set_bot(live, guest, wanted.seat, wanted.bot)
    return _news(live, guest)


@router.post("/tables/{table}/start", responses=TABLE)
async def start(live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.start(live, guest)
    return _news(live, guest)


@router.post("/tables/{table}/rematch")
async def rematch(live: TheTable, host: HostNow, guest: Me) -> bodies.Made:
    return bodies.Made(table=await host.rematch(live, guest))


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={200: RECORD},
)
async def record(
    live: TheTable,
    guest: Anybody,
    form: Annotated[str, Query(alias="format", pattern="^(text|json)$")] = "text",
) -> Response:
    over(live, guest)
    names = [chair.name for chair in live.state.chairs]
    written = record_of(live.state.match, names)
    if form == "json":
        return json_answer(to_json(written).encode())
    return PlainTextResponse(to_text(written))


@router.get("/tables/{table}/proof", responses={200: says(Proof, "For `verify-deal`.")})
async def proof(live: TheTable, guest: Anybody) -> Response:
    over(live, guest)
    return json_answer(encode(proof_of(live.state)))


def over(live: LoadedTable, guest: Guest | None) -> None:
    """The cards are told when all is over, to those who may watch."""
    may_watch(live, guest.id if guest else None)
    if live.state.status != "over" or not live.state.match.rounds:
        raise NotOver


@router.get(
    "/tables/{table}/qr.svg", response_class=Response, responses={200: holds("image/svg+xml")}
)
async def code_picture(live: TheTable, request: Request) -> Response:
    address = network_of(request).place(*asked_from(request)).address
    try:
        picture = qr(f"{address}/t/{live.table}")
    except ValueError as error:  # a name of this server that is longer than any
        raise BadRequest("host") from error
    return Response(picture, media_type="image/svg+xml")
