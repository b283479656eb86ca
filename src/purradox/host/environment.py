"""What a host takes from the world around it: time and chance. Tests and pages give it others."""

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from purradox.host import deals
from purradox.rules import Deal, Variant

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10

Clock = Callable[[], int]
"""Milliseconds since 1970."""
Dealer = Callable[[bytes, str, Variant, int, Sequence[tuple[int, str]]], Deal]


def system_clock() -> int:
    return time.time_ns() // 1_000_000


def random_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


@dataclass(frozen=True)
class Environment:
    """The real world, unless somebody says otherwise."""

    clock: Clock = system_clock
    new_id: Callable[[], str] = random_id
    new_seed: Callable[[], bytes] = deals.new_seed
    dealer: Dealer = deals.deal_of
