"""Performs mouse and keyboard actions of a user in the window."""

from typing import TypeVar

from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import NodeView
from studio.game.notation import point_from_human
from studio.ui.program import Program

W = TypeVar("W", bound=QWidget)


def look_at(qtbot: QtBot, program: Program, path: tuple[int, ...]) -> NodeView:
    """Select a node in the tree as a user does; return the view of the node."""
    with qtbot.waitSignal(
        program.live_search.nodes_inspected,
        timeout=10_000,
        check_params_cb=lambda views: path in {v.path for v in views},
    ) as answered:
        program.window.panes.tree.node_chosen.emit(path)
    view = next(view for view in answered.args[0] if view.path == path)
    assert isinstance(view, NodeView)
    return view


def click(qtbot: QtBot, program: Program, text: str) -> None:
    board = program.window.panes.board
    spot = board.board_layout.center(point_from_human(text, program.session.rules)).toPoint()
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=spot)


def answer(button: QMessageBox.StandardButton | str) -> None:
    """Press this button of the next message box."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        if isinstance(button, str):
            next(each for each in box.buttons() if each.text().replace("&", "") == button).click()
        else:
            box.button(button).click()

    QTimer.singleShot(0, press)


def raise_pane(program: Program, name: str) -> None:
    """Open a pane if it is closed, and bring it to the front."""
    dock = program.window.findChild(QDockWidget, f"dock_{name}")
    assert dock is not None
    dock.show()
    dock.raise_()


def child(program: Program, kind: type[W], name: str) -> W:
    return child_of(program.window, kind, name)


def child_of(window: QWidget, kind: type[W], name: str) -> W:
    found = window.findChild(kind, name)
    assert isinstance(found, kind), name
    return found


def drop(program: Program, *urls: str) -> None:
    """Drop files on the main window."""
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    action, buttons, modifiers = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    program.window.dropEvent(QDropEvent(QPointF(5, 5), action, data, buttons, modifiers))


def choose_profile(program: Program, name: str) -> None:
    """Choose a profile in the tool bar."""
    box = program.window.panes.bar.profile
    box.setCurrentIndex(box.findData(name))
    box.activated.emit(box.currentIndex())
