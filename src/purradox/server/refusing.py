"""Refusals as HTTP answers: the same words wherever a request is turned away."""

from starlette.responses import Response

from purradox.rules.errors import RuleError
from purradox.server.asgi import Send
from purradox.server.security import HEADERS
from purradox.server.seeing import encode, refusal


def answer(error: RuleError, status: int = 0, about: str = "request") -> Response:
    """A refusal in the words of the protocol."""
    told = refusal(error, about)
    headers = {"retry-after": str(max(1, round(told.retry_after)))} if told.retry_after else None
    return Response(
        encode(told), status or getattr(error, "status", 422), headers, "application/json"
    )


async def turn_away(send: Send, error: RuleError, *, socket: bool = False) -> None:
    """Answer a request, or one to become a socket, without asking the application."""
    response = answer(error, about="upgrade" if socket else "request")
    kind = "websocket.http.response" if socket else "http.response"
    headers = [*response.raw_headers, *(HEADERS if socket else ())]
    await send({"type": f"{kind}.start", "status": response.status_code, "headers": headers})
    await send({"type": f"{kind}.body", "body": response.body})
