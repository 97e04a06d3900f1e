"""Leaves out the moves of a node that the search has not visited."""

from dataclasses import replace

import numpy as np

from studio.engine.views.snapshot import Integers, NodeView, Path

_MOST_ADDED = 1


class VisitedChildren:
    """Reduces views of nodes to the children to list: those with visits, and those about which something is proven.

    A single child without visits is listed too: it has just been added to the tree. Listed children stay listed.
    """

    def __init__(self) -> None:
        self._listed: dict[Path, set[int]] = {}

    def begin(self, path_kept: Path | None = None) -> None:
        """Begin again for another tree.

        If the other tree is the subtree below `path_kept`, the listed children in it remain.
        """
        kept = path_kept or ()
        before = self._listed.items() if path_kept is not None else ()
        self._listed = {path[len(kept) :]: points for path, points in before if path[: len(kept)] == kept}

    def of(self, view: NodeView) -> NodeView:
        before = self._listed.get(view.path, set())
        listed = (view.child_visits > 0) | (view.lower > -1) | (view.upper < 1)
        if np.count_nonzero(~listed) > _MOST_ADDED:
            listed |= np.isin(view.points, list(before))
        else:
            listed[:] = True
        self._listed[view.path] = set(view.points[listed].tolist())
        return view if listed.all() else _with_rows(view, np.flatnonzero(listed))


def _with_rows(view: NodeView, kept: Integers) -> NodeView:
    lines, lengths = view.lines
    return replace(
        view,
        points=view.points[kept],
        child_visits=view.child_visits[kept],
        values=view.values[kept],
        priors=view.priors[kept],
        exploitations=view.exploitations[kept],
        explorations=view.explorations[kept],
        scores=view.scores[kept],
        lower=view.lower[kept],
        upper=view.upper[kept],
        distances=view.distances[kept],
        lines=(lines[kept], lengths[kept]),
        engine_scores=tuple(view.engine_scores[row] for row in kept) if view.engine_scores else (),
    )
