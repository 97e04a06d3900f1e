"""The widget of the tree drawing."""

# Signals report the pointed node and the chosen node.

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from studio.engine.views.outline import TreeOutline
from studio.engine.views.snapshot import Path
from studio.game.message import fill
from studio.game.stones import Stone
from studio.ui.drawing.accessible import TreeDrawingAccessible, announce_node
from studio.ui.drawing.drawn_tree import DrawnTree
from studio.ui.drawing.layout import TreeDrawingLayout
from studio.ui.drawing.picture import Captions, TreePicture
from studio.ui.drawing.texts import TreeDrawingTexts
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.focus_frame import paint_focus
from studio.ui.widgets.theme import GRID, Theme

_NOTCH = 120  # the angle delta that Qt reports for one notch of a mouse wheel
_FACTOR = 1.25
"""One notch of the wheel or one key press zooms by this factor."""
_DRAGGED = 5  # pixels; a shorter drag is a click
_WALKING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
_ZOOMING = (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus, Qt.Key.Key_0)
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NO_COMMAND = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class TreeDrawing(QWidget):
    """Shows a search tree as nodes and edges.

    The user can zoom, scroll and choose nodes with the mouse or the keyboard.
    """

    node_chosen = Signal(object)
    """Emitted with the path of the node that the user has chosen. All views then show this node."""
    shown = Signal()
    """Emitted when the drawing becomes visible."""
    node_pointed = Signal(object)
    """Emitted with the path of the node that is under the pointer or was reached by an arrow key.

    Emitted with None when the pointer leaves the node.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tree_drawing")
        self._theme, self._drawn = theme, DrawnTree(self)
        self._picture = TreePicture(theme, self, self._drawn)
        self._captions, self._is_lesson = Captions(), False
        self._place: QPointF | None = None
        self._pressed: QPointF | None = None
        self._dragged_from: QPointF | None = None
        self._accessible: TreeDrawingAccessible | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(20 * GRID, 12 * GRID)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._set_texts()
        theme.changed.connect(self._on_theme)

    @property
    def drawn(self) -> DrawnTree:
        return self._drawn

    @property
    def widget(self) -> QWidget:
        """This widget, for its accessible object."""
        return self

    def sizeHint(self) -> QSize:
        return QSize(80 * GRID, 60 * GRID)

    # Commands

    def set_lesson(self, *, is_lesson: bool) -> None:
        """Set whether a lesson runs the search. If so, no text asks the user to start it."""
        self._is_lesson = is_lesson
        self._write_captions()

    def show_outline(self, outline: TreeOutline | None) -> None:
        """Show new data of the tree.

        If `outline` is None, remove the drawing. If the tree is the same as before, the visible area stays the same.
        But after `fit`, it grows with the tree until the user zooms or scrolls.
        """
        self._drawn.show_outline(outline)
        self.update()
        if self._accessible is not None:
            self._accessible.show_outline(outline)
        self._follow_pointer()
        self._describe()

    def show_chosen(self, path: Path | None) -> None:
        """Mark the node at `path` as chosen.

        If it was not chosen before, scroll to it. If `path` is None, remove the mark.
        """
        self._drawn.choose(path)
        self.update()

    def set_to_move(self, stone: Stone) -> None:
        """Set the side to move at the root."""
        self._drawn.to_move = stone
        self._picture.forget()
        self._describe()

    @Slot(object)
    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates and proven results for the side `viewed`."""
        self._drawn.viewed = viewed
        self._write_captions()

    def fit(self) -> None:
        """Show the whole tree, even when it grows, until the user zooms or scrolls."""
        self._drawn.fit()
        self.update()

    def zoom(self, factor: float, x: float | None = None, y: float | None = None) -> None:
        """Zoom by `factor` around the point (x, y). The default is the centre of the widget."""
        self._drawn.zoom(factor, x, y)
        self.update()

    def pan(self, dx: float, dy: float) -> None:
        self._drawn.pan(dx, dy)
        self.update()

    def go_to(self, node: int) -> None:
        """Make `node` the current node, and scroll to it."""
        if self._drawn.layout is None:
            return
        path = self._drawn.stand_at(node)
        self._drawn.reveal(node)
        self._describe()
        announce_node(self)
        self.node_pointed.emit(path)
        self.update()

    def choose(self, node: int) -> None:
        """Ask all views to show `node`."""
        if self._drawn.layout is not None:
            path = self._drawn.stand_at(node)
            self._describe()
            self.update()
            self.node_chosen.emit(path)

    def take_accessible(self, accessible: TreeDrawingAccessible) -> None:
        """Store a reference to the drawing's accessible object, so that it is not deleted."""
        # Python would free it otherwise.
        self._accessible = accessible

    # Events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._drawn.take_size()
        self._picture.forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        self._picture.paint(painter)
        if self.hasFocus() and self._drawn.layout is None:
            paint_focus(painter, QRectF(self.rect()), self._theme)  # otherwise the chosen node shows the focus
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_own(event):
            event.accept()
            return True
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._picture.forget()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        layout = self._drawn.layout
        if layout is None or not self._is_own(event):
            event.ignore()
        elif event.key() in _WALKING:
            self.go_to(self._beside(layout, event.key()))
        elif event.key() in _CHOOSING:
            self.node_chosen.emit(self._drawn.path(self._drawn.current_node))
        elif event.key() == Qt.Key.Key_0:
            self.fit()
        else:
            self.zoom(1 / _FACTOR if event.key() == Qt.Key.Key_Minus else _FACTOR)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer. The angle by which the wheel was turned determines how much."""
        place = event.position()
        self.zoom(_FACTOR ** (event.angleDelta().y() / _NOTCH), place.x(), place.y())
        self._follow_pointer()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed, self._dragged_from = event.position(), None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._place = event.position()
        if self._pressed is None:
            self._follow_pointer()
            return
        if self._dragged_from is None and (self._place - self._pressed).manhattanLength() > _DRAGGED:
            self._dragged_from = self._pressed
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragged_from is not None:
            moved, self._dragged_from = self._place - self._dragged_from, self._place
            self.pan(moved.x(), moved.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_drag, pressed = self._dragged_from is not None, self._pressed
        self._pressed = self._dragged_from = None
        self._place = event.position()
        self._follow_pointer()
        if event.button() is Qt.MouseButton.LeftButton and pressed is not None and not was_drag:
            node = self._drawn.node_at(event.position())
            if node is not None:
                self.choose(node)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._place = None
        self._follow_pointer()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    @Slot()
    def _on_theme(self) -> None:
        self._picture.forget()

    # Texts

    def tip(self, place: QPointF) -> str:
        """Return the tooltip for the node at `place`. If there is none, return an empty text."""
        node = self._drawn.node_at(place)
        return "" if node is None else "\n".join(self._texts(node))

    def text_of(self, node: int) -> str:
        """Return the text of a node for screen readers."""
        return ". ".join(self._texts(node))

    def _texts(self, node: int) -> list[str]:
        layout = self._drawn.layout
        return [] if layout is None else TreeDrawingTexts(layout, self._drawn.viewed, self.locale()).lines(node)

    def _describe(self) -> None:
        text = self._captions.empty if self._drawn.layout is None else self.text_of(self._drawn.current_node)
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Drawing of the tree"))
        self._write_captions()

    def _write_captions(self) -> None:
        empty = self.tr("The most visited part of the search tree appears here. “Run” (Space) starts the search.")
        if self._is_lesson:
            empty = self.tr("The most visited part of the search tree appears here.")
        self._captions = Captions(
            empty,
            fill(self.tr("win rate for {side}"), side=self._drawn.viewed.name),
            self.tr("width of lines: prior"),
            self.tr("width of lines: share of visits"),
        )
        self._picture.set_captions(self._captions)
        self._describe()

    # Implementation

    def _is_own(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~_NO_COMMAND:
            return False
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return event.key() in _ZOOMING or (not shifted and event.key() in (*_WALKING, *_CHOOSING))

    def _beside(self, layout: TreeDrawingLayout, key: int) -> int:
        """Return the node to which an arrow key leads: the parent, the most visited child, or a sibling."""
        node = self._drawn.current_node
        if key == Qt.Key.Key_Up:
            return max(0, int(layout.outline.parent[node]))
        if key == Qt.Key.Key_Down:
            return next(iter(layout.children(node)), node)
        return layout.sibling(node, -1 if key == Qt.Key.Key_Left else 1)

    def _follow_pointer(self) -> None:
        pointed = None if self._place is None else self._drawn.node_at(self._place)
        if self._drawn.point_at(pointed):
            self.setCursor(Qt.CursorShape.ArrowCursor if pointed is None else Qt.CursorShape.PointingHandCursor)
            self.update()
            self.node_pointed.emit(None if pointed is None else self._drawn.path(pointed))
        elif pointed is None and self._pressed is None:
            self.unsetCursor()


def _accessible_for(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the accessible object of a drawing. Return None if `thing` is not a drawing."""
    # Qt calls this for every object.
    if class_name != "TreeDrawing" or not isinstance(thing, TreeDrawing):
        return None
    accessible = TreeDrawingAccessible(thing)
    thing.take_accessible(accessible)
    return accessible


QAccessible.installFactory(_accessible_for)
