"""Leaves out the moves of a node that the search has not visited."""

from dataclasses import replace

import numpy as np

from studio.engine.views.snapshot import NodeView


def visited_only(view: NodeView) -> NodeView:
    """Return the node with its visited children, and those about which something is proven."""
    kept = np.flatnonzero((view.child_visits > 0) | (view.lower > -1) | (view.upper < 1))
    if kept.size == len(view):
        return view
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
