"""The page: files read once, under addresses that change when they change."""

import gzip
import json
import mimetypes
import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType

from purradox.server.http.security import CSP_WITH_WORKER

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
_FOLDERS = ("web", "learn", "board", "daily", "puzzles", "profile", "device")
PARTS = {"base": "", **{part: f"{part}/" for part in _FOLDERS}}
LANGUAGES = ("en", "fr", "pl", "uk", "de", "ja")
PAGES = (
    *("", "new", "lobby", "matches", "learn", "rules", "strategy", "replay", "pad", "puzzles"),
    *("settings", "profile", "daily"),
)
WITH_OTHERS = ("new", "lobby")
"""Pages that need a server, as other people come there."""
FOR_DEVELOPERS = (".md", ".d.ts")
"""Files beside the page's own that no browser needs."""
SERVICE_WORKER = "sw.js"
FILE_LIST = "files.json"
WORKER_FILES = "js/worker/files.js"
KEPT_LATER = {"worker": ("pyodide/", "library/"), "later": ("weights/",)}
"""Files that the service worker keeps once they were used: all of a group, or each by itself.

They are large, and stay under the same address for as long as they are the same.
"""
OFFLINE = '<meta name="purradox-offline" content="1">'
"""Says that tables can be on the device as well."""
SOON = (
    *("worker/made", "worker/main", "worker/python", "worker/memory", "worker/unpack", "vendor/xz"),
    *("worker/files", "worker/storage", "worker/network", "worker/client"),
)
"""Scripts of the worker, which import one another."""
WITHOUT_SERVER = (
    (
        '<meta name="purradox-host" content="page">'
        '<meta http-equiv="content-security-policy" content="{}">'
    ).format(
        CSP_WITH_WORKER.replace(
            "; frame-ancestors 'none'",
            "",  # which counts in a header only
        )
    )
    + '\n<script type="module" async src="{base}assets/{version}/js/soon.js"></script>'
    + "".join(
        f'\n<link rel="modulepreload" href="{{base}}assets/{{version}}/js/{name}.js">'
        for name in SOON
    )
)


@dataclass(frozen=True)
class Asset:
    content: bytes
    kind: str
    tag: str

    @cached_property
    def packed(self) -> bytes | None:
        """Text, compressed when it is first asked for: a server starts without that work."""
        return gzip.compress(self.content, 9, mtime=0) if self.kind.startswith(TEXT) else None


class Assets:
    """Every file of the page by its path.

    `base` is the folder that the page is served from, `head` what else its document says, `more`
    are files beside the package's own.
    """

    def __init__(
        self, base: str = "/", head: str = "", more: Mapping[str, bytes] = MappingProxyType({})
    ) -> None:
        found = dict(_files(files("purradox").joinpath("web"), ""))
        translations = files("purradox").joinpath("i18n")
        for part, folder in PARTS.items():
            for language in LANGUAGES:
                file = translations.joinpath(f"{folder}{language}.ftl")
                if file.is_file():
                    found[f"i18n/{part}/{language}.ftl"] = file.read_bytes()
        found = {path: _bare(path, content) for path, content in found.items()} | dict(more)
        found["index.html"] = (
            found["index.html"].replace(b"{base}", base.encode()).replace(b"{head}", head.encode())
        )
        digest = sha256()
        for path in sorted(found):
            digest.update(path.encode() + b"\0" + found[path])
        self.version = digest.hexdigest()[:12]
        self.folders = _folders(found)
        """Where files are that are not in the folder of the version."""
        found[WORKER_FILES] = self._worker_files(found)
        self.files = {path: asset(path, self._filled(path, found[path])) for path in found}
        self.files[FILE_LIST] = asset(FILE_LIST, self._file_list())

    def _filled(self, path: str, content: bytes) -> bytes:
        """The page and its service worker name the version of what they load."""
        if path in ("index.html", SERVICE_WORKER):
            return content.replace(b"{version}", self.version.encode())
        return content

    def address(self, path: str) -> str:
        """Where a file is, from the folder of the page."""
        return f"assets/{self.folders.get(path, self.version)}/{path}"

    def _worker_files(self, found: Mapping[str, bytes]) -> bytes:
        """Addresses and sizes of what the worker loads."""
        told = {path: [self.address(path), len(found[path])] for path in sorted(self.folders)}
        return f"export const FILES = {json.dumps(told)};\n".encode()

    def _file_list(self) -> bytes:
        """What the service worker keeps, each file with its digest."""
        groups: dict[str, dict[str, str]] = {"page": {}, "worker": {}, "later": {}}
        for path, one in self.files.items():
            if path != SERVICE_WORKER:
                starts = (group for group in KEPT_LATER if path.startswith(KEPT_LATER[group]))
                digest = b64encode(sha256(one.content).digest()).decode()
                groups[next(starts, "page")][self.address(path)] = f"sha256-{digest}"
        known = {"version": self.version, "pages": [*PAGES, "t"]}
        return json.dumps(known | groups, sort_keys=True).encode()

    @property
    def page(self) -> Asset:
        return self.files["index.html"]


