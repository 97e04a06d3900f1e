"""The commands of a lesson to the search, as plain data."""

from dataclasses import dataclass

from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors


@dataclass(frozen=True, slots=True)
class Begin:
    """Show this position and start a new search of it with these settings on one thread; discard older trees."""

    moves: tuple[int, ...]
    parameters: Parameters
    priors: Priors  # of the root's moves, before the first simulation; empty: all equal
    seed: int


@dataclass(frozen=True, slots=True)
class Run:
    """Search up to this number of simulations of this position; finish a simulation in progress first."""

    until_simulations: int


@dataclass(frozen=True, slots=True)
class StepPhases:
    count: int


@dataclass(frozen=True, slots=True)
class StepSimulations:
    """Step this number of simulations; the rest of a simulation in progress counts as one."""

    count: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play this move; the tree below it is kept."""

    point: int


Command = Begin | Run | StepPhases | StepSimulations | Play
