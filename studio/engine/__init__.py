"""The engine: Monte Carlo tree search in flat arrays.

The names below are the interface for other programs; see docs/library.md. Each name is imported on first use, so that
importing the package does not load the compiler.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from studio.engine.evaluation.convolutional.network import ConvolutionalNetwork as ConvolutionalNetwork
    from studio.engine.evaluation.convolutional.network import open_convolutional as open_convolutional
    from studio.engine.evaluation.network import PatternNetwork as PatternNetwork
    from studio.engine.evaluation.network_file import open_network as open_network
    from studio.engine.options.breakpoints import Break as Break
    from studio.engine.options.breakpoints import BreakKind as BreakKind
    from studio.engine.options.breakpoints import Breakpoints as Breakpoints
    from studio.engine.options.limits import Limit as Limit
    from studio.engine.options.limits import StoppedBy as StoppedBy
    from studio.engine.options.parameters import PARAMETERS as PARAMETERS
    from studio.engine.options.parameters import FinalMove as FinalMove
    from studio.engine.options.parameters import Parameters as Parameters
    from studio.engine.options.parameters import Rollout as Rollout
    from studio.engine.options.parameters import Selection as Selection
    from studio.engine.options.profiles import PROFILES as PROFILES
    from studio.engine.options.profiles import Profile as Profile
    from studio.engine.options.profiles import profile_named as profile_named
    from studio.engine.options.steering import Steering as Steering
    from studio.engine.options.threats import SolverLimit as SolverLimit
    from studio.engine.search import Search as Search
    from studio.engine.solver import Solver as Solver
    from studio.engine.solver import threat_points as threat_points
    from studio.engine.views.choice import choices_of as choices_of
    from studio.engine.views.found_nodes import FilterOrder as FilterOrder
    from studio.engine.views.found_nodes import TreeFilter as TreeFilter
    from studio.engine.views.phase_event import Phase as Phase
    from studio.engine.views.phase_event import PhaseEvent as PhaseEvent
    from studio.engine.views.snapshot import CandidateRow as CandidateRow
    from studio.engine.views.snapshot import NodeView as NodeView
    from studio.engine.views.snapshot import Snapshot as Snapshot
    from studio.engine.views.threats import Solution as Solution
    from studio.engine.views.threats import SolverResult as SolverResult
    from studio.engine.views.threats import ThreatKind as ThreatKind
    from studio.engine.views.threats import ThreatPoints as ThreatPoints
    from studio.engine.views.timeline import Timeline as Timeline
    from studio.game.errors import StudioError as StudioError
    from studio.game.notation import human_point as human_point
    from studio.game.notation import point_from_human as point_from_human
    from studio.game.position import Position as Position
    from studio.game.position_analysis import Proof as Proof
    from studio.game.rules import PRESETS as PRESETS
    from studio.game.rules import Rules as Rules
    from studio.game.stones import Stone as Stone

_HOMES = {
    "studio.engine.evaluation.convolutional.network": ("ConvolutionalNetwork", "open_convolutional"),
    "studio.engine.evaluation.network": ("PatternNetwork",),
    "studio.engine.evaluation.network_file": ("open_network",),
    "studio.engine.options.breakpoints": ("Break", "BreakKind", "Breakpoints"),
    "studio.engine.options.limits": ("Limit", "StoppedBy"),
    "studio.engine.options.parameters": ("PARAMETERS", "FinalMove", "Parameters", "Rollout", "Selection"),
    "studio.engine.options.profiles": ("PROFILES", "Profile", "profile_named"),
    "studio.engine.options.steering": ("Steering",),
    "studio.engine.options.threats": ("SolverLimit",),
    "studio.engine.search": ("Search",),
    "studio.engine.solver": ("Solver", "threat_points"),
    "studio.engine.views.choice": ("choices_of",),
    "studio.engine.views.found_nodes": ("FilterOrder", "TreeFilter"),
    "studio.engine.views.phase_event": ("Phase", "PhaseEvent"),
    "studio.engine.views.snapshot": ("CandidateRow", "NodeView", "Snapshot"),
    "studio.engine.views.threats": ("Solution", "SolverResult", "ThreatKind", "ThreatPoints"),
    "studio.engine.views.timeline": ("Timeline",),
    "studio.game.errors": ("StudioError",),
    "studio.game.notation": ("human_point", "point_from_human"),
    "studio.game.position": ("Position",),
    "studio.game.position_analysis": ("Proof",),
    "studio.game.rules": ("PRESETS", "Rules"),
    "studio.game.stones": ("Stone",),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}
__all__ = sorted(_HOME)  # everything in the table may be imported


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return [*__all__, *(name for name in globals() if name.startswith("__"))]
