"""Measure how long it takes to paint the drawing of a tree: python -m benchmarks.tree_drawing [--nodes N] [--frames N]

The benchmark pans and zooms drawings of real searches, of a random tree, and of a single long line at 1200×800; it
paints each frame completely into an image. It measures the layout, which runs four times per second in the window,
separately.
"""

import argparse
import gc
import os
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.engine.views.outline import TreeOutline
from studio.game.position import Position
from studio.game.rules import PRESETS

Times = tuple[float, float]


def random_outline(nodes: int, seed: int = 1) -> TreeOutline:
    """Return a tree in which each node is a child of a random earlier one, with priors."""
    from tests.ui.drawing.outlines import made_outline

    chance = np.random.default_rng(seed)
    parents = np.array([int(chance.integers(0, node)) for node in range(1, nodes)])
    visits = np.ones(nodes, np.int64)
    for node in range(nodes - 1, 0, -1):
        visits[parents[node - 1]] += visits[node]
    points, values = chance.integers(0, 9, nodes - 1), chance.uniform(-1, 1, nodes)
    priors = chance.uniform(0, 1, nodes - 1)
    return made_outline(
        parents.tolist(),
        visits.tolist(),
        points.tolist(),
        values.tolist(),
        priors=priors.tolist(),
        left_out=[3] * nodes,
    )


def long_line(nodes: int) -> TreeOutline:
    """Return a chain of nodes. Each has a leaf beside it."""
    from tests.ui.drawing.outlines import made_outline

    parents = [max(0, node - 1 - node % 2) for node in range(1, nodes)]
    return made_outline(parents, list(range(nodes, 0, -1)), [node % 9 for node in range(nodes - 1)])


def real_outline(game: str, simulations: int, nodes: int, **parameters: Any) -> TreeOutline:
    """Return the outline of a search from the empty board."""
    search = Search(Position(PRESETS[game]), Parameters(**parameters), seed=1)
    search.run(Limit(simulations=simulations))
    *_, outline = search.outline(nodes)
    return outline


def outlines(nodes: int) -> Iterator[tuple[str, TreeOutline]]:
    yield "gomoku-15", real_outline("gomoku-15", 60_000, nodes)
    yield "connect-four, shared positions", real_outline("connect-four", 60_000, nodes, transpositions=True)
    yield "gomoku-15, studio", real_outline("gomoku-15", 60_000, nodes, tree_radius=1, exploration=0.3)
    yield "random tree", random_outline(nodes)
    yield "long line", long_line(nodes)


def milliseconds(action: Callable[[], object]) -> Times:
    """Return the clock time of an action and the processor time of this thread.

    On a busy machine the clock time includes waiting.
    """
    begun, worked = time.perf_counter(), time.thread_time()
    action()
    return 1000 * (time.perf_counter() - begun), 1000 * (time.thread_time() - worked)


def frames(outline: TreeOutline, count: int) -> list[Times]:
    """Return the times of complete frames.

    First the view is panned at three zooms, then it is zoomed in and out in steps.
    """
    from PySide6.QtGui import QImage

    from studio.ui.drawing.view import TreeDrawing
    from studio.ui.widgets.theme import LIGHT, Theme

    view = TreeDrawing(Theme(LIGHT))
    view.resize(1200, 800)
    view.show_outline(outline)
    image = QImage(view.size(), QImage.Format.Format_ARGB32_Premultiplied)
    view.render(image)
    times = []
    for step in range(count):
        if step % 3:
            view.pan(12 * (-1) ** (step // 30), 4 * (-1) ** (step // 20))
        else:
            view.zoom(1.25 if step // 60 % 2 == 0 else 0.8, 500, 300)
        times.append(milliseconds(lambda: view.render(image)))
        if step % 90 == 89:
            view.fit()
            times.append(milliseconds(lambda: view.render(image)))
    view.close()
    return times


def told(name: str, times: list[Times]) -> str:
    columns = []
    for kind, column in zip(("clock", "work"), zip(*times, strict=True), strict=True):
        ordered = sorted(column)
        p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
        columns.append(f"{kind}: median {statistics.median(ordered):5.1f} ms, p99 {p99:5.1f} ms")
    return f"  {name:8} " + "   ".join(columns)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--frames", type=int, default=360)
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from studio.ui.drawing.layout import TreeDrawingLayout

    application = QApplication([])
    gc.disable()  # as in the program, which collects garbage by a timer
    for name, outline in outlines(asked.nodes):
        layouts = [milliseconds(lambda shown=outline: TreeDrawingLayout.of(shown)) for _ in range(30)]  # type: ignore[misc]
        print(f"{name}: {outline.parent.size:,} nodes, {outline.edge_to.size:,} edges, load {os.getloadavg()[0]:.1f}")
        print(told("layout", layouts))
        print(told("frame", frames(outline, asked.frames)))
    application.quit()


if __name__ == "__main__":
    main()
