"""What can be done about the people of a server's table, in words and as requests."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from purradox.client.picture import Picture, Seat
from purradox.i18n import Words


class Act(NamedTuple):
    """Something that can be asked for: its request, about which seat, and what it is called."""

    request: str
    seat: int | None
    label: str


def acts(picture: Picture, names: Sequence[str], say: Words) -> list[Act]:
    """Hand over, free a chair, close; in a match offer a seat, or take one over."""
    if picture.status == "waiting":
        return list(_before(picture, names, say)) if picture.host else []
    if picture.status != "playing":
        return []
    if picture.seat is None:
        return [
            Act("sit", seat, f"{say('seat-take-over')}: {names[seat]}")
            for seat in free_seats(picture)
        ]
    return _during(picture, picture.seat, names, say)


def free_seats(picture: Picture) -> list[int]:
    """The seats that who looks on may take over."""
    if picture.seat is not None or picture.earlier is not None or picture.removed:
        return []
    return [seat for seat, one in enumerate(picture.seats) if one.offered]


def _before(picture: Picture, names: Sequence[str], say: Words) -> list[Act]:
    found = []
    others = [
        seat
        for seat, one in enumerate(picture.seats)
        if one.kind in ("person", "program") and seat != picture.seat
    ]
    for seat in others:
        if picture.seats[seat].kind == "person":
            found.append(Act("host", seat, say("chair-make-host", name=names[seat])))
        found.append(Act("remove", seat, f"{say('chair-remove')}: {names[seat]}"))
    if any(picture.seats[seat].kind == "person" for seat in others):
        found.append(Act("close", None, say("waiting-close")))
    return found


def _during(picture: Picture, mine: int, names: Sequence[str], say: Words) -> list[Act]:
    host = next((seat for seat, one in enumerate(picture.seats) if one.host), None)
    away = host is None or picture.seats[host].played
    if picture.seats[mine].played or not (mine == host or away):
        return []
    found = []
    for seat, one in enumerate(picture.seats):
        if vacant(one) and not one.offered:
            found.append(Act("offer", seat, f"{say('seat-offer')}: {names[seat]}"))
        elif one.kind == "person" and not one.played and mine == host != seat:
            found.append(Act("host", seat, say("chair-make-host", name=names[seat])))
    return found


def vacant(seat: Seat) -> bool:
    """Whether a bot plays it for somebody who is gone."""
    return seat.played or (seat.kind == "bot" and bool(seat.before))


def told(picture: Picture, names: Sequence[str], say: Words) -> str:
    """What who looks on should know; empty where there is nothing."""
    if picture.earlier is not None:
        return say("seat-lost", name=names[picture.earlier])
    if picture.removed:
        return say("was-removed")
    if free := free_seats(picture):
        return say("seat-free", name=names[free[0]])
    return expiry(picture.status, picture.expires, say)


def expiry(status: str, at: int | None, say: Words, key: str = "table-expires") -> str:
    """When a table ends unless somebody comes; empty where it does not."""
    if at is None:
        return ""
    day = datetime.fromtimestamp(at / 1000).astimezone()
    return say(key, status=status, date=f"{day:%Y-%m-%d}")
