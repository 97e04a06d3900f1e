"""Converts the best moves of a node to discs on the board."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor

from studio.engine.views.snapshot import NodeView
from studio.game.position_analysis import Proof
from studio.insight.judgements import BLUNDER
from studio.insight.ranking import ranked_rows, ranks
from studio.ui.board.overlays import Disc
from studio.ui.texts.numbers import FEW_VISITS, decimal, short_number
from studio.ui.texts.point_of_view import STORED, PointOfView
from studio.ui.texts.proofs import result_sign, result_text, winner_text
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import ThemeColors

MOST_DISCS = 10
LEAST_VISITS = 2  # a single visit says that a move was tried, not that it is any good
_FAINTEST_DISC = 0.45  # the opacity of a disc without visits
_WORST_LOSS = BLUNDER  # a move that loses at least this win rate has the colour of the worst move


def discs(
    view: NodeView,
    colors: ThemeColors,
    locale: QLocale,
    most: int = MOST_DISCS,
    best: int | None = None,
    pov: PointOfView = STORED,
    least: int = LEAST_VISITS,
    viewed: ViewedSide | None = None,
) -> tuple[Disc, ...]:
    """Return discs for the `most` best candidates that are visited or proven to win.

    The move `best` is marked: by default, the move with rank 1. A proven win with rank 1 is marked instead. A move with
    fewer visits than `least` has no disc unless all have so few or it is proven not to lose. The numbers are for `pov`,
    which is the point of view of `viewed`. If it is not that of the side to move, proven results name the winner.
    """
    rows = _listed_rows(view, least)
    if not rows or most < 1:
        return ()
    marked = marked_row(view, best)
    marked = rows[0] if marked is None or not _is_listed(view)[marked] else marked
    shown = rows[:most] if marked in rows[:most] else [*rows[: most - 1], marked]
    making, numbers = _Making(view, colors, locale, pov, marked, viewed), ranks(view)
    return tuple(making.disc(row, int(numbers[row])) for row in shown)


def marked_row(view: NodeView, best: int | None) -> int | None:
    """Return the row of the move to mark, or None.

    It is the row of the first proven win. If there is none, it is `best`.
    """
    first = int(ranked_rows(view)[0]) if len(view) else None
    return first if first is not None and view.lower[first] == 1 else _row_of(view, best)


def _row_of(view: NodeView, point: int | None) -> int | None:
    rows = np.flatnonzero(view.points == (-1 if point is None else point))
    return int(rows[0]) if rows.size else None


def _listed_rows(view: NodeView, least: int) -> list[int]:
    """Return the rows of the moves that get a disc if there is space for it, sorted by rank."""
    is_telling = (view.child_visits >= least) | ((view.lower == view.upper) & (view.lower > -1))
    if not is_telling.any():
        is_telling = view.upper > -1
    ranked = ranked_rows(view)
    rows: list[int] = ranked[(is_telling & _is_listed(view))[ranked]].tolist()
    return rows


def _is_listed(view: NodeView) -> npt.NDArray[np.bool_]:
    # A solver proves wins without visits.
    is_listed: npt.NDArray[np.bool_] = (view.child_visits > 0) | (view.lower == 1)
    return is_listed


@dataclass(frozen=True, slots=True)
class _Making:
    """Makes the discs of one node. `marked` is the row of its best move."""

    view: NodeView
    colors: ThemeColors
    locale: QLocale
    pov: PointOfView
    marked: int
    viewed: ViewedSide | None

    def disc(self, row: int, rank: int) -> Disc:
        view, visits = self.view, int(self.view.child_visits[row])
        is_sure = visits >= FEW_VISITS or bool(view.lower[row] == view.upper[row])
        win_rate, brief = self._texts(row, is_sure=is_sure)
        return Disc(
            point=int(view.points[row]),
            color=self._color(row).name(QColor.NameFormat.HexArgb),
            win_rate=win_rate,
            brief=brief,
            visits=short_number(visits, self.locale) if is_sure else "",
            rank=rank,
            is_best=self._is_best(row),
            winner=self._winner(row),
        )

    def _winner(self, row: int) -> str:
        """Return a text with the side that wins, if "win" could be taken for a win of the side to move."""
        if self.viewed is None or not self.pov.is_other:
            return ""
        winner = self.viewed.winner(self.pov.proof(self.view.child_proof(row)))
        return "" if winner is None else winner_text(winner, self.view.rules)

    def _is_best(self, row: int) -> bool:
        return row == self.marked and bool(self.view.upper[row] > -1)

    def _texts(self, row: int, *, is_sure: bool) -> tuple[str, str]:
        """Return two texts, the second one brief, with the win rate.

        If an external engine gave no win rate, they have its score.
        """
        proof = self.pov.proof(self.view.child_proof(row))
        if proof is not Proof.UNKNOWN:
            return result_text(proof), result_sign(proof)
        score = self.view.engine_score(row)
        if score is not None:
            return self.pov.score(score), self.pov.score(score)
        if not is_sure:
            return "", ""
        percents = 100 * self.pov.rate_of(float(self.view.values[row]))
        return decimal(percents, 1, self.locale), decimal(percents, 0, self.locale)

    def _color(self, row: int) -> QColor:
        is_lost, visits = bool(self.view.upper[row] == -1), self.view.child_visits
        loss = 1.0 if is_lost else _rate(self.view, self.marked) - _rate(self.view, row)
        color = _disc_color(loss, self.colors, is_best=self._is_best(row))
        is_full = self._is_best(row) and not visits[row]
        strength = 1.0 if is_full else float(np.log1p(int(visits[row])) / np.log1p(max(int(visits.max()), 1)))
        color.setAlphaF(_FAINTEST_DISC + (1 - _FAINTEST_DISC) * strength)
        return color


def _rate(view: NodeView, row: int) -> float:
    """Return the win rate of a move, from 0 to 1, or its proven result."""
    is_proven = bool(view.lower[row] == view.upper[row])
    return (float(view.lower[row] if is_proven else view.values[row]) + 1) / 2


def _disc_color(loss: float, colors: ThemeColors, *, is_best: bool) -> QColor:
    """Return the colour of a disc. `loss` is the win rate of the best move minus that of this move."""
    if is_best:
        return colors.color("best")
    return _mixed(colors.color("good"), colors.color("worst"), min(max(loss / _WORST_LOSS, 0.0), 1.0))


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Mix two colours along the hues, for example from green through yellow to red.

    If `share` is 0, return `one`; if it is 1, return `other`.
    """
    first, last = one.hslHueF(), other.hslHueF()
    return QColor.fromHslF(
        first + (last - first) * share,
        one.hslSaturationF() + (other.hslSaturationF() - one.hslSaturationF()) * share,
        one.lightnessF() + (other.lightnessF() - one.lightnessF()) * share,
    )
