"""The controller of exercises: lets the user choose them, shows them on the board and passes on moves."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog

from studio.activities.exercises import Exercises
from studio.engine.options.threats import ThreatKind
from studio.exercises.attempt import Attempt, Stage
from studio.exercises.page import ExercisePage
from studio.exercises.results import Results
from studio.exercises.sources import Order, Source
from studio.game.errors import StudioError
from studio.machine.settings import ExerciseSection
from studio.ui.board.accessible import announce
from studio.ui.board.view import BoardView
from studio.ui.controllers.borrowed_board import BorrowedBoard
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.exercises.bar import ExerciseBar
from studio.ui.exercises.dialog import ExerciseDialog

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ExerciseController(QObject):
    """Shows exercises on the board. At the end, it restores the earlier game."""

    board_taken = Signal(bool)
    """Emitted with True before the board shows an exercise, and with False at the end of the exercises."""

    def __init__(
        self,
        context: ControllerContext,
        exercises: Exercises,
        files: FileController,
        bar: ExerciseBar,
        board: BoardView,
        section: ExerciseSection,
        leave_others: Callable[[], None],
    ) -> None:
        super().__init__(bar)
        self._context, self._session, self._notes = context, context.session, context.notes
        self._exercises, self._files, self._bar = exercises, files, bar
        self._board, self._places = board, dict(section.places)
        self._borrowed = BorrowedBoard(context, files, leave_others, self)
        self._is_question = False
        if not exercises.is_on:
            exercises.order = Order(kind=ThreatKind(section.kind), level=section.level or None)
            exercises.results = Results(section.streak, section.best_streak, section.solved, section.tried)
        self._connect()
        self._enable()
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter on the board start the next exercise after one has ended.

        After the last exercise, Enter shows the results.
        """
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _ENTER:
            attempt, page = self._exercises.attempt, self._exercises.page
            if self._borrowed.has_exercise and attempt is not None and attempt.is_over:
                (self._on_next if page.number < page.count else self._on_end)()
                return True
        return super().eventFilter(watched, event)

    @property
    def holds_changes(self) -> bool:
        """Whether the game that is restored at the end has unsaved changes."""
        return self._borrowed.holds_changes

    @property
    def section(self) -> ExerciseSection:
        """The last choice in the dialog, and the results so far, to be saved in the settings file."""
        order, results = self._exercises.order, self._exercises.results
        return ExerciseSection(
            kind=order.kind.value,
            level=order.level or 0,
            streak=results.streak,
            best_streak=results.best_streak,
            solved=results.solved,
            tried=results.tried,
            places=self._places,
        )

    def take_point(self, point: int) -> bool:
        """Pass a click on `point` to the exercise on the board. Return False if the board shows no exercise."""
        if not self._borrowed.has_exercise:
            return False
        attempt = self._exercises.attempt
        if self._session.position != (attempt.position if attempt is not None else None):
            self._session.go_to_end()  # the user has gone back to an earlier position
        elif attempt is not None and attempt.is_over:
            self._notes.say(self.tr("This exercise is over. “Next” (Enter) shows the next one."))
        elif attempt is not None and attempt.stage is Stage.REFUTED:
            self._try_again(attempt, point)
        else:
            self._exercises.play(point)
        return True

    def _try_again(self, attempt: Attempt, point: int) -> None:
        """Replace a wrong answer with the move that a click on `point` gives."""
        another = attempt.next_try(point)
        if another is not None:
            self._exercises.take_back()
            self._exercises.play(another)
        elif not self._exercises.page.busy:
            text = self.tr("This is your last answer. Click another point, or choose “Take Back” (Backspace).")
            self._notes.say(text)

    def begin(self, order: Order) -> None:
        """Start the exercises that `order` selects.

        Do nothing if a game is in progress or the user keeps the open game.
        """
        if self._borrowed.refuses():
            return
        self.leave()
        if not self._borrowed.may_begin():
            return
        opened = self._session.record
        first = self._places.get(_choice(order), 0) if order.source is Source.OURS else 0
        self._exercises.begin(order, opened if order.source is Source.GAME else None, first)

    @Slot()
    def leave(self) -> None:
        """End the exercises. If an exercise is on the board, restore the game that was open before."""
        self._end()
        self._borrowed.give_back()

    # Implementation

    def _connect(self) -> None:
        actions, exercises, bar = self._context.actions, self._exercises, self._bar
        actions["exercise"].triggered.connect(self._on_wanted)
        actions["next_exercise"].triggered.connect(self._on_next)
        actions["take_back"].triggered.connect(self._on_take_back)
        actions["hint"].triggered.connect(exercises.hint)
        actions["show_solution"].triggered.connect(exercises.show_solution)
        actions["end_exercise"].triggered.connect(self._on_end)
        exercises.changed.connect(self._show)
        exercises.nothing_found.connect(self._on_nothing)
        exercises.failed.connect(self._on_failed)
        bar.take_back_requested.connect(self._on_take_back)
        bar.hint_requested.connect(exercises.hint)
        bar.solution_requested.connect(exercises.show_solution)
        bar.previous_requested.connect(self._on_previous)
        bar.next_requested.connect(self._on_next)
        bar.stop_requested.connect(exercises.cancel_collecting)
        bar.end_requested.connect(self._on_end)
        for occupied in (self._board.occupied_chosen, self._board.stone_chosen):
            occupied.connect(self._on_stone)
        self._context.live_game.changed.connect(self._on_game)
        self._borrowed.lost.connect(self._forget)
        self._session.record_opened.connect(self.put_results_away)  # they belong to the earlier game
        self._borrowed.taken.connect(self.board_taken)

    def _enable(self) -> None:
        """Enable or disable the actions of an exercise.

        During a game, leave the actions alone that the game also uses.
        """
        actions, page = self._context.actions, self._exercises.page
        actions["next_exercise"].setEnabled(page.number < page.count)
        actions["show_solution"].setEnabled(page.can_show_solution)
        actions["end_exercise"].setEnabled(self._exercises.is_on or not self._bar.isHidden())
        game = self._context.live_game
        if not game.is_on:
            actions["take_back"].setEnabled(page.can_take_back or game.can_take_back)
            actions["hint"].setEnabled(page.can_hint)

    @Slot(int)
    def _on_stone(self, point: int) -> None:
        """Take a click on a stone of a wrong answer and its reply: without them, the point is free."""
        attempt = self._exercises.attempt
        if attempt is not None and attempt.stage is Stage.REFUTED:
            self.take_point(point)

    @Slot()
    def _on_game(self) -> None:
        """Put the results of the last series away when a game starts."""
        if self._context.live_game.is_on:
            self.put_results_away()

    @Slot()
    def put_results_away(self) -> None:
        """Hide the results of the last series."""
        if not self._exercises.is_on and not self._bar.isHidden():
            self._bar.put_away()
            self._enable()

    @Slot()
    def _forget(self) -> None:
        """End the exercises without restoring the earlier game."""
        self._end()
        self._borrowed.forget()

    def _end(self) -> None:
        order = self._exercises.order
        if self._exercises.is_on and self._borrowed.is_taken and order.source is Source.OURS:
            self._places[_choice(order)] = self._exercises.next_place
        self._exercises.end()
        self._set_question(False)
        self._board.show_hint(None)
        self._board.set_numbers_shown(self._context.actions["move_numbers"].isChecked())
        self._bar.put_away()
        self._enable()

    @Slot()
    def _show(self) -> None:
        if not self._exercises.is_on:
            return
        attempt = self._exercises.attempt
        is_question = attempt is not None and not attempt.is_over
        if is_question:  # before the position appears, so that nothing gives the answer away
            self._context.live_search.pause()
            self._set_question(True)
        page, said = self._exercises.page, self._bar.summary
        self._show_board()
        if not self._exercises.is_on or self._borrowed.is_asking:
            return
        self._set_question(is_question)
        self._bar.show_page(page)
        self._show_marks(page)
        self._enable()
        if self._bar.summary != said:
            announce(self._bar, self._bar.summary)

    def _set_question(self, asked: bool) -> None:
        """Hide the search while the exercise asks a question (`asked`), and show it again afterwards.

        If nothing has changed, do nothing, because another controller may be hiding the search.
        """
        if asked is not self._is_question:
            self._is_question = asked
            self._context.hiding.set_question(asked)

    def _show_marks(self, page: ExercisePage) -> None:
        """Mark the hint on the board, and show the numbers of the moves."""
        if not self._borrowed.has_exercise:
            return
        hint = page.hint
        if hint is None:
            self._board.show_hint(None)
        else:
            self._board.show_hint(hint.move, hint.area, hint.stones)
        self._board.set_numbers_shown(True)

    def _show_board(self) -> None:
        """Show the exercise after each move. If the user wants to keep the open game, end the exercises."""
        attempt = self._exercises.attempt
        if attempt is None:
            return
        shown = self._exercises.page.number, attempt.moves
        if not self._borrowed.show(attempt.exercise.record, shown, self.tr("Find the Win")):
            self._forget()

    # Slots

    @Slot()
    def _on_wanted(self) -> None:
        if self._borrowed.refuses():
            return
        order = self._exercises.order
        dialog = ExerciseDialog(order.source, order.kind, order.level, self._context.window)
        agreed = dialog.exec()
        order = Order(dialog.source, dialog.kind, dialog.level, self._exercises.order.path)
        dialog.deleteLater()
        if agreed and (order.source is not Source.FILE or (order := self._with_file(order)).path is not None):
            self.begin(order)

    def _with_file(self, order: Order) -> Order:
        name, _ = QFileDialog.getOpenFileName(
            self._context.window, self.tr("Open games for exercises"), str(order.path.parent) if order.path else ""
        )
        return Order(order.source, order.kind, order.level, Path(name) if name else None)

    @Slot()
    def _on_next(self) -> None:
        self._exercises.go(1)

    @Slot()
    def _on_previous(self) -> None:
        self._exercises.go(-1)

    @Slot()
    def _on_take_back(self) -> None:
        self._exercises.take_back()

    @Slot()
    def _on_end(self) -> None:
        """End the exercises and show the results. If the results are already shown, close them."""
        if not self._exercises.is_on and self._bar.isHidden():
            return
        tally, is_ending = self._exercises.tally, self._exercises.is_on
        self.leave()
        if is_ending and tally.tried:
            self._bar.show_tally(tally, self._exercises.results)
            announce(self._bar, self._bar.summary)
        self._enable()

    @Slot()
    def _on_nothing(self) -> None:
        self.leave()
        self._notes.say(self.tr("No win of the chosen kind and level was found. Choose other games or another level."))

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        if not self._exercises.is_on:
            self.leave()
        self._files.show_error(self.tr("The exercise could not continue."), error)


def _choice(order: Order) -> str:
    """Return a text that names the kind and the level of the exercises."""
    return f"{order.kind} {order.level or 0}"
