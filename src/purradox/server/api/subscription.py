"""What a connection watches, and how much of it has been sent."""

import hmac
from typing import TYPE_CHECKING

from purradox.host import LoadedTable
from purradox.host.errors import NotWatchable
from purradox.host.series import board_key

if TYPE_CHECKING:
    from purradox.server.api.connection import Connection


class Subscription:
    """A table that a connection watches, and how much of it has been sent."""

    __slots__ = (
        *("arrivals", "board", "connection", "feed", "guest", "key", "live", "number"),
        *("revision", "seat", "standing"),
    )

    def __init__(
        self, connection: "Connection", live: LoadedTable, after: int, *, board: bool, key: str
    ) -> None:
        self.connection, self.live, self.feed = connection, live, connection.feeds.of(live)
        self.board, self.key = board, key
        self.guest = None if board else connection.guest_id
        """As whom it is watched; a board is nobody's."""
        self.seat = live.state.seat_of(self.guest)
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
                self.seat = state.seat_of(self.guest)
                if self not in live.listeners or not self._may_still():
                    return
            self.revision, self.arrivals = state.revision, live.arrivals
            self.connection.tell(self.feed.news(live, self.guest))
        feed = self.feed
        feed.catch_up(live)
        if self.number != state.number or self.standing != feed.standing:
            self.connection.tell(feed.update(live, self.seat, self.number, board=self.board))
            self.number, self.standing = state.number, feed.standing

    def again(self) -> None:
        """The table as it is, for somebody who had it wrong."""
        self.feed.catch_up(self.live)
        self.connection.tell(self.feed.update(self.live, self.seat, self.number, board=self.board))

    def _may_still(self) -> bool:
        """Once the match has begun, a table that nobody may watch is closed to the others."""
        try:
            may_watch(self.live, self.connection.guest_id, self.key)
        except NotWatchable as error:
            self.connection.lose(self.live, error)
            return False
        return True


def may_watch(live: LoadedTable, guest: str | None, key: str = "") -> None:
    """Whoever sits, or sat, may see, and a board with the key that they were told.

    Others may see what the table allows, and chairs before the start.
    """
    state = live.state
    if state.options.daily:
        key = ""  # it would follow from the date
    if (
        state.options.watch == "nobody"
        and state.status != "waiting"
        and guest not in state.guests
        and not state.offered
        and not hmac.compare_digest(key.encode(), board_key(state).encode())
    ):
        raise NotWatchable
