"""Creates and opens searches that may use a network. This module loads the compiler."""

from collections.abc import Generator
from functools import lru_cache
from pathlib import Path

from studio.engine.evaluation.convolutional.network import ConvolutionalNetwork, open_convolutional, sha256_of
from studio.engine.evaluation.network import NetworkName, PatternNetwork
from studio.engine.evaluation.network_file import open_network
from studio.engine.options.network_names import names_file
from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import GivenPriors
from studio.engine.search import Search
from studio.engine.stages import FUNCTION, NETWORK, stages_of
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import Rules
from studio.networks.catalogue import ResolvedSearch, is_pattern_network, network_file, network_names, resolved_search


def made_search(
    position: Position,
    parameters: Parameters,
    *,
    seed: int = 0,
    threads: int = 1,
    priors: GivenPriors = (),
) -> Search:
    """Create a search with the network that its parameters select.

    If they select none, or no shipped network fits the game, the search uses rollouts. With a convolutional network,
    the search has only one thread.
    """
    resolved = resolved_search(parameters, position.rules)
    if not resolved.network:
        return Search(position, resolved.parameters, seed=seed, threads=threads, priors=priors)
    network = network_named(resolved.network)
    threads = 1 if resolved.has_one_thread else threads
    return Search(position, resolved.parameters, seed=seed, threads=threads, priors=priors, evaluator=network)


def opening(path: Path, most_memory_mb: int, threads: int = 1) -> Generator[float, None, Search]:
    """Open a saved search in steps, and yield the progress from 0 to 1.

    If its network is not on this computer, the search can be viewed but not continued.
    """
    return (yield from Search.opening(path, most_memory_mb, threads, known_network))


def stages_for(parameters: Parameters, rules: Rules, *, with_priors: bool = False) -> tuple[str, ...]:
    """Return the stages of compilation that a search with these parameters needs."""
    resolved = resolved_search(parameters, rules)
    return stages_of(rules, resolved.parameters, judge=_evaluator_kind(resolved), with_priors=with_priors)


def network_named(name: str) -> PatternNetwork | ConvolutionalNetwork:
    """Return the network with this name.

    A pattern network is cached. A convolutional network is opened again on each call.
    """
    file = network_file(name)
    if not is_pattern_network(file):
        return open_convolutional(file)
    found = file.stat()
    return _pattern_network(file, found.st_mtime_ns, found.st_size)


def refuse_unfit_network(name: str, rules: Rules) -> None:
    """Raise an error if a network does not exist, is damaged, or is for another game."""
    network = network_named(name)
    try:
        network.refuse_other_game(rules)
    finally:
        if isinstance(network, ConvolutionalNetwork):
            network.close()


def known_network(wanted: NetworkName) -> PatternNetwork | ConvolutionalNetwork | None:
    """Return the network with the content that `wanted` describes.

    Return None if there is none. First the path in `wanted` is tried, then the network with its name, then all others.
    """
    names = sorted(network_names(), key=lambda name: name != wanted.name)
    names = [wanted.asked, *names] if names_file(wanted.asked) else names
    return next((network for name in names if (network := _the_one(name, wanted)) is not None), None)


def _the_one(name: str, wanted: NetworkName) -> PatternNetwork | ConvolutionalNetwork | None:
    try:
        file = network_file(name)
        if not is_pattern_network(file):  # starts a process, therefore only for the right file
            return open_convolutional(file) if sha256_of(file) == wanted.sha256 else None
        network = network_named(name)
    except (StudioError, OSError):  # a damaged file does not match
        return None
    return network if network.sha256 == wanted.sha256 else None


@lru_cache(maxsize=8)
def _pattern_network(file: Path, _changed_ns: int, _size: int) -> PatternNetwork:
    # The result is cached. All searches and threads share it.
    return open_network(file)


def _evaluator_kind(resolved: ResolvedSearch) -> str:
    if not resolved.network:
        return ""
    return FUNCTION if resolved.has_one_thread else NETWORK
