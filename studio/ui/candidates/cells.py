"""Paints the cells of the table of candidates."""

from PySide6.QtGui import QFont, QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QToolTip

from studio.ui.candidates.marks import Mark
from studio.ui.candidates.model import ALIGNMENT, MARK_ROLE
from studio.ui.candidates.order import Column
from studio.ui.tables.cells import FiguresCells
from studio.ui.tables.model import AnyIndex, Roles

_CUT = "…"
_QUIET = (Column.RANK, Column.LINE, Column.PRIOR)


class CandidatesCells(FiguresCells):
    """Paints the cells of candidates. The names of excluded moves are struck out."""

    _alignment = ALIGNMENT
    _bar_column = Column.VISITS

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: AnyIndex
    ) -> bool:
        shows_proof = index.column() == Column.PROOF or self._replaced(index)
        tip = index.sibling(index.row(), Column.PROOF).data(Roles.ToolTipRole) if shows_proof else None
        if tip:
            QToolTip.showText(event.globalPos(), tip, view)
            return True
        return self._show_full_text(event, view, option, index)

    def _font(self, option: QStyleOptionViewItem, index: AnyIndex) -> QFont:
        """Return the font of a cell. If its move is excluded, the font is struck out."""
        if index.column() != Column.MOVE or index.data(MARK_ROLE) != Mark.LEFT_OUT:
            return option.font
        font = QFont(option.font)
        font.setStrikeOut(True)
        return font

    def _is_quiet(self, index: AnyIndex) -> bool:
        return index.column() in _QUIET or super()._is_quiet(index)

    def _fitting(self, option: QStyleOptionViewItem, index: AnyIndex) -> str:
        """Return as much of the text as fits. A line of moves is cut only between moves."""
        fitting = super()._fitting(option, index)
        if index.column() != Column.LINE or not fitting.endswith(_CUT):
            return fitting
        kept = fitting.removesuffix(_CUT)
        is_whole = self._text(index).startswith(f"{kept} ")
        return fitting if is_whole or " " not in kept else f"{kept.rpartition(' ')[0]} {_CUT}"

    def _replaced(self, index: AnyIndex) -> bool:
        """Return whether the cell of a win rate shows a proof instead."""
        return self.shows_proofs_as_rates and bool(self._proof(index))

    def _proof(self, index: AnyIndex) -> object:
        is_rate = index.column() == Column.WIN_RATE
        return index.sibling(index.row(), Column.PROOF).data() if is_rate else None

    def _text(self, index: AnyIndex) -> str:
        text = super()._text(index)
        return f"{text} +" if index.column() == Column.MOVE and index.data(MARK_ROLE) == Mark.WANTED else text
