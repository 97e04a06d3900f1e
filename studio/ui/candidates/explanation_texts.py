"""The sentences that explain why a move is not the best one."""

from PySide6.QtCore import QLocale, QObject

from studio.game.message import fill
from studio.game.position_analysis import Proof
from studio.insight.explanation import Answer, Explanation, Reason, Terms
from studio.ui.texts.move_names import fill_sentences, move_in_words
from studio.ui.texts.numbers import percent, short_number
from studio.ui.texts.viewed_side import ViewedSide


class ExplanationTexts(QObject):
    """Turns an explanation into translated sentences."""

    def sentences(self, explanation: Explanation, viewed: ViewedSide, locale: QLocale) -> tuple[str, ...]:
        """Return the sentences of the explanation, the most important one first.

        Win rates are for the side of `viewed`.
        """
        name = move_in_words(explanation.point, explanation.rules)
        match explanation.answer:
            case Answer.COMPARED:
                compared = self._comparison(explanation, viewed, locale)
                texts = (*compared, *self._promises(explanation), self._until(explanation))
            case Answer.UNTRIED if not explanation.has_terms:
                texts = (self.tr("{move} has no visits yet, so there is nothing to compare."), self._needs_search())
            case Answer.UNTRIED:
                texts = self._untried(explanation, locale)
            case Answer.PROVEN:
                texts = (self._proven(explanation),)
            case _:
                texts = (self._other(explanation),)
        return tuple(fill_sentences(text, move=name) for text in texts)

    # A comparison

    def _comparison(self, explanation: Explanation, viewed: ViewedSide, locale: QLocale) -> tuple[str, ...]:
        """Return sentences that compare the win rates and visits of the two moves.

        If one of the moves is missing, return an empty tuple.
        """
        # A table shows the terms of the scores.
        best, asked = explanation.best, explanation.asked
        if best is None or asked is None:
            return ()
        if not asked.visits:
            return (self.tr("{move} has not been visited yet, so its win rate is not known."),)
        pov = viewed.on_moves_from(explanation.path)
        best_rate, rate = (percent(pov.rate(terms.win_rate), locale) for terms in (best, asked))
        fields = {
            "side": viewed.name,
            "best": move_in_words(best.point, explanation.rules),
            "best_rate": best_rate,
            "rate": rate,
            "best_visits": short_number(best.visits, locale),
            "visits": short_number(asked.visits, locale),
        }
        if asked.reply is not None:
            fields["reply"] = move_in_words(asked.reply, explanation.rules)
        if asked.prior is not None and best.prior is not None:
            fields |= {"prior": percent(asked.prior, locale), "best_prior": percent(best.prior, locale)}
        return tuple(fill_sentences(text, **fields) for text in self._reason(explanation, asked, best))

    def _reason(self, explanation: Explanation, asked: Terms, best: Terms) -> tuple[str, ...]:
        match explanation.reason:
            case Reason.HARDLY_TRIED:
                return (self._hardly_tried(asked, best),)
            case Reason.WINS_LESS if asked.reply is not None:
                text = self.tr(
                    "{move} is worse than {best}: win rate of {side} {rate} against {best_rate}. The search answers it "
                    "with {reply}."
                )
                return (text,)
            case Reason.WINS_LESS:
                return (self.tr("{move} is worse than {best}: win rate of {side} {rate} against {best_rate}."),)
            case Reason.AS_GOOD:
                text = self.tr(
                    "{move} is as good as {best} ({side} {rate}), but has fewer visits: {visits} against {best_visits}."
                )
                return (text,)
            case Reason.REVIEWED:
                return (
                    self.tr(
                        "The review prefers {best}, because it compared the moves in separate, longer searches. Win "
                        "rate of {side}: {rate} in {visits} visits after {move}, {best_rate} in {best_visits} after "
                        "{best}."
                    ),
                )
            case _:
                text = self.tr(
                    "{move} has a better win rate than {best} ({side} {rate} against {best_rate}), but in too few "
                    "visits: {visits} against {best_visits}."
                )
                return text, self.tr("The best move is the one with the most visits.")

    def _hardly_tried(self, asked: Terms, best: Terms) -> str:
        """Return a sentence about a move with few visits.

        If the move has a lower prior than the best move, the sentence says that this is the reason.
        """
        if asked.prior is not None and best.prior is not None and asked.prior < best.prior:
            return self.tr(
                "{move} was tried only %Ln time(s), because its prior is low: {prior} against {best_prior} for {best}.",
                "",
                asked.visits,
            )
        return self.tr(
            "{move} was tried only %Ln time(s), with a win rate of {rate} for {side}; {best} has {best_rate} in "
            "{best_visits} visits. The search compares only these results and knows no other reason.",
            "",
            asked.visits,
        )

    def _promises(self, explanation: Explanation) -> tuple[str, ...]:
        """Return a sentence about extra visits that the user has requested.

        If there are none, return an empty tuple.
        """
        # Such visits take precedence over scores.
        if explanation.is_promised:
            return (self.tr("You gave {move} extra visits. They take precedence over all scores."),)
        return (self.tr("Moves with extra visits are searched first."),) if explanation.promised_others else ()

    def _until(self, explanation: Explanation) -> str:
        if not explanation.has_terms:
            return self._needs_search()
        return (
            self._until_simulations(explanation.visits_until)
            if explanation.is_root
            else self._until_visits(explanation.visits_until)
        )

    def _needs_search(self) -> str:
        """Return a sentence which says what a saved analysis does not contain."""
        return self.tr(
            "These numbers come from a saved analysis. “Run” (Space) starts a new search. Then this text says how the "
            "search compares the two moves, and when it will try {move} again."
        )

    def _until_simulations(self, more: int | None) -> str:
        if more is None:
            return self.tr("If the values do not change, {move} is not chosen within the next billion simulations.")
        if more == 0:
            return self.tr("{move} is chosen by the next simulation.")
        return self.tr(
            "If the values do not change, {move} is chosen after about %Ln more simulation(s).", "", _rounded(more)
        )

    def _until_visits(self, more: int | None) -> str:
        if more is None:
            return self.tr(
                "If the values do not change, {move} is not chosen within the next billion visits of this node."
            )
        if more == 0:
            return self.tr("{move} is chosen at the next visit of this node.")
        return self.tr(
            "If the values do not change, {move} is chosen after about %Ln more visit(s) of this node.",
            "",
            _rounded(more),
        )

    # Other answers

    def _other(self, explanation: Explanation) -> str:
        match explanation.answer:
            case Answer.BEST if explanation.is_by_review:
                return self.tr(
                    "{move} is the best move according to the review, which compared the moves in separate, "
                    "longer searches. A different move has more visits."
                )
            case Answer.BEST:
                return self.tr(
                    "{move} is the best move: no other move that the search still considers has more visits."
                )
            case Answer.LEFT_OUT:
                return self.tr("{move} is left out of the search. Clear “Leave Out” in its menu to search it.")
            case _:
                return self.tr("No move has been visited yet. “Run” (Space) starts the search.")

    def _untried(self, explanation: Explanation, locale: QLocale) -> tuple[str, ...]:
        texts = [self.tr("{move} has no visits yet, so there is nothing to compare.")]
        if explanation.is_near_first:
            texts.append(
                self.tr(
                    "Moves near stones are searched first; on an empty board, moves near the centre. The other "
                    "moves are searched only when all these moves are proven lost."
                )
            )
        if explanation.widening_at is not None:
            text = self.tr(
                "When this position has {visits} visits, the search adds one more move, but not necessarily {move}."
            )
            texts.append(fill(text, visits=locale.toString(explanation.widening_at)))
        elif not explanation.is_near_first:
            texts.append(self.tr("The search tries new moves in random order and has not reached this move yet."))
        return tuple(texts)

    def _proven(self, explanation: Explanation) -> str:
        """Return a sentence about a move that the search no longer visits, because it is proven or cannot beat the best
        proven move.
        """
        match explanation.proof:
            case Proof.WIN if not explanation.proof_moves:  # a saved analysis may lack the number
                return self.tr("{move} is proven to win. There is nothing left to search.")
            case Proof.LOSS if not explanation.proof_moves:
                return self.tr("{move} is proven to lose. It is not searched again.")
            case Proof.WIN:
                return self.tr(
                    "{move} is proven to win in at most %n plies. There is nothing left to search.",
                    "",
                    explanation.proof_moves,
                )
            case Proof.LOSS:
                return self.tr(
                    "{move} is proven to lose in at most %n plies. It is not searched again.",
                    "",
                    explanation.proof_moves,
                )
            case Proof.DRAW:
                return self.tr("{move} is proven to be a draw. It is not searched again.")
            case _:
                return self.tr(
                    "{move} cannot be better than the best result already proven, so it is not searched again."
                )


def _rounded(count: int) -> int:
    """Round an estimate to three significant digits."""
    # More would suggest a wrong accuracy.
    digits = max(0, len(str(count)) - 3)
    return round(count, -digits) if digits else count
