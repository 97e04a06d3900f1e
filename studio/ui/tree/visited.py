"""Leaves out the unvisited moves of a node."""

import numpy as np

from studio.engine.views.snapshot import NodeView, Path

_MOST_ADDED = 1


class VisitedChildren:
    """Reduces the views of nodes to the children with visits or a proof.

    A single child without visits is listed, too, because it was just added to the tree. Listed children stay listed.
    """

    def __init__(self) -> None:
        self._listed: dict[Path, set[int]] = {}

    def begin(self, path_kept: Path | None = None) -> None:
        """Begin again for a new tree.

        If it is the subtree below `path_kept`, children that are listed there stay listed.
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
        return view if listed.all() else view.with_rows(np.flatnonzero(listed))
