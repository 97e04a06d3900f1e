"""The record as a tree of moves: the main line downwards, variations beside it."""

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip, QWidget

from studio.game.node import Node
from studio.game.record import GameRecord
from studio.ui.moves_layout import MovesLayout
from studio.ui.moves_painting import MovesPainting, move_text
from studio.ui.theme import GRID, Theme, figure_font


class MovesView(QAbstractScrollArea):
    """Paints only what is visible; it edits nothing and says what was clicked."""

    node_chosen = Signal(object)
    steps_requested = Signal(int)
    menu_requested = Signal(object, QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("moves")
        self.setAccessibleName(self.tr("Moves"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFont(figure_font())
        self._theme = theme
        self._record: GameRecord | None = None
        self._layout: MovesLayout | None = None
        self._current: Node | None = None
        self._on_line: set[Node] = set()
        self._numbers: dict[Node, int] = {}

    # Verbs

    def show_record(self, record: GameRecord) -> None:
        self._record, self._current = record, record.root
        self.verticalScrollBar().setValue(0)
        self.horizontalScrollBar().setValue(0)
        self.show_tree()

    def show_tree(self) -> None:
        """The tree was edited: lay it out anew, and stay where we are."""
        if self._record is None:
            return
        self._layout = MovesLayout(self._record.root)
        self._numbers = _move_numbers(self._record.root)
        self._fit_bars()
        self.viewport().update()

    def show_current(self, node: Node) -> None:
        """Mark where the cursor stands, and bring it into view."""
        self._current = node
        self._on_line = {*node.path(), *node.main_line()}
        self._bring_into_view(node)
        self._describe(node)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.viewport().update()

    # Where things are

    def node_rect(self, node: Node) -> QRect:
        """Where a node is painted, in the viewport's pixels; empty for one that is not in the tree."""
        place = self._layout.place(node) if self._layout else None
        if place is None:
            return QRect()
        x = place.lane * self._lane_width() - self.horizontalScrollBar().value()
        y = place.row * self._row_height() - self.verticalScrollBar().value()
        return QRect(x + GRID // 2, y + GRID // 2, self._lane_width(), self._row_height())

    def node_at(self, spot: QPoint) -> Node | None:
        row = (spot.y() - GRID // 2 + self.verticalScrollBar().value()) // self._row_height()
        lane = (spot.x() - GRID // 2 + self.horizontalScrollBar().value()) // self._lane_width()
        return self._layout.node_at(row, lane) if self._layout else None

    def sizeHint(self) -> QSize:
        return QSize(3 * self._lane_width(), 12 * self._row_height())

    def _row_height(self) -> int:
        return max(24, self.fontMetrics().height() + GRID)

    def _lane_width(self) -> int:
        return self._row_height() + self.fontMetrics().horizontalAdvance("m26 •") + 2 * GRID

    def _fit_bars(self) -> None:
        if self._layout is None:
            return
        view, row, lane = self.viewport().size(), self._row_height(), self._lane_width()
        height, width = self._layout.rows * row + GRID, self._layout.lanes * lane + GRID
        for bar, whole, page, step in (
            (self.verticalScrollBar(), height, view.height(), row),
            (self.horizontalScrollBar(), width, view.width(), lane),
        ):
            bar.setRange(0, max(0, whole - page))
            bar.setPageStep(page)
            bar.setSingleStep(step)

    def _bring_into_view(self, node: Node) -> None:
        rect, view = self.node_rect(node), self.viewport().rect()
        for bar, first, last, end in (
            (self.verticalScrollBar(), rect.top(), rect.bottom(), view.height()),
            (self.horizontalScrollBar(), rect.left(), rect.right(), view.width()),
        ):
            if first < 0:
                bar.setValue(bar.value() + first)
            elif last > end:
                bar.setValue(bar.value() + last - end)

    def _describe(self, node: Node) -> None:
        text = self.tr("Move %1, %2").replace("%1", str(self._numbers.get(node, 0)))
        text = text.replace("%2", move_text(node, self._record.rules) if self._record else "")
        if len(node.children) > 1:
            text += ", " + self.tr("%n variation(s) follow", "", len(node.children))
        self.setAccessibleDescription(text)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._record is None or self._layout is None or not self._record.root.children:
            self._paint_nothing(painter)
            return
        top, height = self.verticalScrollBar().value() - GRID // 2, self._row_height()
        nodes = self._layout.nodes_in(
            (top + event.rect().top()) // height - 1, (top + event.rect().bottom()) // height + 1
        )
        painting = MovesPainting(painter, self._theme, self._record.rules, height)
        for node in nodes:
            if node.parent is not None:
                painting.connect(self.node_rect(node.parent), self.node_rect(node))
        for node in nodes:
            is_quiet = bool(self._on_line) and node not in self._on_line
            painting.paint(
                node,
                self.node_rect(node),
                self._numbers.get(node, 0),
                is_current=node is self._current,
                is_quiet=is_quiet,
            )

    def _paint_nothing(self, painter: QPainter) -> None:
        painter.setPen(self._theme.color("quiet_text"))
        room = self.viewport().rect().adjusted(2 * GRID, GRID, -2 * GRID, -GRID)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, flags, self.tr("Moves will be listed here. Click the board to play one."))

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self.node_at(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and node is not None:
            self.node_chosen.emit(node)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        node = self.node_at(event.pos()) or self._current
        if node is not None:
            self.menu_requested.emit(node, event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls; with Alt it walks through the moves."""
        turned = event.angleDelta().y() or event.angleDelta().x()
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and turned:
            self.steps_requested.emit(-1 if turned > 0 else 1)
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # arrows walk through the game wherever the focus is

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            node = self.node_at(event.pos())
            QToolTip.showText(event.globalPos(), node.comment.partition("\n")[0] if node else "", self.viewport())
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bars()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_layout"):
            self._fit_bars()


def _move_numbers(root: Node) -> dict[Node, int]:
    """How many moves have been made up to each node, itself included."""
    numbers: dict[Node, int] = {}
    for node in root.below():
        before = numbers[node.parent] if node.parent is not None and node is not root else 0
        numbers[node] = before + (node.move is not None)
    return numbers
