"""The commands that a lesson sends to the search, as plain data."""

from dataclasses import dataclass

from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors


@dataclass(frozen=True, slots=True)
class Begin:
    """Shows the position after `moves`, and starts a new search of it with an empty tree, on one thread."""

    moves: tuple[int, ...]
    parameters: Parameters
    priors: Priors  # the priors of the root's moves; empty for equal priors
    seed: int


@dataclass(frozen=True, slots=True)
class Run:
    """Searches until the position has had `until_simulations` simulations."""

    # A started simulation is first completed.

    until_simulations: int


@dataclass(frozen=True, slots=True)
class StepPhases:
    count: int


@dataclass(frozen=True, slots=True)
class StepSimulations:
    """Performs `count` simulations. A started simulation that is completed counts as one of them."""

    count: int


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a move at `point`, and keeps the tree below it."""

    point: int


Command = Begin | Run | StepPhases | StepSimulations | Play
