"""What a view shows of an exercise at one moment. Plain data."""

from dataclasses import dataclass
from enum import StrEnum

from studio.exercises.attempt import UNTRIED, Score, Stage
from studio.exercises.exercise import Exercise
from studio.exercises.judging import Judgement, Solutions


class Busy(StrEnum):
    """What the solver is asked for now."""

    NOTHING = ""
    JUDGING = "judging"
    HINTING = "hinting"
    SHOWING = "showing"


@dataclass(frozen=True, slots=True)
class ExercisePage:
    """Without an exercise positions are looked for."""

    number: int
    """From 1."""
    count: int
    """So far."""
    is_collecting: bool
    looked: int
    """How many positions were looked at."""
    exercise: Exercise | None = None
    stage: Stage = Stage.TRYING
    last: Judgement | None = None
    """Of the newest move."""
    can_take_back: bool = False
    is_longer: bool = False
    """Whether the newest move keeps the win, which takes longer now than it had to."""
    plies: int = 0
    """How many the win takes from here."""
    score: Score = UNTRIED
    solutions: Solutions | None = None
    hint: int | None = None
    """A point that wins, which was asked for."""
    busy: Busy = Busy.NOTHING
