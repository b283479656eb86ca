"""Tables in a list, as their cards in the index tell them."""

from dataclasses import replace
from typing import Any

import msgspec

from purradox.host import Guest, Host, State
from purradox.host.errors import BrokenTable
from purradox.host.log import Card, card_of
from purradox.host.waiting import others
from purradox.server.api import bodies


async def listing(host: Host, cards: list[Card], guest: Guest | None) -> bodies.Listing:
    """These tables for a guest; whose turn it is only the table itself knows."""
    return bodies.Listing(tables=[await _listed(host, card, guest) for card in cards])


async def _listed(host: Host, card: Card, guest: Guest | None) -> bodies.Listed:
    try:
        return await _told(host, card, guest)
    except BrokenTable:
        broken = replace(card, status="broken", guests=card.guests or ())
        return await _told(host, broken, guest)


async def _told(host: Host, card: Card, guest: Guest | None) -> bodies.Listed:
    seat, earlier, place, going = None, None, None, {}
    if guest is not None:
        if card.guests is None:
            card = await _renewed(host, card)
        seat, earlier = card.seat_of(guest.id), card.earlier_seat_of(guest.id)
    if seat is not None:
        place = card.place(seat)
        if card.status == "playing":
            going = _going((await host.table(card.table)).state, seat)
    told = msgspec.to_builtins(card)
    del told["guests"], told["replaced"], told["seen"], told["figures"]
    expires = host.tables.expiry.told(
        card.status, card.seen, host.clock(), dealt=card.round > 0 or bool(card.winners)
    )
    return bodies.Listed(**told, seat=seat, earlier=earlier, place=place, expires=expires, **going)


def _going(state: State, seat: int) -> dict[str, Any]:
    """Who is waited for, as one seat is told."""
    due = [at for at in state.to_act if state.chairs[at].bot is None]
    return {
        "your_turn": seat in due,
        "waits_for": tuple(due),
        "since": state.began if due else None,
        "played_by_bot": state.chairs[seat].played,
        "together": others(state, seat),
    }


async def _renewed(host: Host, card: Card) -> Card:
    """A card from before cards said who sits there and how it ended."""
    state = (await host.table(card.table)).state
    await host.log.renew(state, card)
    return replace(card_of(state), updated=card.updated, seen=card.seen)
