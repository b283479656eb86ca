"""What a bot is, and how a spec such as `search:worlds=200,seconds=1` becomes one."""

import inspect
import math
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import PurePath
from random import Random
from types import UnionType
from typing import Any, Literal, Protocol, Union, get_args, get_origin

from purradox.bots.errors import (
    BadBotOption,
    BadBotSpec,
    BotNeeds,
    BotUnavailable,
    MissingBotOption,
    UnknownBot,
    UnknownBotOption,
)
from purradox.extras import install_command
from purradox.rules import Choice, PlayerView

GROUP = "purradox.bots"
"""The entry-point group under which factories register, ours included."""

PROGRAM, COMMAND = "exec", "command"
"""The bot whose spec is a command line, `exec:COMMAND`, and the option that this is."""

_COMMAND = r"""exec\s*:(?:[^\\'",]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")*"""
_PIECE = re.compile(rf"\s*{_COMMAND}|[^,]*", re.DOTALL)
"""What stands between two commas; in a command a quoted or escaped comma is no end."""


class Bot(Protocol):
    """Chooses one of `view.legal`; a view remembers the whole match, so a bot need not."""

    def choose(self, view: PlayerView) -> Choice: ...


class Named:
    """A bot that shows, wherever it is printed, the spec it was made from."""

    spec: str | None = None

    def __repr__(self) -> str:
        return self.spec or object.__repr__(self)


@dataclass(frozen=True, slots=True)
class BotSpec:
    """The name of a bot and its options as they were written."""

    name: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        first = f"{COMMAND}=" if self.name == PROGRAM else ""
        told = ",".join(f"{option}={value}" for option, value in self.options)
        told = told.removeprefix(first)
        return f"{self.name}:{told}" if told else self.name


def parse_specs(text: str) -> list[BotSpec]:
    """Read specs separated by commas; `option=value` belongs to the spec before it."""
    specs: list[BotSpec] = []
    for piece in _pieces(text):
        name, colon, told = (part.strip() for part in piece.partition(":"))
        if not colon and "=" in name and specs:
            name, told = "", name
        elif not name or "=" in name or ((colon or name == PROGRAM) and not told):
            raise BadBotSpec(text)
        else:
            specs.append(BotSpec(name))
        if name == PROGRAM:
            specs[-1] = BotSpec(name, ((COMMAND, told),))
        elif told:
            specs[-1] = _with_option(specs[-1], told, text)
    return specs


def _pieces(text: str) -> Iterator[str]:
    at = 0
    while piece := _PIECE.match(text, at):
        yield piece.group()
        at = piece.end() + 1
        if at > len(text):
            return
        if text[at - 1] != ",":  # a quotation that is not closed
            raise BadBotSpec(text)


def _with_option(spec: BotSpec, told: str, text: str) -> BotSpec:
    option, equals, value = (part.strip() for part in told.partition("="))
    if not (option and equals and value) or option in dict(spec.options):
        raise BadBotSpec(text)
    return BotSpec(spec.name, (*spec.options, (option, value)))


def known_bots() -> dict[str, EntryPoint]:
    """Every registered bot by its name."""
    return {entry.name: entry for entry in registered(tuple(sys.path))}


