"""Why a move is not the favourite, in sentences."""

from PySide6.QtCore import QLocale, QObject

from studio.engine.options.parameters import Selection
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.insight.explanation import Answer, Explanation
from studio.ui.texts.steps import term


class ExplanationTexts(QObject):
    """Speaks the window's language; numbers as they are in the table."""

    def sentences(self, told: Explanation, locale: QLocale) -> tuple[str, ...]:
        """What there is to say, most important first."""
        name = move_name(told.point, told.rules)
        match told.answer:
            case Answer.COMPARED:
                texts = (*self._comparison(told, locale), *self._promises(told), self._until(told))
            case Answer.UNTRIED:
                texts = self._untried(told, locale)
            case Answer.PROVEN:
                texts = (self._proven(told),)
            case _:
                texts = (self._other(told),)
        return tuple(text.replace("%1", name) for text in texts)

    # A comparison

    def _comparison(self, told: Explanation, locale: QLocale) -> tuple[str, ...]:
        if told.favourite is None:
            return ()
        favourite = move_name(told.favourite.point, told.rules)
        lead = self._lead(told).replace("%3", term(abs(told.lead), locale))
        return tuple(text.replace("%2", favourite) for text in (lead, self._parts(told, locale)))

    def _lead(self, told: Explanation) -> str:
        return self.tr("%2 leads by %3.") if told.lead >= 0 else self.tr("%2 is %3 behind %1.")

    def _parts(self, told: Explanation, locale: QLocale) -> str:
        value, exploration = told.exploitation_lead, told.exploration_lead
        text = self._rate_parts(told) if told.selection is Selection.UCT else self._value_parts(told)
        return text.replace("%3", term(abs(value), locale)).replace("%4", term(abs(exploration), locale))

    def _rate_parts(self, told: Explanation) -> str:
        if told.exploitation_lead >= 0:
            if told.exploration_lead >= 0:
                return self.tr("Its win rate counts %3 more, its exploration %4 more.")
            return self.tr("Its win rate counts %3 more, its exploration %4 less.")
        if told.exploration_lead >= 0:
            return self.tr("Its win rate counts %3 less, its exploration %4 more.")
        return self.tr("Its win rate counts %3 less, its exploration %4 less.")

    def _value_parts(self, told: Explanation) -> str:
        """PUCT compares values from -1 to 1."""
        if told.exploitation_lead >= 0:
            if told.exploration_lead >= 0:
                return self.tr("Its value counts %3 more, its exploration %4 more.")
            return self.tr("Its value counts %3 more, its exploration %4 less.")
        if told.exploration_lead >= 0:
            return self.tr("Its value counts %3 less, its exploration %4 more.")
        return self.tr("Its value counts %3 less, its exploration %4 less.")

    def _promises(self, told: Explanation) -> tuple[str, ...]:
        """What goes before the scores."""
        if told.is_promised:
            return (self.tr("You have promised %1 more visits, which come before all scores."),)
        return (self.tr("Moves to which you have promised more visits come first."),) if told.promised_others else ()

    def _until(self, told: Explanation) -> str:
        return self._until_simulations(told.visits_until) if told.is_root else self._until_visits(told.visits_until)

    def _until_simulations(self, more: int | None) -> str:
        if more is None:
            return self.tr("If the values stay as they are, %1 is not chosen within the next billion simulations.")
        if more == 0:
            return self.tr("%1 is chosen by the next simulation.")
        return self.tr(
            "If the values stay as they are, %1 is chosen after about %Ln more simulation(s).", "", _rounded(more)
        )

    def _until_visits(self, more: int | None) -> str:
        if more is None:
            return self.tr(
                "If the values stay as they are, %1 is not chosen within the next billion visits of this node."
            )
        if more == 0:
            return self.tr("%1 is chosen at the next visit of this node.")
        return self.tr(
            "If the values stay as they are, %1 is chosen after about %Ln more visit(s) of this node.",
            "",
            _rounded(more),
        )

    # Other answers

    def _other(self, told: Explanation) -> str:
        match told.answer:
            case Answer.FAVOURITE:
                return self.tr("%1 is the favourite: no other move that can still be chosen has more visits.")
            case Answer.LEFT_OUT:
                return self.tr("You have left %1 out of the search. Take that back to have it searched.")
            case _:
                return self.tr("No move has been visited yet. Press Space to start the search.")

    def _untried(self, told: Explanation, locale: QLocale) -> tuple[str, ...]:
        texts = [self.tr("%1 was not tried yet, so that there is nothing to compare.")]
        if told.is_near_first:
            texts.append(
                self.tr(
                    "Moves near to stones come first, and as a game begins those near to the middle; all others follow "
                    "when those are lost."
                )
            )
        if told.widening_at is not None:
            text = self.tr("One more move is considered when this position has %2 visits; it may be another one.")
            texts.append(text.replace("%2", locale.toString(told.widening_at)))
        elif not told.is_near_first:
            texts.append(self.tr("Untried moves are taken in an order drawn by lot, and its turn has not come."))
        return tuple(texts)

    def _proven(self, told: Explanation) -> str:
        """What is proven is not chosen again."""
        match told.proof:
            case Proof.WIN:
                return self.tr(
                    "%1 is proven to win in %n move(s). There is nothing left to search.", "", told.proof_moves
                )
            case Proof.LOSS:
                return self.tr("%1 is proven to lose in %n move(s). It is not searched again.", "", told.proof_moves)
            case Proof.DRAW:
                return self.tr("%1 is proven to be a draw. It is not searched again.")
            case _:
                return self.tr("%1 cannot be better than what is proven already. It is not searched again.")


def _rounded(count: int) -> int:
    """In three figures: the model is not better than that."""
    digits = max(0, len(str(count)) - 3)
    return round(count, -digits) if digits else count
