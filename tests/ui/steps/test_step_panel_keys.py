"""The stepping pane: its buttons and its keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSlider, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.views.phase_event import Phase
from studio.ui.steps.panel import StepPanel
from tests.ui.steps.step_panels import Window, panel_fixture, show, table, window_fixture  # noqa: F401

BUTTONS = ("step_phase", "step_simulation", "step_many", "step_play", "step_back", "step_forward", "step_now")


# Its buttons


@pytest.mark.parametrize("name", BUTTONS)
def test_a_button_triggers_its_action(qtbot: QtBot, window: Window, name: str) -> None:
    button = window.part(f"panel_{name}")
    assert isinstance(button, QToolButton)
    assert button.accessibleName()
    with qtbot.waitSignal(window.actions_of[name].triggered):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    window.actions_of[name].setEnabled(False)
    assert not button.isEnabled()


def test_the_number_of_simulations_can_be_chosen(window: Window, panel: StepPanel) -> None:
    box = window.part("step_count")
    assert isinstance(box, QSpinBox)
    assert (box.minimum(), box.maximum()) == (1, 1000)
    box.clear()
    QTest.keyClicks(box, "250")
    assert panel.count == 250
    panel.show_count(5)
    assert panel.count == 5


def test_the_speed_is_shown_in_milliseconds(qtbot: QtBot, window: Window, panel: StepPanel) -> None:
    slider = window.part("step_speed")
    assert isinstance(slider, QSlider)
    assert panel.interval_ms == 500
    with qtbot.waitSignal(panel.speed_changed) as told:
        slider.setValue(20)
    assert told.args == [50]
    assert panel.interval_ms == 50
    panel.show_interval(1000)
    assert slider.value() == 1


# Its keys


def looked(panel: StepPanel) -> list[tuple[str, int]]:
    """Collect the requests from now on."""
    wishes: list[tuple[str, int]] = []
    panel.back_requested.connect(lambda events: wishes.append(("back", events)))
    panel.forward_requested.connect(lambda events: wishes.append(("forward", events)))
    return wishes


@pytest.mark.parametrize("name", ["step_table", "panel_step_phase", "panel_step_now", "step_panel"])
def test_keys_step_back_and_forward_and_the_game_does_not_move(window: Window, panel: StepPanel, name: str) -> None:
    show(panel, "tic-tac-toe", Phase.SELECT)
    wishes, part = looked(panel), panel if name == "step_panel" else window.part(name)
    part.setFocus()
    focused = QApplication.focusWidget()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(window.windowHandle(), key)
    assert wishes == [("back", 1), ("forward", 1)]
    assert window.moves == []
    assert QApplication.focusWidget() is focused


def test_outside_the_pane_the_keys_belong_to_the_game(window: Window, panel: StepPanel) -> None:
    wishes, other = looked(panel), QWidget(window)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    other.setFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Left)
    assert window.moves == ["action_previous"]
    assert wishes == []


@pytest.mark.parametrize(("phase", "back", "forward"), [(phase, at + 1, 3 - at or 4) for at, phase in enumerate(Phase)])
def test_with_ctrl_the_keys_move_by_whole_simulations(
    window: Window, panel: StepPanel, phase: Phase, back: int, forward: int
) -> None:
    show(panel, "tic-tac-toe", phase)
    wishes = looked(panel)
    panel.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(window.windowHandle(), key, Qt.KeyboardModifier.ControlModifier)
    assert wishes == [("back", back), ("forward", forward)]


def test_the_number_field_and_the_slider_keep_their_keys(window: Window, panel: StepPanel) -> None:
    wishes, slider = looked(panel), window.part("step_speed")
    assert isinstance(slider, QSlider)
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert slider.value() == 3
    window.part("step_count").setFocus()
    QTest.keyClick(window.part("step_count"), Qt.Key.Key_Left)
    assert wishes == []


def test_arrow_keys_move_through_the_rows(window: Window, panel: StepPanel) -> None:
    show(panel, "tic-tac-toe", Phase.BACKPROPAGATE)
    table(panel).setFocus()
    table(panel).setCurrentIndex(table(panel).model().index(0, 0))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Down)
    assert table(panel).currentIndex().row() == 1
    assert window.moves == []


def test_the_focus_stays_in_the_rows_while_phases_change(window: Window, panel: StepPanel) -> None:
    show(panel, "tic-tac-toe", Phase.SELECT)
    table(panel).setFocus()
    show(panel, "tic-tac-toe", Phase.EXPAND)
    assert QApplication.focusWidget() is panel
    show(panel, "tic-tac-toe", Phase.BACKPROPAGATE)
    assert QApplication.focusWidget() is table(panel)
    assert window.moves == []
