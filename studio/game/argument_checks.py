"""What a program has given, judged: numbers of any library count as numbers, the rest is told of in a sentence."""

import operator
from collections.abc import Iterable
from numbers import Real
from types import UnionType
from typing import Any

from studio.game import messages
from studio.game.errors import StudioError

_LONGEST = 60


class WrongKindError(StudioError):
    """Something other than what a function takes."""


def whole(given: object) -> int | None:
    """The whole number that this is, be it Python's or numpy's, 5 or 5.0, or nothing; on and off are no numbers."""
    if isinstance(given, bool):
        return None
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        number = real(given)
        return int(number) if number is not None and number.is_integer() else None


def real(given: object) -> float | None:
    """The number that this is, or nothing."""
    number = given.item() if hasattr(given, "item") and getattr(given, "shape", None) == () else given  # of numpy
    if isinstance(number, bool) or not isinstance(number, Real):
        return None
    try:
        return float(number)
    except OverflowError:
        return None  # a whole number that no float can hold


def truth(given: object) -> bool | None:
    """On or off, be it Python's or numpy's, or nothing."""
    return bool(given) if isinstance(given, bool) or type(given).__name__ == "bool" else None


def listed(given: object) -> list[Any] | None:
    """What stands in a list, an array or a set, or nothing where it is none of them; a text is one thing."""
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        return None
    try:
        return list(given)
    except TypeError:
        return None  # an array of numpy without dimensions says that it has parts


def refuse_other_than(kind: type | UnionType, given: object, needed: str, example: str) -> None:
    """Refuse what is not of this kind, and say what is needed."""
    if not isinstance(given, kind):
        raise wrong_kind(given, needed, example)


def wrong_kind(given: object, needed: str, example: str) -> WrongKindError:
    return WrongKindError(messages.WRONG_KIND, needed=needed, example=example, value=told(given))


def told(given: object) -> str:
    """What was given, short and on one line."""
    try:
        text = " ".join(repr(given).split())
    except ValueError:  # Python writes whole numbers of some thousand digits only
        return "a number that is too long to be written"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
