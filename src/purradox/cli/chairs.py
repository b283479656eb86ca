"""Bots that a person names, one for each chair."""

from itertools import cycle, islice
from typing import Any

from purradox.bots import BotSpec, BotSpecError, bot_maker, parse_specs
from purradox.cli.trouble import Trouble


def chosen_bots(text: str, chairs: int | None) -> list[BotSpec]:
    """The specs, repeated in turn until every chair is taken."""
    try:
        specs = parse_specs(text)
        for spec in specs:
            bot_maker(spec)
    except BotSpecError as error:
        raise Trouble(error.code, **_told(error)) from error
    if chairs is None:
        return specs
    if len(specs) > chairs:
        raise Trouble("bots-and-chairs", bots=len(specs), chairs=chairs)
    return list(islice(cycle(specs), chairs))


def chosen_bot(text: str) -> BotSpec:
    """The one bot that is named."""
    specs = chosen_bots(text, None)
    if len(specs) != 1:
        raise Trouble("bad-bot-spec", spec=text)
    return specs[0]


def _told(error: BotSpecError) -> dict[str, Any]:
    """The details as Fluent can take them: `none` is what a sentence leaves out."""

    def text(told: Any) -> str:
        if isinstance(told, tuple):
            return ", ".join(told)
        return "" if told is None else str(told)

    return {name: text(told) or "none" for name, told in error.details.items()}
