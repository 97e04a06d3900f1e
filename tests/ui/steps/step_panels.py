"""A window with the stepping pane, and what the pane shows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMainWindow, QTableView, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.ui.actions.actions import Actions
from studio.ui.steps.panel import StepPanel
from studio.ui.steps.table import StepTable
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.board.stepped_searches import stepped


class Window(QMainWindow):
    """A window whose keys Left and Right belong to the game, with the pane in it."""

    def __init__(self) -> None:
        super().__init__()
        self.actions_of = Actions(self)
        self.theme = Theme(LIGHT)
        self.panel = StepPanel(self.actions_of, self.theme)
        self.setCentralWidget(self.panel)
        self.moves: list[str] = []
        for name in ("previous", "next", "first", "last"):
            self.addAction(self.actions_of[name])
            self.actions_of[name].triggered.connect(self.note)

    def note(self) -> None:
        sender = self.sender()
        assert sender is not None
        self.moves.append(sender.objectName())

    def part(self, name: str) -> QWidget:
        found = self.panel.findChild(QWidget, name)
        assert isinstance(found, QWidget)
        return found


@pytest.fixture(name="window")
def window_fixture(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.resize(430, 300)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)
    return window


@pytest.fixture(name="panel")
def panel_fixture(window: Window) -> StepPanel:
    return window.panel


def show(panel: StepPanel, game: str, phase: Phase) -> PhaseEvent:
    position, events = stepped(game)
    panel.set_root(position.rules, position.to_move)
    panel.show_event(events[phase], (1, 1))
    return events[phase]


def label(panel: StepPanel, name: str) -> QLabel:
    found = panel.findChild(QLabel, f"step_{name}")
    assert isinstance(found, QLabel)
    return found


def table(panel: StepPanel) -> QTableView:
    found = panel.findChild(StepTable)
    assert found is not None
    return found


def cells(panel: StepPanel, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[list[str]]:
    model = table(panel).model()
    return [
        [str(model.index(row, column).data(role)).replace("\u00a0", " ") for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
