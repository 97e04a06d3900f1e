"""Whoever judges positions in place of a rollout: a network of ours, or any function of Python's."""

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
"""A batch of positions in; for each a prior for every point of the board, and a value for the side to move, out."""
Evaluator = PatternNetwork | NetworkName | Function
"""Of a network that is known by name alone, what it judged can be looked at, and nobody goes on."""
NetworkOfFile = PatternNetwork | ConvolutionalNetwork
"""What a file can name, by the SHA-256 of what it is."""
FindNetwork = Callable[[NetworkName], NetworkOfFile | None]
"""Looks for a network that a file names."""

_SMALLEST = 1e-30
"""A prior of 0 is as small as this: every legal move is listed."""


def refuse_unfit(evaluator: object, position: Position, parameters: Parameters, threads: int) -> None:
    """Refuse an evaluator that such a search cannot use, and none where the parameters name a network."""
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
    """What a file says of who judged; refused is a function: whoever opened the file would go on with another one."""
    if evaluator is None:
        return None
    if isinstance(evaluator, NetworkOfFile | NetworkName):
        return NetworkName(evaluator.name, evaluator.sha256)
    raise StudioError(messages.EVALUATOR_NOT_SAVED)


def evaluator_for(name: NetworkName | None, network: NetworkOfFile | FindNetwork | None) -> Evaluator | None:
    """Who goes on with a saved search: the network that is given or found, if it is the one of the file, or nobody."""
    if name is None:
        return None
    if network is not None and not isinstance(network, NetworkOfFile):
        network = network(name)
    return network if network is not None and network.sha256 == name.sha256 else name


def asked_by_one_thread(evaluator: Evaluator | None) -> bool:
    """Whether it is outside of the kernels, where only one thread can ask it."""
    return evaluator is not None and not isinstance(evaluator, PatternNetwork | NetworkName)


def refuse_without_network(evaluator: Evaluator | None) -> None:
    """Refuse to go on where the network is not there."""
    if isinstance(evaluator, NetworkName):
        raise StudioError(messages.NETWORK_MISSING, name=evaluator.name)


def asked(function: Function, positions: Sequence[Position]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float64]]:
    """What a function says of each position: the policy before the softmax for each point, and the value."""
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
