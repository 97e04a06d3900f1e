"""The priors that a caller may give for the moves of the root, and how they are checked."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine import messages
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.options.steering import no_move_at
from studio.game.argument_checks import as_float, as_int, as_list, brief_repr
from studio.game.errors import StudioError
from studio.game.position import Position

Priors = tuple[tuple[int, float], ...]
"""Pairs of the point and the prior of each legal move.

The priors add up to 1. If there are no pairs, all priors are equal.
"""
GivenPriors = Priors | Mapping[int, float] | npt.NDArray[Any] | Sequence[float]
"""The forms in which a caller may give priors.

They are pairs, a mapping, or an array or list with one prior for each point.
"""

_ROUNDING = 1e-5


def checked_priors(given: GivenPriors, position: Position, parameters: Parameters) -> Priors:
    """Return the given priors as pairs of point and prior. Raise an error if they are invalid."""
    priors = _pairs(given, position)
    if priors == ():
        return ()
    if parameters.selection is not Selection.PUCT:
        raise StudioError(messages.PRIORS_NEED_PUCT)
    foreign = {point for point, _ in priors or ()} - set(position.legal_moves())
    if foreign:
        raise no_move_at(min(foreign), position.rules)
    if priors is None or not _fit(priors, position):
        raise StudioError(messages.BAD_PRIORS)
    return priors


def checked_share(given: float) -> float:
    """Return a weight as a float. Raise an error unless it lies between 0 and 1."""
    share = as_float(given)
    if share is None or not 0 <= share <= 1:
        raise StudioError(messages.BAD_SHARE, value=brief_repr(given))
    return share


def _pairs(given: object, position: Position) -> Priors | None:
    """Convert the given priors to pairs of point and number.

    The numbers are not checked. If `given` has none of the forms of `GivenPriors`, return None.
    """
    rows = as_list(given.items() if isinstance(given, Mapping) else given)
    if not isinstance(given, Mapping) and (priors := _for_each_point(given, position.rules.size)) is not None:
        legal = set(position.legal_moves())
        rows = [(point, prior) for point, prior in enumerate(priors) if point in legal or prior != 0]
    if rows is None:
        return None
    pairs = []
    for pair in map(as_list, rows):
        match pair:
            case [point, prior] if (number := as_int(point)) is not None and (worth := as_float(prior)) is not None:
                pairs.append((number, worth))
            case _:
                return None
    return tuple(pairs)


def _for_each_point(given: object, points: int) -> list[Any] | None:
    """Return `given` as a list if it has one number for each point. Otherwise return None."""
    numbers = as_list(given.ravel() if isinstance(given, np.ndarray) else given)
    is_whole_board = numbers is not None and len(numbers) == points and None not in map(as_float, numbers)
    return numbers if is_whole_board else None


def _fit(priors: Priors, position: Position) -> bool:
    values = [prior for _, prior in priors]
    every_move = sorted(point for point, _ in priors) == position.legal_moves()
    return every_move and min(values) >= 0 and math.isclose(sum(values), 1.0, abs_tol=_ROUNDING)
