"""Translates errors and warnings into the window's language."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QLocale

from studio.game.errors import Place, StudioError
from studio.game.files import FileError
from studio.game.files.report import FileWarning
from studio.game.message import (
    QT_TRANSLATE_NOOP,
    Message,
    Phrase,
    complete_or_shortened,
    fill,
    is_written_out,
    scientific,
)
from studio.game.stones import Stone
from studio.ui.texts.translating import translate

# Frequent ones are translated.
_REASON = "reason"
"""The field whose text comes from the operating system or from a library."""
SYSTEM_REASONS = (
    QT_TRANSLATE_NOOP("Messages", "No such file or directory"),
    QT_TRANSLATE_NOOP("Messages", "Permission denied"),
    QT_TRANSLATE_NOOP("Messages", "Operation not permitted"),
    QT_TRANSLATE_NOOP("Messages", "Is a directory"),
    QT_TRANSLATE_NOOP("Messages", "Not a directory"),
    QT_TRANSLATE_NOOP("Messages", "File exists"),
    QT_TRANSLATE_NOOP("Messages", "File name too long"),
    QT_TRANSLATE_NOOP("Messages", "No space left on device"),
    QT_TRANSLATE_NOOP("Messages", "Read-only file system"),
    QT_TRANSLATE_NOOP("Messages", "Input/output error"),
    QT_TRANSLATE_NOOP("Messages", "Too many open files"),
    QT_TRANSLATE_NOOP("Messages", "file is not a database"),
    QT_TRANSLATE_NOOP("Messages", "database disk image is malformed"),
    QT_TRANSLATE_NOOP("Messages", "database is locked"),
    QT_TRANSLATE_NOOP("Messages", "unable to open database file"),
    QT_TRANSLATE_NOOP("Messages", "attempt to write a readonly database"),
)


def sentence_of(error: StudioError) -> str:
    """Return the text of an error. If the file and the place in the file are known, they come first."""
    text = brief_sentence_of(error)
    return _joined((error.path, _place(error.place), text)) if isinstance(error, FileError) else text


def brief_sentence_of(error: StudioError) -> str:
    """Return the text of an error without the file and the place in it."""
    # The list that shows it has them already.
    return translated(error.message, error.fields)


def sentence_of_warning(warning: FileWarning) -> str:
    """Return the text of a warning about a file.

    The place comes first, then what was left out, guessed or corrected.
    """
    return _joined((_place(warning.place), translated(warning.message, warning.fields)))


def translated(message: Message, fields: Mapping[str, object]) -> str:
    """Return a message in the window's language, with `fields` filled in."""
    return fill(_tr(message.template), **{name: _shown(name, value) for name, value in fields.items()})


def _shown(name: str, value: object) -> str:
    if isinstance(value, Stone):
        return _colour(value)
    if isinstance(value, StudioError):
        return translated(value.message, value.fields)
    if isinstance(value, tuple):
        return QLocale().createSeparatedList([_shown(name, part) for part in value])
    if isinstance(value, int) and not isinstance(value, bool):
        return QLocale().toString(value) if is_written_out(value) else scientific(value)
    if isinstance(value, float):
        return QLocale().toString(value, "g", 6)
    if isinstance(value, Phrase):
        return _tr(value.text)
    if name == _REASON:
        return complete_or_shortened(name, _tr(str(value)))
    return complete_or_shortened(name, str(value))


def _place(place: Place) -> str:
    if place.line is not None:
        text = translate("Messages", "line {line}, column {column}")
        return fill(text, line=str(place.line), column=str(place.column or 1))
    if place.byte is not None:
        return fill(translate("Messages", "byte {byte}"), byte=str(place.byte))
    return ""


def _joined(parts: Iterable[str]) -> str:
    return ": ".join(filter(None, parts))


def _tr(text: str) -> str:
    return translate("Messages", text)


def _colour(stone: Stone) -> str:
    if stone is Stone.BLACK:
        return translate("Messages", "Black")
    return translate("Messages", "White")
