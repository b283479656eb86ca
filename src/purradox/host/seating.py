"""Who may take a chair, leave it, offer it or be taken off it, and who may begin or end a match.

Like the referee: each function is given a state and what somebody wants, and returns the line that
the log gets, or raises why not.
"""

from collections.abc import Callable, Collection

from purradox.host import lines as log
from purradox.host.errors import (
    AlreadySeated,
    AlreadyStarted,
    ChairTaken,
    NoFreeChair,
    NoSuchChair,
    NotHost,
    NotOver,
    NotSeated,
    NotStarted,
    NotVacant,
    OthersPlay,
    WasRemoved,
)
from purradox.host.openings import Guest, first_seat, sat
from purradox.host.options import check_bots
from purradox.host.referee import Already, Step, seated
from purradox.host.state import COMMITTED, State
from purradox.rules.errors import MatchOver

Here = Callable[[int], bool]
"""Whether who sits on a seat is connected."""


def sit(state: State, guest: Guest, wanted: int | None, here: Here, commitment: str = "") -> Step:
    """Take an open chair, or in a match one that was offered; then it is too late to commit."""
    if state.status == "over":
        raise MatchOver
    mine = state.seat_of(guest.id)
    if mine is not None:
        raise AlreadySeated(mine)
    if guest.id in state.removed:
        raise WasRemoved
    if state.status != "waiting":
        return _take_over(state, guest, wanted, here)
    chair = wanted
    if chair is None:
        free = [at for at, one in enumerate(state.chairs) if one.open]
        if not free:
            raise NoFreeChair
        chair = free[0]
    _check_chair(state, chair)
    if not state.chairs[chair].open:
        raise ChairTaken(chair)
    known = commitment if state.format >= COMMITTED else ""
    return Step(sat(chair, guest, known), seated=(guest.id,))


def _take_over(state: State, guest: Guest, wanted: int | None, here: Here) -> Step:
    """Who had another seat has seen its cards, and takes no second one."""
    earlier = state.earlier_seat_of(guest.id)
    seat = wanted if wanted is not None or not state.offered else state.offered[0]
    if seat is None or earlier not in (None, seat):
        raise AlreadyStarted
    _check_chair(state, seat)
    if seat not in state.offered:
        raise ChairTaken(seat)
    _check_vacant(state, seat, here)
    was = state.chairs[seat].earlier[-1].name
    return Step(sat(seat, guest, was=was), seated=(guest.id,))


def offer(state: State, guest: Guest, seat: int, here: Here) -> Step:
    """Let somebody else take over a seat: for the host, or while they are away for any person."""
    by = seated(state, guest)
    if state.status != "playing":
        raise NotStarted if state.status == "waiting" else MatchOver
    host = state.seat_of(state.host)
    if guest.program or state.chairs[by].played:
        raise NotHost
    if by != host and host is not None and not state.chairs[host].played:
        raise NotHost
    _check_chair(state, seat)
    _check_vacant(state, seat, here)
    if state.chairs[seat].offered:
        raise Already
    return Step(log.Offered(seat, by))


def _check_vacant(state: State, seat: int, here: Here) -> None:
    """Nobody is replaced who plays, or who is there and has not left."""
    chair = state.chairs[seat]
    if not chair.vacant or (here(seat) and not chair.left):
        raise NotVacant(seat)


def hand_over(state: State, guest: Guest, seat: int) -> Step:
    """The host makes another person at the table the host."""
    if state.host != guest.id:
        raise NotHost
    if state.status == "over":
        raise MatchOver
    _check_chair(state, seat)
    chair = state.chairs[seat]
    if chair.guest == guest.id:
        raise Already
    if chair.guest is None or chair.program or chair.left:
        raise NotSeated
    return Step(log.HostChanged(seat))


def set_bot(state: State, guest: Guest, chair: int, bot: str | None, bots: Collection[str]) -> Step:
    """Put a bot on a chair, or open the chair of a bot."""
    _hosting(state, guest)
    _check_chair(state, chair)
    if state.chairs[chair].guest is not None:
        raise ChairTaken(chair)
    check_bots([bot], bots)
    return Step(log.Furnished(chair, bot))


def start(state: State, guest: Guest) -> Step:
    """Begin; open chairs are taken by bots."""
    _hosting(state, guest)
    return Step(first_seat(state.seed, state.table, state.options))


