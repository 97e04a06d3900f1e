"""How a cell of the search tree is drawn: quiet where it is unsure, with a bar where it is compared."""

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from studio.ui.candidates_model import BAR_ROLE, UNSURE_ROLE, AnyIndex
from studio.ui.cell_painting import PADDING, paint_bar
from studio.ui.theme import GRID, Theme
from studio.ui.tree_columns import ALIGNMENT, TreeColumn
from studio.ui.tree_items import Path
from studio.ui.tree_model import TreeModel
from studio.ui.tree_rows import LOADING_ROLE

_AFTER_ARROW = 4
_QUIET = (TreeColumn.PRIOR, TreeColumn.EXPLOITATION, TreeColumn.EXPLORATION, TreeColumn.DEPTH)


class TreeCells(QStyledItemDelegate):
    """Draws cells in the theme's colours, without the style's heavy selection under running numbers."""

    def __init__(self, theme: Theme, model: TreeModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pointed: Path | None = None
        self.tells_proofs_as_rates = False
        """Whether a proven result stands in place of the win rate, for want of room for both columns."""
        self._theme = theme
        self._model = model

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        column = index.column()
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected or self.is_pointed(index):
            painter.fillRect(option.rect, self._theme.color("raised"))
        if column == TreeColumn.VISITS:
            paint_bar(painter, option.rect, index.data(BAR_ROLE), self._theme)
        painter.setFont(option.font)
        painter.setPen(self._theme.color(_ink(index, column)))
        painter.drawText(_room(option, column), ALIGNMENT[column], self._fitting(option, index))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """All rows are as high; columns have their widths from elsewhere."""
        del index
        return QSize(0, option.fontMetrics.height() + GRID // 2)

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: AnyIndex
    ) -> bool:
        """What does not fit is told in full."""
        self.initStyleOption(option, index)
        text = self._text(index)
        cut = index.isValid() and self._fitting(option, index) != text
        QToolTip.showText(event.globalPos(), text if cut else "", view)
        return cut

    def is_pointed(self, index: AnyIndex) -> bool:
        return self.pointed is not None and self._model.path(index) == self.pointed

    def _text(self, index: AnyIndex) -> str:
        if index.column() == TreeColumn.WIN_RATE and self.tells_proofs_as_rates:
            proof = self._model.index(index.row(), TreeColumn.PROOF, index.parent()).data()
            if proof:
                return str(proof)
        return str(index.data() or "")

    def _fitting(self, option: QStyleOptionViewItem, index: AnyIndex) -> str:
        width = _room(option, index.column()).width()
        return option.fontMetrics.elidedText(self._text(index), Qt.TextElideMode.ElideRight, width)


def _ink(index: AnyIndex, column: int) -> str:
    is_quiet = column in _QUIET or index.data(UNSURE_ROLE) or (column == TreeColumn.MOVE and index.data(LOADING_ROLE))
    return "quiet_text" if is_quiet else "text"


def _room(option: QStyleOptionViewItem, column: int) -> QRect:
    """A move stands close to its arrow."""
    return option.rect.adjusted(_AFTER_ARROW if column == TreeColumn.MOVE else PADDING, 0, -PADDING, 0)
