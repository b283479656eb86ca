"""What a database holds, for whoever looks after it: tables, guests, bans, acts, and how much."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Engine, func, not_, or_, select, text

from purradox.host.codec import BadData
from purradox.host.log import Card, card_from
from purradox.host.sql import schema
from purradox.host.sql.acts import Act, act_from
from purradox.host.sql.own_data import inactive, last_seen

MOST_ACTS = 100
_SIZES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}

_guests, _seats, _tables = schema.guests.c, schema.seats.c, schema.tables.c
_bans, _acts = schema.bans.c, schema.acts.c


class Listed(NamedTuple):
    """A table as the index has it; no card where that cannot be read."""

    table: str
    status: str
    updated: int
    card: Card | None


class Known(NamedTuple):
    """A guest; times are in milliseconds since 1970."""

    id: str
    name: str
    program: bool
    created: int
    seen: int
    """To the day."""
    tables: int
    """Where they sit, or sat to the end."""
    banned: bool


class Ban(NamedTuple):
    """A guest or a network that is banned."""

    whom: str
    made: int
    until: int | None
    note: str


@dataclass(frozen=True)
class Statistics:
    """How much a database holds; the size in bytes."""

    tables: dict[str, int]
    guests: int
    lines: int
    reviews: int
    bans: int
    size: int


def tables(engine: Engine, status: str | None = None) -> Iterator[Listed]:
    """The tables of the index, newest first."""
    query = select(_tables.id, _tables.status, _tables.updated, _tables.card)
    if status is not None:
        query = query.where(_tables.status == status)
    with engine.begin() as connection:
        for table, state, updated, body in connection.execute(
            query.order_by(_tables.updated.desc(), _tables.id)
        ):
            yield Listed(table, state, updated, readable(body))


def readable(body: str) -> Card | None:
    try:
        return card_from(body, 0)
    except BadData:
        return None


def guests(
    engine: Engine, now: int, name: str | None = None, table: str | None = None
) -> Iterator[Known]:
    """Guests who are called so, or were at a table; who was here last comes first."""
    mine = schema.seats.alias().c
    sits = select(func.count()).where(mine.guest == _guests.id, not_(mine.hidden))
    lasts = or_(_bans.until.is_(None), _bans.until > now)
    query = select(
        schema.guests,
        last_seen().label("seen"),
        sits.scalar_subquery().label("tables"),
        select(_bans.whom).where(_bans.whom == _guests.id, lasts).exists().label("banned"),
    )
    if name is not None:
        query = query.where(func.lower(_guests.name).contains(name.lower(), autoescape=True))
    if table is not None:
        query = query.join(schema.seats, _seats.guest == _guests.id)
        query = query.where(_seats.table_id == table)
    with engine.begin() as connection:
        for row in connection.execute(query.order_by(last_seen().desc(), _guests.created.desc())):
            yield Known(*row)


def guest(engine: Engine, id_: str) -> Any | None:
    with engine.begin() as connection:
        return connection.execute(select(schema.guests).where(_guests.id == id_)).first()


def pruned(engine: Engine, before: int) -> list[Any]:
    """Guests who were not here since then, and have nothing that goes on."""
    with engine.begin() as connection:
        return list(connection.execute(inactive(before)))


def bans(engine: Engine, now: int) -> list[Ban]:
    """Who is banned, the newest first."""
    query = select(_bans.whom, _bans.made, _bans.until, _bans.note)
    query = query.where(or_(_bans.until.is_(None), _bans.until > now))
    with engine.begin() as connection:
        return [Ban(*row) for row in connection.execute(query.order_by(_bans.made.desc()))]


def acts(engine: Engine) -> list[Act]:
    """What was done last, the newest first."""
    query = select(schema.acts).order_by(_acts.at.desc(), _acts.id).limit(MOST_ACTS)
    with engine.begin() as connection:
        return [act_from(row) for row in connection.execute(query)]


def statistics(engine: Engine) -> Statistics:
    with engine.begin() as connection:

        def count(what: Any) -> int:
            return int(connection.execute(select(func.count()).select_from(what)).scalar_one())

        statuses = select(_tables.status, func.count()).group_by(_tables.status)
        found: dict[str, int] = dict(connection.execute(statuses).all())
        size = int(connection.execute(text(_SIZES[engine.dialect.name])).scalar_one())
        return Statistics(
            found,
            guests=count(schema.guests),
            lines=count(schema.log),
            reviews=count(schema.reviews),
            bans=count(schema.bans),
            size=size,
        )
