"""What the log of a table has of one guest: as they are told it, and without it.

Whoever wants to be forgotten becomes nobody in particular at the tables of others, under an id and
a name that tell nothing, so that what was played there can still be read and checked.
"""

import json
from collections.abc import Iterable
from typing import Any

from purradox.host.codec import dump
from purradox.host.lines import Talked, decode
from purradox.host.log import Row
from purradox.host.state import State
from purradox.notation import record_of, to_json

NOBODY = "N.N."
"""What somebody is called of whom nothing is known any more; the same in every language."""
MARK = "~"
"""Before the id of somebody of whom nothing is known any more; no guest's has it."""


def data_at(table: str, rows: list[Row], guest: str) -> dict[str, Any]:
    """What a guest is told of a table: the record once it is over, and what they said."""
    state, said = State(table), list[dict[str, Any]]()
    try:
        for row in rows:
            line = decode(row.body)
            if isinstance(line, Talked) and state.seat_of(guest) == line.seat:
                said.append({"at": row.at, "phrase": line.phrase})
            state = state.after(row.at, line)
    except Exception:  # noqa: BLE001 whatever a damaged line leads to
        return {"table": table, "status": "broken"}
    seat = state.seat_of(guest)
    told = {
        "table": table,
        "status": state.status,
        "opened": rows[0].at,
        "changed": rows[-1].at,
        "host": state.host == guest,
        "seat": seat,
        "said": said,
    }
    allowed = guest in state.guests or state.options.watch != "nobody"
    if allowed and state.status == "over" and state.match.rounds:
        record = record_of(state.match, [chair.name for chair in state.chairs])
        told["record"] = json.loads(to_json(record))
    return told


def others_sat(rows: Iterable[Row], guest: str) -> bool:
    """Whether anybody else ever sat there, of whom something is still known."""
    sat = {line.get("guest") for line in map(_parsed, rows)} - {None, guest}
    return any(not str(one).startswith(MARK) for one in sat)


def rematches(rows: Iterable[Row]) -> list[str]:
    """The tables where a match went on to be played, which await who played it."""
    lines = map(_parsed, rows)
    return [str(line.get("table")) for line in lines if line.get("kind") == "rematched"]


def anonymous(
    table: str, rows: Iterable[Row], guest: str, nobody: str
) -> tuple[list[tuple[int, str]], State | None]:
    """The lines that change when a guest becomes nobody, and the state after them all.

    There is no state where the log cannot be read; no name is left after what cannot be.
    """
    changed, broken = list[tuple[int, str]](), False
    was, state = State(table), State(table)
    for row in rows:
        line = _parsed(row)
        mine = broken or was.seat_of(guest) == line.get("seat", line.get("chair", -1))
        named = broken or (line["guest"] == guest if "guest" in line else mine)
        told = _without(line, guest, nobody)
        for key, theirs in (("name", named), ("was", mine)):
            if theirs and key in line:
                told[key] = NOBODY
        body = dump(told) if line else ""  # nobody can tell what such a line holds
        if told != line or (row.body and not line):
            changed.append((row.number, body))
        try:
            was = was.after(row.at, decode(row.body))
            state = state.after(row.at, decode(body))
        except Exception:  # noqa: BLE001 whatever a damaged line leads to
            broken = True
    return changed, None if broken else state


def anonymous_card(card: str, guest: str, nobody: str) -> str:
    """A table in lists without any name, where its log does not say whose they are."""
    try:
        told = _without(json.loads(card), guest, nobody)
        told["names"] = [NOBODY for _ in told["names"]]
    except (ValueError, LookupError, TypeError):
        return "{}"
    told.pop("before", None)
    return dump(told)


def _parsed(row: Row) -> dict[str, Any]:
    """A line as JSON; nothing where it is none."""
    try:
        line = json.loads(row.body)
    except ValueError:
        return {}
    return line if isinstance(line, dict) else {}


def _without(value: Any, guest: str, nobody: str) -> Any:
    """The same with another id in the place of a guest's; nobody is awaited."""
    if isinstance(value, dict):
        kept = {key: _without(one, guest, nobody) for key, one in value.items()}
        if "awaited" in kept:
            kept["awaited"] = [one for one in kept["awaited"] if one != nobody]
        return kept
    if isinstance(value, list):
        return [_without(one, guest, nobody) for one in value]
    return nobody if value == guest else value
