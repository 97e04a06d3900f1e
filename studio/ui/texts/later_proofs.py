"""Sentences about searches after a review that have proven a position or that disagree with the review."""

from PySide6.QtCore import QLocale, QObject

from studio.game.message import fill
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.insight.later import LaterSearch
from studio.insight.mistakes import Judged
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name


class LaterProofTexts(QObject):
    """Formats texts about a later search that has proven a position or disagrees with the review.

    Only a new review changes the marks.
    """

    def on_card(self, before: Judged, here: Judged, rules: Rules, side: Stone) -> str:
        """Return a sentence about a later search of the position after the move `here`.

        If there is none, the sentence is about the position before this move. If neither position was searched later,
        it is empty. Win rates are for `side`.
        """
        if here.proven_later.is_certain:
            text = self.tr(
                "A later search has proven the position after this move: {result}. A new review (F12) takes this into "
                "account."
            )
            return fill(text, result=self._result(here, rules))
        if before.proven_later.is_certain and here.judgement is not None:
            text = self.tr(
                "A later search has proven the position before this move: {result}. A new review (F12) takes this "
                "into account."
            )
            return fill(text, result=self._result(before, rules))
        return self._on_search(before, here, rules, side) if here.judgement is not None else ""

    def in_plot(self, judged: Judged, rules: Rules, side: Stone) -> str:
        """Return a text about a later proof, or about a later search that disagrees with the review.

        The text is empty if there is neither. The win rate is that of `side`.
        """
        if judged.proven_later.is_certain:
            return fill(
                self.tr("This is the result of the review. Proven later: {result}"), result=self._result(judged, rules)
            )
        if judged.later is None:
            return ""
        text = self.tr("This is the result of the review. A later search ({visits} visits) found: {side} {rate}")
        return self._disagreement(text, judged.later, judged, rules, side)

    def after_move(self, judged: Judged, rules: Rules) -> str:
        """Return a sentence that says that the position after this move was proven later."""
        text = self.tr(
            "A later search has proven the position after move {number}: {result}. A new review (F12) takes this into "
            "account."
        )
        return fill(text, number=str(judged.ply), result=self._result(judged, rules))

    def _on_search(self, before: Judged, here: Judged, rules: Rules, side: Stone) -> str:
        """Return a sentence about a later search that disagrees with the review. It is empty if none disagrees."""
        if here.later is not None:
            text = (
                self.tr(
                    "A later search of the position after this move ({visits} visits) finds the same best move, "
                    "{move}, but a different win rate: {side} {rate}. A new review (F12) takes this into account."
                )
                if here.later.is_named
                else self.tr(
                    "A later search of the position after this move ({visits} visits) prefers {move}: {side} {rate}. "
                    "A new review (F12) takes this into account."
                )
            )
            return self._disagreement(text, here.later, here, rules, side)
        if before.later is not None:
            text = (
                self.tr(
                    "A later search of the position before this move ({visits} visits) finds the same best move, "
                    "{move}, but a different win rate: {side} {rate}. A new review (F12) takes this into account."
                )
                if before.later.is_named
                else self.tr(
                    "A later search of the position before this move ({visits} visits) prefers {move}: {side} {rate}. "
                    "A new review (F12) takes this into account."
                )
            )
            return self._disagreement(text, before.later, before, rules, side)
        return ""

    def _disagreement(self, text: str, later: LaterSearch, judged: Judged, rules: Rules, side: Stone) -> str:
        """Fill in `text`, which is about a later search of the position after the move `judged`.

        The win rate is that of `side`.
        """
        rate = later.rate if judged.to_move is side else 1 - later.rate
        return fill(
            text,
            visits=QLocale().toString(later.visits),
            move=move_in_words(later.point, rules),
            side=side_name(side, rules),
            rate=percent(rate, QLocale(), 0),
        )

    def _result(self, judged: Judged, rules: Rules) -> str:
        known = judged.proven_later
        if known.proof is Proof.DRAW:
            return self.tr("the game is drawn")
        winner = side_name(judged.to_move if known.proof is Proof.WIN else judged.to_move.opponent, rules)
        text = self.tr("{side} wins in at most %n plies", "", known.moves) if known.moves else self.tr("{side} wins")
        return fill(text, side=winner)
