"""Helpers for the tests of steering: the context menu of a candidate, the chips, and the steering of the search."""

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import NodeView
from studio.game.notation import human_point
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.thinking.thoughts import EngineState
from studio.ui.candidates.menu import CandidateMenu
from studio.ui.candidates.order import Column
from studio.ui.program import Program
from tests.window.showing import candidates
from tests.window.thinking import step, think

Key, Modifier = Qt.Key, Qt.KeyboardModifier
BUTTON = Qt.MouseButton.LeftButton


def root(program: Program) -> NodeView:
    thought = program.live_search.thought
    assert thought is not None
    return thought.snapshot.root


def visits(program: Program, point: int) -> int:
    return int(root(program).board_visits.ravel()[point])


def name(program: Program, point: int) -> str:
    return human_point(point, program.session.rules)


def run_on(qtbot: QtBot, program: Program, more: int) -> None:
    thought = program.live_search.thought
    assert thought is not None
    think(qtbot, program, thought.snapshot.simulations + more)


def run_to_end(qtbot: QtBot, program: Program) -> None:
    with qtbot.waitSignal(program.live_search.stopped, timeout=30_000):
        program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is not EngineState.THINKING, timeout=10_000)


def menu_by_pointer(qtbot: QtBot, program: Program, row: int) -> CandidateMenu:
    table = program.window.panes.candidates
    index = table.model().index(row, Column.MOVE)
    table.scrollTo(index)
    place = table.visualRect(index).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, table.viewport().mapToGlobal(place))
    QApplication.sendEvent(table.viewport(), event)
    return open_menu(qtbot, program)


def open_menu(qtbot: QtBot, program: Program) -> CandidateMenu:
    menus = [m for m in program.window.panes.candidates.findChildren(CandidateMenu) if m.isVisible()]
    assert len(menus) == 1
    qtbot.waitUntil(menus[0].isVisible)
    return menus[0]


def choose(menu: CandidateMenu, action: str | int) -> None:
    """Choose an entry of the menu by its name, or the entry for this many more visits."""
    entries = [entry for entry in menu.findChildren(QAction) if action in (entry.objectName(), entry.data())]
    assert len(entries) == 1
    assert entries[0].isEnabled()
    entries[0].trigger()
    menu.close()


def steer(qtbot: QtBot, program: Program, row: int, action: str | int) -> int:
    """Choose an entry in the menu of the candidate in this row; return the candidate's point once the steering is in
    effect.
    """
    point = candidates(program).point(row)
    before = program.live_search.thought
    choose(menu_by_pointer(qtbot, program, row), action)
    qtbot.waitUntil(lambda: program.live_search.thought is not before, timeout=10_000)
    return point


def chips(program: Program) -> tuple[str, ...]:
    bar = program.window.panes.steering
    return tuple(text.removesuffix("  ×") for text in bar.texts) if bar.isVisible() else ()


def chip(program: Program, text: str) -> QPushButton:
    bar = program.window.panes.steering
    return next(button for button in bar.findChildren(QPushButton) if button.text().startswith(text))


def proven_candidate(qtbot: QtBot, program: Program) -> int:
    """Return a proven candidate of a tic-tac-toe position in which O has one defence and all other moves are proven
    losses.
    """
    program.session.begin(PRESETS["tic-tac-toe"])
    for point in (0, 4, 1):
        program.session.play(point)
    for _ in range(200):
        step(qtbot, program, "step_simulation")
        view = root(program)
        rows = np.flatnonzero(view.lower == view.upper)
        if 0 < rows.size < len(view) and view.proof is Proof.UNKNOWN:
            return int(view.points[rows[0]])
    raise AssertionError("nothing was proven alone")
