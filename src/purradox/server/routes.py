"""The HTTP side: who you are, tables, and what is left of them."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.responses import PlainTextResponse

from purradox.host import LEVELS, PHRASES, Guest, Host, Live, Options
from purradox.host.errors import NoGuest, NoSuchTable, NotOver
from purradox.host.proof import Proof, proof_of
from purradox.host.tables import Card
from purradox.notation import record_of, to_json, to_text
from purradox.server import models, wire
from purradox.server.asgi import COOKIE, secret_of
from purradox.server.openapi import holds, says
from purradox.server.picture import table_news
from purradox.server.pictures import qr
from purradox.server.seeing import encode
from purradox.server.watching import may_watch

YEAR = 365 * 24 * 3600
LONGEST_ID = 16
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Refusal}
    for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
}

TABLE: dict[int | str, dict[str, Any]] = {200: says(wire.TableNews, "The `table` message.")}
RECORD = holds("text/plain")
RECORD["content"]["application/json"] = {"schema": {"type": "object"}}

router = APIRouter(prefix="/api", responses=REFUSALS)


def host_of(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


async def the_host(request: Request) -> Host:
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


async def the_table(table: str, request: Request) -> Live:
    if len(table) > LONGEST_ID:
        raise NoSuchTable(table[:LONGEST_ID])
    host = host_of(request)
    live = await host.referee.live(table)
    if host.database.shared:
        await host.referee.refresh(table)  # another worker may know more
    return live


HostNow = Annotated[Host, Depends(the_host)]
Me = Annotated[Guest, Depends(me)]
Anybody = Annotated[Guest | None, Depends(anybody)]
TheTable = Annotated[Live, Depends(the_table)]


def json_answer(content: bytes, status: int = 200) -> Response:
    return Response(content, status, media_type="application/json")


def told(guest: Guest) -> models.Me:
    return models.Me(name=guest.name, kind="program" if guest.program else "person")


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
async def who(guest: Me) -> models.Me:
    return told(guest)


@router.post("/me")
async def become(
    named: models.Named, request: Request, response: Response, host: HostNow, guest: Anybody
) -> models.Me:
    if guest is not None:
        return told(await host.guests.rename(guest, named.name))
    guest, secret = await host.guests.welcome(named.name)
    remember(request, response, secret)
    return told(guest)


@router.post("/me/link")
async def link(host: HostNow, guest: Me) -> models.Link:
    code, expires = await host.guests.code(guest)
    return models.Link(code=code, expires=expires)


@router.post("/me/move")
async def move(code: models.Code, request: Request, response: Response, host: HostNow) -> models.Me:
    guest, secret = await host.guests.moved(code.code)
    remember(request, response, secret)
    return told(guest)


@router.post("/bots")
async def program(named: models.Named, host: HostNow) -> models.Token:
    _, token = await host.guests.welcome(named.name, program=True)
    return models.Token(token=token)


@router.get("/levels")
async def levels() -> models.Levels:
    return models.Levels(levels=list(LEVELS), phrases=list(PHRASES))


@router.get("/schema.json")
async def messages() -> dict[str, Any]:
    """A JSON Schema of every message."""
    return wire.schema()


@router.get("/lobby")
async def lobby(host: HostNow, guest: Anybody) -> models.Listing:
    return await _listing(host, await host.referee.tables.lobby(), guest)


@router.get("/matches")
async def matches(host: HostNow, guest: Anybody) -> models.Listing:
    if guest is None:
        return models.Listing(tables=[])
    return await _listing(host, await host.referee.tables.of_guest(guest.id), guest)


async def _listing(host: Host, cards: list[Card], guest: Guest | None) -> models.Listing:
    tables = []
    for card in cards:
        seat, turn = None, False
        if guest is not None:
            live = await host.referee.live(card.table)
            seat = live.state.seat_of(guest.id)
            turn = seat is not None and seat in live.state.to_act
        told = msgspec.structs.asdict(card) | {"names": list(card.names)}
        tables.append(models.Listed(**told, seat=seat, your_turn=turn))
    return models.Listing(tables=tables)


@router.post("/tables")
async def create(wanted: models.NewTable, host: HostNow, guest: Me) -> models.Made:
    options = msgspec.convert(wanted.model_dump(), Options)
    return models.Made(table=(await host.referee.create(options, guest)).table)


@router.get("/tables/{table}", responses=TABLE)
async def look(live: TheTable, guest: Anybody) -> Response:
    may_watch(live, guest.id if guest else None)
    return _news(live, guest)


def _news(live: Live, guest: Guest | None) -> Response:
    return json_answer(encode(table_news(live, guest.id if guest else None)))


@router.post("/tables/{table}/sit", responses=TABLE)
async def sit(wanted: models.Sitting, live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.referee.sit(live, guest, wanted.seat)
    return _news(live, guest)


@router.post("/tables/{table}/leave", responses=TABLE)
async def leave(live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.referee.leave(live, guest)
    return _news(live, guest)


@router.post("/tables/{table}/return", responses=TABLE)
async def come_back(live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.referee.come_back(live, guest)
    return _news(live, guest)


@router.post("/tables/{table}/chairs", responses=TABLE)
async def furnish(wanted: models.Furnishing, live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.referee.furnish(live, guest, wanted.seat, wanted.bot)
    return _news(live, guest)


@router.post("/tables/{table}/start", responses=TABLE)
async def start(live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.referee.start(live, guest)
    return _news(live, guest)


@router.post("/tables/{table}/rematch")
async def rematch(live: TheTable, host: HostNow, guest: Me) -> models.Made:
    return models.Made(table=await host.referee.rematch(live, guest))


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
    _over(live, guest)
    names = [chair.name for chair in live.state.chairs]
    written = record_of(live.state.match, names)
    if form == "json":
        return json_answer(to_json(written).encode())
    return PlainTextResponse(to_text(written))


@router.get("/tables/{table}/proof", responses={200: says(Proof, "For `verify-deal`.")})
async def proof(live: TheTable, guest: Anybody) -> Response:
    _over(live, guest)
    return json_answer(encode(proof_of(live.state, live.seed)))


def _over(live: Live, guest: Guest | None) -> None:
    """The cards are told when all is over, to those who may watch."""
    may_watch(live, guest.id if guest else None)
    if live.state.status != "over":
        raise NotOver


@router.get(
    "/tables/{table}/qr.svg", response_class=Response, responses={200: holds("image/svg+xml")}
)
async def code_picture(live: TheTable, request: Request) -> Response:
    address = f"{request.url.scheme}://{request.headers.get('host', '')}/t/{live.table}"
    return Response(qr(address), media_type="image/svg+xml")
