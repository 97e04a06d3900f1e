"""The messages of games, matches and trainings that run in the window."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

NO_ANSWER = Message(
    "no_answer",
    QT_TRANSLATE_NOOP("Messages", "The engine found no move. Take back a move, or start a new game."),
)
PLAYER_FAILED = Message(
    "player_failed",
    QT_TRANSLATE_NOOP("Messages", "{player} failed: {reason}. Let it try again, or choose another player."),
)
NO_PLAYERS = Message(
    "no_players",
    QT_TRANSLATE_NOOP("Messages", "{player} cannot be started here. Choose another player."),
)
SOLVER_FAILED = Message("solver_failed", QT_TRANSLATE_NOOP("Messages", "The solver failed: {reason}."))
NETWORK_NOT_CHECKED = Message(
    "network_not_checked",
    QT_TRANSLATE_NOOP("Messages", "The network could not be opened: {reason}. Choose another file."),
)
MATCH_ON = Message(
    "match_on",
    QT_TRANSLATE_NOOP("Messages", "A match is already running. Stop it first; it can be resumed."),
)
TRAINING_ON = Message(
    "training_on",
    QT_TRANSLATE_NOOP("Messages", "A training is already running. Stop it first; it can be resumed."),
)
TRAINING_NOT_STARTED = Message(
    "training_not_started",
    QT_TRANSLATE_NOOP("Messages", "The training process could not be started."),
)
TRAINING_LOST = Message(
    "training_lost",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The training process ended unexpectedly. Its progress is saved and it can be resumed.",
    ),
)

# Positions

IMPORT_LOST = Message(
    "positions_import_lost",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The import ended unexpectedly. Games that were imported before are kept. Import the files again to continue.",
    ),
)
IMPORT_ON = Message(
    "positions_import_on",
    QT_TRANSLATE_NOOP("Messages", "Games are being imported. Wait until the import ends, or cancel it."),
)
