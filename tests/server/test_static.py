"""What the page is sent: its files without their comments."""

import asyncio
import gzip
import re

from purradox.server.http.static import Assets, _bare, asset
from tests.server.raw import bare


def test_comments_stay_at_home() -> None:
    script = b"""/** What it is. */
import { t } from './words.js';
  // why
const address = 'https://example.org/*'; /** @type {any} */ (one).go(/[/*]/);
/**
 * @param {string} text
 */
"""
    assert _bare("js/one.js", script) == (
        b"\nimport { t } from './words.js';\n"
        b"const address = 'https://example.org/*'; (one).go(/[/*]/);\n\n"
    )
    assert _bare("css/one.css", b"/* a\nb */\na { }") == b"\na { }"
    assert _bare("i18n/web/en.ftl", b"## Part\nkey = a # b\n    # c\n") == b"key = a # b\n    # c\n"
    assert _bare("js/vendor/one.js", script) == script


def test_nothing_else_is_lost() -> None:
    files = Assets().files
    scripts = {path: one.content for path, one in files.items() if path.endswith(".js")}
    assert scripts
    for path, content in scripts.items():
        if "/vendor/" not in path:
            assert b"/**" not in content
            assert b"@param" not in content
            assert re.search(rb"^(import|export|const) ", content, re.MULTILINE), path
    assert b"MIT" in scripts["js/vendor/preact.js"]


def test_text_is_packed_when_it_is_asked_for_and_always_to_the_same_bytes() -> None:
    script, picture = (asset(path, b"a cat " * 99) for path in ("js/cat.js", "cat.png"))
    assert "packed" not in vars(script)
    packed = script.packed
    assert packed is not None
    assert gzip.decompress(packed) == script.content
    assert packed == asset("js/cat.js", script.content).packed
    assert script.packed is packed
    assert picture.packed is None


def test_what_only_developers_read_stays_at_home() -> None:
    paths = Assets().files.keys()
    assert [path for path in paths if path.endswith((".md", ".d.ts"))] == []
    assert "js/vendor/preact.LICENSE" in paths


def test_a_page_left_open_over_an_update_gets_its_parts_and_nobody_keeps_them(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            version = server.server.assets.version
            path = "js/pages/rules.js"
            now = await server.http(f"/assets/{version}/{path}")
            old = await server.http(f"/assets/{'0' * 12}/{path}")
            assert (now.status, old.status, now.body) == (200, 200, old.body)
            assert b"immutable" in dict(now.headers)[b"cache-control"]
            assert dict(old.headers)[b"cache-control"] == b"no-cache"

    asyncio.run(main())


def test_a_link_shows_what_it_leads_to_and_nothing_of_the_table(file: str) -> None:
    async def main() -> None:
        async with bare(file) as server:
            anna = await server.guest("Anna")
            table = (await server.http("/api/tables", {"players": 2}, anna)).json["table"]

            async def shown(path: str, language: str = "") -> bytes:
                told = await server.http(path, headers={"accept-language": language})
                assert told.status == 200
                (title,) = re.findall(rb'<meta property="og:title" content="([^"]*)">', told.body)
                return bytes(title)

            assert await shown(f"/t/{table}") == b"A table of Purradox: come and play"
            assert await shown(f"/t/{table}", "ja-JP,en;q=0.5") == (
                "Purradoxのテーブル：一緒に遊びましょう".encode()
            )
            assert await shown("/daily/2026-11-05", "xx, de") == (
                "Die Karten des Tages von Purradox: dieselben Karten für alle".encode()
            )
            assert b"which is the one good play?" in await shown("/puzzles/today")
            assert await shown("/rules") == b"Purradox: the card game Cat in the Box"
            strange = await server.http("/rules", headers={"host": 'a"><script>'})
            assert b"<script>" not in strange.body.split(b"<link")[0]
            page = (await server.http("/")).body
            (picture,) = re.findall(rb'"og:image" content="http://[^/]*(/[^"]*)"', page)
            assert (await server.http(picture.decode())).status == 200

    asyncio.run(main())
