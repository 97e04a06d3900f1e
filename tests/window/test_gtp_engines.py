"""External engines that speak GTP in the window: our own and another one are added, play and analyse."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDoubleSpinBox, QFileDialog, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.engine_entry import EngineEntry, EngineProtocol
from studio.players.engine_list import load_engines
from studio.ui.play.new_game import NewGameDialog
from studio.ui.program import Program
from tests.players.engines import running
from tests.players.gtp.engines import GtpEngines
from tests.window.engine_dialogs import Hands
from tests.window.hands import child_of
from tests.window.starting import Start
from tests.window.tables import Table, choose

LONG_MS = 60_000
ROOT = Path(__file__).resolve().parent.parent.parent
NINE = PRESETS["gomoku-9"]
OURS = EngineEntry(
    "Ours", (sys.executable, "-m", "studio", "gtp", "--profile", "classic-uct"), str(ROOT), protocol=EngineProtocol.GTP
)


def added(qtbot: QtBot, program: Program, entry: EngineEntry, monkeypatch: pytest.MonkeyPatch) -> str:
    """Add an engine by the dialog, let it be tested, and return the result of the test."""
    hands = Hands(qtbot, program)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (entry.command[0], ""))
    hands.press("engine_add")
    hands.write("engine_name", entry.name)
    hands.write("engine_arguments", " ".join(entry.command[1:]))
    hands.write("engine_folder", entry.folder)
    hands.press("engine_test")
    qtbot.waitUntil(lambda: not hands.is_testing(), timeout=LONG_MS)
    found = hands.part(QPlainTextEdit, "engine_found").toPlainText()
    state = hands.text("engine_state")
    hands.press("engines_ok")
    assert not hands.is_open()
    program.window.activateWindow()  # without a window manager it does not get the focus back
    qtbot.waitUntil(program.window.isActiveWindow)
    return f"{state}\n{found}"


def begun(qtbot: QtBot, program: Program, name: str) -> Table:
    """Begin a game as Black against an engine on 9×9."""
    table = Table(qtbot, program)

    def agree(dialog: NewGameDialog) -> None:
        choose(qtbot, dialog, "rules", "Five in a row 9×9")
        choose(qtbot, dialog, "white", name)

    table.new_game(agree)
    return table


def analysed(qtbot: QtBot, program: Program, seconds: float) -> str:
    """Ask the engine about the shown position, and return its answer."""
    program.window.actions_["ask_engine"].trigger()
    dialog = program.window.controllers.engine_question.dialog
    assert dialog is not None
    child_of(dialog, QDoubleSpinBox, "question_seconds").setValue(seconds)
    ask, stop = (child_of(dialog, QPushButton, f"question_{name}") for name in ("ask", "stop"))
    qtbot.mouseClick(ask, Qt.MouseButton.LeftButton)
    assert stop.isVisible()
    qtbot.waitUntil(lambda: not program.services.engine_question.is_running, timeout=LONG_MS)
    assert ask.isVisible()
    return child_of(dialog, QLabel, "question_state").text()


def test_our_engine_is_added_plays_takes_back_and_analyses(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    result = added(qtbot, program, OURS, monkeypatch)
    assert result.startswith("Ours works.\n")
    assert "The engine speaks GTP. The setting “Protocol” has been changed." in result
    assert load_engines().entries == (OURS,)
    table = begun(qtbot, program, "Ours")
    for moves in (2, 4, 6):
        table.play(table.free())
        table.wait_for_turn(moves)
    table.press("take_back")
    table.wait_for_turn(4)
    table.play(table.free())
    table.wait_for_turn(6)
    assert table.session.record.white == "Ours"
    table.window.actions_["stop_game"].trigger()
    assert not table.game.is_on
    answer = analysed(qtbot, program, 0.5)
    assert answer.startswith("Ours would play ")
    assert "win rate" in answer
    assert table.candidates > 1
    program.close()
    assert not running("studio gtp --profile classic-uct")


@pytest.mark.long
def test_another_engine_plays_against_a_person_and_analyses(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engines = GtpEngines(tmp_path)
    entry = engines.entry("""
        known.append("lz-analyze")
        def lz_analyze(given):
            write("=", "info move E5 visits 30 winrate 6000 prior 4000 order 0 pv E5 F6")
    """)
    program = start()
    assert added(qtbot, program, entry, monkeypatch).startswith("Scripted works.\n")
    table = begun(qtbot, program, "Scripted")
    table.play("e9")
    table.wait_for_turn(2)
    table.play("d9")
    table.wait_for_turn(4)
    position = table.session.position
    assert [position.stone(NINE.point(8, column)) for column in range(3)] == [Stone.WHITE, Stone.WHITE, Stone.EMPTY]
    table.window.actions_["stop_game"].trigger()
    assert analysed(qtbot, program, 0.2).startswith("Scripted would play e5.\nwin rate 60")
    assert table.candidates == 1
    program.close()
    assert not running(str(tmp_path))
