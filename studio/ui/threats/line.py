"""The text below the board about the side with a win by threats."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import Solution
from studio.game import messages as game_messages
from studio.game.message import fill
from studio.game.notation import human_point
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.insight.ranking import best_point
from studio.ui.texts.messages import translated
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import kind_text
from studio.ui.threats.defences import Defences, defences_of

_MOST_NAMED = 6


class ThreatLine(QLabel):
    """A line such as "White threatens a win by fours in at most 3 plies. Only j11 defends."

    It is empty without a result.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("threat_line")
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_nothing(self) -> None:
        self._show_line("")

    def show_solution(
        self, solution: Solution, to_move: Stone, rules: Rules, moves: int, view: NodeView | None = None
    ) -> None:
        """Show a win of the side to move, or a threat of the other side.

        `moves` is the number of legal moves. `view` has the results that the table shows, so that the line agrees with
        their proofs, and names their best move if it is undecided.
        """
        if solution.side is to_move:
            template = self.tr("{side} wins {means} in at most %n plies.", "", solution.length)
        else:
            template = self.tr("{side} threatens a win {means} in at most %n plies.", "", solution.length)
        side, means = side_name(solution.side, rules), kind_text(solution.kind, rules)
        sentences = [fill(template, side=side, means=means)]
        if solution.forbidden is not None:
            sentences.append(translated(game_messages.MAY_NOT_PLAY, solution.forbidden.brief_fields))
        if solution.side is not to_move:
            best = best_point(view) if view is not None and len(view) else None
            sentences.append(self._defences(defences_of(solution, moves, view), best, rules))
        self._show_line(" ".join(filter(None, sentences)))

    # Implementation

    def _show_line(self, text: str) -> None:
        if text != self.text():
            self.setText(text)
            self.changed.emit()

    def _defences(self, known: Defences, best: int | None, rules: Rules) -> str:
        """Return sentences about the defending, the losing and the undecided moves."""
        named = self._which_defend(known, rules)
        if not known.undecided:
            return named or self.tr("No move defends.")
        return " ".join(filter(None, (named, self._undecided(known, best, rules))))

    def _undecided(self, known: Defences, best: int | None, rules: Rules) -> str:
        """Return a sentence about the undecided moves and the number of losing ones."""
        count = len(known.undecided)
        if count <= _MOST_NAMED:
            lost = self.tr("%n other move(s) lose.", "", known.refuted)
            undecided = fill(self.tr("Still open: {moves}."), moves=self._listed(known.undecided, rules))
            return f"{undecided} {lost}" if known.refuted else undecided
        refuted = self.tr("%n reply(ies) fail so far", "", known.refuted)
        if best is None or best not in known.undecided:
            return fill(self.tr("{refuted}, %n still open.", "", count), refuted=refuted)
        text = self.tr("{refuted}, %n still open, among them {move}.", "", count)
        return fill(text, refuted=refuted, move=human_point(best, rules))

    def _which_defend(self, known: Defences, rules: Rules) -> str:
        """Return a sentence about the moves that defend, or an empty text without any."""
        points = known.defending
        if not points:
            return ""
        if len(points) > _MOST_NAMED:
            if known.undecided:
                return self.tr("%n move(s) defend so far.", "", len(points))
            return self.tr("%n move(s) defend.", "", len(points))
        named = self._listed(points, rules)
        if known.undecided:
            return fill(self.tr("{moves} defend(s) so far.", "", len(points)), moves=named)
        return fill(self.tr("Only {moves} defend(s); every other move loses.", "", len(points)), moves=named)

    def _listed(self, points: Sequence[int], rules: Rules) -> str:
        names = [human_point(point, rules) for point in points]
        if len(names) == 1:
            return names[0]
        return fill(self.tr("{moves} and {last}"), moves=", ".join(names[:-1]), last=names[-1])
