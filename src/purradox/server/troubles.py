"""What a server refuses before any table is asked."""

from dataclasses import dataclass

from purradox.host.errors import HostError


@dataclass(eq=False)
class NotAMessage(HostError):
    """Not JSON, or not one of the messages of the protocol."""

    problem: str
    status = 400


@dataclass(eq=False)
class BadRequest(HostError):
    """A request whose content is not what it should be."""

    problem: str
    status = 422


@dataclass(eq=False)
class NoSuchPage(HostError):
    status = 404


@dataclass(eq=False)
class WrongMethod(HostError):
    status = 405


@dataclass(eq=False)
class OtherOrigin(HostError):
    """A request from another site's page."""

    status = 403


@dataclass(eq=False)
class NotReady(HostError):
    """The server is starting or stopping."""

    status = 503


@dataclass(eq=False)
class ServerTrouble(HostError):
    """Something broke on our side; the log says what."""

    status = 500
