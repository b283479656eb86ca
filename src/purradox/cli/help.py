"""Plain help texts in the reader's language; `help-COMMAND-OPTION` are the keys."""

import shutil
import textwrap
from collections.abc import Iterator
from typing import Any

from typer.core import TyperCommand, TyperGroup

from purradox.cli.commands import COMMANDS
from purradox.cli.errors import CommandError
from purradox.i18n import words


class Command(TyperCommand):
    """One command, with our help."""

    def get_help(self, ctx: Any) -> str:
        return render(self, ctx)


class Group(TyperGroup):
    """All commands, with our help, and our sentence for a word that is none of them."""

    def get_help(self, ctx: Any) -> str:
        return render(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[Any, Any, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            from purradox.bots.api import nearest

            meant = nearest(args[0], COMMANDS) or "none"
            every = ", ".join(COMMANDS)
            raise CommandError("no-such-command", word=args[0], nearest=meant, commands=every)
        return super().resolve_command(ctx, args)


class Subgroup(TyperGroup):
    """Commands of a command; what they have in common is explained once, under its name."""

    def get_help(self, ctx: Any) -> str:
        return render(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[Any, Any, list[str]]:
        if args[0] not in self.commands and not args[0].startswith("-"):
            every = " | ".join(self.commands)
            raise CommandError("bad-value", word=args[0], expected=every)
        return super().resolve_command(ctx, args)


def render(command: Any, ctx: Any) -> str:
    """Usage, what the command does, and a line for each of its parts."""
    say = words()
    name = tuple(ctx.command_path.split()[1:])
    group = isinstance(command, Group | Subgroup)
    shown = [one for one in command.get_params(ctx) if not getattr(one, "hidden", False)]
    arguments = [one for one in shown if one.param_type_name == "argument"]
    options = [one for one in shown if one.param_type_name == "option"]
    usage = [ctx.command_path, *map(_argument, arguments)]
    lines = [
        f"{say('help-usage')} {' '.join(usage)} {say('help-usage-options')}"
        + (f" {say('help-usage-command')}" if group else ""),
        "",
        *wrapped(say("-".join(("help", *name))), ""),
    ]
    sections: list[tuple[str, list[tuple[str, str]]]] = [
        ("help-arguments", [(_argument(one), _about(one, name)) for one in arguments]),
        ("help-options", [(_option(one), _about(one, name)) for one in options]),
    ]
    if group:
        names = COMMANDS if isinstance(command, Group) else command.commands
        keys = {one: "-".join(("help", *name, one)) for one in names}
        rows = [(one, say(key).split("\n")[0]) for one, key in keys.items()]
        sections.append(("help-commands", rows))
    for title, rows in sections:
        if rows:
            lines += ["", say(title), *_columns(rows)]
    return "\n".join(lines)


def _argument(parameter: Any) -> str:
    name = str(parameter.metavar or parameter.name.upper())
    return name if parameter.required else f"[{name}]"


def _option(parameter: Any) -> str:
    names = ", ".join(sorted((*parameter.opts, *parameter.secondary_opts), key=len))
    if parameter.is_flag:
        return names
    if parameter.metavar:
        return f"{names} {parameter.metavar}"
    choices = parameter.type_descriptor.choices
    if choices:
        return f"{names} " + "|".join(str(getattr(one, "value", one)) for one in choices)
    return f"{names} {parameter.name.upper()}"


def _about(parameter: Any, command: tuple[str, ...]) -> str:
    say = words()
    key = "-".join(("help", *command[:1], parameter.name.replace("_", "-")))
    if parameter.name == "help":
        key = "help-help"
    about = say(key)
    default = parameter.default
    if isinstance(parameter.show_default, str):  # where nothing given is not the default itself
        default = parameter.show_default
    if parameter.show_default and default not in (None, False, (), []) and not callable(default):
        about += " " + say("help-default", value=str(getattr(default, "value", default)))
    return about


def _columns(rows: list[tuple[str, str]]) -> Iterator[str]:
    width = min(max(len(left) for left, _ in rows), 28)
    for left, right in rows:
        first, *rest = wrapped(right, " " * (width + 4)) or [""]
        if len(left) <= width:
            yield f"  {left:{width}}  {first.strip()}".rstrip()
        else:
            yield f"  {left}"
            yield first
        yield from rest


def wrapped(text: str, indent: str) -> list[str]:
    """Lines that fit the terminal."""
    width = max(40, min(shutil.get_terminal_size().columns, 100))
    if words().language == "ja":
        width = (width + len(indent)) // 2  # its letters are twice as wide
    return [
        line
        for paragraph in text.split("\n")
        for line in textwrap.wrap(paragraph, width, initial_indent=indent, subsequent_indent=indent)
        or [""]
    ]
