"""The table model for the candidates of a node. Texts are computed only for visible cells."""

from math import isnan
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from studio.engine.views.snapshot import CandidateRow, Integers, NodeView
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.ui.candidates.changes import CandidateFigures, ShownCells, changed_runs, shown_cells
from studio.ui.candidates.marks import CandidateMarks, Mark, ThreatWin
from studio.ui.candidates.order import Column, first_order, sort_keys
from studio.ui.tables.model import BAR_ROLE, NO_PARENT, OWN_ROLE, UNSURE_ROLE, AnyIndex, Roles, alignment
from studio.ui.tables.ranked_model import NO_ROWS, RankedMovesModel, rows_of, with_new
from studio.ui.texts.numbers import FEW_VISITS, decimal, percent, short_number, widest_short_number
from studio.ui.texts.plies import ply_text
from studio.ui.texts.proofs import proof_text, result_text
from studio.ui.texts.threats import kind_text
from studio.ui.texts.viewed_side import ViewedSide

MARK_ROLE = OWN_ROLE
"""The role for the `Mark` of the row's move. None if the move is neither excluded nor gets extra visits."""

_EMPTY = -1
_COLUMNS = tuple(Column)
_UNSURE = (Column.WIN_RATE, Column.VALUE, Column.WINS, Column.VISITS, Column.SHARE)
_VALUE_DECIMALS = 3
_WINS_DECIMALS = 1
ALIGNMENT = alignment(Column, words=(Column.MOVE, Column.PROOF, Column.LINE))


