"""What people and bots are called: names that can be written, and told apart."""

import itertools
import unicodedata
from collections.abc import Iterable

from purradox.host.errors import BadName

LONGEST_NAME = 30
BOT_NAMES = (
    *("Tama", "Minou", "Barsik", "Felix", "Luna", "Mruczek", "Pixel", "Cleo", "Momo", "Murka"),
    *("Simba", "Filou"),
)
"""Cats from everywhere. A bot at a table is called by one, never two by the same."""
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters that are not seen, or that turn the text around them."""
_JOINERS = "\u200c\u200d"


def clean_name(name: str) -> str:
    """A name that can stand on a table and in a record, or what is wrong with it."""
    seen = "".join(
        one for one in name if one in _JOINERS or unicodedata.category(one) not in _HIDDEN
    )
    seen = " ".join(seen.replace("|", "/").replace('"', "'").split())
    if not 1 <= len(seen) <= LONGEST_NAME or not seen.strip(_JOINERS):
        raise BadName(LONGEST_NAME)
    return seen


def alike(name: str) -> str:
    """The same for names that look nearly the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody else has it: Anna, Anna 2, Anna 3."""
    taken = set(map(alike, others))
    if alike(name) not in taken:
        return name
    numbered = (
        f"{name[: LONGEST_NAME - len(f' {number}')].rstrip()} {number}"
        for number in itertools.count(2)
    )
    return next(one for one in numbered if alike(one) not in taken)
