"""Two engines, and the mouse and keyboard actions of a user in the dialog of external engines."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListView, QPushButton

from studio.players.engine_entry import EngineEntry, Orientation
from studio.ui.engines.dialog import EnginesDialog
from tests.window.hands import child_of

FIRST = EngineEntry(
    "First",
    ("/opt/first", "-a", "b c"),
    "/srv",
    Orientation.ROW_FIRST,
    (("threads", "2"),),
    100,
    2.5,
)
SECOND = EngineEntry("Second", ("/opt/second",))
Make = Callable[..., EnginesDialog]


def write(dialog: EnginesDialog, name: str, text: str) -> None:
    line = child_of(dialog, QLineEdit, f"engine_{name}")
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClicks(line, text)


def press(dialog: EnginesDialog, name: str) -> None:
    QTest.mouseClick(child_of(dialog, QPushButton, name), Qt.MouseButton.LeftButton)


def choose(dialog: EnginesDialog, row: int) -> None:
    view = child_of(dialog, QListView, "engines")
    QTest.keyClick(view, Qt.Key.Key_Home)
    for _row in range(row):
        QTest.keyClick(view, Qt.Key.Key_Down)


def saved_entries(dialog: EnginesDialog) -> list[tuple[EngineEntry, ...]]:
    """Return what was to be saved when OK was pressed."""
    saved: list[tuple[EngineEntry, ...]] = []
    dialog.save_requested.connect(saved.append)
    press(dialog, "engines_ok")
    return saved
