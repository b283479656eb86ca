"""What is refused by whoever answers requests, beside what a host refuses."""

from purradox.host.errors import HostError


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


class NoSuchPuzzle(HostError):
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
