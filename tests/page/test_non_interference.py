"""Swap the cards that the person of a page cannot see: no message to the page changes."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from purradox.host import Environment
from purradox.rules import PLAYERS, Deal, Variant, shuffled
from tests.page.playing import Page, page
from tests.page.test_site import in_a_loop, solo


def swapped(deal: Deal, seat: int, random: Random) -> Deal:
    """The same cards of one seat, the others dealt again among them."""
    cards = [card for at, hand in enumerate(deal.hands) if at != seat for card in hand]
    random.shuffle(cards)
    size = len(deal.hands[0])
    hands = [tuple(cards[at * size : (at + 1) * size]) for at in range(len(deal.hands) - 1)]
    hands.insert(seat, deal.hands[seat])
    return Deal(tuple(hands), deal.revealed)


async def told(players: int, seed: int, seat: int | None = None) -> list[dict[str, Any]]:
    """All that a page hears until every bot has set a card aside; with other cards but a seat's."""
    number = iter(range(100))

    def dealer(
        _seed: bytes, _table: str, setup: Variant, _round: int, _shares: Sequence[tuple[int, str]]
    ) -> Deal:
        deal = shuffled(setup, Random(seed))
        return deal if seat is None else swapped(deal, seat, Random(seed + 1))

    around = Environment(
        clock=lambda: 1_800_000_000_000,
        new_id=lambda: f"0table{next(number)}",
        new_seed=lambda: bytes(32),
        dealer=dealer,
    )
    async with page(environment=around) as one:
        await solo(one, players)
        return await heard(one)


async def heard(one: Page) -> list[dict[str, Any]]:
    there = await one.watch("0table0")
    due = await there.due()
    assert due is not None
    everybody = len(there.messages("update")[-1]["round"]["discarded"]) - 1
    await one.until(lambda: sum(there.messages("update")[-1]["round"]["discarded"]) == everybody)
    messages = [dict(one) for one in there.messages("table", "update", "welcome")]
    return [*messages, await one.good("GET", "matches"), await one.good("GET", "me/data")]


@pytest.mark.parametrize("players", PLAYERS)
@in_a_loop
async def test_no_message_tells_a_card_that_is_hidden(players: int) -> None:
    truth = await told(players, 7)
    (mine,) = {one["you"]["seat"] for one in truth if one.get("you")}
    other = await told(players, 7, mine)
    # Which bot sets its card aside first may differ, so what is compared is where that has led.
    for kind in ("table", "update"):
        assert last(truth, kind) == last(other, kind)
    assert truth[-2:] == other[-2:]


def last(heard: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    found = [one for one in heard if one.get("type") == kind][-1]
    return {name: value for name, value in found.items() if name != "entries"}
