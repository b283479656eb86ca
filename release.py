"""A release: sdist, wheel, documentation and static site in one folder, with their hashes.

    ./play release [FOLDER]

Each thing is made of the one before where it can be: the wheel comes from the unpacked sdist, so
that an sdist which lacks something is found here. To add something, add a function to MADE.
"""

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from purradox.export import ExportError, export
from purradox.export.archives import STAMP

ROOT = Path(__file__).resolve().parent
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
SUMS = "SHA256SUMS"


class ReleaseError(Exception):
    """Something is missing or does not agree; the message says what."""


def sdist(folder: Path) -> Path:
    return _built("sdist", ROOT, folder)


def wheel(folder: Path) -> Path:
    """The wheel, from the sdist alone."""
    with tempfile.TemporaryDirectory() as place:
        with tarfile.open(folder / f"purradox-{VERSION}.tar.gz") as packed:
            packed.extractall(place, filter="data")
        return _built("wheel", Path(place, f"purradox-{VERSION}"), folder)


def docs(folder: Path) -> Path:
    """The site of the documentation, as the wheel has it."""
    file = folder / f"purradox-{VERSION}-docs.zip"
    prefix = "purradox/docs/site/"
    with (
        zipfile.ZipFile(folder / f"purradox-{VERSION}-py3-none-any.whl") as packed,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as site,
    ):
        for one in sorted(packed.infolist(), key=lambda one: one.filename):
            if one.filename.startswith(prefix):
                content = packed.read(one)
                one.filename = one.filename.removeprefix(prefix)
                site.writestr(one, content)
    return file


def static_site(folder: Path) -> Path:
    """The game without a server, as `purradox export` writes it."""
    file = folder / f"purradox-{VERSION}-site.zip"
    with tempfile.TemporaryDirectory() as place:
        try:
            export(Path(place))
        except ExportError as error:
            raise ReleaseError(
                f"the static site could not be made: {error} {error.arguments}"
            ) from error
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as site:
            for one in sorted(path for path in Path(place).rglob("*") if path.is_file()):
                about = zipfile.ZipInfo(one.relative_to(place).as_posix(), STAMP)
                about.compress_type = zipfile.ZIP_DEFLATED
                site.writestr(about, one.read_bytes())
    return file


MADE: tuple[Callable[[Path], Path], ...] = (sdist, wheel, docs, static_site)
"""What a release consists of, in the order in which it is made; each returns its file."""


def _built(kind: str, source: Path, folder: Path) -> Path:
    script = f"import sys; from hatchling.build import build_{kind} as f; print(f(sys.argv[1]))"
    command = [sys.executable, "-c", script, str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise ReleaseError(f"the {kind} could not be built:\n{done.stderr}")
    return folder / done.stdout.split()[-1]


def check_version() -> None:
    """The changelog and the citation speak of the version that is released."""
    top = re.search(r"^## \[?([\w.]+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    cited = re.search(r"^version: (\S+)", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    for name, found in (("CHANGELOG.md", top), ("CITATION.cff", cited)):
        if found is None or found[1] != VERSION:
            said = found[1] if found else "no version"
            raise ReleaseError(f"{name} has {said}, pyproject.toml has {VERSION}")


def release(folder: Path) -> list[Path]:
    """The files of a release, in an empty folder."""
    check_version()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    files = [make(folder) for make in MADE]
    sums = [f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / SUMS).write_text("".join(sums), "utf-8")
    return [*files, folder / SUMS]


def main(words: list[str]) -> int:
    folder = Path(words[0]) if words else ROOT / "dist"
    if folder.exists() and not (folder / SUMS).exists() and any(folder.iterdir()):
        print(f"{folder} has other files in it: name another folder.", file=sys.stderr)
        return 2
    try:
        files = release(folder)
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    for file in files:
        print(f"{file.stat().st_size / 1e6:6.1f} MB  {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
