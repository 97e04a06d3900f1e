"""Asking an external engine about the position: its output is shown, and it ends when its answer is not needed."""

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import PRESETS
from studio.players.engine_list import save_engines
from studio.ui.candidates.order import Column
from studio.ui.engines.question_dialog import QuestionDialog
from studio.ui.program import Program
from tests.players.engines import DETAILS, running, scripted
from tests.players.gtp.engines import GtpEngines
from tests.window.hands import child_of
from tests.window.starting import Start

LONG_MS = 30_000
GOMOKU = PRESETS["gomoku-15"]
W = TypeVar("W", bound=QWidget)
TELLING = """
    def move():
        for depth in range(1, 4):
            say("MESSAGE depth %d ev 80 n 2k pv 7,7 8,8 6,6" % depth)
            time.sleep(0.15)
        play((7, 7))
"""
ENDLESS = """
    def move():
        while True:
            say("MESSAGE depth 9 ev 80 n 2k pv 7,7 8,8 6,6")
            time.sleep(0.1)
"""


class Asking:
    """An open dialog over an empty board."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot, self.program = qtbot, program
        program.session.begin(GOMOKU)
        program.window.actions_["ask_engine"].trigger()

    @property
    def dialog(self) -> QuestionDialog:
        dialog = self.program.window.controllers.engine_question.dialog
        assert dialog is not None
        return dialog

    def part(self, kind: type[W], name: str) -> W:
        return child_of(self.dialog, kind, f"question_{name}")

    def press(self, name: str) -> None:
        self.qtbot.mouseClick(self.part(QPushButton, name), Qt.MouseButton.LeftButton)

    def state(self) -> str:
        return self.part(QLabel, "state").text()

    def is_waiting(self) -> bool:
        return self.program.services.engine_question.is_running

    def candidates(self) -> int:
        return self.program.window.panes.candidates.model().rowCount()


def test_an_engines_analysis_is_shown_on_the_board(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    save_engines([scripted(tmp_path, TELLING, name="Teller")])
    asking = Asking(qtbot, start())
    asking.part(QDoubleSpinBox, "seconds").setValue(20)
    asking.press("ask")
    qtbot.waitUntil(lambda: "depth" in asking.state(), timeout=LONG_MS)
    qtbot.waitUntil(lambda: not asking.is_waiting(), timeout=LONG_MS)
    assert asking.state().startswith("Teller would play h8.\nscore 80 (engine's scale) · depth 3 · ")
    assert "win rate" not in asking.state()
    assert asking.state().splitlines()[-1] == "h8 i7 g9"
    assert "depth 3 · 2,000 node" in asking.state()
    assert asking.candidates() == 1
    assert asking.program.window.panes.board.rank(GOMOKU.point(7, 7)) == (2000, 1)
    QTest.keyClick(asking.dialog, Qt.Key.Key_Escape)
    assert asking.candidates() == 0
    assert not running(str(tmp_path))


@pytest.mark.long
def test_an_engine_that_speaks_gtp_analyses_until_the_limit(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    analysing = """
        known.append("kata-analyze")
        def kata_analyze(given):
            write("=")
            for _ in range(5):
                write("info move H8 visits 40 winrate 0.7 order 0 pv H8 J9 info move G7 visits 10 winrate 0.5 pv G7")
                time.sleep(0.1)
    """
    save_engines([GtpEngines(tmp_path).entry(analysing)])
    asking = Asking(qtbot, start())
    asking.part(QDoubleSpinBox, "seconds").setValue(0.3)
    asking.press("ask")
    qtbot.waitUntil(lambda: not asking.is_waiting(), timeout=LONG_MS)
    assert asking.state().startswith("Scripted would play h8.\nwin rate 70")
    assert asking.state().splitlines()[-1] == "h8 i9"
    assert asking.candidates() == 2
    assert asking.program.window.panes.board.rank(GOMOKU.point(7, 7)) == (40, 1)
    assert not running(str(tmp_path))


@pytest.mark.long
def test_each_block_of_details_is_a_candidate(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    save_engines([scripted(tmp_path, DETAILS)])
    asking = Asking(qtbot, start())
    asking.press("ask")
    qtbot.waitUntil(lambda: not asking.is_waiting(), timeout=LONG_MS)
    assert asking.candidates() == 3
    assert "score 60 (engine's scale) · depth 12/21 · 300,000 node" in asking.state()
    model = asking.program.window.panes.candidates.model()
    rates = [model.index(row, Column.WIN_RATE).data() for row in range(3)]
    assert rates == ["+60", "+20", "−40"]


@pytest.mark.long
def test_another_position_cancels_the_question(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    save_engines([scripted(tmp_path, ENDLESS, name="Endless")])
    asking = Asking(qtbot, start())
    asking.part(QDoubleSpinBox, "seconds").setValue(600)
    for end in (lambda: asking.press("stop"), lambda: asking.program.session.play(0), asking.program.close):
        asking.press("ask")
        qtbot.waitUntil(lambda: "depth 9" in asking.state(), timeout=LONG_MS)
        end()
        assert not asking.is_waiting()
        assert not running(str(tmp_path))


@pytest.mark.long
def test_impossible_questions_are_explained(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    asking = Asking(qtbot, start())
    assert "list of engines is empty" in asking.state()
    assert not asking.part(QPushButton, "ask").isEnabled()
    save_engines([scripted(tmp_path, "def move():\n    os._exit(3)", name="Broken")])
    asking.press("list")
    asking.program.window.controllers.engines.engines_changed.emit()
    dialog = asking.program.window.controllers.engines.dialog
    assert dialog is not None
    dialog.reject()
    asking.press("ask")
    qtbot.waitUntil(lambda: not asking.is_waiting(), timeout=LONG_MS)
    assert asking.state() == "Broken has crashed (exit code 3). Check its program and arguments in the list of engines."
    asking.program.session.begin(PRESETS["connect-four"])
    asking.press("ask")
    qtbot.waitUntil(lambda: not asking.is_waiting(), timeout=LONG_MS)
    assert asking.state().startswith("Broken cannot play 6x7/4 gravity")


@pytest.mark.long
def test_why_another_move_than_the_favourite_is_played(qtbot: QtBot) -> None:
    dialog = QuestionDialog()
    qtbot.addWidget(dialog)
    favourite, other = GOMOKU.point(7, 7), GOMOKU.point(6, 6)
    thought = PositionAnalysis(20, (Candidate(favourite, 20, 0.5, engine_score="+35"),), is_external=True)
    dialog.show_analysis(thought, GOMOKU, favourite)
    assert "The engine rates" not in dialog.state
    assert "score +35 (engine's scale) · win rate 75" in dialog.state
    assert "20 node" in dialog.state
    dialog.show_analysis(thought, GOMOKU, other)
    assert "The engine rates h8 highest. Below full strength, an engine may choose a move at random." in dialog.state
