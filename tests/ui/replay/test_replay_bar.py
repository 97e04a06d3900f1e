"""The replay bar: its position, how it follows the search, and its requests."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import Snapshot
from studio.engine.views.timeline import Timeline
from studio.ui.replay.bar import ReplayBar
from tests.keeping.timelines import numbered
from tests.ui.replay.replay_bars import COUNTS, Window, button, slider, text


def badge(bar: ReplayBar) -> QLabel:
    found = bar.findChild(QLabel, "replay_badge")
    assert isinstance(found, QLabel)
    return found


def chosen(bar: ReplayBar, kind: str) -> QAction:
    found = bar.findChild(QAction, f"replay_{kind}")
    assert isinstance(found, QAction)
    return found


# The latest moment and earlier ones


def test_there_is_nothing_to_replay_at_first(bar: ReplayBar) -> None:
    for snapshots in ((), numbered((1,))):
        bar.show_timeline(snapshots)
        assert not any(part.isEnabled() for part in (slider(bar), button(bar, "play"), button(bar, "export")))
        assert "Snapshots of the running search" in text(bar).toolTip()
        assert text(bar).text()
        bar.play()
        assert (bar.moment, bar.is_playing) == (None, False)


def test_the_latest_moment_follows_the_search(bar: ReplayBar, window: Window) -> None:
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


def test_the_now_button_returns_to_the_latest_moment(bar: ReplayBar, window: Window, qtbot: QtBot) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(3)
    qtbot.mouseClick(button(bar, "now"), Qt.MouseButton.LeftButton)
    assert bar.moment is None
    assert slider(bar).value() == slider(bar).maximum()
    bar.show_now()
    assert len(window.moments) == 2


def test_a_press_on_the_slider_jumps_there(bar: ReplayBar, window: Window, qtbot: QtBot) -> None:
    bar.show_timeline(numbered(COUNTS))
    qtbot.mouseClick(slider(bar), Qt.MouseButton.LeftButton, pos=QPoint(2, slider(bar).height() // 2))
    middle = QPoint(slider(bar).width() // 2, slider(bar).height() // 2)
    qtbot.mouseClick(slider(bar), Qt.MouseButton.LeftButton, pos=middle)
    first, second = (moment.simulations for moment in window.moments if moment is not None)
    assert first == 1
    assert second in (16, 32)


# During a search


def test_an_earlier_moment_stays_while_the_search_continues(bar: ReplayBar, window: Window) -> None:
    bar.show_timeline(numbered(COUNTS[:6]))
    slider(bar).setValue(2)
    shown = bar.moment
    bar.show_timeline(numbered(COUNTS))
    assert bar.moment is shown
    assert (slider(bar).value(), slider(bar).maximum()) == (2, len(COUNTS) - 1)
    assert len(window.moments) == 1


def test_an_earlier_moment_stays_when_moments_are_thinned_out(bar: ReplayBar, window: Window) -> None:
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


def test_replay_continues_beside_a_removed_moment(bar: ReplayBar) -> None:
    bar.show_timeline(numbered(COUNTS))
    slider(bar).setValue(3)
    thinned = numbered((*COUNTS[::2], 700))
    bar.show_timeline(thinned)
    assert bar.moment is not None
    assert (bar.moment.simulations, slider(bar).value()) == (8, 1)
    QTest.keyClick(slider(bar), Qt.Key.Key_Right)
    assert bar.moment is thinned[2]


def test_the_last_moment_remains_the_latest(bar: ReplayBar) -> None:
    """An earlier moment never has the slider position of the latest one."""
    bar.show_timeline(numbered((1, 2, 3, 4)))
    slider(bar).setValue(2)
    bar.show_timeline(numbered((1, 3, 5)))
    slider(bar).setValue(1)
    bar.show_timeline(numbered((1, 4)))
    assert bar.moment is not None
    assert (slider(bar).value(), bar.moment.simulations) == (0, 3)


@pytest.mark.parametrize("other", [(), numbered((1,)), numbered((1, 2, 3)), numbered(COUNTS, run=2)])
def test_another_search_is_shown_live(bar: ReplayBar, window: Window, other: tuple[Snapshot, ...]) -> None:
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


# Exports


@pytest.mark.parametrize("kind", ["pictures", "animation", "csv", "json"])
def test_exports_are_requested(bar: ReplayBar, qtbot: QtBot, kind: str) -> None:
    with qtbot.waitSignal(bar.export_requested, check_params_cb=lambda told: told == kind):
        chosen(bar, kind).trigger()


def test_keeping_is_requested_where_it_is_possible(bar: ReplayBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.keep_requested):
        chosen(bar, "keep").trigger()
    bar.set_can_keep(False)
    assert not chosen(bar, "keep").isEnabled()
