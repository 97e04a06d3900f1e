"""The cells of candidates that look different after an update. Only these cells are painted again, because most numbers
are the same in two successive snapshots of a search.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from studio.engine.views.snapshot import Integers, NodeView, Reals
from studio.game.rules import Rules
from studio.insight.ranking import ranks
from studio.ui.candidates.order import Column, wins
from studio.ui.texts.numbers import FEW_VISITS

_BAR_STEPS = 200
"""The number of different lengths of a bar. The steps are smaller than a pixel."""
_RATE_DECIMALS = 3  # one decimal of a percentage


@dataclass(frozen=True, slots=True)
class Run:
    """Successive cells of one column, from the row `first` to the row `last`."""

    column: Column
    first: int
    last: int


class CandidateFigures:
    """The derived numbers that the table shows for a view, each as an array with one entry per row of the view. Rates
    are rounded as the table shows them, so that cells with equal texts have equal numbers.
    """

    def __init__(self, view: NodeView) -> None:
        visits = view.child_visits
        lengths = np.maximum(1, np.round(_BAR_STEPS * visits / max(1, int(visits.max(initial=0))))) / _BAR_STEPS
        self.bars: Reals = np.where(visits > 0, lengths, 0.0)
        """The lengths of the bars: the visits relative to those of the most visited row, from 0 to 1."""
        self.shares: Reals = np.round(visits / max(1, int(visits.sum())), _RATE_DECIMALS)
        self.win_rates: Reals = np.round((view.values + 1) / 2, _RATE_DECIMALS)
        self.wins, self.ranks = wins(view), ranks(view)


@dataclass(frozen=True, slots=True, eq=False)
class ShownCells:
    """All that the cells of a table show."""

    rules: Rules
    path: tuple[int, ...]
    engine_scores: tuple[str | None, ...]
    numbers: dict[Column, Integers]
    """[column][row of the table, number]: the numbers of a cell, as their bits, so that unknown numbers (NaN) are
    equal.
    """


def shown_cells(view: NodeView, figures: CandidateFigures, rows: Integers) -> ShownCells:
    """Return what the table shows if its rows are these `rows` of the view."""
    visits, points = view.child_visits, view.points
    certainty = (visits > 0, visits < FEW_VISITS, view.lower, view.upper)
    numbers = {
        Column.RANK: (figures.ranks,),
        Column.MOVE: (points,),
        Column.VISITS: (visits, figures.bars),
        Column.SHARE: (figures.shares, *certainty),
        Column.WIN_RATE: (figures.win_rates, *certainty, view.distances),  # a proof may be shown in its place
        Column.VALUE: (view.values, *certainty),
        Column.WINS: (figures.wins, *certainty),
        Column.PRIOR: (view.priors,),
        Column.PROOF: (points, view.lower, view.upper, view.distances),
        Column.LINE: (points, *view.lines),
    }
    cells = {column: _bits(np.column_stack(parts)[rows]) for column, parts in numbers.items()}
    return ShownCells(view.rules, view.path, view.engine_scores, cells)


def changed_runs(before: ShownCells | None, after: ShownCells | None) -> list[Run]:
    """Return the runs of cells that look different. All cells of added rows count as different."""
    if after is None:
        return []
    comparable = before.numbers if before is not None and _are_comparable(before, after) else {}
    return [
        Run(column, first, last)
        for column, numbers in after.numbers.items()
        for first, last in _runs(_changed_rows(comparable.get(column), numbers))
    ]


def _are_comparable(before: ShownCells, after: ShownCells) -> bool:
    """Return whether equal numbers look equal. The scores of external engines are shown in place of numbers."""
    old, new = (before.rules, before.path, before.engine_scores), (after.rules, after.path, after.engine_scores)
    return old == new


def _changed_rows(before: Integers | None, after: Integers) -> Any:
    """Return for each row whether its numbers have changed."""
    changed = np.ones(len(after), bool)
    if before is not None and before.shape[1] == after.shape[1]:
        both = min(len(before), len(after))
        changed[:both] = (before[:both] != after[:both]).any(axis=1)
    return changed


def _runs(changed: Any) -> list[tuple[int, int]]:
    """Return the first and the last row of each run of changed rows."""
    ends = np.flatnonzero(np.diff(changed, prepend=False, append=False)).tolist()
    return [(first, end - 1) for first, end in zip(ends[::2], ends[1::2], strict=True)]


def _bits(numbers: Any) -> Integers:
    return np.ascontiguousarray(numbers, np.float64).view(np.int64)
