"""Texts of hints. A hint names a good move, or says who wins."""

from PySide6.QtCore import QLocale, QObject

from studio.engine.views.snapshot import CandidateRow, NodeView
from studio.game.message import fill
from studio.game.position_analysis import Proof
from studio.game.stones import Stone
from studio.ui.texts.move_names import fill_sentences, move_in_words
from studio.ui.texts.numbers import percent
from studio.ui.texts.sides import side_name


class HintTexts(QObject):
    """Formats the sentences of hints."""

    # It is a QObject so that `tr` can form plurals.

    def sentence(self, root: NodeView, best: CandidateRow, to_move: Stone, locale: QLocale) -> str:
        """Return a hint for the side to move at `root`. `best` is the best move."""
        move, own = move_in_words(best.point, root.rules), side_name(to_move, root.rules)
        if best.proof is Proof.WIN:
            text = self.tr("Hint: {move}. {side} wins in at most %n plies.", "", best.proof_moves)
            return fill(text, move=move, side=own)
        if root.proof is Proof.LOSS:
            other = side_name(to_move.opponent, root.rules)
            text = self.tr(
                "{side} wins against every move, in at most %n plies. {move} resists longest.",
                "",
                root.proof_moves,
            )
            return fill_sentences(text, side=other, move=move)
        if root.proof is Proof.DRAW:
            return fill(self.tr("Hint: {move}. With best play the game is drawn."), move=move)
        text = self.tr("Hint: {move}. {side} wins about {rate} of the games after it.")
        return fill(text, move=move, side=own, rate=percent(best.win_rate, locale, 0))

    def searching(self) -> str:
        return self.tr("Looking for a hint …")

    def failed(self) -> str:
        return self.tr("The search found no hint. Ask again.")