@lru_cache(maxsize=8)
def registered(_path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """What the packages on `sys.path` register; they are read once, which takes some 15 ms."""
    return tuple(sorted(entry_points(group=GROUP)))


def make_bot(spec: BotSpec | str, random: Random) -> Bot:
    """The bot that the spec names, drawing on the given random source alone."""
    return bot_maker(spec)(random)


def bot_maker(spec: BotSpec | str) -> Callable[[Random], Bot]:
    """Check the spec once, and make as many bots of it as are wanted."""
    if isinstance(spec, str):
        specs = parse_specs(spec)
        if len(specs) != 1:
            raise BadBotSpec(spec)
        spec = specs[0]
    known = known_bots()
    if spec.name not in known:
        raise UnknownBot(spec.name, tuple(known), nearest(spec.name, known))
    factory = factory_of(known[spec.name])
    options = _converted(spec, factory)
    check = getattr(factory, "check_options", None)
    if check is not None:
        check(**options)

    def make(random: Random) -> Bot:
        bot: Bot = factory(random, **options)
        if isinstance(bot, Named):
            bot.spec = str(spec)
        return bot

    return make


def factory_of(entry: EntryPoint) -> Callable[..., Bot]:
    """What makes the bot; importing somebody else's package may fail in any way."""
    try:
        factory: Callable[..., Bot] = entry.load()
    except ImportError as error:
        raise _unavailable(entry, error) from error
    except Exception as error:
        told = " ".join(f"{type(error).__name__}: {error}".split())
        raise BotUnavailable(entry.name, told) from error
    return factory


def _unavailable(entry: EntryPoint, error: ImportError) -> BotUnavailable:
    """Why a bot cannot be loaded; a library that is missing is named, and how to install it."""
    if not isinstance(error, ModuleNotFoundError) or not error.name:
        return BotUnavailable(entry.name, str(error))
    ours = entry.dist is None or entry.dist.name == "purradox"
    command = install_command(error.name) if ours else f"pip install {error.name}"
    return BotNeeds(entry.name, str(error), error.name, command)


def _converted(spec: BotSpec, factory: Callable[..., Bot]) -> dict[str, Any]:
    first, *parameters = parameters_of(spec.name, factory)
    del first  # the random source
    takes = {parameter.name: parameter for parameter in parameters}
    options = {}
    for option, value in spec.options:
        if option not in takes:
            raise UnknownBotOption(spec.name, option, tuple(takes), nearest(option, takes))
        options[option] = _value(spec.name, option, value, kinds_of(takes[option]))
    for parameter in parameters:
        if parameter.default is parameter.empty and parameter.name not in options:
            raise MissingBotOption(spec.name, parameter.name)
    return options


def parameters_of(name: str, factory: Callable[..., Bot]) -> list[inspect.Parameter]:
    """What a factory takes: a random source, then its options."""
    try:
        found = inspect.signature(factory, eval_str=True)
    except NameError:  # something is imported for types alone
        found = inspect.signature(factory)
    if not found.parameters:
        raise BotUnavailable(name, "its factory does not take a random source")
    return list(found.parameters.values())


def kinds_of(parameter: inspect.Parameter) -> tuple[Any, ...]:
    """What a value may be: `X | None` takes an X, a `Literal` its values, no annotation a text."""
    kind = parameter.annotation
    if isinstance(kind, str):
        names = (name.strip() for name in kind.split("|"))
        return tuple(_PLAIN[name] for name in names if name in _PLAIN) or (str,)
    if kind is parameter.empty or kind is Any:
        return (str,)
    return tuple(_alternatives(kind))


def _alternatives(kind: Any) -> Iterator[Any]:
    """The types of a union, and the values of a literal, one by one."""
    if get_origin(kind) in (Union, UnionType):
        for inner in get_args(kind):
            yield from _alternatives(inner)
    elif get_origin(kind) is Literal:
        yield from get_args(kind)
    else:
        yield kind


_PLAIN = {"bool": bool, "int": int, "float": float, "str": str}


_SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def _value(name: str, option: str, text: str, kinds: tuple[Any, ...]) -> Any:
    """The text as the first kind that it can be."""
    for kind in kinds:
        if isinstance(kind, str | int) and str(kind) == text:
            return kind
        if isinstance(kind, type) and issubclass(kind, PurePath):
            return kind(text)
        try:
            if kind is bool:
                return _SWITCH[text.lower()]
            if kind is int:
                return int(text)
            if kind is float and math.isfinite(number := float(text)):
                return number
        except (KeyError, ValueError):
            continue
        if kind is str:
            return text
    plain = [kind.__name__ for kind in kinds if kind in (bool, int, float)]
    choices = [str(kind) for kind in kinds if isinstance(kind, str | int)]
    if not (plain or choices):
        told = " | ".join(getattr(kind, "__name__", str(kind)) for kind in kinds)
        raise BotUnavailable(name, f"its option {option} is of a kind that no text has: {told}")
    raise BadBotOption(name, option, text, plain[0] if plain else " | ".join(choices))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    return next(iter(get_close_matches(word.lower(), list(known), 1)), None)
