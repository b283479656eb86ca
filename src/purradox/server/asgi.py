"""The little of ASGI that we speak ourselves."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

COOKIE = "purradox"


def header(scope: Scope, name: bytes) -> str:
    """The value of a header, or nothing."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def secret_of(scope: Scope) -> tuple[str | None, bool]:
    """The secret that a request brings, and whether it is a program's token."""
    kind, _, token = header(scope, b"authorization").partition(" ")
    if kind.lower() == "bearer":
        return token.strip() or "-", True
    for cookie in header(scope, b"cookie").split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            return value.strip(), False
    return None, False


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"
