"""The bar that shows the progress of a game review and can cancel it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QToolButton
from pytestqt.qtbot import QtBot

from studio.ui.record.review_bar import ReviewBar
from studio.ui.widgets.theme import DARK, GRID, LIGHT, Theme


def shown(qtbot: QtBot, theme: Theme | None = None) -> ReviewBar:
    bar = ReviewBar(theme or Theme(LIGHT))
    qtbot.addWidget(bar)
    bar.show()
    return bar


def progress(bar: ReviewBar) -> QProgressBar:
    found = bar.findChild(QProgressBar)
    assert found is not None
    return found


def cancel(bar: ReviewBar) -> QToolButton:
    found = bar.findChild(QToolButton)
    assert found is not None
    return found


def test_it_counts_the_move_under_analysis(qtbot: QtBot) -> None:
    bar = shown(qtbot)
    for done, text in ((0, "Analysing move 1 of 40"), (22, "Analysing move 23 of 40"), (40, "Analysing move 40 of 40")):
        bar.show_progress(done, 40)
        assert bar.text == text
        assert (progress(bar).value(), progress(bar).maximum()) == (done, 40)


def test_it_shows_the_time_left(qtbot: QtBot) -> None:
    bar = shown(qtbot)
    left = bar.findChild(QLabel, "review_left")
    assert left is not None
    told = ((0.2, "less than a minute left"), (65.4, "about 2 minute(s) left"), (5_400.0, "about 1.5 hours left"))
    for seconds, text in told:
        bar.show_left(None)
        assert left.text() == ""
        bar.show_left(seconds)
        assert left.text() == text


def test_the_time_left_rises_only_if_it_doubles(qtbot: QtBot) -> None:
    bar = shown(qtbot)
    left = bar.findChild(QLabel, "review_left")
    assert left is not None
    bar.show_left(49.0)
    for seconds in (66.0, 80.0, 119.0):
        bar.show_left(seconds)
        assert left.text() == "less than a minute left"
    bar.show_left(121.0)
    assert left.text() == "about 3 minute(s) left"
    for seconds in (200.0, 240.0):
        bar.show_left(seconds)
        assert left.text() == "about 3 minute(s) left"
    bar.show_left(110.0)
    assert left.text() == "about 2 minute(s) left"


def test_it_shows_the_first_look(qtbot: QtBot) -> None:
    bar = shown(qtbot)
    bar.show_glance(3, 40)
    assert bar.text == "First look at the game"
    assert (progress(bar).value(), progress(bar).maximum()) == (3, 40)


def test_it_keeps_its_size_while_counting(qtbot: QtBot) -> None:
    bar = shown(qtbot)
    bar.show_progress(0, 1000)
    first = bar.sizeHint()
    bar.show_progress(998, 1000)
    assert bar.sizeHint() == first


def test_it_can_be_cancelled_by_mouse_and_keys(qtbot: QtBot) -> None:
    bar = shown(qtbot)
    with qtbot.waitSignal(bar.cancel_requested):
        qtbot.mouseClick(cancel(bar), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.cancel_requested):
        QTest.keyClick(cancel(bar), Qt.Key.Key_Space)


def test_it_is_one_line_with_names(qtbot: QtBot) -> None:
    bar = shown(qtbot)
    bar.show_progress(1, 9)
    lines = bar.findChild(QLabel)
    assert lines is not None
    assert bar.sizeHint().height() <= lines.fontMetrics().height() + 10
    assert bar.objectName() == "review_bar"
    assert bar.accessibleName()
    assert progress(bar).accessibleName()
    assert cancel(bar).accessibleName()


def test_another_theme_keeps_its_numbers(qtbot: QtBot, theme: Theme) -> None:
    bar = shown(qtbot, theme)
    bar.show_progress(2, 9)
    before = bar.grab().toImage()
    assert bar.text == "Analysing move 3 of 9"
    theme.set_colors(DARK)
    assert bar.grab().toImage() != before


def test_without_positions_to_analyse_it_compares_moves(qtbot: QtBot) -> None:
    bar = shown(qtbot)
    bar.show_progress(0, 0)
    assert bar.text == "Comparing moves"


def test_a_narrow_bar_leaves_out_the_estimate_instead_of_widening_the_window(qtbot: QtBot) -> None:
    bar = shown(qtbot)
    bar.show_progress(10, 13)
    bar.show_left(110)
    left = bar.findChild(QLabel, "review_left")
    assert isinstance(left, QLabel)
    narrow = bar.minimumSizeHint().width()
    widths = []
    for width in (narrow, narrow + 30 * GRID):
        bar.resize(width, bar.height())
        QApplication.processEvents()
        widths.append(bar.width())
        assert left.isVisible() is (width > narrow)
    assert widths[0] == narrow, "the bar accepts this width"
    assert left.text() == "about 2 minute(s) left"
