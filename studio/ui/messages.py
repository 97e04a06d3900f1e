"""Errors of the lower floors as sentences in the window's language; what is not listed speaks English."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from studio.game.errors import StudioError
from studio.game.files import FileError
from studio.ui.translation import QT_TRANSLATE_NOOP

_TEMPLATES: Mapping[str, str] = {
    "occupied": QT_TRANSLATE_NOOP("Messages", "There is a stone on this point already."),
    "game_over": QT_TRANSLATE_NOOP("Messages", "The game is over. Go back to play another move."),
    "full_column": QT_TRANSLATE_NOOP("Messages", "This column is full."),
    "empty": QT_TRANSLATE_NOOP("Messages", "The file is empty."),
    "unknown_format": QT_TRANSLATE_NOOP(
        "Messages", "This is no game file that is known here. SGF, psq, pos, lib and plain moves can be opened."
    ),
    "folder": QT_TRANSLATE_NOOP("Messages", "This is a folder, not a file."),
    "not_found": QT_TRANSLATE_NOOP("Messages", "There is no such file."),
    "not_allowed": QT_TRANSLATE_NOOP("Messages", "You may not read this file."),
    "unwritable_format": QT_TRANSLATE_NOOP(
        "Messages", "A game cannot be saved in this format. Choose a name that ends in .sgf, .psq, .pos or .txt."
    ),
}


def sentence_of(error: StudioError) -> str:
    """What happened, and what to do."""
    template = _TEMPLATES.get(error.code)
    if template is None:
        return str(error)
    sentence = QCoreApplication.translate("Messages", template)
    return f"{error.path}: {sentence}" if isinstance(error, FileError) and error.path else sentence
