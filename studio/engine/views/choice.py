"""The choices that a search makes in a selection phase.

For each, the chosen child and the runner-up, with the terms of their scores.
"""

from dataclasses import dataclass

import numpy as np

from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import CandidateRow, NodeView
from studio.game.argument_checks import refuse_other_than


@dataclass(frozen=True, slots=True)
class Choice:
    """The choice of one child during a selection phase."""

    depth: int  # 1 for the root's child
    chosen: CandidateRow
    runner_up: CandidateRow | None  # the other child with the highest score; None if there is none
    behind: float  # the chosen score minus the runner-up's; infinite for an unvisited child or without a runner-up
    is_first_visit: bool  # whether the child was chosen because it had not been visited


def choices_of(event: PhaseEvent) -> tuple[Choice, ...]:
    """Return the choices of a selection phase, beginning at the root. For other phases, return nothing."""
    refuse_other_than(PhaseEvent, event, "The event of a step", "search.step()")
    steps = zip(event.choices, event.path, strict=False)  # the last view is of the leaf, where no child was chosen
    return tuple(_choice(depth, view, point) for depth, (view, point) in enumerate(steps, 1))


def _choice(depth: int, view: NodeView, point: int) -> Choice:
    row = int(np.flatnonzero(view.points == point)[0])
    chosen = view.candidate(row)
    others = np.where(np.arange(len(view)) == row, -np.inf, view.scores)
    second = int(np.argmax(others)) if len(view) > 1 else None
    runner_up = view.candidate(second) if second is not None and np.isfinite(others[second]) else None
    behind = chosen.score - runner_up.score if runner_up is not None else float("inf")
    return Choice(depth, chosen, runner_up, behind, not np.isfinite(chosen.score))
