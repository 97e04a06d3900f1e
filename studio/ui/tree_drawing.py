"""The search tree as a drawing: tells which node is pointed at, and which one a person picks."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from studio.engine.tree_outline import TreeOutline
from studio.game.stones import Stone
from studio.ui.theme import GRID, Theme
from studio.ui.tree_drawing_accessible import TreeDrawingAccessible, announce_node
from studio.ui.tree_drawing_canvas import TreeDrawingCanvas
from studio.ui.tree_drawing_layout import TreeDrawingLayout
from studio.ui.tree_drawing_texts import TreeDrawingTexts

_NOTCH = 120  # what Qt counts for one notch of a mouse wheel
_FACTOR = 1.25
"""How much larger a notch of the wheel, or a key, makes everything."""
_DRAGGED = 5  # pixels; a press that moved less is a click
_SLACK = 4.0  # pixels; small nodes are hit from beside, too
_WALKING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
_ZOOMING = (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus, Qt.Key.Key_0)
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NO_COMMAND = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class TreeDrawing(TreeDrawingCanvas):
    """Knows only the outline it is shown. The root's own drawing begins anew after `show_outline(None)`."""

    node_chosen = Signal(object)
    """The path that a person wants to see everywhere."""
    shown = Signal()
    """Somebody can see it from now on."""
    node_pointed = Signal(object)
    """The path under the pointer or the keys; None when there is none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("tree_drawing")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._place: QPointF | None = None
        self._pressed: QPointF | None = None
        self._dragged_from: QPointF | None = None
        self._accessible: TreeDrawingAccessible | None = None
        self._retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def sizeHint(self) -> QSize:
        return QSize(80 * GRID, 60 * GRID)

    # Where nodes are

    @property
    def chosen_node(self) -> int | None:
        """The marked one, where it is drawn."""
        return self._chosen_node()

    def node_at(self, place: QPointF) -> int | None:
        places = self.places
        if places is None or not self._drawn_area().contains(place):
            return None
        return places.node_at(place.x(), place.y(), _SLACK)

    def circle_of(self, node: int) -> QRectF:
        """The square around a drawn node, in the widget's pixels."""
        places = self.places
        if places is None:
            return QRectF()
        x, y, radius = float(places.x[node]), float(places.y[node]), float(places.radius[node])
        return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)

    # Verbs

    def show_outline(self, outline: TreeOutline | None) -> None:
        super().show_outline(outline)
        if self._accessible is not None:
            self._accessible.show_outline(outline)
        self._follow_pointer()
        self._describe()

    def set_to_move(self, stone: Stone) -> None:
        super().set_to_move(stone)
        self._describe()

    def go_to(self, node: int) -> None:
        """Let the keys stand at this node."""
        if self._layout is None:
            return
        self._current = self._layout.outline.path(node)
        self._reveal(node)
        self._describe()
        announce_node(self)
        self.node_pointed.emit(self._current)
        self.update()

    def choose(self, node: int) -> None:
        """Wish to see this node everywhere."""
        if self._layout is not None:
            self._current = self._layout.outline.path(node)
            self._describe()
            self.update()
            self.node_chosen.emit(self._current)

    def take_accessible(self, accessible: TreeDrawingAccessible) -> None:
        """Keep the object that speaks for this drawing: Qt does not."""
        self._accessible = accessible

    # Events

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
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._layout is None or not self._is_own(event):
            event.ignore()
        elif event.key() in _WALKING:
            self.go_to(self._beside(self._layout, event.key()))
        elif event.key() in _CHOOSING:
            self.node_chosen.emit(self._layout.outline.path(self.current_node))
        elif event.key() == Qt.Key.Key_0:
            self.fit()
        else:
            self.zoom(1 / _FACTOR if event.key() == Qt.Key.Key_Minus else _FACTOR)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """It zooms at the pointer, by as much as it was turned."""
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
            node = self.node_at(event.position())
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

    # What is said

    def tip(self, place: QPointF) -> str:
        """What is told of the node at a place of the widget."""
        node = self.node_at(place)
        return "" if node is None else "\n".join(self._texts(node))

    def told(self, node: int) -> str:
        """What a screen reader says of a node."""
        return ". ".join(self._texts(node))

    def _texts(self, node: int) -> list[str]:
        if self._layout is None:
            return []
        return TreeDrawingTexts(self._layout, self._to_move, self.locale()).lines(node)

    def _describe(self) -> None:
        text = self._empty_text if self._layout is None else self.told(self.current_node)
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Drawing of the tree"))
        self._empty_text = self.tr(
            "The most visited part of the search tree will be drawn here. Start the engine to see it grow."
        )
        self._fill_text = self.tr("win rate of the player who moves into a node")
        self._prior_text = self.tr("lines: priors")
        self._share_text = self.tr("lines: shares of visits")
        self._describe()
        self._repaint()

    # Inside

    def _is_own(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~_NO_COMMAND:
            return False
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return event.key() in _ZOOMING or (not shifted and event.key() in (*_WALKING, *_CHOOSING))

    def _beside(self, layout: TreeDrawingLayout, key: int) -> int:
        """Up to the parent, down to the most visited child, sideways among siblings."""
        node = self.current_node
        if key == Qt.Key.Key_Up:
            return max(0, int(layout.outline.parent[node]))
        if key == Qt.Key.Key_Down:
            return next(iter(layout.children(node)), node)
        return layout.sibling(node, -1 if key == Qt.Key.Key_Left else 1)

    def _follow_pointer(self) -> None:
        pointed = None if self._place is None else self.node_at(self._place)
        if pointed != self._pointed:
            self._pointed = pointed
            self.setCursor(Qt.CursorShape.ArrowCursor if pointed is None else Qt.CursorShape.PointingHandCursor)
            self.update()
            path = None if pointed is None or self._layout is None else self._layout.outline.path(pointed)
            self.node_pointed.emit(path)
        elif pointed is None and self._pressed is None:
            self.unsetCursor()
