"""One connection: what it asks, what it watches, and what it is sent."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from purradox.host import Guest, Host, LoadedTable
from purradox.host.errors import (
    Banned,
    DecisionNotDue,
    HostError,
    Kicked,
    LoggedOut,
    NoAids,
    NoGuest,
    NotSeated,
)
from purradox.rules.errors import RuleError
from purradox.server.api.errors import (
    NotAMessage,
    ServerTrouble,
    TooFast,
    TooLarge,
    TooManyWatched,
)
from purradox.server.api.feed import Feeds
from purradox.server.api.limits import Bucket, Limiter
from purradox.server.api.subscription import Subscription, may_watch
from purradox.server.wire import messages, requests
from purradox.server.wire.encode import arguments, encode, refusal

MOST_OFFENCES = 100
"""Refusals, for speed or for nonsense, beyond what was answered, before a connection is closed."""
MOST_HINTS = 8
"""Hints that wait to be thought out; who asks for more than that waits for them."""
POLICY, TOO_BIG, TROUBLE, SLOW = 1008, 1009, 1011, 1013
ENDS = {LoggedOut: 4001, Kicked: 4002, Banned: 4003}
"""With which code a connection ends that is not wanted any more."""

logger = logging.getLogger("purradox.server")
decoder = msgspec.json.Decoder[requests.ClientMessage](requests.ClientMessage)


Receive = Callable[[], Awaitable[str | bytes | None]]
"""The next message; None when the other end is gone."""
Send = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]
"""Closes the connection with a code."""


class Hints(Protocol):
    """Whoever says what a bot would do in somebody's place."""

    async def hint(
        self, guest: str, live: LoadedTable, seat: int, decision: str
    ) -> messages.Hinted:
        """The hint for a decision that is due."""


def waits(_message: bytes) -> bool:
    """Where nothing can be sent at once."""
    return False


