"""The number of the evaluation bar, and the words for it."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.game.position_analysis import Proof
from studio.game.record import Outcome
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.plots.evaluation_bar import Evaluation, EvaluationBar
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import DARK, LIGHT, Theme, ThemeColors
from tests.ui.painted import PaintedRegion


@pytest.mark.parametrize(
    ("evaluation", "side", "number"),
    [
        (Evaluation(0.56), Stone.BLACK, "56"),
        (Evaluation(0.56), Stone.WHITE, "44"),
        (Evaluation(0.56, Proof.WIN), Stone.WHITE, "0"),
        (Evaluation(0.56, Proof.LOSS), Stone.WHITE, "100"),
        (Evaluation(0.56, Proof.DRAW), Stone.WHITE, "="),
        (None, Stone.WHITE, ""),
    ],
)
def test_the_number_is_for_the_shown_side(
    qtbot: QtBot, theme: Theme, evaluation: Evaluation | None, side: Stone, number: str
) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.show_evaluation(evaluation)
    bar.show_side(ViewedSide(side))
    assert bar._number == number


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_an_unknown_value_looks_like_no_side(qtbot: QtBot, colors: ThemeColors) -> None:
    bar = EvaluationBar(Theme(colors))
    qtbot.addWidget(bar)
    bar.resize(bar.width(), 400)
    unknown = bar.grab().toImage()
    strip = {unknown.pixelColor(10, y).name() for y in range(20, 380)}
    assert len(strip) > 1, "the bar is hatched, because one colour would be a value"


def test_the_number_stands_in_the_part_of_its_side(qtbot: QtBot, theme: Theme) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.resize(bar.width(), 400)
    bar.show_evaluation(Evaluation(0.5))
    pictures = []
    for side in (Stone.BLACK, Stone.WHITE):
        bar.show_side(ViewedSide(side))
        pictures.append(bar.grab().toImage())
    changed = [y for y in range(400) if any(pictures[0].pixel(x, y) != pictures[1].pixel(x, y) for x in range(20))]
    assert changed
    assert all(y < 30 or y > 370 for y in changed)


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_the_parts_have_the_colours_of_the_discs(qtbot: QtBot, colors: ThemeColors) -> None:
    bar = EvaluationBar(Theme(colors))
    qtbot.addWidget(bar)
    bar.resize(bar.width(), 400)
    bar.show_evaluation(Evaluation(0.25))
    bar.show_side(ViewedSide(Stone.BLACK, Stone.BLACK, PRESETS["connect-four"]))
    picture = bar.grab().toImage()
    assert picture.pixelColor(10, 100) == colors.pair("disc_white")[0]
    assert picture.pixelColor(10, 350) == colors.pair("disc_black")[0]
    assert bar.toolTip().startswith("Red 25.0")
    bar.show_side(ViewedSide(Stone.BLACK, Stone.BLACK, PRESETS["tic-tac-toe"]))
    picture = bar.grab().toImage()
    assert picture.pixelColor(10, 100) == colors.color("accent")
    assert picture.pixelColor(10, 350) == colors.color("text")


def test_the_bar_is_painted_again_only_if_it_looks_different(qtbot: QtBot, theme: Theme) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.resize(bar.width(), 400)
    bar.show_evaluation(Evaluation(0.54))
    bar.show()
    qtbot.waitExposed(bar)
    QApplication.processEvents()
    painted = PaintedRegion(bar)
    bar.show_evaluation(Evaluation(0.54001))
    QApplication.processEvents()
    assert painted.count == 0
    bar.show_evaluation(Evaluation(0.543))
    qtbot.waitUntil(lambda: painted.count == 1)


def test_the_result_of_a_game_is_shown_while_the_value_is_unknown(qtbot: QtBot, theme: Theme) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.resize(bar.width(), 400)
    bar.show_result(Outcome.WHITE_WINS, "White has won: Black resigned")
    picture = bar.grab().toImage()
    strip = {picture.pixelColor(10, y).name() for y in range(20, 380)} - {picture.pixelColor(10, 200).name()}
    assert strip == {bar._color(Stone.WHITE).name()}, "one colour, except for the line in the middle"
    assert bar.accessibleDescription() == bar.toolTip() == "White has won: Black resigned"
    assert bar.evaluation is None
    bar.show_evaluation(Evaluation(0.56))
    assert bar._number == "56"
    bar.show_evaluation(None)
    bar.show_result(Outcome.UNKNOWN, "")
    assert bar.toolTip() == "The position has not been analysed."
