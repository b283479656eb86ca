"""The description of the HTTP part, with the answers that are messages of the protocol."""

import re
from typing import Any

import msgspec
from fastapi import FastAPI

from purradox.host.proof import Proof
from purradox.server.records.replay import Problem, Replay
from purradox.server.wire import messages

Data = dict[str, Any]
MESSAGES = (messages.TableNews, Proof, Replay, Problem)
WHERE = "#/components/schemas/"


def says(message: type, what: str = "") -> Data:
    """An answer that is one of our messages."""
    return holds("application/json", what, {"$ref": f"{WHERE}{message.__name__}"})


def holds(kind: str, what: str = "", schema: Data | None = None) -> Data:
    """An answer of a kind of content."""
    content: Data = {kind: {"schema": schema or {"type": "string"}}}
    return {"description": what or "Successful Response", "content": content}


def describe(app: FastAPI) -> None:
    """Let the description of an application hold our messages too."""
    made = app.openapi

    def openapi() -> Data:
        if app.openapi_schema is None:
            described = made()
            _, parts = msgspec.json.schema_components(MESSAGES, ref_template=WHERE + "{name}")
            described["components"]["schemas"] |= parts
        return made()

    app.openapi = openapi  # type: ignore[method-assign]


def allowed(app: FastAPI, path: str) -> list[str]:
    """What may be done with an address."""
    for template, ways in app.openapi()["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path):
            return sorted(way.upper() for way in ways)
    return []
