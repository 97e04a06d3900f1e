"""The text below the board about the side with a win by threats."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from studio.engine.views.threats import Solution
from studio.game import messages as game_messages
from studio.game.message import fill
from studio.game.notation import human_point
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.texts.messages import translated
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import kind_text

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

    def show_solution(self, solution: Solution, to_move: Stone, rules: Rules, moves: int) -> None:
        """Show a win of the side to move, or a threat of the other side.

        `moves` is the number of legal moves.
        """
        if solution.side is to_move:
            template = self.tr("{side} wins {means} in at most %n plies.", "", solution.length)
        else:
            template = self.tr("{side} threatens a win {means} in at most %n plies.", "", solution.length)
        side, means = side_name(solution.side, rules), kind_text(solution.kind, rules)
        sentences = [fill(template, side=side, means=means)]
        if solution.forbidden is not None:
            named = {"where": human_point(solution.forbidden, rules), "side": solution.side.opponent}
            sentences.append(translated(game_messages.FORBIDDEN, named))
        defences = self._defences(solution, rules, moves) if solution.side is not to_move else ""
        self._show_line(" ".join(filter(None, (*sentences, defences))))

    # Implementation

    def _show_line(self, text: str) -> None:
        self.setText(text)
        self.changed.emit()

    def _defences(self, solution: Solution, rules: Rules, moves: int) -> str:
        """Return sentences about the defending, the losing and the undecided moves."""
        known = self._which_defend(solution, rules)
        undecided = len(solution.undecided)
        if not undecided:
            return known or self.tr("No move defends.")
        refuted = moves - undecided - len(solution.refutations)
        counts = fill(
            self.tr("{refuted}, %n undecided.", "", undecided), refuted=self.tr("%n defence(s) refuted", "", refuted)
        )
        return " ".join(filter(None, (known, counts)))

    def _which_defend(self, solution: Solution, rules: Rules) -> str:
        """Return a sentence about the moves that defend, or an empty text without any."""
        points = solution.refutations
        if not points:
            return ""
        if len(points) > _MOST_NAMED:
            return self.tr("%n move(s) defend.", "", len(points))
        named = self._listed(points, rules)
        if solution.undecided:
            return fill(self.tr("{moves} defend(s).", "", len(points)), moves=named)
        return fill(self.tr("Only {moves} defend(s).", "", len(points)), moves=named)

    def _listed(self, points: Sequence[int], rules: Rules) -> str:
        names = [human_point(point, rules) for point in points]
        if len(names) == 1:
            return names[0]
        return fill(self.tr("{moves} and {last}"), moves=", ".join(names[:-1]), last=names[-1])
