"""External engines in the window: selection, analysis, faults, and termination with the window."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS
from studio.players.engine_list import save_engines
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person, Seat, SeatedProgram
from studio.ui.play.new_game import NewGameDialog
from studio.ui.play.replace_player import ReplacePlayerDialog
from tests.players.engines import running, scripted
from tests.sizes import one_always
from tests.window.hands import child, child_of
from tests.window.starting import Start
from tests.window.tables import Table, choose

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for as Linux lists them")
NINE = PRESETS["gomoku-9"]
_THINKING_ALOUD = """
    def move():
        say("MESSAGE depth 3-5 ev 40 n 1200 pv 4,4 3,3")
        play(free())
"""
_TELLING = """
    def move():
        for _ in range(600):
            say("MESSAGE depth 3-5 ev 40 n 1200 pv 4,4 3,3")
            time.sleep(0.2)
"""
_HANGING = """
    def move():
        time.sleep(120)
"""


def test_an_external_engine_plays_and_ends_with_the_window(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    entry = scripted(tmp_path, _THINKING_ALOUD, name="Guest")
    program = start()
    save_engines([entry])
    table = Table(qtbot, program)

    def agree(dialog: NewGameDialog) -> None:
        choose(qtbot, dialog, "rules", "Five in a row 9×9")
        choose(qtbot, dialog, "white", "Guest")

    table.new_game(agree)
    table.play("e5")
    table.wait_for_turn(2)
    assert table.session.record.white == "Guest"
    assert running(str(tmp_path / "engine-0.py"))
    row = child(program, QWidget, "players_white")
    assert row.accessibleName() == "White, Guest, 2 s per move"
    assert program.window.close()
    program.close()
    assert not running(str(tmp_path / "engine-0.py"))


@pytest.mark.long
def test_an_external_engines_analysis_is_shown(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    entry = scripted(tmp_path, _TELLING, name="Guest")
    program = start()
    program.window.actions_["show_costs"].setChecked(True)
    table = Table(qtbot, program)
    guest = SeatedProgram(entry, Limit(seconds=60.0))
    program.window.controllers.play.begin(GameSetup(NINE, guest, guest))
    qtbot.waitUntil(lambda: table.candidates > 0, timeout=30_000)
    assert program.window.panes.board.still_scene().discs
    costs = child(program, QWidget, "players_black").findChildren(QLabel, "cost")
    qtbot.waitUntil(lambda: costs[0].accessibleName().endswith("depth 3/5"), timeout=30_000)
    assert costs[1].accessibleName() == "Black score 40 (engine's scale)"
    assert costs[2].accessibleName() == "e5 +40"
    table.key(Qt.Key.Key_P)
    assert not table.game.is_thinking


def test_a_fault_is_reported_and_another_player_takes_over(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    entry = scripted(tmp_path, "def move():\n    sys.exit(3)\n", name="Guest")
    program = start()
    table = Table(qtbot, program)
    program.window.controllers.play.begin(GameSetup(NINE, SeatedProgram(entry, Limit(seconds=2.0)), Person()))
    qtbot.waitUntil(lambda: table.game.fault is not None, timeout=30_000)
    fault = child(program, QLabel, "players_fault_sentence")
    assert fault.isVisible()
    assert "Guest" in fault.text()
    assert table.game.is_paused
    qtbot.mouseClick(child(program, QPushButton, "players_fault_retry"), Qt.MouseButton.LeftButton)
    assert not fault.isVisible()
    qtbot.waitUntil(lambda: table.game.fault is not None, timeout=30_000)

    def agree() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ReplacePlayerDialog)
        choose(qtbot, dialog, "black", "Studio")  # type: ignore[arg-type]  # its editor is that of a new game
        child_of(dialog, QPushButton, "replace_player_agree").click()

    QTimer.singleShot(0, agree)
    qtbot.mouseClick(child(program, QPushButton, "players_fault_replace"), Qt.MouseButton.LeftButton)
    table.wait_for_turn(1)
    assert isinstance(table.game.setup and table.game.setup.black, SeatedEngine)
    assert table.session.record.black == "Studio (casual)"


@pytest.mark.long
def test_without_a_clock_a_late_engine_pauses_the_game_with_an_explanation(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    entry = scripted(tmp_path, _HANGING, name="Guest")
    program = start()
    table = Table(qtbot, program)
    program.window.controllers.play.begin(GameSetup(NINE, SeatedProgram(entry, Limit(seconds=0.2)), Person()))
    qtbot.waitUntil(lambda: table.game.fault is not None, timeout=30_000)
    assert table.game.is_paused
    assert table.session.record.result == ""
    assert child(program, QLabel, "players_fault_sentence").text().startswith("Guest wrote nothing for ")
    advice = child(program, QLabel, "players_fault_advice")
    assert advice.isVisible()
    for way in ("retry", "replace", "end"):
        assert child(program, QPushButton, f"players_fault_{way}").isVisible()


@pytest.mark.long
@pytest.mark.parametrize("other", one_always(2, [Person(), SeatedEngine("studio")]))
def test_a_fault_does_not_change_the_windows_height(qtbot: QtBot, start: Start, tmp_path: Path, other: Seat) -> None:
    entry = scripted(tmp_path, "def move():\n    play((99, 99))\n", name="Guest of a long name")
    program = start()
    program.window.resize(1008, 652)
    qtbot.waitUntil(lambda: program.window.height() == 652)
    table = Table(qtbot, program)
    program.window.controllers.play.begin(GameSetup(NINE, SeatedProgram(entry, Limit(seconds=2.0)), other))
    qtbot.waitUntil(lambda: table.game.fault is not None, timeout=30_000)
    QApplication.processEvents()
    assert child(program, QLabel, "players_fault_sentence").isVisible()
    assert program.window.height() == 652


@pytest.mark.long
def test_a_fault_is_visible_where_the_pane_of_players_is_closed(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    entry = scripted(tmp_path, "def move():\n    time.sleep(1)\n    play((99, 99))\n", name="Guest")
    program = start()
    table, actions = Table(qtbot, program), program.window.actions_
    fault = child(program, QLabel, "players_fault_sentence")
    program.window.controllers.play.begin(GameSetup(NINE, SeatedProgram(entry), SeatedEngine("studio")))
    actions["workspace_study"].trigger()
    assert not program.window.panes.players.isVisible()
    qtbot.waitUntil(lambda: table.game.fault is not None, timeout=30_000)
    qtbot.waitUntil(fault.isVisible)
    actions["workspace_analyse"].trigger()
    qtbot.waitUntil(fault.isVisible)
    actions["full_screen"].trigger()
    qtbot.mouseClick(child(program, QPushButton, "players_fault_retry"), Qt.MouseButton.LeftButton)
    assert table.game.fault is None
    qtbot.waitUntil(lambda: table.game.fault is not None, timeout=30_000)
    QApplication.processEvents()
    assert not fault.isVisible()
    actions["full_screen"].trigger()
    qtbot.waitUntil(fault.isVisible)


@pytest.mark.long
def test_a_game_can_be_ended_where_an_engine_failed(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    missing = scripted(tmp_path, name="Guest")
    Path(missing.command[-1]).unlink()
    program = start()
    table = Table(qtbot, program)
    program.window.controllers.play.begin(GameSetup(NINE, SeatedProgram(missing), Person()))
    qtbot.waitUntil(lambda: table.game.fault is not None, timeout=30_000)
    qtbot.mouseClick(child(program, QPushButton, "players_fault_end"), Qt.MouseButton.LeftButton)
    assert not table.game.is_on
    assert not child(program, QLabel, "players_fault_sentence").isVisible()


_STUDIO = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS
from studio.players.engine_entry import EngineEntry
from studio.players.seats import GameSetup, Person, Seat, SeatedProgram
from studio.ui.program import Program

application = QApplication([])
program = Program(application)
program.show()
guest = SeatedProgram(EngineEntry("Guest", tuple(sys.argv[1:])), Limit(seconds=100.0))
program.services.live_game._turns._engines.began.connect(lambda: print("thinking", flush=True))
program.window.controllers.play.begin(GameSetup(PRESETS["gomoku-9"], guest, Person()))
application.exec()
"""


@pytest.mark.long
def test_a_killed_window_leaves_no_engine(qtbot: QtBot, tmp_path: Path) -> None:
    entry = scripted(tmp_path, _HANGING, name="Guest")
    environment = os.environ | {"MCTS_STUDIO_HOME": str(tmp_path / "home")}
    with subprocess.Popen(
        [sys.executable, "-c", _STUDIO, *entry.command],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as studio:
        assert studio.stdout is not None
        assert studio.stdout.readline() == b"thinking\n"
        assert running(str(tmp_path / "engine-0.py"))
        studio.send_signal(signal.SIGKILL)
        studio.wait()
    qtbot.waitUntil(lambda: not running(str(tmp_path / "engine-0.py")), timeout=20_000)
