"""How others come to a table: the address of this server, and links as QR codes."""

import io

import segno
from starlette.requests import Request
from starlette.responses import Response

from purradox.host import Guest, LoadedTable
from purradox.server.api import bodies
from purradox.server.api.errors import BadRequest
from purradox.server.api.feed import table_news
from purradox.server.api.operations import Router
from purradox.server.asgi import address_of
from purradox.server.ops.network import Network, Place

SVG = "image/svg+xml"

api = Router()


def asked_from(request: Request) -> tuple[str, str, str]:
    """The scheme and the name by which we were asked, and by whom."""
    return request.url.scheme, request.headers.get("host", ""), address_of(request.scope)


@api.get("/api/invitation")
async def invitation(request: Request, network: Network) -> Place:
    """The address of this server for other devices."""
    return network.place(*asked_from(request))


@api.post("/api/invitation")
async def let_in(request: Request, network: Network) -> Place:
    """Let devices of the home network in, where that is for who asks to say."""
    return await network.open(*asked_from(request))


@api.get("/api/tables/{table}/qr.svg", answers={SVG: str})
async def qr_code(
    live: LoadedTable,
    guest: Guest | None,
    request: Request,
    network: Network,
    wanted: bodies.QrTarget,
) -> Response:
    """The link to a table, or to its board, as a QR code without any colour of its own.

    Where nobody may watch, those who sit there are given the key of the board with it.
    """
    address = network.place(*asked_from(request)).address
    key = table_news(live, guest.id).board if guest else ""
    after = "" if wanted.to == "table" else f"/board#{key}".rstrip("#")
    picture = io.BytesIO()
    try:
        code = segno.make(f"{address}/t/{live.table}{after}", error="m", micro=False)
    except ValueError as error:  # a name of this server that is longer than any
        raise BadRequest("host") from error
    code.save(picture, kind="svg", xmldecl=False, svgns=True, border=2, omitsize=True, dark="#000")
    return Response(picture.getvalue(), media_type=SVG)
