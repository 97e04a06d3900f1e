"""The controller that asks external engines to analyse the current position."""

from PySide6.QtCore import QObject, QPoint, Slot

from studio.activities.engine_question import EngineQuestion
from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.position_analysis import PositionAnalysis
from studio.keeping.analyses import view_of
from studio.players.engine_entry import EngineEntry
from studio.players.engine_list import load_engines
from studio.players.player import Answer
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.windows.engines import EnginesController
from studio.ui.engines.question_dialog import QuestionDialog
from studio.ui.texts.hidden import answer_first_text
from studio.ui.texts.messages import sentence_of
from studio.ui.widgets.theme import GRID

_GAP = 4 * GRID
"""The distance in pixels between the dialog's frame and the edges of the window."""


class EngineQuestionController(QObject):
    """Lets an external engine analyse the current position."""

    # A change of the position cancels the request.

    def __init__(
        self,
        context: ControllerContext,
        question: EngineQuestion,
        search: SearchController,
        display: SearchDisplay,
        engines: EnginesController,
    ) -> None:
        super().__init__(context.window)
        self._session, self._hiding, self._window = context.session, context.hiding, context.window
        self._question, self._search, self._display = question, search, display
        self._dialog: QuestionDialog | None = None
        context.actions["ask_engine"].triggered.connect(self.show)
        context.hiding.changed.connect(self._on_hiding)
        engines.engines_changed.connect(self._on_engines)
        self._open_list = engines.ask
        question.analysis_reported.connect(self._on_reported)
        question.answered.connect(self._on_answered)
        question.failed.connect(self._on_failed)
        question.ended.connect(self._on_ended)

    @property
    def dialog(self) -> QuestionDialog | None:
        """The open dialog, or None."""
        return self._dialog

    @Slot()
    def show(self) -> None:
        if self._dialog is None:
            dialog = self._dialog = QuestionDialog(self._window)
            dialog.asked.connect(self._on_asked)
            dialog.cancel_requested.connect(self._question.cancel)
            dialog.list_requested.connect(self._open_list)
            dialog.finished.connect(self._on_closed)
            self._on_engines()
            self._place(dialog)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    @Slot()
    def follow_position(self) -> None:
        """Cancel the request for the previous position."""
        if self._dialog is not None:
            self._question.cancel()
            self._dialog.show_engines(load_engines().entries)

    # Implementation

    def _place(self, dialog: QuestionDialog) -> None:
        """Put the dialog into the lower right corner of the window, where it does not cover the board."""
        corner, size = self._window.frameGeometry().bottomRight(), dialog.sizeHint()
        dialog.move(corner - QPoint(size.width() + _GAP, size.height() + 2 * _GAP))

    @Slot()
    def _on_engines(self) -> None:
        if self._dialog is not None:
            self._dialog.show_engines(load_engines().entries)

    @Slot()
    def _on_hiding(self) -> None:
        if self._hiding.forbids_search:
            self._question.cancel()

    @Slot(object, float)
    def _on_asked(self, entry: EngineEntry, seconds: float) -> None:
        if self._dialog is None:
            return
        refusal = self._refusal()
        if refusal:
            self._dialog.say(refusal)
            return
        self._search.pause()
        self._dialog.show_running(running=True)
        self._dialog.say(self.tr("The engine is starting and analysing …"))
        self._question.ask(entry, self._session.position, Limit(seconds=seconds))

    def _refusal(self) -> str:
        if self._hiding.is_question:
            return answer_first_text()
        if self._hiding.forbids_search:
            return self.tr("Analyses by external engines are hidden while you play.")
        if self._session.position.is_over:
            return self.tr("The game is over in this position. Go back to an earlier move.")
        return ""

    @Slot(object)
    def _on_reported(self, analysis: PositionAnalysis) -> None:
        self._show(analysis, None)

    @Slot(object)
    def _on_answered(self, answer: Answer) -> None:
        self._show(answer.thought or PositionAnalysis(0), answer.point)

    def _show(self, analysis: PositionAnalysis, answer: int | None) -> None:
        rules = self._session.rules
        if self._dialog is not None:
            self._dialog.show_analysis(analysis, rules, answer)
        if analysis.candidates:
            self._display.show_view(view_of(analysis, rules))

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        if self._dialog is not None:
            self._dialog.say(sentence_of(error))

    @Slot()
    def _on_ended(self) -> None:
        if self._dialog is not None:
            self._dialog.show_running(running=False)

    @Slot()
    def _on_closed(self) -> None:
        # The saved analysis is shown again instead of that of the external engine.
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
            self._search.show_kept()
