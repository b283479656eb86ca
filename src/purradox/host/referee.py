"""What people, bots and the table itself may do, and when.

Each function is given the state of a table and what somebody wants, and returns the line that the
log gets, or raises why not. None of them knows where states come from and where lines go.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from purradox.host import deals
from purradox.host import lines as log
from purradox.host.environment import Dealer
from purradox.host.errors import (
    DecisionNotDue,
    DecisionTaken,
    NoSuchPhrase,
    NothingToReveal,
    NotOver,
    NotSeated,
    NotStarted,
    NotWaitedFor,
    RevealedTooLate,
    TooEarly,
    WrongShare,
)
from purradox.host.openings import Guest, NewTable
from purradox.host.state import CALLED, State
from purradox.host.waiting import Wait, players
from purradox.rules import Choice, Match, parse_move
from purradox.rules.errors import IllegalMove
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


def reveal(state: State, guest: Guest, share: str) -> Step:
    """Tell the share that one committed to; only when nobody can commit to another one any more."""
    seat = seated(state, guest)
    if state.status == "waiting":
        raise NotStarted
    promised = state.commitments[seat] if state.commitments else ""
    if not promised:
        raise NothingToReveal
    if not deals.is_digits(share) or deals.share_commitment(share) != promised:
        raise WrongShare
    if seat not in state.unrevealed:
        raise Already
    if not state.revealing:
        raise RevealedTooLate
    return Step(log.Shared(seat, share, state.round))


def decide(state: State, guest: Guest, decision: str, text: str) -> Step:
    """A person's move. The same move once more is harmless; another one is refused.

    Who has left returns first.
    """
    seat = seated(state, guest)
    if state.status == "waiting":
        raise NotStarted
    if state.decision(seat) != decision and (made := state.made(decision, seat)) is not None:
        if made.move == text:
            raise Repeated(made.number)
        raise DecisionTaken(decision)
    if state.chairs[seat].left:
        raise DecisionNotDue(decision[:30])
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
    """Deal the next round, as the seed and the shares decide."""
    if not (state.status == "playing" and state.match.needs_deal):
        raise DecisionNotDue("deal")
    shares = [(one.seat, one.value) for one in state.shares if one.round <= state.round]
    dealt = dealer(state.seed, state.domain, state.match.variant, state.round, shares)
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
