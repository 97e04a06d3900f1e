"""The legend in the line below the board says what is shown, and is hidden if nothing is shown."""

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.game.stones import Stone
from studio.ui.board.scene import ShownMarks
from studio.ui.heat.layers import Legend, Tick
from studio.ui.panes.board_line import BoardLine
from studio.ui.texts.saved_analysis import SavedAnalysis, SavedAnalysisTexts
from studio.ui.texts.threats import Made
from studio.ui.widgets.theme import Theme

HEAT = Legend(np.full((8, 4), 200, np.uint8), (Tick(0.0, 1.0, "1"), Tick(1.0, 900.0, "900")))
BOTH = (Stone.BLACK, Stone.WHITE)
THREATS = ShownMarks(threats=((Made.FIVE, (Stone.BLACK,)), (Made.OPEN_THREE, BOTH)))


@pytest.fixture
def line(qtbot: QtBot, theme: Theme) -> BoardLine:
    home = QWidget()
    qtbot.addWidget(home)
    home.resize(700, 200)
    line = BoardLine(theme)
    line.setParent(home)
    line.home = home  # type: ignore[attr-defined]
    home.show()
    qtbot.waitExposed(home)
    line.set_room(QRect(0, 100, 660, line.needed_height))
    return line


def test_it_is_hidden_while_nothing_is_shown(line: BoardLine) -> None:
    assert line.legend.isHidden()
    line.legend.show_marks(THREATS)
    assert not line.legend.isHidden()
    line.legend.show_marks(ShownMarks())
    assert line.legend.isHidden()
    assert not line.legend.accessibleName()


def test_it_names_all_that_is_shown(line: BoardLine) -> None:
    line.legend.show_heat(HEAT, "Visits")
    line.legend.show_marks(THREATS)
    assert list(line.legend.texts) == ["Visits 1 – 900", "five", "open three"]
    line.legend.show_heat(None, "Visits")
    line.legend.show_marks(ShownMarks(True, True, True, True, True))
    assert list(line.legend.texts) == ["hint", "hint: here", "attack", "reply", "best to worst; Black %"]


def test_it_says_why_discs_have_no_numbers(line: BoardLine) -> None:
    line.legend.show_marks(ShownMarks(has_discs=True, lacks_numbers=True))
    assert list(line.legend.texts) == ["best to worst; too few visits for numbers"]


def test_it_leaves_the_text_its_place(line: BoardLine) -> None:
    line.status.setText("Move 5 · White to move")
    line.legend.show_marks(THREATS)
    line.legend.show_heat(HEAT, "Visits")
    whole = line.legend.width()
    line.note.setText("Black threatens a win by threes in at most 13 plies.")
    assert line.legend.width() == whole, "the text stands below it"
    line.note.setText("Black threatens a win by threes in at most 13 plies. " * 3)
    assert 0 < line.legend.width() < whole, "the last entries give way"


def test_it_names_a_saved_analysis_beside_a_search(line: BoardLine) -> None:
    saved = SavedAnalysis(1234, is_searching=True)
    text = SavedAnalysisTexts(line).legend(saved)
    assert "1,234" in text
    line.legend.show_marks(ShownMarks(has_discs=True))
    line.legend.show_saved(SavedAnalysis(1234, is_searching=False))
    assert list(line.legend.texts) == ["best to worst; Black %"]
    line.legend.show_saved(saved)
    assert list(line.legend.texts) == [text, "best to worst; Black %"]
    line.legend.show_marks(THREATS)
    assert text not in line.legend.texts, "only discs and the heatmap are those of the analysis"
    line.legend.show_heat(HEAT, "Visits")
    assert list(line.legend.texts)[:2] == ["Visits 1 – 900", text]
    line.legend.show_saved(None)
    assert text not in line.legend.texts
