"""The page itself: one document for every path, files that never change; the documentation."""

import asyncio
import re
from functools import cache

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from purradox.docs import NotBuilt, site
from purradox.host.daily import day_of
from purradox.host.errors import NoSuchDay
from purradox.puzzles.puzzle import lines
from purradox.server.api.errors import NoSuchPage
from purradox.server.http.previews import previewed
from purradox.server.http.static import PAGES, SERVICE_WORKER, Asset, Assets, asset

FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
NO_DOCS = "This installation has no documentation. A release has it, and so has a checkout.\n"
KINDS = {"daily": "daily", "puzzles": "puzzle", "replay": "match"}
"""Pages that are shared, and what a preview says of them."""
_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


def answer(request: Request, asset: Asset, cache: str, status: int = 200) -> Response:
    """A file as the browser wants it, or that it has it already."""
    headers = {"cache-control": cache, "etag": asset.tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == asset.tag:
        return Response(status_code=304, headers=headers)
    content = asset.content
    if "gzip" in request.headers.get("accept-encoding", "") and asset.packed is not None:
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
        path = request.path_params["path"]
        found = assets.files.get(path)
        if found is None:
            raise NoSuchPage
        # A page that was open while the server was updated loads its other parts by their old
        # addresses; it gets the new ones, and nobody keeps them under these addresses.
        current = request.path_params["version"] == assets.folders.get(path, assets.version)
        return answer(request, found, FOREVER if current else FRESH)

    async def page(request: Request) -> Response:
        kind = KINDS.get(request.url.path.strip("/"), "page")
        return answer(request, previewed(request, assets, kind), FRESH)

    async def table_page(request: Request) -> Response:
        table, host = request.path_params["table"], request.app.state.host
        known = _ID.fullmatch(table) and await host.log.has(table)
        if known:
            return answer(request, previewed(request, assets, "table"), FRESH)
        if page := nowhere(request, assets):
            return page
        raise NoSuchPage

    async def puzzle_page(request: Request) -> Response:
        if request.path_params["puzzle"] in ("today", *lines()):
            return answer(request, previewed(request, assets, "puzzle"), FRESH)
        if page := nowhere(request, assets):
            return page
        raise NoSuchPage

    async def day_page(request: Request) -> Response:
        try:
            day_of(request.path_params["day"])
        except NoSuchDay:
            if page := nowhere(request, assets):
                return page
            raise
        return answer(request, previewed(request, assets, "daily"), FRESH)

    async def service_worker(request: Request) -> Response:
        return answer(request, assets.files[SERVICE_WORKER], FRESH)

    async def icon(request: Request) -> Response:
        return answer(request, assets.files["icons/icon.svg"], FRESH)

    return [
        Route("/assets/{version}/{path:path}", file),
        *(Route(f"/{path}", page) for path in PAGES),
        Route("/t/{table}", table_page),
        Route("/daily/{day}", day_page),
        Route("/t/{table}/board", table_page),
        Route("/puzzles/{puzzle}", puzzle_page),
        Route(f"/{SERVICE_WORKER}", service_worker),
        Route("/favicon.ico", icon),
        Route("/docs", to_documentation),
        Route("/docs/{path:path}", documentation),
    ]


@cache
def documented() -> dict[str, Asset]:
    """The site of the documentation, read or made when somebody first asks for it."""
    return {path: asset(path, content) for path, content in site().items()}


async def to_documentation(_request: Request) -> Response:
    return RedirectResponse("/docs/", 308)


async def documentation(request: Request) -> Response:
    path = request.path_params["path"] or "index.html"
    try:
        found = (await asyncio.to_thread(documented)).get(path)
    except NotBuilt:
        return PlainTextResponse(NO_DOCS, 404)
    if found is None:
        if page := nowhere(request, request.app.state.server.assets):
            return page
        raise NoSuchPage
    return answer(request, found, FRESH)
