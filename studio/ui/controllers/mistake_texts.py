"""The texts below the board when the user goes from mistake to mistake."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject

from studio.game.position_analysis import KnownResult, Proof
from studio.game.rules import Rules
from studio.insight.mistakes import Judged, is_reviewed, lost_percent, verdict
from studio.ui.controllers.missed import MissedTexts
from studio.ui.texts.move_names import fill_sentences, move_in_words


class MistakeTexts(QObject):
    """Writes the texts about a mistake, and about the step to it from the previous mistake."""

    def __init__(self, missed: MissedTexts, parent: QObject) -> None:
        super().__init__(parent)
        self._missed = missed

    def way(self, judged: Sequence[Judged], here: int, there: int, *, backwards: bool, is_reviewing: bool) -> str:
        """Return a note about the step from move `here` to the next mistake, `there`.

        The note says that this is the only mistake, or that the step went from the last mistake to the first one, or
        from the first one to the last one. If the review is still running, a single mistake is the only one "so far".
        Otherwise the note is empty.
        """
        if here == there and is_reviewing:
            return self.tr("This is the only mistake so far. The review is still running.")
        if here == there:
            return self.tr("This is the only mistake.")
        is_at_mistake = any(each.ply == here and verdict(each.drop) is not None for each in judged)
        if not is_at_mistake or (there > here) is not backwards:
            return ""
        if backwards:
            return self.tr("That was the first mistake. This is the last one.")
        return self.tr("That was the last mistake. This is the first one.")

    def nothing_found(self, judged: Sequence[Judged], *, is_reviewing: bool) -> str:
        """Return a sentence which says that the review has found no mistake.

        If the review is still running, it says "so far".
        """
        if is_reviewed(judged):
            return self.tr("The review found no mistakes.")
        if is_reviewing:
            return self.tr("No mistakes were found so far. The review is still running.")
        return self.tr("No mistakes were found so far. “Review the Game” (F12) analyses the other moves.")

    def mistake(self, mistake: Judged, name: str, rules: Rules) -> str:
        """Return a text such as "k8 lost 33 points of win rate; j11 was better." If a win by threats was missed or
        allowed, the text adds this.

        `name` is the move of the mistake.
        """
        better = move_in_words(mistake.better, rules) if mistake.better is not None else ""
        loss = QLocale().toString(lost_percent(mistake))
        text = fill_sentences(self._template(mistake.known), move=name, loss=loss, better=better)
        return " ".join(filter(None, (text, self._missed.sentence(mistake, rules))))

    def _template(self, better: KnownResult) -> str:
        # It depends on the proven result of the better move.
        if better.proof is Proof.WIN and better.moves:
            return self.tr(
                "{move} lost {loss} points of win rate; {better} wins in at most %n plies.", "", better.moves
            )
        return {
            Proof.WIN: self.tr("{move} lost {loss} points of win rate; {better} wins."),
            Proof.DRAW: self.tr("{move} lost {loss} points of win rate; {better} is a draw."),
        }.get(better.proof, self.tr("{move} lost {loss} points of win rate; {better} was better."))
