"""Immutable sequences that grow at their end, for states of which each has one item more."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Prefix(Sequence[T], Generic[T]):
    """The first items of a list that only grows; the next state's prefix shares the list."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T] | None = None) -> None:
        self._items = [] if items is None else items
        self._length = len(self._items)

    def plus(self, item: T) -> "Prefix[T]":
        """With one item more; this one stays as it is."""
        items = self._items
        if not items or len(items) > self._length:  # another one has gone on from here, or may
            items = items[: self._length]
        items.append(item)
        return Prefix(items)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return self._items[slice(*at.indices(self._length))]
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self._items[at if at >= 0 else self._length + at]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prefix) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Prefix({list(self)})"
