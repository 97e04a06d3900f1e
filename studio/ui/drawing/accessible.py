"""Accessible objects of the tree drawing. Each drawn node has one."""

import weakref
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import shiboken6
from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from studio.engine.views.outline import TreeOutline
from studio.engine.views.snapshot import Path
from studio.ui.drawing.drawn_tree import DrawnTree
from studio.ui.widgets.accessible_part import AccessiblePart


class SpokenDrawing(Protocol):
    """What accessible objects can read and do in a drawing."""

    @property
    def widget(self) -> QWidget:
        """The widget that shows the drawing."""

    @property
    def drawn(self) -> DrawnTree: ...

    def text_of(self, node: int) -> str: ...

    def go_to(self, node: int) -> None: ...

    def choose(self, node: int) -> None: ...


@dataclass(frozen=True)
class _Drawn:
    """A node in the drawing, identified by its path."""

    # The index of a node changes with each update.

    reference: weakref.ref[SpokenDrawing]
    path: Path
    nodes: dict[Path, int]  # the drawn nodes, by their paths

    @property
    def view(self) -> SpokenDrawing | None:
        """The drawing. None if it was deleted, or if it no longer contains the node."""
        view = self.reference()
        if view is None or not shiboken6.isValid(view):
            return None
        return view if self.path in self.nodes else None

    @property
    def node(self) -> int:
        return self.nodes[self.path]


class NodeAction(QAccessibleActionInterface):
    """What screen readers can do with a node: choose it, and give it the focus."""

    def __init__(self, drawn: _Drawn) -> None:
        super().__init__()
        self._drawn = drawn

    def actionNames(self) -> list[str]:
        if self._drawn.view is None:
            return []
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str, /) -> None:
        view = self._drawn.view
        if view is None:
            return
        if name == QAccessibleActionInterface.pressAction():
            view.choose(self._drawn.node)
        elif name == QAccessibleActionInterface.setFocusAction():
            view.widget.setFocus()
            view.go_to(self._drawn.node)

    def keyBindingsForAction(self, name: str, /) -> list[str]:  # noqa: ARG002
        return []


class NodeAccessible(AccessiblePart):
    """The accessible object of a drawn node, with its path and its numbers."""

    def __init__(self, drawn: _Drawn) -> None:
        super().__init__()
        self._drawn = drawn
        self._action = NodeAction(drawn)

    @property
    def path(self) -> Path:
        return self._drawn.path

    def isValid(self) -> bool:
        return self._drawn.view is not None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._drawn.view
        return QAccessible.queryAccessibleInterface(view.widget) if view else None

    def rect(self) -> QRect:
        view = self._drawn.view
        if view is None:
            return QRect()
        circle = view.drawn.circle_of(self._drawn.node).toAlignedRect()
        return QRect(view.widget.mapToGlobal(circle.topLeft()), circle.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.TreeItem

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self._drawn.view
        state.invalid = view is None
        if view is None:
            return state
        node = self._drawn.node
        state.focusable = state.selectable = True
        state.focused = view.widget.hasFocus() and view.drawn.current_node == node
        state.selected = view.drawn.chosen_node == node
        state.offscreen = not view.drawn.circle_of(node).intersects(QRectF(view.widget.rect()))
        return state

    def text(self, kind: QAccessible.Text, /) -> str:
        view = self._drawn.view
        return view.text_of(self._drawn.node) if view is not None and kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str, /) -> None:  # noqa: ARG002
        return

    def interface_cast(self, kind: QAccessible.InterfaceType, /) -> NodeAction | None:  # type: ignore[override]
        """Return the object that offers the node's actions."""
        # PySide declares the result as an int. In fact it needs an object, which it converts to an address for Qt.
        return self._action if kind is QAccessible.InterfaceType.ActionInterface else None


class TreeDrawingAccessible(QAccessibleWidget):
    """The accessible object of the drawing. `show_outline` updates its child objects."""

    def __init__(self, view: SpokenDrawing) -> None:
        super().__init__(view.widget, QAccessible.Role.Tree, view.widget.accessibleName())
        self._view = weakref.ref(view)
        self._paths: list[Path] = []  # [node]
        self._nodes: dict[Path, int] = {}
        self._known: dict[Path, NodeAccessible] = {}
        view.widget.destroyed.connect(partial(_forget_all, self._known))
        layout = view.drawn.layout
        self.show_outline(None if layout is None else layout.outline)

    def show_outline(self, outline: TreeOutline | None) -> None:
        """Update the children."""
        # This deletes the objects of removed nodes. Do not call it while a screen reader queries them.
        self._paths = [] if outline is None else _paths(outline)
        self._nodes.clear()
        self._nodes.update((path, node) for node, path in enumerate(self._paths))
        _forget(self._known, [path for path in self._known if path not in self._nodes])

    def childCount(self) -> int:
        return len(self._paths)

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < len(self._paths):
            return None
        path = self._paths[index]
        if path not in self._known:
            self._known[path] = NodeAccessible(_Drawn(self._view, path, self._nodes))
        return self._known[path]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        if isinstance(child, NodeAccessible) and self._known.get(child.path) is child:
            return self._nodes.get(child.path, -1)
        return -1

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view()
        node = None if view is None else view.drawn.node_at(QPointF(view.widget.mapFromGlobal(QPoint(x, y))))
        return None if node is None else self.child(node)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view()
        if view is None or not view.widget.hasFocus():
            return super().focusChild()
        return self.child(view.drawn.current_node)


def announce_node(view: SpokenDrawing) -> None:
    """Make screen readers read out the current node."""
    event = QAccessibleEvent(view.widget, QAccessible.Event.Focus)
    event.setChild(view.drawn.current_node)
    QAccessible.updateAccessibility(event)


def _paths(outline: TreeOutline) -> list[Path]:
    """Return the path of each node in the outline. Parents come before their children."""
    paths: list[Path] = [()]
    for parent, point in zip(outline.parent[1:].tolist(), outline.point[1:].tolist(), strict=True):
        paths.append((*paths[parent], point))
    return paths


def _forget(known: dict[Path, NodeAccessible], paths: Iterable[Path]) -> None:
    """Remove the accessible objects of `paths` from Qt's cache."""
    # Qt does not do this itself.
    for path in paths:
        node = known.pop(path)  # the reference keeps Python from freeing it before Qt does
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))


def _forget_all(known: dict[Path, NodeAccessible], _view: QObject | None = None) -> None:
    _forget(known, list(known))
