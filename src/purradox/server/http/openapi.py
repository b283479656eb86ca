"""The OpenAPI document, made of the operations of the API."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from purradox.server.api.bodies import Body, Query
from purradox.server.api.operations import JSON, Operation, RecordText
from purradox.server.wire.messages import Refused

Data = dict[str, Any]
REF = "#/components/schemas/{name}"
REFUSALS = (401, 403, 404, 409, 413, 422, 429, 503)


def document(operations: Sequence[Operation]) -> Data:
    """OpenAPI 3.1 of all operations."""
    kinds = dict.fromkeys(kind for one in operations for kind in _kinds(one))
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schema_of = dict(zip(kinds, schemas, strict=True))
    paths: Data = {}
    for one in operations:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Purradox", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def _kinds(one: Operation) -> list[Any]:
    return [Refused, one.refuses, *one.answers.values(), *(_body(one) or {}).values()]


def _body(one: Operation) -> dict[str, Any] | None:
    """The type of the body by its media type, if there is one."""
    for kind in one.needs.values():
        if kind is RecordText:
            return {"text/plain": str}
        if isinstance(kind, type) and issubclass(kind, Body):
            return {JSON: kind}
    return None


def _operation(one: Operation, schema_of: dict[Any, Data]) -> Data:
    def content(kinds: Any) -> Data:
        return {media: {"schema": schema_of[kind]} for media, kind in kinds.items()}

    told: Data = {"description": "Done.", "content": content(one.answers)}
    responses: Data = {"200": told} if one.answers else {"204": {"description": "Done."}}
    for status in REFUSALS:
        kind = one.refuses if status == 422 else Refused
        responses[str(status)] = {"description": "Refused.", "content": content({JSON: kind})}
    said: Data = {"operationId": one.handler.__name__, "responses": responses}
    if one.handler.__doc__:
        said["summary"] = one.handler.__doc__
    if parameters := [*_path_parameters(one.path), *_query_parameters(one)]:
        said["parameters"] = parameters
    if body := _body(one):
        said["requestBody"] = {"required": True, "content": content(body)}
    return said


def _path_parameters(path: str) -> list[Data]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", path)
    ]


def _query_parameters(one: Operation) -> list[Data]:
    found = []
    for kind in one.needs.values():
        if isinstance(kind, type) and issubclass(kind, Query):
            schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
            for name, value in schema["properties"].items():
                required = name in schema["required"]
                found.append({"name": name, "in": "query", "required": required, "schema": value})
    return found
