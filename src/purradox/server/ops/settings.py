"""The settings of a server: one definition for options, environment variables and a file."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from purradox.bots.api import nearest

PREFIX = "PURRADOX_"
CONFIG = "PURRADOX_CONFIG"
OTHERS = {CONFIG, "PURRADOX_LANG", "PURRADOX_CACHE", "PURRADOX_PORTABLE"}
"""Variables that are not settings of a server."""
YES_NO = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


class UnknownSetting(Exception):
    """A name in a file or in the environment that is probably a slip."""

    def __init__(self, where: str, name: str) -> None:
        super().__init__(where, name)
        self.where, self.name = where, name
        self.nearest = nearest(name.replace("-", "_"), SETTINGS)


class WrongSetting(Exception):
    """A value that a setting cannot have; `where` says who gave it."""

    def __init__(self, where: str, setting: "Setting", *, in_file: bool = False) -> None:
        super().__init__(where)
        self.where, self.setting, self.in_file = where, setting, in_file


class NotToml(Exception):
    """A settings file that cannot be parsed."""

    def __init__(self, file: str, line: int) -> None:
        super().__init__(file, line)
        self.file, self.line = file, line


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: its name in a file, its default, and what values it can have."""

    name: str
    default: Any
    metavar: str
    least: int | None = None
    most: int | None = None
    split: bool = True
    """Whether commas separate the values of a list."""
    schemes: tuple[str, ...] = ()
    """Of an address on the web, where that is what it is."""

    @property
    def kind(self) -> type:
        return type(self.default)

    @property
    def option(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    def parse(self, text: str) -> Any:
        """The value that an option or a variable names; `ValueError` when it is none."""
        if self.kind is int:
            return self.check(int(text))
        if self.kind is bool:
            if text.lower() not in YES_NO:
                raise ValueError(text)
            return YES_NO[text.lower()]
        if self.kind is tuple:
            return tuple(filter(None, map(str.strip, text.split(",")))) if self.split else (text,)
        return self.check(text)

    def check(self, value: Any) -> Any:
        """The value from a file; `ValueError` when its type or its size is wrong."""
        if self.kind is tuple:
            if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
                raise ValueError(value)
            return tuple(value)
        right = type(value) is self.kind
        if right and self.schemes and value:
            told = urlsplit(value)
            right = told.scheme in self.schemes and bool(told.hostname) and not told.fragment
        if not right or not (self.least is None or self.least <= value <= (self.most or value)):
            raise ValueError(value)
        return value


def _setting(default: Any, metavar: str = "", **how: Any) -> Any:
    return field(default=default, metadata={"metavar": metavar, **how})


@dataclass(frozen=True)
class Serving:
    """Where a server listens, and what it runs on. All but the last three fields are settings."""

    address: str = _setting("127.0.0.1", "ADDRESS")
    port: int = _setting(8080, "PORT", least=0, most=65535)
    hosts: tuple[str, ...] = _setting((), "NAMES")
    """The names by which it may be addressed; none means any."""
    database: str = _setting("", "DATABASE")
    password_file: str = _setting("", "FILE")
    workers: int = _setting(1, "N", least=1, most=64)
    thinkers: int = _setting(1, "N", least=1, most=64)
    proxies: tuple[str, ...] = _setting(("127.0.0.1",), "ADDRESSES")
    connections: int = _setting(200, "N", least=1)
    messages: float = _setting(50, "N", least=1)
    requests: float = _setting(20, "N", least=1)
    guest_days: int = _setting(400, "DAYS", least=0, most=36_500)
    """Guests who were not here for so many days are forgotten; 0 keeps them for ever."""
    waiting_days: int = _setting(7, "N", least=0)
    match_days: int = _setting(90, "N", least=0)
    finished_days: int = _setting(0, "N", least=0)
    """Days without anybody who plays after which tables end or are deleted; 0 is never."""
    daily_secret: str = _setting("", "TEXT")
    """What the daily deals follow from; without one they follow from their dates."""
    bot: tuple[str, ...] = _setting((), "SPEC", split=False)
    """Specs of bots that tables may have beside the levels."""
    webhook: str = _setting("", "URL", schemes=("https", "http"))
    """Called when it has become the turn of somebody who is away, at a table with days."""
    offline: str = _setting("", "FOLDER")
    """An export, from which people take what they need to play alone without a connection."""
    browser: bool = _setting(True)
    home: bool = False
    """Whether it belongs to who sits before it, and may let their network in."""
    together: int = 1
    """How many workers serve, one of which this is."""
    figures: str = ""
    """The folder in which several workers leave their figures for each other."""


SETTINGS = {
    one.name: Setting(one.name, one.default, **one.metadata)
    for one in fields(Serving)
    if one.metadata
}


def gathered(
    options: Mapping[str, Any], environment: Mapping[str, str], config: str | None = None
) -> Serving:
    """The settings: an option counts before a variable, that before the file and the defaults.

    Raises `UnknownSetting`, `WrongSetting` or `NotToml`, or `OSError` for the file.
    """
    file = config or environment.get(CONFIG)
    chosen = from_file(file) if file else {}
    chosen |= from_environment(environment)
    for name, told in options.items():
        if told is None or told == []:
            continue
        setting = SETTINGS[name]
        texts: Sequence[str] = told if isinstance(told, list | tuple) else [told]
        if setting.kind is bool:
            chosen[name] = told
        else:
            values = [_parsed(setting, setting.option, text) for text in texts]
            chosen[name] = sum(values, ()) if setting.kind is tuple else values[0]
    return Serving(**chosen)


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What variables set; an empty one sets nothing."""
    variables = {setting.variable: setting for setting in SETTINGS.values()}
    chosen = {}
    for variable, text in environment.items():
        if variable in variables:
            if text:
                setting = variables[variable]
                chosen[setting.name] = _parsed(setting, variable, text)
        elif variable.startswith(PREFIX) and variable not in OTHERS:
            unknown = UnknownSetting(variable, variable.removeprefix(PREFIX).lower())
            if unknown.nearest:
                raise unknown
    return chosen


def from_file(file: str) -> dict[str, Any]:
    """What a TOML file sets."""
    content = Path(file).read_bytes()
    try:
        told = tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        raise NotToml(file, content.count(b"\n", 0, error.start) + 1) from error
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        raise NotToml(file, int(found[1]) if found else content.count(b"\n") + 1) from error
    chosen = {}
    for name, value in told.items():
        setting = SETTINGS.get(name)
        if setting is None:
            raise UnknownSetting(file, name)
        try:
            chosen[name] = setting.check(value)
        except ValueError as error:
            raise WrongSetting(f"{file}: {name}", setting, in_file=True) from error
    return chosen


def _parsed(setting: Setting, where: str, text: str) -> Any:
    try:
        return setting.parse(text)
    except ValueError as error:
        raise WrongSetting(where, setting) from error
