"""The page: files read and compressed once, under addresses that change when they change."""

import gzip
import mimetypes
import re
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

TEXT = ("text/", "application/json", "application/manifest", "image/svg", "application/javascript")
KINDS = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}
COMMENTS = {
    ".js": re.compile(rb"/\*\*.*?\*/ ?|^ *//[^\n]*\n", re.DOTALL | re.MULTILINE),
    ".css": re.compile(rb"/\*.*?\*/", re.DOTALL),
    ".ftl": re.compile(rb"^#[^\n]*\n", re.MULTILINE),
}
PARTS = {"base": "", "web": "web/", "learn": "learn/"}
LANGUAGES = ("en", "fr", "pl", "uk", "de", "ja")
PAGES = ("", "new", "lobby", "matches", "learn", "rules", "replay", "pad", "settings")


@dataclass(frozen=True, slots=True)
class Asset:
    content: bytes
    packed: bytes | None
    kind: str
    tag: str


class Assets:
    """Every file of the page by its path."""

    def __init__(self) -> None:
        found = dict(_files(files("purradox").joinpath("web"), ""))
        translations = files("purradox").joinpath("i18n")
        for part, folder in PARTS.items():
            for language in LANGUAGES:
                file = translations.joinpath(f"{folder}{language}.ftl")
                if file.is_file():
                    found[f"i18n/{part}/{language}.ftl"] = file.read_bytes()
        found = {path: _bare(path, content) for path, content in found.items()}
        digest = sha256()
        for path in sorted(found):
            digest.update(path.encode() + b"\0" + found[path])
        self.version = digest.hexdigest()[:12]
        self.files = {path: _asset(path, self._filled(path, found[path])) for path in found}

    def _filled(self, path: str, content: bytes) -> bytes:
        """The page and its manifest name the version of what they load."""
        if path.endswith((".html", ".webmanifest")) or path == "sw.js":
            return content.replace(b"{version}", self.version.encode())
        return content

    @property
    def page(self) -> Asset:
        return self.files["index.html"]


def _files(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found = []
    if folder.is_dir():
        for one in folder.iterdir():
            name = f"{path}{one.name}"
            found += _files(one, f"{name}/") if one.is_dir() else [(name, one.read_bytes())]
    return found


def _bare(path: str, content: bytes) -> bytes:
    """What a browser needs of a file; the vendors' comments are their licences."""
    comment = COMMENTS.get(path[path.rfind(".") :])
    return comment.sub(b"", content) if comment and "/vendor/" not in path else content


def _asset(path: str, content: bytes) -> Asset:
    ending = path[path.rfind(".") :]
    kind = KINDS.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(TEXT) else None
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return Asset(content, packed, kind, f'"{sha256(content).hexdigest()[:16]}"')
