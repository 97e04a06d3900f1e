"""What an engine's thread tells others: its state, what it found, and what happened. All of it is frozen."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine.options.breakpoints import Break
from studio.engine.options.limits import StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors
from studio.engine.options.steering import UNSTEERED, Steering
from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.thinking.tree_work import WorkNews


class EngineState(StrEnum):
    PREPARING = "preparing"  # the kernels are being compiled
    PAUSED = "paused"
    THINKING = "thinking"
    PROVEN = "proven"
    OVER = "over"  # the game is
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class SearchSetup:
    """What is to be searched, and how; another one begins a new run."""

    run: int
    position: Position  # nobody changes it any more
    parameters: Parameters
    seed: int = 0
    threads: int = 1
    priors: Priors = ()  # of the moves there, made by hand


@dataclass(frozen=True, slots=True)
class Thought:
    """What the engine found up to one moment."""

    run: int
    snapshot: Snapshot
    timeline: tuple[Snapshot, ...]
    progress: float | None  # the part of the limit that is used up
    steering: Steering = UNSTEERED
    owed: tuple[tuple[int, int], ...] = ()  # the visits that steering still owes, by point


# What happened, and has to be told at once


@dataclass(frozen=True, slots=True)
class Prepared:
    """So many stages of what this search needs are compiled, of so many."""

    done: int
    of: int


@dataclass(frozen=True, slots=True)
class RestPrepared:
    """So many stages of all are compiled, of so many; the search goes on meanwhile."""

    done: int
    of: int


@dataclass(frozen=True, slots=True)
class Reached:
    """A state, and nothing else happened."""

    run: int
    state: EngineState


@dataclass(frozen=True, slots=True)
class Stepped:
    """Phases were performed one by one."""

    run: int
    state: EngineState
    events: tuple[PhaseEvent, ...]  # none where nothing is left to search
    broken: Break | None  # the breakpoint that ended them


@dataclass(frozen=True, slots=True)
class Stopped:
    """A run has ended."""

    run: int
    state: EngineState
    reason: StoppedBy
    broken: Break | None = None  # the breakpoint that ended it


@dataclass(frozen=True, slots=True)
class Inspected:
    """Nodes were looked at: those that were asked for, as far as they are in the tree."""

    run: int
    state: EngineState
    views: tuple[NodeView, ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """A command could not be carried out, or the search is lost; the state says which."""

    run: int
    state: EngineState
    error: StudioError


SearchNotice = Reached | Stepped | Stopped | Inspected | Failed
"""What happened to the search of one run."""
Notice = Prepared | RestPrepared | WorkNews | SearchNotice
