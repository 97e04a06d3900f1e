"""Sentences about positions that only a search after the review has proven."""

from PySide6.QtCore import QObject

from studio.game.message import fill
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.insight.mistakes import Judged
from studio.ui.texts.sides import side_name


class LaterProofTexts(QObject):
    """Says that a later search has proven a position, because marks change only by another review."""

    def on_card(self, before: Judged, here: Judged, rules: Rules) -> str:
        """Return a sentence about the position after `here`, or else before it; empty without a later proof."""
        if here.proven_later.is_certain:
            text = self.tr("A later search has proven this position: {result}. Review the game again (F12).")
            return fill(text, result=self._result(here, rules))
        if before.proven_later.is_certain and here.judgement is not None:
            text = self.tr(
                "A later search has proven the position before this move: {result}. Review the game again (F12)."
            )
            return fill(text, result=self._result(before, rules))
        return ""

    def after_move(self, judged: Judged, rules: Rules) -> str:
        """Return a sentence that names the position by the number of its last move."""
        text = self.tr(
            "A later search has proven the position after move {number}: {result}. Review the game again (F12)."
        )
        return fill(text, number=str(judged.ply), result=self._result(judged, rules))

    def _result(self, judged: Judged, rules: Rules) -> str:
        known = judged.proven_later
        if known.proof is Proof.DRAW:
            return self.tr("the game is drawn")
        winner = side_name(judged.to_move if known.proof is Proof.WIN else judged.to_move.opponent, rules)
        text = self.tr("{side} wins in at most %n plies", "", known.moves) if known.moves else self.tr("{side} wins")
        return fill(text, side=winner)
