"""The filter bar: one request after the last change, and a way to clear the filter."""

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QProgressBar, QPushButton, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.views.found_nodes import FilterOrder, TreeFilter
from studio.ui.tree.filter_bar import FilterFields, TreeFilterBar
from studio.ui.widgets.theme import DARK, Theme
from tests.ui.tree.found import found_nodes

Part = TypeVar("Part", bound=QWidget)


@pytest.fixture
def bar(qtbot: QtBot, theme: Theme) -> TreeFilterBar:
    bar = TreeFilterBar(theme)
    qtbot.addWidget(bar)
    bar.resize(380, 80)
    bar.show()
    return bar


def part(bar: TreeFilterBar, kind: type[Part], name: str) -> Part:
    found = bar.findChild(kind, f"tree_filter_{name}")
    assert found is not None
    return found


def wishes(bar: TreeFilterBar) -> list[object]:
    uttered: list[object] = []
    bar.filter_requested.connect(uttered.append)
    return uttered


def settle(qtbot: QtBot, bar: TreeFilterBar) -> None:
    timer = bar.findChild(QTimer)
    assert timer is not None
    qtbot.waitUntil(lambda: not timer.isActive())


def test_many_changes_are_one_request(qtbot: QtBot, bar: TreeFilterBar) -> None:
    uttered = wishes(bar)
    part(bar, QSpinBox, "visits").setValue(10)
    part(bar, QSpinBox, "visits").setValue(100)
    part(bar, QSpinBox, "depth").setValue(4)
    part(bar, QCheckBox, "proven").setChecked(True)
    assert uttered == []
    settle(qtbot, bar)
    assert uttered == [TreeFilter(fewest_visits=100, most_depth=4, proven_only=True)]


def test_return_sends_the_request_at_once(qtbot: QtBot, bar: TreeFilterBar) -> None:
    uttered = wishes(bar)
    visits = part(bar, QSpinBox, "visits")
    visits.setValue(50)
    QTest.keyClick(visits, Qt.Key.Key_Return)
    assert uttered == [TreeFilter(fewest_visits=50)]
    settle(qtbot, bar)
    assert len(uttered) == 1


def test_no_condition_means_no_filter(qtbot: QtBot, bar: TreeFilterBar) -> None:
    uttered = wishes(bar)
    part(bar, QSpinBox, "visits").setValue(10)
    settle(qtbot, bar)
    part(bar, QSpinBox, "visits").setValue(1)
    settle(qtbot, bar)
    assert uttered[-1] is None
    assert bar.filter() is None


def test_no_visits_at_all_ask_for_unvisited_moves(qtbot: QtBot, bar: TreeFilterBar) -> None:
    filters, asked, button = wishes(bar), list[bool](), part(bar, QPushButton, "button")
    bar.unvisited_wanted.connect(asked.append)
    assert (part(bar, QSpinBox, "visits").value(), button.isEnabled()) == (1, False)
    part(bar, QSpinBox, "visits").setValue(0)
    settle(qtbot, bar)
    assert (filters[-1], asked[-1], button.isEnabled()) == (None, True, True)
    button.click()
    assert (filters[-1], asked[-1], button.isEnabled()) == (None, False, False)


def test_an_order_alone_lists_all_nodes(qtbot: QtBot, bar: TreeFilterBar) -> None:
    uttered = wishes(bar)
    bar.choose_order(FilterOrder.VALUE)
    settle(qtbot, bar)
    assert uttered == [TreeFilter(order=FilterOrder.VALUE)]
    assert part(bar, QComboBox, "order").currentText() == "by win rate"


def test_clearing_resets_all_conditions(bar: TreeFilterBar) -> None:
    bar.set_filter(TreeFilter(10, 3, True, FilterOrder.DEPTH))
    uttered = wishes(bar)
    button = part(bar, QPushButton, "button")
    assert (button.text(), button.isEnabled()) == ("Clear", True)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert uttered == [None]
    assert bar.filter() is None
    assert not button.isEnabled()


