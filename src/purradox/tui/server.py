"""What a server is asked over HTTP, with the standard library alone."""

import asyncio
import json
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from purradox.i18n import Words
from purradox.tui.game import NotDone
from purradox.tui.places import Identities

COOKIE = "purradox"
PATIENCE = 20.0


class ServerRefused(NotDone):
    """The server says no; `code` names the sentence."""

    def __init__(self, code: str, args: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code, self.details = code, args or {}

    def told(self, say: Words, names: tuple[str, ...]) -> str:
        seats = ("seat", "owner", "to_act")
        told = {
            name: names[value]
            if name in seats and isinstance(value, int) and value < len(names)
            else ", ".join(map(str, value))
            if isinstance(value, list)
            else value
            for name, value in self.details.items()
        }
        kinds = (name for name in ("owner", "seat", "number") if told.get(name) is not None)
        try:
            return say(self.code, kind=next(kinds, "other"), **told)
        except KeyError:
            return say("refused-unknown", code=self.code)


class Unreachable(NotDone):
    """There is no server there, or none of ours."""

    def told(self, say: Words, names: tuple[str, ...]) -> str:
        del names
        return say("tui-unreachable", server=str(self))


def parts_of(address: str) -> tuple[str, str | None]:
    """A server, and the table if the address is the link to one."""
    if "://" not in address:
        address = f"http://{address}"
    link = urlsplit(address)
    if link.scheme not in ("http", "https") or not link.netloc:
        raise Unreachable(address)
    table = link.path.partition("/t/")[2].strip("/") or None
    return f"{link.scheme}://{link.netloc}", table


@dataclass
class Server:
    """A server, and who we are there."""

    address: str
    name: str
    identities: Identities = field(default_factory=Identities)
    secret: str | None = None

    @property
    def socket(self) -> str:
        return "ws" + self.address.removeprefix("http") + "/ws"

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.secret}"} if self.secret else {}

    async def enter(self) -> None:
        """Be who we were here before, or a new guest."""
        self.secret = self.identities.secret(self.address)
        if self.secret is not None:
            try:
                await self.ask("/api/me")
            except ServerRefused:
                self.secret = None
            else:
                return
        await self.ask("/api/me", {"name": self.name})

    async def ask(self, path: str, body: object = None, *, text: bool = False) -> Any:
        """GET, or POST where there is something to say; raises `NotDone`."""
        return await asyncio.to_thread(self._ask, path, body, text)

    def _ask(self, path: str, body: object, text: bool) -> Any:
        content = None if body is None else json.dumps(body).encode()
        headers = self.headers | ({"Content-Type": "application/json"} if content else {})
        request = urllib.request.Request(self.address + path, content, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                told = answer.read()
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error, self.address) from error
        except (OSError, ValueError) as error:
            raise Unreachable(self.address) from error
        try:
            return told.decode() if text else json.loads(told)
        except ValueError as error:
            raise Unreachable(self.address) from error

    def _remember(self, cookies: list[str]) -> None:
        for one in cookies:
            cookie = SimpleCookie(one).get(COOKIE)
            if cookie is not None:
                self.secret = cookie.value
                self.identities.keep(self.address, self.name, cookie.value)


def _refusal(error: urllib.error.HTTPError, address: str) -> NotDone:
    try:
        told = json.loads(error.read())
        return ServerRefused(told["code"], told.get("args"))
    except (ValueError, KeyError, TypeError):
        return Unreachable(address)
