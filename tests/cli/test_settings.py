"""Settings of `serve`: options, the environment and a file, in this order."""

import re
from pathlib import Path
from typing import Any

import pytest

from purradox.cli import serve
from purradox.i18n import LANGUAGES
from purradox.server.ops.settings import SETTINGS, Serving, WrongSetting, from_file, gathered
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Serving]:
    """What a server would have been started with."""
    found: list[Serving] = []
    monkeypatch.setattr(serve, "start", found.append)
    return found


def told(terminal: Terminal, *words: str, language: str = "en") -> str:
    result = terminal("serve", *words, language=language)
    assert (result.status, result.out) == (2, "")
    assert result.err.count("\n") == 1
    return result.err


def write(terminal: Terminal, text: str) -> str:
    (terminal.folder / "purradox.toml").write_text(text, "utf-8")
    return "purradox.toml"


def test_nothing_said_is_the_defaults(terminal: Terminal, started: list[Serving]) -> None:
    assert terminal("serve").status == 0
    assert started == [Serving()]


def test_options_count_before_the_environment_and_that_before_the_file(
    terminal: Terminal, started: list[Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(
        terminal, 'port = 1\nworkers = 1\nthinkers = 1\nproxies = ["::1"]\nbrowser = false'
    )
    monkeypatch.setenv("PURRADOX_CONFIG", file)
    monkeypatch.setenv("PURRADOX_WORKERS", "2")
    monkeypatch.setenv("PURRADOX_THINKERS", "2")
    monkeypatch.setenv("PURRADOX_PORT", "")
    assert terminal("serve", "--thinkers", "3").status == 0
    one = started[-1]
    assert (one.port, one.workers, one.thinkers) == (1, 2, 3)
    assert (one.proxies, one.browser) == (("::1",), False)
    other = terminal.folder / "other.toml"
    other.write_text("port = 4\n")
    assert terminal("serve", "--config", str(other), "--browser").status == 0
    assert (started[-1].port, started[-1].browser) == (4, True)


EVERYWHERE: dict[type, tuple[str, str, Any]] = {
    str: ("http://some", '"http://some"', "http://some"),
    int: ("7", "7", 7),
    bool: ("no", "false", False),
    tuple: ("random", '["random"]', ("random",)),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_can_be_set_in_every_way(
    terminal: Terminal, started: list[Serving], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    setting = SETTINGS[name]
    text, written, value = EVERYWHERE[setting.kind]
    monkeypatch.setattr(serve, "_with_password", lambda serving: serving)
    option = (f"--no-{name}",) if setting.kind is bool else (setting.option, text)
    assert terminal("serve", *option).status == 0
    assert terminal("serve", "--config", write(terminal, f"{name} = {written}")).status == 0
    monkeypatch.setenv(setting.variable, text)
    assert terminal("serve").status == 0
    assert [getattr(one, name) for one in started] == [value] * 3
    assert setting.option in terminal("serve", "--help").out


def test_lists(terminal: Terminal, started: list[Serving], monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ("--bot", "random", "--bot", 'exec:python3 "a,b"', "--hosts", "a.example, b.example")
    assert terminal("serve", *bots).status == 0
    assert started[-1].bot[0] == "random"
    assert "a,b" in started[-1].bot[1]
    assert started[-1].hosts == ("a.example", "b.example")
    monkeypatch.setenv("PURRADOX_BOT", "random,careful")
    assert terminal("serve").status == 0
    assert started[-1].bot == ("random", "careful")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "“prot”. Did you mean “port”?"),
        ("password-file = 'x'", "“password_file”?"),
        ("zzz = 1", "There are: address, port,"),
        ("home = true", "there is no setting “home”"),
        ("[serve]\nport = 1", "“serve”"),
        ("port = '8080'", "purradox.toml: port. It can be: 0–65535"),
        ("port = 70000", "purradox.toml: port. It can be: 0–65535"),
        ("workers = true", "purradox.toml: workers. It can be: 1–64"),
        ("requests = 0", "purradox.toml: requests. It can be: ≥ 1"),
        ("browser = 1", "purradox.toml: browser. It can be: true | false"),
        ("address = 1", 'purradox.toml: address. It can be: "…"'),
        ("bot = 'random'", 'purradox.toml: bot. It can be: ["…", "…"]'),
        ("hosts = [1]", 'purradox.toml: hosts. It can be: ["…", "…"]'),
        ("\nport 8080", "not TOML; look at line 2"),
        ("port = ", "not TOML; look at line 1"),
    ],
)
def test_a_slip_in_the_file_is_one_line(terminal: Terminal, text: str, said: str) -> None:
    assert said in told(terminal, "--config", write(terminal, text))


def test_a_file_that_cannot_be_read(terminal: Terminal) -> None:
    (terminal.folder / "bytes").write_bytes(b"port = 1\n# \xff")
    (terminal.folder / "folder").mkdir()
    assert "line 2" in told(terminal, "--config", "bytes")
    assert "folder" in told(terminal, "--config", "folder")
    assert "no such file" in told(terminal, "--config", "nowhere.toml")


def test_a_slip_in_the_environment_is_one_line(
    terminal: Terminal, started: list[Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PURRADOX_PORTABLE", "PURRADOX_SOMETHING_ELSE"):
        monkeypatch.setenv(name, "1")
    assert terminal("serve").status == 0
    assert len(started) == 1
    for name, value, said in (
        (
            "PURRADOX_WORKER",
            "2",
            "PURRADOX_WORKER: there is no setting “worker”. Did you mean “workers”?",
        ),
        ("PURRADOX_WORKERS", "many", "PURRADOX_WORKERS. It can be: 1–64"),
        ("PURRADOX_BROWSER", "perhaps", "PURRADOX_BROWSER. It can be: yes | no"),
        ("PURRADOX_CONFIG", "nowhere.toml", "nowhere.toml"),
    ):
        with monkeypatch.context() as one:
            one.setenv(name, value)
            assert said in told(terminal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_slips_in_every_language(terminal: Terminal, language: str) -> None:
    for text in ("prot = 1", "zzz = 1", "port", "port = 'x'"):
        assert "purradox.toml" in told(
            terminal, "--config", write(terminal, text), language=language
        )


def test_a_password_from_a_file(terminal: Terminal, started: list[Serving]) -> None:
    (terminal.folder / "secret").write_text("ge:he/im@1\n")
    words = ("--password-file", "secret", "--database", "postgresql://anna@localhost/x")
    assert terminal("serve", *words).status == 0
    assert started[-1].database == "postgresql+psycopg://anna:ge%3Ahe%2Fim%401@localhost/x"
    assert "postgresql://" in told(terminal, "--password-file", "secret", "--database", "one.db")
    assert "nowhere" in told(terminal, "--password-file", "nowhere")


def test_the_example_file_shows_every_setting_and_its_default(tmp_path: Path) -> None:
    example = (Path(__file__).parents[2] / "deploy" / "purradox.toml").read_text("utf-8")
    assert from_file(_file(tmp_path, example)) == {}
    shown = from_file(_file(tmp_path, re.sub(r"(?m)^#(?=\w+ = )", "", example)))
    assert list(shown.items()) == [(one.name, one.default) for one in SETTINGS.values()]


def _file(folder: Path, text: str) -> str:
    (folder / "purradox.toml").write_text(text, "utf-8")
    return str(folder / "purradox.toml")


@pytest.mark.parametrize("wrong", ["ftp://example.org/", "example.org", "https://", "file:///etc"])
def test_a_webhook_is_an_address_on_the_web(wrong: str) -> None:
    with pytest.raises(WrongSetting):
        gathered({"webhook": wrong}, {})
    right = "https://example.org/hook?to=me"
    assert gathered({"webhook": right}, {}).webhook == right
    assert gathered({}, {"PURRADOX_WEBHOOK": right}).webhook == right
