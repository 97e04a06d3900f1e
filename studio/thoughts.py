"""What an engine's thread tells others: its state, what it found, and what happened. All of it is frozen."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine.breakpoints import Break
from studio.engine.limits import StoppedBy
from studio.engine.parameters import Parameters
from studio.engine.phase_event import PhaseEvent
from studio.engine.priors import Priors
from studio.engine.snapshot import NodeView, Snapshot
from studio.engine.steering import UNSTEERED, Steering
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.tree_work import WorkNews


class EngineState(StrEnum):
    PREPARING = "preparing"  # the kernels are being compiled
    PAUSED = "paused"
    THINKING = "thinking"
    PROVEN = "proven"
    OVER = "over"  # the game is
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Setting:
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


@dataclass(frozen=True, slots=True)
class Notice:
    """Something happened that a view has to be told of at once."""

    run: int
    state: EngineState
    stopped_by: StoppedBy | None = None
    events: tuple[PhaseEvent, ...] = ()
    views: tuple[NodeView, ...] | None = None  # the nodes that were asked for, as far as they are in the tree
    broken: Break | None = None  # the breakpoint that ended a run
    work: WorkNews | None = None
    prepared: tuple[int, int] | None = None  # how many kinds of boards are compiled, and of how many
    error: StudioError | None = None
