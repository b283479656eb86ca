"""Tables of a list, who is waited for, and what was decided for somebody else, in words."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from purradox.client.picture import Happened, Notice, Picture, Wait
from purradox.i18n import Words
from purradox.rules.events import Discarded, Played, Predicted
from purradox.tui.people import expiry
from purradox.tui.telling import Teller

WEEK = 7
WARNING = 10_000
"""Milliseconds before the end of a clock at which somebody is warned."""
DEEDS = (Discarded, Predicted, Played)
REASONS = ("clock", "called", "left")


def since(at: int, say: Words, today: datetime | None = None) -> str:
    """Since when, in milliseconds since 1970: a time of today, a weekday, or a date."""
    then = datetime.fromtimestamp(at / 1000).astimezone()
    days = ((today or datetime.now().astimezone()).date() - then.date()).days
    if days <= 0:
        return say("since-time", time=f"{then:%H:%M}")
    if days < WEEK:
        return say("since-day", day=then.isoweekday() % WEEK)
    return say("since-date", date=f"{then:%Y-%m-%d}")


def listed(one: dict[str, Any], say: Words) -> str:
    """A table of a server's list: who sits there, how far it has come, and who is waited for."""
    names = [name or say("chair-open") for name in one["names"]]
    for seat, before in enumerate(one["before"]):
        if before:
            names[seat] += f" ({say('seat-before', names=', '.join(before))})"
    if one["round"]:
        totals = map(say.number, one["totals"])
        names = [f"{name} {total}" for name, total in zip(names, totals, strict=True)]
    told = ", ".join(names)
    if one["status"] == "playing" and one["round"]:
        told += f" · {say('room-round', round=one['round'], rounds=one['players'])}"
    ends = expiry(one["status"], one["expires"], say, "listed-expires")
    return f"{told} ({_state(one, say)})" + (f" {ends}" if ends else "")


def _state(one: dict[str, Any], say: Words) -> str:
    if one["status"] == "broken":
        return say("listed-broken")
    if one["given_up"]:
        return say("listed-given-up", reason=one["closed"] or "left")
    if one["earlier"] is not None:
        return say("listed-replaced", name=one["names"][one["earlier"]])
    if one["place"]:
        return say("match-end-place", place=one["place"], players=one["players"])
    if one["played_by_bot"]:
        return say("listed-bot")
    if not one["waits_for"]:
        return say("tui-listed", status=one["status"], open=one["open"])
    when = since(one["since"], say)
    if one["your_turn"]:
        return say("listed-yours", since=when)
    names = ", ".join(one["names"][seat] for seat in one["waits_for"])
    return say("listed-others", names=names, since=when)


def possible(picture: Picture, people: Sequence[int], now: int) -> Wait | None:
    """Somebody about whom those at this keyboard may do something."""
    if all(seat in picture.to_act or picture.seats[seat].played for seat in people):
        return None
    for wait in picture.waits:
        if wait.call <= now and picture.seats[wait.seat].call is None:
            return wait
    return None


def stood_in_for(picture: Picture, people: Sequence[int]) -> int | None:
    """Who at this keyboard may call a stand-in off, or take over from it."""
    for seat in people:
        if picture.status == "playing" and (picture.seats[seat].call or picture.seats[seat].played):
            return seat
    return None


def called(picture: Picture, names: Sequence[str], me: int | None, now: int, say: Words) -> str:
    """The stand-in that is about to decide for somebody; empty where there is none."""
    for seat, one in enumerate(picture.seats):
        if one.call is None or one.played or picture.status != "playing":
            continue
        seconds, by = max(0, -(-(one.call.begins - now) // 1000)), names[one.call.by]
        if seat == me:
            return say("wait-called-you", by=by, seconds=seconds)
        who = "by" if one.call.by == me else "other"
        return say("wait-called", who=who, by=by, name=names[seat], seconds=seconds)
    return ""


def unable(picture: Picture, names: Sequence[str], say: Words) -> str:
    """The bot that the match waits for, as it cannot play there; empty where there is none."""
    for seat in picture.to_act:
        if (lacks := picture.seats[seat].unable) is not None:
            return say("bot-missing-part", bot=names[seat], **lacks._asdict())
    return ""


def waited(picture: Picture, wait: Wait, names: Sequence[str], say: Words) -> str:
    """Who is waited for, and since when."""
    key = "wait-silent" if picture.seats[wait.seat].present else "wait-away"
    return say(key, name=names[wait.seat], since=since(wait.since, say))


def slow(picture: Picture, say: Words) -> str:
    """Why bots take longer than they should; empty where they do not."""
    if picture.slow is None:
        return ""
    if picture.slow.preparing:
        return say("bots-preparing")
    return say("bots-slow", seconds=picture.slow.seconds)


def left(picture: Picture, now: int) -> str:
    """The time that is left for the decision that is due; empty where there is no clock."""
    if picture.deadline is None:
        return ""
    seconds = max(0, -(-(picture.deadline - now) // 1000))
    hours, rest = divmod(seconds, 3600)
    return (f"{hours}:{rest // 60:02}" if hours else f"{rest // 60}") + f":{rest % 60:02}"


def decided(happened: Iterable[Happened], seat: int, names: Sequence[str], say: Words) -> list[str]:
    """What bots decided for a seat since it last did something itself."""
    lines: list[str] = []
    why: Notice | None = None
    round_, back = 0, False
    teller = Teller(names, seat, say, every=True)
    for one in happened:
        told = [line for line in teller.told([one], 0) if line]
        round_ = teller.round
        if isinstance(one, Notice):
            if one.seat == seat and one.kind == "returned":
                back = True
            if one.seat == seat and one.kind == "forfeited" and one.text in REASONS:
                why = one
        elif isinstance(one, DEEDS) and one.seat == seat:
            if why is None or back:
                lines, back = [], False
            if why is not None:
                by = "" if why.by is None else names[why.by]
                what = " ".join(told) or say("tell-discarded", who="me", name=names[seat])
                lines.append(say("wait-line", round=round_, what=what, reason=why.text, by=by))
            why = None
    return lines
