"""Looking after a database: its logs are folded, its index is compared with them or written anew.

No content of a line leaves this module: it may be a card.
"""

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, OperationalError

from purradox.host.daily import Try
from purradox.host.environment import system_clock
from purradox.host.lines import Opened, Sat, decode
from purradox.host.log import Card, Place, place_of
from purradox.host.sql import daily, schema
from purradox.host.sql.database import WAIT, Unusable, check_schema, only_user
from purradox.host.sql.index import columns_of
from purradox.host.sql.lists import readable
from purradox.host.state import State
from purradox.host.tables import listed

_NEXT = text(
    "SELECT min(id) FROM (SELECT min(id) AS id FROM tables WHERE id > :last UNION ALL "
    "SELECT min(table_id) FROM log WHERE table_id > :last) AS following"
)
_SEAT = text(
    "INSERT INTO seats (guest, table_id, hidden) VALUES (:guest, :table, :hidden) "
    "ON CONFLICT DO NOTHING"
)


class Fault(NamedTuple):
    """What is wrong with a table."""

    kind: str
    """Of its log: `missing`, `unreadable` or `impossible` lines, or `no-log`; or the `index`."""
    line: int = 0
    """The first line that cannot be used."""
    parts: tuple[str, ...] = ()
    """What differs in the index: columns of `tables`, the whole `row`, `seats` or `daily`."""


class Folded(NamedTuple):
    """What a log says the index should have."""

    place: Place
    listed: Place
    """After the last line that lists are told of; totals may be those of the round before."""
    guests: frozenset[str]
    earlier: frozenset[str]
    """Who sat there once."""
    updated: int


class Found(NamedTuple):
    """What the index has of a table."""

    row: Any
    hidden: dict[str, bool]
    """For each guest of `seats`."""
    daily: Try | None
    """What somebody made there of the deal of a day."""


@contextmanager
def opened(url: URL, *, write: bool = False, alone: bool = True) -> Iterator[Engine]:
    """A database of this version; `alone` to `write` to an SQLite file, nobody else may have it."""
    file = url.database if url.get_backend_name() == "sqlite" else None
    if file and not Path(file).exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), file)
    hold = only_user(url) if write and alone else None
    engine = _engine(url, write=write)
    try:
        with engine.connect() as connection:
            check_schema(connection)
        yield engine
    except OperationalError as error:
        raise Unusable("unreachable") from error
    except DatabaseError as error:
        raise Unusable("broken") from error
    finally:
        engine.dispose()
        if hold is not None:
            hold.close()


