"""Search trees for the tests of their views, and answers to the requests of the views."""

from dataclasses import replace
from functools import cache

import numpy as np

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.ui.tree.items import Path


def a_search(simulations: int = 3000, game: str = "gomoku-6", seed: int = 3, *, proofs: bool = False) -> Search:
    search = Search(Position(PRESETS[game]), Parameters(proofs=proofs), seed=seed)
    search.run(Limit(simulations=simulations))
    return search


@cache
def a_still_search() -> Search:
    """Return a search that tests share and do not change."""
    return a_search()


def answer(search: Search, paths: object) -> tuple[NodeView, ...]:
    """Return the views of nodes as a live search does: nodes that are not in the tree are left out."""
    assert isinstance(paths, tuple)
    views = (_view(search, path) for path in paths)
    return tuple(view for view in views if view is not None)


def main_path(search: Search, depth: int) -> Path:
    """Return the path of the most visited moves from the root, up to this depth."""
    path: Path = ()
    for _ in range(depth):
        path = (*path, int(search.inspect(path).points[0]))
    return path


def _view(search: Search, path: Path) -> NodeView | None:
    try:
        return search.inspect(path)
    except StudioError:
        return None


def turned(view: NodeView) -> NodeView:
    """Return a view with the moves in opposite order, and visits that are larger and still descend."""
    return replace(
        view,
        visits=view.visits + len(view),
        points=view.points[::-1],
        child_visits=np.sort(view.child_visits)[::-1] + 1,
        values=view.values[::-1],
        priors=view.priors[::-1],
    )
