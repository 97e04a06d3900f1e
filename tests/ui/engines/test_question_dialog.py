"""The answer of an external engine names moves as the board does: columns in gravity games."""

import pytest
from pytestqt.qtbot import QtBot

from studio.game.move_text import play_given
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import PRESETS
from studio.players.engine_entry import EngineEntry
from studio.ui.engines.question_dialog import QuestionDialog


@pytest.mark.parametrize(
    ("game", "moves", "told"),
    [
        ("connect-four", "d1 d2 e1", ("Ours would play column 4.", "4 4 5")),
        ("gomoku-15", "h8 i9 g7", ("Ours would play h8.", "h8 i9 g7")),
    ],
)
def test_an_answer_names_moves_as_the_board_does(qtbot: QtBot, game: str, moves: str, told: tuple[str, str]) -> None:
    dialog, position = QuestionDialog(), Position(PRESETS[game])
    qtbot.addWidget(dialog)
    dialog.show_engines((EngineEntry("Ours", ("engine",)),))
    play_given(position, moves)
    line = tuple(move.point for move in position.moves)
    dialog.show_analysis(PositionAnalysis(90, (Candidate(line[0], 90, 0.2, line=line),)), position.rules, line[0])
    shown = dialog.state.splitlines()
    assert (shown[0], shown[-1]) == told
