"""Checks the arguments of public functions.

Numbers of Python and of NumPy are accepted. Error messages quote the given value.
"""

import operator
from collections.abc import Iterable
from numbers import Real
from types import UnionType
from typing import Any

from studio.game import messages
from studio.game.errors import StudioError

_LONGEST = 60


class WrongKindError(StudioError):
    """Raised for an argument of an unsupported type."""


def as_int(given: object) -> int | None:
    """Return a whole number of Python or NumPy as an int.

    Return None for any other value. The float 5.0 counts as a whole number, but a boolean does not.
    """
    if isinstance(given, bool):
        return None
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        number = as_float(given)
        return int(number) if number is not None and number.is_integer() else None


def as_float(given: object) -> float | None:
    """Return a number as a float.

    Return None for booleans, for values of other types, and for whole numbers that are too large.
    """
    number = given.item() if hasattr(given, "item") and getattr(given, "shape", None) == () else given  # NumPy scalars
    if isinstance(number, bool) or not isinstance(number, Real):
        return None
    try:
        return float(number)
    except OverflowError:
        return None  # a whole number that no float can hold


def as_bool(given: object) -> bool | None:
    """Return a boolean of Python or NumPy as a bool. Return None for any other value."""
    return bool(given) if isinstance(given, bool) or type(given).__name__ == "bool" else None


def as_list(given: object) -> list[Any] | None:
    """Return the items of a list, an array, a set or another iterable.

    Return None for a str, for bytes, and for any other value.
    """
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        return None
    try:
        return list(given)
    except TypeError:
        return None  # a NumPy array without dimensions claims to be iterable


def refuse_other_than(kind: type | UnionType, given: object, needed: str, example: str) -> None:
    """Raise an error if `given` does not have the required type. The error names this type."""
    if not isinstance(given, kind):
        raise wrong_kind(given, needed, example)


def wrong_kind(given: object, needed: str, example: str) -> WrongKindError:
    return WrongKindError(messages.WRONG_KIND, needed=needed, example=example, value=brief_repr(given))


def brief_repr(given: object) -> str:
    """Return the `repr` of an argument on one line. It is cut after 60 characters."""
    try:
        text = " ".join(repr(given).split())
    except ValueError:  # Python prints whole numbers up to a few thousand digits only
        return "a number that is too long to be written"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
