"""Whoever judges positions in place of a rollout: a network of ours, or any function of Python's."""

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation.convolutional.network import ConvolutionalNetwork
from studio.engine.evaluation.convolutional.plain import PlainNetwork
from studio.engine.evaluation.network import NetworkName, PatternNetwork
from studio.engine.options.parameters import Parameters, Selection
from studio.game.argument_checks import told
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
        sentence = "These parameters search with a network. Give it as the evaluator, or begin by made_search."
        raise StudioError("network_needed", sentence)
    if evaluator is None:
        return
    if not isinstance(evaluator, PatternNetwork | NetworkName) and not callable(evaluator):
        sentence = f"An evaluator is a network or a function of positions, not {told(evaluator)}."
        raise StudioError("bad_evaluator", sentence, given=told(evaluator))
    if parameters.selection is not Selection.PUCT:
        sentence = "An evaluator gives priors, which are read by puct only. Choose that selection."
        raise StudioError("evaluator_needs_puct", sentence)
    if isinstance(evaluator, PatternNetwork | ConvolutionalNetwork | PlainNetwork):
        evaluator.refuse_other_game(position.rules)
    if asked_by_one_thread(evaluator) and threads > 1:
        sentence = "A function can be asked by one thread only. Search with one thread, or with a network."
        raise StudioError("evaluator_needs_one_thread", sentence)


def name_of(evaluator: Evaluator | None) -> NetworkName | None:
    """What a file says of who judged; refused is a function: whoever opened the file would go on with another one."""
    if evaluator is None:
        return None
    if isinstance(evaluator, NetworkOfFile | NetworkName):
        return NetworkName(evaluator.name, evaluator.sha256)
    sentence = "A search with a function of yours cannot be saved: the file would not say which one it was."
    raise StudioError("evaluator_not_saved", sentence)


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
        sentence = (
            f"This tree was made with the network {evaluator.name}, which is not here, so it can only be looked at. "
            "To go on, put that network among yours and open the tree again."
        )
        raise StudioError("network_missing", sentence, name=evaluator.name)


def asked(function: Function, positions: Sequence[Position]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float64]]:
    """What a function says of each position: the policy before the softmax for each point, and the value."""
    count, size = len(positions), positions[0].rules.size
    try:
        given_priors, given_values = function(tuple(positions))
        priors, values = np.asarray(given_priors, np.float64), np.asarray(given_values, np.float64)
    except (TypeError, ValueError) as error:
        raise _bad_answer(positions, "that is no pair of arrays of numbers") from error
    if priors.size != count * size or values.size != count:
        raise _bad_answer(positions, f"{priors.size} priors and {values.size} values")
    if not (np.isfinite(priors).all() and priors.min() >= 0 and (np.abs(values) <= 1).all()):
        raise _bad_answer(positions, "a prior below 0, a value outside of −1 to 1, or something that is no number")
    return np.log(np.maximum(priors, _SMALLEST)).astype(np.float32).reshape(count, size), values.ravel()


def _bad_answer(positions: Sequence[Position], given: str) -> StudioError:
    points = positions[0].rules.size
    of_several = f" of {len(positions)} positions" if len(positions) > 1 else ""
    sentence = (
        f"An evaluator must answer with {points} priors of at least 0 and one value from −1 to 1 for each "
        f"position; it gave {given}{of_several}."
    )
    return StudioError("bad_answer", sentence, points=points, given=given + of_several)
