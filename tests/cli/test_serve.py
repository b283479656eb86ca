"""`serve`: whatever keeps it from starting is one sentence, in the person's language."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from purradox.host.sql.database import DatabaseInUse, address_of, only_user, upgrade
from purradox.i18n import LANGUAGES
from purradox.server.ops.serving import default_database
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]


def told(terminal: Terminal, *words: str, language: str = "en") -> str:
    """Why it did not start: one line, no traceback, and nothing printed as if it had."""
    result = terminal("serve", "--no-browser", "--port", "0", *words, language=language)
    assert result.status in (1, 2)
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert result.err.startswith("purradox: ")
    assert "Traceback" not in result.err
    return result.err


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen()
        yield int(one.getsockname()[1])


def test_a_port_that_somebody_has(terminal: Terminal, taken: int) -> None:
    said = told(terminal, "--port", str(taken), "--database", "one.db")
    assert f"port {taken}" in said
    assert "--port" in said


def test_an_address_that_is_not_ours(terminal: Terminal) -> None:
    assert "192.0.2.1" in told(terminal, "--address", "192.0.2.1", "--database", "one.db")


def test_an_address_that_is_none(terminal: Terminal) -> None:
    assert "--address" in told(terminal, "--address", "999.1.1.1", "--database", "one.db")


@pytest.mark.parametrize("database", ["mysql://localhost/x", "http://localhost", "://"])
def test_what_is_not_a_database(terminal: Terminal, database: str) -> None:
    assert "postgresql://user@host/name" in told(terminal, "--database", database)


@pytest.mark.parametrize("address", ["mysql://anna:geheim@localhost/x", "x://a:ge:he@im@host"])
def test_a_password_is_not_told(terminal: Terminal, address: str) -> None:
    said = told(terminal, "--database", address)
    assert ":***@" in said
    assert not {"geheim", "ge:he", "im@"} & set(re.findall(r"geheim|ge:he|im@", said))


def test_settings_come_from_the_environment(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PURRADOX_DATABASE", "mysql://localhost/x")
    assert "mysql://localhost/x" in told(terminal)
    monkeypatch.setenv("PURRADOX_WORKERS", "many")
    assert "PURRADOX_WORKERS" in told(terminal)
    monkeypatch.setenv("PURRADOX_WORKERS", "2")
    assert "PostgreSQL" in told(terminal, "--database", "one.db")


@pytest.mark.skipif(sys.platform == "win32", reason="there files have no such permissions")
def test_others_on_the_machine_do_not_read_the_cards(tmp_path: Path) -> None:
    url = address_of(str(tmp_path / "one.db"))
    hold = only_user(url)
    assert hold is not None
    with hold:
        upgrade(url)
        assert (tmp_path / "one.db").stat().st_mode & 0o077 == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there files have no such permissions")
def test_a_database_that_others_may_read_is_closed_to_them(tmp_path: Path) -> None:
    files = [tmp_path / "one.db", tmp_path / "one.db-wal"]
    for file in files:
        file.touch()
        file.chmod(0o644)
    hold = only_user(address_of(str(files[0])))
    assert hold is not None
    with hold:
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600, 0o600]
    (tmp_path / "folder").mkdir(0o755)
    hold = only_user(address_of(str(tmp_path / "folder")))
    assert hold is not None
    with hold:
        assert (tmp_path / "folder").stat().st_mode & 0o777 == 0o755


@pytest.mark.skipif(sys.platform == "win32", reason="there it is not noticed")
def test_another_name_of_the_file_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "one.db")
    hold = only_user(address_of(str(tmp_path / "one.db")))
    assert hold is not None
    with hold, pytest.raises(DatabaseInUse):
        only_user(address_of(str(tmp_path / "other.db")))


def test_workers_need_postgresql(terminal: Terminal) -> None:
    assert "PostgreSQL" in told(terminal, "--workers", "2", "--database", "one.db")


def test_a_postgresql_that_does_not_answer(terminal: Terminal) -> None:
    address = "postgresql://anna:geheim@127.0.0.1:1/purradox"
    said = told(terminal, "--database", address)
    assert "does not answer" in said
    assert "127.0.0.1:1" in said
    assert "geheim" not in said
    assert "does not answer" in told(terminal, "--database", address, "--workers", "2")


@pytest.mark.parametrize("content", [b"not a database at all" * 100, b"SQLite format 3\0" * 99])
def test_a_file_that_is_not_a_database(terminal: Terminal, content: bytes) -> None:
    file = terminal.folder / "one.db"
    file.write_bytes(content)
    assert "one.db" in told(terminal, "--database", "one.db")
    assert file.read_bytes() == content


def test_a_damaged_database(terminal: Terminal) -> None:
    file = terminal.folder / "one.db"
    upgrade(address_of(str(file)))
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + bytes(len(whole) - 100))
    assert "damaged" in told(terminal, "--database", "one.db")


def test_a_folder_and_a_place_that_is_not_there(terminal: Terminal) -> None:
    (terminal.folder / "folder").mkdir()
    assert "folder" in told(terminal, "--database", "folder")
    (terminal.folder / "file").write_text("")
    assert "file" in told(terminal, "--database", "file/one.db")


def test_a_file_that_may_not_be_written(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "one.db")

    monkeypatch.setattr("purradox.host.sql.database.only_user", forbidden)
    assert "one.db" in told(terminal, "--database", "one.db")


def test_a_database_of_a_newer_version(terminal: Terminal) -> None:
    upgrade(address_of(str(terminal.folder / "one.db")))
    with sqlite3.connect(terminal.folder / "one.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
    connection.close()
    assert "newer" in told(terminal, "--database", "one.db")


@pytest.mark.skipif(sys.platform == "win32", reason="there it is not noticed")
def test_a_database_that_another_server_has(terminal: Terminal) -> None:
    hold = only_user(address_of(str(terminal.folder / "one.db")))
    assert hold is not None
    with hold:
        assert "in use" in told(terminal, "--database", "one.db")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(terminal: Terminal, language: str) -> None:
    (terminal.folder / "one.db").write_bytes(b"not a database at all" * 100)
    for words in (("--database", "one.db"), ("--workers", "2"), ("--database", "x://y")):
        told(terminal, *words, language=language)
    help_ = terminal("serve", "--help", language=language)
    assert help_.status == 0
    for option in ("--address", "--database", "--messages", "--requests", "--proxies"):
        assert re.search(rf"{option} .*\S  +\S", help_.out), option


@pytest.mark.parametrize(
    "words", ["--port 70000", "--workers 0", "--messages x", "--connections 0"]
)
def test_numbers_that_make_no_sense(terminal: Terminal, words: str) -> None:
    assert words.split(maxsplit=1)[0] in told(terminal, *words.split())


def test_the_usual_place_of_the_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert default_database() == tmp_path / "purradox" / "purradox.db"


@pytest.mark.skipif(sys.platform == "win32", reason="there signals are something else")
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    with subprocess.Popen(
        [
            *(sys.executable, "-P", "-m", "purradox", "serve", "--no-browser", "--port", "0"),
            *("--database", str(tmp_path / "one.db")),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PURRADOX_LANG": "de", "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            link = re.search(r"http://\S+/", process.stdout.readline().decode())
            assert link is not None
            with urlopen(f"{link[0]}readyz", timeout=60) as answer:
                assert answer.read() == b"ok\n"
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)
        assert process.stderr.read() == b""
        assert process.returncode in (0, 130, -signal.SIGINT)
