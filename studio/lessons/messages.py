"""The messages about lesson files."""

# Their reasons are in English, because teachers write lessons in English.

from studio.game.message import QT_TRANSLATE_NOOP, Message

LESSON_FILE = Message("lesson_file", QT_TRANSLATE_NOOP("Messages", "{file} cannot be read: {reason}."))
LESSON = Message("lesson", QT_TRANSLATE_NOOP("Messages", "{where}: {reason}"))
