"""Drawing the cells of the candidates: dimmed if uncertain, with a bar if compared."""

from PySide6.QtGui import QFont, QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

from studio.ui.candidates.marks import Mark
from studio.ui.candidates.model import ALIGNMENT, MARK_ROLE
from studio.ui.candidates.order import Column
from studio.ui.tables.cells import FiguresCells
from studio.ui.tables.model import AnyIndex

_QUIET = (Column.RANK, Column.LINE, Column.PRIOR)


class CandidatesCells(FiguresCells):
    """Draw the cells, including the marks of steered moves."""

    _alignment = ALIGNMENT
    _bar_column = Column.VISITS

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: AnyIndex
    ) -> bool:
        return self._tell_in_full(event, view, option, index)

    def _font(self, option: QStyleOptionViewItem, index: AnyIndex) -> QFont:
        """Return a font that strikes out an excluded move."""
        font = QFont(option.font)
        font.setStrikeOut(index.column() == Column.MOVE and index.data(MARK_ROLE) == Mark.LEFT_OUT)
        return font

    def _is_quiet(self, index: AnyIndex) -> bool:
        return index.column() in _QUIET or super()._is_quiet(index) or index.data(MARK_ROLE) == Mark.LEFT_OUT

    def _proof(self, index: AnyIndex) -> object:
        is_rate = index.column() == Column.WIN_RATE
        return index.sibling(index.row(), Column.PROOF).data() if is_rate else None

    def _text(self, index: AnyIndex) -> str:
        text = super()._text(index)
        return f"{text} +" if index.column() == Column.MOVE and index.data(MARK_ROLE) == Mark.WANTED else text
