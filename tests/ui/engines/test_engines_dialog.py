"""The dialog of external engines: its fields, the errors that it shows, and cancelling."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.game.errors import StudioError
from studio.game.message import Message
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.players.engine_entry import EngineEntry, EngineProtocol, Orientation
from studio.players.engine_list import EngineList
from studio.players.engine_trial import SMALL, USUAL, TrialResult, TrialStep, TriedBoard, TriedMove
from studio.players.gomocup import messages
from studio.players.gomocup.about import About
from studio.players.player import PlayerError
from studio.ui.engines.arguments import joined_arguments, split_arguments
from studio.ui.engines.dialog import EnginesDialog
from studio.ui.widgets.theme import LIGHT, Theme
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


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def make(*entries: EngineEntry, problems: tuple[StudioError, ...] = ()) -> EnginesDialog:
        dialog = EnginesDialog(EngineList(entries, problems), Theme(LIGHT))
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return make


def _write(dialog: EnginesDialog, name: str, text: str) -> None:
    line = child_of(dialog, QLineEdit, f"engine_{name}")
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClicks(line, text)


def _press(dialog: EnginesDialog, name: str) -> None:
    QTest.mouseClick(child_of(dialog, QPushButton, name), Qt.MouseButton.LeftButton)


def _choose(dialog: EnginesDialog, row: int) -> None:
    view = child_of(dialog, QListView, "engines")
    QTest.keyClick(view, Qt.Key.Key_Home)
    for _row in range(row):
        QTest.keyClick(view, Qt.Key.Key_Down)


def _problem(dialog: EnginesDialog) -> str:
    return child_of(dialog, QLabel, "engine_problem").text()


def _saved(dialog: EnginesDialog) -> list[tuple[EngineEntry, ...]]:
    """Return what was to be saved when OK was pressed."""
    saved: list[tuple[EngineEntry, ...]] = []
    dialog.save_requested.connect(saved.append)
    _press(dialog, "engines_ok")
    return saved


def test_the_given_engines_are_returned_unchanged(make: Make) -> None:
    dialog = make(FIRST, SECOND)
    _choose(dialog, 1)
    _choose(dialog, 0)
    assert _saved(dialog) == [(FIRST, SECOND)]


def test_the_primary_button_adds_the_first_engine_and_then_saves(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: ("/opt/first", ""))
    dialog = make()
    assert _primary(dialog) == "engine_add"
    QTest.keyClick(child_of(dialog, QListView, "engines"), Qt.Key.Key_Return)
    assert [entry.name for entry in dialog.entries] == ["first"]
    assert _primary(dialog) == "engines_ok"
    _press(dialog, "engine_remove")
    assert _primary(dialog) == "engine_add"
    assert _primary(make(FIRST)) == "engines_ok"


def _primary(dialog: EnginesDialog) -> str:
    """Return the name of the only button that Enter presses and that has the accent colour."""
    (button,) = (button for button in dialog.findChildren(QPushButton) if button.isDefault())
    return button.objectName()


def test_every_field_is_saved(make: Make, qtbot: QtBot) -> None:
    dialog = make(SECOND)
    for name, text in (("name", "New"), ("program", "/bin/new"), ("arguments", 'x "y z"'), ("folder", "/srv")):
        _write(dialog, name, text)
    QTest.keyClick(child_of(dialog, QComboBox, "engine_orientation"), Qt.Key.Key_Down)
    for name, text in (("memory", "64"), ("seconds", "3.5")):
        box = child_of(dialog, QAbstractSpinBox, f"engine_{name}")
        box.selectAll()
        QTest.keyClicks(box, text)
    table = child_of(dialog, QTableWidget, "engine_options")
    for column, text in enumerate(("hash_size", "1024")):
        item = table.item(0, column)
        assert item is not None
        item.setText(text)
    assert table.rowCount() == 2
    expected = EngineEntry(
        "New", ("/bin/new", "x", "y z"), "/srv", Orientation.ROW_FIRST, (("hash_size", "1024"),), 64, 3.5
    )
    assert _saved(dialog) == [(expected,)]
    with qtbot.waitSignal(dialog.finished):
        dialog.accept()


@pytest.mark.parametrize(
    ("field", "text", "sentence"),
    [
        ("name", "", "Give the engine a name."),
        ("name", "first", "An engine named first already exists. Choose another name."),
        ("name", "studio", "studio is the name of a built-in profile. Give the engine another name."),
        ("program", "", "Choose the program of the engine."),
    ],
)
def test_invalid_entries_are_refused_in_place(make: Make, field: str, text: str, sentence: str) -> None:
    dialog = make(FIRST, SECOND)
    _choose(dialog, 1)
    _write(dialog, field, text)
    assert _problem(dialog) == sentence
    assert _saved(dialog) == []
    assert _problem(dialog) == sentence
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.objectName() == f"engine_{field}"
    tested: list[object] = []
    dialog.test_requested.connect(tested.append)
    _press(dialog, "engine_test")
    assert not tested
    _write(dialog, field, "better")
    assert _problem(dialog) == ""
    assert len(_saved(dialog)) == 1


def test_an_invalid_engine_is_shown_instead_of_saving(make: Make) -> None:
    dialog = make(EngineEntry("", ("a",)), SECOND)
    _choose(dialog, 1)
    assert _problem(dialog) == ""
    assert _saved(dialog) == []
    assert _problem(dialog) == "Give the engine a name."


def test_an_option_without_a_value_is_refused(make: Make) -> None:
    dialog = make(SECOND)
    item = child_of(dialog, QTableWidget, "engine_options").item(0, 0)
    assert item is not None
    item.setText("threads")
    assert "An option needs a key" in _problem(dialog)
    item.setText("")
    assert _problem(dialog) == ""


def test_engines_are_added_and_removed(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = make()
    assert child_of(dialog, QLabel, "engines_empty").isVisible()
    assert not child_of(dialog, QPushButton, "engine_remove").isEnabled()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/opt/rapfi.exe", ""))
    _press(dialog, "engine_add")
    _press(dialog, "engine_add")
    assert child_of(dialog, QLineEdit, "engine_name").selectedText() == "rapfi 2"
    assert [entry.name for entry in dialog.entries] == ["rapfi", "rapfi 2"]
    _choose(dialog, 0)
    _press(dialog, "engine_remove")
    assert dialog.entries == (EngineEntry("rapfi 2", ("/opt/rapfi.exe",)),)
    _press(dialog, "engine_remove")
    assert child_of(dialog, QLabel, "engines_empty").isVisible()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    _press(dialog, "engine_add")
    assert _saved(dialog) == [()]


def test_program_and_folder_are_chosen(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = make(SECOND)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/opt/other", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "/srv")
    _press(dialog, "engine_find_program")
    _press(dialog, "engine_find_folder")
    assert dialog.entries == (EngineEntry("Second", ("/opt/other",), "/srv"),)


def test_read_and_write_errors_are_shown(make: Make) -> None:
    dialog = make(SECOND, problems=(StudioError(Message("unheard_of", "Something is damaged.")),))
    note = child_of(dialog, QLabel, "engines_note")
    assert note.text() == "Something is damaged."
    dialog.show_problem("")
    assert note.text() == ""


# Trying out


def test_a_test_can_be_started_followed_and_stopped(make: Make) -> None:
    dialog = make(FIRST)
    asked: list[object] = []
    dialog.test_requested.connect(asked.append)
    dialog.cancel_requested.connect(lambda: asked.append("cancel"))
    _press(dialog, "engine_test")
    assert asked == [FIRST]
    bar, state = child_of(dialog, QProgressBar, "engine_progress"), child_of(dialog, QLabel, "engine_state")
    for step in TrialStep:
        dialog.show_step(step)
        assert bar.isVisible()
        assert state.text().endswith("…")
    _press(dialog, "engine_stop_test")
    assert asked == [FIRST, "cancel"]
    assert state.text() == "The test and the engine were stopped."
    assert not bar.isVisible()


def test_selecting_another_engine_stops_the_test_and_clears_the_result(make: Make) -> None:
    dialog = make(FIRST, SECOND)
    dialog.show_result(TrialResult(FIRST, fault=PlayerError(messages.FLOOD, player="First")))
    cancelled: list[bool] = []
    dialog.cancel_requested.connect(lambda: cancelled.append(True))
    _choose(dialog, 1)
    assert cancelled
    assert child_of(dialog, QPlainTextEdit, "engine_found").toPlainText() == ""


THOUGHT = PositionAnalysis(10, (Candidate(0, 10, 0.1),))
GOOD = TrialResult(
    FIRST,
    0.25,
    About("Rapfi", "1", "dhb52"),
    (
        TriedBoard(USUAL, (TriedMove(112, 1.0, THOUGHT), TriedMove(0, 0.5))),
        TriedBoard(
            SMALL,
            fault=PlayerError(messages.REFUSED_GAME, player="First", command="START 9", text="ERROR size"),
            is_begun=False,
        ),
        TriedBoard(SMALL, fault=PlayerError(messages.CLOSED_EARLY, player="First"), is_begun=False),
        TriedBoard(SMALL, fault=PlayerError(messages.CLOSED_EARLY, player="First")),
        TriedBoard(SMALL, (TriedMove(40, 1.0),), PlayerError(messages.CLOSED_EARLY, player="First")),
    ),
    TriedBoard(USUAL, (TriedMove(112),)),
    True,
    orientation=Orientation.ROW_FIRST,
)


@pytest.mark.parametrize(
    ("result", "state", "sentences"),
    [
        (
            GOOD,
            "First works.",
            [
                "✓ The engine was ready after 0.25 s.",
                "✓ The engine reports the name Rapfi 1, by dhb52.",
                "✓ The engine played h8 on a board of 15×15 after 1.00 s, then a15 after 0.50 s.",
                "– The engine does not play on a board of 9×9: First refused START 9 with “ERROR size”.",
                "✗ The engine began no game on a board of 9×9: First exited before it moved.",
                "✗ The engine made no move on a board of 9×9: First exited before it moved.",
                "✗ The engine played e5 on a board of 9×9, but made no further move: First exited before it moved.",
                "✓ The engine reports its analysis.",
                "✓ The engine can start from a given position, so it can analyse positions.",
                "✓ The engine's order of coordinates matches your setting.",
            ],
        ),
        (
            TrialResult(
                SECOND,
                1.0,
                About(text="hello"),
                (TriedBoard(USUAL, (TriedMove(0, 1.0), TriedMove(1, 1.0))),),
                TriedBoard(USUAL, fault=PlayerError(messages.REPORTED_ERROR, player="Second", text="BOARD")),
                plays_wide=True,
                orientation=Orientation.ROW_FIRST,
            ),
            "Second works.",
            [
                "✓ The engine was ready after 1.00 s.",
                "✓ The engine reports the name hello.",
                "✓ The engine played a15 on a board of 15×15 after 1.00 s, then b15 after 1.00 s.",
                "– The engine reports no analysis. It can play, but its moves may have no evaluation.",
                "– The engine cannot start from a given position, such as an opening: "
                "Second reports an error: “BOARD”.",
                "✗ The engine writes the row first. Change the setting “Coordinates”.",
            ],
        ),
        (
            TrialResult(SECOND, fault=PlayerError(messages.CRASHED, player="Second", status="3", text="boom")),
            "Second does not work.",
            ["✗ Second has crashed (exit code 3). Its last line was “boom”."],
        ),
    ],
)
def test_a_result_is_shown_in_sentences(make: Make, result: TrialResult, state: str, sentences: list[str]) -> None:
    dialog = make(FIRST, SECOND)
    dialog.show_result(result)
    assert child_of(dialog, QLabel, "engine_state").text() == state
    assert child_of(dialog, QPlainTextEdit, "engine_found").toPlainText().splitlines() == sentences


def test_the_dialog_takes_the_protocol_that_the_test_found(make: Make) -> None:
    dialog = make(SECOND)
    protocol = child_of(dialog, QComboBox, "engine_protocol")
    assert protocol.currentText() == "Gomocup"
    dialog.show_result(replace(GOOD, entry=SECOND, protocol=EngineProtocol.GTP))
    assert protocol.currentText() == "GTP"
    lines = child_of(dialog, QPlainTextEdit, "engine_found").toPlainText().splitlines()
    assert "– The engine speaks GTP. The setting “Protocol” has been changed." in lines
    assert lines[-1] == "– By GTP, the engine plays on square boards only."
    assert _saved(dialog) == [(replace(SECOND, protocol=EngineProtocol.GTP),)]


def test_gtp_has_no_settings_for_coordinates_and_memory(make: Make) -> None:
    dialog = make(replace(FIRST, protocol=EngineProtocol.GTP), SECOND)
    fields = [child_of(dialog, QWidget, f"engine_{name}") for name in ("orientation", "memory")]
    assert not any(field.isEnabled() for field in fields)
    _choose(dialog, 1)
    assert all(field.isEnabled() for field in fields)
    QTest.keyClick(child_of(dialog, QComboBox, "engine_protocol"), Qt.Key.Key_Down)
    assert not any(field.isEnabled() for field in fields)
    assert _saved(dialog)[0][1] == replace(SECOND, protocol=EngineProtocol.GTP)


# Keys and names


def test_escape_cancels_and_enter_saves(make: Make, qtbot: QtBot) -> None:
    dialog = make(SECOND)
    _write(dialog, "name", "Other")
    saved: list[object] = []
    dialog.save_requested.connect(saved.append)
    QTest.keyClick(child_of(dialog, QLineEdit, "engine_name"), Qt.Key.Key_Return)
    assert len(saved) == 1
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_tab_goes_through_the_fields_in_their_order(make: Make) -> None:
    dialog = make(SECOND)
    names: list[str] = []
    for _stop in range(17):
        focused = QApplication.focusWidget()
        assert focused is not None
        names.append(focused.objectName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    fields = (
        "name program find_program arguments folder find_folder protocol orientation memory seconds options test found"
    )
    expected = ["engines", "engine_add", "engine_remove", *(f"engine_{name}" for name in fields.split()), "engines_ok"]
    assert names[: len(expected)] == expected
    assert dialog.isVisible()


def test_every_field_has_a_name_and_no_two_share_a_letter(make: Make) -> None:
    dialog = make(SECOND)
    for kind in (QLineEdit, QComboBox, QAbstractSpinBox, QListView, QTableWidget, QPlainTextEdit):
        fields = [field for field in dialog.findChildren(kind) if field.objectName().startswith("engine")]
        assert fields
        assert all(field.accessibleName() for field in fields)
    labels = [label.text() for label in dialog.findChildren(QLabel) if label.buddy()]
    box = child_of(dialog, QDialogButtonBox, "")
    buttons = [button.text() for button in dialog.findChildren(QAbstractButton) if button not in box.buttons()]
    buttons.remove("&Stop the test")  # shown in place of the other one
    letters = [text[text.index("&") + 1].lower() for text in (*labels, *buttons) if "&" in text]
    assert len(letters) == len(set(letters)) == 14


@pytest.mark.parametrize("arguments", [(), ("a",), ("", "b c"), ('say "x"', "-o", "d:\\e f\\"), ('"',), ("\t",)])
def test_arguments_come_back_as_they_were(arguments: tuple[str, ...]) -> None:
    assert split_arguments(joined_arguments(arguments)) == arguments


def test_arguments_as_people_write_them() -> None:
    assert split_arguments('  -a  "b c"d "open') == ("-a", "b cd", "open")


def test_no_text_is_cut_off(make: Make) -> None:
    dialog = make(FIRST)
    dialog.show_result(GOOD)
    for part in dialog.findChildren(QWidget):
        if isinstance(part, QLabel | QPushButton) and part.isVisible() and part.text():
            assert part.width() >= part.minimumSizeHint().width() - 1, part.text()


def test_a_path_is_shown_with_its_engine(make: Make) -> None:
    dialog = make(FIRST)
    view = child_of(dialog, QListView, "engines")
    assert Path(str(view.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole))).name == "first"
