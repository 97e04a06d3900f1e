"""Messages about the file of practice positions."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

NEWER = Message(
    "practice_newer",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The practice positions were saved by a newer version of MCTS Studio (format {found}; this version reads up to "
        "{known}). The file is unchanged. Install the newer version to use it.",
    ),
)
NOT_PRACTICE = Message(
    "practice_damaged",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The practice positions cannot be read ({reason}). The file is unchanged. Move it to another folder, or "
        "replace it by a backup copy.",
    ),
)
NOT_WRITTEN = Message(
    "practice_not_written", QT_TRANSLATE_NOOP("Messages", "The practice positions could not be saved ({reason}).")
)
BAD_LINE = Message(
    "practice_bad_line",
    QT_TRANSLATE_NOOP(
        "Messages", "This line is not a practice position ({reason}). Nothing was imported. Remove or repair the line."
    ),
)
NO_EXPORT = Message(
    "practice_no_export",
    QT_TRANSLATE_NOOP("Messages", "The file does not contain exported practice positions. Choose another file."),
)
TOO_LARGE = Message(
    "practice_too_large", QT_TRANSLATE_NOOP("Messages", "The file is larger than {most} MB, the limit of an import.")
)
