"""The dialog of external engines: its list, its fields, the errors that it shows, keys and cancelling."""

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
    QPushButton,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.game.errors import StudioError
from studio.game.message import Message
from studio.players.engine_entry import EngineEntry, EngineProtocol, Orientation
from studio.ui.engines.arguments import joined_arguments, split_arguments
from studio.ui.engines.dialog import EnginesDialog
from tests.ui.engines.dialogs import FIRST, SECOND, Make, choose, press, saved_entries, write
from tests.window.hands import child_of


def _problem(dialog: EnginesDialog) -> str:
    return child_of(dialog, QLabel, "engine_problem").text()


def test_the_given_engines_are_returned_unchanged(make: Make) -> None:
    dialog = make(FIRST, SECOND)
    choose(dialog, 1)
    choose(dialog, 0)
    assert saved_entries(dialog) == [(FIRST, SECOND)]


def test_the_primary_button_adds_the_first_engine_and_then_saves(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: ("/opt/first", ""))
    dialog = make()
    assert _primary(dialog) == "engine_add"
    QTest.keyClick(child_of(dialog, QListView, "engines"), Qt.Key.Key_Return)
    assert [entry.name for entry in dialog.entries] == ["first"]
    assert _primary(dialog) == "engines_ok"
    press(dialog, "engine_remove")
    assert _primary(dialog) == "engine_add"
    assert _primary(make(FIRST)) == "engines_ok"


def _primary(dialog: EnginesDialog) -> str:
    """Return the name of the only button that Enter presses and that has the accent colour."""
    (button,) = (button for button in dialog.findChildren(QPushButton) if button.isDefault())
    return button.objectName()


def test_every_field_is_saved(make: Make, qtbot: QtBot) -> None:
    dialog = make(SECOND)
    for name, text in (("name", "New"), ("program", "/bin/new"), ("arguments", 'x "y z"'), ("folder", "/srv")):
        write(dialog, name, text)
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
    assert saved_entries(dialog) == [(expected,)]
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
    choose(dialog, 1)
    write(dialog, field, text)
    assert _problem(dialog) == sentence
    assert saved_entries(dialog) == []
    assert _problem(dialog) == sentence
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.objectName() == f"engine_{field}"
    tested: list[object] = []
    dialog.test_requested.connect(tested.append)
    press(dialog, "engine_test")
    assert not tested
    write(dialog, field, "better")
    assert _problem(dialog) == ""
    assert len(saved_entries(dialog)) == 1


def test_an_invalid_engine_is_shown_instead_of_saving(make: Make) -> None:
    dialog = make(EngineEntry("", ("a",)), SECOND)
    choose(dialog, 1)
    assert _problem(dialog) == ""
    assert saved_entries(dialog) == []
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
    press(dialog, "engine_add")
    press(dialog, "engine_add")
    assert child_of(dialog, QLineEdit, "engine_name").selectedText() == "rapfi 2"
    assert [entry.name for entry in dialog.entries] == ["rapfi", "rapfi 2"]
    choose(dialog, 0)
    press(dialog, "engine_remove")
    assert dialog.entries == (EngineEntry("rapfi 2", ("/opt/rapfi.exe",)),)
    press(dialog, "engine_remove")
    assert child_of(dialog, QLabel, "engines_empty").isVisible()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    press(dialog, "engine_add")
    assert saved_entries(dialog) == [()]


def test_program_and_folder_are_chosen(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = make(SECOND)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/opt/other", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "/srv")
    press(dialog, "engine_find_program")
    press(dialog, "engine_find_folder")
    assert dialog.entries == (EngineEntry("Second", ("/opt/other",), "/srv"),)


def test_read_and_write_errors_are_shown(make: Make) -> None:
    dialog = make(SECOND, problems=(StudioError(Message("unheard_of", "Something is damaged.")),))
    note = child_of(dialog, QLabel, "engines_note")
    assert note.text() == "Something is damaged."
    dialog.show_problem("")
    assert note.text() == ""


def test_gtp_has_no_settings_for_coordinates_and_memory(make: Make) -> None:
    dialog = make(replace(FIRST, protocol=EngineProtocol.GTP), SECOND)
    fields = [child_of(dialog, QWidget, f"engine_{name}") for name in ("orientation", "memory")]
    assert not any(field.isEnabled() for field in fields)
    choose(dialog, 1)
    assert all(field.isEnabled() for field in fields)
    QTest.keyClick(child_of(dialog, QComboBox, "engine_protocol"), Qt.Key.Key_Down)
    assert not any(field.isEnabled() for field in fields)
    assert saved_entries(dialog)[0][1] == replace(SECOND, protocol=EngineProtocol.GTP)


# Keys and names


def test_escape_cancels_and_enter_saves(make: Make, qtbot: QtBot) -> None:
    dialog = make(SECOND)
    write(dialog, "name", "Other")
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


def test_a_path_is_shown_with_its_engine(make: Make) -> None:
    dialog = make(FIRST)
    view = child_of(dialog, QListView, "engines")
    assert Path(str(view.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole))).name == "first"
