"""The HTTP side: tables, and what is left of them."""

from dataclasses import asdict
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.responses import PlainTextResponse

from purradox.host import LEVELS, PHRASES, Guest, Host, Live, Options
from purradox.host.errors import NoGuest, NotOver
from purradox.host.options import levels as installed_levels
from purradox.host.proof import Proof, proof_of
from purradox.notation import record_of, to_json, to_text
from purradox.server import models, wire
from purradox.server.asgi import address_of, secret_of
from purradox.server.listing import listing
from purradox.server.network import Network
from purradox.server.openapi import holds, says
from purradox.server.picture import table_news
from purradox.server.pictures import qr
from purradox.server.seeing import encode
from purradox.server.troubles import BadRequest
from purradox.server.watching import may_watch

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
    host = host_of(request)
    live = await host.referee.live(table)
    if host.database.shared:
        await host.referee.refresh(table)  # another worker may know more
    return live


HostNow = Annotated[Host, Depends(the_host)]
Me = Annotated[Guest, Depends(me)]
Anybody = Annotated[Guest | None, Depends(anybody)]
TheTable = Annotated[Live, Depends(the_table)]


def network_of(request: Request) -> Network:
    network: Network = request.app.state.server.network
    return network


def asked_from(request: Request) -> tuple[str, str, str]:
    """The scheme and the name by which we were asked, and by whom."""
    return request.url.scheme, request.headers.get("host", ""), address_of(request.scope)


def json_answer(content: bytes, status: int = 200) -> Response:
    return Response(content, status, media_type="application/json")


@router.get("/levels")
async def levels(host: HostNow) -> models.Levels:
    here = [one for one in LEVELS if one in installed_levels()]
    return models.Levels(levels=here, bots=list(host.referee.bots), phrases=list(PHRASES))


@router.get("/invitation")
async def invitation(request: Request) -> models.Invitation:
    """The address of this server for other devices."""
    return models.Invitation(**asdict(network_of(request).place(*asked_from(request))))


@router.post("/invitation")
async def let_in(request: Request) -> models.Invitation:
    """Let devices of the home network in, where that is for who asks to say."""
    return models.Invitation(**asdict(await network_of(request).open(*asked_from(request))))


@router.get("/schema.json")
async def messages() -> dict[str, Any]:
    """A JSON Schema of every message."""
    return wire.schema()


@router.get("/lobby")
async def lobby(host: HostNow, guest: Anybody) -> models.Listing:
    return await listing(host, await host.referee.tables.lobby(), guest)


@router.get("/matches")
async def matches(host: HostNow, guest: Anybody) -> models.Listing:
    if guest is None:
        return models.Listing(tables=[])
    return await listing(host, await host.referee.tables.of_guest(guest.id), guest)


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


@router.post("/tables/{table}/hide", status_code=204, response_class=Response)
async def hide(wanted: models.Hiding, live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.referee.hide(live, guest, hidden=wanted.hidden)
    return Response(status_code=204)


@router.post("/tables/{table}/return", responses=TABLE)
async def come_back(live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.referee.come_back(live, guest)
    return _news(live, guest)


@router.post("/tables/{table}/nudge", responses=TABLE)
async def nudge(wanted: models.Nudging, live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.referee.nudge(live, guest, wanted.seat)
    return _news(live, guest)


@router.post("/tables/{table}/call", responses=TABLE)
async def call(wanted: models.Calling, live: TheTable, host: HostNow, guest: Me) -> Response:
    await host.referee.call(live, guest, wanted.seat, stays=wanted.stays)
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
    over(live, guest)
    names = [chair.name for chair in live.state.chairs]
    written = record_of(live.state.match, names)
    if form == "json":
        return json_answer(to_json(written).encode())
    return PlainTextResponse(to_text(written))


@router.get("/tables/{table}/proof", responses={200: says(Proof, "For `verify-deal`.")})
async def proof(live: TheTable, guest: Anybody) -> Response:
    over(live, guest)
    return json_answer(encode(proof_of(live.state, live.seed)))


def over(live: Live, guest: Guest | None) -> None:
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
