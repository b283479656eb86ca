"""The page's Python: its memory once all is imported, and an archive of what is not in it."""

import io
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from purradox.export.downloads import ExportError, Files, node

PARTS = (
    "__init__.py",
    "extras.py",
    "observation.py",
    "evaluation.py",
    *("rules", "notation", "puzzles", "bots", "analysis", "host", "page"),
    *("server/__init__.py", "server/wire", "server/api"),
)
"""What the page's Python is made of, in `purradox`."""
LEFT_OUT = ("host/sql", "puzzles/making", "bots/conformance", "bots/pipe")
KINDS = (".py", ".gz", ".json")
UNUSED = (
    *("__hello__", "__phello__", "_aix_support", "_android_support", "_apple_support"),
    *("_ast_unparse", "_ios_support", "_markupbase", "_pydatetime", "_pydecimal", "_pyio"),
    *("_pyrepl", "antigravity", "argparse", "asyncio/__main__", "asyncio/proactor_events"),
    *("asyncio/tools", "asyncio/windows_events", "asyncio/windows_utils", "bdb", "cmd", "code"),
    *("colorsys", "compileall", "concurrent/futures/interpreter"),
    *("concurrent/futures/process", "concurrent/interpreters", "configparser", "cProfile"),
    *("ctypes", "curses", "dbm", "doctest", "email/mime", "ensurepip", "filecmp", "fileinput"),
    *("ftplib", "getopt", "getpass", "gettext", "graphlib", "html", "http", "idlelib", "imaplib"),
    *("json/__main__", "json/tool", "lib2to3", "logging/config", "logging/handlers"),
    *("mailbox", "mimetypes", "modulefinder", "multiprocessing", "netrc", "nturl2path"),
    *("optparse", "pdb", "pickletools", "plistlib", "poplib", "pprint", "profile", "pstats"),
    *("pty", "py_compile", "pyclbr", "pydoc", "pydoc_data", "pyodide/console", "rlcompleter"),
    *("runpy", "sched", "shelve", "smtplib", "socketserver", "sqlite3", "sre_compile"),
    *(
        "sre_constants",
        "sre_parse",
        "ssl",
        "stringprep",
        "symtable",
        "sysconfig/__main__",
        "tabnanny",
    ),
    *("tarfile", "test", "this", "timeit", "tkinter", "tomllib", "trace", "tracemalloc", "tty"),
    *("turtle", "turtledemo", "unittest", "urllib/request", "urllib/robotparser", "venv", "wave"),
    *("webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zipfile/__main__", "zoneinfo"),
)
"""Modules of the standard library that nothing of ours can reach."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8")
STAMP = (2026, 1, 1, 0, 0, 0)
"""The same files give the same bytes, whenever they are packed."""


class PythonFiles(NamedTuple):
    """What the page's Python starts from."""

    memory: bytes
    """As it is once all is imported."""
    compiled_library: bytes
    rest: bytes
    """An archive of what is not in the memory: data, and modules that are hardly ever used."""


def python_files(python: Files, wheel: bytes) -> PythonFiles:
    """Of Pyodide's files and a library's wheel."""
    (compiled_library,) = _members(wheel, lambda name: name.endswith(".so")).values()
    standard = _members(python["python_stdlib.zip"], _is_used)
    library = _members(wheel, lambda name: name.endswith(".py"))
    made = compiled(standard | dict(_ours()) | library, python) | _metadata()
    memory, modules = started(made, compiled_library, python)
    return PythonFiles(memory, compiled_library, packed(_not_in(modules, made)))


def _not_in(modules: set[str], made: Files) -> Files:
    """The files of other modules; packages with data stay, as their data is found by them."""
    paths = {PurePosixPath(name): name for name in made}
    with_data = {path.parent for path in paths if path.suffix != ".pyc"}
    return {
        name: made[name]
        for path, name in paths.items()
        if _module(path) not in modules or (path.stem == "__init__" and path.parent in with_data)
    }


def _module(path: PurePosixPath) -> str:
    named = path.parent if path.stem == "__init__" else path.with_suffix("")
    return ".".join(named.parts) if path.suffix == ".pyc" else ""


def _members(archive: bytes, wanted: Callable[[str], bool]) -> Files:
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        return {name: opened.read(name) for name in opened.namelist() if wanted(name)}


def _is_used(name: str) -> bool:
    path = PurePosixPath(name)
    if name.startswith("encodings/"):
        return path.stem in ENCODINGS
    module = path.with_suffix("")
    return path.suffix == ".py" and not any(module.is_relative_to(one) for one in UNUSED)


def _ours() -> Iterator[tuple[str, bytes]]:
    root = Path(str(files("purradox")))
    for part in PARTS:
        place = root / part
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            inside = path.relative_to(root).as_posix()
            if path.suffix in KINDS and path.is_file() and not inside.startswith(LEFT_OUT):
                yield f"purradox/{inside}", path.read_bytes()


def weights(players: int) -> bytes:
    """The network of `neural` for a number of players."""
    return files("purradox.bots.neural").joinpath(f"weights-{players}.npz").read_bytes()


def _metadata() -> Files:
    """What `importlib.metadata` finds: the version, and the bots under their entry points."""
    from purradox.bots import known_bots

    number = version("purradox")
    lines = [f"{one.name} = {one.value}" for one in known_bots().values() if _is_ours(one.value)]
    folder = f"purradox-{number}.dist-info"
    about = f"Metadata-Version: 2.1\nName: purradox\nVersion: {number}\n"
    return {
        f"{folder}/METADATA": about.encode(),
        f"{folder}/entry_points.txt": "\n".join(["[purradox.bots]", *lines, ""]).encode(),
    }


def _is_ours(value: str) -> bool:
    return value.startswith("purradox.bots.") and not value.startswith("purradox.bots.pipe")


def compiled(sources: Files, python: Files) -> Files:
    """The same with compiled modules in place of their sources, by the page's own Python."""
    with _folder(python, {"in.zip": packed(sources)}) as work:
        _run("compile.mjs", work, work / "in.zip", work / "out.zip")
        return _members((work / "out.zip").read_bytes(), lambda _name: True)


def started(made: Files, compiled_library: bytes, python: Files) -> tuple[bytes, set[str]]:
    """The memory of the page's Python once all is imported, and the modules that it has."""
    more = {"python_stdlib.zip": packed(made), "library.so": compiled_library}
    with _folder(python, more) as work:
        script = Path(str(files("purradox"))) / "web" / "js" / "worker" / "memory.js"
        said = _run("memory.mjs", work, script, work / "library.so", work / "memory")
        return (work / "memory").read_bytes(), set(json.loads(said))


@contextmanager
def _folder(python: Files, more: Files) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        for name, content in (python | more).items():
            (work / name).write_bytes(content)
        yield work


def _run(script: str, *arguments: Path) -> str:
    """What a script of ours says in Node."""
    command = [node(), str(files("purradox.export").joinpath(script)), *map(str, arguments)]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode:
        raise ExportError("export-not-compiled", reason=done.stderr[-500:].strip())
    return done.stdout


def packed(found: Files) -> bytes:
    """An archive of files, the same bytes for the same files; packed as one, which is smaller."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(found):
            about = zipfile.ZipInfo(name, STAMP)
            about.external_attr = 0o644 << 16
            archive.writestr(about, found[name])
    return file.getvalue()