def start_rematch(state: State) -> Step:
    """A rematch begins by itself with the last of those who played before."""
    if state.status != "waiting" or not state.all_here:
        raise Already
    return Step(first_seat(state.seed, state.table, state.options))


def leave(state: State, guest: Guest) -> Step:
    """Stand up before the start; afterwards a bot plays on, where another person does.

    Who leaves as the last one gives the table up.
    """
    if state.status == "over" and state.closed:
        raise Already
    seat = seated(state, guest)
    if state.status == "over":
        raise MatchOver
    others = people_beside(state, seat)
    if state.status == "waiting":
        line: log.AnyLine = log.Closed(seat)
        if others:
            line = log.Stood(seat, others[0] if state.host == guest.id else "")
        return Step(line, gone=(guest.id,))
    if state.chairs[seat].left:
        raise Already
    if not others:
        return Step(log.Closed(seat))
    return Step(log.Left(seat, others[0] if state.host == guest.id else ""))


def close(state: State, guest: Guest) -> Step:
    """The host ends a table that waits, or a match in which no other person plays."""
    if state.closed:
        raise Already
    if state.host != guest.id:
        raise NotHost
    if state.status == "over":
        raise MatchOver
    seat = state.seat_of(guest.id)
    if state.status == "waiting":
        return Step(log.Closed(seat, log.HOST), gone=(guest.id,))
    if people_beside(state, seat):
        raise OthersPlay
    return Step(log.Closed(seat, log.HOST))


def end(state: State, reason: str) -> Step:
    """A table that nobody there ends."""
    if state.status == "over":
        raise Already
    return Step(log.Closed(reason=reason))


def remove(state: State, guest: Guest, seat: int) -> Step:
    """The host takes somebody else off a chair before the start."""
    _hosting(state, guest)
    _check_chair(state, seat)
    chair = state.chairs[seat]
    if chair.guest in (None, guest.id):
        raise NotSeated
    return Step(log.Removed(seat, chair.name, log.HOST), gone=(chair.guest or "",))


def take_off(state: State, seat: int) -> Step:
    """Whoever runs the server takes a person off a chair; the last one's table is closed."""
    if state.status == "over":
        raise MatchOver
    _check_chair(state, seat)
    chair = state.chairs[seat]
    if chair.guest is None:
        raise NotSeated
    gone = (chair.guest,) if state.status == "waiting" else ()
    others = people_beside(state, seat)
    if not others:
        return Step(log.Closed(seat, log.OPERATOR), gone=gone)
    host = others[0] if state.host == chair.guest else ""
    return Step(log.Removed(seat, chair.name, log.OPERATOR, host), gone=gone)


def come_back(state: State, guest: Guest) -> Step:
    """Be there: after having left, or when a stand-in was called."""
    seat = seated(state, guest)
    if state.status == "over":
        raise MatchOver
    chair = state.chairs[seat]
    if state.status == "playing" and not chair.left and chair.call is None:
        raise Already
    return Step(log.Returned(seat), seated=(guest.id,))


def rename(state: State, guest: Guest) -> Step:
    """The name of this guest on their chair, where the match is not over."""
    seat = seated(state, guest)
    was = state.chairs[seat].name
    if state.status == "over" or state.called(seat, guest.name) == was:
        raise Already
    return Step(log.Renamed(seat, guest.name, was))


def may_hide(state: State, guest: Guest) -> None:
    """Whether a match may be left out of a guest's list."""
    seat = state.seat_of(guest.id)
    if state.earlier_seat_of(guest.id) is not None:
        return
    if seat is None and state.host != guest.id:
        raise NotSeated
    if state.status != "over" and (seat is None or not state.chairs[seat].played):
        raise NotOver


def people_beside(state: State, seat: int | None) -> list[str]:
    """The other people who play, in the order in which they came."""
    here = {
        chair.guest
        for at, chair in enumerate(state.chairs)
        if at != seat and chair.guest and not chair.program and not chair.left
    }
    came = (one.line.guest for one in state.history if isinstance(one.line, log.Sat))
    return [guest for guest in dict.fromkeys(came) if guest in here]


def _hosting(state: State, guest: Guest) -> None:
    if state.host != guest.id:
        raise NotHost
    if state.status != "waiting":
        raise AlreadyStarted


def _check_chair(state: State, chair: int) -> None:
    if not 0 <= chair < len(state.chairs):
        raise NoSuchChair(chair)
