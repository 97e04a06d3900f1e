"""The list in which the user selects an engine's level.

The levels are sorted by strength, and each says how strong it is.
"""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from studio.game.message import fill
from studio.players.levels import LEVELS, Level, level_below
from studio.ui.texts.translating import translate
from studio.ui.widgets.theme import GRID

_STRENGTH = int(Qt.ItemDataRole.UserRole) + 1
_FRAME = 4 * GRID
"""The width in pixels of the list's frame and margins."""


class LevelBox(QComboBox):
    """Lets the user select a level. The data of an item is the name of its level."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        cells = _Strengths(self)
        self.setItemDelegate(cells)
        for level in LEVELS.values():
            self.addItem(_title(level), level.name)
        self.show_measured(measured=True)
        self.setToolTip(
            self.tr("Measured with the profile Studio on a board of 15×15, in 60 games between neighbouring levels")
        )

    def show_measured(self, *, measured: bool) -> None:
        """Show the measured scores of the levels, or hide them in a game for which they were not measured."""
        for at, level in enumerate(LEVELS.values()):
            strength = self._strength(level) if measured or level.percent_below is None else ""
            self.setItemData(at, strength, _STRENGTH)
            spoken = f"{_title(level)}: {strength}" if strength else _title(level)
            self.setItemData(at, spoken, Qt.ItemDataRole.AccessibleTextRole)

    def showPopup(self) -> None:
        widest = max(self.itemDelegate().sizeHint(QStyleOptionViewItem(), self._index(at)).width() for at in self._rows)
        self.view().setMinimumWidth(widest + _FRAME)
        super().showPopup()

    @property
    def _rows(self) -> range:
        return range(self.count())

    def _index(self, at: int) -> QModelIndex:
        return self.model().index(at, 0)

    def strength(self, at: int) -> str:
        """Return the text that the list shows for the strength of the level at index `at`."""
        return str(self.itemData(at, _STRENGTH))

    def _strength(self, level: Level) -> str:
        below = level_below(level)
        if below is None:
            return self.tr("the weakest level")
        if level.percent_below is None:
            return self.tr("the strongest level; not measured")
        text = self.tr("scores {percent} % against {level}")
        return fill(text, percent=str(level.percent_below), level=_title(below))


class _Strengths(QStyledItemDelegate):
    """Paints a level in two columns: its title, and how strong it is."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        metrics = self._box.fontMetrics()
        width = self._titles_width + metrics.horizontalAdvance(str(index.data(_STRENGTH))) + 3 * GRID
        return QSize(width, max(super().sizeHint(option, index).height(), metrics.height() + GRID))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        is_selected = bool(option.state.value & QStyle.StateFlag.State_Selected.value)
        palette = option.palette
        painter.save()
        painter.setFont(option.font)
        painter.setPen(palette.color(palette.ColorRole.HighlightedText if is_selected else palette.ColorRole.Text))
        rect = option.rect.adjusted(self._titles_width + 2 * GRID, 0, -GRID, 0)
        painter.drawText(
            rect, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), str(index.data(_STRENGTH))
        )
        painter.restore()

    @property
    def _titles_width(self) -> int:
        metrics = self._box.fontMetrics()
        return max(metrics.horizontalAdvance(self._box.itemText(at)) for at in range(self._box.count())) + GRID


def _title(level: Level) -> str:
    return translate("Levels", level.title)
