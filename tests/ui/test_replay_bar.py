"""The bar that replays a search: where it is, how it follows, and how it is played."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QMainWindow, QSlider, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.snapshot import Snapshot
from studio.engine.timeline import Timeline
from studio.ui.moment_text import MomentText
from studio.ui.replay_bar import ReplayBar
from studio.ui.theme import DARK, LIGHT
from tests.timelines import a_timeline, numbered

_ROOMS = [(1100, "moment 5 of 10"), (860, "16 simulation(s) · 0.02 s"), (460, "16")]
COUNTS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Window(QMainWindow):
    """A window whose keys are the game's, and the bar in it."""

    def __init__(self) -> None:
        super().__init__()
        self.bar, self.moments, self.played = ReplayBar(LIGHT), list[Snapshot | None](), 0
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.addWidget(self.bar)
        self.setCentralWidget(middle)
        self.bar.moment_changed.connect(self.note)
        for key in ("Left", "Right", "Home", "End"):
            action = QAction(self)
            action.setShortcut(key)
            action.triggered.connect(self.note_key)
            self.addAction(action)

    def note(self, moment: Snapshot | None) -> None:
        self.moments.append(moment)

    def note_key(self) -> None:
        self.played += 1


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.resize(860, 100)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)
    return window


@pytest.fixture
def bar(window: Window) -> ReplayBar:
    return window.bar


@pytest.fixture
def _english_numbers() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


def slider(bar: ReplayBar) -> QSlider:
    found = bar.findChild(QSlider)
    assert found is not None
    return found


def button(bar: ReplayBar, name: str) -> QToolButton:
    found = bar.findChild(QToolButton, f"replay_{name}")
    assert isinstance(found, QToolButton)
    return found


def text(bar: ReplayBar) -> MomentText:
    found = bar.findChild(MomentText)
    assert found is not None
    return found


def badge(bar: ReplayBar) -> QLabel:
    found = bar.findChild(QLabel, "replay_badge")
    assert isinstance(found, QLabel)
    return found


def chosen(bar: ReplayBar, kind: str) -> QAction:
    found = bar.findChild(QAction, f"replay_{kind}")
    assert isinstance(found, QAction)
    return found


# The present and the past


def test_there_is_nothing_to_replay_at_first(bar: ReplayBar) -> None:
    for snapshots in ((), numbered((1,))):
        bar.show_timeline(snapshots)
        assert not any(part.isEnabled() for part in (slider(bar), button(bar, "play"), button(bar, "export")))
        assert "While the engine thinks" in text(bar).toolTip()
        assert text(bar).text()
        bar.play()
        assert (bar.moment, bar.is_playing) == (None, False)


def test_the_present_follows_the_search(bar: ReplayBar, window: Window) -> None:
    for count in range(2, len(COUNTS)):
        bar.show_timeline(numbered(COUNTS[:count]))
        assert bar.moment is None
        assert (slider(bar).value(), slider(bar).maximum()) == (count - 1, count - 1)
    assert window.moments == []
    assert not badge(bar).isVisible()
    assert not button(bar, "now").isEnabled()
    assert slider(bar).isEnabled()


def test_the_slider_goes_to_any_moment_and_back(bar: ReplayBar, window: Window) -> None:
    snapshots = numbered(COUNTS)
    bar.show_timeline(snapshots)
    for place, is_past in ((3, True), (0, True), (len(COUNTS) - 1, False)):
        slider(bar).setValue(place)
        assert bar.moment is (snapshots[place] if is_past else None)
        assert badge(bar).isVisible() is is_past
    assert [moment and moment.simulations for moment in window.moments] == [8, 1, None]


def test_now_returns_to_the_present(bar: ReplayBar, window: Window, qtbot: QtBot) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(3)
    qtbot.mouseClick(button(bar, "now"), Qt.MouseButton.LeftButton)
    assert bar.moment is None
    assert slider(bar).value() == slider(bar).maximum()
    bar.show_now()
    assert len(window.moments) == 2


