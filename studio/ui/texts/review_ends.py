"""Sentences for the end of a review.

They say what has changed since the last review, and where the review is incomplete.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale, QObject

from studio.game.message import fill
from studio.game.rules import Rules
from studio.insight.changed_advice import ChangedAdvice
from studio.ui.texts.move_names import move_in_words


class ReviewEndTexts(QObject):
    """Formats texts about what a review has changed, and where it is incomplete."""

    # It is a QObject so that `tr` can form plurals.

    def changes(self, advice: ChangedAdvice, rules: Rules, *, is_complete: bool = True) -> str:
        """Return sentences about moves that have a new verdict or a new better move.

        The text is empty after the first review of a game. `is_complete` says whether the review was completed.
        """
        texts = []
        if advice.verdicts:
            text = self.tr("%n move(s) have a different verdict than before: {moves}.", "", len(advice.verdicts))
            texts.append(fill(text, moves=_all(str(number) for number in advice.verdicts)))
        if len(advice.better) == 1:
            number, point = advice.better[0]
            text = self.tr("At move {number}, the review now prefers {better}.")
            texts.append(fill(text, number=str(number), better=move_in_words(point, rules)))
        elif advice.better:
            named = (f"{number} ({move_in_words(point, rules)})" for number, point in advice.better)
            text = self.tr(
                "In %n position(s) the review now prefers a different move: {moves}.", "", len(advice.better)
            )
            texts.append(fill(text, moves=_all(named)))
        same = self.tr("All verdicts are the same as before.") if advice.is_repeated and is_complete else ""
        return " ".join(texts) or same

    def limits(self, plies: Sequence[int]) -> str:
        """Return a note that lists the positions in which the threat search reached its limit.

        Each is named by the number of moves before it. The note is empty if there are none.
        """
        if not plies:
            return ""
        text = self.tr(
            "In %n position(s) there were too many threats to check all of them: after moves {moves}. "
            "A win by threats may have been missed there.",
            "",
            len(plies),
        )
        return fill(text, moves=_all(map(str, plies)))


def _all(names: Iterable[str]) -> str:
    return QLocale().createSeparatedList(list(names))
