"""Messages about the journal of a session."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

NO_SUCH_NODE = Message("no_such_node", QT_TRANSLATE_NOOP("Messages", "The record has no move at this place."))
NOT_AN_EDIT = Message(
    "journal_line", QT_TRANSLATE_NOOP("Messages", "This line of the recovery file does not describe a change.")
)
NOT_AN_EDIT_OF_A_RECORD = Message(
    "journal_line", QT_TRANSLATE_NOOP("Messages", "This line of the recovery file does not change the game.")
)
OTHER_GAME = Message("journal_line", QT_TRANSLATE_NOOP("Messages", "The variation belongs to another game."))
TOO_LARGE = Message(
    "journal_too_large",
    QT_TRANSLATE_NOOP(
        "Messages", "This change is too large for the recovery file, so a crash would lose it. Save the game now."
    ),
)
NO_GAME = Message("journal_without_game", QT_TRANSLATE_NOOP("Messages", "The recovery file contains no game."))
NEEDS_GAME_FIRST = Message(
    "journal_needs_base", QT_TRANSLATE_NOOP("Messages", "The first line of a recovery file must contain the game.")
)
NOT_WRITTEN = Message(
    "journal_not_written",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The recovery file cannot be written ({reason}). Save the game: until then a crash would lose your changes.",
    ),
)
NOT_READ = Message("journal_unreadable", QT_TRANSLATE_NOOP("Messages", "The recovery file cannot be read ({reason})."))
TORN = Message(
    "journal_torn", QT_TRANSLATE_NOOP("Messages", "The last change is missing, because saving it was interrupted.")
)
DAMAGED = Message(
    "journal_damaged",
    QT_TRANSLATE_NOOP(
        "Messages", "The recovery file is damaged in line {line}. All changes before this line were restored."
    ),
)