def test_a_press_on_the_slider_goes_there_at_once(bar: ReplayBar, window: Window, qtbot: QtBot) -> None:
    bar.show_timeline(numbered(COUNTS))
    qtbot.mouseClick(slider(bar), Qt.MouseButton.LeftButton, pos=QPoint(2, slider(bar).height() // 2))
    middle = QPoint(slider(bar).width() // 2, slider(bar).height() // 2)
    qtbot.mouseClick(slider(bar), Qt.MouseButton.LeftButton, pos=middle)
    first, second = (moment.simulations for moment in window.moments if moment is not None)
    assert first == 1
    assert second in (16, 32)


# While the search goes on


def test_the_past_stays_where_it_is_while_the_search_goes_on(bar: ReplayBar, window: Window) -> None:
    bar.show_timeline(numbered(COUNTS[:6]))
    slider(bar).setValue(2)
    shown = bar.moment
    bar.show_timeline(numbered(COUNTS))
    assert bar.moment is shown
    assert (slider(bar).value(), slider(bar).maximum()) == (2, len(COUNTS) - 1)
    assert len(window.moments) == 1


def test_the_past_stays_where_it_is_though_moments_are_thinned_out(bar: ReplayBar, window: Window) -> None:
    timeline = Timeline(most=20)
    seen = set[int]()
    for snapshot in numbered(tuple(range(1, 400))):
        if snapshot.simulations < timeline.next_count:
            continue
        timeline.add(snapshot)
        bar.show_timeline(timeline.snapshots)
        if len(timeline.snapshots) == 15 and bar.moment is None:
            slider(bar).setValue(9)
        if bar.moment is not None:
            place = slider(bar).value()
            seen.add(place)
            assert bar.moment is window.moments[0]
            at, after = timeline.snapshots[place], timeline.snapshots[place + 1]
            assert at.simulations <= bar.moment.simulations < after.simulations
    assert len(seen) > 1
    assert len(window.moments) == 1


def test_a_moment_that_was_thinned_out_goes_on_from_its_neighbours(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(3)
    thinned = numbered((*COUNTS[::2], 700))
    bar.show_timeline(thinned)
    assert bar.moment is not None
    assert (bar.moment.simulations, slider(bar).value()) == (8, 1)
    QTest.keyClick(slider(bar), Qt.Key.Key_Right)
    assert bar.moment is thinned[2]


def test_the_last_moment_stays_the_present(bar: ReplayBar) -> None:
    """Whoever looks at the past is never shown at the place of the present."""
    bar.show_timeline(numbered((1, 2, 3, 4)))
    slider(bar).setValue(2)
    bar.show_timeline(numbered((1, 3, 5)))
    slider(bar).setValue(1)
    bar.show_timeline(numbered((1, 4)))
    assert bar.moment is not None
    assert (slider(bar).value(), bar.moment.simulations) == (0, 3)


@pytest.mark.parametrize("other", [(), numbered((1,)), numbered((1, 2, 3)), numbered(COUNTS, run=2)])
def test_another_search_is_shown_as_it_is_now(bar: ReplayBar, window: Window, other: tuple[Snapshot, ...]) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(4)
    bar.show_timeline(other)
    assert bar.moment is None
    assert window.moments[-1] is None


def test_another_position_ends_the_replay(bar: ReplayBar, window: Window) -> None:
    bar.show_timeline(numbered(COUNTS))
    bar.play()
    bar.clear()
    assert (bar.moment, bar.is_playing, bar.snapshots) == (None, False, ())
    assert window.moments[-1] is None
    assert not slider(bar).isEnabled()


# Playing


def test_it_plays_from_the_first_moment_to_the_present(bar: ReplayBar, window: Window, qtbot: QtBot) -> None:
    snapshots = numbered(COUNTS)
    bar.show_timeline(snapshots)
    bar.set_speed(16)
    qtbot.mouseClick(button(bar, "play"), Qt.MouseButton.LeftButton)
    assert bar.is_playing
    assert bar.moment is snapshots[0]
    qtbot.waitUntil(lambda: not bar.is_playing)
    assert [moment and moment.simulations for moment in window.moments] == [*COUNTS[:-1], None]


def test_it_plays_on_from_where_it_stands_and_pauses(bar: ReplayBar, window: Window, qtbot: QtBot) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(4)
    bar.set_speed(16)
    button(bar, "play").click()
    qtbot.waitUntil(lambda: len(window.moments) > 2)
    button(bar, "play").click()
    assert not bar.is_playing
    told = [moment.simulations for moment in window.moments if moment is not None]
    assert told == list(COUNTS[4 : 4 + len(told)])


def test_it_can_be_moved_while_it_plays(bar: ReplayBar, qtbot: QtBot) -> None:
    snapshots = numbered(COUNTS)
    bar.show_timeline(snapshots)
    bar.set_speed(16)
    bar.play()
    slider(bar).setValue(7)
    assert (bar.is_playing, bar.moment) == (True, snapshots[7])
    qtbot.waitUntil(lambda: bar.moment is snapshots[8] or bar.moment is None)


def test_the_speed_is_chosen_and_counts_at_once(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    speeds = bar.findChild(QComboBox)
    assert speeds is not None
    assert speeds.currentText() == "1×"
    assert [speeds.itemText(at) for at in range(1, 4)] == [f"{QLocale().toString(0.5, 'g', 3)}×", "1×", "2×"]
    bar.play()
    for speed, interval_ms in ((0.5, 500), (4, 62), (1, 250)):
        bar.set_speed(speed)
        assert bar._timer.interval() == interval_ms


def test_the_button_says_what_it_does(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    assert button(bar, "play").accessibleName() == "Replay the search"
    bar.play()
    assert button(bar, "play").accessibleName() == "Pause the replay"
    bar.pause()
    assert button(bar, "play").accessibleName() == "Replay the search"


# Keys


@pytest.mark.parametrize("part", ["slider", "play", "export"])
def test_keys_go_through_the_moments_and_not_through_the_game(bar: ReplayBar, window: Window, part: str) -> None:
    bar.show_timeline(numbered(COUNTS))
    focused = slider(bar) if part == "slider" else button(bar, part)
    focused.setFocus()
    expected = {Qt.Key.Key_Left: 256, Qt.Key.Key_Home: 1, Qt.Key.Key_Right: 2, Qt.Key.Key_PageUp: 1}
    for key, simulations in expected.items():
        _press(focused, key)
        assert [moment and moment.simulations for moment in window.moments][-1] == simulations
    _press(focused, Qt.Key.Key_End)
    assert window.moments[-1] is None
    assert window.played == 0


def _press(widget: QWidget, key: Qt.Key) -> None:
    """By way of the window, so that its shortcuts could take it."""
    QTest.keyClick(widget.window().windowHandle(), key)


# Words


@pytest.mark.usefixtures("_english_numbers")
def test_the_moment_is_told_in_words(bar: ReplayBar) -> None:
    bar.show_timeline(numbered((1, 10, 1024, 5000)))
    assert text(bar).text() == "Now · 4 moment(s)"
    bar.window().resize(1100, 100)
    QCoreApplication.processEvents()
    slider(bar).setValue(2)
    assert text(bar).text() == "1,024 simulation(s) · 1.0 s · moment 3 of 4"
    assert slider(bar).accessibleDescription() == text(bar).text()
    slider(bar).setValue(0)
    assert "0.00 s" in text(bar).text()


@pytest.mark.parametrize(("width", "told"), _ROOMS)
def test_words_are_fewer_where_there_is_less_room(bar: ReplayBar, window: Window, width: int, told: str) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(4)
    window.resize(width, 100)
    QCoreApplication.processEvents()
    assert text(bar).text().endswith(told)
    assert "moment 5 of 10" in text(bar).toolTip()
    assert text(bar).fontMetrics().horizontalAdvance(text(bar).text()) <= text(bar).width()


def test_nothing_moves_while_the_moments_pass(bar: ReplayBar) -> None:
    bar.show_timeline(a_timeline())
    QCoreApplication.processEvents()
    places = set()
    for place in range(slider(bar).maximum() + 1):
        slider(bar).setValue(place)
        QCoreApplication.processEvents()
        places.add(slider(bar).geometry().getRect())
    assert len(places) == 1


def test_words_do_not_hold_the_window_wide(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    assert bar.minimumSizeHint().width() < 450


def test_another_language_is_put_on(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    try:
        QCoreApplication.sendEvent(bar, QEvent(QEvent.Type.LanguageChange))
        speeds = bar.findChild(QComboBox)
        assert speeds is not None
        assert speeds.itemText(1) == "0,5×"
        assert speeds.currentText() == "1×"
    finally:
        QLocale.setDefault(before)


def test_every_part_has_a_name(bar: ReplayBar) -> None:
    parts = [bar, slider(bar), bar.findChild(QComboBox), *(button(bar, name) for name in ("play", "now", "export"))]
    assert all(part is not None and part.accessibleName() for part in parts)


# Exports


@pytest.mark.parametrize("kind", ["pictures", "animation", "csv", "json"])
def test_exports_are_wished(bar: ReplayBar, qtbot: QtBot, kind: str) -> None:
    with qtbot.waitSignal(bar.export_requested, check_params_cb=lambda told: told == kind):
        chosen(bar, kind).trigger()


def test_keeping_is_wished_where_it_can_be(bar: ReplayBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.keep_requested):
        chosen(bar, "keep").trigger()
    bar.set_can_keep(False)
    assert not chosen(bar, "keep").isEnabled()


def test_it_takes_another_theme(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(3)
    light = bar.grab().toImage()
    bar.set_theme(DARK)
    assert bar.grab().toImage() != light
    assert DARK.quiet_text in bar.styleSheet()


@pytest.mark.parametrize("width", [728, 860, 1400])
def test_the_slider_has_half_of_a_bar_that_is_wide(bar: ReplayBar, window: Window, width: int) -> None:
    bar.show_timeline(numbered((1, 10, 1024, 5_000_000)))
    window.resize(width, 100)
    QCoreApplication.processEvents()
    assert slider(bar).width() >= bar.width() // 2 - 2


@pytest.mark.usefixtures("_english_numbers")
def test_a_moment_that_was_thinned_out_is_told_as_it_was(bar: ReplayBar) -> None:
    snapshots = numbered(COUNTS)
    bar.show_timeline(snapshots)
    slider(bar).setValue(3)
    bar.show_timeline((*snapshots[::2], *numbered((1024,))))
    assert bar.moment is snapshots[3]
    assert text(bar).toolTip().startswith("8 simulation"), "what the views show, and not its neighbour"
