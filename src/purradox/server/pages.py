"""The page itself: one document for every path, and files that never change."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from purradox.server.static import PAGES, Asset, Assets
from purradox.server.troubles import NoSuchPage

FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"


def pages(assets: Assets) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    def answer(request: Request, asset: Asset, cache: str) -> Response:
        headers = {"cache-control": cache, "etag": asset.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == asset.tag:
            return Response(status_code=304, headers=headers)
        content = asset.content
        if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content = asset.packed
            headers["content-encoding"] = "gzip"
        return Response(content, headers=headers | {"content-type": asset.kind})

    @router.get("/assets/{version}/{path:path}")
    async def file(version: str, path: str, request: Request) -> Response:
        asset = assets.files.get(path)
        if asset is None:
            raise NoSuchPage
        return answer(request, asset, FOREVER if version == assets.version else FRESH)

    async def page(request: Request) -> Response:
        return answer(request, assets.page, FRESH)

    for path in PAGES:
        router.add_api_route(f"/{path}", page)
    router.add_api_route("/t/{table}", page)

    @router.get("/favicon.ico")
    async def icon(request: Request) -> Response:
        return answer(request, assets.files["icons/icon.svg"], FRESH)

    return router
