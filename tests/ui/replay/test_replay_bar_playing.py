"""The replay bar: playing and keys."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.replay.bar import ReplayBar
from tests.keeping.timelines import numbered
from tests.ui.replay.replay_bars import COUNTS, Window, button, slider

# Playing


def test_it_plays_from_the_first_moment_to_the_latest(bar: ReplayBar, window: Window, qtbot: QtBot) -> None:
    snapshots = numbered(COUNTS)
    bar.show_timeline(snapshots)
    bar.set_speed(16)
    qtbot.mouseClick(button(bar, "play"), Qt.MouseButton.LeftButton)
    assert bar.is_playing
    assert bar.moment is snapshots[0]
    qtbot.waitUntil(lambda: not bar.is_playing)
    assert [moment and moment.simulations for moment in window.moments] == [*COUNTS[:-1], None]


def test_it_resumes_from_its_position_and_pauses(bar: ReplayBar, window: Window, qtbot: QtBot) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(4)
    bar.set_speed(16)
    button(bar, "play").click()
    qtbot.waitUntil(lambda: len(window.moments) > 2)
    button(bar, "play").click()
    assert not bar.is_playing
    told = [moment.simulations for moment in window.moments if moment is not None]
    assert told == list(COUNTS[4 : 4 + len(told)])


def test_it_can_be_moved_while_playing(bar: ReplayBar, qtbot: QtBot) -> None:
    snapshots = numbered(COUNTS)
    bar.show_timeline(snapshots)
    bar.set_speed(16)
    bar.play()
    slider(bar).setValue(7)
    assert (bar.is_playing, bar.moment) == (True, snapshots[7])
    qtbot.waitUntil(lambda: bar.moment is snapshots[8] or bar.moment is None)


def test_a_chosen_speed_takes_effect_at_once(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    speeds = bar.findChild(QComboBox)
    assert speeds is not None
    assert speeds.currentText() == "1×"
    assert [speeds.itemText(at) for at in range(1, 4)] == [f"{QLocale().toString(0.5, 'g', 3)}×", "1×", "2×"]
    bar.play()
    for speed, interval_ms in ((0.5, 500), (4, 62), (1, 250)):
        bar.set_speed(speed)
        assert bar._timer.interval() == interval_ms


def test_the_button_names_its_action(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    assert button(bar, "play").accessibleName() == "Replay the search"
    bar.play()
    assert button(bar, "play").accessibleName() == "Pause the replay"
    bar.pause()
    assert button(bar, "play").accessibleName() == "Replay the search"


# Keys


@pytest.mark.parametrize("part", ["slider", "play", "export"])
def test_keys_step_through_moments_and_not_through_the_game(bar: ReplayBar, window: Window, part: str) -> None:
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
    """Send the key to the window, so that its shortcuts can take it."""
    QTest.keyClick(widget.window().windowHandle(), key)
