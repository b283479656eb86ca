"""`bots`: every installed bot, what it does and which options it takes."""

import json as json_format
from collections.abc import Iterator
from dataclasses import asdict
from typing import Annotated, Any

import typer

from purradox.bots.catalogue import BotListing, BotOption, installed_bots
from purradox.bots.pace import PACES
from purradox.cli.help import wrapped
from purradox.i18n import Words, words

OURS = "purradox"
EXAMPLE = "search:seconds=0.5"
FORMAT = 1


def bots(json: Annotated[bool, typer.Option("--json")] = False) -> None:
    say = words()
    listed = installed_bots()
    if json:
        told = {"format": FORMAT, "bots": [as_json(one, say) for one in listed]}
        typer.echo(json_format.dumps(told, ensure_ascii=False, indent=1))
        return
    for one in listed:
        for line in lines(one, say):
            typer.echo(line)
    typer.echo("\n" + say("bots-how", example=EXAMPLE))


def as_json(one: BotListing, say: Words) -> dict[str, Any]:
    """The listing with the sentences of this language."""
    return {**asdict(one), "about": about(one, say), "strength": strength(one, say)}


def lines(one: BotListing, say: Words) -> Iterator[str]:
    """A bot, what it does, and a line for each option."""
    beside = [] if one.package == OURS else [f"({one.package})"]
    if one.missing is not None:
        yield " ".join([one.name, *beside]) + ": " + say("bots-missing", reason=one.missing)
        return
    if (told := strength(one, say)) is not None:
        beside.append(f"– {told}")
    yield " ".join([one.name, *beside])
    yield from wrapped(about(one, say), " " * 4)
    left = [f"{option.name}={option.default or '…'}" for option in one.options]
    width = max(map(len, left), default=0)
    for text, option in zip(left, one.options, strict=True):
        yield f"    {text:{width}}  {kind(option, say)}"


def about(one: BotListing, say: Words) -> str:
    """Our own words for our own bots, their author's for all others."""
    if one.package != OURS:
        return one.about
    return say(f"cat-{one.name}-about" if one.name in PACES else f"bot-about-{one.name}")


def strength(one: BotListing, say: Words) -> str | None:
    """In plain words, for the levels."""
    ours = one.package == OURS and one.name in PACES
    return say(f"cat-{one.name}-strength") if ours else None


def kind(option: BotOption, say: Words) -> str:
    """What a value may be."""
    plain = option.kind in ("int", "float", "bool", "str")
    told = [say(f"kind-{option.kind}") if plain else option.kind]
    for sign, limit in ((">", option.above), ("≥", option.least), ("≤", option.most)):
        if limit is not None:
            told.append(f"{sign} {limit:g}" if limit < 10**6 else f"{sign} {limit}")
    if option.required:
        told.append(say("bots-required"))
    return ", ".join(told)
