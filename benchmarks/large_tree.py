"""How the window bears a tree of millions of nodes: python -m benchmarks.large_tree [--nodes N] [--stacks].

The real window, with a home of its own, grows a tree of gomoku-15 with one thread and pauses. Then the tree is
filtered, counted, drawn, opened at random nodes one after the other, saved, loaded and moved on from. A timer beats
every 5 ms meanwhile; the gap is what comes on top. With --stacks it is told where the window was held.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import cast
from unittest.mock import patch

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QDockWidget, QPushButton, QSpinBox, QTableView

from benchmarks.heartbeat import HEADING, Heartbeat, Measured, Stacks, nothing
from studio.engine.kernels.reclaiming import IDLE, STAGE
from studio.engine.profiles import PROFILES
from studio.engine.search import Search
from studio.game.rules import PRESETS
from studio.settings import EngineSection, Settings, default_path, save_settings
from studio.thoughts import EngineState
from studio.tree_work import WorkKind, WorkNews
from studio.ui import drawing_desk, search_file_desk
from studio.ui.program import Program
from studio.ui.tree_model import TreeModel

_MEMORY_MB = 2000
_DEEDS = ("filters", "statistics", "drawing", "openings", "files", "running")
_WARM_OPENINGS = 500
_WALKS_A_CHUNK = 20

Opened = tuple[int, ...]


class _Bench(QObject):
    """The deeds, done as people do them: by controls and actions."""

    def __init__(self, program: Program, heart: Heartbeat, asked: argparse.Namespace, folder: Path) -> None:
        super().__init__()
        self._program, self._heart, self._asked, self._file = program, heart, asked, folder / "tree.npz"
        self._analysis, self._window = program.analysis, program.window
        self._panes, self._actions = program.window.panes, program.window.actions_
        self._bar = self._panes.tree_filter
        self._told: set[WorkKind] = set()
        self._over: set[WorkKind] = set()
        self._analysis.work_advanced.connect(self._on_work)  # after those who show it
        self._analysis.nodes_inspected.connect(heart.nudge)

    @property
    def _model(self) -> TreeModel:
        return cast(TreeModel, self._panes.tree.model())

    def perform(self) -> None:
        self._heart.until(lambda: self._analysis.state is not EngineState.PREPARING)
        self._heart.rest(1)
        self._repeat("growing it", self._actions["run"].trigger, self._has_grown, times=1)
        self._actions["pause"].trigger()
        self._heart.rest(1)
        self._tell_size()
        for deed in self._asked.only:
            getattr(self, f"_{deed}")()

    def _tell_size(self) -> None:
        thought = self._analysis.thought
        if thought is not None:
            of = thought.snapshot
            print(f"    {of.nodes:,} nodes, {of.depth} deep, {of.memory_mb:,.0f} MB, load {os.getloadavg()[0]:.1f}")

    # The deeds

    def _filters(self) -> None:
        self._show("tree")
        for name, ask in (("10 visits and more", self._ask_visits), ("proven only", self._ask_proven)):
            done = partial(self._is_over, WorkKind.FILTER)
            self._repeat(f"filter: {name}", ask, done, self._has_rows, self._clear_filter)

    def _statistics(self) -> None:
        self._show("statistics")
        done, first = partial(self._is_over, WorkKind.STATISTICS), lambda: WorkKind.STATISTICS in self._told
        self._repeat("statistics", self._actions["count_tree"].trigger, done, first)

    def _drawing(self) -> None:
        self._show("drawing")
        refresh, done = self._panes.drawing.shown.emit, partial(self._is_over, WorkKind.OUTLINE)
        for most in (drawing_desk.MOST_NODES, 2000):
            with patch.object(drawing_desk, "MOST_NODES", most):
                self._repeat(f"the drawing anew, {most:,} nodes", refresh, done, self._is_drawn, rest=0.5)
        self._dock("drawing").hide()

    def _openings(self) -> None:
        self._show("tree")
        count, most, deepest = self._asked.openings, 0, 0
        paths, measured = self._random_paths(count + _WARM_OPENINGS), Measured()
        for path in paths[:_WARM_OPENINGS]:
            self._open(Measured(), path)
        before = _resident_mb()
        for path in paths[_WARM_OPENINGS:]:
            self._open(measured, path)
            most, deepest = max(most, self._model.size[0]), max(deepest, len(path))
        grown = _resident_mb() - before
        self._heart.tell(f"opening {count:,} nodes, each", measured)
        print(f"    up to {deepest} deep; at most {most:,} nodes held open, {self._model.size[1]:,} rows in the end;")
        print(f"    the process: {before:,.0f} MB before, {grown:+.1f} MB after")
        self._window.inside.nodes.return_to_root()

    def _files(self) -> None:
        loaded, moved = Measured(), Measured()
        with patch.object(search_file_desk, "QFileDialog", _Chooser(self._file)):
            self._repeat("save", self._actions["save_search"].trigger, partial(self._is_over, WorkKind.SAVING))
            for _ in range(self._asked.repeat):
                load = self._actions["open_search"].trigger
                self._measure(loaded, load, partial(self._is_over, WorkKind.READING))
                self._measure(moved, self._actions["play_best"].trigger, self._is_reclaimed, self._has_thought)
                self._program.session.go_back()
                self._heart.rest(1)
            self._actions["open_search"].trigger()
            self._heart.rest(1)
            self._heart.until(lambda: WorkKind.READING in self._over)
        self._heart.tell("load", loaded)
        self._heart.tell("re-root", moved)
        print(f"    the file: {self._file.stat().st_size / 1e6:,.0f} MB")

    def _running(self) -> None:
        """A filter and the drawing, while the search goes on."""
        self._show("tree")
        self._dock("drawing").show()
        self._actions["run"].trigger()
        self._heart.rest(1)
        done = partial(self._is_over, WorkKind.FILTER)
        self._repeat("filter while the search runs", self._ask_visits, done, self._has_rows, self._clear_filter)
        self._actions["pause"].trigger()
        self._dock("drawing").hide()

    # How they are done

    def _repeat(
        self,
        name: str,
        deed: Callable[[], object],
        done: Callable[[], bool],
        first: Callable[[], bool] = nothing,
        undo: Callable[[], object] = nothing,
        *,
        rest: float = 0.2,
        times: int = 0,
    ) -> None:
        measured = Measured()
        for _ in range(times or self._asked.repeat):
            self._measure(measured, deed, done, first)
            undo()
            self._heart.rest(rest)
        self._heart.tell(name, measured)

    def _measure(
        self,
        measured: Measured,
        deed: Callable[[], object],
        done: Callable[[], bool],
        first: Callable[[], bool] = nothing,
    ) -> None:
        self._told.clear()
        self._over.clear()
        self._heart.measure(measured, deed, done, first)

    def _open(self, measured: Measured, path: Opened) -> None:
        tree, nodes = self._panes.tree, self._window.inside.nodes

        def open_it() -> None:
            tree.reveal(path)
            nodes.choose(path)

        def is_open() -> bool:
            if tree.current_path != path or nodes.view is None or nodes.view.path != path:
                return False
            tree.expand(tree.currentIndex())
            return not self._model.is_waiting(path)

        self._heart.measure(measured, open_it, is_open, afterwards=0.0)

    def _random_paths(self, count: int) -> list[Opened]:
        found: list[Opened] = []

        def take(news: WorkNews) -> None:
            found[:] = news.result if isinstance(news.result, list) else []

        self._over.clear()
        self._analysis.work_advanced.connect(take)
        self._analysis.begin_work(WorkKind.OUTLINE, lambda search: _walks(search, count))
        self._heart.until(partial(self._is_over, WorkKind.OUTLINE))
        self._analysis.work_advanced.disconnect(take)
        return found

    def _ask_visits(self) -> None:
        cast(QSpinBox, self._bar.findChild(QSpinBox, "tree_filter_visits")).setValue(10)
        QTest.keyClick(self._bar, Qt.Key.Key_Return)

    def _ask_proven(self) -> None:
        cast(QCheckBox, self._bar.findChild(QCheckBox, "tree_filter_proven")).setChecked(True)
        QTest.keyClick(self._bar, Qt.Key.Key_Return)

    def _clear_filter(self) -> None:
        cast(QPushButton, self._bar.findChild(QPushButton, "tree_filter_button")).click()

    def _dock(self, name: str) -> QDockWidget:
        return cast(QDockWidget, self._window.findChild(QDockWidget, f"dock_{name}"))

    def _show(self, name: str) -> None:
        self._dock(name).show()
        self._dock(name).raise_()
        self._heart.rest(1)

    # How far they are

    def _has_grown(self) -> bool:
        thought = self._analysis.thought
        return thought is not None and (thought.snapshot.nodes >= self._asked.nodes or thought.snapshot.capped)

    def _has_thought(self) -> bool:
        return self._analysis.thought is not None

    def _is_reclaimed(self) -> bool:
        """Nobody is told of it; while the thread rests nothing else happens to the cell."""
        search = self._analysis._thinker._search
        return self._has_thought() and search is not None and bool(search._reclaiming[STAGE] == IDLE)

    def _is_drawn(self) -> bool:
        return self._panes.drawing._layout is not None

    def _has_rows(self) -> bool:
        return cast(QTableView, self._panes.found_nodes.focusProxy()).model().rowCount() > 0

    def _is_over(self, kind: WorkKind) -> bool:
        return kind in self._over

    @Slot(object)
    def _on_work(self, news: WorkNews) -> None:
        if news.result is not None:
            self._told.add(news.kind)
        if news.is_over:
            self._over.add(news.kind)
        self._heart.nudge()


class _Chooser:
    """Stands in for the dialog that asks for a file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def getSaveFileName(self, *_: object) -> tuple[str, str]:  # noqa: N802
        return str(self._file), ""

    getOpenFileName = getSaveFileName  # noqa: N815


