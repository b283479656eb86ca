"""Asking for something to be done from outside of a server, whether one runs or not."""

import asyncio
import time
from contextlib import closing, nullcontext
from typing import Any, TextIO

from sqlalchemy import Engine, insert, select, text, update
from sqlalchemy.engine import URL

from purradox.host.environment import system_clock
from purradox.host.sql import schema
from purradox.host.sql.acts import WITHDRAWN, Act, act_from, values_of
from purradox.host.sql.admin import opened
from purradox.host.sql.cluster import WORKER
from purradox.host.sql.database import Database, DatabaseInUse, async_engine, only_user
from purradox.host.sql.running import DatabaseHost
from purradox.host.thinkers import Thinkers

TIMEOUT = 15.0
"""Seconds that a running server has to begin."""
LONGEST = 600.0
"""Seconds that it has to finish."""
AGAIN = 0.1

_WORKERS = text(
    "SELECT 1 FROM pg_stat_activity "
    f"WHERE datname = current_database() AND application_name LIKE '{WORKER}%'"
)


class NobodyAnswers(RuntimeError):
    """A server has the database and does not do what it is asked for; nothing was done."""


class StillAtIt(RuntimeError):
    """A server has begun, and is not done yet; after a crash it goes on at its next start."""


def ask(url: URL, what: str, whom: str, account: str, **details: Any) -> Act:
    """Have a running server do something, or do it here where none runs; gives the outcome."""
    with opened(url, write=True, alone=False) as engine:
        row = values_of(what, whom, system_clock(), account, **details)
        with engine.begin() as connection:
            connection.execute(insert(schema.acts).values(row))
        try:
            hold = only_user(url)
        except DatabaseInUse:
            return _answer(engine, row["id"])
        with closing(hold) if hold else nullcontext():
            if not _served(engine):
                asyncio.run(_perform(url, hold))
            return _answer(engine, row["id"])


def _served(engine: Engine) -> bool:
    """Whether workers are at it; an SQLite file is nobody's once we hold it."""
    if engine.dialect.name == "sqlite":
        return False
    with engine.begin() as connection:
        return connection.execute(_WORKERS).first() is not None


async def _perform(url: URL, hold: TextIO | None) -> None:
    """Do what is asked for in this process, where no bot thinks and nobody connects."""
    host = DatabaseHost(Database(async_engine(url), url, hold), Thinkers(0))
    await host.keeper.close()
    try:
        await host.acts.perform()
    finally:
        await host.close()


def _answer(engine: Engine, id_: str) -> Act:
    """Wait for the outcome, and take the request back where nobody begins."""
    acts, begun = schema.acts.c, time.monotonic()
    unbegun = acts.id == id_, acts.outcome.is_(None), acts.begun == 0
    withdrawn = update(schema.acts).where(*unbegun).values(outcome=WITHDRAWN)
    while True:
        waited = time.monotonic() - begun
        with engine.begin() as connection:
            act = act_from(connection.execute(select(schema.acts).where(acts.id == id_)).one())
            late = act.outcome is None and waited > TIMEOUT
            nobody = late and connection.execute(withdrawn).rowcount
        if nobody:
            raise NobodyAnswers
        if act.outcome is not None:
            return act
        if waited > LONGEST:
            raise StillAtIt
        time.sleep(AGAIN)
