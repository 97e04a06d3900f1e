"""The user's results in all exercises: the streak, and the share of each level solved without help."""

from dataclasses import dataclass, replace

from studio.exercises.levels import LEVELS

_NONE = (0,) * len(LEVELS)


@dataclass(frozen=True, slots=True)
class Results:
    """The user's results.

    An exercise counts once: when solved, or at the first mistake, hint or request for the solution.
    """

    streak: int = 0
    """The number of the latest exercises in a row that the user solved without a mistake or a hint."""
    best_streak: int = 0
    solved: tuple[int, ...] = _NONE
    """[level − 1]: the number of exercises solved without a mistake or a hint."""
    tried: tuple[int, ...] = _NONE

    @property
    def rate(self) -> float | None:
        """The share of exercises solved without help, from 0 to 1; None before the first exercise."""
        tried = sum(self.tried)
        return sum(self.solved) / tried if tried else None

    def with_result(self, level: int, is_solved: bool) -> "Results":
        """Add an exercise of this level. `is_solved` says whether it was solved without a mistake or a hint."""
        streak = self.streak + 1 if is_solved else 0
        solved, tried = list(self.solved), list(self.tried)
        solved[level - 1] += is_solved
        tried[level - 1] += 1
        best = max(self.best_streak, streak)
        return replace(self, streak=streak, best_streak=best, solved=tuple(solved), tried=tuple(tried))


NO_RESULTS = Results()
