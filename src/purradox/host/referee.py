"""The referee: the only door through which anything happens at a table.

What people, bots and the table itself may do, and when. `ledger` writes it down.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from purradox.host import deals
from purradox.host import entries as log
from purradox.host.database import Database
from purradox.host.errors import (
    BadEntropy,
    DecisionNotDue,
    DecisionTaken,
    NoSuchPhrase,
    NotOver,
    NotSeated,
    NotStarted,
    NotWaitedFor,
    TooEarly,
    TooMuchEntropy,
)
from purradox.host.guests import Guest
from purradox.host.journal import Done, Journal, now
from purradox.host.ledger import Step
from purradox.host.live import Live
from purradox.host.openings import new_id, seated
from purradox.host.seating import Already, Seating
from purradox.host.state import CALLED, State
from purradox.host.waiting import Wait, players, waits
from purradox.rules import Choice, Deal, Variant, parse_move
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

Dealer = Callable[[bytes, str, Variant, int, Sequence[tuple[int, str]]], Deal]


@dataclass(frozen=True, slots=True)
class Receipt:
    """A move that counts: where it stands in the log, and whether it stood there already."""

    number: int
    repeated: bool = False


class Referee(Seating):
    """All tables of a process."""

    def __init__(
        self,
        database: Database,
        journal: Journal,
        *,
        worker: str = "",
        dealer: Dealer = deals.deal_of,
        new_table: Callable[[], str] = new_id,
        new_seed: Callable[[], bytes] = deals.new_seed,
    ) -> None:
        super().__init__(database, journal, worker, new_table, new_seed)
        self._dealer = dealer

    async def leave(self, live: Live, guest: Guest) -> None:
        """Stand up before the start; afterwards a bot plays on, where another person does.

        Who leaves as the last one gives the table up.
        """

        def judge(state: State) -> Step:
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

        with suppress(Already):
            await self.step(live, judge)

    async def come_back(self, live: Live, guest: Guest) -> None:
        """Be there: after having left, or when a stand-in was called."""

        def judge(state: State) -> Step:
            seat = seated(state, guest)
            if state.status == "over":
                raise MatchOver
            chair = state.chairs[seat]
            if state.status == "playing" and not chair.left and chair.call is None:
                raise Already
            return Step(log.Returned(seat), guests=(guest.id,))

        with suppress(Already):
            await self.step(live, judge)

    async def hide(self, live: Live, guest: Guest, *, hidden: bool) -> None:
        """Leave a match out of a guest's list, or show it there again."""
        seat = live.state.seat_of(guest.id)
        if seat is None and live.state.host != guest.id:
            raise NotSeated
        if live.state.status != "over" and (seat is None or not live.state.chairs[seat].played):
            raise NotOver
        await self.tables.hide(guest.id, live.table, hidden=hidden)

    async def rename(self, guest: Guest) -> None:
        """The name of this guest on their chairs, wherever the match is not over."""

        def judge(state: State) -> Step:
            seat = seated(state, guest)
            was = state.chairs[seat].name
            if state.status == "over" or state.called(seat, guest.name) == was:
                raise Already
            return Step(log.Renamed(seat, guest.name, was))

        for table in await self.tables.unfinished_of(guest.id):
            with suppress(Already, NotSeated):
                await self.step(await self.live(table), judge)

    async def nudge(self, live: Live, guest: Guest, seat: int) -> None:
        """Remind somebody who is waited for."""

        def judge(state: State) -> Step:
            by, wait = _waiting(live, state, guest, seat)
            _not_before(seat, wait.nudge)
            return Step(log.Nudged(seat, by))

        await self.step(live, judge)

    async def call(self, live: Live, guest: Guest, seat: int, *, stays: bool) -> None:
        """Have a bot decide for somebody who is waited for: this once, or until they are back."""

        def judge(state: State) -> Step:
            by, wait = _waiting(live, state, guest, seat)
            if state.chairs[seat].call is not None:
                raise Already
            _not_before(seat, wait.call)
            return Step(log.Called(seat, by, state.due[seat], stays))

        with suppress(Already):
            await self.step(live, judge)

    async def talk(self, live: Live, guest: Guest, phrase: str) -> None:
        def judge(state: State) -> Step:
            return Step(log.Talked(seated(state, guest), phrase))

        if phrase not in PHRASES:
            raise NoSuchPhrase(phrase[:30])
        await self.step(live, judge)

    async def share(self, live: Live, guest: Guest, value: str) -> None:
        """Add chance to the deals to come; once for each round."""

        def judge(state: State) -> Step:
            if state.status == "over":
                raise MatchOver
            seat = seated(state, guest)
            if any(one.seat == seat and one.round == state.round for one in state.shares):
                raise TooMuchEntropy(seat)
            return Step(log.Shared(seat, value.lower(), state.round))

        if not (SHORTEST_SHARE <= len(value) <= LONGEST_SHARE and _is_hex(value)):
            raise BadEntropy
        await self.step(live, judge)

    async def submit(self, live: Live, guest: Guest, decision: str, text: str) -> Receipt:
        """A person's move. The same move once more is harmless; another one is refused."""
        try:
            return Receipt(
                await self.step(live, lambda state: self._move_of(state, guest, decision, text))
            )
        except _Repeated as repeated:
            return Receipt(repeated.number, repeated=True)

    def submit_now(
        self, live: Live, guest: Guest, decision: str, text: str, done: Done
    ) -> int | None:
        """The number of a move that is on its way; None where it has to be submitted and waited."""
        return self.send(live, lambda state: self._move_of(state, guest, decision, text), done)

    def _move_of(self, state: State, guest: Guest, decision: str, text: str) -> Step:
        seat = seated(state, guest)
        if state.status == "waiting":
            raise NotStarted
        made = state.decided.get(decision)
        if made is not None and made.seat == seat:
            if made.move == text:
                raise _Repeated(made.number)
            raise DecisionTaken(decision)
        return self._moving(state, seat, decision, text)

    async def decide(
        self, live: Live, seat: int, decision: str, move: Choice, reason: str = ""
    ) -> None:
        """A move that a bot makes, in its own chair or for somebody for a reason."""

        def judge(state: State) -> Step:
            chair = state.chairs[seat]
            if (reason == CALLED and chair.call is None) or (reason == "left" and not chair.left):
                raise DecisionNotDue(decision)  # they are back
            return self._moving(state, seat, decision, str(move), reason)

        await self.step(live, judge)

    def _moving(self, state: State, seat: int, decision: str, text: str, reason: str = "") -> Step:
        if state.decision(seat) != decision:
            raise DecisionNotDue(decision[:30])
        move = parse_move(text[:10], state.match.rounds[-1].table.phase, seat)
        after = state.match.apply(move)
        return Step(log.Moved(decision, seat, text, reason), after)

    async def deal(self, live: Live) -> None:
        """Deal the next round, as the seed and what people added decide."""

        def judge(state: State) -> Step:
            if not (state.status == "playing" and state.match.needs_deal):
                raise DecisionNotDue("deal")
            shares = [(one.seat, one.value) for one in state.shares if one.round <= state.round]
            deal = self._dealer(live.seed, state.table, state.match.variant, state.round, shares)
            return Step(log.dealt(state.round, deal), state.match.apply(deal))

        await self.step(live, judge)

    def why(self, live: Live, guest: Guest, text: str) -> IllegalMove | None:
        """The rule that a move of this guest would break now."""
        state = live.state
        seat = seated(state, guest)
        view = state.view(seat)
        if view is None:
            raise NotStarted
        move = parse_move(text[:10], view.table.phase, seat)
        return why_not(view.table, view.hand, move)


class _Repeated(Exception):
    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def people_beside(state: State, seat: int) -> list[str]:
    """The other people who play, in the order in which they came."""
    here = {
        chair.guest
        for at, chair in enumerate(state.chairs)
        if at != seat and chair.guest and not chair.program and not chair.left
    }
    came = (one.line.guest for one in state.history if isinstance(one.line, log.Sat))
    return [guest for guest in dict.fromkeys(came) if guest in here]


def _waiting(live: Live, state: State, guest: Guest, seat: int) -> tuple[int, Wait]:
    """The seat of a person who waits for another one, and what there is to know of that."""
    by = seated(state, guest)
    if guest.program:
        raise NotWaitedFor(seat)
    for wait in waits(live, state):
        if wait.seat == seat and by not in state.due and by in players(state):
            return by, wait
    raise NotWaitedFor(seat)


def _not_before(seat: int, at: int) -> None:
    if (left := at - now()) > 0:
        raise TooEarly(seat, round(left / 1000, 1))


def _is_hex(value: str) -> bool:
    return all(one in "0123456789abcdefABCDEF" for one in value)
