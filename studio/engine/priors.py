"""Priors of a root's moves that a hand has made."""

import math
from collections.abc import Sequence

from studio.engine.parameters import Parameters, Selection
from studio.game.errors import StudioError
from studio.game.position import Position

Priors = tuple[tuple[int, float], ...]
"""Point and prior of each legal move, together 1; empty where all moves are alike."""

_ROUNDING = 1e-6


def refuse_bad_priors(priors: Sequence[tuple[int, float]], position: Position, parameters: Parameters) -> None:
    """What no search can begin with."""
    if not priors:
        return
    if parameters.selection is not Selection.PUCT:
        raise StudioError("priors_need_puct", "Priors are read by puct only. Choose that selection, or leave them out.")
    values = [prior for _, prior in priors]
    fits = sorted(point for point, _ in priors) == sorted(position.legal_moves())
    if not fits or min(values) < 0 or not math.isclose(sum(values), 1.0, abs_tol=_ROUNDING):
        raise StudioError("bad_priors", "Each legal move needs one prior from 0 to 1, and together they must be 1.")
