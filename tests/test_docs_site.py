"""The documentation as a site: whole, searchable, and within what our server's headers allow."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote

import pytest

from purradox import docs
from purradox.docs.build import MAP, build

ROOT = Path(__file__).parents[1]


class Document(HTMLParser):
    """What a page refers to and can be referred to by."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.ids: list[str] = []
        self.wrong: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name == "style" or name.startswith("on"):
                self.wrong.append(f"<{tag} {name}>")
            elif name in ("src", "srcset") or (tag, name) == ("link", "href"):
                self.loaded.append(value or "")
            elif name == "href":
                self.links.append(value or "")
        if tag == "style" or (tag == "script" and "src" not in dict(attrs)):
            self.wrong.append(f"<{tag}> in the page")


@pytest.fixture(scope="module")
def site() -> dict[str, bytes]:
    return build(ROOT)


@pytest.fixture(scope="module")
def documents(site: dict[str, bytes]) -> dict[str, Document]:
    return {
        path: Document(content.decode()) for path, content in site.items() if path.endswith(".html")
    }


def test_every_link_and_file_is_there(
    site: dict[str, bytes], documents: dict[str, Document]
) -> None:
    for path, document in documents.items():
        for link in document.links + document.loaded:
            if "://" in link:
                continue
            file, _, anchor = link.partition("#")
            there = normpath(join(dirname(path), file)) if file else path
            if there.startswith(".."):
                continue  # into the game
            there = "index.html" if there == "." else there
            assert there in site, f"{path}: {link}"
            if anchor and there in documents:
                assert unquote(anchor) in documents[there].ids, f"{path}: {link}"


def test_nothing_comes_from_elsewhere_or_needs_more_than_our_headers_allow(
    documents: dict[str, Document],
) -> None:
    for path, document in documents.items():
        assert document.wrong == [], path
        assert [one for one in document.loaded if "://" in one] == [], path
        assert len(document.ids) == len(set(document.ids)), path


def test_search_knows_every_page_and_leads_to_headings(
    site: dict[str, bytes], documents: dict[str, Document]
) -> None:
    sections = json.loads(site["search.json"])
    found = set()
    for url, page, _heading, text in sections:
        path, _, anchor = url.partition("#")
        assert page
        assert text
        assert not anchor or anchor in documents[path].ids, url
        found.add(path)
    assert found == {path for path in documents if not path.startswith("source/")}


def test_every_page_of_the_documentation_is_on_the_map(documents: dict[str, Document]) -> None:
    for path in (*ROOT.glob("docs/*.md"), ROOT / "ARCHITECTURE.md", ROOT / "CHANGELOG.md"):
        name = "index" if path == ROOT / MAP else path.stem.lower()
        assert f"{name}.html" in [*documents["index.html"].links, "index.html"], path.name


def test_links_into_the_game_stay_on_the_server_that_shows_them(site: dict[str, bytes]) -> None:
    assert [
        path for path, content in site.items() if b'href="http://localhost:8080' in content
    ] == []


def test_a_release_shows_what_it_was_built_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs, "SITE", tmp_path / "site")
    monkeypatch.setattr(docs, "CHECKOUT", tmp_path)
    with pytest.raises(docs.NotBuilt):
        docs.site()
    (tmp_path / "site" / "images").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("here", "utf-8")
    (tmp_path / "site" / "images" / "one.svg").write_text("<svg/>", "utf-8")
    assert docs.site() == {"index.html": b"here", "images/one.svg": b"<svg/>"}


PAGE = """# One

See [two](two.md#part), [the code](../src/one.py), [a folder](../src), [this](http://localhost:8080/replay#r=1).

| a | b |
| --- | ---: |
| 1 | `x` |

## Part: again
## Part: again

```python
x = "<b>"
```
"""


def test_what_becomes_of_a_page(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "one.py").write_text("import this\n", "utf-8")
    (tmp_path / "docs" / "one.md").write_text(PAGE, "utf-8")
    (tmp_path / "docs" / "two.md").write_text("# Two\n", "utf-8")
    (tmp_path / MAP).write_text(
        "# Map\n\n| for | pages |\n| - | - |\n| us | [1](one.md) |\n", "utf-8"
    )
    made = {path: content.decode() for path, content in build(tmp_path).items()}
    page = made["one.html"]
    assert re.findall(r'<a href="([^"]+)"', page.partition("<main")[2]) == [
        *("two.html#part", "source/src/one.py.html", "source/src.html", "../replay#r=1"),
        *("#part-again", "#part-again-1"),
    ]
    assert '<li><a href="one.html" aria-current="page">1</a></li>' in page
    assert 'class="right"' in page
    assert "&lt;b&gt;" in page
    assert "import" in made["source/src/one.py.html"]
    assert "one.py" in made["source/src.html"]
    assert '"one.html#part-again-1", "One", "Part: again"' in made["search.json"]
