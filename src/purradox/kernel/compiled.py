"""Numba's decorator as this package uses it: no GIL, and nothing is done or read at import."""

import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import Any, TypeVar, cast

import llvmlite.binding as llvm
import numba
from numba.core import caching as numba_caching

from purradox.kernel.cache import cache_folder

caching: Any = numba_caching  # without types
F = TypeVar("F", bound=Callable[..., object])

_FEATURES = llvm.get_host_cpu_features()
# On these processors pdep is microcode and slower than the portable selection.
_SLOW_PDEP = {"znver1", "znver2", "bdver4", "excavator"}

PORTABLE = bool(os.environ.get("PURRADOX_PORTABLE"))
"""Set in the environment to do without pdep where the processor has it."""

USE_PDEP = (
    not PORTABLE and _FEATURES.get("bmi2", False) and llvm.get_host_cpu_name() not in _SLOW_PDEP
)
VECTOR_BYTES = 32 if _FEATURES.get("avx2") else 16
"""How many bytes of 0 or 1 are made from bits in one go."""


def compiled(function: F) -> F:
    """Compile when first called, or load what an earlier process compiled."""
    dispatcher: Any = numba.njit(nogil=True)(function)
    dispatcher._cache = _Cache(function)
    return cast("F", dispatcher)


class _Cache:
    """Numba's cache of a function, opened when the function is first called."""

    def __init__(self, function: Callable[..., object]) -> None:
        self._function = function

    @cached_property
    def _opened(self) -> Any:
        return caching.NullCache() if cache_folder() is None else _Files(self._function)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._opened, name)


class _Locator(caching._SourceFileBackedLocatorMixin, caching._CacheLocator):  # type: ignore[misc]
    """The place of a function by its module's name: the same for every installation."""

    def __init__(self, function: Callable[..., object], file: str) -> None:
        self._py_file, self._lineno = file, function.__code__.co_firstlineno
        folder = cache_folder()
        assert folder is not None
        self._path = folder / function.__module__.rpartition(".")[0]

    def get_cache_path(self) -> str:
        return str(self._path)


class _Results(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)


class _Files(caching.FunctionCache):  # type: ignore[misc]
    """What cannot be read is compiled again, and what cannot be written is not kept."""

    _impl_class = _Results

    def load_overload(self, sig: object, target_context: object) -> object:
        try:
            return super().load_overload(sig, target_context)
        except (OSError, EOFError, pickle.UnpicklingError):
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, sig: object, data: object) -> None:
        with suppress(OSError):
            super().save_overload(sig, data)
