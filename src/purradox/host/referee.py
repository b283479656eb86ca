"""What people, bots and the table itself may do, and when.

Each function is given the state of a table and what somebody wants, and returns the line that the
log gets, or raises why not. None of them knows where states come from and where lines go.
"""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from purradox.host import lines as log
from purradox.host.environment import Dealer
from purradox.host.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadEntropy,
    ChairTaken,
    DecisionNotDue,
    DecisionTaken,
    NoFreeChair,
    NoSuchChair,
    NoSuchPhrase,
    NotHost,
    NotOver,
    NotSeated,
    NotStarted,
    NotWaitedFor,
    OthersPlay,
    TooEarly,
    TooMuchEntropy,
    WasRemoved,
)
from purradox.host.openings import Guest, NewTable, first_seat, sat
from purradox.host.options import check_bots
from purradox.host.state import CALLED, State
from purradox.host.waiting import Wait, players
from purradox.rules import Choice, Match, parse_move
from purradox.rules.errors import IllegalMove, MatchOver
from purradox.rules.legality import why_not

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "thinking",
    "hurry",
    "meow",
    "good-game",
    "bye",
)
"""What can be said at a table, in every language."""
SHORTEST_SHARE, LONGEST_SHARE = 16, 64


class Step(NamedTuple):
    """What would be written, before it is."""

    line: log.AnyLine
    match: Match | None = None
    """What a move or a deal leads to."""
    seated: tuple[str, ...] = ()
    """Guests who sit at the table from now on."""
    gone: tuple[str, ...] = ()
    """Guests who do not any more."""
    opens: NewTable | None = None
    """Another table that begins with this line."""


Judge = Callable[[State], Step]


class Already(Exception):
    """What is asked for is so already; harmless to say again."""


class Repeated(Exception):
    """The same move once more; it stands in the log."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def rematch(state: State, guest: Guest, closed: str | None, new: Callable[[], NewTable]) -> Step:
    """A table to play again, other than one that is `closed`; made by who asks first."""
    seated(state, guest)
    if state.status != "over":
        raise NotOver
    if state.rematch not in (None, closed):
        raise Already
    opens = new()
    return Step(log.Rematched(opens.state.table, state.rematches), opens=opens)


def sit(state: State, guest: Guest, wanted: int | None) -> Step:
    """Take an open chair."""
    if state.status == "over":
        raise MatchOver
    if state.status != "waiting":
        raise AlreadyStarted
    mine = state.seat_of(guest.id)
    if mine is not None:
        raise AlreadySeated(mine)
    if guest.id in state.removed:
        raise WasRemoved
    chair = wanted
    if chair is None:
        free = [at for at, one in enumerate(state.chairs) if one.open]
        if not free:
            raise NoFreeChair
        chair = free[0]
    _check_chair(state, chair)
    if not state.chairs[chair].open:
        raise ChairTaken(chair)
    return Step(sat(chair, guest), seated=(guest.id,))


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
    return Step(log.Left(seat) if others else log.Closed(seat))


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
    if seat is None and state.host != guest.id:
        raise NotSeated
    if state.status != "over" and (seat is None or not state.chairs[seat].played):
        raise NotOver


def nudge(state: State, guest: Guest, seat: int, waits: Sequence[Wait], now: int) -> Step:
    """Remind somebody who is waited for."""
    by, wait = _waiting(state, guest, seat, waits)
    _not_before(seat, wait.nudge, now)
    return Step(log.Nudged(seat, by))


def call(
    state: State, guest: Guest, seat: int, waits: Sequence[Wait], now: int, *, stays: bool
) -> Step:
    """Have a bot decide for somebody who is waited for: this once, or until they are back."""
    by, wait = _waiting(state, guest, seat, waits)
    if state.chairs[seat].call is not None:
        raise Already
    _not_before(seat, wait.call, now)
    return Step(log.Called(seat, by, state.due[seat], stays))


def _waiting(state: State, guest: Guest, seat: int, waits: Sequence[Wait]) -> tuple[int, Wait]:
    """The seat of a person who waits for another one, and what there is to know of that."""
    by = seated(state, guest)
    if guest.program:
        raise NotWaitedFor(seat)
    for wait in waits:
        if wait.seat == seat and by not in state.due and by in players(state):
            return by, wait
    raise NotWaitedFor(seat)


def _not_before(seat: int, at: int, now: int) -> None:
    if at > now:
        raise TooEarly(seat, round((at - now) / 1000, 1))


def chat(state: State, guest: Guest, phrase: str) -> Step:
    if phrase not in PHRASES:
        raise NoSuchPhrase(phrase[:30])
    return Step(log.Talked(seated(state, guest), phrase))


def share(state: State, guest: Guest, value: str) -> Step:
    """Add chance to the deals to come; once for each round."""
    if not (SHORTEST_SHARE <= len(value) <= LONGEST_SHARE and _is_hex(value)):
        raise BadEntropy
    if state.status == "over":
        raise MatchOver
    seat = seated(state, guest)
    if any(one.seat == seat and one.round == state.round for one in state.shares):
        raise TooMuchEntropy(seat)
    return Step(log.Shared(seat, value.lower(), state.round))


def decide(state: State, guest: Guest, decision: str, text: str) -> Step:
    """A person's move. The same move once more is harmless; another one is refused."""
    seat = seated(state, guest)
    if state.status == "waiting":
        raise NotStarted
    if state.decision(seat) != decision and (made := state.made(decision, seat)) is not None:
        if made.move == text:
            raise Repeated(made.number)
        raise DecisionTaken(decision)
    return _move(state, seat, decision, text)


def decide_for(state: State, seat: int, decision: str, move: Choice, reason: str) -> Step:
    """A move that a bot makes, in its own chair or for somebody for a reason."""
    chair = state.chairs[seat]
    if (reason == CALLED and chair.call is None) or (reason == "left" and not chair.left):
        raise DecisionNotDue(decision)  # they are back
    return _move(state, seat, decision, str(move), reason)


def _move(state: State, seat: int, decision: str, text: str, reason: str = "") -> Step:
    if state.decision(seat) != decision:
        raise DecisionNotDue(decision[:30])
    move = parse_move(text[:10], state.match.rounds[-1].table.phase, seat)
    return Step(log.Moved(decision, seat, text, reason), state.match.apply(move))


def deal(state: State, dealer: Dealer) -> Step:
    """Deal the next round, as the seed and what people added decide."""
    if not (state.status == "playing" and state.match.needs_deal):
        raise DecisionNotDue("deal")
    shares = [(one.seat, one.value) for one in state.shares if one.round <= state.round]
    dealt = dealer(state.seed, state.table, state.match.variant, state.round, shares)
    return Step(log.dealt(state.round, dealt), state.match.apply(dealt))


def why(state: State, guest: Guest, text: str) -> IllegalMove | None:
    """The rule that a move of this guest would break now."""
    seat = seated(state, guest)
    view = state.view(seat)
    if view is None:
        raise NotStarted
    return why_not(view.table, view.hand, parse_move(text[:10], view.table.phase, seat))


def seated(state: State, guest: Guest) -> int:
    seat = state.seat_of(guest.id)
    if seat is None:
        raise NotSeated
    return seat


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


def _is_hex(value: str) -> bool:
    return all(one in "0123456789abcdefABCDEF" for one in value)
