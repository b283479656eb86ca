"""What `admin` does at a server, running or not: close, kick, ban, unban, delete, prune."""

import getpass
import json as json_format
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from purradox.cli.errors import CommandError
from purradox.cli.serve import database_of, settled, usable
from purradox.i18n import words

if TYPE_CHECKING:
    from sqlalchemy import Engine
    from sqlalchemy.engine import URL

FORMAT = 1
DAY = 24 * 3600 * 1000
SHOWN = 20
"""Guests whom `prune` names before it is told to go on."""

Config = Annotated[str | None, typer.Option(metavar="FILE")]
Database = Annotated[str | None, typer.Option(metavar="DATABASE")]
Password = Annotated[str | None, typer.Option(metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]
Yes = Annotated[bool, typer.Option("--yes")]
Days = Annotated[int | None, typer.Option(min=1, max=36_500)]


def database_at(config: str | None, database: str | None, password_file: str | None) -> "URL":
    """The database of the server whose settings these are."""
    return database_of(settled(config, {"database": database, "password_file": password_file}))


@contextmanager
def reading(
    config: str | None, database: str | None, password_file: str | None
) -> Iterator["Engine"]:
    """Look into a database, beside a server that may run."""
    url = database_at(config, database, password_file)
    from purradox.host.sql.admin import opened

    with usable(url), opened(url) as engine:
        yield engine


def as_json(told: dict[str, Any]) -> None:
    typer.echo(json_format.dumps({"format": FORMAT, **told}, ensure_ascii=False, indent=1))


def moment(milliseconds: int | None) -> str | None:
    if milliseconds is None:
        return None
    told = datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
    return told.replace("+00:00", "Z")


def day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def account() -> str:
    """Who is at this machine, as far as it knows."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


def carry_out(url: "URL", what: str, whom: str, *, json: bool, **details: Any) -> int:
    """Have something done, and print the outcome."""
    from purradox.host.sql.acts import DONE, FAILED, NOTHING
    from purradox.host.sql.asking import NobodyAnswers, StillAtIt, ask

    try:
        with usable(url):
            act = ask(url, what, whom, account(), **details)
    except NobodyAnswers as error:
        raise CommandError("admin-nobody-answers", status=1) from error
    except StillAtIt as error:
        raise CommandError("admin-still-at-it", status=1) from error
    outcome = act.outcome or FAILED
    if what == "delete" and outcome == "no-such-table":
        raise CommandError("admin-no-such-id", id=whom, status=1)
    if outcome not in (DONE, NOTHING):
        key = "admin-failed" if outcome == FAILED else outcome
        raise CommandError(key, status=1, table=details.get("table") or whom, guest=whom)
    if json:
        as_json({"act": what, "whom": whom, "outcome": outcome, "number": act.number})
    else:
        told = {"whom": whom, "number": act.number, "table": details.get("table") or "none"}
        typer.echo(words()(f"admin-{what}-{outcome}", **told))
    return 0


def close(
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    return carry_out(database_at(config, database, password_file), "close", table, json=json)


def kick(
    guest: Annotated[str, typer.Argument(metavar="GUEST")],
    at: Annotated[str | None, typer.Argument(metavar="TABLE")] = None,
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    url = database_at(config, database, password_file)
    return carry_out(url, "kick", guest, json=json, table=at)


def ban(
    whom: Annotated[str, typer.Argument(metavar="GUEST|ADDRESS|NETWORK")],
    days: Days = None,
    note: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    from purradox.host.environment import system_clock

    until = None if days is None else system_clock() + days * DAY
    url = database_at(config, database, password_file)
    return carry_out(url, "ban", meant(whom), json=json, until=until, note=note or "")


def unban(
    whom: Annotated[str, typer.Argument(metavar="GUEST|ADDRESS|NETWORK")],
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    url = database_at(config, database, password_file)
    return carry_out(url, "unban", meant(whom), json=json)


def meant(whom: str) -> str:
    """A guest's id as it is, or the network of an address."""
    from purradox.host.sql.bans import network_of

    try:
        network = network_of(whom)
    except ValueError as error:
        raise CommandError("bad-value", word=whom, expected="192.0.2.7, 2001:db8::/48") from error
    return whom if network is None else str(network)


def delete(
    whom: Annotated[str, typer.Argument(metavar="GUEST|TABLE")],
    yes: Yes = False,
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    url = database_at(config, database, password_file)
    if yes:
        return carry_out(url, "delete", whom, json=json)
    from purradox.host.sql import admin, lists

    with reading(config, database, password_file) as engine:
        guest = lists.guest(engine, whom)
        if guest is None and not admin.exists(engine, whom):
            raise CommandError("admin-no-such-id", id=whom, status=1)
    if guest is None:
        typer.echo(words()("admin-delete-table", whom=whom))
    else:
        typer.echo(words()("admin-delete-guest", whom=whom, name=guest.name))
    return 0


def prune(
    days: Days = None,
    yes: Yes = False,
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    from purradox.host.environment import system_clock
    from purradox.host.sql import lists

    serving = settled(config, {"database": database, "password_file": password_file})
    url, limit = database_of(serving), days or serving.guest_days
    if not limit:
        raise CommandError("word-missing", word="--days", command="purradox admin prune")
    if yes:
        return carry_out(url, "prune", "", json=json, days=limit)
    with reading(config, database, password_file) as engine:
        found = lists.pruned(engine, system_clock() - limit * DAY)
    if json:
        rows = [{"id": one.id, "name": one.name, "seen": day(one.seen)} for one in found]
        as_json({"days": limit, "guests": rows})
        return 0
    for one in found[:SHOWN]:
        typer.echo(f"{one.id}  {day(one.seen)}  {one.name}")
    typer.echo(words()("admin-prune-shown", number=len(found), days=limit))
    return 0
