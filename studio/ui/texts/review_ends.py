"""Sentences at the end of a review: what has changed since the review before, and where it is incomplete."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject

from studio.game.message import fill
from studio.insight.changed_advice import ChangedAdvice

_MOST_NUMBERS = 8


class ReviewEndTexts(QObject):
    """Forms the sentences."""

    # It is a QObject so that `tr` can form plurals.

    def changes(self, advice: ChangedAdvice, *, is_complete: bool = True) -> str:
        """Return sentences about the moves with other verdicts; empty after the first review of a game.

        `is_complete` says that the review has reached its end.
        """
        texts = []
        if advice.verdicts:
            text = self.tr("%n move(s) have a different verdict than before: {moves}.", "", len(advice.verdicts))
            texts.append(fill(text, moves=_listed(advice.verdicts)))
        if advice.better:
            text = self.tr(
                "At %n move(s) another move is better than the one named before: {moves}.", "", len(advice.better)
            )
            texts.append(fill(text, moves=_listed(advice.better)))
        same = self.tr("All verdicts are the same as before.") if advice.is_repeated and is_complete else ""
        return " ".join(texts) or same

    def limits(self, plies: Sequence[int]) -> str:
        """Return a note about positions in which the threat search reached its limit; empty without any."""
        if not plies:
            return ""
        text = self.tr(
            "%n position(s) had too many threats to check them all: after moves {moves}.",
            "",
            len(plies),
        )
        return fill(text, moves=_listed(plies))


def _listed(numbers: Sequence[int]) -> str:
    """Return the numbers of moves as words, such as "12, 14 and 20"."""
    shown = [str(number) for number in numbers[:_MOST_NUMBERS]]
    return QLocale().createSeparatedList(shown + ["…"] * (len(numbers) > _MOST_NUMBERS))
