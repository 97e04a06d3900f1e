"""The texts of the card that says what is known of the current move."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject

from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.game.stones import PASS, Stone
from studio.insight.missed import Missed
from studio.insight.mistakes import Judged, verdict
from studio.ui.controllers.missed import MissedTexts
from studio.ui.record.summary_card import Summary
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name

_REVIEWED = 0.6
"""The share of analysed positions from which a game counts as reviewed."""


class SummaryTexts(QObject):
    """Describes the moves of a judged line."""

    def __init__(self, missed: MissedTexts, parent: QObject) -> None:
        super().__init__(parent)
        self._missed = missed

    def summary(self, judged: Sequence[Judged], ply: int, rules: Rules, side: Stone) -> Summary:
        """Return what is known of the move at index `ply` of the line, with win rates for `side`. At index 0, the start
        of the game, return a summary of the whole line.
        """
        offers = len(judged) > 1 and not is_reviewed(judged)
        if not 0 < ply < len(judged):
            return Summary(self.tr("Start of the game"), sentence=self._of_game(judged), offers_review=offers)
        here, before = judged[ply], judged[ply - 1]
        name = move_name(here.node.move.point, rules) if here.node.move and here.node.move.point != PASS else ""
        mark = verdict(here.drop)
        better = here.better is not None and mark is not None
        return Summary(
            fill(self.tr("{number}. {move}"), number=str(ply), move=f"{name}{mark or ''}"),
            self._rates(before, here, rules, side),
            fill(self.tr("better: {move}"), move=move_name(here.better, rules)) if better and here.better else "",
            self._sentence(before, here, rules),
            is_bad=mark is not None,
            offers_review=offers,
        )

    # Implementation

    def _rates(self, before: Judged, here: Judged, rules: Rules, side: Stone) -> str:
        """Return the win rates of `side` before and after the move, or an empty text."""
        if before.black is None or here.black is None:
            return ""
        blacks = before.black, here.black
        first, last = (percent(rate if side is Stone.BLACK else 1 - rate, QLocale(), 0) for rate in blacks)
        text = self.tr("{side} {before} → {after}")
        return fill(text, side=side_name(side, rules), before=first, after=last)

    def _sentence(self, before: Judged, here: Judged, rules: Rules) -> str:
        missed = self._missed.below_heading(here, rules)
        if verdict(here.drop) is not None:
            names_win = here.missed is not None and here.missed.what is not Missed.DEFENCE
            return missed if names_win else " ".join(filter(None, (self._proven(here), missed)))
        if before.black is None:
            return self.tr("This move has not been reviewed.")
        if here.is_unsettled:
            return self.tr("This move could not be compared. More simulations may find a better one.")
        return missed or self.tr("No better move was found.")

    def _proven(self, here: Judged) -> str:
        """Return a sentence about the proven result of the better move, or an empty text."""
        if here.better is None:
            return ""
        if here.known.proof is Proof.WIN and here.known.moves:
            return self.tr("The better move wins in at most %n plies.", "", here.known.moves)
        texts = {Proof.WIN: self.tr("The better move wins."), Proof.DRAW: self.tr("The better move draws.")}
        return texts.get(here.known.proof, "")

    def _of_game(self, judged: Sequence[Judged]) -> str:
        """Return a sentence about the whole line."""
        if len(judged) <= 1:
            return self.tr("Play a move, or open a game.")
        if not is_reviewed(judged):
            return self.tr("This game has not been reviewed.")
        mistakes = {
            side: sum(each.mover is side and verdict(each.drop) is not None for each in judged)
            for side in (Stone.BLACK, Stone.WHITE)
        }
        return fill(
            self.tr("Mistakes: {black} by the first player, {white} by the second. Press J to go to the next one."),
            black=str(mistakes[Stone.BLACK]),
            white=str(mistakes[Stone.WHITE]),
        )


def is_reviewed(judged: Sequence[Judged]) -> bool:
    """Return whether most positions of the line have a win rate."""
    return sum(each.black is not None for each in judged) >= _REVIEWED * len(judged)
