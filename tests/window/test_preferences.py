"""The dialog of preferences."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.heat.layers import Display
from studio.ui.program import Program
from tests.window.hands import child
from tests.window.starting import Start

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def in_preferences(act: Callable[[QDialog], None], open_it: Callable[[], object]) -> None:
    """Open the dialog, call the function with it, and close it."""
    seen: list[str] = []

    def run() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        seen.append(dialog.objectName())
        try:
            act(dialog)
        finally:
            dialog.reject()

    QTimer.singleShot(0, run)
    open_it()
    assert seen == ["preferences"]


def of(dialog: QDialog, kind: type[QWidget], name: str) -> QWidget:
    found = dialog.findChild(kind, f"preferences_{name}")
    assert isinstance(found, kind)
    return found


def choose(dialog: QDialog, name: str) -> None:
    """Choose the action of this name in its list."""
    for choice in dialog.findChildren(QComboBox):
        if (place := choice.findData(name)) >= 0:
            choice.setCurrentIndex(place)
            choice.activated.emit(place)


def test_choices_apply_at_once(qtbot: QtBot, start: Start) -> None:
    program = start()
    actions, window = program.window.actions_, program.window

    def act(dialog: QDialog) -> None:
        box = of(dialog, QCheckBox, "move_numbers")
        assert isinstance(box, QCheckBox)
        box.click()
        assert actions["move_numbers"].isChecked()
        choose(dialog, "theme_dark")
        assert program.window.context.theme.is_dark
        choose(dialog, "show_heat")
        assert window.panes.heatmap.settings.display is Display.HEAT

    in_preferences(act, lambda: qtbot.keyClick(window, Key.Key_Comma, Modifier.ControlModifier))

    def look(dialog: QDialog) -> None:
        box = of(dialog, QCheckBox, "move_numbers")
        assert isinstance(box, QCheckBox)
        assert box.isChecked()
        assert "theme_dark" in [choice.currentData() for choice in dialog.findChildren(QComboBox)]

    in_preferences(look, child(program, QToolButton, "preferences").click)


def test_another_language_replaces_the_window(start: Start) -> None:
    program = start()
    before = program.window
    chosen: list[str] = []
    program.window.menus.languages.language_chosen.disconnect()
    program.window.menus.languages.language_chosen.connect(chosen.append)
    in_preferences(lambda dialog: choose(dialog, "cs"), program.window.actions_["preferences"].trigger)
    assert chosen == ["cs"]
    in_preferences(
        lambda dialog: choose(dialog, before.menus.languages.actions()[0].data()),
        before.actions_["preferences"].trigger,
    )
    assert chosen == ["cs"], "the present language changes nothing"


@pytest.mark.long
def test_further_dialogs_follow(start: Start) -> None:
    program = start()
    shown: list[str] = []
    program.window.actions_["engines"].triggered.disconnect()
    program.window.actions_["engines"].triggered.connect(lambda: shown.append("engines"))

    def act(dialog: QDialog) -> None:
        button = of(dialog, QPushButton, "engines")
        assert isinstance(button, QPushButton)
        button.click()
        assert shown == [], "one dialog at a time"

    in_preferences(act, program.window.actions_["preferences"].trigger)
    assert shown == ["engines"]


@pytest.mark.long
def test_the_start_screen_offers_them_and_stays(start: Start) -> None:
    program = start(is_fresh=True)

    def act(dialog: QDialog) -> None:
        box = of(dialog, QCheckBox, "coordinates")
        assert isinstance(box, QCheckBox)
        box.click()
        choose(dialog, "show_nothing")

    in_preferences(act, child(program, QPushButton, "start_preferences").click)
    assert not program.window.actions_["coordinates"].isChecked()
    assert program.window.starting.screen is not None


@pytest.mark.long
def test_the_bar_shows_their_button_where_there_is_room(start: Start) -> None:
    program = start()
    button = child(program, QToolButton, "preferences")
    for width, is_shown in ((1440, True), (1000, True), (720, False)):
        program.window.resize(width, 660 if width > 720 else 430)
        QApplication.processEvents()
        assert button.isVisible() is is_shown


@pytest.mark.long
def test_the_search_for_actions_finds_them(start: Start) -> None:
    program: Program = start()
    assert program.window.actions_["preferences"].shortcut().toString() == "Ctrl+,"
    assert program.window.actions_.menu("preferences") == "&Edit"


@pytest.mark.parametrize("is_fresh", [True, False])
def test_after_another_language_the_dialog_and_the_start_screen_return(
    qtbot: QtBot, start: Start, is_fresh: bool
) -> None:
    program = start(is_fresh=is_fresh)
    before = program.window
    in_preferences(lambda dialog: choose(dialog, "cs"), before.actions_["preferences"].trigger)
    assert program.window is not before
    seen: list[tuple[object, ...]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            languages = of(dialog, QComboBox, "language")
            assert isinstance(languages, QComboBox)
            seen.append(
                (dialog.parent(), dialog.windowTitle(), languages.currentData(), dialog.focusWidget() is languages)
            )
            dialog.reject()

    looking = QTimer()  # the dialog has an event loop of its own, so that only a timer can look at it
    looking.timeout.connect(look)
    looking.start(10)
    qtbot.waitUntil(lambda: bool(seen))
    looking.stop()
    assert seen == [(program.window, "Předvolby", "cs", True)]
    assert (program.window.starting.screen is not None) is is_fresh