def _engine(url: URL, *, write: bool) -> Engine:
    """Connections whose transactions see one moment of the database."""
    if url.get_backend_name() == "postgresql":
        level = "READ COMMITTED" if write else "REPEATABLE READ"
        return create_engine(url, hide_parameters=True, isolation_level=level)
    engine = create_engine(url, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # a transaction begins when we say so
        connection.execute(f"PRAGMA busy_timeout={WAIT}")
        connection.execute(f"PRAGMA query_only={'OFF' if write else 'ON'}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def check(engine: Engine) -> Iterator[tuple[str, Fault | None]]:
    """Every table, and what is wrong with it."""
    for table in _tables(engine):
        with engine.begin() as connection:
            told, found = folded(table, _lines(connection, table)), _found(connection, table)
        yield table, _fault(told, found)


def rebuild(engine: Engine, only: str | None = None) -> Iterator[tuple[str, Fault | None]]:
    """Write the index of every table, or of one, anew where it differs; yields what was wrong."""
    for table in [only] if only is not None else _tables(engine):
        with engine.begin() as connection:
            _lock(connection, table)
            told, found = folded(table, _lines(connection, table)), _found(connection, table)
            fault = _fault(told, found)
            if isinstance(told, Folded) and fault is not None:
                _write(connection, table, told, found)
        yield table, fault


def exists(engine: Engine, table: str) -> bool:
    with engine.begin() as connection:
        return any(
            connection.execute(select(column).where(column == table).limit(1)).first()
            for column in (schema.tables.c.id, schema.log.c.table_id)
        )


def folded(table: str, lines: Iterable[tuple[int, int, str]]) -> Folded | Fault:
    """What the lines of a table, each with its number and time, lead to."""
    state, place, updated = State(table), None, 0
    for number, at, body in lines:
        if number != state.number + 1:
            return Fault("missing", state.number + 1)
        try:
            line = decode(body)
        except Exception:  # noqa: BLE001 whatever a damaged line leads to
            return Fault("unreadable", number)
        before = state
        try:
            state = state.after(at, line)
        except Exception:  # noqa: BLE001 whatever a damaged line leads to
            return Fault("impossible", number)
        if isinstance(line, Opened) != (number == 1):
            return Fault("impossible", number)
        if listed(line, before, state):
            place, updated = place_of(state), at
    if place is None:
        return Fault("no-log")
    sat = {one.line.guest for one in state.history if isinstance(one.line, Sat)}
    return Folded(place_of(state), place, state.guests, frozenset(sat - state.guests), updated)


def _fault(told: Folded | Fault, found: Found) -> Fault | None:
    """What is wrong with a log, or with an index that does not follow from it."""
    if isinstance(told, Fault):
        return told
    place, row = told.place, found.row
    parts = ["row"]
    if row is not None:
        parts = [
            name
            for name in ("status", "listed", "host")
            if getattr(row, name) != getattr(place, name)
        ]
        card = readable(row.card)
        if card is None or not any(_same(card, one.card) for one in (place, told.listed)):
            parts.append("card")
    if told.guests - found.hidden.keys() or _spare(told, found):
        parts.append("seats")
    if found.daily != place.daily:
        parts.append("daily")
    return Fault("index", parts=tuple(parts)) if parts else None


def _same(card: Card, right: Card) -> bool:
    if card.guests is None:  # an older version wrote it; the server completes it when it is shown
        right = replace(right, guests=None, round=0, totals=(), winners=(), given_up=False)
        right = replace(right, before=(), replaced=())
    if not card.closed:
        right = replace(right, closed="")
    if card.figures is None:
        right = replace(right, figures=None)
    return card == right


def _spare(told: Folded, found: Found) -> list[str]:
    """Guests in `seats` without a chair; who made a table, or hid it, may be there without one."""
    return [
        guest
        for guest, hidden in found.hidden.items()
        if not hidden and guest not in (*told.guests, told.place.host)
    ]


def _tables(engine: Engine) -> Iterator[str]:
    """The id of every table that has a log or stands in the index, one question after another."""
    last: str | None = ""
    while True:
        with engine.begin() as connection:
            last = connection.execute(_NEXT, {"last": last}).scalar()
        if last is None:
            return
        yield last


def _lines(connection: Connection, table: str) -> Iterable[tuple[int, int, str]]:
    log = schema.log.c
    query = select(log.number, log.at, log.body).where(log.table_id == table).order_by(log.number)
    return connection.execute(query)


def _found(connection: Connection, table: str) -> Found:
    tables, seats = schema.tables, schema.seats.c
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    hidden = connection.execute(select(seats.guest, seats.hidden).where(seats.table_id == table))
    attempt = select(schema.daily).where(schema.daily.c.table_id == table)
    told = connection.execute(attempt).first()
    return Found(row, dict(hidden.all()), None if told is None else daily.try_from(told))


def _lock(connection: Connection, table: str) -> None:
    """Let no worker change the index of a table until we are done; what it wrote is seen then.

    A worker writes a line and the index in one transaction. It waits for the row; where there is
    none yet, for everything, because it would not see the one that we add.
    """
    if connection.dialect.name == "sqlite":
        return  # nobody else is there
    row = schema.tables.c.id
    if not connection.execute(select(row).where(row == table).with_for_update()).first():
        connection.execute(text("LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE"))


def _write(connection: Connection, table: str, told: Folded, found: Found) -> None:
    tables, seats = schema.tables, schema.seats
    if found.row is None:
        columns = columns_of(told.place, told.updated) | {"seen": system_clock()}
        connection.execute(insert(tables).values(id=table, **columns))
    else:
        columns = columns_of(told.place, found.row.updated) | {"seen": found.row.seen}
        connection.execute(update(tables).where(tables.c.id == table).values(**columns))
    for guest in sorted((told.guests | told.earlier) - found.hidden.keys()):
        hidden = guest not in told.guests
        connection.execute(_SEAT, {"guest": guest, "table": table, "hidden": hidden})
    if spare := _spare(told, found):
        gone = delete(seats).where(seats.c.table_id == table, seats.c.guest.in_(spare))
        connection.execute(gone)
    if told.place.daily is not None:
        connection.execute(text(daily.WRITE), daily.values_of(told.place.daily))
