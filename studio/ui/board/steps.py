"""Converts a phase of a search to an overlay of the board: stones, labels and result."""

import math
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QLocale

from studio.engine.views.choice import choices_of
from studio.engine.views.phase_event import NodeChange, Phase, PhaseEvent
from studio.engine.views.snapshot import CandidateRow
from studio.game.position import Position
from studio.game.stones import Stone
from studio.ui.board.overlays import GhostLine, StepLabel, StepLayer
from studio.ui.texts.numbers import percent
from studio.ui.texts.steps import (
    root_change,
    seen_values,
    simulated_result,
    term,
    visits_change,
    win_rate,
    win_rate_change,
)
from studio.ui.texts.viewed_side import ViewedSide

AnyMove = TypeVar("AnyMove")
MOST_MS = 1200
_STONE_MS, _PULSE_MS, _LABEL_MS = 80, 600, 200
# The pane lists all moves.
_ENDS = 4
"""How many moves have labels at each end of a long path."""


def step_layer(event: PhaseEvent, position: Position, side: Stone, locale: QLocale) -> StepLayer:
    """Return the overlay for `event`, with the win rates of `side`.

    The path starts at `position`. If a point of the event is outside the board, the overlay is empty.
    """
    path, moves = GhostLine(event.path, position.to_move), (*event.path, *(move.point for move in event.rollout))
    if any(point >= position.rules.size for point in moves):
        return StepLayer(event.phase, GhostLine((), position.to_move))  # the event is about another board
    viewed = ViewedSide(side, position.to_move, position.rules)
    match event.phase:
        case Phase.SELECT:
            return _selection(event, path, locale)
        case Phase.EXPAND:
            return StepLayer(event.phase, path, new_point=event.expanded)
        case Phase.SIMULATE:
            line, result = position.winning_line_after(moves), simulated_result(event, viewed, locale)
            return StepLayer(event.phase, path, rollout=event.rollout, winning_points=line, banner=result)
        case Phase.BACKPROPAGATE:
            return _backpropagation(event, path, viewed, locale)


def duration_ms(layer: StepLayer) -> int:
    """Return the milliseconds of this phase's animation."""
    match layer.phase:
        case Phase.EXPAND:
            return _PULSE_MS if layer.new_point is not None else 0
        case Phase.SIMULATE:
            return min(_STONE_MS * len(layer.rollout), MOST_MS)
        case Phase.BACKPROPAGATE:
            return min(_LABEL_MS * len(layer.labels), MOST_MS)
        case _:
            return 0


def _selection(event: PhaseEvent, path: GhostLine, locale: QLocale) -> StepLayer:
    choices = choices_of(event)
    last = len(choices)
    labels = [
        StepLabel(choice.chosen.point, _score_forms(choice.chosen, locale), choice.depth == last)
        for choice in _ends(choices)
    ]
    runner_up = choices[-1].runner_up if choices else None
    if runner_up is not None:
        behind = f"−{term(choices[-1].behind, locale)}" if math.isfinite(choices[-1].behind) else ""
        labels.append(StepLabel(runner_up.point, _score_forms(runner_up, locale, behind)))
    # The last choice of the path is placed first: it matters most if not all labels fit.
    return StepLayer(event.phase, path, tuple(labels[::-1]), runner_up.point if runner_up else None)


def _score_forms(row: CandidateRow, locale: QLocale, behind: str = "") -> tuple[tuple[str, ...], ...]:
    """Return the alternative texts of a label: the terms of the score with their sum, then only the sum.

    An infinite score has only the short text. `behind` is a text with the difference from the best score, or empty.
    """
    score = term(row.score, locale)
    if not math.isfinite(row.score):
        return ((score,),)
    terms = f"{term(row.exploitation, locale)} + {term(row.exploration, locale)}"
    whole = (terms, f"= {score}", *((behind,) if behind else ()))
    return (whole, (score,))


def _backpropagation(event: PhaseEvent, path: GhostLine, viewed: ViewedSide, locale: QLocale) -> StepLayer:
    shown = _ends([move for move in event.changes if move.path])
    labels = tuple(_change_label(change, viewed, locale) for change in shown)
    root = next((change for change in event.changes if not change.path), None)
    return StepLayer(event.phase, path, labels, banner=root_change(root, viewed, locale) if root else "")


def _ends(moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """Return all moves of a short path. Of a long path, return only the first and the last moves."""
    return moves if len(moves) <= 2 * _ENDS else [*moves[:_ENDS], *moves[-_ENDS:]]


def _change_label(change: NodeChange, viewed: ViewedSide, locale: QLocale) -> StepLabel:
    visits, rate = visits_change(change, locale), win_rate_change(change, viewed, locale)
    after = percent(win_rate(seen_values(change, viewed)[1]), locale)
    return StepLabel(change.path[-1], ((visits, rate), (rate,), (after,)))
