"""The little of ASGI that we speak ourselves."""

from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
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
    bearer = header(scope, b"authorization")
    if bearer:
        return bearer.removeprefix("Bearer ").strip() or "-", True
    try:
        cookie = SimpleCookie(header(scope, b"cookie")).get(COOKIE)
    except CookieError:
        return None, False
    return (cookie.value if cookie else None), False


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"
