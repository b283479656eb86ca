"""Dataclasses as compact JSON and back, with the standard library alone.

Fields that have their default are left out, and unknown ones are passed over when reading, so that
older and newer data can be read; a value of the wrong type is an error.
"""

import json
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")
Reader = Callable[[Any], Any]


class BadData(ValueError):
    """JSON that is not what was expected."""


def to_data(value: Any) -> dict[str, Any]:
    """The fields of a dataclass that have not their default."""
    return {
        name: one
        for name, default in _defaults(value.__class__)
        if (one := getattr(value, name)) != default
    }


def from_data(kind: type[T], data: Any) -> T:
    """The dataclass that such data describes, or `BadData`."""
    found: T = _reader(cast("Any", kind))(data)
    return found


@cache
def _defaults(kind: type) -> tuple[tuple[str, Any], ...]:
    return tuple((one.name, _default(one)) for one in fields(kind))


def _default(one: "Field[Any]") -> Any:
    if one.default_factory is not MISSING:
        return one.default_factory()
    return one.default


dump = json.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), allow_nan=False, default=to_data
).encode
"""A dataclass, or what JSON can hold with dataclasses in it, as JSON."""


@cache
def _reader(kind: Any) -> Reader:
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _one_of(kind, tuple(map(_reader, arguments)))
    if origin is Literal:
        return lambda data: data if data in arguments else _wrong(kind, data)
    if origin is dict:
        return lambda data: data if isinstance(data, dict) else _wrong(kind, data)
    if origin is tuple:
        each = _reader(arguments[0])
        return lambda data: (
            tuple(map(each, data)) if isinstance(data, list | tuple) else _wrong(kind, data)
        )
    if is_dataclass(kind):
        return _built(kind)
    wanted = NoneType if kind is None else kind
    if wanted not in (str, int, bool, NoneType):
        raise TypeError(f"no reader for {kind}")
    return lambda data: data if type(data) is wanted else _wrong(kind, data)


def _one_of(kind: Any, readers: tuple[Reader, ...]) -> Reader:
    def read(data: Any) -> Any:
        for reader in readers:
            try:
                return reader(data)
            except BadData:
                pass
        return _wrong(kind, data)

    return read


def _built(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    readers = {one.name: _reader(hints[one.name]) for one in fields(kind)}

    def read(data: Any) -> Any:
        if not isinstance(data, dict):
            return _wrong(kind, data)
        known = {name: readers[name](one) for name, one in data.items() if name in readers}
        try:
            return kind(**known)
        except TypeError:
            return _wrong(kind, data)

    return read


def _wrong(kind: Any, data: Any) -> Any:
    raise BadData(f"{type(data).__name__} where {getattr(kind, '__name__', kind)} is expected")
