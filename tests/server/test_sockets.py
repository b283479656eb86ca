"""One socket: what is not read, pings that nobody answers, floods."""

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from purradox.server.api.connection import SLOW, Connection, waits
from purradox.server.api.errors import TooFast
from purradox.server.api.feed import Feeds
from purradox.server.api.limits import Bucket, Limiter, Limits
from purradox.server.ws.frames import ReceiveQueue
from purradox.server.ws.protocol import CONTROL, MOST_AT_ONCE, Socket


def test_what_is_not_read_is_limited_in_bytes() -> None:
    def told(message: bytes, times: int) -> tuple[int | None, bool]:
        abort, limiter = Mock(), Limiter(Limits(unread_bytes=50_000))
        there = Connection(Mock(), Feeds(), Mock(), None, limiter, "192.0.2.9", waits, abort)
        for _ in range(times):
            there.tell(message)
        return there.closing, abort.called

    assert told(bytes(30_000), 2) == (SLOW, True)
    assert told(bytes(10), 2_000) == (None, False)
    assert told(bytes(60_000), 1) == (None, False)  # one message may always be sent


def mocked_socket() -> Any:
    """A socket without a network."""
    there: Any = Socket.__new__(Socket)
    there.transport, there.conn, there.logger = Mock(), Mock(), Mock(level=100)
    there.transport.is_closing.return_value = there.close_sent = False
    there.conn.data_to_send.return_value = [b"pong"]
    there.control, there.writable = Bucket(*CONTROL), asyncio.Event()
    return there


def test_who_does_not_answer_pings_is_dropped_with_all_that_waits() -> None:
    there = mocked_socket()
    there.keepalive_timeout()
    there.transport.abort.assert_called_once_with()
    there.transport.write.assert_not_called()


def test_no_pong_joins_what_is_not_read() -> None:
    there = mocked_socket()
    there.handle_ping()
    there.conn.data_to_send.assert_called_once_with()  # else it would leave with the next one
    there.transport.write.assert_not_called()
    there.writable.set()
    there.handle_ping()
    there.transport.write.assert_called_once_with(b"pong")


@pytest.mark.parametrize("after_the_end", [False, True])
def test_who_sends_too_many_messages_in_one_go_is_dropped(after_the_end: bool) -> None:
    """Parsing them all would hold up everybody else."""
    there = mocked_socket()
    there.close_sent = after_the_end
    there.received, there.read_paused, there.floods = ReceiveQueue(Mock()), True, Mock()
    there.transport.abort.side_effect = lambda: there.transport.is_closing.configure_mock(
        return_value=True
    )
    for _ in range(2 * MOST_AT_ONCE):
        there.hand_on("{}")
    assert there.received.qsize() == (0 if after_the_end else MOST_AT_ONCE)
    there.transport.abort.assert_called_once_with()
    there.floods.assert_called_once_with()  # it costs the address


def test_a_flood_is_paid_for() -> None:
    limiter = Limiter(Limits(requests_a_second=1e-6, requests_at_once=50))
    limiter.requests.charge("192.0.2.1")
    limiter.flooded("192.0.2.1")
    for _ in range(9):
        limiter.requests.charge("192.0.2.1")
    with pytest.raises(TooFast):
        limiter.requests.charge("192.0.2.1")
    limiter.requests.charge("192.0.2.2")
