"""Describes unexpected errors for the log and for reports."""

# It says where they happened, without data from their messages.

import re
import traceback
from collections.abc import Iterator

from studio.game.errors import StudioError

_LONGEST_SENTENCE = 300
_LONGEST_TEXT = 20_000
# Messages of all other errors may quote data.
_ABOUT_CODE = (AttributeError, ImportError, NameError, OSError, TypeError)
"""The errors whose messages contain no data of the user: they quote only names in the code, or paths."""
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
_CAUSED = "\nThis error led to the following one:\n\n"


def described(error: BaseException) -> str:
    """Return a text about an error and the errors that led to it.

    The oldest error comes first. Each has its traceback.
    """
    parts = ["".join(traceback.format_tb(each.__traceback__)) + sentence_of(each) for each in _chain(error)]
    text = _CAUSED.join(f"{part}\n" for part in parts).rstrip("\n")
    return text if len(text) <= _LONGEST_TEXT else f"…{text[-_LONGEST_TEXT:]}"


def sentence_of(error: BaseException) -> str:
    """Return the type of an error and its message in one line.

    Quoted texts, which may be data of the user, are replaced by an ellipsis. For a StudioError, its code replaces the
    message.
    """
    name = type(error).__name__
    if isinstance(error, StudioError):
        return f"{name}: {error.code}"
    try:
        text = " ".join(str(error).split())
    except Exception:  # noqa: BLE001  # the error of another library may be broken itself
        return name
    if not isinstance(error, _ABOUT_CODE):
        text = _QUOTED.sub("…", text)
    return f"{name}: {text[:_LONGEST_SENTENCE]}" if text.strip("…") else name


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield the errors that led to `error`, beginning with the oldest, and then `error` itself."""
    known: list[BaseException] = []
    current: BaseException | None = error
    while current is not None and current not in known:
        known.append(current)
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    yield from reversed(known)
