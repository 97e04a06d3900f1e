"""Every action is in a menu, and in the searchable lists of actions and keys."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QFont, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QListWidget,
    QMenu,
    QTableWidget,
)
from pytestqt.qtbot import QtBot

from studio.ui.actions.actions import ACTIONS, plain_name
from studio.ui.program import Program
from studio.ui.window.shortcuts import ShortcutsDialog
from tests.sizes import one_row_always
from tests.window.starting import Start
from tests.window.thinking import think

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def entries(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from entries(below)
        elif not action.isSeparator():
            yield action


def menu_actions(program: Program) -> list[QAction]:
    menus = [action.menu() for action in program.window.menuBar().actions()]
    return [action for menu in menus if isinstance(menu, QMenu) for action in entries(menu)]


def plain(text: str) -> str:
    return text.replace("&", "").removesuffix(" …")


def test_every_action_is_in_one_menu(start: Start) -> None:
    program = start()
    counted = Counter(action.objectName() for action in menu_actions(program))
    assert {name: counted[name] for name in (f"action_{spec.name}" for spec in ACTIONS)} == {
        f"action_{spec.name}": int(spec.has_entry) for spec in ACTIONS
    }
    assert all(action.text() for action in menu_actions(program))


def test_the_game_menu_is_short(start: Start) -> None:
    menu = next(action.menu() for action in start().window.menuBar().actions() if plain_name(action.text()) == "Game")
    assert isinstance(menu, QMenu)
    entries = [plain_name(action.text()) for action in menu.actions() if not action.isSeparator()]
    assert len(entries) <= 15
    assert {"Current Game", "Mistakes", "Exercises and Lessons"} <= set(entries)


def test_no_two_actions_of_the_window_share_a_key(start: Start) -> None:
    """This includes actions that are disabled now, because they may be enabled later."""
    program = start()
    actions = [action for action in program.window.findChildren(QAction) if action.shortcuts()]
    keys = Counter(key.toString() for action in actions for key in action.shortcuts())
    assert len(keys) > 40
    assert not [key for key, times in keys.items() if times > 1]
    for spec in ACTIONS:
        assert [key.toString() for key in program.window.actions_[spec.name].shortcuts()] == [
            QKeySequence(key).toString() for key in spec.keys
        ]


def in_dialog(act: Callable[[QDialog], None]) -> None:
    """Call the function in the next dialog, then close it."""

    def run() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            act(dialog)
        finally:
            dialog.reject()

    QTimer.singleShot(0, run)


@pytest.mark.long
def test_every_action_is_in_the_searchable_list(qtbot: QtBot, start: Start) -> None:
    program = start()
    listed: dict[str, str] = {}
    found: list[list[str]] = []

    def look(dialog: QDialog) -> None:
        table, wanted = dialog.findChild(QTableWidget), dialog.findChild(QLineEdit)
        assert isinstance(table, QTableWidget)
        assert isinstance(wanted, QLineEdit)
        rows = table.model()
        listed.update({rows.index(row, 1).data(): rows.index(row, 2).data() for row in range(rows.rowCount())})
        for words in ("promote", "F12", "no such action"):
            wanted.setFocus()
            wanted.clear()
            qtbot.keyClicks(wanted, words)
            found.append([rows.index(row, 1).data() for row in range(rows.rowCount())])

    in_dialog(look)
    qtbot.keyClick(program.window, Key.Key_F1)
    of_submenu = {"win_rates": "Win Rates For: "}  # their names alone would not say what they choose
    names = {of_submenu.get(spec.group, "") + plain(program.window.actions_[spec.name].text()) for spec in ACTIONS}
    assert names <= set(listed)
    assert listed["Run"] == "Space"
    assert found == [["Promote Variation"], ["Review the Game", "Review the Game Deeper"], []]


def listed_keys(qtbot: QtBot, program: Program) -> dict[str, str]:
    """Return the keys in the list of keys, by the texts of their actions."""
    keys: dict[str, str] = {}

    def look(dialog: QDialog) -> None:
        table = dialog.findChild(QTableWidget)
        assert isinstance(table, QTableWidget)
        rows = table.model()
        keys.update({rows.index(row, 1).data(): rows.index(row, 2).data() for row in range(rows.rowCount())})

    in_dialog(look)
    qtbot.keyClick(program.window, Key.Key_F1)
    return keys


def test_the_keys_of_all_actions_of_the_window_are_listed(qtbot: QtBot, start: Start) -> None:
    program = start()
    keys = listed_keys(qtbot, program)
    assert keys["Key Moments"] == "Alt+K"
    for action in program.window.findChildren(QAction):
        if action.shortcuts() and action.text():
            own = ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts())
            assert keys[plain_name(action.text())] == own


@pytest.mark.parametrize(
    ("pane", "named"),
    one_row_always(
        3,
        [
            ("candidates", ["Choose a candidate and play it"]),
            ("key_moments", ["Choose a key moment and go to it"]),
            (
                "tree",
                [
                    "Choose a node of the search tree and show it on the board",
                    "Unfold or fold the node of the search tree that was chosen with the keyboard",
                ],
            ),
        ],
    ),
)
def test_the_arrow_keys_of_a_pane_are_listed(qtbot: QtBot, start: Start, pane: str, named: list[str]) -> None:
    program = start()
    think(qtbot, program, 100)  # an empty table takes no keys
    keys = listed_keys(qtbot, program)
    told = ", ".join(keys[name] for name in named)
    view = getattr(program.window.panes, pane)
    rows = view.findChild(QListWidget) or view
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    taken = []
    for key in (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right):
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, Modifier.NoModifier)
        asked.ignore()
        is_handled = rows.event(asked)
        taken += [key.name.removeprefix("Key_")] if is_handled and asked.isAccepted() else []
    assert set(taken) == set(told.split(", ")) - {"Enter"}


@pytest.mark.long
def test_panes_and_languages_are_in_the_searchable_list(start: Start) -> None:
    program = start()
    listed = {action.text() for _, action in program.window.menus.others()}
    dialog = ShortcutsDialog(program.window.actions_, program.window, program.window.menus.others())
    rows = dialog._rows()
    shown = {text for _, text, _ in rows}
    assert {"Čeština", "English"} <= listed
    assert {plain_name(text) for text in listed} <= shown
    assert {("Panes", "Tree", "Alt+4"), ("Panes", "Steps", "Alt+5"), ("Panes", "Breakpoints", "Alt+B")} <= set(rows)
    dialog.deleteLater()


@pytest.mark.parametrize("scale", [1, 1.25])
def test_the_list_of_keys_is_wide_enough_for_its_texts(
    start: Start, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    monkeypatch.setattr("studio.ui.window.shortcuts.fitting", lambda wanted, _screen: wanted)
    program = start()
    usual = QApplication.font()
    larger = QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * scale)
    QApplication.setFont(larger)
    try:
        dialog = ShortcutsDialog(program.window.actions_, program.window, program.window.menus.others())
        dialog.show()
        (table,) = dialog.findChildren(QTableWidget)
        needed = [table.sizeHintForColumn(column) for column in range(3)]
        assert all(table.columnWidth(column) >= width for column, width in enumerate(needed))
        dialog.close()
    finally:
        QApplication.setFont(usual)
