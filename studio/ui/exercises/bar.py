"""The bar during an exercise: the task, a message about the last move, and buttons."""

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from studio.exercises.attempt import Score, Stage, Tally
from studio.exercises.exercise import Exercise
from studio.exercises.hints import Grade
from studio.exercises.judging import Solutions, Verdict
from studio.exercises.page import Busy, ExercisePage
from studio.exercises.results import Results
from studio.game.message import fill
from studio.game.stones import Stone
from studio.ui.exercises.message import MessageMark
from studio.ui.exercises.task_bar import TaskBar
from studio.ui.exercises.texts import (
    all_results_text,
    kind_task,
    longest_ends,
    longest_texts,
    looking_text,
    missed_text,
    origin_text,
    state_text,
    task_text,
    title_text,
    widest_title,
)
from studio.ui.texts.sides import side_name
from studio.ui.widgets.arranging import keep_space
from studio.ui.widgets.theme import Theme

_BUTTONS = ("take_back", "hint", "solution", "previous", "next", "end", "stop", "close")
_OF_EXERCISE = ("take_back", "hint", "solution", "previous", "next", "end")
_VERDICTS = {
    Verdict.WINS: MessageMark.RIGHT,
    Verdict.KEEPS: MessageMark.RIGHT,
    Verdict.LOSES: MessageMark.WRONG,
    Verdict.UNKNOWN: MessageMark.UNDECIDED,
}
_HINTS = {Grade.AREA: MessageMark.AREA, Grade.STONES: MessageMark.STONES, Grade.MOVE: MessageMark.MOVE}
_MANY = 88
_PREVIOUS = "‹"


