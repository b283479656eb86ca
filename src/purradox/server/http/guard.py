"""What every HTTP request passes: how many, from where, and how large."""

import time
from collections.abc import Callable

from purradox.host.errors import Banned, HostError
from purradox.server.api.errors import OtherOrigin, TooFast, TooLarge, WrongHost
from purradox.server.api.limits import Bucket, Limiter, network_of
from purradox.server.asgi import App, Message, Receive, Scope, Send, address_of, header
from purradox.server.http.refusals import reject
from purradox.server.http.security import same_origin
from purradox.server.ops.metrics import Metrics
from purradox.server.ops.network import PROBES, addressed_to

LARGE = ("/api/replay", "/api/review", "/api/continue")
COUNTED = ("/api/", "/t/")
"""Paths for which something has to be looked up."""
OPEN = ("/assets/", *PROBES)
"""Paths for everybody: the program of the page, which says what is refused, and probes."""
SAFE = ("GET", "HEAD", "OPTIONS")
REQUEST_BYTES = 10_000
"""Every so many bytes of a record cost an address another request."""


def guard(
    app: App,
    limiter: Limiter,
    metrics: Metrics,
    hosts: tuple[str, ...],
    check: Callable[[str], None],
    page: Callable[[], bytes],
) -> App:
    """The application behind its limits; `check` refuses addresses, `page` tells people why."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        begun = time.perf_counter()
        limits = limiter.limits
        most = limits.record_bytes if scope["path"] in LARGE else limits.body_bytes
        try:
            if not addressed_to(scope, hosts):
                raise WrongHost
            if not scope["path"].startswith(OPEN):
                check(address_of(scope))
            bucket = limiter.requests.of(network_of(address_of(scope)))
            if scope["path"].startswith(COUNTED) and (wait := bucket.take()):
                raise TooFast(round(wait, 2))
            if scope["method"] not in SAFE and not same_origin(scope):
                raise OtherOrigin
            length = header(scope, b"content-length")
            if length and (not length.isdigit() or int(length) > most):
                raise TooLarge(most)
            if length:
                bucket.tokens -= int(length) // REQUEST_BYTES
        except HostError as error:
            await reject(send, error, page() if _is_page(error, scope) else None)
            metrics.request(error.status, time.perf_counter() - begun)
            return
        send = metrics.counted(send, begun)
        if scope["path"].startswith("/api/"):
            send = _private(send)
        if scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        await app(scope, _measured(receive, most, None if length else bucket), send)

    return guarded


def _is_page(error: HostError, scope: Scope) -> bool:
    """Whether a browser wants to show what we refuse, and the page can say why."""
    shown = scope["method"] in SAFE and "text/html" in header(scope, b"accept")
    return isinstance(error, Banned) and shown and not scope["path"].startswith("/api/")


def _private(send: Send) -> Send:
    """An answer for who asked, which nobody on the way keeps."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            if all(name.lower() != b"cache-control" for name, _ in headers):
                message["headers"] = [*headers, (b"cache-control", b"no-store")]
        await send(message)

    return sending


def _without_body(send: Send) -> Send:
    """The answer to HEAD: what GET would say, less what it would show."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return sending


def _measured(receive: Receive, most: int, bucket: Bucket | None) -> Receive:
    """The same stream, broken off when it grows too long; paid for where it was not announced."""
    seen = 0

    async def measured() -> Message:
        nonlocal seen
        message = await receive()
        size = len(message.get("body", b""))
        seen += size
        if bucket is not None:
            bucket.tokens -= size / REQUEST_BYTES
        if seen > most:
            raise TooLarge(most)
        return message

    return measured
