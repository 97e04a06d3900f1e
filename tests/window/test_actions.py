"""Every action is in a menu and in the command list; keys never trigger actions by accident; Tab visits the whole
window."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QSlider,
    QTableWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.notation import human_point
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.thinking.thoughts import EngineState
from studio.ui.actions.actions import ACTIONS, plain_name
from studio.ui.heat.layers import Display
from studio.ui.program import Program
from studio.ui.window.shortcuts import ShortcutsDialog
from tests.sizes import one_always
from tests.window.hands import child, raise_pane
from tests.window.starting import Start
from tests.window.thinking import simulations, think, wait_for_simulations, wait_for_state

Key, Modifier = Qt.Key, Qt.KeyboardModifier
SEARCHED = ["run", "pause", "step_phase", "step_simulation", "restart", "profile"]
NAMED = ["board", "moves", "candidates", "heatmap", "win_rate_plot", "convergence_plot", "comment", "status", *SEARCHED]


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
        f"action_{spec.name}": 1 for spec in ACTIONS
    }
    assert all(action.text() for action in menu_actions(program))


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
    assert {plain(program.window.actions_[spec.name].text()) for spec in ACTIONS} <= set(listed)
    assert listed["Run"] == "Space"
    assert found == [["Promote Variation"], ["Analyse the Whole Game", "Analyse the Game Deeper"], []]


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
    [
        ("candidates", ["Choose a candidate, play it"]),
        ("key_moments", ["Choose a key moment, go to it"]),
        (
            "tree",
            [
                "Choose a node of the search tree, show it on the board",
                "Unfold and fold a node of the search tree",
            ],
        ),
    ],
)
def test_the_arrow_keys_of_a_pane_are_listed(qtbot: QtBot, start: Start, pane: str, named: list[str]) -> None:
    program = start()
    think(qtbot, program, 100)  # an empty table takes no keys
    keys = listed_keys(qtbot, program)
    told = ", ".join(keys[name] for name in named)
    view = getattr(program.window.panes, pane)
    rows = view.findChild(QListWidget) or view
    taken = []
    for key in (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right):
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, Modifier.NoModifier)
        asked.ignore()
        is_handled = rows.event(asked)
        taken += [key.name.removeprefix("Key_")] if is_handled and asked.isAccepted() else []
    assert set(taken) == set(told.split(", ")) - {"Enter"}


@pytest.fixture
def fired(start: Start) -> tuple[Program, list[str]]:
    """Return a program with all actions enabled; each one only records that it was triggered."""
    program = start()
    fired: list[str] = []
    for spec in ACTIONS:
        action = program.window.actions_[spec.name]
        action.triggered.disconnect()
        action.setEnabled(True)
        action.enabledChanged.connect(lambda _on, action=action: action.setEnabled(True))
        action.triggered.connect(lambda _checked=False, name=spec.name: fired.append(name))
    return program, fired


def single_keys() -> list[tuple[Qt.Key, Qt.KeyboardModifier]]:
    """Return space, letters and symbols that trigger an action of the window, alone or with Shift."""
    keys = [QKeySequence(key)[0] for spec in ACTIONS for key in spec.keys]  # type: ignore[index]  # says the stubs
    plain_ones = [key for key in keys if key.keyboardModifiers() in (Modifier.NoModifier, Modifier.ShiftModifier)]
    return [(key.key(), key.keyboardModifiers()) for key in plain_ones if key.key() < Key.Key_Escape]


def press_all(qtbot: QtBot, widget: QWidget) -> None:
    for key, modifier in single_keys():
        widget.setFocus()
        qtbot.keyClick(widget, key, modifier)
        popup = QApplication.activePopupWidget()
        if popup is not None:
            qtbot.keyClick(popup, Key.Key_Escape)


def test_single_keys_go_to_the_edited_text(qtbot: QtBot, fired: tuple[Program, list[str]]) -> None:
    program, told = fired
    window = program.window
    press_all(qtbot, window.panes.board)
    assert set(told) >= {"run", "step_phase", "next_mistake", "previous_mistake", "play_best", "move_numbers"}
    told.clear()
    window.panes.bar.limit_editor.set_limit(Limit(simulations=1000))
    child(program, QWidget, "dock_panel").raise_()
    for name in ("comment", "memory", "limit_simulations"):
        if name == "limit_simulations":
            window.panes.bar.limit_editor.open()
        widget = child(program, QWidget, name)
        qtbot.waitUntil(widget.isVisible)
        press_all(qtbot, widget)
        assert told == [], name


@pytest.mark.long
def test_single_keys_do_nothing_in_a_dialog(qtbot: QtBot, fired: tuple[Program, list[str]]) -> None:
    program, told = fired
    dialog = QDialog(program.window)
    button = QPushButton("x", dialog)
    button.setAutoDefault(False)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    press_all(qtbot, button)
    press_all(qtbot, dialog)
    dialog.close()
    assert told == []


@pytest.mark.parametrize(
    "name", one_always(5, ["restart", "profile", "heatmap_quantity", "heatmap_opacity", "break_proof"])
)
def test_single_keys_trigger_actions_from_any_control(
    qtbot: QtBot, fired: tuple[Program, list[str]], name: str
) -> None:
    program, told = fired
    if name == "break_proof":
        raise_pane(program, "breakpoints")
    control = child(program, QWidget, name)
    before = standing(control)
    press_all(qtbot, control)
    assert set(told) >= {"run", "step_phase", "next_mistake", "previous_mistake", "play_best", "move_numbers"}
    assert "restart" not in told
    for key, action in ((Key.Key_Left, "previous"), (Key.Key_Right, "next"), (Key.Key_Home, "first")):
        control.setFocus()
        qtbot.keyClick(control, key)
        assert told[-1] == action
    assert standing(control) == before


def standing(control: QWidget) -> object:
    """Return everything visible that keys may change."""
    if isinstance(control, QComboBox):
        return control.currentIndex()
    if isinstance(control, QAbstractSlider):
        return control.value()
    return control.isChecked() if isinstance(control, QAbstractButton) else None


@pytest.mark.long
def test_keys_of_disabled_actions_change_no_control(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.actions_["run"].setEnabled(False)
    raise_pane(program, "breakpoints")
    control = child(program, QCheckBox, "break_proof")
    before = control.isChecked()
    control.setFocus()
    qtbot.keyClick(control, Key.Key_Space)
    assert control.isChecked() is before


@pytest.mark.long
def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot, fired: tuple[Program, list[str]]) -> None:
    program, told = fired
    button = child(program, QToolButton, "restart")
    button.setFocus()
    qtbot.keyClick(button, Key.Key_Return)
    assert told == ["restart"]


@pytest.mark.long
def test_space_presses_a_button_that_tab_has_reached(qtbot: QtBot, fired: tuple[Program, list[str]]) -> None:
    program, told = fired
    button = child(program, QToolButton, "restart")
    before = button.previousInFocusChain()
    assert before is not None
    before.setFocus()
    for _ in range(200):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        if button.hasFocus():
            break
    assert button.hasFocus()
    qtbot.keyClick(button, Key.Key_Space)
    assert told == ["restart"]
    program.window.panes.board.setFocus()
    qtbot.keyClick(program.window.panes.board, Key.Key_M)
    button.setFocus()
    qtbot.keyClick(button, Key.Key_Space)
    assert told[-1] == "run"


@pytest.mark.long
def test_enter_ticks_the_box_that_has_the_focus(qtbot: QtBot, start: Start) -> None:
    program = start()
    raise_pane(program, "breakpoints")
    box = child(program, QCheckBox, "break_proof")
    box.setFocus()
    qtbot.keyClick(box, Key.Key_Enter)
    assert box.isChecked()


@pytest.mark.long
def test_enter_lets_the_arrow_keys_move_a_slider_until_it_is_pressed_again(
    qtbot: QtBot, fired: tuple[Program, list[str]]
) -> None:
    program, told = fired
    program.window.controllers.display.set_display(Display.HEAT)  # the slider is disabled without a heatmap
    slider = child(program, QSlider, "heatmap_opacity")
    slider.setFocus()
    before = slider.value()
    qtbot.keyClick(slider, Key.Key_Return)
    qtbot.keyClick(slider, Key.Key_Left)
    assert (slider.value(), told) == (before - 1, [])
    for ending in (Key.Key_Return, Key.Key_Escape):
        qtbot.keyClick(slider, ending)
        qtbot.keyClick(slider, Key.Key_Left)
        assert (slider.value(), told.pop()) == (before - 1, "previous")
        assert not told
        qtbot.keyClick(slider, Key.Key_Return)
    program.window.panes.board.setFocus()
    slider.setFocus()
    qtbot.keyClick(slider, Key.Key_Left)
    assert told == ["previous"], "the focus leaves it"


@pytest.mark.long
def test_an_opened_game_gets_the_arrow_keys_at_once(start: Start) -> None:
    program = start()
    program.window.panes.comment.setFocus()
    program.session.begin(PRESETS["gomoku-9"])
    assert QApplication.focusWidget() is program.window.panes.board


def walk(qtbot: QtBot, program: Program, key: Qt.Key) -> list[QWidget]:
    """Return each widget that gets the focus on the way from the board back to the board."""
    board = program.window.panes.board
    board.setFocus()
    stops: list[QWidget] = []
    while len(stops) < 100:
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, key)
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused is board:
            return stops
        stops.append(focused)
    raise AssertionError("Tab does not come back to the board")


def spoken(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return str(interface.text(QAccessible.Text.Name)) if interface else ""


@pytest.mark.parametrize("workspace", one_always(3, ["play", "analyse", "study"]))
def test_tab_goes_through_the_window_and_back(qtbot: QtBot, start: Start, workspace: str) -> None:
    program = start()
    window = program.window
    window.actions_[f"workspace_{workspace}"].trigger()
    qtbot.waitUntil(lambda: not window.panes.board.visibleRegion().isEmpty())
    wait_for_state(qtbot, program, EngineState.PAUSED)  # from here on no more widgets become reachable
    stops = walk(qtbot, program, Key.Key_Tab)
    names = {widget.objectName() for widget in stops}
    assert {"workspace_play", "strip_previous"} <= names
    assert workspace == "study" or "moves" in names
    assert workspace == "play" or {"run", "profile"} <= names
    assert workspace != "analyse" or "candidates" in names
    assert len(set(stops)) == len(stops)
    unseen = [widget for widget in stops if widget.visibleRegion().isEmpty()]
    assert not unseen
    assert not [widget for widget in stops if not spoken(widget)]
    assert walk(qtbot, program, Key.Key_Backtab) == stops[::-1]


def test_object_names_and_accessible_names_exist(start: Start) -> None:
    window = start().window
    found = {name: window.findChildren(QWidget, name) for name in NAMED}
    assert {name: len(widgets) for name, widgets in found.items()} == dict.fromkeys(NAMED, 1)
    assert all(widget.accessibleName() for (widget,) in found.values())


def test_a_screen_reader_gets_point_stone_visits_and_rank(qtbot: QtBot, start: Start) -> None:
    program = start()
    window, session = program.window, program.session
    session.begin(PRESETS["gomoku-9"])
    session.play(40)
    wait_for_simulations(qtbot, program, 0)
    qtbot.keyClick(window, Key.Key_Space)
    wait_for_simulations(qtbot, program, 3000)
    qtbot.keyClick(window, Key.Key_Space)
    wait_for_state(qtbot, program, EngineState.PAUSED)
    thought = program.live_search.thought
    assert thought is not None
    board = QAccessible.queryAccessibleInterface(window.panes.board)
    assert board.childCount() == session.rules.size
    best = thought.snapshot.root.candidate(0)
    texts = {point: board.child(point).text(QAccessible.Text.Name) for point in (40, best.point)}
    more = board.child(best.point).text(QAccessible.Text.Description)
    assert "e5" in texts[40]
    assert "Black" in texts[40]
    assert session.position.stone(40) is Stone.BLACK
    told = f"{texts[best.point]} {more}"
    assert human_point(best.point, session.rules) in told
    assert f"{best.visits:,}" in told
    assert "1" in told.replace(f"{best.visits:,}", "").replace(human_point(best.point, session.rules), "")
    assert simulations(program) >= 3000


@pytest.mark.long
def test_lists_open_by_enter(qtbot: QtBot, start: Start) -> None:
    program = start()
    profile = program.window.panes.bar.profile
    assert isinstance(profile, QComboBox)
    profile.setFocus()
    qtbot.keyClick(profile, Key.Key_Return)
    assert profile.view().isVisible()
    qtbot.keyClick(profile.view(), Key.Key_Down)
    qtbot.keyClick(profile.view(), Key.Key_Return)
    assert profile.currentIndex() == 1
    assert program.live_search.state is not EngineState.THINKING


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
