"""`/docs`: the site of the documentation, from the server itself."""

import asyncio

import pytest

from purradox import docs
from purradox.server.http import pages
from tests.server.raw import bare


def test_the_documentation_is_served(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            to = await server.http("/docs")
            assert (to.status, dict(to.headers)[b"location"]) == (308, b"/docs/")
            first = await server.http("/docs/")
            headers = dict(first.headers)
            assert (first.status, headers[b"content-type"]) == (200, b"text/html; charset=utf-8")
            assert b"<h1" in first.body
            again = {"if-none-match": headers[b"etag"].decode()}
            assert (await server.http("/docs/", headers=again)).status == 304
            picture = await server.http("/docs/strength.svg")
            assert dict(picture.headers)[b"content-type"] == b"image/svg+xml"
            for path in ("/docs/nope.html", "/docs/../pyproject.toml", "/docs//etc/passwd"):
                answer = await server.http(path)
                assert (answer.status, answer.json["code"]) == (404, "no-such-page"), path
            people = await server.http("/docs/nope.html", headers={"accept": "text/html"})
            assert (people.status, b"app.js" in people.body) == (404, True)

    asyncio.run(main())


def test_without_the_documentation_the_server_says_so(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with bare(file) as server:
            answer = await server.http("/docs/")
            assert (answer.status, answer.body.decode()) == (404, pages.NO_DOCS)
            assert (await server.http("/healthz")).status == 200

    monkeypatch.setattr(docs, "is_built", lambda: False)
    pages.documented.cache_clear()
    asyncio.run(main())
