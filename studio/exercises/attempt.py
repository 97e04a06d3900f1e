"""The user's attempt at an exercise: the moves and replies, the stage and the score. It uses no solver and no clock."""

from dataclasses import dataclass, replace
from enum import StrEnum

from studio.exercises.exercise import Exercise
from studio.exercises.judging import Judgement, Verdict
from studio.game.position import Position
from studio.game.stones import Stone


class Stage(StrEnum):
    TRYING = "trying"  # the user is to move
    REFUTED = "refuted"  # the user's last move gave up the win and must be taken back
    SOLVED = "solved"
    SHOWN = "shown"  # the user asked for the solution


@dataclass(frozen=True, slots=True)
class Score:
    """The result of an attempt."""

    is_solved: bool = False
    moves: int = 0
    """The number of moves that the user made. Moves that were taken back do not count."""
    mistakes: int = 0
    hints: int = 0
    tries: int = 0
    """How many moves the user tried in the first position of the exercise."""
    seconds: float = 0.0

    @property
    def was_tried(self) -> bool:
        return bool(self.tries or self.hints)

    @property
    def is_decided(self) -> bool:
        """Return whether the attempt counts in the score. It does if it is solved, or after a mistake or a hint."""
        # After a mistake or a hint, the exercise is no longer solved without help.
        return bool(self.is_solved or self.mistakes or self.hints)

    @property
    def is_clean(self) -> bool:
        return self.is_solved and not self.mistakes and not self.hints


UNTRIED = Score()


@dataclass(frozen=True, slots=True)
class Tally:
    """Totals over all exercises of a series that have a result."""

    solved: int
    clean: int
    tried: int
    mistakes: int
    hints: int
    seconds: float


class Attempt:
    """The user's attempt at one exercise. Callers must not change its position."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.position: Position = exercise.position()
        self.stage = Stage.TRYING
        self.last: Judgement | None = None
        """The judgement of the newest move. None before the first move, and after a move was taken back."""
        self._plies = [exercise.length]  # plies until the win: at the start, then after each reply
        self._moves: list[int] = []
        self._score = UNTRIED

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves of both sides since the exercise began."""
        return tuple(self._moves)

    @property
    def plies(self) -> int:
        """The number of plies from the current position to the win.

        If the last move gave up the win, it is the number before that move.
        """
        return self._plies[-1]

    @property
    def is_longer(self) -> bool:
        """Return whether the last move still wins, but takes longer than the best move."""
        is_kept = self.last is not None and self.last.verdict is Verdict.KEEPS
        return is_kept and len(self._plies) > 1 and self._plies[-1] > self._plies[-2] - 2

    @property
    def is_over(self) -> bool:
        return self.stage in (Stage.SOLVED, Stage.SHOWN)

    def may_play(self, point: int) -> bool:
        return self.stage is Stage.TRYING and point in self.position.legal_moves()

    def next_try(self, point: int) -> int | None:
        """Return the move that a click on `point` makes after a refuted move, or None if the click makes none.

        A click on the refuted move itself, as in a double click, makes none. In gravity games, the column counts.
        """
        if self.stage is not Stage.REFUTED or self.last is None:
            return None
        before = self.position.copy()
        while before.moves and before.stone(self.last.point) is not Stone.EMPTY:
            before.undo()
        place = before.landing_point(point % before.rules.columns) if before.rules.gravity else point
        return place if place is not None and place != self.last.point and before.is_legal(place) else None

    def take(self, judgement: Judgement) -> None:
        """Play a judged move and the reply to it.

        Do nothing if the move is impossible now. A move with the verdict UNKNOWN counts as a try, but is not played.
        """
        if not self.may_play(judgement.point):
            return
        self.last = judgement
        if not self._moves:
            self._score = replace(self._score, tries=self._score.tries + 1)
        if judgement.verdict is Verdict.UNKNOWN:
            return
        self._play(judgement.point)
        if judgement.reply is not None:
            self._play(judgement.reply)
        if judgement.verdict is Verdict.LOSES:
            self._score = replace(self._score, mistakes=self._score.mistakes + 1)
            self.stage = Stage.REFUTED
        else:
            self._score = replace(self._score, moves=self._score.moves + 1)
            self._plies.append(judgement.plies)
            self.stage = Stage.SOLVED if judgement.verdict is Verdict.WINS else Stage.TRYING

    def take_back(self) -> None:
        """Take back the user's last move and the reply. Do nothing if the exercise has ended."""
        if not self._moves or self.is_over:
            return
        if self.stage is Stage.TRYING:
            self._score = replace(self._score, moves=self._score.moves - 1)
            self._plies.pop()
        while self._moves:
            self._moves.pop()
            self.position.undo()
            if self.position.to_move is self.exercise.side:
                break
        self.stage, self.last = Stage.TRYING, None

    def give_hint(self) -> None:
        if self.stage is Stage.TRYING:
            self._score = replace(self._score, hints=self._score.hints + 1)

    def show(self, line: tuple[int, ...]) -> None:
        """Show the solution.

        If the last move was refuted, take it back first. Then play the solver's line, and end the exercise.
        """
        while self.stage is Stage.REFUTED:
            self.take_back()
        if self.is_over:
            return
        for point in line:
            self._play(point)
        self.stage, self.last = Stage.SHOWN, None

    def score(self, seconds: float) -> Score:
        return replace(self._score, is_solved=self.stage is Stage.SOLVED, seconds=seconds)

    def _play(self, point: int) -> None:
        self.position.play(point)
        self._moves.append(point)


def tally_of(scores: tuple[Score, ...]) -> Tally:
    """Add up the scores of several exercises."""
    return Tally(
        solved=sum(score.is_solved for score in scores),
        clean=sum(score.is_clean for score in scores),
        tried=len(scores),
        mistakes=sum(score.mistakes for score in scores),
        hints=sum(score.hints for score in scores),
        seconds=sum(score.seconds for score in scores),
    )
