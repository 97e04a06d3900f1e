"""Views of move trees for tests."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.game.node import Node
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Move, Stone
from studio.ui.record.moves_view import MovesView
from studio.ui.widgets.theme import LIGHT, Theme

BOARD = PRESETS["gomoku-15"]


def line(parent: Node, moves: int) -> list[Node]:
    """Return this many consecutive moves, on the points from the top left."""
    nodes: list[Node] = []
    for _ in range(moves):
        ply = len(nodes) + (parent.move is not None)
        parent = Node(Move(Stone.WHITE if ply % 2 else Stone.BLACK, ply % BOARD.size), parent)
        nodes.append(parent)
    return nodes


def shown(qtbot: QtBot, record: GameRecord, theme: Theme | None = None) -> MovesView:
    view = MovesView(theme or Theme(LIGHT))
    qtbot.addWidget(view)
    view.resize(240, 300)
    view.show_record(record)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture(name="record")
def record_fixture() -> GameRecord:
    """Return forty moves, and a variation of three moves in place of the fifth."""
    record = GameRecord(BOARD)
    moves = line(record.root, 40)
    line(moves[3], 3)
    return record


@pytest.fixture(name="view")
def view_fixture(qtbot: QtBot, record: GameRecord, theme: Theme) -> MovesView:
    return shown(qtbot, record, theme)


def told(signal: Any) -> list[Any]:
    heard: list[Any] = []
    signal.connect(lambda *values: heard.append(values[0] if len(values) == 1 else values))
    return heard


def click(view: MovesView, place: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(view.viewport(), button, pos=place)


def main(record: GameRecord, number: int) -> Node:
    return record.main_line()[number]


def turn_wheel(view: MovesView, down: int, modifier: Qt.KeyboardModifier, across: int = 0) -> None:
    place = QPointF(30, 30)
    event = QWheelEvent(
        place,
        QPointF(view.viewport().mapToGlobal(place)),
        QPoint(),
        QPoint(-across, -down),
        Qt.MouseButton.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def picture(view: MovesView) -> QImage:
    return view.viewport().grab().toImage()


def colours(view: MovesView) -> set[str]:
    image = picture(view)
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
