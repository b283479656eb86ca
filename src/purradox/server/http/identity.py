"""The HTTP side of who you are: name, devices, and the ways to another device."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from purradox.host import Guest
from purradox.host.errors import BadCode, NoGuest, UnknownWords
from purradox.host.sql import DatabaseHost
from purradox.host.sql.devices import LIFE, Agent
from purradox.server.api import bodies
from purradox.server.api.errors import BadRequest, TooFast
from purradox.server.api.limits import Limiter, network_of
from purradox.server.api.operations import Reviews, Router
from purradox.server.api.profile import profile_of
from purradox.server.asgi import COOKIE, address_of, header, secret_of
from purradox.server.http.routing import json_response

BROWSERS = {
    "Purradox": "Purradox",
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Darwin": "macOS",
    "Linux": "Linux",
}
"""What a User-Agent holds, and what people call it; the first that is found counts."""

api = Router()


def agent_of(told: str) -> Agent:
    """The browser and the system of a User-Agent, as far as we know them; nothing else is kept."""
    browser = next((name for sign, name in BROWSERS.items() if sign in told), "")
    return Agent(browser, next((name for sign, name in SYSTEMS.items() if sign in told), ""))


def comes_with(request: Request) -> Agent:
    return agent_of(header(request.scope, b"user-agent"))


def secret_here(request: Request) -> str:
    """The secret of who asks, where there must be one."""
    secret, _ = secret_of(request.scope)
    if secret is None:
        raise NoGuest
    return secret


@contextmanager
def guessing(request: Request) -> Iterator[None]:
    """A code or words that nobody has cost the address; who has the right ones is not held up."""
    limiter: Limiter = request.app.state.server.limiter
    bucket = limiter.guesses.of(network_of(address_of(request.scope)))
    if wait := bucket.take():
        raise TooFast(round(wait, 2))
    try:
        yield
    except (BadCode, UnknownWords):
        raise
    except BaseException:
        bucket.give_back()
        raise
    bucket.give_back()


def me_of(guest: Guest) -> bodies.Me:
    return bodies.Me(name=guest.name, kind="program" if guest.program else "person")


def remember(request: Request, response: Response, secret: str) -> Response:
    """An answer with the cookie that is the guest from now on, for a year."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=LIFE // 1000,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return response


@api.get("/api/me")
async def who(guest: Guest) -> bodies.Me:
    """Who you are."""
    return me_of(guest)


@api.post("/api/me", answers=bodies.Me)
async def become(
    request: Request, host: DatabaseHost, guest: Guest | None, named: bodies.NewGuest
) -> Response:
    """Become a guest, or change your name."""
    if guest is None:
        guest, secret = await host.guests.welcome(named.name, agent=comes_with(request))
        return remember(request, json_response(me_of(guest)), secret)
    if not named.if_new:
        guest = await host.change_name(guest, named.name)
    return json_response(me_of(guest))


@api.get("/api/hello", answers=bodies.Hello)
async def hello(request: Request, guest: Guest | None) -> Response:
    """Who a page belongs to; its cookie is renewed, or taken back where nobody knows it."""
    response = json_response(bodies.Hello(name=guest.name if guest else None))
    cookie = request.cookies.get(COOKIE)
    if guest is None and cookie is not None:
        response.delete_cookie(COOKIE)
    elif guest is not None and cookie == secret_here(request):
        remember(request, response, cookie)
    return response


@api.post("/api/bots")
async def program(request: Request, host: DatabaseHost, named: bodies.Name) -> bodies.Token:
    """An identity for a program."""
    agent = comes_with(request)
    _, token = await host.guests.welcome(named.name, program=True, agent=agent)
    return bodies.Token(token=token)


@api.post("/api/me/link")
async def link(host: DatabaseHost, guest: Guest) -> bodies.Link:
    """A code that moves you to another device."""
    code, expires = await host.guests.code(guest)
    return bodies.Link(code=code, expires=expires)


@api.post("/api/me/words")
async def words(host: DatabaseHost, guest: Guest) -> bodies.Words:
    """New recovery words; this is the only time that they are told."""
    return bodies.Words(words=await host.guests.words(guest))


@api.post("/api/me/whose")
async def whose(
    request: Request, host: DatabaseHost, guest: Guest | None, brought: bodies.Brought
) -> bodies.CodeOwner:
    """Whose code or words these are; they can still be used afterwards."""
    with guessing(request):
        match brought.code, brought.words:
            case str(code), None:
                owner = await host.guests.of_code(code)
            case None, str(typed):
                owner = await host.guests.of_words(typed)
            case _:
                raise BadRequest("code or words")
    return bodies.CodeOwner(name=owner.name, you=guest is not None and guest.id == owner.id)


@api.post("/api/me/move", answers=bodies.Me)
async def move(request: Request, host: DatabaseHost, brought: bodies.Brought) -> Response:
    """Become the guest whose code or words these are."""
    agent = comes_with(request)
    with guessing(request):
        match brought.code, brought.words:
            case str(code), None:
                guest, secret = await host.guests.moved(code, agent)
            case None, str(typed):
                guest, secret = await host.guests.recovered(typed, agent)
            case _:
                raise BadRequest("code or words")
    return remember(request, json_response(me_of(guest)), secret)


@api.get("/api/me/devices")
async def devices(request: Request, host: DatabaseHost, guest: Guest) -> bodies.Devices:
    """Your devices, the one that was used last first."""
    found = await host.guests.devices.of(guest.id, secret_here(request))
    return bodies.Devices(
        devices=[
            bodies.Device(
                id=one.id, **one.agent._asdict(), added=one.added, used=one.used, here=one.here
            )
            for one in found
        ],
        words_made=await host.guests.words_made(guest),
    )


@api.get("/api/me/data", answers=dict[str, Any])
async def data(request: Request, host: DatabaseHost, guest: Guest, reviews: Reviews) -> Response:
    """All that the server has of you, as a file."""
    limiter: Limiter = request.app.state.server.limiter
    limiter.exports.charge(guest.id)
    told = await host.data_of(guest, secret_here(request))
    told["profile"] = await profile_of(host, guest, reviews)
    response = json_response(told)
    response.headers["content-disposition"] = 'attachment; filename="purradox.json"'
    return response


@api.post("/api/me/delete", answers={})
async def delete(host: DatabaseHost, guest: Guest, wanted: bodies.Deleting) -> Response:
    """Delete all that the server has of you."""
    if wanted.name != guest.name:
        raise BadRequest("name")
    await host.delete(guest)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@api.post("/api/me/logout", answers={})
async def log_out(
    request: Request, host: DatabaseHost, guest: Guest, wanted: bodies.LoggingOut
) -> Response:
    """Log out a device, `here`, or all `others`."""
    secret, response = secret_here(request), Response(status_code=204)
    await host.log_out(guest, wanted.device, secret)
    if await host.guests.known(secret) is None:
        response.delete_cookie(COOKIE)
    return response
