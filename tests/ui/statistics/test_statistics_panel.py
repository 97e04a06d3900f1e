"""Statistics of a tree: complete, counted on request, and available to screen readers."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QProgressBar, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from studio.engine.views.statistics import TreeStatistics
from studio.ui.statistics.panel import StatisticsPanel
from studio.ui.statistics.plots import BranchingPlot, DepthPlot
from studio.ui.widgets.theme import DARK, Theme
from tests.keeping.tree_counts import some_statistics


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme) -> StatisticsPanel:
    panel = StatisticsPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(380, 700)
    panel.show()
    return panel


def shown(qtbot: QtBot, panel: StatisticsPanel, statistics: TreeStatistics) -> None:
    """Wait until all parts show the statistics."""
    panel.show_statistics(statistics)
    qtbot.waitUntil(lambda: not panel._due)


def button(panel: StatisticsPanel, name: str = "count") -> QPushButton:
    found = panel.findChild(QPushButton, f"statistics_{name}")
    assert found is not None
    return found


def table(panel: StatisticsPanel) -> QTableView:
    found = panel.findChild(QTableView, "statistics_table")
    assert found is not None
    return found


def numbers(panel: StatisticsPanel) -> dict[str, str]:
    """Return the numbers as a screen reader gets them."""
    model = table(panel).model()
    spoken = [model.index(row, 1).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    return dict(line.split(": ") for line in spoken)


def depth_plot(panel: StatisticsPanel) -> DepthPlot:
    found = panel.findChild(DepthPlot)
    assert found is not None
    return found


def heights(plot: DepthPlot | BranchingPlot, series: int) -> list[float]:
    return [float(height) for height in plot._bars[series].opts["y1"]]


def test_an_empty_panel_explains_what_it_will_show(panel: StatisticsPanel) -> None:
    empty = panel.findChild(QLabel, "statistics_empty")
    assert empty is not None
    assert empty.isVisible()
    assert "Run a search, then press Count" in empty.text()
    panel.set_has_tree(True)
    assert empty.text().endswith("proofs. Press Count.")
    assert not button(panel, "export").isEnabled()
    assert panel.note == ""


def test_every_number_is_shown(qtbot: QtBot, panel: StatisticsPanel) -> None:
    shown(qtbot, panel, some_statistics(shared=12))
    told = numbers(panel)
    assert told["Simulations"] == "12,000"
    assert told["Nodes"] == "5,000"
    assert told["Edges"] == "5,100"
    assert told["Leaves"] == "4,000 (80.0\u00a0%)"
    assert told["Transpositions"] == "12"
    assert told["Maximum depth"] == "3"
    assert told["Maximum breadth"] == "4,599"
    assert told["Mean depth"] == "2.9"
    assert told["Children per inner node"] == "1.60"
    assert told["Draws"] == "1,500 (12.5\u00a0%)"
    assert (told["Proven nodes"], told["Proven wins"], told["Proven draws"]) == ("10", "8", "2")
    assert told["Memory"] == "3.1 MB"
    assert panel.note == "Counted after 12,000 simulations."


def test_a_tree_without_transpositions_shows_none(qtbot: QtBot, panel: StatisticsPanel) -> None:
    shown(qtbot, panel, some_statistics())
    assert "Transpositions" not in numbers(panel)


def test_the_table_is_a_valid_model_and_wholly_visible(qtbot: QtBot, panel: StatisticsPanel) -> None:
    view = table(panel)
    tester = QAbstractItemModelTester(view.model(), QAbstractItemModelTester.FailureReportingMode.Fatal)
    shown(qtbot, panel, some_statistics())
    shown(qtbot, panel, some_statistics(shared=5))
    last = view.model().index(view.model().rowCount() - 1, 1)
    qtbot.waitUntil(lambda: view.visualRect(last).bottom() <= view.viewport().height())
    del tester


def test_growing_numbers_keep_the_selection(qtbot: QtBot, panel: StatisticsPanel) -> None:
    shown(qtbot, panel, some_statistics(is_complete=False, looked_at=100))
    table(panel).selectRow(3)
    shown(qtbot, panel, some_statistics())
    assert {index.row() for index in table(panel).selectedIndexes()} == {3}


def test_rows_are_copied(panel: StatisticsPanel) -> None:
    panel.show_statistics(some_statistics())
    table(panel).selectRow(1)
    QTest.keySequence(table(panel), QKeySequence(QKeySequence.StandardKey.Copy))
    assert QGuiApplication.clipboard().text() == "Nodes\t5,000"


def test_one_button_requests_counting_and_cancelling(qtbot: QtBot, panel: StatisticsPanel) -> None:
    with qtbot.waitSignal(panel.count_requested):
        QTest.keyClick(button(panel), Qt.Key.Key_Space)
    panel.show_counting(True)
    assert button(panel).text() == "Cancel"
    with qtbot.waitSignal(panel.cancel_requested), qtbot.assertNotEmitted(panel.count_requested):
        qtbot.mouseClick(button(panel), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.cancel_requested):
        QTest.keyClick(button(panel), Qt.Key.Key_Escape)
    panel.show_counting(False)
    assert button(panel).text() == "Count"
    with qtbot.assertNotEmitted(panel.cancel_requested):
        QTest.keyClick(button(panel), Qt.Key.Key_Escape)


def test_progress_is_shown_while_counting(panel: StatisticsPanel) -> None:
    progress = panel.findChild(QProgressBar)
    assert progress is not None
    panel.show_counting(True)
    assert panel.note == "Counting …"
    panel.show_statistics(some_statistics(is_complete=False, looked_at=2500))
    assert panel.note == "Counting … 2,500 of 5,000 nodes"
    assert progress.isVisible()
    assert progress.value() * 2 == progress.maximum()
    assert not button(panel, "export").isEnabled()
    panel.show_counting(False)
    assert panel.note == "Partial count: 2,500 of 5,000 nodes. Press Count to start again."
    assert not progress.isVisible()


def test_it_requests_an_export(qtbot: QtBot, panel: StatisticsPanel) -> None:
    panel.show_statistics(some_statistics())
    with qtbot.waitSignal(panel.export_requested):
        QTest.keyClick(button(panel, "export"), Qt.Key.Key_Space)


def test_bars_are_as_high_as_the_counts(qtbot: QtBot, panel: StatisticsPanel) -> None:
    statistics = some_statistics()
    shown(qtbot, panel, statistics)
    plot = depth_plot(panel)
    assert heights(plot, 0) == pytest.approx(list(np.log10(statistics.depth_visits)))
    assert heights(plot, 1) == pytest.approx(list(np.log10(statistics.depth_nodes)))
    log = panel.findChild(QCheckBox, "statistics_log")
    assert log is not None
    log.setChecked(False)
    assert heights(plot, 0) == list(statistics.depth_visits)
    assert plot._y_range == pytest.approx((0, 12_000))
    branching = panel.findChild(BranchingPlot)
    assert branching is not None
    assert heights(branching, 0) == [600, 300, 100]


def test_bars_are_described_when_hovered_and_to_screen_readers(qtbot: QtBot, panel: StatisticsPanel) -> None:
    shown(qtbot, panel, some_statistics())
    plot, branching = depth_plot(panel), panel.findChild(BranchingPlot)
    assert branching is not None
    assert plot.tip(2) == "Depth: 2, nodes: 380, visits: 11,000"
    assert (plot.tip(-1), plot.tip(4)) == ("", "")
    assert "Depth: 3, nodes: 4,599, visits: 6,000" in plot.accessibleDescription()
    assert (
        branching.accessibleDescription() == "Children: 1, nodes: 600; Children: 2, nodes: 300; Children: 4, nodes: 100"
    )


def test_frequent_results_are_drawn_at_intervals_and_the_last_one_always(qtbot: QtBot, panel: StatisticsPanel) -> None:
    drawn: list[float] = []
    for looked_at in range(100, 5000, 100):
        statistics = some_statistics(is_complete=False, looked_at=looked_at)
        panel.show_statistics(replace(statistics, depth_visits=np.array([looked_at, 3, 2, 1])))
        drawn += heights(depth_plot(panel), 0)[:1]
    assert drawn == []
    qtbot.waitUntil(lambda: not panel._due)
    assert heights(depth_plot(panel), 0)[0] == pytest.approx(np.log10(4900))
    panel.show_statistics(some_statistics())
    panel.show_statistics(None)
    assert not panel._due


def test_plots_stand_beside_the_table_where_space_allows(qtbot: QtBot, panel: StatisticsPanel) -> None:
    panel.show_statistics(some_statistics())
    qtbot.waitUntil(lambda: depth_plot(panel).mapTo(panel, QPointF(0, 0).toPoint()).y() > table(panel).height())
    panel.resize(900, 500)
    qtbot.waitUntil(lambda: depth_plot(panel).mapTo(panel, QPointF(0, 0).toPoint()).x() > table(panel).width())


def test_it_never_widens_its_pane(panel: StatisticsPanel) -> None:
    panel.show_statistics(some_statistics())
    assert panel.minimumSizeHint().width() <= 300


def test_another_theme_keeps_its_numbers(qtbot: QtBot, panel: StatisticsPanel, theme: Theme) -> None:
    shown(qtbot, panel, some_statistics())
    before, note = panel.grab().toImage(), panel.note
    theme.set_colors(DARK)
    assert panel.note == note
    assert panel.grab().toImage() != before


def test_an_empty_tree_has_statistics(qtbot: QtBot, panel: StatisticsPanel) -> None:
    nothing = np.array([1])
    tree = replace(some_statistics(), nodes=1, leaves=1, branching=np.zeros(1, np.int64), depth_nodes=nothing)
    shown(qtbot, panel, replace(tree, depth_leaves=nothing, depth_visits=np.array([0]), depth_proven=nothing - 1))
    assert numbers(panel)["Children per inner node"] == "0.00"
    panel.grab()
