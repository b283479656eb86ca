"""`admin`: for whoever runs a server, what its database holds and whether it is in order."""

import json as json_format
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from purradox.cli.serve import database_of, settled, usable
from purradox.cli.tables import add_figures, console_of, empty_table, put
from purradox.cli.trouble import Trouble
from purradox.i18n import words

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from purradox.host.sql.admin import Fault, Listed

FORMAT = 1
MEGABYTE = 1_000_000


class Task(Enum):
    """What is to be done."""

    CHECK = "check"
    REBUILD = "rebuild"
    LIST = "list"
    STATISTICS = "statistics"


class Status(Enum):
    """Of a table."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


def admin(
    task: Annotated[Task, typer.Argument(metavar="|".join(one.value for one in Task))],
    config: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    database: Annotated[str | None, typer.Option(metavar="DATABASE")] = None,
    password_file: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    table: Annotated[str | None, typer.Option(metavar="ID")] = None,
    status: Annotated[Status | None, typer.Option()] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    if (table and task is not Task.REBUILD) or (status and task is not Task.LIST):
        raise Trouble("usage-wrong", command="purradox admin")
    url = database_of(settled(config, {"database": database, "password_file": password_file}))
    from purradox.host.sql.admin import opened

    with usable(url), opened(url, write=task is Task.REBUILD) as engine:
        match task:
            case Task.CHECK:
                return _check(engine, json=json)
            case Task.REBUILD:
                return _rebuild(engine, table, json=json)
            case Task.LIST:
                return _list(engine, status.value if status else None, json=json)
            case Task.STATISTICS:
                return _statistics(engine, json=json)


def _check(engine: "Engine", *, json: bool) -> int:
    from purradox.host.sql import admin

    tables, faults = 0, []
    for table, fault in admin.check(engine):
        tables += 1
        if fault is not None:
            faults.append(_told(table, fault))
            if not json:
                typer.echo(words()("admin-fault", **_sentence(table, fault)))
    broken = sum(one["kind"] != "index" for one in faults)
    if json:
        _as_json({"tables": tables, "faults": faults})
    else:
        counts = {"tables": tables, "broken": broken, "differing": len(faults) - broken}
        typer.echo(words()("admin-checked", **counts))
    return 1 if faults else 0


def _rebuild(engine: "Engine", only: str | None, *, json: bool) -> int:
    from purradox.host.sql import admin

    if only is not None and not admin.exists(engine, only):
        raise Trouble("no-such-table", table=only)
    tables, rebuilt, faults = 0, list[dict[str, Any]](), list[dict[str, Any]]()
    for table, fault in admin.rebuild(engine, only):
        tables += 1
        if fault is None:
            continue
        mended = fault.kind == "index"
        (rebuilt if mended else faults).append(_told(table, fault))
        if not json:
            key = "admin-rebuilt" if mended else "admin-fault"
            typer.echo(words()(key, **_sentence(table, fault)))
    if json:
        _as_json({"tables": tables, "rebuilt": rebuilt, "faults": faults})
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


def _list(engine: "Engine", status: str | None, *, json: bool) -> int:
    from purradox.host.sql import admin

    rows = map(_row, admin.listed(engine, status))
    if json:
        _as_json({"tables": list(rows)})
        return 0
    say, console = words(), console_of(sys.stdout)
    shown = empty_table(say, "admin-table")
    shown.add_column(say("admin-status"), no_wrap=True)
    for key in ("admin-players", "admin-round"):
        add_figures(shown, say(key))
    shown.add_column(say("admin-updated"), no_wrap=True)
    shown.add_column(say("admin-people"))
    for row in rows:
        people = ", ".join(row["people"])
        shown.add_row(*map(str, (*list(row.values())[:-1], people)))
    put(console, shown)
    return 0


def _row(one: "Listed") -> dict[str, Any]:
    """A table in a list; people are those on its chairs, without bots."""
    card = one.card
    guests = card.guests or card.names if card else ()
    people = [name for name, guest in zip(card.names, guests, strict=True) if guest] if card else []
    updated = datetime.fromtimestamp(one.updated / 1000, UTC)
    return {
        "table": one.table,
        "status": one.status,
        "players": card.players if card else None,
        "round": card.round if card else None,
        "updated": updated.isoformat(timespec="seconds").replace("+00:00", "Z"),
        "people": people,
    }


def _statistics(engine: "Engine", *, json: bool) -> int:
    from purradox.host.sql import admin

    found = admin.statistics(engine)
    statuses = {one.value: found.tables.get(one.value, 0) for one in Status}
    if json:
        _as_json({**asdict(found), "tables": statuses})
    else:
        counts = {name: str(one) for name, one in asdict(found).items()} | statuses
        counts |= {"tables": str(sum(statuses.values())), "size": f"{found.size / MEGABYTE:.1f}"}
        typer.echo(words()("admin-statistics", **counts))
    return 0


def _as_json(told: dict[str, Any]) -> None:
    typer.echo(json_format.dumps({"format": FORMAT, **told}, ensure_ascii=False, indent=1))