class ExerciseBar(TaskBar):
    """Shows an exercise or the final results.

    Without an exercise, the bar is hidden. Its height depends on its width, but not on the message, so that the board
    does not move.
    """

    take_back_requested = Signal()
    hint_requested = Signal()
    solution_requested = Signal()
    previous_requested = Signal()
    next_requested = Signal()
    stop_requested = Signal()
    """Emitted when the user wants to stop the search for positions."""
    end_requested = Signal()
    """Emitted when the user wants to end the exercises or close the results."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "exercise", _BUTTONS, parent)
        self._page: ExercisePage | None = None
        self._tally: tuple[Tally, Results] | None = None
        self._connect(
            {
                "take_back": self.take_back_requested,
                "hint": self.hint_requested,
                "solution": self.solution_requested,
                "previous": self.previous_requested,
                "next": self.next_requested,
                "stop": self.stop_requested,
                "end": self.end_requested,
                "close": self.end_requested,
            }
        )
        theme.bind(self._apply_colors)
        self._set_texts()
        self.hide()

    def show_page(self, page: ExercisePage) -> None:
        self._page, self._tally = page, None
        self._write()
        self._let_escape_close(closes=False)
        self.show()

    def show_tally(self, tally: Tally, results: Results) -> None:
        """Show the final results until the user closes them."""
        self._page, self._tally = None, (tally, results)
        self._write()
        self._let_escape_close(closes=True)
        self.show()

    def put_away(self) -> None:
        self._page = self._tally = None
        keep_space(self._buttons["stop"], kept=False)
        self._let_escape_close(closes=False)
        self.hide()

    # Texts

    @property
    def _is_over(self) -> bool:
        return self._page is not None and self._page.stage in (Stage.SOLVED, Stage.SHOWN)

    def _write(self) -> None:
        if self._page is not None:
            self._write_page(self._page)
        elif self._tally is not None:
            self._write_tally(*self._tally)
        self._apply_colors(self._theme.colors)
        self._lay_out()

    def _write_page(self, page: ExercisePage) -> None:
        exercise = page.exercise
        self._title.setText(title_text(page))
        self._task.setText(task_text(page))
        if exercise is not None:
            tasks = [kind_task(exercise.kind, side_name(side, exercise.rules)) for side in (Stone.BLACK, Stone.WHITE)]
            self._reserve_room({self._task: tasks, self._title: (widest_title(), self._title.text())})
            texts = (self._first_text(exercise), *longest_texts(exercise), *self._longest_results(exercise))
            self._message.reserve(texts)
        self._note_text = self._message_text(page)
        looking = looking_text(page) if page.is_collecting and not self._note_text else ""
        self._message.show_message(self._note_text or looking, _mark(page))
        self._show_buttons(page)

    def _message_text(self, page: ExercisePage) -> str:
        """Return the message, or an empty text if there is no exercise.

        Before the first move, it gives the task and the origin of the position. Later it is about the last move, a hint
        or the result.
        """
        if page.exercise is None:
            return ""
        state = state_text(page)
        if self._is_over:
            state = " ".join(filter(None, (state, self._result_text(page), missed_text(page.exercise))))
        return state or self._first_text(page.exercise)

    def _first_text(self, exercise: Exercise) -> str:
        """Return the message before the first move: the task and the origin of the position."""
        return " ".join(filter(None, (self.tr("Find the winning move."), origin_text(exercise))))

    def _show_buttons(self, page: ExercisePage) -> None:
        is_there = page.exercise is not None
        is_free = page.busy is Busy.NOTHING and is_there and not self._is_over
        is_long = page.exercise is None or bool(page.exercise.origin.file)  # a file may have thousands of positions
        can_stop = page.is_collecting and is_long
        enabled = {
            "take_back": is_free and page.can_take_back,
            "hint": page.can_hint,
            "solution": page.can_show_solution,
            "previous": page.number > 1,
            "next": page.number < page.count,
        }
        for name, button in self._buttons.items():
            is_seen = name in _OF_EXERCISE if is_there else name == "end"
            button.setVisible(can_stop if name == "stop" else is_seen)
            button.setEnabled(enabled.get(name, True))
        if can_stop and is_there:
            keep_space(self._buttons["stop"])
        self._buttons["next"].setText(self.tr("Next") if self._is_over else self.tr("Skip"))
        self._buttons["next"].setAccessibleName(self._buttons["next"].text())

    def _write_tally(self, tally: Tally, results: Results) -> None:
        self._title.setText(all_results_text(results))
        self._task.reserve(())
        self._title.reserve(())
        self._task.setText(self.tr("Your results"))
        counts = self.tr("This series: {solved} of {tried} exercises solved, {clean} of them without help.")
        spent = self.tr("Mistakes at all moves: {mistakes}. Hints: {hints}. Seconds: {seconds}.")
        self._note_text = " ".join(
            (
                _filled(counts, solved=tally.solved, tried=tally.tried, clean=tally.clean),
                _filled(spent, mistakes=tally.mistakes, hints=tally.hints, seconds=round(tally.seconds)),
            )
        )
        self._message.show_message(self._note_text)
        keep_space(self._buttons["stop"], kept=False)
        for name, button in self._buttons.items():
            button.setVisible(name == "close")

    def _result_text(self, page: ExercisePage) -> str:
        """Return a text such as "There are 3 first moves that win. You found one in 2 tries."."""
        parts = [self._count_text(page.solutions), self._found_text(page.score) if page.score.is_solved else ""]
        return " ".join(filter(None, parts))

    def _longest_results(self, exercise: Exercise) -> tuple[str, ...]:
        """Return the longest messages at the end of this exercise.

        There are four: for a solved exercise and for a shown solution, before and after the winning moves have been
        counted.
        """
        solved, shown = longest_ends(exercise)
        many = self.tr("There are at least %n first moves that win.", "", _MANY)
        found, missed = self._found_text(Score(tries=_MANY)), missed_text(exercise)
        counts = (many, self._count_text(None))
        ends = ((solved, count, found, missed) for count in counts), ((shown, count, missed) for count in counts)
        return tuple(" ".join(filter(None, parts)) for end in ends for parts in end)

    def _count_text(self, solutions: Solutions | None) -> str:
        if solutions is None:
            return self.tr("The number of winning moves is still being counted.")
        count = len(solutions.points)
        if solutions.is_exact:
            return self.tr("There are %n first moves that win.", "", count)
        return self.tr("There are at least %n first moves that win.", "", max(1, count))

    def _found_text(self, score: Score) -> str:
        return self.tr("You found a winning first move in %n tries.", "", score.tries)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Find the win"))
        texts = {
            "take_back": (self.tr("Take Back"), self.tr("Take back your last move and the reply to it (Backspace)")),
            "hint": (
                self.tr("Hint"),
                self.tr(
                    "Give a hint (?). The first hint marks the area, the second marks the stones, and the "
                    "third marks the winning move."
                ),
            ),
            "solution": (self.tr("Solution"), self.tr("Show the winning line (S)")),
            "previous": (self.tr("Previous"), self.tr("Go to the previous exercise")),
            "next": (
                self.tr("Skip"),
                self.tr(
                    "Go to the next exercise (Ctrl+Right, or Enter when the exercise is over). Skipping does not end "
                    "the streak."
                ),
            ),
            "stop": (self.tr("Stop searching"), self.tr("Stop searching for positions")),
            "end": (self.tr("End"), self.tr("Show your results and return to the open game (E or Esc)")),
            "close": (self.tr("Close"), self.tr("Close the results (E or Esc)")),
        }
        for name, (text, tip) in texts.items():
            self._write_button(name, text, tip)
        self._title.setToolTip(
            self.tr(
                "Streak: how many exercises in a row, up to the latest one, you solved without a mistake, a hint "
                "or the solution. The percentage is the share of all your exercises that you solved in this way. "
                "Skipped exercises do not count."
            )
        )
        self._buttons["previous"].setText(_PREVIOUS)  # a sign, so that all buttons fit into one line of a small window
        skip = self._buttons["next"].sizeHint().width()
        self._buttons["next"].setText(self.tr("Next"))
        self._buttons["next"].setMinimumWidth(max(skip, self._buttons["next"].sizeHint().width()))
        self._write()


def _mark(page: ExercisePage) -> MessageMark | None:
    if page.busy is not Busy.NOTHING:
        return None
    if page.stage is Stage.SHOWN:
        return MessageMark.LINE
    if page.hint is not None:
        return _HINTS[page.hint.grade]
    return _VERDICTS[page.last.verdict] if page.last is not None else None


def _filled(template: str, **numbers: int) -> str:
    return fill(template, **{name: QLocale().toString(number) for name, number in numbers.items()})
