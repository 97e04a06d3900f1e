"""The tree view under load: many open nodes, random actions and a running search."""

import random

import pytest
from PySide6.QtCore import QModelIndex, QObject, Slot
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.position import Position
from studio.thinking.live_search import LiveSearch
from studio.thinking.thoughts import EngineState
from studio.ui.tables.model import AnyIndex
from studio.ui.tree import items as tree_items
from studio.ui.tree import view as tree_view
from studio.ui.tree.columns import TreeColumn
from studio.ui.tree.items import Path
from studio.ui.tree.model import TreeModel
from studio.ui.tree.view import TreeView
from studio.ui.widgets.theme import DARK, Theme
from tests.sizes import one_always
from tests.ui.pointer import enter, leave
from tests.ui.tree.tree_views import (
    RULES,
    Answerer,
    a_view,
    assert_laid_out,
    at,
    centre,
    notice,
    opened,
    rows,
    tree,
)
from tests.ui.tree.trees import a_search, a_still_search, answer

NOWHERE = QModelIndex()


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> TreeView:
    return a_view(qtbot, theme)


def test_hundreds_of_open_nodes_are_bounded(
    qtbot: QtBot, view: TreeView, answerer: Answerer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree_items, "MOST_BRANCHES", 10)
    for point in answerer.search.inspect(()).points[:14]:
        view.expand(at(view, (int(point),)))
    last = (int(answerer.search.inspect(()).points[13]),)
    qtbot.waitUntil(lambda: rows(view, last) > 0)
    assert tree(view).size[0] <= 10
    open_ones = {path for path in tree(view).open_paths() if path}
    expanded = {(int(p),) for p in answerer.search.inspect(()).points if view.isExpanded(at(view, (int(p),)))}
    assert open_ones == expanded
    assert "save memory" in notice(view)


