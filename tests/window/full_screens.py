"""Finds the parts of a window in full screen, and presses keys there."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QSpinBox, QToolBar, QWidget

from studio.ui.panes.attention import dock_of
from studio.ui.program import Program


def around(program: Program) -> list[QWidget]:
    """Return the visible widgets around the board."""
    window = program.window
    parts = [window.menuBar(), window.panes.strip, *window.findChildren(QToolBar), *window.findChildren(QDockWidget)]
    return [part for part in parts if part.isVisible()]


def tabs_of(program: Program, view: QWidget) -> list[QDockWidget]:
    """Return the docks in the place of the dock that contains `view`, with this dock."""
    dock = dock_of(view)
    assert dock is not None
    return [dock, *program.window.tabifiedDockWidgets(dock)]


def texts_for_a_class(program: Program) -> list[QWidget]:
    """Return widgets of the search tree, the steps and the candidates, and the line below the board."""
    panes = program.window.panes
    tree, steps = panes.tree, panes.steps
    parts = (tree, tree.tree_header, panes.candidates, panes.candidates.horizontalHeader(), panes.status)
    return [*parts, *steps.findChildren(QLabel), *steps.findChildren(QSpinBox)]


def is_whole(part: QWidget) -> bool:
    return part.visibleRegion().boundingRect() == part.rect()


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in the widget that has the focus."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)
