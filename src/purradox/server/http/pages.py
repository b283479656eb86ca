"""The page itself: one document for every path, and files that never change."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from purradox.server.errors import NoSuchPage
from purradox.server.http.static import PAGES, Asset, Assets

FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


def answer(request: Request, asset: Asset, cache: str, status: int = 200) -> Response:
    """A file as the browser wants it, or that it has it already."""
    headers = {"cache-control": cache, "etag": asset.tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == asset.tag:
        return Response(status_code=304, headers=headers)
    content = asset.content
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = asset.packed
        headers["content-encoding"] = "gzip"
    return Response(content, status, headers | {"content-type": asset.kind})


def nowhere(request: Request, assets: Assets) -> Response | None:
    """The page that says so, for a browser at an address where nothing is."""
    if request.method != "GET" or request.url.path.startswith(("/api/", "/assets/")):
        return None
    if "text/html" not in request.headers.get("accept", ""):
        return None
    return answer(request, assets.page, FRESH, 404)


def pages(assets: Assets) -> list[Route]:
    async def file(request: Request) -> Response:
        asset = assets.files.get(request.path_params["path"])
        if asset is None:
            raise NoSuchPage
        # A page that was open while the server was updated loads its other parts by their old
        # addresses; it gets the new ones, and nobody keeps them under these addresses.
        current = request.path_params["version"] == assets.version
        return answer(request, asset, FOREVER if current else FRESH)

    async def page(request: Request) -> Response:
        return answer(request, assets.page, FRESH)

    async def table_page(request: Request) -> Response:
        table, host = request.path_params["table"], request.app.state.host
        known = _ID.fullmatch(table) and await host.log.has(table)
        if known:
            return answer(request, assets.page, FRESH)
        if page := nowhere(request, assets):
            return page
        raise NoSuchPage

    async def icon(request: Request) -> Response:
        return answer(request, assets.files["icons/icon.svg"], FRESH)

    return [
        Route("/assets/{version}/{path:path}", file),
        *(Route(f"/{path}", page) for path in PAGES),
        Route("/t/{table}", table_page),
        Route("/favicon.ico", icon),
    ]
