"""Whoever judges positions in place of a rollout: a network of ours, or any function of Python's."""

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation.convolutional.network import ConvolutionalNetwork
from studio.engine.evaluation.convolutional.plain import PlainNetwork
from studio.engine.evaluation.network import PatternNetwork
from studio.engine.options.parameters import Parameters, Selection
from studio.game.errors import StudioError
from studio.game.given import told
from studio.game.position import Position

Function = Callable[[Sequence[Position]], tuple[npt.ArrayLike, npt.ArrayLike]]
"""A batch of positions in; for each a prior for every point of the board, and a value for the side to move, out."""
Evaluator = PatternNetwork | Function

_SMALLEST = 1e-30
"""A prior of 0 is as small as this: every legal move is listed."""


def refuse_unfit(evaluator: object, position: Position, parameters: Parameters, threads: int) -> None:
    """Refuse an evaluator that such a search cannot use."""
    if evaluator is None:
        return
    if not isinstance(evaluator, PatternNetwork) and not callable(evaluator):
        sentence = f"An evaluator is a network or a function of positions, not {told(evaluator)}."
        raise StudioError("bad_evaluator", sentence, given=told(evaluator))
    if parameters.selection is not Selection.PUCT:
        sentence = "An evaluator gives priors, which are read by puct only. Choose that selection."
        raise StudioError("evaluator_needs_puct", sentence)
    if isinstance(evaluator, PatternNetwork | ConvolutionalNetwork | PlainNetwork):
        evaluator.refuse_other_game(position.rules)
    if not isinstance(evaluator, PatternNetwork) and threads > 1:
        sentence = "A function can be asked by one thread only. Search with one thread, or with a network."
        raise StudioError("evaluator_needs_one_thread", sentence)


def refuse_saving(evaluator: Evaluator | None) -> None:
    """Refuse to save a search with an evaluator: whoever opened it would go on with another one."""
    if evaluator is not None:
        sentence = "A search with an evaluator cannot be saved yet: the file would not say which one it was."
        raise StudioError("evaluator_not_saved", sentence)


def asked(function: Function, position: Position) -> tuple[npt.NDArray[np.float32], float]:
    """What a function says of one position: the policy before the softmax for each point, and the value."""
    try:
        given_priors, given_values = function((position,))
        priors, values = np.asarray(given_priors, np.float64), np.asarray(given_values, np.float64)
    except (TypeError, ValueError) as error:
        raise _bad_answer(position, "that is no pair of arrays of numbers") from error
    if priors.size != position.rules.size or values.size != 1:
        raise _bad_answer(position, f"{priors.size} priors and {values.size} values")
    priors, value = priors.ravel(), float(values.ravel()[0])
    if not (np.isfinite(priors).all() and priors.min() >= 0 and -1 <= value <= 1):
        raise _bad_answer(position, "a prior below 0, a value outside of −1 to 1, or something that is no number")
    return np.log(np.maximum(priors, _SMALLEST)).astype(np.float32), value


def _bad_answer(position: Position, given: str) -> StudioError:
    sentence = (
        f"An evaluator must answer with {position.rules.size} priors of at least 0 and one value from −1 to 1 for each "
        f"position; it gave {given}."
    )
    return StudioError("bad_answer", sentence, points=position.rules.size, given=given)
