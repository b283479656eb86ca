"""The figures of the static site: what the page shows is what was measured, and a line is slow."""

import json
import time

from benchmarks.static_site import NETWORK, Line, sent, sizes, written
from purradox.server.http.static import static_site
from tests.test_docs import ROOT

DOCS = ROOT / "docs"


def test_the_tables_of_the_page_are_up_to_date() -> None:
    found = json.loads((DOCS / "static.json").read_text("utf-8"))
    page = (DOCS / "static.md").read_text("utf-8")
    assert page.count("<!-- static: ") == 2
    assert written(page, found) == page


def test_sizes_are_those_over_the_wire() -> None:
    more = {"pyodide/a.bin": b"p" * 500, "library/b.js": b"l" * 9000}
    more |= {"weights/2.npz": b"2" * 20, "weights/3.npz": b"3" * 30}
    found = sizes(static_site(more))
    assert found["Python"] == 500
    assert found["Purradox in Python"] < 100
    assert found[NETWORK] == 30
    assert 200_000 < found["the page"] < 1_000_000


def test_files_are_kept_for_as_long_as_their_address_stays() -> None:
    _, page = sent("learn/index.html", b"page")
    _, script = sent("assets/abc/js/app.js", b"script")
    assert page["cache-control"] == "no-cache"
    assert "immutable" in script["cache-control"]


def test_a_line_lets_so_much_through() -> None:
    line, begun = Line(8), time.perf_counter()
    for _ in range(10):
        line.wait(10_000)
    assert time.perf_counter() - begun >= 0.1
