"""The page as a folder of files, with Python and our host inside, for a host that runs nothing."""

import lzma
from collections.abc import Iterable
from pathlib import Path

from purradox.export.archives import python_files, weights
from purradox.export.downloads import ExportError, Files, Tell, msgspec_wheel, node, pyodide, silent
from purradox.rules import PLAYERS
from purradox.server.http.static import static_site

__all__ = ["ExportError", "export", "worker_files"]

MARK = ".purradox"
"""Lists the files that an export wrote: a folder with anything else is touched only with it."""
ABOUT = "# The files that `purradox export` wrote here. The next export replaces them."


def worker_files(tell: Tell = silent) -> Files:
    """What the worker of a page loads, by its path among the page's files.

    Hosts go by endings: some do not take `.mjs` for a script, and some unpack `.gz` on the way.
    """
    node()  # or it says what to install, before anything is downloaded
    python, wheel = pyodide(tell), msgspec_wheel(tell)
    tell("export-compiling")
    made = python_files(python, wheel)
    return {
        "pyodide/pyodide.js": _without_map(python["pyodide.mjs"]),
        "pyodide/pyodide.asm.js": python["pyodide.asm.mjs"],
        "pyodide/pyodide.asm.wasm.xz.bin": xz(python["pyodide.asm.wasm"]),
        "library/memory.xz.bin": xz(made.memory, lc=2, lp=2, pb=2),  # words of four bytes
        "library/msgspec.so.xz.bin": xz(made.compiled_library),
        "library/rest.zip.xz.bin": xz(made.rest),
        **{f"weights/weights-{players}.npz": weights(players) for players in PLAYERS},
    }


def xz(content: bytes, lc: int = 3, lp: int = 0, pb: int = 0) -> bytes:
    """For hosts that pack nothing themselves, and a quarter smaller than what others do.

    `lc`, `lp` and `pb` are the options of LZMA: how many bits of the byte before, and of the
    place, it looks at.
    """
    found = {"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 1 << 24}
    filters = [found | {"lc": lc, "lp": lp, "pb": pb, "nice_len": 273}]
    return lzma.compress(content, check=lzma.CHECK_CRC32, filters=filters)


def _without_map(script: bytes) -> bytes:
    """Its map of sources is not there."""
    return script.partition(b"\n//# sourceMappingURL=")[0] + b"\n"


def export(folder: Path, tell: Tell = silent) -> int:
    """Write the site; gives how many bytes it has. What an earlier export left there goes."""
    before = _written_before(folder)
    site = static_site(worker_files(tell))
    tell("export-writing")
    write(folder, site, before)
    return sum(map(len, site.values()))


def _written_before(folder: Path) -> set[str]:
    """The files of an earlier export; refuses a folder that has others and none of these."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise ExportError("export-no-folder", folder=str(folder)) from error
    mark = folder / MARK
    if mark.is_file():
        return {line for line in mark.read_text("utf-8").splitlines() if not line.startswith("#")}
    if any(folder.iterdir()):
        raise ExportError("export-not-empty", folder=str(folder))
    return set()


def write(folder: Path, site: Files, before: set[str]) -> None:
    """Put a site in the place of another, which stays whole until the new one is.

    A version has its assets under an address of its own, and pages come after assets: whenever
    this is interrupted, each page that is there finds all that it loads.
    """
    _mark(folder, before | site.keys())
    for path in sorted(site, key=lambda path: (not path.startswith("assets/"), path)):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        _replace(folder, file, site[path])
    for path in before - site.keys():
        _remove(folder, path)
    _mark(folder, site.keys())


def _mark(folder: Path, paths: Iterable[str]) -> None:
    _replace(folder, folder / MARK, "\n".join([ABOUT, *sorted(paths), ""]).encode())


def _replace(folder: Path, file: Path, content: bytes) -> None:
    """The old file or the new one, and nothing between."""
    draft = folder / f"{MARK}.part"
    draft.write_bytes(content)
    draft.replace(file)


def _remove(folder: Path, path: str) -> None:
    """A file, and the folders that it leaves empty; nothing outside, whatever the list says."""
    file = folder / path
    if not file.resolve().is_relative_to(folder.resolve()) or not file.is_file():
        return
    file.unlink()
    for above in file.relative_to(folder).parents:
        if any((folder / above).iterdir()):
            return
        (folder / above).rmdir()