def test_setting_the_filter_emits_no_request(qtbot: QtBot, bar: TreeFilterBar) -> None:
    uttered, shown = wishes(bar), TreeFilter(10, 3, True, FilterOrder.VALUE)
    bar.set_filter(shown)
    settle(qtbot, bar)
    assert uttered == []
    assert bar.filter() == shown
    bar.set_filter(None)
    assert bar.filter() is None
    assert part(bar, QSpinBox, "depth").text() == "any"


def test_a_running_filter_shows_progress_and_can_be_cancelled(qtbot: QtBot, bar: TreeFilterBar) -> None:
    progress, button = part(bar, QProgressBar, "progress"), part(bar, QPushButton, "button")
    height = bar.sizeHint().height()
    bar.set_filter(TreeFilter(10))
    bar.show_progress(found_nodes(["a1"], looked_at=250, is_complete=False))
    assert progress.isVisible()
    assert progress.value() * 4 == progress.maximum()
    assert bar.sizeHint().height() == height
    with qtbot.waitSignal(bar.cancel_requested), qtbot.assertNotEmitted(bar.filter_requested):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.cancel_requested):
        QTest.keyClick(part(bar, QSpinBox, "visits"), Qt.Key.Key_Escape)
    bar.show_progress(found_nodes(["a1"]))
    assert not progress.isVisible()
    assert button.text() == "Clear"
    bar.show_progress(None)
    assert button.isEnabled()


def test_every_part_has_a_name_and_it_wraps(bar: TreeFilterBar) -> None:
    for kind, name in (
        (QSpinBox, "visits"),
        (QSpinBox, "depth"),
        (QCheckBox, "proven"),
        (QComboBox, "order"),
        (QPushButton, "button"),
        (QProgressBar, "progress"),
    ):
        assert part(bar, kind, name).accessibleName()
    assert bar.minimumSizeHint().width() <= 240
    assert bar.heightForWidth(260) > bar.heightForWidth(900)


def test_another_theme_keeps_the_filter(bar: TreeFilterBar, theme: Theme) -> None:
    bar.set_filter(TreeFilter(1234, 3, True, FilterOrder.DEPTH))
    theme.set_colors(DARK)
    assert bar.filter() == TreeFilter(1234, 3, True, FilterOrder.DEPTH)
    assert DARK.accent in part(bar, QProgressBar, "progress").styleSheet()


def test_escape_clears_the_filter_and_then_leaves_it(bar: TreeFilterBar) -> None:
    uttered, left = wishes(bar), []
    bar.left.connect(lambda: left.append(True))
    visits = part(bar, QSpinBox, "visits")
    visits.setValue(50)
    QTest.keyClick(visits, Qt.Key.Key_Escape)
    assert (uttered, left, bar.fields) == ([None], [], FilterFields())
    QTest.keyClick(visits, Qt.Key.Key_Escape)
    assert (uttered, left) == ([None], [True])


def test_fields_are_set_with_one_request(bar: TreeFilterBar) -> None:
    uttered = wishes(bar)
    fields = FilterFields(visits=7, depth=3, proven_only=True, order=FilterOrder.DEPTH)
    bar.set_fields(fields)
    assert bar.fields == fields
    assert uttered == [TreeFilter(fewest_visits=7, most_depth=3, proven_only=True, order=FilterOrder.DEPTH)]


def test_a_low_window_folds_the_fields_but_not_the_button_of_a_filter(qtbot: QtBot, bar: TreeFilterBar) -> None:
    visits, clear, unfold = (
        part(bar, QSpinBox, "visits"),
        part(bar, QPushButton, "button"),
        part(bar, QToolButton, "unfold"),
    )
    assert visits.isVisible()
    assert not unfold.isVisible()
    open_height = bar.heightForWidth(360)
    bar.set_low(low=True)
    assert not visits.isVisible()
    assert not clear.isVisible()
    assert bar.heightForWidth(360) < open_height - 20
    qtbot.mouseClick(unfold, Qt.MouseButton.LeftButton)
    assert visits.isVisible()
    visits.setValue(50)
    qtbot.mouseClick(unfold, Qt.MouseButton.LeftButton)
    assert not visits.isVisible()
    assert clear.isVisible()
    qtbot.mouseClick(clear, Qt.MouseButton.LeftButton)
    assert bar.filter() is None
    assert not clear.isVisible()
    bar.set_low(low=False)
    assert visits.isVisible()
