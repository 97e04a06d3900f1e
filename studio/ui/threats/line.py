"""The text below the board about a proven win of the side to move, or about the win that the other side threatens."""

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
    """A line such as "White threatens a win by fours in at most 3 plies. 219 moves refuted; not refuted so far: j11."

    It is empty without a result.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("threat_line")
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_nothing(self) -> None:
        self._show_line("")

    def show_win(self, side: Stone, move: int | None, plies: int, rules: Rules) -> None:
        """Show that `side`, which is to move, is proven to win with `move`, in at most `plies` plies; 0 if unknown."""
        named = human_point(move, rules) if move is not None else ""
        if plies and named:
            text = self.tr("{side} wins with {move} in at most %n plies.", "", plies)
        elif plies:
            text = self.tr("{side} is proven to win in at most %n plies.", "", plies)
        else:
            text = self.tr("{side} is proven to win with {move}.") if named else self.tr("{side} is proven to win.")
        self._show_line(fill(text, side=side_name(side, rules), move=named))

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
        """Return sentences about the defending, the losing and the unrefuted moves."""
        if known.open:
            return " ".join(filter(None, (self._which_defend(known, rules), self._open(known, best, rules))))
        return self._which_defend(known, rules) or self.tr("No move defends.")

    def _which_defend(self, known: Defences, rules: Rules) -> str:
        """Return a sentence about the moves that are proven to defend, or an empty text without any."""
        points, is_all = known.defending, not known.open
        if not points:
            return ""
        if len(points) > _MOST_NAMED:
            return self.tr("%n move(s) defend.", "", len(points))
        text = self.tr("Only {moves} defend(s).", "", len(points))
        if not is_all:
            text = self.tr("{moves} defend(s).", "", len(points))
        return fill(text, moves=self._listed(points, rules))

    def _open(self, known: Defences, best: int | None, rules: Rules) -> str:
        """Return a sentence about the number of losing moves and the unrefuted ones."""
        count = len(known.open)
        refuted = self.tr("%n move(s) refuted", "", known.refuted)
        if count <= _MOST_NAMED:
            text = self.tr("{refuted}; not refuted so far: {moves}.")
            return fill(text, refuted=refuted, moves=self._listed(known.open, rules))
        if best is None or best not in known.open:
            return fill(self.tr("{refuted}; %n not refuted so far.", "", count), refuted=refuted)
        text = self.tr("{refuted}; %n not refuted so far, among them {move}.", "", count)
        return fill(text, refuted=refuted, move=human_point(best, rules))

    def _listed(self, points: Sequence[int], rules: Rules) -> str:
        names = [human_point(point, rules) for point in points]
        if len(names) == 1:
            return names[0]
        return fill(self.tr("{moves} and {last}"), moves=", ".join(names[:-1]), last=names[-1])
