"""Shows the moves of a record as a tree that grows downwards."""

# Signals report the moves that the user chooses.

from collections.abc import Iterator, Mapping
from html import escape

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip, QWidget

from studio.game.message import fill
from studio.game.node import Node
from studio.game.notation import move_name
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import PASS
from studio.insight.mistakes import Verdict, verdict
from studio.ui.record.moves_layout import MovesGrid, MovesLayout
from studio.ui.record.moves_painting import MovesPainting, number_font
from studio.ui.texts.sides import side_name
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font

_NOTCH = 120  # the angle delta that Qt reports for one notch of a mouse wheel
_LONGEST_TIP = 200
_CONTEXT = 3
"""The number of rows that stay visible above and below the current move, if the view is high enough."""


class MovesView(QAbstractScrollArea):
    """Shows the moves of a record as a tree."""

    # It never changes the record.

    node_chosen = Signal(object)
    """Emitted with the `Node` that was clicked with the left mouse button, or whose menu was opened with the mouse."""
    steps_requested = Signal(int)
    """Emitted when the mouse wheel is turned, with the number of moves to go forward.

    A negative number means going back.
    """
    menu_requested = Signal(object, QPoint)
    """Emitted with a `Node`, and with the position on the screen for its context menu."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("moves")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self._theme = theme
        self._wheel = 0
        self._pointer = QPoint(-1, -1)
        self._marks: Mapping[Node, str] = {}
        self._drops: Mapping[Node, float] = {}
        self._missed: Mapping[Node, str] = {}
        self._choices: Mapping[Node, str] = {}
        self._record = GameRecord(PRESETS["gomoku-15"])
        self._current = self._record.root
        self._hidden: frozenset[Node] = frozenset()
        self._layout = MovesLayout(self._current)
        self._take_line()
        self.setFont(figure_font())
        theme.bind(self._apply_colors)
        self._set_texts()

    # Commands

    def show_record(self, record: GameRecord) -> None:
        self._record, self._current = record, record.root
        self.show_tree()
        self.horizontalScrollBar().setValue(0)
        self.verticalScrollBar().setValue(0)

    def show_tree(self) -> None:
        """Lay out the tree again after an edit."""
        # The scroll position stays.
        self._layout = MovesLayout(self._record.root, self._hidden.difference(self._current.path()))
        if self._current not in self._layout:
            self._current = self._record.root
        self._take_line()
        self._measure()

    def show_current(self, node: Node) -> None:
        """Mark `node` as the current one, and scroll as little as possible to show it."""
        if node not in self._layout:
            self._current = node  # a hidden node appears while the cursor is there
            self.show_tree()
        self._current = node
        if not self._is_on_line(node):
            self._take_line()
        self._reveal()
        self.show_notes()

    def hide_nodes(self, hidden: frozenset[Node]) -> None:
        """Do not draw these nodes and everything below them."""
        if hidden != self._hidden:
            self._hidden = hidden
            self.show_tree()
            self._reveal()

    def show_drops(self, drops: Mapping[Node, float]) -> None:
        """Mark the mistakes. `drops` maps moves to the win rate that they lost for their side, from 0 to 1."""
        self._drops = drops
        marks = {node: str(mark) for node, drop in drops.items() if (mark := verdict(drop))}
        if marks != self._marks:
            seen = self._sees_current(self.viewport().size())
            self._marks = marks
            self._measure()  # wider captions move the lanes
            if seen:
                self._reveal()

    def show_missed(self, sentences: Mapping[Node, str]) -> None:
        """Set the tooltips of moves that missed or allowed a win by threats."""
        if sentences != self._missed:
            self._missed = sentences
            self.show_notes()

    def show_choices(self, sentences: Mapping[Node, str]) -> None:
        """Mark the moves after which a player made a choice other than a move, such as a swap.

        `sentences` contains the tooltips.
        """
        if sentences != self._choices:
            self._choices = sentences
            self.show_notes()

    def show_notes(self) -> None:
        """Update the marks for comments and analyses."""
        self.setAccessibleDescription(self._description())
        self.viewport().update()

    # Geometry

    def node_at(self, place: QPoint) -> Node | None:
        """Return the node at `place`, a point of the viewport. Return None if there is none."""
        return self._layout.node_at(*self._grid.row_and_lane(place + self._scrolled)) if self._has_moves else None

    def node_rect(self, node: Node) -> QRect:
        """Return the rectangle of a node in the viewport, including its caption."""
        return self._grid.cell(self._layout.place(node)).translated(-self._scrolled)

    def minimumSizeHint(self) -> QSize:
        return QSize(16 * GRID, 12 * GRID)

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self.node_at(event.position().toPoint())
        if node is not None and event.button() is Qt.MouseButton.LeftButton:
            self.node_chosen.emit(node)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Choose the node under the pointer, and request its context menu.

        If the Menu key was pressed, use the current node.
        """
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            node = self.node_at(event.pos())
            if node is not None:
                self.node_chosen.emit(node)
                self.menu_requested.emit(node, event.globalPos())
        elif self._has_moves:
            self._reveal()
            place = self.node_rect(self._current).center()
            self.menu_requested.emit(self._current, self.viewport().mapToGlobal(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the window."""
        # They go through the game.
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Request one step through the game for each notch of the wheel. If Alt or Shift is held, scroll instead."""
        if event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier):
            super().wheelEvent(event)
            return
        turned = -(event.angleDelta().y() or event.angleDelta().x())
        self._wheel = turned + (self._wheel if self._wheel * turned > 0 else 0)
        steps = int(self._wheel / _NOTCH)
        self._wheel -= steps * _NOTCH
        if steps:
            self.steps_requested.emit(steps)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            node = self.node_at(event.pos())
            QToolTip.showText(event.globalPos(), self._tip(node) if node else "", self.viewport())
            return True
        if event.type() in (QEvent.Type.MouseMove, QEvent.Type.Leave):
            self._pointer = event.position().toPoint() if isinstance(event, QMouseEvent) else QPoint(-1, -1)
            self.viewport().update()
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """If the current node was visible before the size changed, keep it visible."""
        seen = not event.oldSize().isValid() or self._sees_current(event.oldSize())
        self._set_ranges()
        if seen:
            self._reveal()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self.setFont(figure_font())
        elif event.type() is QEvent.Type.FontChange:
            self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        if self._has_moves:
            painting = MovesPainting(painter, self._theme.colors, self._layout, self._grid, self.font())
            painter.translate(-self._scrolled)
            self._paint_tree(painting, event.rect().translated(self._scrolled))
        else:
            painter.setPen(self._theme.color("quiet_text"))
            room = self.viewport().rect().adjusted(2 * GRID, GRID, -2 * GRID, -GRID)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty_text)
        painter.end()

    # Implementation

    @property
    def _has_moves(self) -> bool:
        return len(self._layout) > 1

    @property
    def _scrolled(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        frame = f"background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 6px; padding: 1px;"
        self.setStyleSheet(f"#moves {{ {frame} }}" + focus_rule("#moves:focus", colors, 1))
        self.viewport().setAutoFillBackground(False)
        self.viewport().update()

    def _take_line(self) -> None:
        self._line = self._layout.line_through(self._current)

    def _is_on_line(self, node: Node) -> bool:
        row = self._layout.place(node).row
        return row < len(self._line) and self._line[row] is node

    def _paint_tree(self, painting: MovesPainting, area: QRect) -> None:
        """Draw the lines first, then the stones."""
        # Lines of the current variation are above others.
        rows, lanes = self._grid.rows(area), self._grid.lanes(area)
        with_next = range(max(0, rows.start), rows.stop + 1)
        self._paint_boxes(painting)
        for node in self._layout.links(with_next, lanes):
            painting.draw_link(node, in_line=False)
        for node in self._line[with_next.start : with_next.stop]:
            painting.draw_link(node, in_line=True)
        for node in self._layout.nodes(rows, lanes):
            in_line, has_note = self._is_on_line(node), bool(node.comment) or node in self._choices
            pieces = self._record.rules.pieces
            painting.draw_node(node, self._caption(node), pieces, in_line=in_line, has_note=has_note)
            if node in self._marks:
                painting.draw_mark(node, self._caption(node), self._marks[node])

    def _paint_boxes(self, painting: MovesPainting) -> None:
        pointed, raised = self.node_at(self._pointer), self._theme.color("raised")
        if pointed is not None:
            painting.draw_box(pointed, self._marked_caption(pointed), raised, raised)
        accent, background = self._theme.color("accent"), self._theme.color("accent")
        background.setAlphaF(0.16)
        painting.draw_box(self._current, self._marked_caption(self._current), background, accent)

    # Size and place

    def _measure(self) -> None:
        # It has space for the longest number and the widest caption in each lane.
        height, advance = self.fontMetrics().height(), self.fontMetrics().horizontalAdvance
        each_point = {node.move.point if node.move else None: node for node in self._layout if node.parent}
        captions = [self._caption(node) for node in each_point.values()]
        captions += [self._marked_caption(node) for node in self._marks if node in self._layout]
        caption_width = max(map(advance, captions), default=0)
        numbers = QFontMetrics(number_font(self.font(), MovesGrid.row_height_for(height)))
        number_width = numbers.horizontalAdvance("0" * len(str(self._layout.rows - 1)))
        self._grid = MovesGrid.for_text(height, number_width, caption_width)
        self._set_ranges()
        self.show_notes()

    def _set_ranges(self) -> None:
        size = self._grid.size(self._layout) if self._has_moves else QSize(0, 0)
        room, (across, down) = self.viewport().size(), (self.horizontalScrollBar(), self.verticalScrollBar())
        for bar, step, whole, page in (
            (across, self._grid.lane_width, size.width(), room.width()),
            (down, self._grid.row_height, size.height(), room.height()),
        ):
            bar.setSingleStep(step)
            bar.setPageStep(page)
            bar.setRange(0, max(0, whole - page))

    def _reveal(self) -> None:
        cell, room = self.node_rect(self._current), self.viewport().size()
        margin = min(_CONTEXT * self._grid.row_height, room.height() // 3)  # so that the next moves are visible, too
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + _least_shift(cell.left() - GRID, cell.right() + GRID, room.width()))
        down.setValue(down.value() + _least_shift(cell.top() - margin, cell.bottom() + margin, room.height()))

    def _sees_current(self, room: QSize) -> bool:
        return QRect(QPoint(0, 0), room).intersects(self.node_rect(self._current))

    # Texts

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Moves"))
        self._empty_text = self.tr(
            "The moves of the game appear here. Click the board, or move the cursor with Shift+arrows and press Enter."
        )
        self._measure()

    def _caption(self, node: Node) -> str:
        if node.parent is None:
            return self.tr("start")
        if node.move is None:
            return self.tr("setup") if node.setup is not None else self.tr("note")
        return self.tr("pass") if node.move.point == PASS else self._point(node.move.point)

    def _marked_caption(self, node: Node) -> str:
        return f"{self._caption(node)} {self._marks[node]}" if node in self._marks else self._caption(node)

    def _point(self, point: int) -> str:
        return move_name(point, self._record.rules)

    def _description(self) -> str:
        """Return a text such as "Move 12 of 30, White h8, 2 variations".

        If the move missed something, the text also says so.
        """
        spoken = (self._missed.get(self._current, ""), self._choices.get(self._current, ""))
        notes = (*spoken, *self._meanings(self._current))
        choices = len(self._layout.children(self._current))
        text = self.tr("{move}, %Ln variations", "", choices) if choices > 1 else "{move}"
        comment = self.tr("The move has a comment") if self._current.comment.strip() else ""
        texts = (fill(text, move=self._standing()), *notes, comment)
        return ". ".join(each.removesuffix(".") for each in texts if each)

    def _standing(self) -> str:
        node, number = self._current, self._layout.place(self._current).number
        text = (
            self.tr("Move {number} of {total}, {move}")
            if node.move
            else self.tr("After move {number} of {total}, {move}")
        )
        total = self._layout.place(self._line[-1]).number
        locale = self.locale()
        return fill(text, number=locale.toString(number), total=locale.toString(total), move=self._move_text(node))

    def _move_text(self, node: Node) -> str:
        if node.move is None:
            return self._caption(node)
        side, point = side_name(node.move.stone, self._record.rules), node.move.point
        if point == PASS:
            return fill(self.tr("{side} passes"), side=side)
        return f"{side} {self._point(point)}"

    def _tip(self, node: Node) -> str:
        """Return the tooltip as HTML, or an empty text.

        It says what the move missed, what the players chose after it in the opening, and what its marks mean. It also
        contains the first line of the comment.
        """
        line = node.comment.strip().partition("\n")[0]
        comment = line[:_LONGEST_TIP] + "…" * (len(line) > _LONGEST_TIP)
        choice = self._choices.get(node, "")
        comment = "" if comment == choice.removesuffix(".") else comment
        texts = (self._missed.get(node, ""), choice, *self._meanings(node), comment)
        lines = [escape(text) for text in texts if text]
        return f"<qt>{'<br>'.join(lines)}</qt>" if lines else ""

    def _meanings(self, node: Node) -> Iterator[str]:
        """Yield what each mark beside a move means. The mark of a comment is left out."""
        if node in self._marks and not self._missed.get(node):
            verdicts = {Verdict.MISTAKE: self.tr("Mistake"), Verdict.BLUNDER: self.tr("Blunder")}
            loss = self.locale().toString(round(100 * self._drops.get(node, 0.0)))
            text = self.tr("{verdict}: the move lost {loss} points of win rate")
            yield fill(text, verdict=verdicts[Verdict(self._marks[node])], loss=loss)
        if node.analysis is not None:
            yield self.tr("Hollow dot: an analysis is saved")


def _least_shift(first: int, last: int, room: int) -> int:
    """Return by how many pixels to scroll so that the range from `first` to `last` is visible in `room` pixels.

    If the range is too large, its beginning becomes visible.
    """
    return first if first < 0 or last - first >= room else max(0, last - room + 1)
