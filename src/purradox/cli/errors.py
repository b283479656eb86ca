"""What goes wrong on the command line, as one line for the person who typed it."""

import os
import sys
from typing import Any

from purradox.cli.commands import COMMANDS
from purradox.i18n import LANGUAGES, Words, words


class CommandError(Exception):
    """Something that a person can put right: its sentence, and the exit status it ends with."""

    def __init__(self, key: str, *, status: int = 2, **arguments: object) -> None:
        super().__init__(key)
        self.key, self.status, self.arguments = key, status, arguments

    def told(self, words: Words) -> str:
        return words(self.key, **self.arguments)


def print_error(line: str) -> None:
    """Write one line about a trouble to standard error."""
    print("purradox:", " ".join(line.split()), file=sys.stderr)


def unreadable(error: OSError, name: str | None = None) -> CommandError:
    """The sentence for a file or a stream that the system does not let us use."""
    name = name or (os.fsdecode(error.filename) if error.filename else "")
    kinds: list[tuple[type[OSError], str]] = [
        (FileNotFoundError, "file-missing"),
        (IsADirectoryError, "file-is-directory"),
        (PermissionError, "file-forbidden"),
    ]
    for kind, key in kinds:
        if name and isinstance(error, kind):
            return CommandError(key, file=name)
    reason = error.strerror or type(error).__name__
    return (
        CommandError("file-trouble", file=name, reason=reason)
        if name
        else CommandError("system-trouble", reason=reason)
    )


def usage(error: Any, arguments: list[str]) -> CommandError:
    """Our sentence for a usage error of typer's, whose own words are English only."""
    command = " ".join(["purradox", *(word for word in arguments[:1] if word in COMMANDS)])
    match type(error).__name__:
        case "NoSuchOption":
            return CommandError("no-such-option", option=error.option_name, command=command)
        case "BadOptionUsage":
            return CommandError("option-without-value", option=error.option_name, command=command)
        case "MissingParameter":
            return CommandError("word-missing", word=_label(error.param), command=command)
        case "BadParameter" if error.__cause__ is not None:
            return CommandError(
                "bad-value", word=_label(error.param), expected=_expected(error.param)
            )
        case "BadParameter":
            return CommandError("said", text=error.message)
        case _:
            return CommandError("usage-wrong", command=command)


def _label(parameter: Any) -> str:
    if parameter is None:
        return "?"
    options: list[str] = parameter.opts if parameter.param_type_name == "option" else []
    return max(options, key=len) if options else str(parameter.metavar or parameter.name)


def _expected(parameter: Any) -> str:
    """What a value looks like: its choices, its range, or its type."""
    kind = parameter.type_descriptor
    if kind.choices:
        return " | ".join(str(getattr(choice, "value", choice)) for choice in kind.choices)
    low, high = parameter.min, parameter.max
    if low is not None and high is not None:
        return f"{low}–{high}"
    if low is not None:
        return f"≥ {low}"
    return f"≤ {high}" if high is not None else words()(f"kind-{kind.annotation.__name__}")


def words_of(language: str | None) -> Words:
    """The language of `--language`, refused when we do not speak it."""
    if language is not None and language not in LANGUAGES:
        raise CommandError("no-such-language", language=language, languages=", ".join(LANGUAGES))
    return words(language)
