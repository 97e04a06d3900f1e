"""Compares two searches of the same position that differ in profile, seed or exploration constant.

Both have the same limits and run at the same time, each in one thread. So a repeated search gives exactly the same
visit counts.
"""

import math
from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.compared_side import ComparedSide, Spent
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import PROFILES, Profile, searches_so
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import Rules
from studio.insight.sides import Side, SideSettings
from studio.networks.catalogue import resolved_search
from studio.thinking.live_search import MakeLiveSearch

_NEARLY, _LEAST = 0.02, 1e-6
"""Tolerances for deciding whether a time limit is used up: a share of the limit, and a number of seconds."""
UNIFORM_AGAINST_NEIGHBOUR = (SideSettings("neighbour-uniform"), SideSettings("neighbour"))
"""Two sides that differ only in their rollouts."""
# Classic UCT is the plainest profile.
_PLAINER = {
    "studio": "studio-rollouts",
    "studio-rollouts": "classic-uct",
    "alphazero": "classic-uct",
    "classroom-uct": "classic-uct",
    "win-share": "classic-uct",
    "graph": "classic-uct",
    "neighbour": "neighbour-uniform",
    "neighbour-uniform": "classic-uct",
    "classic-uct": "neighbour",
}
"""Maps each built-in profile to a plainer one to compare it with."""


def proposed_sides(profile: Profile, parameters: Parameters, rules: Rules) -> tuple[SideSettings, SideSettings]:
    """Return the two sides of a comparison: a search with `parameters`, and a plainer one that searches differently in
    this game.

    Candidates for the plainer one are, in this order: `profile` without the user's changes; if the user created
    `profile`, the profile it is based on; and built-in profiles, each plainer than the one before.
    """
    is_plain = searches_so(profile, parameters)
    left = SideSettings(profile.name, own=None if is_plain and not profile.base else parameters)
    searched = resolved_search(parameters, rules).parameters
    for relative in _relatives(profile):
        own = relative.parameters if relative.base else None
        if not searches_so(
            replace(relative, parameters=resolved_search(relative.parameters, rules).parameters), searched
        ):
            return left, SideSettings(relative.name, own=own)
    return left, left


def _relatives(profile: Profile) -> Iterator[Profile]:
    """Yield the profile, then its base, then built-in profiles that become plainer and plainer."""
    yield profile
    name = profile.base or profile.name
    for _ in _PLAINER:
        yield PROFILES[name]
        name = _PLAINER[name]


