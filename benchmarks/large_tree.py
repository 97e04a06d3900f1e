"""Measure the window with a tree of millions of nodes: python -m benchmarks.large_tree [--nodes N] [--stacks]

The real window, with its own home folder, grows a tree of gomoku-15 with one thread and pauses. Then the benchmark
filters, counts and draws the tree, opens random nodes, saves and loads the tree, and plays a move, after which the tree
is pruned. A timer fires every 5 ms meanwhile; a gap is the delay of an event. --stacks prints where the window was
blocked.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest.mock import patch

from PySide6.QtWidgets import QApplication

from benchmarks.heartbeat import HEADING, Heartbeat, Measured, Stacks, nothing
from benchmarks.large_tree_actions import Chooser, LargeTreeActions, Opened
from studio.engine.options.profiles import PROFILES
from studio.game.rules import PRESETS
from studio.machine.settings import EngineSection, Settings, default_path, save_settings
from studio.thinking.live_search import LiveSearch
from studio.thinking.tree_work import WorkKind
from studio.ui.controllers import search_files as search_file_controller
from studio.ui.controllers.inside import drawing as drawing_controller
from studio.ui.program import Program

_MEMORY_MB = 2000
_ACTIONS = ("filters", "statistics", "drawing", "openings", "files", "running")
_WARM_OPENINGS = 500


class _Bench:
    """Repeats each action, measures the event loop during the action, and prints the durations."""

    def __init__(self, actions: LargeTreeActions, heart: Heartbeat, asked: argparse.Namespace, folder: Path) -> None:
        self._actions, self._heart, self._asked, self._file = actions, heart, asked, folder / "tree.npz"

    def grow(self) -> None:
        self._heart.until(self._actions.is_prepared)
        self._heart.rest(1)
        has_grown = partial(self._actions.has_grown, self._asked.nodes)
        self._repeat("growing it", self._trigger("run"), has_grown, times=1)
        self._actions.trigger("pause")
        self._heart.rest(1)

    def perform(self) -> None:
        for action in self._asked.only:
            getattr(self, f"_{action}")()

    # Actions

    def _filters(self) -> None:
        actions, done = self._actions, self._end_of(WorkKind.FILTER)
        actions.show_pane("tree")
        for name, ask in (("10 visits and more", actions.ask_visits), ("proven only", actions.ask_proven)):
            self._repeat(f"filter: {name}", ask, done, actions.has_rows, actions.clear_filter)

    def _statistics(self) -> None:
        self._actions.show_pane("statistics")
        first = partial(self._actions.is_told, WorkKind.STATISTICS)
        self._repeat("statistics", self._trigger("count_tree"), self._end_of(WorkKind.STATISTICS), first)

    def _drawing(self) -> None:
        actions, done = self._actions, self._end_of(WorkKind.OUTLINE)
        actions.show_pane("drawing")
        for most in (drawing_controller.MOST_NODES, 2000):
            with patch.object(drawing_controller, "MOST_NODES", most):
                name = f"the drawing again, {most:,} nodes"
                self._repeat(name, actions.redraw, done, actions.is_drawn, rest=0.5)
        actions.hide_pane("drawing")

    def _openings(self) -> None:
        actions = self._actions
        actions.show_pane("tree")
        count, most, deepest = self._asked.openings, 0, 0
        paths, measured = actions.random_paths(count + _WARM_OPENINGS), Measured()
        for path in paths[:_WARM_OPENINGS]:
            self._open(Measured(), path)
        before = _resident_mb()
        for path in paths[_WARM_OPENINGS:]:
            self._open(measured, path)
            most, deepest = max(most, actions.rows_held[0]), max(deepest, len(path))
        grown = _resident_mb() - before
        self._heart.tell(f"opening {count:,} nodes, each", measured)
        print(f"    up to {deepest} deep; at most {most:,} nodes held open, {actions.rows_held[1]:,} rows in the end;")
        print(f"    the process: {before:,.0f} MB before, {grown:+.1f} MB after")
        actions.return_to_root()

    def _files(self) -> None:
        actions, loaded, moved = self._actions, Measured(), Measured()
        load, has_loaded = self._trigger("open_search"), self._end_of(WorkKind.READING)
        with patch.object(search_file_controller, "QFileDialog", Chooser(self._file)):
            self._repeat("save", self._trigger("save_search"), self._end_of(WorkKind.SAVING))
            for _ in range(self._asked.repeat):
                self._measure(loaded, load, has_loaded)
                self._measure(moved, self._trigger("play_best"), actions.is_reclaimed, actions.has_thought)
                actions.go_back()
                self._heart.rest(1)
            load()
            self._heart.rest(1)
            self._heart.until(has_loaded)
        self._heart.tell("load", loaded)
        self._heart.tell("re-root", moved)
        print(f"    the file: {self._file.stat().st_size / 1e6:,.0f} MB")

    def _running(self) -> None:
        """Measure a filter and the drawing while a search runs."""
        actions, done = self._actions, self._end_of(WorkKind.FILTER)
        actions.show_pane("tree")
        actions.add_pane("drawing")
        actions.trigger("run")
        self._heart.rest(1)
        self._repeat("filter while the search runs", actions.ask_visits, done, actions.has_rows, actions.clear_filter)
        actions.trigger("pause")
        actions.hide_pane("drawing")

    # Measuring

    def _trigger(self, name: str) -> Callable[[], None]:
        return partial(self._actions.trigger, name)

    def _end_of(self, kind: WorkKind) -> Callable[[], bool]:
        return partial(self._actions.is_over, kind)

    def _repeat(
        self,
        name: str,
        action: Callable[[], object],
        done: Callable[[], bool],
        first: Callable[[], bool] = nothing,
        undo: Callable[[], object] = nothing,
        *,
        rest: float = 0.2,
        times: int = 0,
    ) -> None:
        measured = Measured()
        for _ in range(times or self._asked.repeat):
            self._measure(measured, action, done, first)
            undo()
            self._heart.rest(rest)
        self._heart.tell(name, measured)

    def _measure(
        self,
        measured: Measured,
        action: Callable[[], object],
        done: Callable[[], bool],
        first: Callable[[], bool] = nothing,
    ) -> None:
        self._actions.forget_news()
        self._heart.measure(measured, action, done, first)

    def _open(self, measured: Measured, path: Opened) -> None:
        actions = self._actions
        self._heart.measure(measured, partial(actions.open, path), partial(actions.is_open, path), afterwards=0.0)


def _tell_size(live_search: LiveSearch) -> None:
    thought = live_search.thought
    if thought is not None:
        of = thought.snapshot
        print(f"    {of.nodes:,} nodes, {of.depth} deep, {of.memory_mb:,.0f} MB, load {os.getloadavg()[0]:.1f}")


def _resident_mb() -> float:
    """Return the resident memory of this process in MB, or NaN if the system does not report it."""
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
    parser.add_argument("--only", nargs="+", choices=_ACTIONS, default=_ACTIONS)
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
        heart = Heartbeat(stacks)
        bench = _Bench(LargeTreeActions(program, heart), heart, asked, home)
        bench.grow()
        _tell_size(program.live_search)
        bench.perform()
    finally:
        if stacks is not None:
            stacks.close()
        program.session.close(discard=True)
        program.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
