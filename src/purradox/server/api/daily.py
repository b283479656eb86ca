"""The API of the daily deal."""

from datetime import date

from msgspec import structs

from purradox.host import Guest, Host
from purradox.host.daily import (
    FIRST,
    Result,
    Try,
    begun_day,
    checked_today,
    counted_tries,
    first_day,
    is_current,
    streak,
)
from purradox.server.api import bodies
from purradox.server.api.operations import Origin, Router

api = Router()


@api.get("/api/daily")
async def look(host: Host, guest: Guest | None, wanted: bodies.DailyMonth) -> bodies.Daily:
    """Your streak, and what you made of the deals of a month."""
    today = checked_today(wanted.today, host.clock())
    tries = await host.daily.tries(guest)
    counted = counted_tries(tries)
    month, shown = wanted.month or wanted.today[:7], dict[str, Try]()
    for one in (*counted.values(), *tries):
        if one.day.startswith(month):
            shown.setdefault(one.day, one)
    return bodies.Daily(
        today=today.isoformat(),
        first=FIRST.isoformat(),
        root=host.daily.days.root,
        streak=streak({day for day, one in counted.items() if one.result}, today),
        tries=[_try(shown[day], counted) for day in sorted(shown)],
    )


@api.post("/api/daily")
async def play(
    host: Host, guest: Guest, origin: Origin, wanted: bodies.DailyDate
) -> bodies.TableId:
    """Play the deal of a day: at your table that is not finished, or at a new one."""
    day = begun_day(wanted.day, host.clock())
    return bodies.TableId(table=(await host.daily.open(day, guest, origin)).table)


@api.get("/api/daily/{day}")
async def one_day(
    day: str, host: Host, guest: Guest | None, wanted: bodies.DailyFriend
) -> bodies.DailyDay:
    """What you made of a day; and once you have finished it, what others did."""
    now = host.clock()
    date_ = begun_day(day, now)
    tries = await host.daily.tries(guest, date_)
    counted = counted_tries(tries)
    finished = any(one.result for one in tries)
    told = bodies.DailyDay(
        day=date_.isoformat(),
        counts=is_current(date_, now) and not counted,
        tries=[_try(one, counted) for one in tries],
        friend=await _friend(host, wanted.friend, date_, finished=finished),
        seed=host.daily.days.seed(date_).hex() if finished or date_ < first_day(now) else None,
    )
    return await _with_others(host, told, date_) if finished else told


async def _with_others(host: Host, told: bodies.DailyDay, day: date) -> bodies.DailyDay:
    cats, thinking = await host.daily.bot_results(day)
    return structs.replace(
        told,
        people=sorted((await host.log.points_of(day.isoformat())).items()),
        cats={level: _result(one) for level, one in cats.items()},
        thinking=thinking,
    )


async def _friend(
    host: Host, table: str, day: date, *, finished: bool
) -> bodies.DailyFriendTry | None:
    """What somebody made of it who shared the address of their table."""
    if not table:
        return None
    name, one = await host.daily.shared(table, day)
    result = _result(one.result) if one.result and finished else None
    return bodies.DailyFriendTry(name=name, over=one.over, result=result)


def _try(one: Try, counted: dict[str, Try]) -> bodies.DailyTry:
    return bodies.DailyTry(
        table=one.table,
        day=one.day,
        counted=counted.get(one.day) is one,
        over=one.over,
        result=_result(one.result) if one.result else None,
    )


def _result(result: Result) -> bodies.DailyResult:
    return bodies.DailyResult(**result._asdict())
