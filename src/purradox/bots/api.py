"""What a bot is, and how a spec such as `search:worlds=200,seconds=1` becomes one."""

import inspect
import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Any, Protocol, get_args

from purradox.bots.errors import (
    BadBotOption,
    BadBotSpec,
    BotUnavailable,
    MissingBotOption,
    UnknownBot,
    UnknownBotOption,
)
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
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}


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
    try:
        factory = known[spec.name].load()
    except ImportError as error:
        raise BotUnavailable(spec.name, str(error)) from error
    options = _converted(spec, factory)
    check = getattr(factory, "check_options", None)
    if check is not None:
        check(**options)
    return lambda random: factory(random, **options)


def _converted(spec: BotSpec, factory: Callable[..., Bot]) -> dict[str, Any]:
    _, *parameters = inspect.signature(factory, eval_str=True).parameters.values()
    takes = {parameter.name: parameter for parameter in parameters}
    options = {}
    for option, value in spec.options:
        if option not in takes:
            raise UnknownBotOption(spec.name, option, tuple(takes), nearest(option, takes))
        options[option] = _value(spec.name, option, value, _kinds(takes[option]))
    for parameter in parameters:
        if parameter.default is parameter.empty and parameter.name not in options:
            raise MissingBotOption(spec.name, parameter.name)
    return options


def _kinds(parameter: inspect.Parameter) -> tuple[Any, ...]:
    """The types that a value may have: `X | None` takes an X, and no annotation a text."""
    if parameter.annotation is parameter.empty:
        return (str,)
    return get_args(parameter.annotation) or (parameter.annotation,)


_SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def _value(name: str, option: str, text: str, kinds: tuple[Any, ...]) -> bool | int | float | str:
    """The text as the first kind that it can be."""
    for kind in kinds:
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
    wanted = [kind.__name__ for kind in kinds if kind in (bool, int, float, str)]
    raise BadBotOption(name, option, text, wanted[0])


def nearest(word: str, known: dict[str, Any]) -> str | None:
    """The known word that was probably meant."""
    return next(iter(get_close_matches(word.lower(), known, 1)), None)
