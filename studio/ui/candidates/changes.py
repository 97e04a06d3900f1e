"""Finds the cells of the candidates table that look different after an update, because only these are painted."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine.views.snapshot import Integers, NodeView, Reals
from studio.game.rules import Rules
from studio.insight.ranking import ranks
from studio.ui.candidates.order import Column, wins
from studio.ui.texts.numbers import FEW_VISITS
from studio.ui.texts.point_of_view import STORED, PointOfView

# A step is smaller than a pixel.
_BAR_STEPS = 200
"""The number of different lengths of a bar."""
_RATE_DECIMALS = 3  # one decimal of a percentage


@dataclass(frozen=True, slots=True)
class Run:
    """Successive cells of one column: those from row `first` to row `last`."""

    column: Column
    first: int
    last: int


class CandidateFigures:
    """Numbers that are computed from the candidates, as arrays with one entry per row of `view`."""

    # Rates are rounded as the table shows them, so that equal texts have equal numbers.

    def __init__(self, view: NodeView, pov: PointOfView = STORED) -> None:
        visits = view.child_visits
        most = int(visits.max(initial=0))
        lengths = np.maximum(1, np.round(_BAR_STEPS * visits / max(1, most))) / _BAR_STEPS
        self.bars: Reals = np.where((visits > 0) & (most > 1), lengths, 0.0)
        """The lengths of the bars, from 0 to 1: the visits of a row divided by those of the most visited row.

        If no row has two visits, all bars would be full, so all lengths are 0.
        """
        self.shares: Reals = np.round(visits / max(1, int(visits.sum())), _RATE_DECIMALS)
        self.pov, self.values = pov, pov.values(view.values)
        self.win_rates: Reals = np.round((self.values + 1) / 2, _RATE_DECIMALS)
        self.wins, self.ranks = wins(view, pov), ranks(view)


@dataclass(frozen=True, slots=True, eq=False)
class ShownCells:
    """The data that the cells of a table show."""

    context: tuple[Rules, tuple[int, ...], tuple[str | None, ...], PointOfView]
    """What all cells depend on: the rules, the path of the node, the scores that an external engine gave, and the side.
    """
    # As bits, unknown numbers (NaN) are equal.
    numbers: Integers
    """[row of the table, number]: the bits of all numbers that the cells of a row show."""
    starts: tuple[int, ...]
    """[column]: where the numbers of the column begin in a row of `numbers`."""


def shown_cells(view: NodeView, figures: CandidateFigures, rows: Integers) -> ShownCells:
    """Return what the table shows if it has these `rows` of the view."""
    visits, points, (lines, lengths) = view.child_visits, view.points, view.lines
    certainty = (visits > 0, visits < FEW_VISITS, view.lower, view.upper)
    columns: dict[Column, tuple[npt.NDArray[Any], ...]] = {
        Column.RANK: (figures.ranks,),
        Column.MOVE: (points,),
        Column.VISITS: (visits, figures.bars),
        Column.SHARE: (figures.shares, *certainty),
        Column.WIN_RATE: (figures.win_rates, *certainty, view.distances),  # a proof may be shown in its place
        Column.VALUE: (figures.values, *certainty),
        Column.WINS: (figures.wins, *certainty),
        Column.PRIOR: (view.priors,),
        Column.PROOF: (points, view.lower, view.upper, view.distances),
        Column.LINE: (points, lengths, *lines.T),
    }
    starts = np.cumsum([0, *(len(columns[column]) for column in Column)])[:-1].tolist()
    numbers = np.array([part for column in Column for part in columns[column]], np.float64)[:, rows]
    context = view.rules, view.path, view.engine_scores, figures.pov
    return ShownCells(context, numbers.view(np.int64).T, tuple(starts))


def changed_runs(before: ShownCells | None, after: ShownCells | None) -> list[Run]:
    """Return the cells that look different. If rows were added, all their cells are included."""
    if after is None:
        return []
    changed = np.ones(after.numbers.shape, bool)
    if before is not None and (before.context, before.starts) == (after.context, after.starts):
        both = min(len(before.numbers), len(after.numbers))
        if before.numbers.shape[1] == after.numbers.shape[1]:
            changed[:both] = before.numbers[:both] != after.numbers[:both]
    cells = np.logical_or.reduceat(changed, after.starts, axis=1)
    borders = np.zeros((len(cells) + 1, len(Column)), bool)  # [border between rows, column]: the end of a run
    borders[:-1] = cells
    borders[1:] ^= cells
    runs = []
    for column in np.flatnonzero(cells.any(axis=0)).tolist():
        ends = np.flatnonzero(borders[:, column]).tolist()
        runs += [Run(Column(column), first, end - 1) for first, end in zip(ends[::2], ends[1::2], strict=True)]
    return runs
