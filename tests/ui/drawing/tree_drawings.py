"""A drawing of a tree on the screen, with helpers that find nodes and pixels."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.engine.views.outline import TreeOutline
from studio.ui.drawing.layout import TreeDrawingLayout
from studio.ui.drawing.view import TreeDrawing
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.drawing.outlines import made_outline

LEFT = Qt.MouseButton.LeftButton
NBSP = "\u00a0"


def small_outline(**changes: Any) -> TreeOutline:
    """Return a tree with the moves b2 and a1 at the root, and c1 and a3 after b2."""
    given: dict[str, Any] = {"points": [4, 6, 8, 0], "values": [0.2, 0.5, -0.5, 0.1, 0.0]}
    return made_outline([0, 0, 1, 1], [1000, 600, 390, 300, 290], **(given | changes))


def grown_outline() -> TreeOutline:
    """Return the tree of `small_outline` some time later: a1 has more visits than b2, and has a child."""
    return made_outline([0, 0, 1, 2, 2], [2000, 1200, 600, 900, 300, 290], points=[6, 4, 2, 8, 0])


def shown(qtbot: QtBot, outline: TreeOutline | None, theme: Theme | None = None) -> TreeDrawing:
    view = TreeDrawing(theme or Theme(LIGHT))
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show_outline(outline)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    return view


@pytest.fixture(name="view")
def view_fixture(qtbot: QtBot, theme: Theme) -> TreeDrawing:
    return shown(qtbot, small_outline(), theme)


def told(signal: Any) -> list[Any]:
    heard: list[Any] = []
    signal.connect(heard.append)
    return heard


def layout_of(view: TreeDrawing) -> TreeDrawingLayout:
    layout = view.drawn.layout
    assert layout is not None
    return layout


def place(view: TreeDrawing, node: int) -> QPoint:
    places = view.drawn.places
    assert places is not None
    return QPoint(round(float(places.x[node])), round(float(places.y[node])))


def point_at(view: TreeDrawing, where: QPoint) -> None:
    QTest.mouseMove(view, where)


def picture(view: TreeDrawing) -> QImage:
    return view.grab().toImage()
