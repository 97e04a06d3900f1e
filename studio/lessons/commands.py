"""The commands that a lesson sends to the search, as plain data."""

from dataclasses import dataclass

from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors


@dataclass(frozen=True, slots=True)
class Begin:
    """Shows the position after `moves` and starts a new search of it. The tree is empty, and there is one thread."""

    moves: tuple[int, ...]
    parameters: Parameters
    priors: Priors  # the priors of the root's moves; empty for equal priors
    seed: int


@dataclass(frozen=True, slots=True)
class Run:
    """Searches until there have been `until_simulations` simulations in this position."""

    # A started simulation is first completed.

    until_simulations: int


@dataclass(frozen=True, slots=True)
class StepPhases:
    count: int


@dataclass(frozen=True, slots=True)
class StepSimulations:
    """Performs `count` simulations. If a simulation has already begun, completing it counts as one."""

    count: int


@dataclass(frozen=True, slots=True)
class Play:
    """Plays the move at `point`, and keeps the part of the tree below it."""

    point: int


Command = Begin | Run | StepPhases | StepSimulations | Play
