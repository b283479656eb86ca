"""The site from the Markdown files of the repository: pages, their pictures, a search index.

python -m purradox.docs.build FOLDER
"""

import json
import re
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from posixpath import dirname, relpath
from string import Template
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_by_name, guess_lexer_for_filename
from pygments.util import ClassNotFound

THEME = Path(__file__).parent / "theme"
MAP = "docs/README.md"
"""The first page, whose table of pages is also the navigation of every other."""
TOP = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
LOCAL = "http://localhost:8080/"
"""Links into the game: the documentation of a server leads to its own pages."""
AS_IT_IS = (".svg", ".png", ".json")
CODE = HtmlFormatter(nowrap=True)
Navigation = list[tuple[str, list[tuple[str, str]]]]
"""Readers, each with titles and addresses of pages."""


class Section(NamedTuple):
    """What search finds: where it stands, in which page, under which heading, its text."""

    url: str
    page: str
    heading: str
    text: str


class Page(NamedTuple):
    """A page as it is shown."""

    title: str
    html: str
    contents: list[tuple[int, str, str]]
    """Level, anchor and text of each heading."""
    sections: list[Section]


def build(root: Path) -> dict[str, bytes]:
    """Every file of the site by its path."""
    return Site(root).build()


class Site:
    def __init__(self, root: Path) -> None:
        self.root = root
        found = [*TOP, *(file.relative_to(root).as_posix() for file in root.glob("docs/**/*.md"))]
        self.pages = {name: address(name) for name in sorted(found) if (root / name).is_file()}
        self.files: dict[str, bytes] = {}
        self.sources: dict[str, str] = {}
        self.markdown = MarkdownIt("commonmark").enable("table")
        self.template = Template((THEME / "page.html").read_text("utf-8"))

    def build(self) -> dict[str, bytes]:
        pages = {name: self.read(name) for name in self.pages}
        navigation = self.navigation()
        sections: list[Section] = []
        for name, page in pages.items():
            url = self.pages[name]
            self.files[url] = self.framed(url, page, navigation)
            sections += page.sections
        for name, url in self.sources.items():
            self.files[url] = self.framed(url, self.source(name), navigation)
        for file in THEME.iterdir():
            if file.name != "page.html":
                self.files[file.name] = file.read_bytes()
        self.files["search.json"] = json.dumps(sections, ensure_ascii=False).encode()
        return self.files

    def read(self, name: str) -> Page:
        """One page: its links lead to pages of the site, its headings have anchors."""
        url = self.pages[name]
        written = (self.root / name).read_text("utf-8")
        tokens = self.markdown.parse(written)
        title, contents, sections = "", [], []
        anchor = heading = ""
        text: list[str] = []
        taken = dict.fromkeys(["content", "found", *re.findall(r'<a id="([^"]+)">', written)], 0)
        for token, after in zip(tokens, [*tokens[1:], Token("", "", 0)], strict=True):
            for one in (token, *(token.children or ())):
                self.lead(one, name, url)
            if token.type == "heading_open":
                sections.append(Section(f"{url}#{anchor}", title, heading, " ".join(text)))
                heading, text = words_of(after), []
                title = title or heading
                anchor = unique(slug(heading), taken)
                token.attrSet("id", anchor)
                contents.append((int(token.tag[1]), anchor, heading))
            elif token.type in ("inline", "fence") and after.type != "heading_close":
                text.append(words_of(token))
            if token.type == "fence":
                show_code(token)
            elif token.type in ("th_open", "td_open") and (style := token.attrs.pop("style", "")):
                token.attrSet("class", str(style).rpartition(":")[2])  # no style in a page
        sections.append(Section(f"{url}#{anchor}", title, heading, " ".join(text)))
        html = self.markdown.renderer.render(tokens, self.markdown.options, {})
        html = html.replace("<table>", '<div class="wide" tabindex="0"><table>')
        html = html.replace("</table>", "</table></div>")
        sections = [one for one in sections if one.text]
        return Page(title, html, contents, sections)

    def lead(self, token: Token, name: str, url: str) -> None:
        """Let a link or a picture of a page lead to where it is on the site."""
        if token.type == "link_open":
            token.attrs["href"] = self.target(str(token.attrs["href"]), name, url)
        elif token.type == "image":
            token.attrs["src"] = self.target(str(token.attrs["src"]), name, url)
            token.attrs["loading"] = "lazy"
        elif token.type in ("html_inline", "html_block"):
            token.content = re.sub(
                r'(src|srcset)="([^"]+)"',
                lambda found: f'{found[1]}="{self.target(found[2], name, url)}"',
                token.content,
            )

    def target(self, link: str, name: str, url: str) -> str:
        if link.startswith(LOCAL):
            return relpath(f"../{link.removeprefix(LOCAL)}", dirname(url) or ".")
        if "://" in link or link.startswith("#"):
            return link
        path, mark, anchor = link.partition("#")
        file = ((self.root / name).parent / path).resolve()
        there = file.relative_to(self.root.resolve()).as_posix()
        if f"{there}/README.md" in self.pages:
            there = f"{there}/README.md"
        if there in self.pages:
            found = self.pages[there]
        elif file.suffix in AS_IT_IS:
            found = there.removeprefix("docs/")
            self.files[found] = file.read_bytes()
        else:
            found = self.sources[there] = f"source/{there}.html"
        return relpath(found, dirname(url) or ".") + mark + anchor

    def source(self, name: str) -> Page:
        """A file of the repository that a page leads to, or the names in a folder."""
        file = self.root / name
        if file.is_dir():
            text = "\n".join(sorted(one.name for one in file.iterdir()))
        else:
            text = file.read_text("utf-8")
        try:
            lexer = guess_lexer_for_filename(file.name, text)
        except ClassNotFound:
            lexer = TextLexer()
        code = highlight(text, lexer, CODE)
        shown = f'<h1>{escape(name)}</h1>\n<pre tabindex="0"><code>{code}</code></pre>'
        return Page(name, shown, [], [])

    def navigation(self) -> Navigation:
        """Groups of pages by reader, from the first table of the map."""
        groups: Navigation = []
        tokens = self.markdown.parse((self.root / MAP).read_text("utf-8"))
        end = next(at for at, token in enumerate(tokens) if token.type == "tbody_close")
        for token in tokens[:end]:
            if token.type == "inline" and token.level >= 4:
                links = list(links_of(token))
                if not links:
                    groups.append((token.content, []))
                    continue
                for title, link in links:
                    groups[-1][1].append((title, self.target(link, MAP, self.pages[MAP])))
        return [group for group in groups if group[1]]

    def framed(self, url: str, page: Page, navigation: Navigation) -> bytes:
        """A whole document: the page between the navigation and its contents."""

        def to(found: str) -> str:
            return relpath(found, dirname(url) or ".")

        def item(title: str, link: str) -> str:
            here = ' aria-current="page"' if link == url else ""
            return f'<li><a href="{to(link)}"{here}>{escape(title)}</a></li>\n'

        menu = "".join(
            f"<h2>{escape(reader)}</h2>\n<ul>\n{''.join(item(*one) for one in links)}</ul>\n"
            for reader, links in navigation
        )
        parts = [one for one in page.contents if one[0] in (2, 3)]
        contents = "".join(
            f'<li class="level-{level}"><a href="#{anchor}">{escape(text)}</a></li>\n'
            for level, anchor, text in parts
        )
        shown = self.template.substitute(
            title=escape(page.title),
            base=to("."),
            home=to("index.html"),
            game=to("../"),
            navigation=menu,
            contents=f"<ul>\n{contents}</ul>" if len(parts) > 1 else "",
            content=page.html,
        )
        return shown.encode()


