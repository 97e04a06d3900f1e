"""The commands of a lesson to the search, as plain data."""

from dataclasses import dataclass

from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors


@dataclass(frozen=True, slots=True)
class Begin:
    """Show the position after `moves`, and start a new search of it on one thread. Discard older trees."""

    moves: tuple[int, ...]
    parameters: Parameters
    priors: Priors  # of the root's moves, before the first simulation; empty: all equal
    seed: int


@dataclass(frozen=True, slots=True)
class Run:
    """Search the position up to `until_simulations` simulations; finish a simulation in progress first."""

    until_simulations: int


@dataclass(frozen=True, slots=True)
class StepPhases:
    count: int


@dataclass(frozen=True, slots=True)
class StepSimulations:
    """Perform `count` simulations; the rest of a simulation in progress counts as one."""

    count: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play a move at `point`, and keep the tree below it."""

    point: int


Command = Begin | Run | StepPhases | StepSimulations | Play
