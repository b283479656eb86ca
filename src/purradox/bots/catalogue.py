"""Every installed bot, and what can be told of it: its options, their kinds and their limits."""

import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from purradox.bots.api import Bot, factory_of, kinds_of, known_bots, parameters_of
from purradox.bots.errors import (
    BotOptionNegative,
    BotOptionNotPositive,
    BotOptionTooLarge,
    BotUnavailable,
)


@dataclass(frozen=True, slots=True)
class BotOption:
    """An option of a bot; a value is above one limit, or at least the other, and at most the third.

    `kind` is `int`, `float`, `bool`, `str`, or the values that are possible with `|` between them.
    """

    name: str
    kind: str
    default: str | None
    required: bool
    above: float | None = None
    least: float | None = None
    most: float | None = None


@dataclass(frozen=True, slots=True)
class BotListing:
    """A bot that is registered. `missing` says why it cannot be loaded."""

    name: str
    package: str
    about: str = ""
    """The first sentence of what its author wrote about it."""
    options: tuple[BotOption, ...] = ()
    missing: str | None = None


def installed_bots() -> list[BotListing]:
    """All of them, by name."""
    listed = []
    for name, entry in known_bots().items():
        package = "" if entry.dist is None else entry.dist.name
        try:
            factory = factory_of(entry)
            _, *options = parameters_of(name, factory)
        except BotUnavailable as error:
            listed.append(BotListing(name, package, missing=error.reason))
            continue
        told = tuple(_option(option, options, factory) for option in options)
        about = " ".join((inspect.getdoc(factory) or "").partition("\n\n")[0].split())
        listed.append(BotListing(name, package, about, told))
    return listed


def _option(
    option: inspect.Parameter, every: list[inspect.Parameter], factory: Callable[..., Bot]
) -> BotOption:
    kinds = [kind for kind in kinds_of(option) if kind is not type(None)]
    plain = [kind.__name__ for kind in kinds if kind in (bool, int, float, str)]
    kind = plain[0] if plain else " | ".join(str(getattr(one, "__name__", one)) for one in kinds)
    required = option.default is option.empty
    default = None if required or option.default is None else _text(option.default)
    limits = _limits(option.name, kind, every, factory) if kind in ("int", "float") else {}
    return BotOption(option.name, kind, default, required, **limits)


def _text(default: Any) -> str:
    """A value as a spec writes it."""
    if isinstance(default, bool):
        return "yes" if default else "no"
    return str(default)


def _limits(
    name: str, kind: str, every: list[inspect.Parameter], factory: Callable[..., Bot]
) -> dict[str, float]:
    """Found out by asking the bot's own `check_options`, so that they are the ones that count."""
    check = getattr(factory, "check_options", None)
    if check is None:
        return {}
    needed = {one.name: sys.executable for one in every if one.default is one.empty}
    limits: dict[str, float] = {}
    for value in (-1, 0, 10**18):
        try:
            check(**needed | {name: value if kind == "int" else float(value)})
        except BotOptionNotPositive:
            limits["above"] = 0
        except BotOptionNegative:
            limits["least"] = 0
        except BotOptionTooLarge as error:
            limits["most"] = error.most
        except Exception:  # noqa: BLE001 a check of somebody else's that says something else
            continue
    return limits
