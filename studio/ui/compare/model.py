"""The table model for the differences of two searches."""

from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from studio.engine.views.snapshot import Integers
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.insight.differences import Column, Differences, MoveDifference, SideNumbers
from studio.ui.compare.difference_map import decimals_for, signed_percent
from studio.ui.tables.model import BAR_ROLE, NO_PARENT, OWN_ROLE, UNSURE_ROLE, AnyIndex, Roles, alignment
from studio.ui.tables.ranked_model import NO_ROWS, RankedMovesModel, rows_of, with_new
from studio.ui.texts.numbers import FEW_VISITS, percent
from studio.ui.texts.plies import ply_text
from studio.ui.texts.proofs import proof_text
from studio.ui.texts.viewed_side import ViewedSide

PROOF_ROLE = OWN_ROLE
"""The role for the proof of a side. It belongs to the cell with the win rate of this side."""

_WIN_RATES = (Column.LEFT_WIN_RATE, Column.RIGHT_WIN_RATE)
ALIGNMENT = alignment(Column, words=(Column.MOVE, Column.PROOF))


class DifferencesModel(RankedMovesModel):
    """The differences as rows of a table. The model sorts them itself."""

    # So they can stay in place while numbers change.

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ALIGNMENT, (Column.SHARE_DIFFERENCE, Qt.SortOrder.DescendingOrder), parent)
        self._shown: Differences | None = None
        self._widest, self._decimals = 0.0, 1
        self._made: dict[int, MoveDifference] = {}
        self._viewed = ViewedSide()

    def show_side(self, viewed: ViewedSide) -> None:
        """Name the side of `viewed` in the headings of the win rates."""
        self._viewed = viewed
        self._forget_headings()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def show_differences(self, shown: Differences | None, keep_order: bool = False) -> None:
        """Show the differences `shown`.

        If it is None, show no rows. If `keep_order`, existing rows stay in place and new ones come after them.
        """
        rows = self._kept(shown) if keep_order and shown is not None else self._ordered(shown)
        before = self._rows.size
        if rows.size > before:
            self.beginInsertRows(NO_PARENT, before, rows.size - 1)
            self._take(shown, rows)
            self.endInsertRows()
        elif rows.size < before:
            self.beginRemoveRows(NO_PARENT, rows.size, before - 1)
            self._take(shown, rows)
            self.endRemoveRows()
        else:
            self._take(shown, rows)
        self._notify_of_rows()

    def move(self, row: int) -> MoveDifference:
        at = int(self._rows[row])
        if self._shown is None:
            raise IndexError(row)
        if at not in self._made:
            self._made[at] = self._shown.row(at)
        return self._made[at]

    def widest_text(self, column: int) -> str:
        """Return the widest text for which the column must have space."""
        # A cell with two proofs may be wider.
        match column:
            case Column.MOVE:
                return "m26"
            case Column.PROOF:
                return fill(self.tr("A: {told}"), told=proof_text(Proof.LOSS, 88, self._locale))
            case Column.SHARE_DIFFERENCE | Column.WIN_RATE_DIFFERENCE:
                return signed_percent(0.888, self._locale)
            case _:
                return percent(1, self._locale)

    # Overrides of Qt

    def data(self, index: AnyIndex, role: int = Roles.DisplayRole) -> Any:
        if not index.isValid() or self._shown is None:
            return None
        move, column = self.move(index.row()), Column(index.column())
        if role == Roles.DisplayRole:
            return self._text(move, column)
        if role == Roles.ToolTipRole:
            return self._ranks(move) if column is Column.MOVE else None
        if role == Roles.TextAlignmentRole:
            return ALIGNMENT[column]
        if role == BAR_ROLE:
            return move.share / self._widest if column is Column.SHARE_DIFFERENCE and self._widest else None
        if role == PROOF_ROLE:
            return self._proof(_of(move, column)) if column in _WIN_RATES else None
        return _is_unsure(move, column) if role == UNSURE_ROLE else None

    # Implementation

    def _points(self) -> Integers:
        return NO_ROWS if self._shown is None else self._shown.points[self._rows]

    def _in_order(self) -> Integers:
        return self._ordered(self._shown)

    def _first_order(self, column: int) -> Qt.SortOrder:
        """Return the order in which a first click on a heading sorts.

        It is ascending for moves, otherwise descending.
        """
        return Qt.SortOrder.AscendingOrder if column == Column.MOVE else Qt.SortOrder.DescendingOrder

    def _ordered(self, shown: Differences | None) -> Integers:
        column, order = self._sorted_by
        return NO_ROWS if shown is None else shown.order(Column(column), order is Qt.SortOrder.DescendingOrder)

    def _kept(self, shown: Differences) -> Integers:
        """Return the rows of `shown` in the current order of the table. New moves come last."""
        if self._shown is None or self._shown.rules != shown.rules:
            return self._ordered(shown)
        kept = rows_of(self._points(), shown.points, shown.rules.size)
        return with_new(kept[kept >= 0], self._ordered(shown))

    def _take(self, shown: Differences | None, rows: Integers) -> None:
        self._shown, self._rows, self._made = shown, rows, {}
        self._widest, self._decimals = 0.0, 1
        if shown is not None:
            self._widest = float(np.abs(shown.shares).max(initial=0.0))
            self._decimals = decimals_for(float(np.maximum(shown.left.shares, shown.right.shares).max(initial=0.0)))

    # Texts

    def _text(self, move: MoveDifference, column: Column) -> str:
        match column:
            case Column.MOVE:
                return move_name(move.point, self._shown.rules) if self._shown is not None else ""
            case Column.LEFT_SHARE | Column.RIGHT_SHARE:
                return percent(_of(move, column).share, self._locale, self._decimals)
            case Column.SHARE_DIFFERENCE:
                return signed_percent(move.share, self._locale, self._decimals)
            case Column.WIN_RATE_DIFFERENCE:
                return "" if move.win_rate is None else signed_percent(move.win_rate, self._locale)
            case Column.PROOF:
                return self._proofs(move)
        win_rate = _of(move, column).win_rate
        return "" if win_rate is None else percent(win_rate, self._locale)

    def _proofs(self, move: MoveDifference) -> str:
        """Return a text with both proofs. If they are equal or one is missing, the text names one proof."""
        left, right = self._proof(move.left), self._proof(move.right)
        if left == right:
            return left
        parts = (left and fill(self.tr("A: {told}"), told=left), right and fill(self.tr("B: {told}"), told=right))
        return ", ".join(filter(None, parts))

    def _proof(self, numbers: SideNumbers) -> str:
        return proof_text(numbers.proof, numbers.proof_moves, self._locale)

    def _ranks(self, move: MoveDifference) -> str:
        rank_a, rank_b = (
            self._locale.toString(numbers.rank) if numbers.rank else "–" for numbers in (move.left, move.right)
        )
        return fill(self.tr("Rank by visits: {rank_a} in A, {rank_b} in B."), rank_a=rank_a, rank_b=rank_b)

    def _headings(self) -> tuple[tuple[str, str], ...]:
        rate, of = self._viewed.heading, {"side": self._viewed.name}
        return (
            (self.tr("Move"), self.tr("The move")),
            (self.tr("Share A"), self.tr("Share of all visits in A")),
            (self.tr("Share B"), self.tr("Share of all visits in B")),
            (self.tr("Share B − A"), self.tr("Share in B minus share in A")),
            (
                f"{rate} A",
                fill(self.tr("Win rate of {side} in search A. View > Win Rates For changes the side."), **of),
            ),
            (
                f"{rate} B",
                fill(self.tr("Win rate of {side} in search B. View > Win Rates For changes the side."), **of),
            ),
            (f"{rate} B − A", fill(self.tr("Win rate of {side} in B minus that in A"), **of)),
            (
                self.tr("Proof"),
                fill(self.tr("Proven result for {side}, and the maximum number of plies to the end of the game"), **of)
                + f"\n{ply_text()}",
            ),
        )


def _of(move: MoveDifference, column: Column) -> SideNumbers:
    return move.left if column in (Column.LEFT_SHARE, Column.LEFT_WIN_RATE) else move.right


def _is_unsure(move: MoveDifference, column: Column) -> bool:
    """Return whether the cell shows a win rate, or a difference of win rates, that few visits support."""
    if column is Column.WIN_RATE_DIFFERENCE:
        return min(move.left.visits, move.right.visits) < FEW_VISITS
    return column in _WIN_RATES and _of(move, column).visits < FEW_VISITS
