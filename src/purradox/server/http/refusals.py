"""How a refusal is answered over HTTP."""

from starlette.responses import Response

from purradox.rules.errors import RuleError
from purradox.server.asgi import Send
from purradox.server.http.security import HEADERS
from purradox.server.wire.encode import encode, refusal


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
