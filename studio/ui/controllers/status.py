"""The controller of the message below the board, and of the light that shows the state of the engine."""

from PySide6.QtCore import QObject, Slot

from studio.activities.review import Review
from studio.game.errors import StudioError
from studio.insight.game_summary import summary_of
from studio.thinking.thoughts import EngineState
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.recorded_end import RecordedEnd
from studio.ui.panes.panes import Panes
from studio.ui.texts.game_titles import GameTitles
from studio.ui.texts.messages import sentence_of

_ENDING = ("restart", "show_thinking", "workspace_play", "workspace_analyse", "workspace_study")
"""The actions that end a message."""


class StatusController(QObject):
    """Shows a message below the board until the message no longer applies.

    It ends with the next message, when the position or the workspace changes, and when a game or a review begins,
    pauses, continues or ends.
    """

    def __init__(self, context: ControllerContext, review: Review, panes: Panes) -> None:
        super().__init__(panes.note)
        self._live_game, self._live_search, self._review = context.live_game, context.live_search, review
        self._session, self._end = context.session, RecordedEnd(context.session, context.live_game, self)
        self._note = panes.note
        self._hiding = context.hiding
        self._light, self._candidates = panes.bar.light, panes.candidates
        self._warning, self._said_at = "", self._work
        self._board_line, self._titles = panes.board_line, GameTitles(self, context.profiles.catalogue)
        context.session.record_opened.connect(self._show_players)
        self._show_players()
        context.notes.said.connect(self._say)
        context.session.journal_failed.connect(self._on_journal_failed)
        context.notes.outdated.connect(self.clear_note)
        for name in _ENDING:
            context.actions[name].triggered.connect(self.clear_note)
        for signal in (
            context.live_game.changed,
            context.hiding.changed,
            review.progressed,
            review.finished,
            context.live_search.state_changed,
            context.session.position_changed,
        ):
            signal.connect(self._show_light)
        for signal in (context.live_game.changed, review.progressed, review.finished):
            signal.connect(self._on_work)
        context.live_search.start_wanted_changed.connect(self._show_preparation)
        if context.live_search.state is not EngineState.PREPARING:  # the light shows its progress
            self._show_light()

    @Slot()
    def clear_note(self) -> None:
        """Clear the message, except a warning about unsaved changes."""
        if self._note.text() != self._warning:
            self._clear()

    # Implementation

    @property
    def _work(self) -> tuple[bool, bool, bool]:
        return self._live_game.is_on, self._live_game.is_paused, self._review.is_running

    @Slot()
    def _on_work(self) -> None:
        """Clear a message after a game or a review began, paused, continued or ended."""
        if self._work != self._said_at:
            self._said_at = self._work
            self.clear_note()

    @Slot(str)
    def _say(self, text: str) -> None:
        self._said_at = self._work
        self._note.setText(text)

    @Slot()
    def _clear(self) -> None:
        self._note.clear()

    @Slot(object)
    def _on_journal_failed(self, error: StudioError) -> None:
        """Show a warning that changes are no longer saved."""
        # The warning stays until another message follows.
        self._warning = sentence_of(error)
        self._say(self._warning)

    @Slot()
    def _show_players(self) -> None:
        record = self._session.record
        has_names = bool(record.black or record.white)
        self._board_line.set_players(self._titles.players(summary_of(record)) if has_names else "")

    @Slot()
    def _show_light(self) -> None:
        """Show on the light whether the engine is thinking, preparing or idle, or whether the game is over.

        After a resignation the game is over, but the candidates do not show this, because the position can still be
        searched.
        """
        is_busy = self._live_game.is_thinking or self._review.is_running
        state = self._live_search.state
        shown = EngineState.THINKING if is_busy and state is EngineState.PAUSED else state
        if self._live_game.is_preparing:
            shown = EngineState.PREPARING
        if shown in (EngineState.PAUSED, EngineState.PROVEN) and self._hiding.hides_search:
            self._light.show_idle()
        else:
            is_ended = shown is EngineState.PAUSED and self._is_at_end
            self._light.show_state(EngineState.OVER if is_ended else shown)
        self._candidates.show_state(shown, starts_itself=self._live_search.is_start_wanted)

    @property
    def _is_at_end(self) -> bool:
        """Whether the board shows the last position of a finished game."""
        return bool(self._end.result_at(self._session.node))

    @Slot()
    def _show_preparation(self) -> None:
        """Tell the candidates table whether the search will start by itself."""
        # The user can change this while the search prepares.
        search = self._live_search
        if search.state is EngineState.PREPARING:
            self._candidates.show_state(search.state, starts_itself=search.is_start_wanted)
