"""The pane with the key moments of the reviewed game.

It says which move decided the game, and has a sentence about each moment.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from studio.game.rules import Pieces, Rules
from studio.game.stones import Stone
from studio.insight.key_moments import KeyMoment
from studio.insight.resignation import Resignation
from studio.ui.record.moves_painting import stone_colors
from studio.ui.texts.key_moments import key_moment_text, resignation_text
from studio.ui.texts.plies import ply_text
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.empty_label import EmptyLabel
from studio.ui.widgets.focus_frame import focus_rule, paint_focus
from studio.ui.widgets.row_keys import claims_row_key
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, text_font

_STONE, _MARK = 11, 3
"""The diameter of the stone before each entry, and the width of the mark of the current entry, in pixels."""
_LEFT = _MARK + _STONE + 3 * GRID
_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
_SIDE = int(Qt.ItemDataRole.UserRole)
_SELECTED = QStyle.StateFlag.State_Selected.value
_BY_MOUSE_OR_WINDOW = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
)
AnyIndex = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class MomentEntry:
    """An entry of the list: a key moment."""

    ply: int
    """The number of the move. The first move has the number 1."""
    side: Stone
    """The side that made the move."""
    text: str


def moment_entries(
    moments: Sequence[KeyMoment], rules: Rules, resigned: Resignation | None = None, side: Stone | None = None
) -> tuple[MomentEntry, ...]:
    """Return the entries of key moments in the order of the moves.

    A resignation comes after the moment of the last move. Win rates are seen from `side`. If `side` is None, they are
    seen from the side that made the move.
    """
    entries = [MomentEntry(each.number, each.side, key_moment_text(each, rules, side)) for each in moments]
    if resigned is not None:
        entries.append(MomentEntry(resigned.number, resigned.side, resignation_text(resigned, rules, side)))
    return tuple(sorted(entries, key=lambda entry: entry.ply))


class KeyMomentsView(QFrame):
    """Lists key moments in the order of the game."""

    # A click or Enter chooses one.

    moment_chosen = Signal(int)
    """Emitted with the number of the chosen move."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("key_moments")
        self._entries: tuple[MomentEntry, ...] = ()
        self._decision, self._notes, self._list = QLabel(), QLabel(), _MomentList()
        self._above = QWidget()
        self._cells = _MomentCells(theme, self._list)
        self._empty = EmptyLabel("key_moments_empty", parent=self)  # without a parent it would appear as a window
        self._dress()
        shown = QWidget(self)
        # the margins of a label would be lost if its style changed before its first layout
        vbox(self._decision, self._notes, of=self._above, spacing=2 * GRID, margins=(2 * GRID, GRID, GRID, GRID))
        vbox(self._above, (self._list, 1), of=shown, spacing=0)
        self._stack = QStackedLayout()
        for page in (self._empty, shown):
            page.setMinimumSize(1, 1)
            self._stack.addWidget(page)
        vbox((self._stack, 1), of=self)
        theme.bind(self._apply_colors)
        self._take_focus()
        self.show_moments("", (), Pieces.STONES)

    @property
    def entries(self) -> tuple[MomentEntry, ...]:
        return self._entries

    @property
    def text(self) -> str:
        """The texts above the list. If the pane is empty, the text that it shows instead."""
        above = " ".join(filter(None, (self._decision.text(), self._notes.text())))
        return above if self._entries else self._empty.text()

    def show_moments(self, decision: str, entries: Sequence[MomentEntry], pieces: Pieces, notes: str = "") -> None:
        """Show key moments.

        The sentence about the move that decided the game, `decision`, is above them, followed by `notes`. The notes say
        what has changed, and where the review is incomplete.
        """
        for label, text in ((self._decision, decision), (self._notes, notes)):
            label.setText(text)
            label.setVisible(bool(text))
        self._above.setVisible(bool(decision or notes))
        self._stack.setCurrentIndex(int(bool(entries)))
        self._take_focus()
        if tuple(entries) == self._entries and pieces is self._cells.pieces:
            return
        current = self._list.currentRow()
        self._entries, self._cells.pieces = tuple(entries), pieces
        self._list.clear()
        for entry in entries:
            item = QListWidgetItem(entry.text)
            item.setToolTip(ply_text())
            item.setData(_SIDE, entry.side)
            self._list.addItem(item)
        self._list.setCurrentRow(min(current, len(entries) - 1))

    def show_empty(self, text: str) -> None:
        """Set the text that the pane shows when there are no key moments."""
        self._empty.setText(text)
        self.setAccessibleDescription(text)

    def show_current(self, ply: int) -> None:
        """Mark the entry of the move with this number, if there is one."""
        rows = [row for row, entry in enumerate(self._entries) if entry.ply == ply]
        current = self._list.currentRow()
        row = current if current in rows else next(iter(rows), -1)
        if row < 0 and self._list.hasFocus():
            return  # the user goes through the list by keys
        self._list.setCurrentRow(row)
        if row < 0:
            self._list.clearSelection()

    # Implementation

    def _dress(self) -> None:
        self._list.setObjectName("key_moments_list")
        for view in (self, self._list):
            view.setAccessibleName(self.tr("Key moments"))
        self._list.setItemDelegate(self._cells)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._list.setWordWrap(True)  # otherwise a new width does not change the heights of the entries
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setMouseTracking(True)
        self._list.itemClicked.connect(self._on_chosen)
        self._list.itemActivated.connect(self._on_chosen)
        self._decision.setObjectName("key_moments_decision")
        self._notes.setObjectName("key_moments_notes")
        for label in (self._decision, self._notes):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)

    def _take_focus(self) -> None:
        """Let the list take the focus. If it is hidden, let the pane itself take the focus."""
        is_empty = self._stack.currentIndex() == 0
        self.setFocusProxy(None)  # type: ignore[arg-type]  # a proxy would get the policy of the pane
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_empty else Qt.FocusPolicy.NoFocus)
        if not is_empty:
            self.setFocusProxy(self._list)

    @Slot(QListWidgetItem)
    def _on_chosen(self, item: QListWidgetItem) -> None:
        self.moment_chosen.emit(self._entries[self._list.row(item)].ply)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._decision.setFont(text_font(bold=True))
        self.setStyleSheet(
            f"#key_moments {{ background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 6px; }}"
            + focus_rule("#key_moments:focus", colors)
            + f"#key_moments_list {{ background: transparent; border: none; outline: none; }}"
            f"#key_moments_empty {{ padding: {GRID}px {2 * GRID}px; }}"
            f"#key_moments_empty, #key_moments_notes {{ color: {colors.quiet_text}; }}"
        )


