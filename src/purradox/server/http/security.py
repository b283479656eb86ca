"""What every answer carries, and who may ask: headers, origins, sizes."""

from purradox.server.asgi import App, Message, Receive, Scope, Send, header

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; font-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
CSP_WITH_WORKER = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""Where the page's own Python may run, which is WebAssembly."""
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
)


def with_headers(app: App, policy: str = CSP) -> App:
    """The same application, with our headers on every answer."""
    added = (*HEADERS, (b"content-security-policy", policy.encode()))

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *added]
            await send(message)

        await app(scope, receive, sending if scope["type"] == "http" else send)

    return wrapped


def same_origin(scope: Scope) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
        return False
    origin = header(scope, b"origin")
    if not origin:
        return True
    _, _, asked = origin.partition("://")
    return asked == header(scope, b"host")
