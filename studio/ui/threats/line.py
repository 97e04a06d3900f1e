"""The line in the status bar that shows which side wins by threats."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from studio.engine.views.threats import Solution
from studio.game.message import fill
from studio.game.notation import human_point
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import kind_text
from studio.ui.widgets.elided_label import ElidedLabel

_MOST_NAMED = 6


class ThreatLine(ElidedLabel):
    """Shows a text such as "White threatens to win by fours in 3 plies: only j11 defends". Hidden without a result."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("threat_line")
        self.show_nothing()

    def show_nothing(self) -> None:
        self._show_line("")

    def show_preparing(self) -> None:
        self._show_line(self.tr("The threat search is being prepared."))

    def show_solution(self, solution: Solution, to_move: Stone, rules: Rules) -> None:
        """Show a win of the side to move, or a threat of the other side."""
        if solution.side is to_move:
            template = self.tr("{side} wins {means} in %n plies", "", solution.length)
        else:
            template = self.tr("{side} threatens to win {means} in %n plies: {defences}", "", solution.length)
        side, means = side_name(solution.side, rules), kind_text(solution.kind, rules)
        self._show_line(fill(template, side=side, means=means, defences=self._what_defends(solution, rules)))

    # Implementation

    def _show_line(self, text: str) -> None:
        self.setText(text)
        self.setVisible(bool(text))

    def _what_defends(self, solution: Solution, rules: Rules) -> str:
        known = self._which_defend(solution, rules)
        if not solution.undecided:
            return known
        unknown = self.tr("%n move(s) undecided", "", len(solution.undecided))
        return f"{known}, {unknown}"

    def _which_defend(self, solution: Solution, rules: Rules) -> str:
        points = solution.refutations
        if not points:
            return self.tr("no known defence")
        if len(points) > _MOST_NAMED:
            return self.tr("%n move(s) defend", "", len(points))
        return fill(self.tr("only {moves} defend(s)", "", len(points)), moves=self._listed(points, rules))

    def _listed(self, points: Sequence[int], rules: Rules) -> str:
        names = [human_point(point, rules) for point in points]
        if len(names) == 1:
            return names[0]
        return fill(self.tr("{moves} and {last}"), moves=", ".join(names[:-1]), last=names[-1])