class OtherExport(Exception):
    """A folder that is no export, or one of another version."""


def exported_files(folder: Path) -> dict[str, bytes]:
    """What the worker of an exported page loads; `OtherExport` unless it is of this version."""
    inside = {
        path.relative_to(folder).as_posix().split("/", 2)[2]: path
        for starts in KEPT_LATER.values()
        for start in starts
        for path in sorted(folder.glob(f"assets/*/{start}*"))
    }
    found = {path: file.read_bytes() for path, file in inside.items()}
    if not found or not (folder / "assets" / _version_of(found) / WORKER_FILES).is_file():
        raise OtherExport(folder)
    return found


def _version_of(worker: Mapping[str, bytes]) -> str:
    return Assets("{base}", WITHOUT_SERVER, worker).version


def static_site(more: Mapping[str, bytes] = MappingProxyType({})) -> dict[str, bytes]:
    """The page as a folder of files, for a host that runs nothing, under any path."""
    assets = Assets("{base}", WITHOUT_SERVER, more)
    page = assets.page.content
    site = {assets.address(path): one.content for path, one in assets.files.items()}
    site[SERVICE_WORKER] = assets.files[SERVICE_WORKER].content
    for name in (*PAGES, "t"):
        if name not in WITH_OTHERS:
            base, folder = (b"../", f"{name}/") if name else (b"", "")
            site[f"{folder}index.html"] = page.replace(b"{base}", base)
    return site


def _folders(found: Mapping[str, bytes]) -> dict[str, str]:
    """For each file that is kept later the digest of what must be of one piece with it."""
    folders = {}
    for group, starts in KEPT_LATER.items():
        for start in starts:
            inside = sorted(path for path in found if path.startswith(start))
            for path in inside:
                digest = sha256()
                for one in inside if group == "worker" else [path]:
                    digest.update(one.encode() + b"\0" + found[one])
                folders[path] = digest.hexdigest()[:12]
    return folders


def _files(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found = []
    if folder.is_dir():
        for one in folder.iterdir():
            name = f"{path}{one.name}"
            if one.is_dir():
                found += _files(one, f"{name}/")
            elif not name.endswith(FOR_DEVELOPERS):
                found.append((name, one.read_bytes()))
    return found


def _bare(path: str, content: bytes) -> bytes:
    """What a browser needs of a file; the vendors' comments are their licences."""
    comment = COMMENTS.get(path[path.rfind(".") :])
    return comment.sub(b"", content) if comment and "/vendor/" not in path else content


def asset(path: str, content: bytes) -> Asset:
    ending = path[path.rfind(".") :]
    kind = KINDS.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return Asset(content, kind, f'"{sha256(content).hexdigest()[:16]}"')