def a_counting_view(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> tuple[TreeView, Answerer, list[int]]:
    """Return a view and the list of the rows that it lays out or paints."""
    asked: list[int] = []

    class Counting(TreeModel):
        """A class of its own: a method patched on the original class would be called for objects that live on."""

        def hasChildren(self, parent: AnyIndex = NOWHERE) -> bool:
            asked.append(1)
            return super().hasChildren(parent)

    monkeypatch.setattr(tree_view, "TreeModel", Counting)
    view = a_view(qtbot)
    answerer = Answerer(view, a_still_search())
    view.begin_run(1)
    qtbot.waitUntil(lambda: rows(view, ()) > 0)
    return view, answerer, asked


def test_opening_one_node_among_many_lays_out_only_its_rows(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    view, answerer, asked = a_counting_view(qtbot, monkeypatch)
    *many, last = [(int(point),) for point in answerer.search.inspect(()).points[:12]]
    for path in many:
        opened(qtbot, view, path)
    view.grab()
    asked.clear()
    answerer.is_silent = True
    view.expand(at(view, last))
    view.show_nodes(1, answer(answerer.search, (last,)))
    view.executeDelayedItemsLayout()
    assert 0 < len(asked) < 2 * rows(view, last)
    asked.clear()
    view.show_nodes(1, answer(answerer.search, tree(view).open_paths()))
    view.executeDelayedItemsLayout()
    assert len(asked) < 5  # changed numbers lay out nothing


def test_making_room_lays_out_nothing_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    view, answerer, asked = a_counting_view(qtbot, monkeypatch)
    moves = [(int(point),) for point in answerer.search.inspect(()).points[:12]]
    for path in moves:
        opened(qtbot, view, path)
    view.setCurrentIndex(tree(view).index(3, 0, at(view, moves[0])))
    view.grab()
    shown = len(rows_shown(view))
    monkeypatch.setattr(tree_items, "MOST_BRANCHES", 11)
    asked.clear()
    answerer.is_silent = True
    tree(view).make_room()
    view.executeDelayedItemsLayout()
    assert len(asked) < 5
    gone = set(moves) - set(tree(view).open_paths())
    assert len(gone) == 2
    assert len(rows_shown(view)) == shown - sum(len(answer(answerer.search, (path,))[0]) for path in gone)
    assert view.current_path == moves[0]
    assert not view.isExpanded(at(view, moves[0]))


def rows_shown(view: TreeView) -> list[Path | None]:
    paths, index = [], at(view, ())
    while index.isValid():
        paths.append(tree(view).path(index))
        index = view.indexBelow(index)
    return paths


@pytest.mark.usefixtures("answerer")
def test_each_theme_has_its_colours(view: TreeView, theme: Theme) -> None:
    light = view.viewport().grab().toImage()
    theme.set_colors(DARK)
    assert view.viewport().grab().toImage() != light


@pytest.mark.parametrize("seed", one_always(2, range(2)))
def test_model_and_view_agree_after_random_actions(qtbot: QtBot, view: TreeView, seed: int) -> None:
    chance, search = random.Random(seed), a_search(200, seed=seed)
    tester = QAbstractItemModelTester(view.model(), QAbstractItemModelTester.FailureReportingMode.Fatal, view)
    tester.setUseFetchMore(False)
    answerer = Answerer(view, search)
    view.begin_run(1)
    qtbot.waitUntil(lambda: rows(view, ()) > 0)
    for _ in range(20):
        shown = at(view, ())
        for _ in range(chance.randrange(12)):
            shown = view.indexBelow(shown) if view.indexBelow(shown).isValid() else shown
        chance.choice((view.expand, view.expand, view.collapse, view.setCurrentIndex))(shown)
        if chance.random() < 0.3:
            search.run(Limit(simulations=40))
            view.refresh()
        if chance.random() < 0.2:
            leave(view.viewport()) if chance.random() < 0.5 else enter(view.viewport(), centre(view, ()))
        path = view.current_path
        QApplication.processEvents()
        assert view.current_path == path
    assert answerer.asked
    assert_laid_out(view)


def test_a_running_analysis_fills_it(qtbot: QtBot, view: TreeView) -> None:
    live_search = LiveSearch(Parameters(proofs=False))
    wiring = Wiring(view, live_search)
    live_search.open()
    try:
        live_search.watch(Position(RULES))
        view.begin_run(live_search.run)
        live_search.start(Limit(simulations=30_000))
        qtbot.waitUntil(lambda: rows(view, ()) == 36, timeout=20_000)
        first = tree(view).path(tree(view).index(0, 0, at(view, ()))) or ()
        opened(qtbot, view, first)
        qtbot.waitUntil(lambda: root_visits(view) == "30k", timeout=20_000)  # without a request
        assert wiring.answers > 2
        assert view.isExpanded(at(view, first))
        live_search.restart()
        view.begin_run(live_search.run)
        assert notice(view) == "The tree was restarted."
        qtbot.waitUntil(lambda: tree(view).open_paths() == ((),) and not tree(view).is_waiting(()), timeout=20_000)
    finally:
        live_search.close()


def root_visits(view: TreeView) -> str:
    return str(at(view, ()).siblingAtColumn(TreeColumn.VISITS).data())


class Wiring(QObject):
    """Connects view and analysis as the window does."""

    def __init__(self, view: TreeView, live_search: LiveSearch) -> None:
        super().__init__(view)
        self.view, self.live_search, self.answers = view, live_search, 0
        view.paths_wanted.connect(live_search.inspect)
        live_search.nodes_inspected.connect(self.show)
        live_search.state_changed.connect(self.follow)

    @Slot(object)
    def show(self, views: object) -> None:
        self.answers += 1
        self.view.show_nodes(self.live_search.run, views)  # type: ignore[arg-type]

    @Slot(object)
    def follow(self, state: EngineState) -> None:
        self.view.set_live(state is EngineState.THINKING)
