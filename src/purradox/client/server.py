"""What a server is asked over HTTP, with the standard library alone."""

import asyncio
import json
import os
import platform
import secrets
import sys
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from purradox.client.game import NotDone
from purradox.i18n import Words

COOKIE = "purradox"
AGENT = {"User-Agent": f"Purradox ({platform.system()})"}
"""How this device is called in the list of somebody's devices."""
TIMEOUT = 20.0
SHARE_BYTES = 32
NOBODY = "no-guest"


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
        return say("server-unreachable", server=str(self))


def parts_of(address: str) -> tuple[str, str | None]:
    """A server, and the table if the address is the link to one."""
    if "://" not in address:
        address = f"http://{address}"
    link = urlsplit(address)
    if link.scheme not in ("http", "https") or not link.netloc:
        raise Unreachable(address)
    table = link.path.partition("/t/")[2].strip("/") or None
    return f"{link.scheme}://{link.netloc}", table


def data_folder() -> Path:
    """The folder for a person's own data."""
    if sys.platform == "win32":
        home = Path(os.environ.get("APPDATA") or Path.home())
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "purradox"


class Identities:
    """Who this person is on each server: a name and a secret."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_folder() / "guests.json"

    def _all(self) -> dict[str, Any]:
        with suppress(OSError, ValueError):
            found = json.loads(self.file.read_text("utf-8"))
            if isinstance(found, dict):
                return found
        return {}

    def secret(self, server: str) -> str | None:
        known = self._all().get(server)
        return str(known["secret"]) if isinstance(known, dict) and "secret" in known else None

    def keep(self, server: str, name: str, secret: str) -> None:
        """Remember who we are; nobody else may read it."""
        known = self._all() | {server: {"name": name, "secret": secret}}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        draft = self.file.with_name(f".{self.file.name}.{os.getpid()}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as stream:
            json.dump(known, stream)
        draft.replace(self.file)


@dataclass
class Server:
    """A server, and who we are there."""

    address: str
    name: str
    """What a new guest is called."""
    identities: Identities = field(default_factory=Identities)
    secret: str | None = None
    given: bool = False
    """Whether a person asked for this name, so that they get it also where they were before."""
    forgotten: bool = False
    """Whether the server knew us before, and does not any more."""
    program: bool = False
    """A bot rather than a person; each name is somebody of its own."""
    shares: dict[str, str] = field(default_factory=dict, repr=False)
    """Our shares in the chance of deals, by the commitments to them."""

    @property
    def socket(self) -> str:
        return "ws" + self.address.removeprefix("http") + "/ws"

    @property
    def headers(self) -> dict[str, str]:
        if not self.secret:
            return {}
        if self.program:
            return {"Authorization": f"Bearer {self.secret}"}
        return {"Cookie": f"{COOKIE}={self.secret}"}

    @property
    def _identity(self) -> str:
        return f"{self.address} {self.name}" if self.program else self.address

    async def enter(self) -> None:
        """Be who we were here before, or a new guest."""
        self.secret = self.identities.secret(self._identity)
        if self.secret is not None:
            try:
                me = await self.ask("/api/me")
            except ServerRefused as refused:
                if refused.code != NOBODY:
                    raise
                self.secret, self.forgotten = None, True
            else:
                if not self.given or me["name"] == self.name:
                    self.name = me["name"]
                    return
        if self.program:
            self.secret = (await self.ask("/api/bots", {"name": self.name}))["token"]
            self.identities.keep(self._identity, self.name, self.secret)
        else:
            await self.rename(self.name)

    async def rename(self, name: str) -> None:
        """Be called something else, at every table of this server; raises `NotDone`."""
        self.name = (await self.ask("/api/me", {"name": name}))["name"]

    async def link(self, table: str) -> tuple[str, bool]:
        """The link to a table to pass on, and whether only this device can open it."""
        try:
            place = await self.ask("/api/invitation")
        except ServerRefused:  # it does not know by which address others come
            return f"{self.address}/t/{table}", False
        return f"{place['address']}/t/{table}", place["alone"]

    async def take_chair(self, path: str, body: dict[str, Any]) -> Any:
        """Ask for what gives us a chair, and commit to a share of chance; raises `NotDone`."""
        share = secrets.token_hex(SHARE_BYTES)
        commitment = sha256(f"purradox share 1\n{share}".encode()).hexdigest()
        self.shares[commitment] = share
        return await self.ask(path, body | {"commitment": commitment})

    async def ask(self, path: str, body: object = None, *, text: bool = False) -> Any:
        """GET, or POST where there is something to say; raises `NotDone`."""
        return await asyncio.to_thread(self._ask, path, body, text)

    def _ask(self, path: str, body: object, text: bool) -> Any:
        content = None if body is None else json.dumps(body).encode()
        headers = AGENT | self.headers | ({"Content-Type": "application/json"} if content else {})
        request = urllib.request.Request(self.address + path, content, headers)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                told = answer.read()
        except urllib.error.HTTPError as error:
            with error:
                raise refusal_of(error.read(), self.address) from error
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
                self.identities.keep(self._identity, self.name, cookie.value)


def refusal_of(content: bytes, address: str) -> NotDone:
    """What the body of an answer that says no means."""
    try:
        told = json.loads(content)
        return ServerRefused(told["code"], told.get("args"))
    except (ValueError, KeyError, TypeError):
        return Unreachable(address)
