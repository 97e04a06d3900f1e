"""Uses the window's board for exercises, and restores the open game at the end."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from studio.game.record import GameRecord
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.lesson_before import GameBefore, game_before

Shown = tuple[object, tuple[int, ...]]
"""What the board shows: a value that identifies the exercise, and the moves played from its first position."""


class BorrowedBoard(QObject):
    """Shows exercises on the board instead of the open game."""

    # Emitted before the board changes.
    taken = Signal(bool)
    """Emitted with True before the board shows an exercise, and with False at the end of the exercises."""
    # The exercise is no longer on the board.
    lost = Signal()
    """Emitted when the user has opened a different record."""

    def __init__(
        self, context: ControllerContext, files: FileController, leave_others: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._context, self._session, self._files, self._leave_others = context, context.session, files, leave_others
        self._before: GameBefore | None = None
        self._record: GameRecord | None = None  # the record of the exercise on the board
        self._shown: Shown | None = None
        self._was_edited = False  # whether the open game was changed while the first exercise was being found
        self._is_presenting = self._is_asking = False
        self._session.record_opened.connect(self._on_record)
        for signal in (self._session.record_opened, self._session.tree_changed, self._session.comment_changed):
            signal.connect(self._on_edit)

    @property
    def is_taken(self) -> bool:
        """Whether an exercise has replaced the open game."""
        return self._record is not None

    @property
    def has_exercise(self) -> bool:
        """Whether the board shows the exercise now."""
        return self._record is not None and self._session.record is self._record

    @property
    def holds_changes(self) -> bool:
        """Whether the game that the exercise replaced has unsaved changes."""
        return self._before is not None and self._before.has_changes

    @property
    def is_asking(self) -> bool:
        """Whether a question about unsaved changes is open."""
        return self._is_asking

    def refuses(self) -> bool:
        """Return whether a game is in progress. If so, show a message that explains how to leave the game."""
        is_playing = self._context.live_game.is_on
        if is_playing:
            self._context.notes.say(self.tr("A game is in progress. To solve exercises, leave the game first."))
        return is_playing

    def may_begin(self) -> bool:
        """End other exercises and lessons, and ask about unsaved changes.

        Return True if the open game may be replaced.
        """
        self._leave_others()
        if not self._files.may_put_aside():
            return False
        self._was_edited = False
        return True

    def show(self, make: Callable[[], GameRecord], shown: Shown, name: str) -> bool:
        """Show the moves of `shown` in a new record with the title `name`, unless they are shown already.

        `make` creates the record.

        Return False if a game is in progress or the user keeps the open game.
        """
        if self._shown == shown or (self._before is None and self._is_asking):
            return True
        if self._before is None and not self._take():
            return False
        self._shown = shown
        self._record = record = make()  # a new record has no unsaved changes to ask the user about
        self._present(record, shown[1], name)
        return True

    def give_back(self) -> None:
        """End the exercise. If the board still shows it, restore the game that was open before."""
        before, has_exercise = self._before, self.has_exercise
        self.forget()
        if before is not None and has_exercise:
            before.give_back(self._session, self._context.live_game)

    def forget(self) -> None:
        self._before = self._record = self._shown = None
        self.taken.emit(False)

    # Implementation

    def _present(self, record: GameRecord, moves: Sequence[int], name: str) -> None:
        node = record.root
        for point in moves:
            node = record.add(node, point)
        self._is_presenting = True
        self.taken.emit(True)
        try:
            self._session.present(record, name)
            self._session.go_to_end()
        finally:
            self._is_presenting = False

    def _take(self) -> bool:
        """Store the open game, to restore it later. Return whether it may be replaced."""
        if self.refuses():
            return False
        self._leave_others()
        if self._was_edited and not self._may_leave():
            return False
        self._context.live_search.pause()
        self._before = game_before(self._session, self._context.live_game)
        return True

    def _may_leave(self) -> bool:
        """If there are unsaved changes, ask about them. Return whether the open game may be replaced."""
        self._is_asking = True  # exercises are still being collected while the question is open
        try:
            return self._files.may_put_aside()
        finally:
            self._is_asking = False

    @Slot()
    def _on_edit(self) -> None:
        self._was_edited = True

    @Slot()
    def _on_record(self) -> None:
        if self._record is not None and not self._is_presenting and not self.has_exercise:
            self.lost.emit()
