"""Messages about timelines that a record keeps."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

TIMELINE_DAMAGED = Message(
    "timeline_damaged", QT_TRANSLATE_NOOP("Messages", "The kept timeline is damaged and cannot be shown.")
)
TIMELINE_VERSION = Message(
    "timeline_version",
    QT_TRANSLATE_NOOP(
        "Messages", "The timeline was saved by a newer version of MCTS Studio. Show it with that version."
    ),
)
TIMELINE_RULES = Message(
    "timeline_rules", QT_TRANSLATE_NOOP("Messages", "The kept timeline belongs to a game with other rules.")
)
TIMELINE_TOO_LARGE = Message(
    "timeline_too_large",
    QT_TRANSLATE_NOOP("Messages", "The timeline in this record has more than {most} characters, the maximum."),
)
