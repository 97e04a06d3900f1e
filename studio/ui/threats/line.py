"""The text below the board about a proven win of the side to move, or about a win that the other side threatens."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import Solution
from studio.game import messages as game_messages
from studio.game.message import fill
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.insight.ranking import ranked_rows
from studio.ui.texts.messages import translated
from studio.ui.texts.move_names import fill_sentences, move_in_words
from studio.ui.texts.plies import ply_text
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import kind_text, term_text
from studio.ui.threats.defences import Defences

_MOST_NAMED = 5


class ThreatLine(QLabel):
    """A line such as "White threatens a win by fours in at most 3 plies.

    Only j11 and f7 can stop it." If there is no result, it is empty. The tooltip has the numbers of refuted and of
    other moves, and the usual term for the win.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("threat_line")
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_nothing(self) -> None:
        self._show_line("")

    def show_win(self, side: Stone, move: int | None, plies: int, rules: Rules) -> None:
        """Show that `side`, which is to move, is proven to win with `move`.

        The win takes at most `plies` plies, where 0 means unknown.
        """
        named = move_in_words(move, rules) if move is not None else ""
        if plies and named:
            text = self.tr("{side} wins with {move} in at most %n plies.", "", plies)
        elif plies:
            text = self.tr("{side} is proven to win in at most %n plies.", "", plies)
        else:
            text = self.tr("{side} is proven to win with {move}.") if named else self.tr("{side} is proven to win.")
            text = " ".join((text, self.tr("The length of the win is not known yet.")))
        self._show_line(fill(text, side=side_name(side, rules), move=named), ply_text() if plies else "")

    def show_solution(
        self, solution: Solution, to_move: Stone, rules: Rules, known: Defences, view: NodeView | None = None
    ) -> None:
        """Show a win of the side to move, or a threat of the other side.

        `known` has the defences against the threat. The moves that `view` ranks first are named first.
        """
        if solution.side is to_move:
            template = self.tr("{side} wins {means} in at most %n plies.", "", solution.length)
        elif solution.length == 1:
            template = self.tr("{side} threatens to win with the next move.")
        else:
            template = self.tr("{side} threatens a win {means} in at most %n plies.", "", solution.length)
        side, means = side_name(solution.side, rules), kind_text(solution.kind, rules)
        sentences = [fill(template, side=side, means=means)]
        if solution.forbidden is not None:
            sentences.append(translated(game_messages.MAY_NOT_PLAY, solution.forbidden.brief_fields))
        counts = ""
        if solution.side is not to_move:
            sentences.append(self._defences(known, solution, _first(known, solution, view), rules))
            counts = self._counts(known)
        ply = ply_text() if solution.length > 1 or solution.side is to_move else ""
        told = "\n".join(filter(None, (counts, term_text(solution.kind, rules), ply)))
        self._show_line(" ".join(filter(None, sentences)), told)

    # Implementation

    def _show_line(self, text: str, counts: str = "") -> None:
        if (text, counts) != (self.text(), self.toolTip()):
            self.setText(text)
            self.setToolTip(counts)
            self.changed.emit()

    def _defences(self, known: Defences, solution: Solution, first: Sequence[int], rules: Rules) -> str:
        """Return sentences about the defending and the unrefuted moves. `first` has the unrefuted moves to name."""
        defend = self._which_defend(known, rules)
        if not known.open:
            return defend or self._lost(known, rules)
        if not defend and len(first) == len(known.open):
            return self._only(first, rules, are_certain=_stop_a_five(known, solution))
        return " ".join(filter(None, (defend, self._open(known, first, rules))))

    def _only(self, points: Sequence[int], rules: Rules, *, are_certain: bool) -> str:
        """Return a sentence about all unrefuted moves.

        `are_certain` says whether each of them is known to prevent the win.
        """
        text = self.tr("Only {moves} can stop it.")
        if are_certain:
            text = self.tr("Only {moves} stop(s) it.", "", len(points))
        return fill_sentences(text, moves=self._listed(points, rules))

    def _lost(self, known: Defences, rules: Rules) -> str:
        """Return sentences about a threat that no move can stop."""
        if not known.stopping:
            return self.tr("No move defends.")
        delay = self.tr("%n move(s) only delay the win.", "", len(known.stopping))
        if len(known.stopping) <= _MOST_NAMED:
            text = self.tr("{moves} only delay(s) the win.", "", len(known.stopping))
            delay = fill_sentences(text, moves=self._listed(known.stopping, rules))
        lost = self.tr("Every defence loses.")
        if known.plies:
            lost = self.tr("Every defence loses in at most %n plies.", "", known.plies)
        return f"{delay} {lost}"

    def _which_defend(self, known: Defences, rules: Rules) -> str:
        """Return a sentence about the moves that are proven to defend, or an empty text if there are none."""
        points, is_all = known.defending, not known.open
        if not points:
            return ""
        if len(points) > _MOST_NAMED:
            return self.tr("%n move(s) defend.", "", len(points))
        text = self.tr("Only {moves} defend(s).", "", len(points))
        if not is_all:
            text = self.tr("{moves} defend(s).", "", len(points))
        return fill_sentences(text, moves=self._listed(points, rules))

    def _open(self, known: Defences, first: Sequence[int], rules: Rules) -> str:
        """Return a sentence about the unrefuted moves that are worth trying."""
        if not first and not known.refuted:  # the number of all legal moves would tell nothing
            return ""
        if not first:
            return self.tr("%n move(s) may defend.", "", len(known.open))
        is_all = len(first) == len(known.open)
        text = self.tr("Worth trying: {moves}.") if is_all else self.tr("Worth trying first: {moves}.")
        return fill(text, moves=self._listed(first, rules))

    def _counts(self, known: Defences) -> str:
        """Return a sentence with the numbers of losing and of unrefuted moves.

        If all moves lose, return an empty text.
        """
        refuted = self.tr("%n move(s) refuted", "", len(known.refuted))
        if not known.open:
            return ""
        return fill(self.tr("{refuted}; %n not refuted so far.", "", len(known.open)), refuted=refuted)

    def _listed(self, points: Sequence[int], rules: Rules) -> str:
        names = [move_in_words(point, rules) for point in points]
        if len(names) == 1:
            return names[0]
        return fill(self.tr("{moves} and {last}"), moves=", ".join(names[:-1]), last=names[-1])


def _stop_a_five(known: Defences, solution: Solution) -> bool:
    """Return True if the opponent threatens to win with the next move, and every unrefuted move prevents this."""
    return solution.length == 1 and set(known.open) <= set(solution.refutations)


def _first(known: Defences, solution: Solution, view: NodeView | None) -> Sequence[int]:
    """Return the unrefuted moves to name, at most five.

    If there are more, return the five best ones that the search has tried. If it has tried none, return the moves that
    prevent the threatened win, but only if there are at most five.
    """
    tried = () if view is None else [row for row in ranked_rows(view).tolist() if view.child_visits[row] > 0]
    ranked = [int(view.points[row]) for row in tried] if view is not None else []
    open_moves = set(known.open)
    named = [point for point in ranked if point in open_moves]
    if len(open_moves) <= _MOST_NAMED:
        return [*named, *(point for point in known.open if point not in named)]
    preventing = [point for point in solution.refutations if point in open_moves]
    return named[:_MOST_NAMED] or (preventing if len(preventing) <= _MOST_NAMED else ())
