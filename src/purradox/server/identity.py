"""The HTTP side of who you are: name, devices, and the ways to another device."""

from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import APIRouter, Request, Response

from purradox.host import Guest
from purradox.host.devices import LIFE, Agent
from purradox.host.errors import BadCode, NoGuest, UnknownWords
from purradox.server import models
from purradox.server.asgi import COOKIE, address_of, header, secret_of
from purradox.server.limits import Doorkeeper, network_of
from purradox.server.routes import REFUSALS, Anybody, HostNow, Me
from purradox.server.troubles import BadRequest, TooFast

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

router = APIRouter(prefix="/api", responses=REFUSALS)


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
    doorkeeper: Doorkeeper = request.app.state.server.doorkeeper
    bucket = doorkeeper.guesses.of(network_of(address_of(request.scope)))
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


def told(guest: Guest) -> models.Me:
    return models.Me(name=guest.name, kind="program" if guest.program else "person")


def remember(request: Request, response: Response, secret: str) -> None:
    """The cookie that is the guest from now on, for a year."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=LIFE // 1000,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


@router.get("/me")
async def who(guest: Me) -> models.Me:
    return told(guest)


@router.post("/me")
async def become(
    named: models.Guesting, request: Request, response: Response, host: HostNow, guest: Anybody
) -> models.Me:
    if guest is not None:
        return told(guest if named.if_new else await host.rename(guest, named.name))
    guest, secret = await host.guests.welcome(named.name, agent=comes_with(request))
    remember(request, response, secret)
    return told(guest)


@router.get("/hello")
async def hello(request: Request, response: Response, guest: Anybody) -> models.Hello:
    """Who a page belongs to; its cookie is renewed, or taken back where nobody knows it."""
    cookie = request.cookies.get(COOKIE)
    if guest is None and cookie is not None:
        response.delete_cookie(COOKIE)
    elif guest is not None and cookie == secret_here(request):
        remember(request, response, cookie)
    return models.Hello(name=guest.name if guest else None)


@router.post("/bots")
async def program(named: models.Named, request: Request, host: HostNow) -> models.Token:
    agent = comes_with(request)
    _, token = await host.guests.welcome(named.name, program=True, agent=agent)
    return models.Token(token=token)


@router.post("/me/link")
async def link(host: HostNow, guest: Me) -> models.Link:
    code, expires = await host.guests.code(guest)
    return models.Link(code=code, expires=expires)


@router.post("/me/words")
async def words(host: HostNow, guest: Me) -> models.Words:
    """New recovery words; this is the only time that they are told."""
    return models.Words(words=await host.guests.words(guest))


@router.post("/me/whose")
async def whose(
    brought: models.Brought, request: Request, host: HostNow, guest: Anybody
) -> models.Whose:
    """Whose code or words these are; they can still be used afterwards."""
    with guessing(request):
        match brought.code, brought.words:
            case str(code), None:
                owner = await host.guests.of_code(code)
            case None, str(typed):
                owner = await host.guests.of_words(typed)
            case _:
                raise BadRequest("code or words")
    return models.Whose(name=owner.name, you=guest is not None and guest.id == owner.id)


@router.post("/me/move")
async def move(
    brought: models.Brought, request: Request, response: Response, host: HostNow
) -> models.Me:
    agent = comes_with(request)
    with guessing(request):
        match brought.code, brought.words:
            case str(code), None:
                guest, secret = await host.guests.moved(code, agent)
            case None, str(typed):
                guest, secret = await host.guests.recovered(typed, agent)
            case _:
                raise BadRequest("code or words")
    remember(request, response, secret)
    return told(guest)


@router.get("/me/devices")
async def devices(request: Request, host: HostNow, guest: Me) -> models.Devices:
    found = await host.guests.devices.of(guest.id, secret_here(request))
    return models.Devices(
        devices=[
            models.Device(
                id=one.id, **one.agent._asdict(), added=one.added, used=one.used, here=one.here
            )
            for one in found
        ],
        words_made=await host.guests.words_made(guest),
    )


@router.post("/me/logout", status_code=204, response_class=Response)
async def log_out(
    wanted: models.LoggingOut, request: Request, host: HostNow, guest: Me
) -> Response:
    secret, response = secret_here(request), Response(status_code=204)
    await host.log_out(guest, wanted.device, secret)
    if await host.guests.known(secret) is None:
        response.delete_cookie(COOKIE)
    return response
