"""What is wrong with a bot spec, as values: a code and what a person needs to be told."""

import re
from dataclasses import dataclass, fields
from typing import Any


class BotSpecError(ValueError):
    """A spec that names no bot we can make. `code` names its sentence in the translations."""

    @property
    def code(self) -> str:
        return re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()

    @property
    def details(self) -> dict[str, Any]:
        """What is wrong, field by field."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]

    def __str__(self) -> str:
        """What is wrong in English, field by field; people are told in their own language."""
        known = ((name, value) for name, value in self.details.items() if value not in (None, ()))
        told = ", ".join(
            f"{name} {' '.join(value) if isinstance(value, tuple) else value}"
            for name, value in known
        )
        return f"{self.code}: {(type(self).__doc__ or '').partition('.')[0]} ({told})"


@dataclass(eq=False)
class BadBotSpec(BotSpecError):
    """Not `name` or `name:option=value,option=value`."""

    spec: str


@dataclass(eq=False)
class UnknownBot(BotSpecError):
    """No bot is registered under this name."""

    name: str
    known: tuple[str, ...]
    nearest: str | None


@dataclass(eq=False)
class BotUnavailable(BotSpecError):
    """The bot is registered, but something that it needs is not installed."""

    name: str
    reason: str


@dataclass(eq=False)
class BotNeeds(BotUnavailable):
    """The bot is registered, but a library that it needs is not installed."""

    part: str
    command: str


@dataclass(eq=False)
class UnknownBotOption(BotSpecError):
    """The bot has no such option."""

    name: str
    option: str
    known: tuple[str, ...]
    nearest: str | None


@dataclass(eq=False)
class MissingBotOption(BotSpecError):
    """The bot cannot be made without this option."""

    name: str
    option: str


@dataclass(eq=False)
class BadBotOption(BotSpecError):
    """The value is not of the kind that the option takes."""

    name: str
    option: str
    value: str
    expected: str


@dataclass(eq=False)
class BotOptionNotPositive(BotSpecError):
    """The value must be greater than nothing."""

    name: str
    option: str
    value: float


@dataclass(eq=False)
class BotOptionNegative(BotSpecError):
    """The value must be nothing or more."""

    name: str
    option: str
    value: float


@dataclass(eq=False)
class BotOptionTooLarge(BotSpecError):
    """The value must be so much at most."""

    name: str
    option: str
    value: float
    most: int


@dataclass(eq=False)
class NoSuchProgram(BotSpecError):
    """The command begins with something that cannot be run."""

    program: str
