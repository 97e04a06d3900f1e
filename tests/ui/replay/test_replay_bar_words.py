"""The replay bar: texts, colours and layout."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from studio.ui.replay.bar import ReplayBar
from studio.ui.widgets.dressing import dress
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.keeping.timelines import a_timeline, numbered
from tests.ui.painted import LayoutRequests
from tests.ui.replay.replay_bars import COUNTS, Window, button, slider, text

_ROOMS = [(1100, "snapshot 5 of 10"), (860, "16 simulation(s) · 0.02 s"), (460, "16")]


@pytest.fixture(autouse=True)
def _style_of_the_program(qapp: QApplication) -> None:
    """Style the bar as in the program, because the texts have the space that the other parts of the bar leave."""
    dress(qapp, LIGHT)


# Texts


def test_the_moment_is_described(bar: ReplayBar) -> None:
    bar.show_timeline(numbered((1, 10, 1024, 5000)))
    assert text(bar).text() == "Now · 4 snapshot(s)"
    bar.window().resize(1100, 100)
    QCoreApplication.processEvents()
    slider(bar).setValue(2)
    assert text(bar).text() == "1,024 simulation(s) · 1.0 s · snapshot 3 of 4"
    assert slider(bar).accessibleDescription() == text(bar).text()
    slider(bar).setValue(0)
    assert "0.00 s" in text(bar).text()


def test_a_removed_moment_keeps_its_description(bar: ReplayBar) -> None:
    snapshots = numbered(COUNTS)
    bar.show_timeline(snapshots)
    slider(bar).setValue(3)
    bar.show_timeline((*snapshots[::2], *numbered((1024,))))
    assert bar.moment is snapshots[3]
    assert text(bar).toolTip().startswith("8 simulation"), "the moment that the views show, not its neighbour"


def test_speeds_follow_the_locale(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("de_DE"))
    bar = ReplayBar(Theme(LIGHT))
    qtbot.addWidget(bar)
    speeds = bar.findChild(QComboBox)
    assert speeds is not None
    assert speeds.itemText(1) == "0,5×"
    assert speeds.currentText() == "1×"


def test_every_part_has_a_name(bar: ReplayBar) -> None:
    parts = [bar, slider(bar), bar.findChild(QComboBox), *(button(bar, name) for name in ("play", "now", "export"))]
    assert all(part is not None and part.accessibleName() for part in parts)


# Layout


@pytest.mark.parametrize(("width", "told"), _ROOMS)
def test_texts_are_shorter_in_less_space(bar: ReplayBar, window: Window, width: int, told: str) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(4)
    window.resize(width, 100)
    QCoreApplication.processEvents()
    assert text(bar).text().endswith(told)
    assert "snapshot 5 of 10" in text(bar).toolTip()
    assert text(bar).fontMetrics().horizontalAdvance(text(bar).text()) <= text(bar).width()


def test_nothing_moves_while_the_moments_change(bar: ReplayBar) -> None:
    bar.show_timeline(a_timeline())
    QCoreApplication.processEvents()
    places = set()
    for place in range(slider(bar).maximum() + 1):
        slider(bar).setValue(place)
        QCoreApplication.processEvents()
        places.add(slider(bar).geometry().getRect())
    assert len(places) == 1


def test_further_moments_do_not_lay_out_the_bar_again(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(tuple(range(100, 150))))
    QCoreApplication.processEvents()
    requests = LayoutRequests(bar)
    bar.show_timeline(numbered(tuple(range(100, 151))))
    QCoreApplication.processEvents()
    assert requests.count == 0


@pytest.mark.parametrize("counts", [COUNTS, (999_900, 999_960, 1_000_000), tuple(range(1, 120))])
def test_the_text_has_room_for_each_moment(bar: ReplayBar, window: Window, counts: tuple[int, ...]) -> None:
    window.resize(1400, 100)
    bar.show_timeline(numbered(counts))
    QCoreApplication.processEvents()
    for place in range(slider(bar).maximum()):
        slider(bar).setValue(place)
        assert text(bar).fontMetrics().horizontalAdvance(text(bar).text()) <= text(bar).width()
        assert text(bar).fontMetrics().height() <= text(bar).height()


def test_texts_do_not_force_the_window_wide(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    assert bar.minimumSizeHint().width() < 450


@pytest.mark.parametrize("width", [728, 860, 1400])
def test_the_slider_has_half_of_a_wide_bar(bar: ReplayBar, window: Window, width: int) -> None:
    bar.show_timeline(numbered((1, 10, 1024, 5_000_000)))
    window.resize(width, 100)
    QCoreApplication.processEvents()
    assert slider(bar).width() >= bar.width() // 2 - 2


# Colours


def test_it_follows_the_theme(window: Window, bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(3)
    light = bar.grab().toImage()
    window.theme.set_colors(DARK)
    assert bar.grab().toImage() != light
    assert DARK.quiet_text in bar.styleSheet()


def test_the_words_of_a_narrow_bar_are_not_cut_off(bar: ReplayBar, window: Window) -> None:
    bar.show_timeline(numbered((999_900, 999_960, 1_000_000)))
    window.resize(bar.minimumSizeHint().width() + text(bar).least_width, 100)
    QCoreApplication.processEvents()
    for place in (0, 1, 2):
        slider(bar).setValue(place)
        QCoreApplication.processEvents()
        assert text(bar).fontMetrics().horizontalAdvance(text(bar).text()) <= text(bar).width()
