"""Writes the statistics of a tree as CSV and JSON. Numbers are written in the same way in every locale."""

import csv
import io
import json
import math
from collections.abc import Iterator

from studio.engine.views.statistics import TreeStatistics

Number = int | float | bool | None
_TOTALS = (
    "simulations",
    "nodes",
    "edges",
    "leaves",
    "shared",
    "proven_wins",
    "proven_draws",
    "proven_losses",
    "deepest",
    "breadth",
    "mean_depth",
    "mean_branching",
    "effective_branching",
    "draws",
    "draw_share",
    "memory_mb",
    "looked_at",
    "is_complete",
)


def statistics_csv(statistics: TreeStatistics) -> str:
    """Return CSV with one number per line.

    The columns are the name of the quantity, the depth or the number of children, and the value.
    """
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(("quantity", "at", "value"))
    lines.writerows((name, "", _plain(value)) for name, value in _totals(statistics).items())
    for row in _depths(statistics):
        depth = row.pop("depth")
        lines.writerows((f"{name}_at_depth", depth, value) for name, value in row.items())
    lines.writerows(("nodes_with_children", row["children"], row["nodes"]) for row in _branching(statistics))
    return text.getvalue()


def statistics_json(statistics: TreeStatistics) -> str:
    """Return JSON with the totals, a list of numbers for each depth, and the number of nodes for each number of
    children.
    """
    everything = {
        **_totals(statistics),
        "depths": list(_depths(statistics)),
        "branching": list(_branching(statistics)),
    }
    return json.dumps(everything, indent=2, allow_nan=False) + "\n"


def _totals(statistics: TreeStatistics) -> dict[str, Number]:
    return {name: _number(getattr(statistics, name)) for name in _TOTALS}


def _depths(statistics: TreeStatistics) -> Iterator[dict[str, int]]:
    rows = zip(
        statistics.depth_nodes,
        statistics.depth_leaves,
        statistics.depth_visits,
        statistics.depth_proven,
        strict=True,
    )
    for depth, (nodes, leaves, visits, proven) in enumerate(rows):
        yield {
            "depth": depth,
            "nodes": int(nodes),
            "leaves": int(leaves),
            "visits": int(visits),
            "proven": int(proven),
        }


def _branching(statistics: TreeStatistics) -> Iterator[dict[str, int]]:
    """For each number of children that occurs in the tree, yield how many nodes have it."""
    for children, nodes in enumerate(statistics.branching):
        if nodes:
            yield {"children": children, "nodes": int(nodes)}


def _number(value: Number) -> Number:
    """Return a number. If it is infinite or NaN, return None."""
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _plain(value: Number) -> str:
    """Return a value as text. If it is None, return an empty text."""
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else repr(value)
