"""The messages of the search thread."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

SEARCH_FAILED = Message("search_failed", QT_TRANSLATE_NOOP("Messages", "The search failed: {reason}."))
WORK_FAILED = Message("work_failed", QT_TRANSLATE_NOOP("Messages", "The operation on the tree failed: {reason}."))
TREE_CHANGED = Message(
    "tree_changed",
    QT_TRANSLATE_NOOP("Messages", "Another program changed this file while it was read. Open it again."),
)
