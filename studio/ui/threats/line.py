"""Who wins by threats, in one line, for the status bar."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from studio.engine.views.threats import Solution
from studio.game.notation import human_point
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import kind_text
from studio.ui.widgets.elided_label import ElidedLabel

_MOST_NAMED = 6


class ThreatLine(ElidedLabel):
    """Such as "Black wins by fours in 9 moves", or "White threatens to win by fours in 3 moves: only j11 and f7
    defend"; not there without anything to tell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("threat_line")
        self.show_nothing()

    def show_nothing(self) -> None:
        self._tell("")

    def show_preparing(self) -> None:
        self._tell(self.tr("The search for wins by threats is being prepared."))

    def show_solution(self, solution: Solution, to_move: Stone, rules: Rules) -> None:
        """A win of the side to move, or what the other side threatens."""
        if solution.side is to_move:
            told = self.tr("%1 wins %2 in %n move(s)", "", solution.length)
        else:
            told = self.tr("%1 threatens to win %2 in %n move(s): %3", "", solution.length)
            told = told.replace("%3", self._what_defends(solution, rules))
        self._tell(told.replace("%1", side_name(solution.side, rules)).replace("%2", kind_text(solution.kind, rules)))

    # Inside

    def _tell(self, text: str) -> None:
        self.setText(text)
        self.setVisible(bool(text))

    def _what_defends(self, solution: Solution, rules: Rules) -> str:
        known = self._which_defend(solution, rules)
        if not solution.undecided:
            return known
        unknown = self.tr("of %n other move(s) it is not known", "", len(solution.undecided))
        return f"{known}, {unknown}"

    def _which_defend(self, solution: Solution, rules: Rules) -> str:
        points = solution.refutations
        if not points:
            return self.tr("no move defends against it")
        if len(points) > _MOST_NAMED:
            return self.tr("%n move(s) defend", "", len(points))
        return self.tr("only %1 defend(s)", "", len(points)).replace("%1", self._listed(points, rules))

    def _listed(self, points: Sequence[int], rules: Rules) -> str:
        names = [human_point(point, rules) for point in points]
        if len(names) == 1:
            return names[0]
        return self.tr("%1 and %2").replace("%1", ", ".join(names[:-1])).replace("%2", names[-1])
