"""What a connection watches, and how much of it has been sent."""

from typing import TYPE_CHECKING

from purradox.host import LoadedTable
from purradox.host.errors import NotWatchable
from purradox.server.wire.encode import encode
from purradox.server.ws.feed import table_news

if TYPE_CHECKING:
    from purradox.server.ws.connection import Connection


class Subscription:
    """A table that a connection watches, and how much of it has been sent."""

    __slots__ = ("arrivals", "connection", "feed", "live", "number", "revision", "seat", "standing")

    def __init__(self, connection: "Connection", live: LoadedTable, after: int) -> None:
        self.connection, self.live, self.feed = connection, live, connection.feeds.of(live)
        self.seat = live.state.seat_of(connection.guest_id)
        self.number, self.revision, self.arrivals = after, -1, -1
        self.standing: bytes | None = None

    def __call__(self, live: LoadedTable) -> None:
        """Send what has changed."""
        state = live.state
        if live.unusable is not None:
            self.connection.lose(live, live.unusable)
            return
        if self.revision != state.revision or self.arrivals != live.arrivals:
            if self.revision != state.revision:
                self.seat = state.seat_of(self.connection.guest_id)
                if self not in live.listeners or not self.connection.may_still_watch(live):
                    return
            self.revision, self.arrivals = state.revision, live.arrivals
            self.connection.tell(encode(table_news(live, self.connection.guest_id)))
        feed = self.feed
        feed.catch_up(live)
        if self.number != state.number or self.standing != feed.standing:
            self.connection.tell(feed.update(live, self.seat, self.number))
            self.number, self.standing = state.number, feed.standing

    def again(self) -> None:
        """The table as it is, for somebody who had it wrong."""
        self.feed.catch_up(self.live)
        self.connection.tell(self.feed.update(self.live, self.seat, self.number))


def may_watch(live: LoadedTable, guest: str | None) -> None:
    """Whoever sits, or sat, may see; others what the table allows, and chairs before the start."""
    state = live.state
    if (
        state.options.watch == "nobody"
        and state.status != "waiting"
        and guest not in state.guests
        and not state.offered
    ):
        raise NotWatchable
