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
    AlreadySeated,
    AlreadyStarted,
    BadEntropy,
    BadOption,
    ChairTaken,
    DecisionNotDue,
    DecisionTaken,
    NoFreeChair,
    NoSuchChair,
    NoSuchPhrase,
    NotAMove,
    NotHost,
    NotSeated,
    NotStarted,
    TooMuchEntropy,
)
from purradox.host.guests import Guest
from purradox.host.journal import Done, Journal
from purradox.host.ledger import Step
from purradox.host.live import Live
from purradox.host.openings import Openings, new_id, seated
from purradox.host.options import LEVELS
from purradox.host.state import State
from purradox.rules import Choice, Deal, Variant
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


class Referee(Openings):
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

    async def sit(self, live: Live, guest: Guest, wanted: int | None = None) -> int:
        """Take an open chair; who sits already keeps their chair."""

        def judge(state: State) -> Step:
            if state.status != "waiting":
                raise AlreadyStarted
            mine = state.seat_of(guest.id)
            if mine is not None:
                raise AlreadySeated(mine)
            chair = wanted
            if chair is None:
                free = [at for at, one in enumerate(state.chairs) if one.open]
                if not free:
                    raise NoFreeChair
                chair = free[0]
            _check_chair(state, chair)
            if not state.chairs[chair].open:
                raise ChairTaken(chair)
            line = log.Sat(chair, guest.id, guest.name, guest.program)
            return Step(line, guests=(guest.id,))

        await self.step(live, judge)
        seat = live.state.seat_of(guest.id)
        if seat is None:
            raise NotSeated
        return seat

    async def leave(self, live: Live, guest: Guest) -> None:
        """Stand up before the start; afterwards a bot plays on."""

        def judge(state: State) -> Step:
            seat = seated(state, guest)
            if state.status == "waiting":
                return Step(log.Stood(seat))
            if state.status == "over":
                raise MatchOver
            if state.chairs[seat].left:
                raise _Already
            return Step(log.Left(seat))

        with suppress(_Already):
            await self.step(live, judge)

    async def come_back(self, live: Live, guest: Guest) -> None:
        def judge(state: State) -> Step:
            seat = seated(state, guest)
            if state.status == "over":
                raise MatchOver
            if state.status == "playing" and not state.chairs[seat].left:
                raise _Already
            return Step(log.Returned(seat))

        with suppress(_Already):
            await self.step(live, judge)

    async def furnish(self, live: Live, guest: Guest, chair: int, bot: str | None) -> None:
        """Put a bot on a chair, or open the chair of a bot."""

        def judge(state: State) -> Step:
            _hosting(state, guest)
            _check_chair(state, chair)
            if state.chairs[chair].guest is not None:
                raise ChairTaken(chair)
            if bot is not None and bot not in LEVELS:
                raise BadOption("bots")
            return Step(log.Furnished(chair, bot))

        await self.step(live, judge)

    async def start(self, live: Live, guest: Guest) -> None:
        """Begin; open chairs are taken by bots."""

        def judge(state: State) -> Step:
            _hosting(state, guest)
            return Step(log.Started(deals.start_of(live.seed, state.table, state.options.players)))

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
            return self._moving(state, seat, decision, log.move_text(move), reason)

        await self.step(live, judge)

    def _moving(self, state: State, seat: int, decision: str, text: str, reason: str = "") -> Step:
        if state.decision(seat) != decision:
            raise DecisionNotDue(decision[:30])
        try:
            move = log.parse_move(text, state.match.rounds[-1].table.phase, seat)
        except ValueError as error:
            raise NotAMove(text[:10]) from error
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
        phase = view.table.phase
        try:
            move = log.parse_move(text, phase, seat)
        except ValueError as error:
            raise NotAMove(text[:10]) from error
        return why_not(view.table, view.hand, move)


class _Repeated(Exception):
    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _Already(Exception):
    """This guest has left, or not left, already; harmless to say again."""


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
