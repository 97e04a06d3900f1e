"""What a lesson wants done to the search, as plain data, and the way from one place of it to another."""

from dataclasses import dataclass

from studio.engine.parameters import Parameters
from studio.engine.priors import Priors
from studio.lesson import PHASES, Deed, MakeMove, Phases, Place, Simulations


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


@dataclass(frozen=True, slots=True)
class Errand:
    """A command, and how many phases of the position have been performed when it is done."""

    command: Command
    phases: int


def errands_anew(place: Place, seed: int) -> tuple[Errand, ...]:
    """From nothing to this place: the same tree, to the last bit, by running instead of stepping."""
    errands = [Errand(Begin(place.moves, place.parameters, place.priors, seed), 0)]
    for simulations, point in place.kept:
        errands += _run(simulations)
        errands.append(Errand(Play(point), 0))
    errands += _run(place.simulations)
    rest = place.phases % PHASES
    if rest:
        errands.append(Errand(StepPhases(rest), place.phases))
    return tuple(errands)


def errands_on(now: int, before: Place, after: Place, deed: Deed | None, seed: int) -> tuple[Errand, ...]:
    """From one place of the lesson to the next, when the search has done `now` phases since the first one's root."""
    if isinstance(deed, MakeMove) and now == before.phases:
        return (Errand(Play(deed.point), 0),)
    if not before.has_same_tree(after) or now > after.phases:
        return errands_anew(after, seed)
    if now == after.phases:
        return ()
    if isinstance(deed, Phases):
        return (Errand(StepPhases(after.phases - now), after.phases),)
    if isinstance(deed, Simulations):
        return (Errand(StepSimulations(after.simulations - now // PHASES), after.phases),)
    return (Errand(Run(after.simulations), after.phases),)


def _run(simulations: int) -> list[Errand]:
    return [Errand(Run(simulations), simulations * PHASES)] if simulations else []
