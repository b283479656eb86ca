"""Deals follow from the seed, from nothing that is public, and every order is as likely."""

import hashlib
from collections import Counter
from itertools import islice
from random import Random

import pytest

from purradox.host import deals
from purradox.rules import PLAYERS, Deal, variant
from tests.helpers import hands

SEED = bytes(range(32))
TABLE = "abcdefghjk"
COMMITMENT = "d9be1de30cc62dccbcb22835b95cb3a9cf08327528c3c1c69013e629cb4ee0ce"
WORDS = "4143fc2f 6e14fb21 dbd528be 8de6227b 2eb5ee73 5dc772cd f2789d17 fd0c1aea ba61b128 6731ea2e"
DEALT = {
    2: (1, "1122233445 1233344555", "521"),
    3: (1, "1224444566 1112233355 1233455666", ""),
    4: (1, "1233356777 1224667888 1344455567 1122345688", ""),
    5: (2, "112244567 122456789 334588899 233457799 113566678", ""),
}


def by_hand(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 as RFC 2104 writes it."""
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(one ^ 0x36 for one in key) + message).digest()
    return hashlib.sha256(bytes(one ^ 0x5C for one in key) + inner).digest()


def dealt_by_hand(domain: str, players: int) -> Deal:
    """The same deal by another road: blocks, words, and a shuffle from the end."""
    stream = b"".join(
        by_hand(SEED, f"purradox 1\n{domain}\n{block}".encode()) for block in range(20)
    )
    found = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    setup = variant(players)
    deck = sorted(list(range(1, setup.numbers + 1)) * setup.copies)
    for last in reversed(range(1, len(deck))):
        while (word := found.pop(0)) >= 2**32 // (last + 1) * (last + 1):
            pass
        at = word % (last + 1)
        deck[last], deck[at] = deck[at], deck[last]
    held = tuple(
        tuple(sorted(deck[seat * setup.dealt : (seat + 1) * setup.dealt]))
        for seat in range(players)
    )
    begin = players * setup.dealt
    return Deal(held, tuple(deck[begin : begin + setup.revealed]))


def test_the_commitment() -> None:
    assert deals.commitment(SEED) == COMMITMENT
    assert hashlib.sha256(b"purradox commitment 1\n" + SEED).hexdigest() == COMMITMENT


def test_the_words() -> None:
    found = islice(deals.words(SEED, "deal\nt\n1\n"), 10)
    assert " ".join(f"{word:08x}" for word in found) == WORDS
    first = by_hand(SEED, b"purradox 1\ndeal\nt\n1\n\n0")
    assert first.hex() == WORDS.replace(" ", "")[:64]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deals(players: int) -> None:
    start, held, revealed = DEALT[players]
    assert deals.start_of(SEED, TABLE, players) == start
    told = deals.deal_of(SEED, TABLE, variant(players), 1, [])
    assert told == Deal(hands(held), tuple(map(int, revealed)))
    assert told == dealt_by_hand(f"deal\n{TABLE}\n1\n", players)


def test_what_people_add_changes_the_deal() -> None:
    shares = [(0, "00" * 8), (2, "ff" * 8)]
    told = deals.deal_of(SEED, TABLE, variant(3), 2, shares)
    assert told == dealt_by_hand(f"deal\n{TABLE}\n2\n0 {'00' * 8}\n2 {'ff' * 8}\n", 3)
    others = [
        deals.deal_of(SEED, TABLE, variant(3), 2, []),
        deals.deal_of(SEED, TABLE, variant(3), 2, shares[::-1]),
        deals.deal_of(SEED, TABLE, variant(3), 1, shares),
        deals.deal_of(SEED, TABLE[::-1], variant(3), 2, shares),
        deals.deal_of(SEED[::-1], TABLE, variant(3), 2, shares),
    ]
    assert told not in others
    assert len(set(others)) == len(others)


def test_the_commitment_is_not_the_key() -> None:
    """Whoever takes the published hash for the seed is dealt something else."""
    public = bytes.fromhex(deals.commitment(SEED))
    for players in PLAYERS:
        true = deals.deal_of(SEED, TABLE, variant(players), 1, [])
        assert deals.deal_of(public, TABLE, variant(players), 1, []) != true


def test_seeds_are_long_and_new() -> None:
    seeds = {deals.new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize("players", PLAYERS)
def test_every_card_is_as_likely_everywhere(players: int) -> None:
    """Chi-square over which number comes to which seat; 0.1 % of fair shuffles exceed the limit."""
    random, setup, rounds = Random(players), variant(players), 800
    seats: Counter[tuple[int, int]] = Counter()
    starts: Counter[int] = Counter()
    for _ in range(rounds):
        seed = random.randbytes(32)
        starts[deals.start_of(seed, TABLE, players)] += 1
        for seat, hand in enumerate(deals.deal_of(seed, TABLE, setup, 1, []).hands):
            seats.update((seat, card) for card in hand)
    expected = rounds * setup.dealt / setup.numbers
    cells = [(seat, card) for seat in range(players) for card in range(1, setup.numbers + 1)]
    chi = sum((seats[cell] - expected) ** 2 / expected for cell in cells)
    assert chi < limit(len(cells))
    even = rounds / players
    assert sum((starts[at] - even) ** 2 / even for at in range(players)) < limit(players)


def limit(cells: int) -> float:
    """Wilson and Hilferty's approximation of the upper 0.1 % of chi-square."""
    free = cells - 1
    return float(free * (1 - 2 / (9 * free) + 3.09 * (2 / (9 * free)) ** 0.5) ** 3)


def test_two_cards_of_a_hand_do_not_attract_each_other() -> None:
    """Whether the first two cards of the deck are equal, over many deals."""
    random, rounds, same = Random(1), 1500, 0
    setup = variant(2)
    for _ in range(rounds):
        deal = deals.deal_of(random.randbytes(32), TABLE, setup, 1, [])
        same += deal.revealed[0] == deal.revealed[1]
    chance = (setup.copies - 1) / (setup.numbers * setup.copies - 1)
    spread = (rounds * chance * (1 - chance)) ** 0.5
    assert abs(same - rounds * chance) < 3.3 * spread
