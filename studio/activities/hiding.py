"""Decides whether search results are hidden: in a game with a person, and until a question is answered."""

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.live_game import LiveGame


class Hiding(QObject):
    """Hides the search during a game with a person, unless the user chooses to see it.

    It is also hidden before the user continues an unfinished game, unless the user asks for it, and until the user has
    answered a question about the position.

    In a lesson, only the results on the board are hidden, because the reader needs the numbers in the panes.
    """

    changed = Signal()
    """Emitted when the search becomes hidden or visible."""
    lesson_changed = Signal()
    """Emitted when `is_prediction` or `is_board_hidden` changes."""

    def __init__(self, live_game: LiveGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._live_game = live_game
        self._is_thinking_shown = self._is_question = self._is_prediction = False
        self._is_board_hidden = self._is_unfinished = self._is_asked = False
        self._was_hiding = self.hides_search
        live_game.changed.connect(self._look)

    @property
    def hides_search(self) -> bool:
        return self.forbids_search or self.is_unfinished

    @property
    def forbids_search(self) -> bool:
        """Whether the search stays hidden although the user asks for it."""
        return self._is_question or self.is_game

    @property
    def is_unfinished(self) -> bool:
        """Whether the search is hidden because the user can continue the open game."""
        return self._is_unfinished and not self._is_asked and not self._is_thinking_shown

    @property
    def is_game(self) -> bool:
        """Whether the search is hidden because a game is in progress."""
        is_played = self._live_game.is_on and self._live_game.has_person
        return is_played and not self._is_thinking_shown

    @property
    def is_question(self) -> bool:
        """Whether the search is hidden because a question has no answer yet."""
        return self._is_question

    @property
    def is_prediction(self) -> bool:
        """Whether a lesson is asking what the search will do."""
        # The search must then neither be shown on the board nor continue.
        return self._is_prediction

    @property
    def is_board_hidden(self) -> bool:
        """Whether a lesson hides the results on the board.

        It does so during its questions, and in steps about the position.
        """
        return self._is_board_hidden

    @Slot(bool)
    def set_thinking_shown(self, shown: bool) -> None:
        self._is_thinking_shown = shown
        self._look()

    def set_unfinished(self, *, unfinished: bool) -> None:
        """Set whether the user can continue the open game, which is not in progress."""
        self._is_unfinished = unfinished
        self._look()

    def begin_record(self) -> None:
        """Forget that the user has asked for the search, because another record was opened."""
        self._is_asked = False
        self._look()

    def ask_for_search(self) -> bool:
        """Show the search, because the user asks for it. Return False if it must stay hidden."""
        self._is_asked = True
        self._look()
        return not self.forbids_search

    def set_question(self, asked: bool) -> None:
        self._is_question = asked
        self._look()

    def set_lesson(self, *, asks: bool, hides_board: bool) -> None:
        """Set whether a lesson is asking what the search will do, and whether it hides the results on the board."""
        if (asks, hides_board) != (self._is_prediction, self._is_board_hidden):
            self._is_prediction, self._is_board_hidden = asks, hides_board
            self.lesson_changed.emit()

    # Implementation

    @Slot()
    def _look(self) -> None:
        if self.hides_search is not self._was_hiding:
            self._was_hiding = self.hides_search
            self.changed.emit()
