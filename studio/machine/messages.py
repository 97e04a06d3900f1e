"""Messages about the settings and the folder of played games."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

GAME_NOT_KEPT = Message(
    "game_not_kept", QT_TRANSLATE_NOOP("Messages", "The game could not be saved in this folder ({reason}).")
)
SETTINGS_UNREADABLE = Message(
    "settings_unreadable",
    QT_TRANSLATE_NOOP(
        "Messages", "The settings cannot be read. The file is unchanged, and MCTS Studio uses the default settings."
    ),
)
SETTINGS_SET_ASIDE = Message(
    "settings_set_aside",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The settings could not be read. The file was renamed to {name}, and MCTS Studio uses the default settings.",
    ),
)
SETTINGS_LEFT_OUT = Message(
    "settings_left_out",
    QT_TRANSLATE_NOOP("Messages", "Some settings could not be read and were reset to their defaults: {names}."),
)