class Comparison(QObject):
    """Owns the two searches of a comparison.

    Their threads start with the first search and end when `close` is called.
    """

    left_changed = Signal(object)
    """Emitted with the newest `Thought` of the left side."""
    right_changed = Signal(object)
    state_changed = Signal()
    """Emitted when a side starts, stops or changes its state."""
    failed = Signal(object, object)
    """Emitted with the `Side` whose search failed, and the `StudioError` that ended this search."""

    def __init__(self, make_live_search: MakeLiveSearch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._position: Position | None = None
        self._goal: Limit | None = None  # counted from the start of each search; None before `start`
        self._is_open = False
        self.left = ComparedSide(Side.LEFT, make_live_search, self)
        self.right = ComparedSide(Side.RIGHT, make_live_search, self)
        self.left.thought_changed.connect(self.left_changed)
        self.right.thought_changed.connect(self.right_changed)
        for side in self.sides:
            side.state_changed.connect(self.state_changed)
            side.failed.connect(self._on_failed)

    # State

    @property
    def sides(self) -> tuple[ComparedSide, ComparedSide]:
        return self.left, self.right

    @property
    def position(self) -> Position | None:
        return self._position.copy() if self._position is not None else None

    @property
    def is_open(self) -> bool:
        """Whether the threads of the two searches are running."""
        return self._is_open

    @property
    def is_thinking(self) -> bool:
        return self.left.is_thinking or self.right.is_thinking

    @property
    def progress(self) -> float | None:
        """The share of the limit that has been used, from 0 to 1, averaged over both sides.

        None if there is no limit.
        """
        goal = self._goal
        if goal is None or goal == Limit():
            return None
        return sum(_part(side, goal) for side in self.sides) / 2

    # Commands

    def watch(self, position: Position) -> None:
        """Take `position` for the comparison, with new searches. Nothing runs until `start` is called."""
        self._position, self._goal = position.copy(), None
        self._begin(*self.sides)

    def set_sides(self, left: SideSettings, right: SideSettings) -> None:
        """Change the settings of both sides.

        If the settings of a side differ from before, its results are discarded, and in a running comparison its search
        starts again at once.
        """
        changed = [side for side, given in zip(self.sides, (left, right), strict=True) if side.settings != given]
        for side, given in zip(self.sides, (left, right), strict=True):
            side.set_settings(given)
        self._begin_again(*changed)

    def start(self, limit: Limit) -> None:
        """Run both searches until each has used up the limit.

        If both have used it up already, each gets the same amount again. Do nothing if a search is running or there is
        no position.
        """
        if self._position is None or self.is_thinking:
            return
        if not self._is_open:
            self._is_open = True
            self._begin(*self.sides)
        open_sides = [side for side in self.sides if not side.is_settled] or list(self.sides)
        self._goal = _multiple(limit, min(_rounds(limit, side.spent) for side in open_sides))
        self._run(*self.sides)

    def pause(self) -> None:
        for side in self.sides:
            side.pause()

    def restart(self) -> None:
        """Discard the results. In a running comparison, both sides start new searches at once."""
        self._begin_again(*self.sides)

    def close(self) -> None:
        """End both threads and discard their results."""
        for side in self.sides:
            side.close()
        self._is_open, self._goal = False, None

    # Implementation

    def _begin(self, *sides: ComparedSide) -> None:
        if self._is_open and self._position is not None:
            for side in sides:
                side.begin(self._position)
            self.state_changed.emit()

    def _begin_again(self, *sides: ComparedSide) -> None:
        was_thinking = self.is_thinking
        self._begin(*sides)
        if was_thinking:
            self._run(*sides)

    def _run(self, *sides: ComparedSide) -> None:
        for side in sides:
            left = _left(self._goal, side)
            if left is not None:
                side.run_for(left)
        self.state_changed.emit()

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        side = self.left if self.sender() is self.left else self.right
        self.failed.emit(side.side, error)


def _rounds(limit: Limit, spent: Spent) -> int:
    """Return how many times `limit` a side may use in total.

    This is the number of limits that it has used up, plus one.
    """
    parts = [used / amount for used, amount in _amounts(limit, spent)]
    return math.floor(max(parts) + _NEARLY) + 1 if parts else 1


def _multiple(limit: Limit, times: int) -> Limit:
    return Limit(
        simulations=limit.simulations * times if limit.simulations is not None else None,
        seconds=limit.seconds * times if limit.seconds is not None else None,
        depth=limit.depth,
    )


def _left(goal: Limit | None, side: ComparedSide) -> Limit | None:
    """Return the part of `goal` that a side has not used yet.

    Return None if `goal` is None or if one of its limits is used up.
    """
    if goal is None:
        return None
    simulations = goal.simulations - side.spent.simulations if goal.simulations is not None else None
    seconds = goal.seconds - side.spent.seconds if goal.seconds is not None else None
    is_short = seconds is not None and goal.seconds is not None and seconds < max(goal.seconds * _NEARLY / 2, _LEAST)
    if is_short or (simulations is not None and simulations <= 0) or side.spent.depth >= (goal.depth or math.inf):
        return None
    return Limit(simulations=simulations, seconds=seconds, depth=goal.depth)


def _amounts(limit: Limit, spent: Spent) -> list[tuple[float, float]]:
    """Return a pair (used amount, limit) for each limit of simulations or seconds."""
    counted = ((spent.simulations, limit.simulations), (spent.seconds, limit.seconds))
    return [(used, amount) for used, amount in counted if amount is not None]


def _part(side: ComparedSide, goal: Limit) -> float:
    used = goal.used(side.spent.simulations, side.spent.seconds, side.spent.depth)
    return 1.0 if side.is_settled or used is None else used