class Connection:
    """Somebody at the other end of a socket."""

    def __init__(
        self,
        host: Host,
        feeds: Feeds,
        hints: Hints,
        guest: Guest | None,
        limiter: Limiter,
        network: str,
        now: Callable[[bytes], bool] = waits,
        abort: Callable[[], None] | None = None,
    ) -> None:
        self.host, self.feeds, self.guest, self.limiter = host, feeds, guest, limiter
        self.shared_hints = hints
        self.limits = limits = limiter.limits
        self._now, self._abort = now, abort
        self.guest_id = guest.id if guest else None
        self.watched: dict[str, Subscription] = {}
        self.outgoing: deque[bytes] = deque()
        self.unread = 0
        """Bytes of all that is outgoing."""
        self.bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        self.network = network
        self.address_bucket = limiter.messages.of(network)
        self.offences = 0
        self.closing: int | None = None
        self.thinking: asyncio.Task[None] | None = None
        """Hints are being thought out, one after another."""
        self.hints: deque[requests.Hint] = deque()
        self._wake = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Send this as soon as the other end reads; one that never does is sent away."""
        if self.closing is None and (self.outgoing or not self._now(message)):
            self.outgoing.append(message)
            self.unread += len(message)
            self._wake.set()
            if self.unread > self.limits.unread_bytes and len(self.outgoing) > 1:
                self.close(SLOW)
                if self._abort is not None:
                    self._abort()

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._wake.set()

    def end(self, why: HostError) -> None:
        """Whoever is at the other end is told why, and is nobody any more."""
        self.guest = None
        self.tell(encode(refusal(why, "")))
        self.close(ENDS.get(type(why), POLICY))

    async def write(self, send: Send, close: Close) -> None:
        """Send what there is to send until the connection is to be closed."""
        outgoing = self.outgoing
        while True:
            while outgoing:
                await send(outgoing[0].decode())
                self.unread -= len(outgoing.popleft())
            if self.closing is not None:
                await close(self.closing)
                return
            self._wake.clear()
            await self._wake.wait()

    async def read(self, receive: Receive) -> None:
        """Answer messages one after another until the other end is gone."""
        while self.closing is None:
            content = await receive()
            if content is None:
                return
            await self._answer(content)

    async def _answer(self, content: str | bytes) -> None:
        if wait := self.charge():
            self._refuse(TooFast(round(wait, 3)), "")
            return
        if len(content) > self.limits.message_bytes:
            self._refuse(TooLarge(self.limits.message_bytes), "")
            self.close(TOO_BIG)
            return
        try:
            asked = decoder.decode(content)
        except (msgspec.MsgspecError, UnicodeError) as error:
            self._refuse(NotAMessage(str(error)[:200]), "")
            return
        if isinstance(asked, requests.Hint):
            await self._think(asked)
        else:
            await self.answer(asked)

    def charge(self) -> float:
        """Take a message from the buckets: 0, or the seconds to wait for the next one."""
        return self.bucket.take() or self.address_bucket.take()

    async def _think(self, asked: requests.Hint) -> None:
        """A hint takes its time: what is asked after it goes on, and only another hint waits."""
        if self.thinking is not None and len(self.hints) >= MOST_HINTS:
            await asyncio.wait({self.thinking})
        self.hints.append(asked)
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.get_running_loop().create_task(self._think_on())

    async def _think_on(self) -> None:
        while self.hints and self.closing is None:
            await self.answer(self.hints.popleft())

    async def answer(self, asked: requests.ClientMessage) -> None:
        try:
            await self._do(asked)
        except RuleError as error:
            about = str(asked.__struct_config__.tag)
            table = getattr(asked, "table", "")[:20]
            decision = getattr(asked, "decision", "")[:30]
            self.tell(encode(refusal(error, about, table, decision)))
            if about == "move" and (watched := self.watched.get(table)):
                watched.again()
        except Exception as error:  # noqa: BLE001 it is told, whatever it is
            self.failed(error, str(asked.__struct_config__.tag))
        else:
            self.forgive()

    def forgive(self) -> None:
        """One good message makes up for one offence, and not for all of a flood."""
        self.offences = max(0, self.offences - 1)

    def failed(self, error: Exception, about: str) -> None:
        """The fault is ours."""
        logger.error("a message could not be answered", exc_info=error)
        self._refuse(ServerTrouble(), about)
        self.close(TROUBLE)

    def _refuse(self, error: HostError, about: str) -> None:
        self.tell(encode(refusal(error, about)))
        self.offences += 1
        if self.offences >= MOST_OFFENCES and self.closing is None:
            self.close(POLICY)
            self.limiter.flooded(self.network)

    async def _do(self, asked: requests.ClientMessage) -> None:
        match asked:
            case requests.Move(table, decision, move):
                live = await self._live(table)
                receipt = await self.host.decide(live, self._me(), decision, move)
                told = messages.Accepted(table, decision, receipt.number, receipt.repeated)
                self.tell(encode(told))
            case requests.Watch():
                await self._watch(asked)
            case requests.Unwatch(table):
                self._unwatch(table)
            case requests.Why(table, move):
                live = await self._live(table)
                error = self.host.why(live, self._me(), move)
                reason = messages.Reason(table, move)
                if error is not None:
                    reason = messages.Reason(table, move, error.code, error.rule, arguments(error))
                self.tell(encode(reason))
            case requests.Talk(table, phrase):
                self.limiter.talk.charge(self._me().id)
                await self.host.chat(await self._live(table), self._me(), phrase)
            case requests.Reveal(table, share):
                await self.host.reveal(await self._live(table), self._me(), share)
            case requests.Hint(table):
                await self._hint(await self._live(table))
            case requests.Ping():
                self.tell(encode(messages.Pong(self.host.clock())))

    def _me(self) -> Guest:
        if self.guest is None:
            raise NoGuest
        return self.guest

    async def _live(self, table: str) -> LoadedTable:
        watched = self.watched.get(table)
        if watched is not None:
            return watched.live
        return await self.host.table(table)

    async def _watch(self, asked: requests.Watch) -> None:
        table, after = asked.table, asked.after
        live = await self._live(table)
        if after > live.state.number:
            await self.host.tables.refresh([table])
            live = await self._live(table)  # the other one may have been forgotten meanwhile
        may_watch(live, self.guest_id, asked.key)
        before = self.watched.get(table)
        if before is None and len(self.watched) >= self.limits.tables_watched:
            raise TooManyWatched(self.limits.tables_watched)
        if before is not None and before.board != asked.board:
            self._unwatch(table)
            before = None
        after = min(max(after, 0), live.state.number)
        watched = self.watched[table] = Subscription(
            self, live, after, board=asked.board, key=asked.key
        )
        if before is None:
            self.host.watch(live, watched, watched.guest)
        else:  # the same connection asks once more, which is no news for the others
            live.listeners.discard(before)
            live.listeners.add(watched)
        watched(live)

    def lose(self, live: LoadedTable, error: HostError) -> None:
        """What was watched cannot be watched any more."""
        self.tell(encode(refusal(error, "watch", live.table)))
        self._unwatch(live.table)

    def _unwatch(self, table: str) -> None:
        if watched := self.watched.pop(table, None):
            self.host.unwatch(watched.live, watched, watched.guest)

    async def _hint(self, live: LoadedTable) -> None:
        state = live.state
        if not state.options.aids:
            raise NoAids
        seat = state.seat_of(self._me().id)
        decision = None if seat is None else state.decision(seat)
        if seat is None:
            raise NotSeated
        if decision is None:
            raise DecisionNotDue("")
        told = await self.shared_hints.hint(self._me().id, live, seat, decision)
        self.tell(encode(told))

    def gone(self) -> None:
        for table in list(self.watched):
            self._unwatch(table)


async def talk_with(connection: Connection, receive: Receive, send: Send, close: Close) -> None:
    """Serve a connection until either end has had enough."""
    name = connection.guest.name if connection.guest else ""
    connection.tell(encode(messages.Welcome(messages.PROTOCOL, name, connection.host.clock())))
    writing = asyncio.ensure_future(connection.write(send, close))
    reading = asyncio.ensure_future(connection.read(receive))
    try:
        await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.gone()
        tasks = [reading, writing, *([connection.thinking] if connection.thinking else [])]
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, OSError):
                logger.error("a connection failed", exc_info=result)


def hinted(table: str, decision: str, told: dict[str, Any]) -> messages.Hinted:
    """A hint as a message, from what an evaluation says as data."""
    choices = tuple(_choice(one) for one in told["choices"])
    return messages.Hinted(table, decision, choices)


def _choice(told: dict[str, Any]) -> messages.Choice:
    reason = told["reason"]
    return messages.Choice(
        move=told["move"],
        points=told["points"]["value"],
        win=told["win"]["value"],
        paradox=told["paradox"]["value"],
        kept=told["kept"]["value"],
        verdict=told["verdict"],
        reason=None if reason is None else messages.Grounds(**reason),
    )
