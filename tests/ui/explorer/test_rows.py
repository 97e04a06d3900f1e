"""The texts of the explorer's table."""

import pytest
from PySide6.QtWidgets import QApplication

from studio.game.position import Position
from studio.game.position_analysis import Candidate, Proof
from studio.game.rules import PRESETS
from studio.ui.explorer.rows import UNKNOWN, ExplorerRow, ExplorerTexts

GOMOKU = PRESETS["gomoku-15"]


@pytest.mark.parametrize(
    ("analysed", "rate"),
    [
        (Candidate(0, 0, 0.0), UNKNOWN),
        (Candidate(0, 7, 0.0), "50.0\u00a0%"),
        (Candidate(0, 0, -1.0, proof=Proof.LOSS), "0.0\u00a0%"),
    ],
)
def test_a_move_without_visits_and_proof_has_no_win_rate(qapp: QApplication, analysed: Candidate, rate: str) -> None:
    del qapp
    (row,) = ExplorerTexts().rows((ExplorerRow(0, None, analysed),), Position(GOMOKU), is_analysed=True)
    assert row.texts[4] == rate


def test_the_heading_of_the_win_rate_names_its_side(qapp: QApplication) -> None:
    del qapp
    position = Position(GOMOKU)
    texts = ExplorerTexts()
    assert texts.columns(position, is_analysed=True)[4].title == "Black %"
    position.play(112)
    assert texts.columns(position, is_analysed=True)[4].title == "White %"
