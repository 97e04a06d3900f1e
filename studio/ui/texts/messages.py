"""Errors and warnings of the lower floors as sentences in the window's language; what is not listed speaks English."""

import re
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QLocale

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
from studio.ui.texts.games import STUDIO_TEMPLATES
from studio.ui.texts.inside import INSIDE_TEMPLATES
from studio.ui.texts.networks import NETWORK_TEMPLATES

TEMPLATES: Mapping[str, tuple[str, ...]] = {
    **STUDIO_TEMPLATES,
    **INSIDE_TEMPLATES,
    **NETWORK_TEMPLATES,
}
"""What may be said for each code, with the names of the error's fields in braces."""

WORDS = (
    QT_TRANSLATE_NOOP("Messages", "simulations"),
    QT_TRANSLATE_NOOP("Messages", "seconds"),
    QT_TRANSLATE_NOOP("Messages", "memory"),
    QT_TRANSLATE_NOOP("Messages", "depth"),
)
"""Words with which the lower floors fill their fields."""
WORD_FIELDS = ("words",)

_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")


def sentence_of(error: StudioError) -> str:
    """What happened, and what to do; first where, if it happened in a file."""
    told = _told(error.message, error.sentence, error.fields)
    return _joined((error.path, _place(error.place), told)) if isinstance(error, FileError) else told


def brief_sentence_of(error: StudioError) -> str:
    """The same without where, for a list of files whose sentences name them."""
    return _told(error.message, error.sentence, error.fields)


def sentence_of_warning(warning: FileWarning) -> str:
    """Where in the file something was left out, guessed or mended, and what."""
    return _joined((_place(warning.place), _told(warning.message, warning.sentence, warning.fields)))


def names_in(template: str) -> set[str]:
    """The fields that a template asks for."""
    return set(_PLACEHOLDER.findall(template))


def _told(message: Message, sentence: str, fields: Mapping[str, object]) -> str:
    """Translate the message; one that was raised with an English sentence alone is looked up by its code."""
    template = message.template if message.field_names <= fields.keys() else None
    if template is None or template == sentence:
        template = _template(message.code, sentence, fields) or template
    if template is None:
        return sentence
    return fill(_tr(template), **{name: _shown(name, value) for name, value in fields.items()})


def _template(code: str, sentence: str, fields: Mapping[str, object]) -> str | None:
    """The template that the error's fields can fill; of several, the one that its own sentence is made of."""
    fitting = [template for template in TEMPLATES.get(code, ()) if names_in(template) <= fields.keys()]
    own = (template for template in fitting if _shape(template).fullmatch(sentence))
    return next(own, fitting[0] if fitting else None)


def _shape(template: str) -> re.Pattern[str]:
    words = (re.escape(part) for part in _PLACEHOLDER.split(template)[::2])
    return re.compile(".*".join(words), re.DOTALL)


def _shown(name: str, value: object) -> str:
    if isinstance(value, Stone):
        return _colour(value)
    if isinstance(value, StudioError):
        return _told(value.message, value.sentence, value.fields)
    if isinstance(value, tuple):
        return QLocale().createSeparatedList([_shown(name, part) for part in value])
    if isinstance(value, int) and not isinstance(value, bool):
        return QLocale().toString(value) if is_written_out(value) else scientific(value)
    if isinstance(value, float):
        return QLocale().toString(value, "g", 6)
    if isinstance(value, Phrase):
        return _tr(value.text)
    text = str(value)
    if name in WORD_FIELDS and text in WORDS:  # while some raise the English text alone
        return _tr(text)
    return complete_or_shortened(name, text)


def _place(place: Place) -> str:
    if place.line is not None:
        text = QCoreApplication.translate("Messages", "line {line}, column {column}")
        return fill(text, line=str(place.line), column=str(place.column or 1))
    if place.byte is not None:
        return fill(QCoreApplication.translate("Messages", "byte {byte}"), byte=str(place.byte))
    return ""


def _joined(parts: Iterable[str]) -> str:
    return ": ".join(filter(None, parts))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Messages", text)


def _colour(stone: Stone) -> str:
    if stone is Stone.BLACK:
        return QCoreApplication.translate("Messages", "Black")
    return QCoreApplication.translate("Messages", "White")
