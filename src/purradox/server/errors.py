"""What a server refuses by itself, and how any refusal is answered over HTTP."""

from starlette.responses import Response

from purradox.host.errors import HostError
from purradox.rules.errors import RuleError
from purradox.server.asgi import Send
from purradox.server.http.security import HEADERS
from purradox.server.wire.encode import encode, refusal


class NotAMessage(HostError):
    """Not JSON, or not one of the messages of the protocol."""

    problem: str
    status = 400


class BadRequest(HostError):
    """A request whose content is not what it should be."""

    problem: str
    status = 422


class NoSuchPage(HostError):
    status = 404


class WrongMethod(HostError):
    status = 405


class OtherOrigin(HostError):
    """A request from another site's page."""

    status = 403


class WrongHost(HostError):
    """A request by a name that is not one of this server's."""

    status = 421


class NotAtHome(HostError):
    """Only who sits before the computer that serves can do this, after a plain `./play`."""

    status = 403


class NoNetwork(HostError):
    """This computer is in no network that could be let in."""


class NotReady(HostError):
    """The server is starting or stopping."""

    status = 503


class ServerTrouble(HostError):
    """Something broke on our side; the log says what."""

    status = 500


class TooFast(HostError):
    """Too many messages or requests."""

    seconds: float
    status = 429


class TooManyConnections(HostError):
    """No room for another connection."""

    most: int
    status = 429


class TooManyWatched(HostError):
    """One connection watches so many tables at most."""

    most: int
    status = 429


class TooLarge(HostError):
    """A message or a file that is longer than anything useful."""

    most: int
    status = 413


class NoThought(HostError):
    """The process that thinks gave no answer."""

    reason: str
    status = 503


class TooManyReviews(HostError):
    """The limit of reviews that run at once (`most`) is reached; try again in `seconds`."""

    most: int
    seconds: float
    status = 429


class TooManyReviewsOfYours(HostError):
    """The same, of one person."""

    most: int
    seconds: float
    status = 429


class TooManyHints(HostError):
    """The limit of queued hints (`most`) is reached; try again in `seconds`."""

    most: int
    seconds: float
    status = 429


def answer(error: RuleError, status: int = 0, about: str = "request") -> Response:
    """A refusal in the words of the protocol."""
    told = refusal(error, about)
    headers = {"retry-after": str(max(1, round(told.retry_after)))} if told.retry_after else None
    return Response(
        encode(told), status or getattr(error, "status", 422), headers, "application/json"
    )


async def reject(
    send: Send, error: RuleError, page: bytes | None = None, *, socket: bool = False
) -> None:
    """Answer a request, or one to become a socket, without asking the application.

    A `page` is for a browser, which finds out by itself what is wrong.
    """
    response = answer(error, about="upgrade" if socket else "request")
    if page is not None:
        response = Response(page, response.status_code, media_type="text/html")
    kind = "websocket.http.response" if socket else "http.response"
    headers = [*response.raw_headers, *(HEADERS if socket else ())]
    await send({"type": f"{kind}.start", "status": response.status_code, "headers": headers})
    await send({"type": f"{kind}.body", "body": response.body})
