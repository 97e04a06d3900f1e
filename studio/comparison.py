"""Two searches of the same position, side by side: the same limits, other profiles, seeds or exploration weights.

Each side has one thread of its own, however many the machine has: a search with one thread and one seed can be
repeated to the last visit, and both sides get the same share of the machine. They run at the same time.
"""

import math

from PySide6.QtCore import QObject, Signal, Slot

from studio.analysis import MakeAnalysis
from studio.compared_side import ComparedSide, Side, SideSettings
from studio.engine.limits import Limit
from studio.game.errors import StudioError
from studio.game.position import Position

_NEARLY = 0.02
"""So much of a limit may be missing where clocks disagree."""
UNIFORM_AGAINST_NEIGHBOUR = (SideSettings("neighbour-uniform"), SideSettings("neighbour"))
"""The same in everything but their rollouts."""


class Comparison(QObject):
    """Owns both sides. Threads are begun with the first search, and end with `close`."""

    left_changed = Signal(object)
    """The left side's newest `Thought`."""
    right_changed = Signal(object)
    state_changed = Signal()
    """A side began or ceased to search, or is in another state."""
    failed = Signal(object, object)
    """The `Side`, and the `StudioError` that ended its search."""

    def __init__(self, make_analysis: MakeAnalysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._position: Position | None = None
        self._goal: Limit | None = None  # counted from the start of each search; None while nobody runs
        self._is_open = False
        self.left = ComparedSide(Side.LEFT, make_analysis, self)
        self.right = ComparedSide(Side.RIGHT, make_analysis, self)
        self.left.thought_changed.connect(self.left_changed)
        self.right.thought_changed.connect(self.right_changed)
        for side in self.sides:
            side.state_changed.connect(self.state_changed)
            side.failed.connect(self._on_failed)

    # What it is

    @property
    def sides(self) -> tuple[ComparedSide, ComparedSide]:
        return self.left, self.right

    @property
    def position(self) -> Position | None:
        return self._position.copy() if self._position is not None else None

    @property
    def is_open(self) -> bool:
        """Whether there are threads."""
        return self._is_open

    @property
    def is_thinking(self) -> bool:
        return self.left.is_thinking or self.right.is_thinking

    @property
    def progress(self) -> float | None:
        """The part of the limit that both have used up; nothing where there is none."""
        goal = self._goal
        if goal is None or goal == Limit():
            return None
        return sum(_part(side, goal) for side in self.sides) / 2

    # Commands

    def watch(self, position: Position) -> None:
        """Compare this position from now on, from the start. Nothing runs until it is asked to."""
        self._position, self._goal = position.copy(), None
        self._begin(*self.sides)

    def set_sides(self, left: SideSettings, right: SideSettings) -> None:
        """A side that is to search in another way begins anew, and goes on if the comparison runs."""
        changed = [side for side, given in zip(self.sides, (left, right), strict=True) if side.settings != given]
        for side, given in zip(self.sides, (left, right), strict=True):
            side.set_settings(given)
        self._begin_again(*changed)

    def start(self, limit: Limit) -> None:
        """Let both search until each has used this much, or as much again where both have used it already.

        The limit counts from the start of the search, so that a pause in between leaves both with the same.
        """
        if self._position is None or self.is_thinking:
            return
        if not self._is_open:
            self._is_open = True
            self._begin(*self.sides)
        open_sides = [side for side in self.sides if not side.is_settled] or list(self.sides)
        self._goal = _multiple(limit, _rounds(limit, min(side.spent(limit) for side in open_sides)))
        self._run(*self.sides)

    def pause(self) -> None:
        for side in self.sides:
            side.pause()

    def restart(self) -> None:
        """Forget what was found; both go on if they run."""
        self._begin_again(*self.sides)

    def close(self) -> None:
        """End both threads, and forget what they found."""
        for side in self.sides:
            side.close()
        self._is_open, self._goal = False, None

    # Inside

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


def _amount(limit: Limit) -> float | None:
    return limit.simulations if limit.simulations is not None else limit.seconds


def _rounds(limit: Limit, spent: float) -> int:
    amount = _amount(limit)
    return math.floor(spent / amount + _NEARLY) + 1 if amount is not None else 1


def _multiple(limit: Limit, times: int) -> Limit:
    return Limit(
        simulations=limit.simulations * times if limit.simulations is not None else None,
        seconds=limit.seconds * times if limit.seconds is not None else None,
    )


def _left(goal: Limit | None, side: ComparedSide) -> Limit | None:
    """What the side may still use; None where it has used all."""
    amount = _amount(goal) if goal is not None else None
    if goal is None or amount is None:
        return goal
    left = amount - side.spent(goal)
    if left <= 0 or (goal.simulations is None and left < amount * _NEARLY / 2):
        return None
    return Limit(simulations=round(left)) if goal.simulations is not None else Limit(seconds=left)


def _part(side: ComparedSide, goal: Limit) -> float:
    return 1.0 if side.is_settled else min(1.0, side.spent(goal) / (_amount(goal) or 1.0))
