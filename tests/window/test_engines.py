"""External engines in the real window: adding, testing, saving and cancelling."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit
from pytestqt.qtbot import QtBot

from studio.players.engine_entry import EngineEntry
from studio.players.engine_list import engines_path, load_engines, save_engines
from tests.players.engines import CLEVER, running, scripted
from tests.window.engine_dialogs import Hands
from tests.window.starting import Start

LONG_MS = 30_000


def _engine(folder: Path, doing: str = CLEVER) -> EngineEntry:
    return scripted(folder, doing, name="Mine")


def test_an_engine_is_added_tested_and_saved(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = _engine(tmp_path)
    hands = Hands(qtbot, start())
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (entry.command[0], ""))
    hands.press("engine_add")
    hands.write("engine_name", "Mine")
    hands.write("engine_arguments", " ".join(entry.command[1:]))
    hands.write("engine_folder", entry.folder)
    hands.press("engine_test")
    qtbot.waitUntil(lambda: not hands.is_testing(), timeout=LONG_MS)
    assert hands.text("engine_state") == "Mine works."
    found = hands.part(QPlainTextEdit, "engine_found").toPlainText()
    assert "The engine reports the name Scripted 1.0, by A test." in found
    assert "The engine's order of coordinates matches your setting." in found
    hands.press("engines_ok")
    assert not hands.is_open()
    assert load_engines().entries == (entry,)
    assert not running(str(tmp_path))


@pytest.mark.long
def test_cancel_discards_and_closing_ends_a_test(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    entry = _engine(tmp_path, "def start():\n    time.sleep(60)")
    save_engines([entry])
    hands = Hands(qtbot, start())
    hands.press("engine_test")
    qtbot.waitUntil(lambda: hands.text("engine_state") == "Starting the engine …", timeout=LONG_MS)
    hands.write("engine_name", "Other")
    assert hands.is_testing()
    QTest.keyClick(hands.dialog, Qt.Key.Key_Escape)
    assert not hands.is_open()
    assert not hands.is_testing()
    assert not running(str(tmp_path))
    assert load_engines().entries == (entry,)
    hands.open()
    hands.press("engine_test")
    hands.press("engine_stop_test")
    assert hands.text("engine_state") == "The test and the engine were stopped."
    assert not running(str(tmp_path))
    hands.press("engine_test")
    hands.program.close()  # as at the end of the program
    assert not running(str(tmp_path))


@pytest.mark.long
def test_a_faulty_engine_and_an_unwritable_list_are_reported(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    save_engines([EngineEntry("Mine", (str(tmp_path / "nowhere"),))])
    hands = Hands(qtbot, start())
    hands.press("engine_test")
    qtbot.waitUntil(lambda: not hands.is_testing(), timeout=LONG_MS)
    assert hands.text("engine_state") == "Mine does not work."
    assert "does not exist" in hands.part(QPlainTextEdit, "engine_found").toPlainText()
    shutil.rmtree(engines_path().parent)
    engines_path().parent.touch()
    hands.press("engines_ok")
    assert hands.is_open()
    assert "does not exist" in hands.text("engines_note")
    hands.dialog.reject()
    engines_path().parent.unlink()


@pytest.mark.long
def test_a_damaged_list_is_reported_and_set_aside(qtbot: QtBot, start: Start) -> None:
    engines_path().parent.mkdir(parents=True)
    engines_path().write_text("[[engine]]\nname = 'Half'\n")
    program = start()
    notes: list[str] = []
    program.window.context.notes.said.connect(notes.append)
    hands = Hands(qtbot, program)
    assert hands.text("engines_note").startswith("The engine 'Half' of your list was skipped")
    hands.press("engines_ok")
    assert "is still in the file" in notes[-1]
    assert [path.name for path in engines_path().parent.glob("engines.damaged-*")]
