"""How tables begin: new, from a record, or once more with the same people."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

from purradox.host import deals, series
from purradox.host import lines as log
from purradox.host.errors import BadCommitment
from purradox.host.options import Options, check_bots
from purradox.host.state import State
from purradox.rules import Deal, Move
from purradox.rules.errors import MatchOver


class Guest(NamedTuple):
    """Somebody who may sit at a table: a person, or a program of somebody's."""

    id: str
    name: str
    program: bool


class NewTable(NamedTuple):
    """The first lines of a table, and the state after them."""

    state: State
    lines: tuple[log.AnyLine, ...]


def _opened(
    seed: bytes,
    options: Options,
    guest: Guest,
    awaited: tuple[str, ...] = (),
    before: log.Series | None = None,
) -> log.AnyLine:
    """The first line of a table."""
    return log.Opened(
        options,
        guest.id,
        deals.commitment(seed),
        awaited,
        log.FORMAT,
        str(options.variant.layout),
        seed.hex(),
        before,
    )


def new_table(
    table: str, seed: bytes, options: Options, guest: Guest, at: int, commitment: str = ""
) -> NewTable:
    """A table with a chair for who made it, started when no chair is left open."""
    script: list[log.AnyLine] = [_opened(seed, options, guest)]
    if None in options.bots:
        script.append(sat(options.bots.index(None), guest, commitment))
    if options.bots.count(None) <= 1:
        script.append(first_seat(seed, table, options))
    return _written(table, script, at)


def continued_table(
    table: str,
    seed: bytes,
    options: Options,
    guest: Guest,
    at: int,
    seat: int,
    moves: Sequence[Move],
    commitment: str = "",
) -> NewTable:
    """A table that goes on from moves made elsewhere, with the guest on one seat."""
    script = [_opened(seed, options, guest), sat(seat, guest, commitment), log.Started(0)]
    state, written = _written(table, script, at)
    for move in moves:
        line = _from_record(state, move)
        state, written = state.after(at, line), (*written, line)
    if state.match.over:
        raise MatchOver
    return NewTable(state, written)


def rematch_table(
    old: State,
    guest: Guest,
    table: str,
    seed: bytes,
    at: int,
    bots: Collection[str],
    commitment: str = "",
) -> NewTable:
    """The same chairs, turned by one so that another seat starts where it is not drawn.

    Bots sit down again, and who asks; the others are waited for.
    """
    chairs = (*old.chairs[1:], old.chairs[0])
    specs = tuple(chair.bot for chair in chairs)
    check_bots(specs, bots)
    options = replace(old.options, bots=specs)
    if options.daily:  # once more is a match like any other
        options = replace(options, daily="", watch="table", aids=True)
    here = (one.guest for one in chairs if one.guest is not None and not one.played)
    awaited = tuple(dict.fromkeys((guest.id, *here)))
    mine = [one.guest for one in chairs].index(guest.id)
    opened = _opened(seed, options, guest, awaited, series.carried(old))
    script = [opened, sat(mine, guest, commitment)]
    if len(awaited) == 1:
        script.append(first_seat(seed, table, options))
    return _written(table, script, at)


def _written(table: str, script: Sequence[log.AnyLine], at: int) -> NewTable:
    state = State(table)
    for line in script:
        state = state.after(at, line)
    return NewTable(state, tuple(script))


def first_seat(seed: bytes, table: str, options: Options) -> log.Started:
    """The line that begins a match."""
    return log.Started(deals.start_of(seed, options.domain(table), options.players))


def sat(chair: int, guest: Guest, commitment: str = "", was: str = "") -> log.AnyLine:
    """The line of somebody who takes a chair, or in a match that of somebody else."""
    if commitment and not deals.is_digits(commitment):
        raise BadCommitment
    return log.Sat(chair, guest.id, guest.name, guest.program, was, commitment)


def _from_record(state: State, move: Move) -> log.AnyLine:
    if isinstance(move, Deal):
        return log.dealt(state.round, move, given=True)
    return log.Moved(state.decision(move.seat) or "", move.seat, str(move), "record")