def address(name: str) -> str:
    """Where a page is on the site: `docs/bots.md` is `bots.html`."""
    if name in TOP:
        return "project.html" if name == "README.md" else name.lower().replace(".md", ".html")
    return name.removeprefix("docs/").replace("README.md", "index.html").replace(".md", ".html")


def words_of(token: Token) -> str:
    """The plain text of what is written in a token."""
    if token.children is None:
        return token.content
    shown = ("text", "code_inline", "softbreak")
    return "".join(one.content or " " for one in token.children if one.type in shown)


def links_of(token: Token) -> Iterator[tuple[str, str]]:
    """Text and target of each link."""
    children = token.children or []
    for at, one in enumerate(children):
        if one.type == "link_open":
            yield children[at + 1].content, str(one.attrs["href"])


def slug(heading: str) -> str:
    """An anchor as the common hosts of repositories make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") or "section"


def unique(name: str, taken: dict[str, int]) -> str:
    count = taken[name] = taken.get(name, -1) + 1
    return f"{name}-{count}" if count else name


def show_code(token: Token) -> None:
    """A block of code with its colours."""
    try:
        lexer = get_lexer_by_name(token.info or "text")
    except ClassNotFound:
        lexer = TextLexer()
    code = highlight(token.content, lexer, CODE)
    token.type = "html_block"
    token.content = f'<pre tabindex="0"><code>{code}</code></pre>\n'


def write(root: Path, folder: Path) -> None:
    """Write the site of a repository into a folder."""
    for path, content in build(root).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


if __name__ == "__main__":
    write(Path(__file__).parents[3], Path(sys.argv[1]))
