"""`./play release`: what it makes is whole, the same each time, and speaks of one version."""

import io
import tarfile
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

import release
from purradox.docs.build import build
from purradox.export.downloads import Files
from purradox.server.http.static import static_site
from tests.export.exported import loaded_by_worker

__all__ = ["loaded_by_worker"]

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, loaded_by_worker: Files) -> Path:
    folder = tmp_path_factory.mktemp("release")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("purradox.export.worker_files", lambda _tell: loaded_by_worker)
        assert release.main([str(folder)]) == 0
    return folder


def test_everything_is_there_with_its_hash(folder: Path) -> None:
    lines = (folder / release.SUMS).read_text("utf-8").splitlines()
    told = {name: digest for digest, name in (line.split("  ") for line in lines)}
    assert {*told, release.SUMS} == {file.name for file in folder.iterdir()}
    for name, digest in told.items():
        assert sha256((folder / name).read_bytes()).hexdigest() == digest
        assert release.VERSION in name
    assert len(told) == len(release.MADE)


def test_the_wheel_has_the_package_and_the_documentation(folder: Path) -> None:
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as wheel:
        names = {*wheel.namelist()}
        for path, content in build(ROOT).items():
            assert wheel.read(f"purradox/docs/site/{path}") == content
        metadata = wheel.read(f"purradox-{release.VERSION}.dist-info/METADATA").decode()
    assert f"\nVersion: {release.VERSION}\n" in metadata
    package = ROOT / "src" / "purradox"
    for one in (
        *package.rglob("*.py"),
        *package.glob("web/**/*.*"),
        *package.glob("i18n/**/*.ftl"),
    ):
        assert one.relative_to(ROOT / "src").as_posix() in names
    assert not [name for name in names if name.endswith((".pyc", ".nbi", ".nbc"))]


def test_the_sdist_has_what_a_checkout_has(folder: Path) -> None:
    (file,) = folder.glob("*.tar.gz")
    with tarfile.open(file) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    wanted = {"play", "Dockerfile", "CHANGELOG.md", "hatch_build.py", "docs/README.md"}
    assert {*wanted, "tests/test_release.py", "requirements/app.txt"} <= names
    assert not [name for name in names if name.startswith((".venv", ".git/", "dist/"))]


def test_the_documentation_is_a_site_of_its_own(folder: Path) -> None:
    (file,) = folder.glob("*-docs.zip")
    with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as site:
        assert {*site.namelist()} == {*build(ROOT)}


def test_the_static_site_is_whole(folder: Path, loaded_by_worker: Files) -> None:
    (file,) = folder.glob("*-site.zip")
    with zipfile.ZipFile(file) as site:
        found = {name: site.read(name) for name in site.namelist()}
    wanted = static_site(loaded_by_worker)
    assert {name: found[name] for name in wanted} == wanted
    assert {*found} - {*wanted} == {".purradox"}


def test_other_files_are_not_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letters.txt").write_text("mine", "utf-8")
    assert release.main([str(tmp_path)]) == 2
    assert "name another folder" in capsys.readouterr().err
    assert (tmp_path / "letters.txt").exists()


def test_a_changelog_of_another_version_is_no_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "VERSION", "9.9.9")
    assert release.main([str(tmp_path / "new")]) == 1
    assert "CHANGELOG.md has 1." in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