def _walks(search: Search, count: int) -> Iterator[list[Opened]]:
    """The ways to nodes that have something below them: visits are followed at random as far as they lead."""
    chance, found = random.Random(1), list[Opened]()
    while len(found) < count:
        for _ in range(_WALKS_A_CHUNK):
            path: Opened = ()
            while (points := _with_more_below(search, path)) is not None:
                path = (*path, chance.choices(*points)[0])
            found.append(path)
        yield found


def _with_more_below(search: Search, path: Opened) -> tuple[list[int], list[int]] | None:
    """Points and visits of the children that were visited more than once."""
    view = search.inspect(path)
    is_open = view.child_visits > 1
    return (view.points[is_open].tolist(), view.child_visits[is_open].tolist()) if is_open.any() else None


def _resident_mb() -> float:
    """Of this process, where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return float("nan")
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=5_000_000)
    parser.add_argument("--profile", choices=PROFILES, default="classic-uct")
    parser.add_argument("--openings", type=int, default=10_000)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--only", nargs="+", choices=_DEEDS, default=_DEEDS)
    parser.add_argument("--xvfb", action="store_true", help="on a screen that is emulated")
    parser.add_argument("--stacks", action="store_true", help="tell where the window was held")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    asked = _asked(arguments)
    if asked.xvfb:
        rest = [argument for argument in arguments if argument != "--xvfb"]
        command = ["xvfb-run", "-a", sys.executable, "-m", "benchmarks.large_tree", *rest]
        return subprocess.run(command, env=os.environ | {"QT_QPA_PLATFORM": "xcb"}, check=False).returncode
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["MCTS_STUDIO_HOME"] = home
        _listened_to(asked, Path(home))
    return 0


def _listened_to(asked: argparse.Namespace, home: Path) -> None:
    engine = EngineSection(profile=asked.profile, threads=1, memory_mb=_MEMORY_MB)
    save_settings(default_path(), Settings(engine=engine))
    program = Program(QApplication([]))
    program.session.begin(PRESETS["gomoku-15"])
    program.show()
    stacks = Stacks() if asked.stacks else None
    print(f"{os.environ['QT_QPA_PLATFORM']}, load {os.getloadavg()[0]:.1f}; milliseconds, medians of {asked.repeat}")
    print(HEADING)
    try:
        _Bench(program, Heartbeat(stacks), asked, home).perform()
    finally:
        if stacks is not None:
            stacks.close()
        program.session.close(discard=True)
        program.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
