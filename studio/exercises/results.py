"""The user's results in all exercises: the streak, and for each level the share that was solved without help."""

from dataclasses import dataclass, replace

from studio.exercises.levels import LEVELS

_NONE = (0,) * len(LEVELS)


@dataclass(frozen=True, slots=True)
class Results:
    """The user's results.

    Each exercise counts once. It counts when it is solved, or at the first mistake, hint or request for the solution.
    """

    streak: int = 0
    """How many exercises in a row, up to the latest, the user has solved without a mistake or a hint."""
    best_streak: int = 0
    solved: tuple[int, ...] = _NONE
    """For each level, the number of exercises solved without a mistake or a hint. Level 1 has the index 0."""
    tried: tuple[int, ...] = _NONE

    @property
    def rate(self) -> float | None:
        """The share of exercises that were solved without help, from 0 to 1. None if there was no exercise yet."""
        tried = sum(self.tried)
        return sum(self.solved) / tried if tried else None

    def with_result(self, level: int, is_solved: bool) -> "Results":
        """Return the results with another exercise of this level.

        `is_solved` says whether it was solved without a mistake or a hint.
        """
        streak = self.streak + 1 if is_solved else 0
        solved, tried = list(self.solved), list(self.tried)
        solved[level - 1] += is_solved
        tried[level - 1] += 1
        best = max(self.best_streak, streak)
        return replace(self, streak=streak, best_streak=best, solved=tuple(solved), tried=tuple(tried))


NO_RESULTS = Results()
