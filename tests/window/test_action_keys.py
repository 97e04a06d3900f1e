"""Keys never trigger actions by accident, and reach the control that has the focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QPushButton,
    QSlider,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS
from studio.thinking.thoughts import EngineState
from studio.ui.actions.actions import ACTIONS
from studio.ui.heat.layers import Display
from studio.ui.program import Program
from tests.sizes import one_always
from tests.window.hands import child, raise_pane
from tests.window.starting import Start

Key, Modifier = Qt.Key, Qt.KeyboardModifier


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
    program.window.controllers.display.heatmap.set_display(Display.HEAT)  # the slider is disabled without a heatmap
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
