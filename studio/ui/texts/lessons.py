"""Translates the titles and summaries of the lessons that come with the program."""

# The texts of the steps are in English. The user's own lessons are not translated.

from PySide6.QtCore import QLocale

from studio.game.message import QT_TRANSLATE_NOOP
from studio.ui.texts.translating import translate

LESSON_TEXTS: frozenset[str] = frozenset(
    (
        QT_TRANSLATE_NOOP("ShippedLessons", "What a rollout tells"),
        QT_TRANSLATE_NOOP("ShippedLessons", "A random game says almost nothing. A thousand of them say a lot."),
        QT_TRANSLATE_NOOP("ShippedLessons", "Why exploration is needed"),
        QT_TRANSLATE_NOOP(
            "ShippedLessons", "A search that only repeats what worked so far can miss the one good move."
        ),
        QT_TRANSLATE_NOOP("ShippedLessons", "UCT's two terms"),
        QT_TRANSLATE_NOOP(
            "ShippedLessons", "Each choice is a sum: how good a move looked, and how little it was tried."
        ),
        QT_TRANSLATE_NOOP("ShippedLessons", "Transpositions"),
        QT_TRANSLATE_NOOP(
            "ShippedLessons", "Different move orders lead to the same position: a tree keeps it twice, a graph once."
        ),
        QT_TRANSLATE_NOOP("ShippedLessons", "Widening"),
        QT_TRANSLATE_NOOP(
            "ShippedLessons", "With many moves to try, a search stays flat. Widening lets it begin with a few."
        ),
        QT_TRANSLATE_NOOP("ShippedLessons", "Priors"),
        QT_TRANSLATE_NOOP(
            "ShippedLessons",
            "A guess about each move tells the search where to look first. It can help, and it can mislead.",
        ),
        QT_TRANSLATE_NOOP("ShippedLessons", "What a rollout cannot see"),
        QT_TRANSLATE_NOOP(
            "ShippedLessons",
            "A forced win of eleven plies, a million random games, and a solver that needs a millisecond.",
        ),
        QT_TRANSLATE_NOOP("ShippedLessons", "What a network learns"),
        QT_TRANSLATE_NOOP(
            "ShippedLessons",
            "A network begins with random numbers, plays against itself, and learns where to look.",
        ),
        QT_TRANSLATE_NOOP("ShippedLessons", "What Black may not do"),
        QT_TRANSLATE_NOOP("ShippedLessons", "The forbidden moves of renju, and how White wins by them."),
    )
)


def lesson_text(text: str) -> str:
    """Return the translation of the title or summary of a lesson.

    A text of a user's own lesson is returned unchanged.
    """
    return translate("ShippedLessons", text) if text in LESSON_TEXTS else text


def language_note(title: str) -> str:
    """Return a note that the lesson is in English.

    The note is empty if the window is in English, or if the lesson is the user's own.
    """
    if title not in LESSON_TEXTS or QLocale().language() is QLocale.Language.English:
        return ""
    return translate("ShippedLessons", "The text of this lesson is in English.")
