"""Messages about the position database and opening books made from it."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

NEWER = Message(
    "positions_newer",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The position database was saved by a newer version of MCTS Studio (format {found}; this version reads up to "
        "{known}). The file is unchanged. Install the newer version to use it.",
    ),
)
DAMAGED = Message(
    "positions_damaged",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The position database cannot be read ({reason}). The file is unchanged. Move it to another folder, or replace "
        "it by a backup copy.",
    ),
)
NOT_WRITTEN = Message(
    "positions_not_written",
    QT_TRANSLATE_NOOP("Messages", "The position database could not be changed ({reason})."),
)
FULL = Message(
    "positions_full",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The position database has reached its limit of {most} MB. What was imported is kept. Raise the limit and "
        "import the files again to continue.",
    ),
)
NO_BACKUP = Message(
    "positions_no_backup",
    QT_TRANSLATE_NOOP("Messages", "The backup could not be written ({reason}). Choose another file."),
)
SAME_FILE = Message(
    "positions_same_file",
    QT_TRANSLATE_NOOP("Messages", "This file is the position database itself. Choose another file."),
)
NOT_FOUND = Message("positions_not_found", QT_TRANSLATE_NOOP("Messages", "The file does not exist."))
IMPORT_BROKE = Message(
    "positions_import_broke",
    QT_TRANSLATE_NOOP("Messages", "The import failed ({reason}). Games that were imported before are kept."),
)