class CandidatesModel(RankedMovesModel):
    """The candidates as rows of a table. The model sorts them itself."""

    # So they can stay in place while numbers change.

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ALIGNMENT, (Column.RANK, Qt.SortOrder.AscendingOrder), parent)
        self._view: NodeView | None = None
        self._figures: CandidateFigures
        self._made: dict[int, CandidateRow] = {}
        self._marks, self._viewed = CandidateMarks(), ViewedSide()
        self._threat_win: ThreatWin | None = None
        self._left_out = NO_ROWS

    def show_view(self, view: NodeView | None, keep_order: bool = False, *, left_out: Integers = NO_ROWS) -> None:
        """Show the candidates of the node `view`.

        If it is None, show no rows. The rows in `left_out` are not shown. If `keep_order`, existing rows stay in place
        and new ones come after them.
        """
        if view is self._view and keep_order and np.array_equal(left_out, self._left_out):
            return
        self._left_out = left_out
        rows = self._kept(view) if keep_order and view is not None else self._ordered(view)
        before = self._shown_cells()
        self._make_room(rows.size)
        self._take(view, rows)
        for run in changed_runs(before, self._shown_cells()):
            self.dataChanged.emit(self.index(run.first, run.column), self.index(run.last, run.column))

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the shown moves."""
        return tuple(self._points().tolist())

    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates, values and proven results for the side of `viewed`, and name this side in the headings."""
        self._viewed = viewed
        self._forget_headings()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        if self._view is not None:
            self.show_view(self._view, left_out=self._left_out)

    def show_marks(self, marks: CandidateMarks) -> None:
        """Mark the root moves that are excluded or get extra visits."""
        if marks != self._marks:
            self._marks = marks
            self._notify_of_rows()

    def show_threat_win(self, win: ThreatWin | None) -> None:
        """Mark the root move that wins by threats. If `win` is None, remove the mark."""
        if win != self._threat_win:
            self._threat_win = win
            self._notify_of_rows()

    def candidate(self, row: int) -> CandidateRow:
        if self._view is None:
            raise IndexError(row)
        return self._candidate(self._view, int(self._rows[row]))

    def widest_text(self, column: int) -> str:
        """Return the widest text for which the column must have space."""
        # Principal variations may be wider.
        match column:
            case Column.RANK:
                return self._locale.toString(888)
            case Column.VISITS:
                return widest_short_number(self._locale)
            case Column.MOVE:
                return "m26"
            case Column.VALUE:
                return decimal(-0.888, _VALUE_DECIMALS, self._locale)
            case Column.WINS:
                return decimal(88_800_000.5, _WINS_DECIMALS, self._locale)
            case Column.PROOF:
                return max((proof_text(proof, 88, self._locale) for proof in Proof), key=len)
            case Column.LINE:
                return "h8 i9 g7 h10 k12 j11"
            case Column.WIN_RATE:
                return max((percent(1, self._locale), *(result_text(proof) for proof in Proof)), key=len)
            case _:
                return percent(1, self._locale)

    # Overrides of Qt

    def data(self, index: AnyIndex, role: int = Roles.DisplayRole) -> Any:
        view = self._view
        if view is None or not index.isValid() or self._rows[index.row()] == _EMPTY:
            return None
        column, row = _COLUMNS[index.column()], int(self._rows[index.row()])
        if role == Roles.DisplayRole:
            return self._text(view, row, column)
        if role == Roles.TextAlignmentRole:
            return ALIGNMENT[column]
        if role == BAR_ROLE:
            return float(self._figures.bars[row]) if column is Column.VISITS else None
        if role == UNSURE_ROLE:  # numbers of a move that is left out are as pale as those of few visits
            return self._mark(view, row) is Mark.LEFT_OUT or (column in _UNSURE and self._is_unsure(view, row, column))
        if role == MARK_ROLE:
            return self._mark(view, row)
        if role == Roles.ToolTipRole:
            return self._threats_tip(view, row) if column is Column.PROOF else None
        return self._spoken_move(view, row) if role == Roles.AccessibleTextRole and column is Column.MOVE else None

    # Order

    def _points(self) -> Integers:
        return self._rows if self._view is None else self._view.points[self._rows]

    def _in_order(self) -> Integers:
        return self._ordered(self._view)

    def _first_order(self, column: int) -> Qt.SortOrder:
        return first_order(Column(column))

    def _ordered(self, view: NodeView | None) -> Integers:
        if view is None:
            return NO_ROWS
        column, order = self._sorted_by
        keys = sort_keys(view, Column(column), self._viewed.on_moves_from(view.path))
        rows = np.argsort(-keys if order is Qt.SortOrder.DescendingOrder else keys, kind="stable")
        return rows[~np.isin(rows, self._left_out)]

    def _kept(self, view: NodeView) -> Integers:
        """Return the rows of `view` in the current order of the table.

        New rows come last. If the position or the search is different, sort all rows.
        """
        old, before = self._view, self._points()
        if old is None or view.rules != old.rules or view.path != old.path or view.visits < old.visits:
            return self._ordered(view)
        kept = rows_of(before, view.points, view.rules.size)
        if (kept < 0).any():  # a search never drops a move, so a move was played
            return self._ordered(view)
        return with_new(kept[~np.isin(kept, self._left_out)], self._ordered(view))

    def _candidate(self, view: NodeView, row: int) -> CandidateRow:
        """Return the candidate in this row of the view. If it does not exist yet, create it."""
        if row not in self._made:
            self._made[row] = view.candidate(row)
        return self._made[row]

    def _take(self, view: NodeView | None, rows: Integers) -> None:
        self._view, self._rows, self._made = view, rows, {}
        if view is not None:
            self._figures = CandidateFigures(view, self._viewed.on_moves_from(view.path))

    def _shown_cells(self) -> ShownCells | None:
        return None if self._view is None else shown_cells(self._view, self._figures, self._rows)

    def _make_room(self, count: int) -> None:
        """Add or remove rows at the end, so that the table has `count` rows."""
        before = self._rows.size
        if count > before:
            self.beginInsertRows(NO_PARENT, before, count - 1)
            self._rows = np.concatenate([self._rows, np.full(count - before, _EMPTY)])
            self.endInsertRows()
        elif count < before:
            self.beginRemoveRows(NO_PARENT, count, before - 1)
            self._rows = self._rows[:count]
            self.endRemoveRows()

    def _is_unsure(self, view: NodeView, row: int, column: Column) -> bool:
        """Return whether the number is unreliable because the move has few visits. Proven results are reliable."""
        is_proven = bool(view.lower[row] == view.upper[row]) and column in (Column.WIN_RATE, Column.VALUE)
        return bool(view.child_visits[row] < FEW_VISITS) and not is_proven

    def _mark(self, view: NodeView, row: int) -> Mark | None:
        return None if view.path else self._marks.of(int(view.points[row]))

    # Texts

    def _spoken_move(self, view: NodeView, row: int) -> str:
        """Return the text of the move and its mark for screen readers."""
        texts = {
            Mark.LEFT_OUT: self.tr("{move}, left out of the search"),
            Mark.WANTED: self.tr("{move}, gets extra visits"),
        }
        name, mark = move_name(int(view.points[row]), view.rules), self._mark(view, row)
        return fill(texts[mark], move=name) if mark else name

    def _text(self, view: NodeView, row: int, column: Column) -> str:
        match column:
            case Column.RANK:
                return self._locale.toString(int(self._figures.ranks[row]))
            case Column.MOVE:
                return move_name(int(view.points[row]), view.rules)
            case Column.VISITS:
                return short_number(int(view.child_visits[row]), self._locale)
            case Column.SHARE:
                return percent(float(self._figures.shares[row]), self._locale)
            case Column.WIN_RATE:
                return self._win_rate(view, row)
            case Column.VALUE:
                return self._value(view, row)
            case Column.WINS:
                is_told = view.engine_score(row) is None
                return decimal(float(self._figures.wins[row]), _WINS_DECIMALS, self._locale) if is_told else ""
            case Column.PRIOR:
                prior = float(view.priors[row])
                return "" if isnan(prior) else percent(prior, self._locale)  # external engines do not report it
            case _:
                return self._words(view, row, column)

    def _win_rate(self, view: NodeView, row: int) -> str:
        """Return the win rate as text. If an external engine gives no win rates, return its score."""
        proof = self._figures.pov.proof(view.child_proof(row))
        if proof is not Proof.UNKNOWN:
            return result_text(proof)
        score = view.engine_score(row)
        if score is not None:
            return self._figures.pov.score(score)
        return percent(float(self._figures.win_rates[row]), self._locale) if view.child_visits[row] else ""

    def _value(self, view: NodeView, row: int) -> str:
        if view.engine_score(row) is not None:
            return ""
        value = float(self._figures.values[row])
        return decimal(value, _VALUE_DECIMALS, self._locale) if view.child_visits[row] else ""

    def _words(self, view: NodeView, row: int, column: Column) -> str:
        if column is Column.PROOF:
            return self._proof_cell(view, row)
        return " ".join(
            move_name(point, view.rules) for point in view.line(row)[1:]
        )  # the first one has its own column

    def _proof_cell(self, view: NodeView, row: int) -> str:
        """Return the proven result as text. If there is none, return the solver's win by threats or an empty text."""
        # Older files lack the number of plies; the text then leaves it out.
        proof, plies = view.child_proof(row), view.child_proof_moves(row)
        by_threats = self._threats_win(int(view.points[row]))
        if proof is Proof.UNKNOWN:
            if by_threats is None:
                return ""
            return proof_text(self._figures.pov.proof(Proof.WIN), by_threats.moves, self._locale)
        if proof is Proof.WIN and by_threats is not None and plies:
            plies = min(plies, by_threats.moves)  # both are upper bounds
        return proof_text(self._figures.pov.proof(proof), plies, self._locale)

    def _threats_win(self, point: int) -> ThreatWin | None:
        """Return the solver's win by threats if it begins with the root move at `point`, otherwise None."""
        view, win = self._view, self._threat_win
        return win if view is not None and not view.path and win is not None and win.point == point else None

    def _threats_tip(self, view: NodeView, row: int) -> str:
        """Return a sentence if the solver has found that this move wins by threats, otherwise an empty text."""
        win = self._threats_win(int(view.points[row]))
        if win is None or view.child_proof(row) is not Proof.UNKNOWN:
            return ""
        text = self.tr("Wins {kind} in at most %n plies, found by the threat search", "", win.moves)
        return fill(text, kind=kind_text(win.kind, view.rules))

    def _headings(self) -> tuple[tuple[str, str], ...]:
        return (
            (
                self.tr("#"),
                self.tr(
                    "Rank: proven wins come first (the shortest at the top), then the other moves by visits, "
                    "then proven losses"
                ),
            ),
            (self.tr("Move"), self.tr("The move")),
            (
                self.tr("Visits"),
                self.tr(
                    "Number of simulations that tried this move. The bar compares the move with the most visited one."
                ),
            ),
            (self.tr("Share"), self.tr("Simulations that tried this move, as a share of all simulations")),
            (
                self._viewed.heading,
                fill(
                    self.tr(
                        "Win rate: expected result for {side}, 0 % to 100 %; a draw counts one half. A word is a "
                        "proven result. A number with a sign is the score of an external engine on its own scale."
                    ),
                    side=self._viewed.name,
                ),
            ),
            (
                self.tr("Value"),
                fill(self.tr("Expected result for {side}, −1 (loss) to 1 (win)"), side=self._viewed.name),
            ),
            (
                self.tr("Wins"),
                fill(
                    self.tr("m/n: m wins of {side} (a draw counts one half) in n visits of the move"),
                    side=self._viewed.name,
                ),
            ),
            (self.tr("Prior"), self.tr("Probability of the move, estimated before the search")),
            (
                self.tr("Proof"),
                fill(
                    self.tr("Proven result for {side}, and the maximum number of plies to the end of the game"),
                    side=self._viewed.name,
                )
                + f"\n{ply_text()}",
            ),
            (self.tr("Line"), self.tr("Principal variation: the best moves after this one, as far as searched")),
        )
