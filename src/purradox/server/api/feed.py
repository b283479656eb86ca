"""Tables as each one may see them; what is the same for everybody is encoded once."""

from weakref import WeakKeyDictionary

import msgspec

from purradox.host import LoadedTable, State
from purradox.host import lines as log
from purradox.host.series import board_key, matches, standings
from purradox.host.state import Happening
from purradox.host.waiting import begins, deadline, waits
from purradox.rules import Hand, Match, Phase, Table, legal_moves, score
from purradox.rules.events import RoundStarted
from purradox.rules.legality import legal_cells
from purradox.rules.table import PLAY
from purradox.server.wire import events, messages, parts
from purradox.server.wire.encode import (
    encode,
    round_of,
    setup_of,
    trick_plays,
    wire_events,
    written,
)
from purradox.server.wire.parts import Slow


def line_events(line: log.AnyLine) -> list[events.AnyEvent]:
    """What everybody may know of a line that is not a move."""
    match line:
        case log.Sat(chair, _, name, _, was):
            return [events.Sat(chair, name, was)]
        case log.Stood(chair):
            return [events.Stood(chair)]
        case log.Renamed(seat, name, was):
            return [events.Renamed(seat, name, was)]
        case log.Left(seat):
            return [events.Left(seat)]
        case log.Returned(seat):
            return [events.Returned(seat)]
        case log.Closed(seat, reason):
            return [events.Closed(seat, reason)]
        case log.Removed(seat, was, by):
            return [events.Removed(seat, was, by)]
        case log.HostChanged(seat):
            return [events.HostChanged(seat)]
        case log.Offered(seat, by):
            return [events.Offered(seat, by)]
        case log.Nudged(seat, by):
            return [events.Nudged(seat, by)]
        case log.Called(seat, by, _, stays):
            return [events.Called(seat, by, stays)]
        case log.Talked(seat, phrase):
            return [events.Talked(seat, phrase)]
        case _:
            return []


def revealed(state: State, number: int) -> list[events.AnyEvent]:
    """The shares, which nobody is told before the first deal that they count in."""
    if number != state.given + 1 or not any(state.commitments):
        return []
    shares = {one.seat: one.value for one in state.shares}
    return [events.Revealed(tuple(shares.get(at, "") for at in range(len(state.chairs))))]


