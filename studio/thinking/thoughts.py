"""Messages from the search's thread to other threads: states, results and events, all immutable."""

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
    OVER = "over"  # the game is over
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class SearchSetup:
    """A position and the settings of its search. Each new setup starts a new run."""

    run: int
    position: Position  # immutable by convention
    parameters: Parameters
    seed: int = 0
    threads: int = 1
    priors: Priors = ()  # given priors of the root's moves; empty for none


@dataclass(frozen=True, slots=True)
class Thought:
    """The results of a search at one moment."""

    run: int
    snapshot: Snapshot
    timeline: tuple[Snapshot, ...]
    progress: float | None  # the used fraction of the limit, from 0 to 1; None without a limit
    steering: Steering = UNSTEERED
    owed: tuple[tuple[int, int], ...] = ()  # (point, visits) of requested visits that are still missing


# Events, which are reported at once


@dataclass(frozen=True, slots=True)
class Prepared:
    """The progress of compiling this search's kernels: the number of compiled stages and the number of all stages."""

    done: int
    of: int


@dataclass(frozen=True, slots=True)
class RestPrepared:
    """The progress of compiling all kernels in the background: the number of compiled stages and the number of
    all stages.
    """

    done: int
    of: int


@dataclass(frozen=True, slots=True)
class Reached:
    """The search has reached a new state without another event."""

    run: int
    state: EngineState


@dataclass(frozen=True, slots=True)
class Stepped:
    """Phases were performed as single steps."""

    run: int
    state: EngineState
    events: tuple[PhaseEvent, ...]  # empty if there was nothing to search
    broken: Break | None  # the breakpoint that ended the steps


@dataclass(frozen=True, slots=True)
class Stopped:
    """A run has ended."""

    run: int
    state: EngineState
    reason: StoppedBy
    broken: Break | None = None  # the breakpoint that ended the run


@dataclass(frozen=True, slots=True)
class Inspected:
    """The requested nodes that are in the tree."""

    run: int
    state: EngineState
    views: tuple[NodeView, ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """A command failed, or the search ended with an error. In the second case, `state` is FAILED."""

    run: int
    state: EngineState
    error: StudioError


SearchNotice = Reached | Stepped | Stopped | Inspected | Failed
"""An event in the search of one run."""
Notice = Prepared | RestPrepared | WorkNews | SearchNotice
