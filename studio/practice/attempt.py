"""The user's attempt at one card: the moves on the board, the stage, and the grade.

Uses no solver and no clock.
"""

from studio.exercises.attempt import Stage
from studio.exercises.hints import Hint, hint_for, next_grade
from studio.game.position import Position
from studio.practice.card import Card
from studio.practice.judging import Judgement, Verdict
from studio.practice.schedule import Grade

_MOST_SHOWN = 15
"""The maximum number of moves of a line that are played on the board after the answer."""


class Attempt:
    """An attempt at one card. Callers must not change its position."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.position: Position = card.position()
        self.stage = Stage.TRYING
        self.last: Judgement | None = None
        """The judgement of the newest answer. None before the first answer, and after an answer was taken back."""
        self.grade: Grade | None = None
        """The grade of the first answer. None before the first answer."""
        self.hint: Hint | None = None
        """The last hint. It is removed when an answer is taken back."""
        self._moves: list[int] = []
        self._was_helped = False

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves of both sides since the position of the card."""
        return tuple(self._moves)

    @property
    def is_over(self) -> bool:
        return self.stage in (Stage.SOLVED, Stage.SHOWN)

    def may_play(self, point: int) -> bool:
        return self.stage is Stage.TRYING and self.position.is_legal(point)

    def next_try(self, point: int) -> int | None:
        """Return the answer that a click on `point` gives after a wrong answer, or None if the click gives none.

        A click on the wrong answer itself, as in a double click, gives none. In gravity games, the column counts.
        """
        if self.stage is not Stage.REFUTED:
            return None
        before = self.card.position()
        place = before.landing_point(point % before.rules.columns) if before.rules.gravity else point
        return place if place is not None and place != self._moves[0] and before.is_legal(place) else None

    def ends_game(self, point: int) -> bool:
        """Return whether the game is over after this legal move."""
        after = self.position.copy()
        after.play(point)
        return after.is_over

    def take(self, judgement: Judgement) -> None:
        """Play an answer that was judged.

        A right answer is followed by its line, a wrong one by its refutation. If no answer is possible now, do nothing.
        """
        if not self.may_play(judgement.point):
            return
        self.last, self.hint = judgement, None
        is_right = judgement.verdict is Verdict.RIGHT
        right = Grade.HINTED if self._was_helped else Grade.RIGHT
        self._set_grade(right if is_right else Grade.WRONG)
        self._play(judgement.line if is_right else judgement.line[:2])
        self.stage = Stage.SOLVED if is_right else Stage.REFUTED

    def take_back(self) -> None:
        """Take back a wrong answer together with its refutation."""
        if self.stage is Stage.REFUTED:
            self._clear()
            self.stage, self.last = Stage.TRYING, None

    def give_hint(self) -> None:
        """Give the next hint: first the area of the best move, then the stones in line with it, then the move."""
        grade = next_grade(self.hint)
        if self.stage is Stage.TRYING and grade is not None:
            self.hint = hint_for(self.position, self.card.best.point, grade)
            self._was_helped = True

    def show(self) -> None:
        """Play the line of the best move, and end the attempt."""
        if self.is_over:
            return
        self._set_grade(Grade.SHOWN)
        self._clear()
        self._play(self.card.best.line or (self.card.best.point,))
        self.stage, self.last, self.hint = Stage.SHOWN, None, None

    # Implementation

    def _set_grade(self, grade: Grade) -> None:
        self.grade = grade if self.grade is None else self.grade

    def _play(self, line: tuple[int, ...]) -> None:
        for point in line[:_MOST_SHOWN]:
            self.position.play(point)
            self._moves.append(point)

    def _clear(self) -> None:
        while self._moves:
            self._moves.pop()
            self.position.undo()
