"""Swap the cards that somebody cannot see: not one byte of what they receive changes."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from purradox.host import waiting
from purradox.rules import PLAYERS, Deal, Match, Move, Variant, shuffled, variant
from purradox.server.api import feed
from tests.helpers import legal, wisest
from tests.server.observing import BOARDS, ONLOOKERS, Role, Seen, observed
from tests.server.redealt import hidden_cards, redealt


@pytest.fixture(autouse=True)
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, so that nothing but the cards differs."""
    for name in ("ABSENT", "SILENT", "BETWEEN"):  # who waits may act at once
        monkeypatch.setattr(waiting, name, 0)


def played_out(setup: Variant, random: Random, *, careful: bool) -> tuple[Match, tuple[Move, ...]]:
    match, moves = Match(setup), list[Move]()
    while not match.over:
        if match.needs_deal:
            moves.append(shuffled(setup, random))
        elif careful:
            moves.append(wisest(match.rounds[-1], random))
        else:
            moves.append(random.choice(legal(match.rounds[-1])))
        match = match.apply(moves[-1])
    return match, tuple(moves)


def seen(folder: Path, setup: Variant, moves: list[Move], watch: str = "table") -> Seen:
    folder.mkdir(parents=True)
    return asyncio.run(observed(str(folder / "db"), setup, moves, watch=watch))


@pytest.mark.parametrize(
    ("players", "careful"), [*((players, False) for players in PLAYERS), (2, True), (4, True)]
)
def test_nobody_is_sent_a_byte_of_what_they_cannot_see(
    players: int,
    careful: bool,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    random = Random(players * 2 + careful)
    setup = variant(players, "violet" if careful else "white")
    match, moves = played_out(setup, random, careful=careful)
    truth = seen(tmp_path / "truth", setup, list(moves))
    assert truth.log == []
    if players > 2:  # of two the person is never the one who waits when they come back
        assert {("nudge", 200), ("call", 200), ("host", 200)} <= truth.done
        assert {("leave", 200), ("offer", 200), ("sit", 409)} <= truth.done
    different = sent = 0
    onlookers: list[tuple[int | None, tuple[Role, ...]]] = [
        (None, ONLOOKERS),
        *((seat, (seat,)) for seat in range(players)),
    ]
    for seat, roles in onlookers:
        other_moves = redealt(match, moves, seat, random)
        assert other_moves != list(moves)
        other = seen(tmp_path / str(seat), setup, other_moves)
        again = Match(setup)
        for move in other_moves:
            again = again.apply(move)
        pairs = zip(hidden_cards(match, seat), hidden_cards(again, seat), strict=True)
        different += sum(one != two for one, two in pairs)
        assert not any(b'"you":' in told for role in BOARDS for told in other.sent[role])
        for role in roles:
            assert other.sent[role] == truth.sent[role], f"{role} can tell the worlds apart"
            sent += len(truth.sent[role])
        assert other.log == []
    assert different >= len(match.rounds)
    kind = "careful" if careful else "random"
    record_property(
        "measured",
        f"no leak, {players} players, {kind} play: {sent} messages and answers the same "
        f"byte for byte, {different} rounds dealt differently",
    )


@pytest.mark.parametrize("leak", ["hand", "discard", "order"])
def test_a_leak_would_be_noticed(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = feed.Feed._round

    def leaky(self: feed.Feed, match: Match) -> object:
        told = honest(self, match)
        if told is None:
            return told
        now = match.rounds[-1]
        secret = {
            "hand": sum(now.hands[0]) % 2,
            "discard": now.discards[0] or 0,
            "order": hash(now.hands) % 7,
        }[leak]
        return (told, secret)

    random = Random(5)
    setup = variant(3)
    match, moves = played_out(setup, random, careful=False)
    other = redealt(match, moves, None, random)
    monkeypatch.setattr(feed.Feed, "_round", leaky)
    one = seen(tmp_path / "one", setup, list(moves))
    two = seen(tmp_path / "two", setup, other)
    assert one.sent["nobody"] != two.sent["nobody"]


def test_hands_of_past_rounds_tell_nothing_of_this_one(tmp_path: Path) -> None:
    """Where spectators are shown all hands after a round, the round that goes on stays hidden."""
    random, setup = Random(11), variant(3)
    match, moves = played_out(setup, random, careful=True)
    begin = max(at for at, move in enumerate(moves) if isinstance(move, Deal))
    other = [*moves[:begin], *redealt(match, moves, None, random)[begin:]]
    assert other != list(moves)
    one = seen(tmp_path / "one", setup, list(moves), watch="hands")
    two = seen(tmp_path / "two", setup, other, watch="hands")
    last = b'"round":{"round":%d,' % len(match.rounds)
    for role in BOARDS:  # not even hands of rounds that are over
        assert one.sent[role] == two.sent[role]
        assert not any(b'"hands":' in told for told in one.sent[role])
    for role in set(ONLOOKERS) - set(BOARDS):
        pairs = list(zip(one.sent[role], two.sent[role], strict=True))
        over = [b'"phase":"over"' in first and last in first for first, _ in pairs]
        different = [first != second for first, second in pairs]
        assert any(b'"hands":[[[' in first for first, _ in pairs)
        assert any(different)
        assert all(late for late, differs in zip(over, different, strict=True) if differs)
