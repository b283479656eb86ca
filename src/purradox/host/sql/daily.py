"""Rows of the daily deal: what people and bots made of it."""

from typing import Any

from sqlalchemy import Row, and_, exists, func, not_, or_, select

from purradox.host.daily import Result, Try
from purradox.host.sql import schema

_RESULT = ("points", "tricks", "prediction", "kept", "group_size", "paradox")
_COLUMNS = ("table_id", "guest", "day", "opened", "in_time", "ended", *_RESULT)


def _insert(table: str, columns: tuple[str, ...], otherwise: str) -> str:
    places = ", ".join(f":{name}" for name in columns)
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places}) {otherwise}"


WRITE = _insert(
    "daily",
    _COLUMNS,
    "ON CONFLICT (table_id) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS[1:]),
)
"""Into SQLite and PostgreSQL."""
KEEP_BOT = _insert("daily_bots", ("key", "spec", *_RESULT), "ON CONFLICT DO NOTHING")

_daily = schema.daily.c


def values_of(one: Try) -> dict[str, Any]:
    """The columns of a try."""
    result = one.result or (None,) * len(_RESULT)
    return dict(zip(_COLUMNS, (*one[: len(_COLUMNS) - len(_RESULT)], *result), strict=True))


def result_values(result: Result) -> dict[str, Any]:
    return dict(zip(_RESULT, result, strict=True))


def try_from(row: Row[Any]) -> Try:
    """A try as its row has it."""
    values: dict[str, Any] = dict(zip(Try._fields, row, strict=False))
    result = row[-len(_RESULT) :]
    return Try(**values | {"result": None if result[0] is None else Result(*result)})


def tries_of(guest: str) -> Any:
    return select(schema.daily).where(_daily.guest == guest).order_by(_daily.opened)


def points_of(day: str) -> Any:
    """How often each number of points was made by somebody's first try in time."""
    other = schema.daily.alias("other")
    earlier = or_(
        other.c.opened < _daily.opened,
        and_(other.c.opened == _daily.opened, other.c.table_id < _daily.table_id),
    )
    before = exists(other.c.table_id).where(
        other.c.guest == _daily.guest, other.c.day == _daily.day, other.c.in_time, earlier
    )
    return (
        select(_daily.points, func.count())
        .where(_daily.day == day, _daily.in_time, _daily.points.is_not(None), not_(before))
        .group_by(_daily.points)
    )


def bot_results(key: str) -> Any:
    bots = schema.daily_bots.c
    return select(bots.spec, *(bots[name] for name in _RESULT)).where(bots.key == key)
