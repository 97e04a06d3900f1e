"""The types of evaluators, which a search uses instead of rollouts, and the checks of their results."""

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation import messages
from studio.engine.evaluation.convolutional.network import ConvolutionalNetwork
from studio.engine.evaluation.convolutional.plain import PlainNetwork
from studio.engine.evaluation.network import NetworkName, PatternNetwork
from studio.engine.options.parameters import Parameters, Selection
from studio.game.argument_checks import brief_repr
from studio.game.errors import StudioError
from studio.game.position import Position

Function = Callable[[Sequence[Position]], tuple[npt.ArrayLike, npt.ArrayLike]]
"""A Python function that evaluates a batch of positions.

It returns two arrays: a prior for every point of each position, and a value of each position for the side to move, from
-1 to 1.
"""
Evaluator = PatternNetwork | NetworkName | Function
"""The evaluators that a search accepts.

If the evaluator is only a `NetworkName`, the search can be read but not continued.
"""
NetworkOfFile = PatternNetwork | ConvolutionalNetwork
"""A network to which saved searches refer by the SHA-256 of its content."""
FindNetwork = Callable[[NetworkName], NetworkOfFile | None]
"""A function that returns the network with a given name and SHA-256, or None."""

# The logarithm of 0 is not finite.
_SMALLEST = 1e-30
"""The value that replaces a prior of 0, because 0 has no logarithm."""


def refuse_unfit(evaluator: object, position: Position, parameters: Parameters, threads: int) -> None:
    """Raise if a search with these parameters cannot use the evaluator.

    Also raise if `evaluator` is None but the parameters name a network.
    """
    if evaluator is None and parameters.network:
        raise StudioError(messages.NETWORK_NEEDED)
    if evaluator is None:
        return
    if not isinstance(evaluator, PatternNetwork | NetworkName) and not callable(evaluator):
        raise StudioError(messages.BAD_EVALUATOR, value=brief_repr(evaluator))
    if parameters.selection is not Selection.PUCT:
        raise StudioError(messages.EVALUATOR_NEEDS_PUCT)
    if isinstance(evaluator, PatternNetwork | ConvolutionalNetwork | PlainNetwork):
        evaluator.refuse_other_game(position.rules)
    if asked_by_one_thread(evaluator) and threads > 1:
        raise StudioError(messages.ONE_THREAD)


def name_of(evaluator: Evaluator | None) -> NetworkName | None:
    """Return the name and SHA-256 by which a saved search refers to its evaluator.

    If there is no evaluator, return None. If it is a function, raise, because a function has no SHA-256.
    """
    if evaluator is None:
        return None
    if isinstance(evaluator, NetworkOfFile | NetworkName):
        return NetworkName(evaluator.name, evaluator.sha256)
    raise StudioError(messages.EVALUATOR_NOT_SAVED)


def evaluator_for(name: NetworkName | None, network: NetworkOfFile | FindNetwork | None) -> Evaluator | None:
    """Return the evaluator of a saved search, or None if `name` is None.

    It is `network` if this has the SHA-256 in `name`, otherwise `name` itself. `network` may also be a function that
    finds the network.
    """
    if name is None:
        return None
    if network is not None and not isinstance(network, NetworkOfFile):
        network = network(name)
    return network if network is not None and network.sha256 == name.sha256 else name


def asked_by_one_thread(evaluator: Evaluator | None) -> bool:
    """Return whether only one thread may call the evaluator. Pattern networks allow several threads."""
    return evaluator is not None and not isinstance(evaluator, PatternNetwork | NetworkName)


def refuse_without_network(evaluator: Evaluator | None) -> None:
    """Raise if the evaluator is only a name because its network is missing."""
    if isinstance(evaluator, NetworkName):
        raise StudioError(messages.NETWORK_MISSING, name=evaluator.name)


def asked(function: Function, positions: Sequence[Position]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float64]]:
    """Call an evaluator function.

    Return the logits of all points and the value of each position. Raise if the function does not return valid priors
    and values.
    """
    count, size = len(positions), positions[0].rules.size
    try:
        given_priors, given_values = function(tuple(positions))
        priors, values = np.asarray(given_priors, np.float64), np.asarray(given_values, np.float64)
    except (TypeError, ValueError) as error:
        raise StudioError(messages.NO_ARRAYS, points=size) from error
    if priors.size != count * size or values.size != count:
        raise StudioError(messages.WRONG_COUNT, priors=priors.size, values=values.size, positions=count, points=size)
    if not (np.isfinite(priors).all() and priors.min() >= 0 and (np.abs(values) <= 1).all()):
        raise StudioError(messages.OUT_OF_RANGE)
    return np.log(np.maximum(priors, _SMALLEST)).astype(np.float32).reshape(count, size), values.ravel()
