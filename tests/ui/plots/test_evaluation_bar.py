"""The number of the evaluation bar, and the words for it."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.game.position_analysis import Proof
from studio.game.record import Outcome
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.plots.evaluation_bar import Evaluation, EvaluationBar
from studio.ui.texts.saved_analysis import Origin, SavedAnalysis
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import DARK, LIGHT, Theme, ThemeColors
from tests.ui.painted import PaintedRegion


@pytest.mark.parametrize(
    ("evaluation", "black", "white"),
    [
        (Evaluation(0.56), "56", "44"),
        (Evaluation(0.44), "44", "56"),
        (Evaluation(0.44, Proof.WIN), "100", "0"),
        (Evaluation(0.56, Proof.LOSS), "0", "100"),
        (Evaluation(0.56, Proof.DRAW), "=", "="),
        (None, "", ""),
    ],
)
def test_the_number_is_for_the_chosen_side(
    qtbot: QtBot, theme: Theme, evaluation: Evaluation | None, black: str, white: str
) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.show_evaluation(evaluation)
    for side, number in ((Stone.BLACK, black), (Stone.WHITE, white)):
        for root in (Stone.BLACK, Stone.WHITE):
            bar.show_side(ViewedSide(side, root))
            assert bar._number == number, "it does not change with the side to move"


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_an_unknown_value_looks_like_no_side(qtbot: QtBot, colors: ThemeColors) -> None:
    bar = EvaluationBar(Theme(colors))
    qtbot.addWidget(bar)
    bar.resize(bar.width(), 400)
    unknown = bar.grab().toImage()
    strip = {unknown.pixelColor(10, y).name() for y in range(20, 380)}
    assert len(strip) > 1, "the bar is hatched, because one colour would be a value"


@pytest.mark.parametrize("share", [0.0, 0.02, 0.1, 0.9, 1.0])
def test_the_number_stands_at_the_end_of_its_side(qtbot: QtBot, theme: Theme, share: float) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.resize(bar.width(), 400)
    bar.show_evaluation(Evaluation(share))
    for side, part in ((Stone.BLACK, range(370, 396)), (Stone.WHITE, range(4, 30))):
        bar.show_side(ViewedSide(side))
        picture = bar.grab().toImage()
        written = {y for y in range(110, 290) if len({picture.pixel(x, y) for x in range(4, 16)}) > 1}
        assert not written
        assert any(len({picture.pixel(x, y) for x in range(4, 16)}) > 1 for y in part)


def test_a_caption_says_that_the_number_is_that_of_the_best_move(qtbot: QtBot, theme: Theme) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.show_evaluation(Evaluation(0.56))
    assert bar.accessibleName() == "Evaluation (best move)"
    for side, beside in ((Stone.BLACK, range(320, 374)), (Stone.WHITE, range(26, 80))):
        bar.show_side(ViewedSide(side))
        assert is_written(bar, 400, beside)
    assert not is_written(bar, 120, range(26, 94)), "a low bar has no room"
    bar.show_side(ViewedSide(Stone.BLACK))
    bar.show_evaluation(Evaluation(0.56, Proof.WIN))
    assert not is_written(bar, 400, range(320, 374)), "a proven result is not an estimate of one move"


def is_written(bar: EvaluationBar, height: int, lines: range) -> bool:
    """Return whether the bar has text in these lines of pixels."""
    bar.resize(bar.width(), height)
    picture = bar.grab().toImage()
    return sum(len({picture.pixel(x, y) for x in range(4, 16)}) > 1 for y in lines) > 10


@pytest.mark.parametrize("proof", [Proof.WIN, Proof.LOSS])
def test_the_number_of_a_proven_result_is_visible(qtbot: QtBot, theme: Theme, proof: Proof) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.resize(bar.width(), 400)
    bar.show_evaluation(Evaluation(0.5, proof))
    picture = bar.grab().toImage()
    ends = (*range(4, 30), *range(370, 396))
    assert any(len({picture.pixel(x, y) for x in range(4, 16)}) > 1 for y in ends)


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_the_parts_have_the_colours_of_the_discs(qtbot: QtBot, colors: ThemeColors) -> None:
    bar = EvaluationBar(Theme(colors))
    qtbot.addWidget(bar)
    bar.resize(bar.width(), 400)
    bar.show_evaluation(Evaluation(0.25))
    bar.show_side(ViewedSide(Stone.BLACK, Stone.BLACK, PRESETS["connect-four"]))
    picture = bar.grab().toImage()
    assert picture.pixelColor(10, 100) == colors.pair("disc_white")[0]
    assert picture.pixelColor(3, 350) == colors.pair("disc_black")[0]
    assert bar.toolTip().startswith("Red 25.0")
    bar.show_side(ViewedSide(Stone.BLACK, Stone.BLACK, PRESETS["tic-tac-toe"]))
    picture = bar.grab().toImage()
    assert picture.pixelColor(10, 100) == colors.color("accent")
    assert picture.pixelColor(3, 350) == colors.color("text")


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


def test_the_result_of_a_game_is_shown_where_it_ended(qtbot: QtBot, theme: Theme) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.resize(bar.width(), 400)
    bar.show_result(Outcome.WHITE_WINS, "White has won: 5 in a row")
    picture = bar.grab().toImage()
    strip = {picture.pixelColor(10, y).name() for y in range(20, 380)} - {picture.pixelColor(10, 200).name()}
    assert strip == {bar._color(Stone.WHITE).name()}, "one colour, except for the line in the middle"
    assert bar.accessibleDescription() == bar.toolTip() == "White has won: 5 in a row"
    assert bar.evaluation is None
    bar.show_result(Outcome.UNKNOWN, "")
    assert bar.toolTip() == "The position has not been analysed."


def test_the_text_tells_the_best_move_from_the_mean_of_all_simulations(qtbot: QtBot, theme: Theme) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.show_evaluation(Evaluation(0.53, mean=0.49))
    assert bar._number == "53"
    text = "Black 53.0 % with the best move, 49.0 % as the mean of all simulations"
    assert bar.toolTip().replace("\u00a0", " ") == text
    bar.show_side(ViewedSide(Stone.WHITE, Stone.BLACK))
    assert bar.toolTip().replace("\u00a0", " ").startswith("White 47.0 % with the best move, 51.0 % as")


def test_a_resignation_does_not_change_the_value(qtbot: QtBot, theme: Theme) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.show_result(Outcome.UNKNOWN, "White has won: Black resigned")
    assert (bar._number, bar.toolTip()) == ("", "White has won: Black resigned")
    bar.show_evaluation(Evaluation(0.56))
    assert bar._number == "56"
    assert bar.toolTip().startswith("White has won: Black resigned. Before: Black 56")
    bar.show_evaluation(Evaluation(1.0, Proof.WIN))
    assert bar._number == "100"
    assert bar.toolTip() == "White has won: Black resigned. The position was won for Black."
    bar.show_evaluation(None)
    bar.show_result(Outcome.UNKNOWN, "")
    assert bar.toolTip() == "The position has not been analysed."


@pytest.mark.parametrize(
    ("origin", "source"),
    [(Origin.REVIEW, " (review)"), (Origin.LATER, " (search after the review)"), (Origin.UNKNOWN, " (saved analysis)")],
)
def test_the_text_names_the_source_of_a_saved_value(qtbot: QtBot, theme: Theme, origin: Origin, source: str) -> None:
    bar = EvaluationBar(theme)
    qtbot.addWidget(bar)
    bar.show_evaluation(Evaluation(0.56))
    value = bar.toolTip()
    bar.show_saved(SavedAnalysis(900, is_searching=False, origin=origin))
    assert bar.toolTip() == bar.accessibleDescription() == f"{value}{source}"
    bar.show_saved(None)
    assert bar.toolTip() == value
