"""Players made of code: how a bot is named and made, and the simple ones."""

from purradox.bots.api import Bot, BotSpec, bot_maker, known_bots, make_bot, parse_specs
from purradox.bots.errors import BotSpecError
from purradox.bots.forfeit import Forfeit, attended
from purradox.bots.match_runner import play_match

__all__ = [
    "Bot",
    "BotSpec",
    "BotSpecError",
    "Forfeit",
    "attended",
    "bot_maker",
    "known_bots",
    "make_bot",
    "parse_specs",
    "play_match",
]
