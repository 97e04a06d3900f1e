"""Reads nodes of a search by their paths, and performs single steps with descriptions."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from studio.engine.options.breakpoints import Break, Breakpoints
from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.engine.views.snapshot import NodeView
from studio.game.errors import StudioError
from studio.thinking.step_history import MOST_EVENTS

if TYPE_CHECKING:
    from studio.engine.search import Search


def found_nodes(search: "Search", paths: Iterable[tuple[int, ...]]) -> tuple[NodeView, ...]:
    """Return the nodes at these paths. Paths outside the tree are skipped."""
    views = (_found_node(search, path) for path in paths)
    return tuple(view for view in views if view is not None)


def performed_steps(
    search: "Search", phases: int, simulations: int, breakpoints: Breakpoints, is_ended: Callable[[], bool]
) -> tuple[tuple[PhaseEvent, ...], Break | None]:
    """Perform single steps until `phases` phases and `simulations` simulations are finished, at least one step.

    Return their events (at most the last `MOST_EVENTS`), and the breakpoint that was reached or None. End early at a
    breakpoint, if nothing is left to search, or if `is_ended` returns True.
    """
    events: deque[PhaseEvent] = deque(maxlen=MOST_EVENTS)
    watch = search.watch(breakpoints)
    broken, event = None, search.step()
    while event is not None:
        events.append(event)
        phases -= 1
        if event.phase is Phase.BACKPROPAGATE:
            simulations -= 1
            broken = watch.look(search.inspect(()), search.simulations) if watch is not None else None
        if (phases <= 0 and simulations <= 0) or broken is not None or is_ended():
            break
        event = search.step()
    return tuple(events), broken


def _found_node(search: "Search", path: tuple[int, ...]) -> NodeView | None:
    try:
        return search.inspect(path)
    except StudioError:  # the tree has changed since the path was requested
        return None
