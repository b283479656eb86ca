"""The title and the picture by which others show a link to a page of ours."""

from functools import lru_cache
from html import escape

from starlette.requests import Request

from purradox.i18n import LANGUAGES, words
from purradox.server.http.static import Asset, Assets, asset

TITLE = b"<title>Purradox</title>"
PICTURE = "icons/icon-512.png"


def previewed(request: Request, assets: Assets, kind: str) -> Asset:
    """The page as it says what it is about to programs that show links; the same for every id."""
    address = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return _page(assets, kind, _language(request), address)


def _language(request: Request) -> str:
    """The first of our languages that somebody asks for."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.partition(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


@lru_cache(maxsize=64)
def _page(assets: Assets, kind: str, language: str, address: str) -> Asset:
    say = words(language)
    told = {
        "og:type": "website",
        "og:site_name": "Purradox",
        "og:title": say(f"preview-{kind}"),
        "og:description": say("home-lead"),
        "og:image": f"{address}/{assets.address(PICTURE)}",
    }
    tags = "".join(
        f'\n<meta property="{name}" content="{escape(text)}">' for name, text in told.items()
    )
    return asset("index.html", assets.page.content.replace(TITLE, TITLE + tags.encode(), 1))