class Feed:
    """What of a table is the same for everybody, encoded once."""

    def __init__(self, live: LoadedTable) -> None:
        self.edition = live.edition
        self.seed = live.state.seed.hex()
        self.head = b'{"type":"update","table":' + encode(live.table) + b',"number":'
        self.entries: list[bytes] = []
        self.drawn = -1
        self.standing = b""
        """Who is waited for, until when, and whether bots are slow."""
        self._stands: tuple[object, ...] = ()
        """What that was worked out of."""
        self._common: tuple[int, bytes] | None = None
        """What all are told who have seen as much, and how much that is."""
        self._news: tuple[tuple[int, ...], messages.TableNews] | None = None
        """What all are told of the table itself, and what that was worked out of."""
        self.round = b"null"
        self.rounds = 0
        self.past: tuple[tuple[int, ...], ...] = ()
        self.tricks: tuple[parts.TrickPlays, ...] = ()
        """Of the round that goes on."""
        self.yours: dict[int, tuple[Hand, int | None, bytes]] = {}
        self.past_hands: dict[int, tuple[parts.PastHand, ...]] = {}

    def entry(self, state: State, one: Happening) -> bytes:
        if one.events and isinstance(one.events[0], RoundStarted):
            self.rounds += 1
            told = revealed(state, self.rounds)
        else:
            told = [] if one.line is None else line_events(one.line)
        told += wire_events(one.events, self.seed, self.rounds)
        if isinstance(one.line, log.Started):
            shared = state.commitments if any(state.commitments) else ()
            told.append(events.Started(state.commitment, shared))
        if one.forfeit is not None:
            told.insert(0, events.Forfeited(*one.forfeit))
        return encode(messages.Entry(one.number, one.at, tuple(told)))

    def draw(self, live: LoadedTable) -> None:
        """Take in what is new."""
        state = live.state
        for one in state.history[len(self.entries) :]:
            self.entries.append(self.entry(state, one))
        self.round = encode(self._round(state.match))
        self.drawn = state.number

    def _round(self, match: Match) -> parts.Round | None:
        """The public side of the round; what cannot change any more is not worked out again."""
        if not match.rounds:
            return None
        table = match.rounds[-1].table
        for earlier in match.rounds[len(self.past) : -1]:
            self.past += (tuple(one.total for one in score(earlier.table)),)
            self.tricks = ()
        if len(self.tricks) < len(table.tricks):
            self.tricks += tuple(map(trick_plays, table.tricks[len(self.tricks) :]))
        return round_of(table, len(match.rounds), self.past, self.tricks)

    def catch_up(self, live: LoadedTable) -> None:
        """Bring what is the same for everybody up to date."""
        if self.edition != live.edition:
            Feed.__init__(self, live)
        stands = live.state.number, live.arrivals, live.slow, live.resumed
        if self._stands != stands:
            if self.drawn != live.state.number:
                self.draw(live)
            self._stands, self._common, self.standing = stands, None, standing_of(live)

    def news(self, live: LoadedTable, guest: str | None) -> bytes:
        """The message about the table itself for a guest, or for those who watch."""
        about = live.edition, live.state.revision, live.arrivals, live.resumed
        if self._news is None or self._news[0] != about:
            self._news = about, shared_news(live)
        return encode(personal_news(self._news[1], live, guest))

    def update(
        self, live: LoadedTable, seat: int | None, after: int, *, board: bool = False
    ) -> bytes:
        """The message for a seat, or for those who watch, once the feed has caught up.

        A board is sent no hand at all, not even of rounds that are over.
        """
        state = live.state
        if self._common is None or self._common[0] != after:
            self._common = after, self._since(after)
        if seat is not None and state.status != "waiting":
            return b'%b,"you":%b}' % (self._common[1], self.you(state, seat))
        if seat is None and state.options.watch == "hands" and not board:
            return b'%b,"hands":%b}' % (self._common[1], encode(hands_of(state.match)))
        return self._common[1] + b"}"

    def _since(self, after: int) -> bytes:
        entries = b",".join(self.entries[max(after, 0) :])
        told = self.head, self.drawn, entries, self.round, self.standing
        return b'%b%d,"entries":[%b],"round":%b%b' % told

    def you(self, state: State, seat: int) -> bytes:
        """What only this seat can see; a hand that waits is not written out again."""
        if not state.match.rounds:
            return encode(parts.You(seat, (), None, None, ()))
        now = state.match.rounds[-1]
        hand, discard, decision = now.hands[seat], now.discards[seat], state.due.get(seat)
        if decision is not None:
            legal = legal_texts(now.table, seat, hand)
            return encode(parts.You(seat, hand, discard, decision, legal, self._past(state, seat)))
        seen = self.yours.get(seat)
        if seen is None or seen[0] is not hand or seen[1] != discard:
            you = parts.You(seat, hand, discard, None, (), self._past(state, seat))
            seen = self.yours[seat] = hand, discard, encode(you)
        return seen[2]

    def _past(self, state: State, seat: int) -> tuple[parts.PastHand, ...]:
        """What this seat alone saw of earlier rounds, worked out once for each of them."""
        known, rounds = self.past_hands.get(seat, ()), state.match.rounds
        if len(known) < len(rounds) - 1:
            for one in rounds[len(known) : -1]:
                known += (parts.PastHand(one.view(seat).dealt, one.discards[seat] or 0),)
            self.past_hands[seat] = known
        return known


def legal_texts(table: Table, seat: int, hand: Hand) -> tuple[str, ...]:
    """What the seat that is to act may do, as it is written."""
    if table.phase is PLAY:
        return written(legal_cells(table, seat, hand))
    return tuple(map(str, legal_moves(table, seat, hand)))


