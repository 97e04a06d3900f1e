"""The controller of practice: shows positions on the board, and passes on answers."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from studio.activities.practice import Practice
from studio.activities.review import Review
from studio.exercises.attempt import Stage
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.insight.mistakes import Judged
from studio.practice.attempt import Attempt
from studio.practice.collecting import card_of
from studio.practice.page import PracticePage
from studio.ui.board.accessible import announce
from studio.ui.board.view import BoardView
from studio.ui.controllers.borrowed_board import BorrowedBoard
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.practice_collection import PracticeCollection
from studio.ui.exercises.practice_bar import PracticeBar

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PracticeController(QObject):
    """Shows positions to practise on the board. At the end, it restores the earlier game."""

    board_taken = Signal(bool)
    """Emitted with True before the board shows a position to practise, and with False at the end of practice."""

    def __init__(
        self,
        context: ControllerContext,
        practice: Practice,
        review: Review,
        files: FileController,
        bar: PracticeBar,
        board: BoardView,
        leave_others: Callable[[], None],
    ) -> None:
        super().__init__(bar)
        self._context, self._session, self._notes = context, context.session, context.notes
        self._practice, self._files, self._bar, self._board = practice, files, bar, board
        self._borrowed = BorrowedBoard(context, files, leave_others, self)
        self.collection = PracticeCollection(
            context, practice, review, files, lambda: self._borrowed.has_exercise, self
        )
        """The positions to practise."""
        self._tried = ""  # the name of the game with the mistake
        self._connect()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter on the board show the next position after an answer.

        After the last position, Enter shows the result.
        """
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _ENTER:
            attempt = self._practice.attempt
            if self._borrowed.has_exercise and attempt is not None and attempt.is_over:
                self._on_next()
                return True
        return super().eventFilter(watched, event)

    @property
    def holds_changes(self) -> bool:
        """Whether the game that is restored at the end has unsaved changes."""
        return self._borrowed.holds_changes

    def take_point(self, point: int) -> bool:
        """Pass a click on `point` to the practised position. Return False if no position is being practised."""
        if not self._borrowed.has_exercise:
            return False
        attempt = self._practice.attempt
        if self._session.position != (attempt.position if attempt is not None else None):
            self._session.go_to_end()  # the user has gone back to an earlier position
        elif attempt is not None and attempt.stage is Stage.REFUTED:
            self._try_again(attempt, point)
        else:
            self._practice.play(point)
        return True

    def _try_again(self, attempt: Attempt, point: int) -> None:
        """Replace a wrong answer with the move that a click on `point` gives."""
        another = attempt.next_try(point)
        if another is not None:
            self._practice.take_back()
            self._practice.play(another)
        elif not self._practice.page.busy:
            text = self.tr("This is your last answer. Click another point, or choose “Take Back” (Backspace).")
            self._notes.say(text)

    def begin(self) -> None:
        """Start with the due positions.

        Do nothing if a game is in progress or the user keeps the open game.
        """
        if self._borrowed.refuses():
            return
        self.leave()
        if not self._borrowed.may_begin():
            return
        try:
            begun = self._practice.begin()
            if begun:
                self._board.setFocus()  # not a button, which Space or Enter would press
            nothing = "" if begun else self.tr("Nothing is due today.")
            said = " ".join(filter(None, (nothing, self.collection.left_out_text())))
            if said:
                self._notes.say(said)
        except StudioError as error:
            self._on_failed(error)

    @Slot(object)
    def try_mistake(self, mistake: Judged) -> None:
        """Show a mistake in the open game as a position to practise, so that the user looks for a better move."""
        # `End` returns to the game.
        card = card_of(self._session.record, mistake)
        if card is None or self._borrowed.refuses():
            return
        self.leave()
        if self._borrowed.may_begin():
            self._tried = self._session.file.name if self._session.file is not None else self._session.origin.name
            self._practice.try_once(card)
            self._board.setFocus()  # not a button, which Space or Enter would press

    @Slot()
    def leave(self) -> None:
        """End practice. Restore the earlier game if the board still shows the position."""
        if self._practice.is_on or self._borrowed.is_taken or self._bar.isVisible():
            self._end()
            self._borrowed.give_back()

    # Implementation

    def _connect(self) -> None:
        actions, practice, bar = self._context.actions, self._practice, self._bar
        actions["practice"].triggered.connect(self._on_wanted)
        actions["next_exercise"].triggered.connect(self._on_next)
        actions["take_back"].triggered.connect(practice.take_back)
        actions["hint"].triggered.connect(practice.hint)
        actions["show_solution"].triggered.connect(practice.show_solution)
        actions["end_exercise"].triggered.connect(self._on_end)
        practice.changed.connect(self._show)
        practice.failed.connect(self._on_failed)
        bar.take_back_requested.connect(practice.take_back)
        bar.hint_requested.connect(practice.hint)
        bar.solution_requested.connect(practice.show_solution)
        bar.next_requested.connect(self._on_next)
        bar.remove_requested.connect(self._on_remove)
        bar.end_requested.connect(self._on_end)
        for occupied in (self._board.occupied_chosen, self._board.stone_chosen):
            occupied.connect(self._on_stone)
        self._context.live_game.changed.connect(self._on_game)
        self._borrowed.lost.connect(self._forget)
        self._session.record_opened.connect(self.put_results_away)  # they belong to the earlier game
        self._borrowed.taken.connect(self.board_taken)
        self._board.installEventFilter(self)

    @Slot(int)
    def _on_stone(self, point: int) -> None:
        """Take a click on a stone of a wrong answer and its reply: without them, the point is free."""
        attempt = self._practice.attempt
        if attempt is not None and attempt.stage is Stage.REFUTED:
            self.take_point(point)

    @Slot()
    def _on_game(self) -> None:
        """When a game starts, close the results of the last series."""
        if self._context.live_game.is_on:
            self.put_results_away()

    @Slot()
    def put_results_away(self) -> None:
        """Hide the results of the last series."""
        if not self._practice.is_on and not self._bar.isHidden():
            self._bar.put_away()
            self._enable(self._practice.page)

    @Slot()
    def _forget(self) -> None:
        """End practice without restoring the earlier game."""
        self._end()
        self._borrowed.forget()

    def _end(self) -> None:
        self._practice.end()
        self._board.show_hint(None)
        self._board.set_numbers_shown(self._context.actions["move_numbers"].isChecked())
        self._bar.put_away()
        self._context.hiding.set_question(False)
        self._enable(self._practice.page)

    def _enable(self, page: PracticePage) -> None:
        actions, game = self._context.actions, self._context.live_game
        actions["next_exercise"].setEnabled(page.card is not None)
        actions["show_solution"].setEnabled(page.can_show_solution)
        actions["end_exercise"].setEnabled(self._practice.is_on or not self._bar.isHidden())
        if not game.is_on:
            actions["take_back"].setEnabled(page.can_take_back or game.can_take_back)
            actions["hint"].setEnabled(page.can_hint)

    @Slot()
    def _show(self) -> None:
        attempt, page, said = self._practice.attempt, self._practice.page, self._bar.summary
        if attempt is None:
            return
        if page.is_question:  # before the position appears, so that nothing gives the answer away
            self._context.live_search.pause()
            self._context.hiding.set_question(True)
        if not self._borrowed.show(attempt.card.record, (page.number, attempt.moves), self._name(page)):
            self._forget()
            return
        self._context.hiding.set_question(page.is_question)
        self._bar.show_page(page)
        self._show_marks(page)
        self._enable(page)
        if self._bar.summary != said:
            announce(self._bar, self._bar.summary)

    def _name(self, page: PracticePage) -> str:
        if not page.is_trial:
            return self.tr("Practise Your Mistakes")
        text = self.tr("Try It Yourself – {game}")
        return fill(text, game=self._tried) if self._tried else self.tr("Try It Yourself")

    def _show_marks(self, page: PracticePage) -> None:
        hint = page.hint
        if hint is None:
            self._board.show_hint(None)
        else:
            self._board.show_hint(hint.move, hint.area, hint.stones)
        self._board.set_numbers_shown(True)

    # The series

    @Slot()
    def _on_next(self) -> None:
        if self._practice.is_on and not self._practice.go_next():
            self._on_end()

    @Slot()
    def _on_remove(self) -> None:
        if self._practice.is_on and not self._practice.remove():
            self._on_end()

    @Slot()
    def _on_end(self) -> None:
        """End practice and show the result. If the result is already shown, close it."""
        if not self._practice.is_on and self._bar.isHidden():
            return
        tally, is_ending = self._practice.tally, self._practice.is_on
        self.leave()
        self.collection.note_change()
        if is_ending and tally.answered:
            self._bar.show_tally(tally, self._practice.page.statistics)
            announce(self._bar, self._bar.summary)
        self._enable(self._practice.page)

    @Slot()
    def _on_wanted(self) -> None:
        if not self._borrowed.refuses() and self.collection.ask():
            self.begin()

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._files.show_error(self.tr("Practice could not continue."), error)
