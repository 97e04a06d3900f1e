"""What a lesson wants done to the search, as plain data."""

from dataclasses import dataclass

from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors


@dataclass(frozen=True, slots=True)
class Begin:
    """Show this position, and search it anew in this way, by one thread; nothing of an older tree is kept."""

    moves: tuple[int, ...]
    parameters: Parameters
    priors: Priors  # of the moves at the root, before the first simulation; empty where all are alike
    seed: int


@dataclass(frozen=True, slots=True)
class Run:
    """Search on to so many simulations of this position; one that was begun is finished first."""

    until_simulations: int


@dataclass(frozen=True, slots=True)
class StepPhases:
    count: int


@dataclass(frozen=True, slots=True)
class StepSimulations:
    """The rest of a simulation that was begun counts as one."""

    count: int


@dataclass(frozen=True, slots=True)
class Play:
    """Make this move; the tree below it is kept."""

    point: int


Command = Begin | Run | StepPhases | StepSimulations | Play
