"""The moves below each node of the search tree, sorted by any column."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import PROFILES
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase
from studio.engine.views.snapshot import NodeView
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.ui.texts.numbers import short_number
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.tree.columns import TreeColumn, _term, cell_text, widest_text
from studio.ui.tree.order import MOST_VISITED, TreeOrder
from studio.ui.tree.view import TreeView
from studio.ui.widgets.theme import figure_font
from tests.ui.tree.tree_views import LEFT, Answerer, a_view, at, opened, rows, tree
from tests.ui.tree.trees import a_search, a_still_search, turned

TERMS = (TreeColumn.EXPLOITATION, TreeColumn.EXPLORATION, TreeColumn.SCORE)
FALLING, RISING = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


@pytest.fixture
def view(qtbot: QtBot) -> TreeView:
    return a_view(qtbot, width=1100)


def root() -> NodeView:
    return a_still_search().inspect(())


def shown(view: TreeView, path: tuple[int, ...] = ()) -> list[int]:
    above = at(view, path)
    paths = (tree(view).path(tree(view).index(row, 0, above)) for row in range(rows(view, path)))
    return [path[-1] for path in paths if path]


@pytest.mark.parametrize(
    ("column", "numbers"),
    [
        (TreeColumn.SCORE, "scores"),
        (TreeColumn.EXPLOITATION, "exploitations"),
        (TreeColumn.EXPLORATION, "explorations"),
        (TreeColumn.PRIOR, "priors"),
        (TreeColumn.SHARE, "child_visits"),
    ],
)
def test_numbers_ascend_or_descend_down_the_rows(column: TreeColumn, numbers: str) -> None:
    of_all = getattr(root(), numbers)
    everything = np.arange(len(root()))
    assert (np.diff(of_all[TreeOrder(column).of(root(), everything)]) <= 0).all()
    assert (np.diff(of_all[TreeOrder(column, is_rising=True).of(root(), everything)]) >= 0).all()


def test_equal_moves_are_ordered_by_visits() -> None:
    some = np.array([7, 2, 5])
    for order in (MOST_VISITED, TreeOrder(TreeColumn.DEPTH), TreeOrder(TreeColumn.DEPTH, is_rising=True)):
        assert order.of(root(), some).tolist() == [2, 5, 7]


def test_unvisited_moves_come_last_in_either_order() -> None:
    view = replace(root(), child_visits=np.where(root().points % 3, root().child_visits, 0))
    for is_rising in (False, True):
        ordered = TreeOrder(TreeColumn.WIN_RATE, is_rising).of(view, np.arange(len(view)))
        assert (np.diff((view.child_visits[ordered] == 0).astype(int)) >= 0).all()


@pytest.mark.usefixtures("answerer")
def test_a_click_on_a_heading_sorts_below_every_open_node(qtbot: QtBot, view: TreeView) -> None:
    first = int(root().points[0])
    opened(qtbot, view, (first,))
    view.setCurrentIndex(at(view, (first,)))
    header = view.tree_header
    place = QPoint(header.sectionViewportPosition(TreeColumn.WIN_RATE) + 5, 5)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    for path in ((), (first,)):
        node = a_still_search().inspect(path)
        values = dict(zip(node.points.tolist(), node.values.tolist(), strict=True))
        visited = [values[point] for point in shown(view, path) if node.child_visits[node.points == point] > 0]
        assert visited == sorted(visited, reverse=not path)  # after one move the numbers are of the other side
    assert view.current_path == (first,)
    assert view.isExpanded(at(view, (first,)))
    before = shown(view)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    assert shown(view) != before
    qtbot.mouseClick(header.viewport(), LEFT, pos=QPoint(header.sectionViewportPosition(TreeColumn.VISITS) + 5, 5))
    assert shown(view) == root().points.tolist()


@pytest.mark.parametrize("game", ["tic-tac-toe", pytest.param("four-5", marks=pytest.mark.long)])
def test_new_numbers_and_nodes_opened_later_use_the_chosen_order(qtbot: QtBot, view: TreeView, game: str) -> None:
    search = a_search(game=game)
    answerer = Answerer(view, search)
    view.begin_run(1)
    qtbot.waitUntil(lambda: rows(view, ()) > 0)
    tester = QAbstractItemModelTester(view.model(), QAbstractItemModelTester.FailureReportingMode.Fatal, view)
    tester.setUseFetchMore(False)
    answerer.is_silent = True
    view.sortByColumn(TreeColumn.SCORE, RISING)
    newer = turned(search.inspect(()))
    view.show_nodes(1, (newer,))
    wanted = TreeOrder(TreeColumn.SCORE, is_rising=True).of(newer, np.arange(len(newer)))
    assert shown(view) == newer.points[wanted].tolist()
    answerer.is_silent = False
    path = (shown(view)[-1],)
    opened(qtbot, view, path)
    below = search.inspect(path)
    scores = dict(zip(below.points.tolist(), below.scores.tolist(), strict=True))
    assert [scores[point] for point in shown(view, path)] == sorted(scores.values())


@pytest.mark.usefixtures("answerer")
def test_moves_are_sorted_by_keys_through_the_headings_menu(qtbot: QtBot, view: TreeView) -> None:
    menu = asked_by_key(view)
    sorting = menu.actions()[0].menu()
    assert isinstance(sorting, QMenu)
    entries = {action.text(): action for action in sorting.actions()}
    assert [text for text, action in entries.items() if action.isChecked()] == ["Visits"]
    entries["Score"].trigger()
    assert (tree(view).sorted_by, view.tree_header.chosen) == (TreeOrder(TreeColumn.SCORE), None)
    menu.close()
    menu = asked_by_key(view)
    sorting = menu.actions()[0].menu()
    assert isinstance(sorting, QMenu)
    {action.text(): action for action in sorting.actions()}["Reverse Order"].trigger()
    assert tree(view).sorted_by == TreeOrder(TreeColumn.SCORE, is_rising=True)
    menu.close()
    qtbot.waitUntil(lambda: view.tree_header.findChild(QMenu) is None)


def asked_by_key(view: TreeView) -> QMenu:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), view.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(view.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.parametrize("visits", [7, 999, 9_999, 34_120, 341_200, 3_412_000, 34_120_000, 341_200_000])
@pytest.mark.usefixtures("qapp")
def test_visits_of_any_size_fit_into_their_column(visits: int) -> None:
    locale = QLocale("en_US")
    metrics = QFontMetrics(figure_font())
    widest = metrics.horizontalAdvance(widest_text(TreeColumn.VISITS, locale))
    assert metrics.horizontalAdvance(short_number(visits, locale)) <= widest


@pytest.mark.parametrize("score", [0.5, -1.234, 500_000.123, -500_000.123])
def test_scores_of_any_size_fit_into_their_column(score: float) -> None:
    locale = QLocale("en_US")
    assert len(_term(score, locale)) <= len(widest_text(TreeColumn.SCORE, locale))


def test_a_move_without_visits_comes_first_and_has_no_average() -> None:
    """Three simulations reach three of nine moves; the fourth step adds a node that has no visit yet."""
    search = Search(Position(PRESETS["tic-tac-toe"]), PROFILES["classic-uct"].parameters, seed=5)
    search.run(Limit(simulations=3))
    while (event := search.step()) is not None and event.phase is not Phase.EXPAND:
        pass
    view, locale = search.inspect(()), QLocale("en_US")
    (row,) = np.flatnonzero(view.child_visits == 0).tolist()
    texts = [cell_text(view, row, column, 1, locale, ViewedSide()) for column in TERMS]
    assert texts == ["", "∞", "∞"]
    assert view.candidate(row).score == float("inf")
    others = [cell_text(view, other, TreeColumn.SCORE, 1, locale, ViewedSide()) for other in range(len(view))]
    assert all(len(text) <= len("8.888") for text in others)


def test_a_proven_move_has_no_score() -> None:
    """Black wins at once: the search ignores the winning move from then on."""
    position = Position(PRESETS["tic-tac-toe"])
    for name in ("a1", "a2", "b1", "b2"):
        position.play(point_from_human(name, position.rules))
    search = Search(position, Parameters(), seed=5)
    search.run(Limit(simulations=50))
    view, locale = search.inspect(()), QLocale("en_US")
    assert view.child_proof(0) is Proof.WIN
    texts = [cell_text(view, 0, column, 1, locale, ViewedSide()) for column in TERMS]
    assert texts == ["1.000", "", ""]