class Feeds:
    """The feeds of a server's tables, each as long as its table is in memory."""

    def __init__(self) -> None:
        self._feeds: WeakKeyDictionary[LoadedTable, Feed] = WeakKeyDictionary()

    def of(self, live: LoadedTable) -> Feed:
        feed = self._feeds.get(live)
        if feed is None:
            feed = self._feeds[live] = Feed(live)
        return feed


def standing_of(live: LoadedTable) -> bytes:
    """The fields of an update that may change without a line in the log."""
    told = b""
    if live.state.options.clock != "none" and (deadline := deadline_of(live)) is not None:
        told = b',"deadline":%d' % deadline
    if waited := waits(live):
        told += b',"waits":' + encode([parts.Wait(*one) for one in waited])
    if live.slow is not None:
        told += b',"slow":' + encode(Slow(*live.slow))
    return told


def deadline_of(live: LoadedTable) -> int | None:
    """When the table stops waiting for the person who is to act by the clock."""
    state = live.state
    if state.options.clock == "none" or state.status != "playing":
        return None
    ends = (deadline(live, seat) for seat in state.to_act)
    return min((end for end in ends if end is not None), default=None)


def hands_of(match: Match) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The dealt hands of the rounds that are over."""
    return tuple(
        tuple(one.view(seat).dealt for seat in range(match.variant.players))
        for one in match.rounds
        if one.table.phase is Phase.OVER
    )


def table_news(live: LoadedTable, guest: str | None) -> messages.TableNews:
    """The table itself, as somebody may see it."""
    return personal_news(shared_news(live), live, guest)


def personal_news(
    news: messages.TableNews, live: LoadedTable, guest: str | None
) -> messages.TableNews:
    """With what only this guest is told, or what changes with time."""
    state, options = live.state, live.state.options
    screened = options.watch == "nobody" and not options.daily
    return msgspec.structs.replace(
        news,
        host=guest is not None and state.host == guest,
        seat=state.seat_of(guest),
        earlier=state.earlier_seat_of(guest),
        removed=guest in state.removed,
        expires=live.expires,
        board=board_key(state) if screened and guest in state.guests else "",
    )


def shared_news(live: LoadedTable) -> messages.TableNews:
    """The table as somebody sees it who has nothing to do with it."""
    state = live.state
    options, chairs = state.options, []
    for seat, chair in enumerate(state.chairs):
        call, missing = chair.call, live.unable.get(chair.bot or "")
        kind = "bot" if chair.bot else "open" if chair.guest is None else "person"
        chairs.append(
            parts.Chair(
                seat=seat,
                kind="program" if chair.program else kind,  # type: ignore[arg-type]
                name=chair.name,
                level=chair.bot or "",
                present=chair.guest is not None and live.present(seat),
                played_by_bot=chair.played,
                commitment=state.commitments[seat] if state.commitments else chair.commitment,
                call=call and parts.Call(call.by, begins(live, call), call.stays),
                host=chair.guest is not None and chair.guest == state.host,
                offered=seat in state.offered,
                before=tuple(one.name for one in chair.before),
                unable=parts.Unable(missing.part, missing.command) if missing else None,
            )
        )
    setup = setup_of(state.match.variant)
    if options.daily:
        setup = msgspec.structs.replace(setup, rounds=1)
    return messages.TableNews(
        table=state.table,
        status=state.status,  # type: ignore[arg-type]
        options=options,
        setup=setup,
        chairs=tuple(chairs),
        host=False,
        seat=None,
        commitment=state.commitment,
        watching=live.watching,
        given_up=bool(state.closed),
        closed=state.closed,
        next=state.rematch,
        series=series_of(state),
    )


def series_of(state: State) -> parts.Series | None:
    if state.series is None:
        return None
    found = standings(state)
    won, points = (tuple(getattr(one, what) for one in found) for what in ("won", "points"))
    return parts.Series(matches(state), won, points)
