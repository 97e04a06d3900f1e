"""Performs a user's actions in a window with a large tree, and checks their progress."""

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDockWidget, QPushButton, QSpinBox, QTableView

from benchmarks.heartbeat import Heartbeat
from studio.engine.search import Search
from studio.thinking.thoughts import EngineState
from studio.thinking.tree_work import WorkKind, WorkNews
from studio.ui.program import Program
from studio.ui.tree.model import TreeModel

_WALKS_A_CHUNK = 20

Opened = tuple[int, ...]


class LargeTreeActions(QObject):
    """Performs actions in the window and checks their results."""

    def __init__(self, program: Program, heart: Heartbeat) -> None:
        super().__init__()
        self._program, self._heart = program, heart
        self._live_search, self._window, self._panes = program.live_search, program.window, program.window.panes
        self._bar = self._panes.tree_filter
        self._told: set[WorkKind] = set()
        self._over: set[WorkKind] = set()
        self._live_search.work_advanced.connect(self._on_work)  # called after the slots of the views
        self._live_search.nodes_inspected.connect(heart.nudge)

    @property
    def rows_held(self) -> tuple[int, int]:
        """The number of open nodes in the tree view, and the number of its rows."""
        return self._model.size

    @property
    def _model(self) -> TreeModel:
        return cast(TreeModel, self._panes.tree.model())

    # Actions

    def trigger(self, name: str) -> None:
        self._window.actions_[name].trigger()

    def show_pane(self, name: str) -> None:
        self.add_pane(name)
        self._dock(name).raise_()
        self._heart.rest(1)

    def add_pane(self, name: str) -> None:
        """Show a pane; it may stay behind other panes."""
        self._dock(name).show()

    def hide_pane(self, name: str) -> None:
        self._dock(name).hide()

    def ask_visits(self) -> None:
        cast(QSpinBox, self._bar.findChild(QSpinBox, "tree_filter_visits")).setValue(10)
        QTest.keyClick(self._bar, Qt.Key.Key_Return)

    def ask_proven(self) -> None:
        cast(QCheckBox, self._bar.findChild(QCheckBox, "tree_filter_proven")).setChecked(True)
        QTest.keyClick(self._bar, Qt.Key.Key_Return)

    def clear_filter(self) -> None:
        cast(QPushButton, self._bar.findChild(QPushButton, "tree_filter_button")).click()

    def redraw(self) -> None:
        self._panes.drawing.shown.emit()

    def open(self, path: Opened) -> None:
        self._panes.tree.reveal(path)
        self._window.controllers.inside.nodes.choose(path)

    def return_to_root(self) -> None:
        self._window.controllers.inside.nodes.return_to_root()

    def go_back(self) -> None:
        self._program.session.go_back()

    def random_paths(self, count: int) -> list[Opened]:
        found: list[Opened] = []

        def take(news: WorkNews) -> None:
            found[:] = news.result if isinstance(news.result, list) else []

        self.forget_news()
        self._live_search.work_advanced.connect(take)
        self._live_search.begin_work(WorkKind.OUTLINE, lambda search: _walks(search, count))
        self._heart.until(partial(self.is_over, WorkKind.OUTLINE))
        self._live_search.work_advanced.disconnect(take)
        return found

    def _dock(self, name: str) -> QDockWidget:
        return cast(QDockWidget, self._window.findChild(QDockWidget, f"dock_{name}"))

    # Checks

    def forget_news(self) -> None:
        self._told.clear()
        self._over.clear()

    def is_prepared(self) -> bool:
        return self._live_search.state is not EngineState.PREPARING

    def has_grown(self, nodes: int) -> bool:
        thought = self._live_search.thought
        return thought is not None and (thought.snapshot.nodes >= nodes or thought.snapshot.capped)

    def has_thought(self) -> bool:
        return self._live_search.thought is not None

    def has_rows(self) -> bool:
        return cast(QTableView, self._panes.found_nodes.focusProxy()).model().rowCount() > 0

    def is_open(self, path: Opened) -> bool:
        """Return whether the node is selected and its children are loaded. Expand a selected node."""
        tree, view = self._panes.tree, self._window.controllers.inside.nodes.view
        if tree.current_path != path or view is None or view.path != path:
            return False
        tree.expand(tree.currentIndex())
        return not self._model.is_waiting(path)

    def is_reclaimed(self) -> bool:
        """Return whether the memory of the pruned nodes is free again."""
        # No signal reports this. Reading the private field is safe because the search thread is paused.
        search = self._live_search._thinker._search
        return self.has_thought() and search is not None and search._memory.is_tidy

    def is_drawn(self) -> bool:
        return self._panes.drawing.drawn.layout is not None

    def is_told(self, kind: WorkKind) -> bool:
        return kind in self._told

    def is_over(self, kind: WorkKind) -> bool:
        return kind in self._over

    @Slot(object)
    def _on_work(self, news: WorkNews) -> None:
        if news.result is not None:
            self._told.add(news.kind)
        if news.is_over:
            self._over.add(news.kind)
        self._heart.nudge()


class Chooser:
    """Replaces the dialog for choosing a file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def getSaveFileName(self, *_: object) -> tuple[str, str]:  # noqa: N802
        return str(self._file), ""

    getOpenFileName = getSaveFileName  # noqa: N815


def _walks(search: Search, count: int) -> Iterator[list[Opened]]:
    """Yield growing lists of paths to inner nodes, chosen at random in proportion to visits."""
    chance, found = random.Random(1), list[Opened]()
    while len(found) < count:
        for _ in range(_WALKS_A_CHUNK):
            path: Opened = ()
            while (points := _with_more_below(search, path)) is not None:
                path = (*path, chance.choices(*points)[0])
            found.append(path)
        yield found


def _with_more_below(search: Search, path: Opened) -> tuple[list[int], list[int]] | None:
    """Return the points and the visits of the children with more than one visit, or None without such children."""
    view = search.inspect(path)
    is_open = view.child_visits > 1
    return (view.points[is_open].tolist(), view.child_visits[is_open].tolist()) if is_open.any() else None