class _MomentList(QListWidget):
    """A list that gets the keys for moving through its entries before the window gets them."""

    # A key that enters it makes an entry current.

    def event(self, event: QEvent) -> bool:
        """Claim the keys that move through the entries, so that they trigger no shortcuts."""
        # The shortcuts of the window would go through the game.
        return claims_row_key(event) or super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in _BY_MOUSE_OR_WINDOW and self.count() and not self.selectedItems():
            self.setCurrentRow(max(0, self.currentRow()))  # Qt makes a row current without selecting it


class _MomentCells(QStyledItemDelegate):
    """Paints an entry: a stone of the side that moved, and its sentence, which may have several lines."""

    # The current entry has a mark.

    def __init__(self, theme: Theme, view: QListWidget) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view
        self.pieces = Pieces.STONES

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        width = self._view.viewport().width()
        room = QRect(0, 0, max(1, width - _LEFT - GRID), 1 << 20)
        height = option.fontMetrics.boundingRect(room, _WRAPPED & ~int(Qt.AlignmentFlag.AlignVCenter), _text(index))
        return QSize(width, height.height() + 2 * GRID)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, colors = QRect(option.rect), self._theme.colors
        is_current = bool(option.state.value & _SELECTED)
        if is_current or option.state.value & QStyle.StateFlag.State_MouseOver.value:
            painter.fillRect(rect, colors.color("raised"))
        if is_current:
            painter.fillRect(QRect(rect.left(), rect.top(), _MARK, rect.height()), colors.color("accent"))
        fill, edge = stone_colors(colors, index.data(_SIDE), self.pieces)
        top = rect.top() + GRID + (option.fontMetrics.height() - _STONE) / 2
        painter.setPen(edge)
        painter.setBrush(fill)
        painter.drawEllipse(QRectF(rect.left() + _MARK + GRID + 0.5, top + 0.5, _STONE - 1, _STONE - 1))
        if is_current and self._view.hasFocus():
            paint_focus(painter, QRectF(rect), self._theme)
        painter.setPen(colors.color("text"))
        painter.setFont(option.font)
        painter.drawText(rect.adjusted(_LEFT, GRID, -GRID, -GRID), _WRAPPED, _text(index))
        painter.restore()


def _text(index: AnyIndex) -> str:
    return str(index.data(Qt.ItemDataRole.DisplayRole))
