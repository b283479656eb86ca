"""`admin`: for whoever runs a server, what its database holds and whether it is in order."""

import sys
from dataclasses import asdict
from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from purradox.cli import admin_acts
from purradox.cli.admin_acts import (
    Config,
    Database,
    Json,
    Password,
    as_json,
    database_at,
    day,
    moment,
    reading,
)
from purradox.cli.errors import CommandError
from purradox.cli.help import Command, Subgroup
from purradox.cli.serve import usable
from purradox.cli.tables import add_figures, console_of, empty_table, put
from purradox.i18n import words

if TYPE_CHECKING:
    from purradox.host.sql.admin import Fault
    from purradox.host.sql.lists import Listed

MEGABYTE = 1_000_000
NEVER = "–"


class Status(Enum):
    """Of a table."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


def list_(
    status: Annotated[Status | None, typer.Option()] = None,
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    from purradox.host.sql import lists

    with reading(config, database, password_file) as engine:
        rows = [_row(one) for one in lists.tables(engine, status.value if status else None)]
    if json:
        as_json({"tables": rows})
        return 0
    shown = _columns("admin-table", "status", "+players", "+round", "updated", "people")
    for row in rows:
        people = ", ".join(row["people"])
        shown.add_row(*map(str, (*list(row.values())[:-1], people)))
    put(console_of(sys.stdout), shown)
    return 0


def _columns(first: str, *others: str) -> Any:
    """An empty table; columns with a plus have figures."""
    say = words()
    shown = empty_table(say, first)
    for key in others:
        if key.startswith("+"):
            add_figures(shown, say(f"admin-{key[1:]}"))
        else:
            shown.add_column(say(f"admin-{key}"), no_wrap=key not in ("people", "note", "name"))
    return shown


def _row(one: "Listed") -> dict[str, Any]:
    """A table in a list; people are those on its chairs, without bots."""
    card = one.card
    guests = card.guests or card.names if card else ()
    people = [name for name, guest in zip(card.names, guests, strict=True) if guest] if card else []
    return {
        "table": one.table,
        "status": one.status,
        "players": card.players if card else None,
        "round": card.round if card else None,
        "updated": moment(one.updated),
        "people": people,
    }


def guests(
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    table: Annotated[str | None, typer.Option(metavar="TABLE")] = None,
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    from purradox.host.environment import system_clock
    from purradox.host.sql import lists

    with reading(config, database, password_file) as engine:
        found = list(lists.guests(engine, system_clock(), name, table))
    rows = [
        one._asdict() | {"created": moment(one.created), "seen": day(one.seen)} for one in found
    ]
    if json:
        as_json({"guests": rows})
        return 0
    shown = _columns("admin-guest", "name", "created", "seen", "+tables", "banned")
    for row in rows:
        banned = words()("admin-yes") if row["banned"] else ""
        figures = (row["id"], row["name"], row["created"], row["seen"], str(row["tables"]), banned)
        shown.add_row(*figures)
    put(console_of(sys.stdout), shown)
    return 0


def bans(
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    from purradox.host.environment import system_clock
    from purradox.host.sql import lists

    with reading(config, database, password_file) as engine:
        found = lists.bans(engine, system_clock())
    rows = [one._asdict() | {"made": moment(one.made), "until": moment(one.until)} for one in found]
    if json:
        as_json({"bans": rows})
        return 0
    shown = _columns("admin-whom", "made", "until", "note")
    for row in rows:
        shown.add_row(row["whom"], row["made"], row["until"] or NEVER, row["note"])
    put(console_of(sys.stdout), shown)
    return 0


def acts(
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    from purradox.host.sql import lists

    with reading(config, database, password_file) as engine:
        found = lists.acts(engine)
    rows = [
        {"at": moment(one.at), "act": one.what, "whom": one.whom, "account": one.account}
        | {"details": one.details, "outcome": one.outcome, "number": one.number}
        for one in found
    ]
    if json:
        as_json({"acts": rows})
        return 0
    shown = _columns("admin-at", "act", "whom", "account", "outcome", "+number")
    for row in rows:
        row["outcome"] = row["outcome"] or words()("admin-waiting")
        texts = ("at", "act", "whom", "account", "outcome", "number")
        shown.add_row(*(str(row[key]) or NEVER for key in texts))
    put(console_of(sys.stdout), shown)
    return 0


def statistics(
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    from purradox.host.sql import lists

    with reading(config, database, password_file) as engine:
        found = lists.statistics(engine)
    statuses = {one.value: found.tables.get(one.value, 0) for one in Status}
    if json:
        as_json({**asdict(found), "tables": statuses})
    else:
        counts = {name: str(one) for name, one in asdict(found).items()} | statuses
        counts |= {"tables": str(sum(statuses.values())), "size": f"{found.size / MEGABYTE:.1f}"}
        typer.echo(words()("admin-statistics", **counts))
    return 0


def check(
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    from purradox.host.sql.admin import check

    tables, faults = 0, []
    with reading(config, database, password_file) as engine:
        for table, fault in check(engine):
            tables += 1
            if fault is not None:
                faults.append(_told(table, fault))
                if not json:
                    typer.echo(words()("admin-fault", **_sentence(table, fault)))
    broken = sum(one["kind"] != "index" for one in faults)
    if json:
        as_json({"tables": tables, "faults": faults})
    else:
        counts = {"tables": tables, "broken": broken, "differing": len(faults) - broken}
        typer.echo(words()("admin-checked", **counts))
    return 1 if faults else 0


def rebuild(
    table: Annotated[str | None, typer.Option(metavar="TABLE")] = None,
    config: Config = None,
    database: Database = None,
    password_file: Password = None,
    json: Json = False,
) -> int:
    url = database_at(config, database, password_file)
    from purradox.host.sql import admin

    tables, rebuilt, faults = 0, list[dict[str, Any]](), list[dict[str, Any]]()
    with usable(url), admin.opened(url, write=True) as engine:
        if table is not None and not admin.exists(engine, table):
            raise CommandError("no-such-table", table=table)
        for one, fault in admin.rebuild(engine, table):
            tables += 1
            if fault is None:
                continue
            mended = fault.kind == "index"
            (rebuilt if mended else faults).append(_told(one, fault))
            if not json:
                key = "admin-rebuilt" if mended else "admin-fault"
                typer.echo(words()(key, **_sentence(one, fault)))
    if json:
        as_json({"tables": tables, "rebuilt": rebuilt, "faults": faults})
    else:
        counts = {"tables": tables, "rebuilt": len(rebuilt), "broken": len(faults)}
        typer.echo(words()("admin-rebuild-done", **counts))
    return 1 if faults else 0


def _told(table: str, fault: "Fault") -> dict[str, Any]:
    """A fault as JSON, without what it does not have."""
    return {"table": table, **{name: one for name, one in fault._asdict().items() if one}}


def _sentence(table: str, fault: "Fault") -> dict[str, str]:
    parts = ", ".join(fault.parts)
    return {"table": table, "kind": fault.kind, "line": str(fault.line), "parts": parts}


admin = typer.Typer(cls=Subgroup, rich_markup_mode=None)
for function in (
    *(list_, guests, statistics, admin_acts.close, admin_acts.kick, admin_acts.ban),
    *(admin_acts.unban, bans, admin_acts.delete, admin_acts.prune, acts, check, rebuild),
):
    admin.command(function.__name__.strip("_"), cls=Command)(function)
