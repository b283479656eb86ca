"""What the page is sent: its files without their comments."""

import re

from purradox.server.http.static import Assets, _bare


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
