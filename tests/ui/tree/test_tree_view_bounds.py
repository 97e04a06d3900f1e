"""The memory of the tree view and its model stays bounded when many nodes are shown in turn."""

import gc
import random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.engine.search import Search
from studio.ui.tree import items as tree_items
from studio.ui.tree.items import Branch, Path
from studio.ui.tree.view import TreeView
from tests.sizes import sizes
from tests.ui.tree.tree_views import Answerer, a_view, at, rows, tree
from tests.ui.tree.trees import a_still_search

MOST = 30


@pytest.mark.parametrize("number", sizes(1000, 100))
def test_showing_many_nodes_in_turn_leaves_nothing_behind(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(tree_items, "MOST_BRANCHES", MOST)
    view, chance = a_view(qtbot), random.Random(1)
    view.setUpdatesEnabled(False)  # without a garbage collection
    answerer = Answerer(view, a_still_search())
    view.begin_run(1)
    qtbot.waitUntil(lambda: rows(view, ()) > 0)
    before, most = living_branches(), 0
    for path in chance.choices(inner_paths(answerer.search, ()), k=number):
        view.reveal(path)
        show(view, path)
        most = max(most, tree(view).size[0])
        assert view.isExpanded(at(view, path))
    assert MOST * 0.8 < most <= MOST
    assert living_branches() - before <= MOST
    assert tree(view).size[1] <= MOST * rows(view, ())
    assert len(tree(view).open_paths()) <= MOST


def test_the_current_row_keeps_its_place_while_others_are_opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_items, "MOST_BRANCHES", 8)
    view = a_view(qtbot)
    answerer = Answerer(view, a_still_search())
    view.begin_run(1)
    qtbot.waitUntil(lambda: rows(view, ()) > 0)
    first, *others = inner_paths(answerer.search, ())[:40]
    below = (*first, int(answerer.search.inspect(first).points[2]))
    view.reveal(below)
    qtbot.waitUntil(lambda: view.current_path == below)
    for path in [path for path in others if len(path) == 1][:14]:
        view.expand(at(view, path))
        qtbot.waitUntil(lambda path=path: rows(view, path) > 0)  # type: ignore[misc]
    assert tree(view).size[0] <= 8
    assert view.current_path == below
    assert view.isExpanded(at(view, first))


def show(view: TreeView, path: Path) -> None:
    """Return its row, and show its children."""
    view.reveal(path)
    while view.current_path != path:
        QApplication.processEvents()
    view.expand(view.currentIndex())
    while tree(view).is_waiting(path):
        QApplication.processEvents()


def inner_paths(search: Search, path: Path) -> list[Path]:
    """Return the nodes below this one that have children."""
    view = search.inspect(path)
    inner = [(*path, int(point)) for point in view.points[view.child_visits > 1]]
    return inner + [found for below in inner for found in inner_paths(search, below)]


def living_branches() -> int:
    """Return all opened nodes that are still referenced."""
    gc.collect()
    return sum(isinstance(thing, Branch) for thing in gc.get_objects())
