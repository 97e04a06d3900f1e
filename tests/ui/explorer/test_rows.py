"""The texts of the explorer's table."""

import pytest
from PySide6.QtWidgets import QApplication

from studio.game.position import Position
from studio.game.position_analysis import Candidate, Proof
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.positions.looking_up import PlayedMove, Results
from studio.ui.explorer.rows import UNKNOWN, ExplorerRow, ExplorerTexts, equal_points
from studio.ui.texts.viewed_side import ViewedSide

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
    rows = (ExplorerRow(0, None, analysed),)
    (row,) = ExplorerTexts().rows(rows, Position(GOMOKU), ViewedSide(), is_analysed=True)
    assert row.texts[4] == rate


def test_the_heading_of_the_win_rate_names_its_side(qapp: QApplication) -> None:
    del qapp
    for side, name in ((Stone.BLACK, "Black"), (Stone.WHITE, "White")):
        columns = ExplorerTexts().columns(ViewedSide(side), is_analysed=True)
        assert [column.title for column in columns[3:5]] == [f"Score ({name})", f"{name} %"]


def test_the_numbers_are_those_of_the_chosen_side(qapp: QApplication) -> None:
    del qapp
    position = Position(GOMOKU)
    position.play(112)  # White is to move
    played, analysed = PlayedMove(0, Results(games=4, black=1, white=3), 1), Candidate(0, 10, 0.6)
    rows = (ExplorerRow(0, played, analysed),)
    for side, numbers in ((Stone.BLACK, ("25\u00a0%", "20.0\u00a0%")), (Stone.WHITE, ("75\u00a0%", "80.0\u00a0%"))):
        (row,) = ExplorerTexts().rows(rows, position, ViewedSide(side), is_analysed=True)
        assert row.texts[3:5] == numbers
        assert row.keys[3:5] == pytest.approx([float(text.split("\u00a0")[0]) / 100 for text in numbers])


def test_a_move_says_how_many_symmetric_points_it_stands_for(qapp: QApplication) -> None:
    del qapp
    position = Position(GOMOKU)
    position.play(112)  # the centre
    rows = (ExplorerRow(113), ExplorerRow(128), ExplorerRow(115 - 15))
    texts = ExplorerTexts().rows(rows, position, ViewedSide(), is_analysed=False)
    assert [row.texts[0] for row in texts] == ["i8 ×4", "i7 ×4", "k9 ×8"]
    assert equal_points(position, 113) == (97, 111, 113, 127)
    position.play(100)
    (row,) = ExplorerTexts().rows((ExplorerRow(0),), position, ViewedSide(), is_analysed=False)
    assert row.texts[0] == "a15", "a position without symmetry has no equal points"
