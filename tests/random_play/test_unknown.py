"""Records with `?`: accepted exactly when some deal of the cards fits all that they say."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

from purradox.notation import BadRecord, Checked, Record, check, record_of
from purradox.rules import variant
from tests.notation.matches import steps


def hidden(record: Record, random: Random) -> tuple[Record, list[Record]]:
    """The last round with a few cards hidden, and all the records that can be meant."""
    last = record.rounds[-1]
    assert last.deal is not None
    places = random.sample(
        [(seat, at) for seat, hand in enumerate(last.deal) for at in range(len(hand))], 2
    )
    aside = random.randrange(record.players)
    discard = last.discard
    if discard is not None and discard[aside] is not None:
        discard = (*discard[:aside], "?", *discard[aside + 1 :])

    def dealt(cards: tuple[str, ...]) -> tuple[str, ...]:
        hands = [list(hand) for hand in last.deal or ()]
        for (seat, at), card in zip(places, cards, strict=True):
            hands[seat][at] = card
        return tuple(map("".join, hands))

    numbers = "12345678"[: variant(record.players).numbers]
    meant = []
    for cards in product(numbers, repeat=2):
        for number in map(int, numbers) if discard != last.discard else (None,):
            real = discard and tuple(number if one == "?" else one for one in discard)
            meant.append(replace(last, deal=dealt(cards), discard=real))
    rest = record.rounds[:-1]
    return (
        replace(record, rounds=(*rest, replace(last, deal=dealt(("?", "?")), discard=discard))),
        [replace(record, rounds=(*rest, one)) for one in meant],
    )


def twisted(record: Record, random: Random) -> Record:
    """The last round with one number of its plays or its hands changed, or its `#` moved."""
    last = record.rounds[-1]
    kind = random.choice(["play", "hand", "paradox"])
    if kind == "hand" and last.deal:
        seat = random.randrange(record.players)
        hand = random.choice("12345") + last.deal[seat][1:]
        last = replace(last, deal=(*last.deal[:seat], hand, *last.deal[seat + 1 :]))
    elif kind == "play" and last.tricks:
        trick = random.randrange(len(last.tricks))
        plays = list(last.tricks[trick])
        at = random.randrange(len(plays))
        plays[at] = random.choice("12345") + plays[at][1]
        tricks = (*last.tricks[:trick], tuple(plays), *last.tricks[trick + 1 :])
        last = replace(last, tricks=tricks)
    else:
        last = replace(last, tricks=last.tricks[:-1], paradox="#")
    return replace(record, rounds=(*record.rounds[:-1], replace(last, score=None)))


def accepted(records: list[Record]) -> Iterator[Checked]:
    for record in records:
        try:
            yield check(record)
        except BadRecord:
            continue


def test_accepted_exactly_when_some_deal_fits() -> None:
    """Against trying every card in the place of every `?`."""
    random = Random(4)
    verdicts = []
    for case in range(120):
        states = steps(2 + case % 2, case % 7, wise=case % 3 > 0)
        first = [one for one in states if len(one.rounds) == 1 and one.tables[0].tricks]
        match = random.choice(first)
        record = replace(record_of(match), total=None)
        record = twisted(record, random) if case % 4 else record
        asked, meant = hidden(record, random)
        fits = next(accepted(meant), None) is not None
        assert (next(accepted([asked]), None) is not None) == fits, (asked, fits)
        verdicts.append(fits)
    assert 30 < sum(verdicts) < 90
