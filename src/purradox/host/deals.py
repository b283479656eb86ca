"""Deals that can be checked: fixed by a seed and by people's shares, all of them committed to.

Everything is derived with HMAC-SHA-256 under the seed, in a domain of its own for each use, so
that nothing about a card follows from a commitment, from another round or from a share.
"""

import hmac
import itertools
import secrets
import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256

from purradox.rules import Deal, Variant

SEED_BYTES = 32
_WORDS = struct.Struct(">8I")
"""The words of a digest."""
BOARD_KEY = 32
"""Hexadecimal digits of the key of a board."""
DIGITS = 64
"""Of a share, and of a commitment: hexadecimal, in lower case."""


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What the table is told before the first deal."""
    return sha256(b"purradox commitment 1\n" + seed).hexdigest()


def share_commitment(share: str) -> str:
    """What a person tells the table before the match, instead of the share."""
    return sha256(f"purradox share 1\n{share}".encode()).hexdigest()


def board_key(seed: bytes, table: str) -> str:
    """What lets a screen in that shows the board of a table; nothing about a card follows."""
    digest = hmac.new(seed, b"purradox board 1\n" + table.encode(), sha256)
    return digest.hexdigest()[:BOARD_KEY]


def is_digits(value: str) -> bool:
    """Whether this is how a share, or a commitment, is written; there is one way only."""
    return len(value) == DIGITS and all(one in "0123456789abcdef" for one in value)


def start_of(seed: bytes, table: str, players: int) -> int:
    """Which chair starts the first round (R1.2)."""
    return _below(words(seed, f"start\n{table}"), players)


def deal_of(
    seed: bytes, table: str, setup: Variant, number: int, shares: Sequence[tuple[int, str]]
) -> Deal:
    """The deal of a round, counted from 1; `shares` are those that count, in order."""
    added = "".join(f"{seat} {value}\n" for seat, value in shares)
    stream = words(seed, f"deal\n{table}\n{number}\n{added}")
    deck = [card for card in range(1, setup.numbers + 1) for _ in range(setup.copies)]
    for last in range(len(deck) - 1, 0, -1):
        chosen = _below(stream, last + 1)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    ends = [seat * setup.dealt for seat in range(setup.players + 1)]
    hands = tuple(tuple(sorted(deck[begin:end])) for begin, end in itertools.pairwise(ends))
    return Deal(hands, tuple(deck[ends[-1] : ends[-1] + setup.revealed]))


def bot_seed(seed: bytes, decision: str, seat: int) -> str:
    """What a bot draws its chances from; nothing about the cards follows from it."""
    return hmac.digest(seed, f"purradox bot 1\n{decision}\n{seat}".encode(), "sha256").hex()


def words(seed: bytes, domain: str) -> Iterator[int]:
    """Random words of 32 bits, big-endian, block after block of HMAC in counter mode."""
    for block in itertools.count():
        message = f"purradox 1\n{domain}\n{block}".encode()
        digest = hmac.digest(seed, message, "sha256")
        yield from _WORDS.unpack(digest)


def _below(stream: Iterator[int], limit: int) -> int:
    """A number below the limit, each as likely: words beyond the last whole multiple are left."""
    usable = (1 << 32) - (1 << 32) % limit
    word = next(stream)
    while word >= usable:
        word = next(stream)
    return word % limit
