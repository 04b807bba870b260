"""Stands in for the `cython` module where it is not installed: the kernel then runs as Python.

Types say nothing there and decorators do nothing. Only what the kernel uses is here.
"""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")

compiled = False


def cclass(wrapped: T) -> T:
    """A class with C attributes."""
    return wrapped


cfunc = ccall = final = cclass


class _NoGil:
    """Both the decorator and the context manager."""

    def __call__(self, wrapped: T) -> T:
        return wrapped

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        return None


nogil = _NoGil()


def exceptval(*_: Any, **__: Any) -> Any:
    """What a C function returns for an exception."""
    return cclass


def declare(_: object, value: T) -> T:
    """A C variable."""
    return value


def cast(_: object, value: T) -> T:
    """A value as another C type."""
    return value


# Types are only named, never used. Some have the names of Python's own, which stay what they are.
globals().update(dict.fromkeys(("bint", "double", "int", "longlong", "uchar", "ulonglong", "void")))
