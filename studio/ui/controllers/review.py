"""The controller of game reviews: dialog, progress and result."""

import logging
from collections.abc import Sequence
from dataclasses import replace

import msgspec
from PySide6.QtCore import QLocale, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QShortcut

from studio.activities.review import Review
from studio.activities.review_probe import ReviewProbe
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.judgement import MoveJudgement
from studio.game.message import fill
from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import RecordError
from studio.insight.changed_advice import changed_advice
from studio.insight.mistakes import positions_along
from studio.insight.reviewing import ReviewQueue
from studio.machine.settings import ReviewSection
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.judged_moves import JudgedMovesController
from studio.ui.controllers.key_moments import KeyMomentsController
from studio.ui.controllers.search import SearchController
from studio.ui.record.review_bar import ReviewBar
from studio.ui.record.review_dialog import ReviewDialog
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.review_ends import ReviewEndTexts

_logger = logging.getLogger(__name__)

# A user who agrees at once does not wait for it.
_MEASURE_AFTER_MS = 200
"""Milliseconds between opening the dialog and beginning to measure how long a review takes."""
_LEFT_MS, _SECURE_MS = 500, 5_000
_DEEPER = 4
_MOST_SIMULATIONS, _MOST_SECONDS = 1_000_000_000, 3_600.0


class ReviewController(QObject):
    """Runs reviews, and stores their results in the record."""

    begun = Signal()
    """Emitted when a review has begun."""

    def __init__(
        self,
        context: ControllerContext,
        review: Review,
        search: SearchController,
        reviewed: tuple[JudgedMovesController, KeyMomentsController],
        bar: ReviewBar,
        section: ReviewSection,
    ) -> None:
        super().__init__(context.window)
        self._session, self._hiding, self._actions = context.session, context.hiding, context.actions
        self._notes, self._profiles = context.notes, context.profiles
        self._review, self._search, self._section, self._window = review, search, section, context.window
        (self._judged, self._moments), self._bar = reviewed, bar
        self._texts = ReviewEndTexts(self)
        self._problem = ""  # the error that ended the last review
        self._escape = QShortcut(context.window)
        self._escape.setKeys(context.actions["pause"].shortcuts())
        self._let_escape_cancel()
        self._left_timer, self._secure_timer = QTimer(self), QTimer(self)
        self._left_timer.setInterval(_LEFT_MS)
        self._secure_timer.setInterval(_SECURE_MS)
        # a review continues when the window is recreated in another language
        self._bar.show_progress(*review.progress)
        self._bar.setVisible(review.is_running)
        self._search.set_reviewing(review.is_running)
        self._connect()
        self._watch()

    @property
    def section(self) -> ReviewSection:
        """The limits and the speed of the last review, for the settings file."""
        return msgspec.structs.replace(self._section, simulations_per_second=self._speed)

    # Implementation

    def _connect(self) -> None:
        self._session.record_closing.connect(self._review.cancel)
        self._left_timer.timeout.connect(self._show_left)
        self._secure_timer.timeout.connect(self._secure)
        self._review.glanced.connect(self._bar.show_glance)
        self._review.progressed.connect(self._bar.show_progress)
        self._review.comparing.connect(self._bar.show_comparing)
        self._review.confirmed.connect(self._bar.show_confirmed)
        self._review.node_reviewed.connect(self._on_reviewed)
        self._review.line_judged.connect(self._on_judged)
        self._review.finished.connect(self._on_finished)
        self._review.failed.connect(self._on_failed)
        self._bar.cancel_requested.connect(self._review.cancel)
        self._escape.activated.connect(self._review.cancel)
        self._actions["pause"].enabledChanged.connect(self._let_escape_cancel)
        self._actions["review"].triggered.connect(self._on_review)
        self._actions["review_deeper"].triggered.connect(self._on_deeper)
        self._actions["pause"].triggered.connect(self._review.cancel)

    # Actions

    @Slot()
    def _on_review(self) -> None:
        """Start the review, or cancel the running one."""
        if self._review.is_running:
            self._review.cancel()
        elif self._may_review():
            section = self._ask(self._section)
            self._section = self._section if section is None else section

    @Slot()
    def _on_deeper(self) -> None:
        """Review the game again, with more simulations than before."""
        # The next game gets the usual proposal.
        if self._review.is_running:
            self._notes.say(self.tr("The whole game is being analysed. “Cancel” (Esc) stops the analysis."))
        elif self._may_review():
            self._ask(_deeper(self._section, self._line()))

    def _may_review(self) -> bool:
        """Return whether the open game may be reviewed now. If not, show a message that says why."""
        if self._judged.is_exercise:
            self._notes.say(self.tr("An exercise cannot be reviewed. The button End returns to the open game."))
        elif not self._hiding.ask_for_search():
            self._notes.say(
                self.tr(
                    "The search is hidden during the game. Analyse the game when it is over, or show the search with "
                    "the menu View."
                )
            )
        return not self._judged.is_exercise and not self._hiding.hides_search

    def _line(self) -> list[Node]:
        path = self._session.node.path()
        return [*path[:-1], *path[-1].main_line()]

    def _ask(self, proposed: ReviewSection) -> ReviewSection | None:
        """Let the user choose the settings, and start the review.

        The dialog first shows `proposed`. Return the chosen settings, or None if the user cancels.
        """
        line, was_searching = self._line(), self._actions["pause"].isEnabled()
        self._search.pause()  # for the measurement, too
        dialog = self._dialog(self._searchable(line), proposed)
        agreed = self._measuring(dialog, line)
        section = msgspec.structs.replace(dialog.section(), simulations_per_second=self._speed)
        if agreed:
            self._begin(line, dialog)
        elif was_searching:
            self._actions["run"].trigger()
        dialog.deleteLater()
        return section if agreed else None

    def _measuring(self, dialog: ReviewDialog, line: Sequence[Node]) -> bool:
        """Show the dialog.

        While it is open, measure how long a review takes. Return whether the user starts the review.
        """
        dialog.show_remaining(lambda limit, again: self._queue(line, dialog.profile(), limit, again=again).of)
        dialog.show_confirmations(
            lambda limit, again: self._queue(line, dialog.profile(), limit, again=again).confirmations
        )
        dialog.show_kept(lambda limit: self._queue(line, dialog.profile(), limit, again=False).kept > 0)
        dialog.show_open_marks(lambda limit: self._queue(line, dialog.profile(), limit, again=False).next() is not None)
        probe, timer = ReviewProbe(lambda: self._review.cores), QTimer(dialog)

        def begin() -> None:
            parameters = _for_review(self._parameters_of(dialog.profile()))
            dialog.show_measuring()
            probe.begin(self._session.record, line, dialog.profile(), parameters)

        probe.measured.connect(lambda: dialog.show_measured(lambda limit, again: probe.estimate(limit, again=again)))
        dialog.profile_changed.connect(begin)
        timer.setSingleShot(True)
        timer.timeout.connect(begin)
        timer.start(_MEASURE_AFTER_MS)
        agreed = bool(dialog.exec())
        timer.stop()
        probe.close()
        probe.deleteLater()  # its connections refer to it, so it would never be released
        return agreed

    def _queue(self, line: Sequence[Node], profile: str, limit: Limit, *, again: bool) -> ReviewQueue:
        """Return the searches that a review of `line` with these settings would make."""
        parameters = self._parameters_of(profile)
        return ReviewQueue(self._session.record, line, limit, profile, parameters, again=again)

    def _begin(self, line: Sequence[Node], dialog: ReviewDialog) -> None:
        self._problem = ""
        self._search.keep()
        self._bar.show_progress(0, len(line))
        self._bar.show_left(None)
        self._bar.show()
        self._review.begin(
            self._session.record,
            line,
            dialog.limit(),
            again=dialog.again(),
            profile=dialog.profile(),
            parameters=_for_review(self._parameters_of(dialog.profile())),
        )
        self._watch()
        self._let_escape_cancel()
        self._search.set_reviewing(self._review.is_running)
        self._judged.show_summary()
        self.begun.emit()

    def _watch(self) -> None:
        """While the review runs, save its results regularly and show the time left."""
        if self._review.is_running:
            self._left_timer.start()
            self._secure_timer.start()

    @Slot()
    def _show_left(self) -> None:
        self._bar.show_left(self._review.seconds_left)

    @Slot()
    def _secure(self) -> None:
        """Save the results so far, so that a crash does not lose them."""
        try:
            is_secured = self._session.secure_results()
        except StudioError:  # reported at the end of the review
            is_secured = False
        if not is_secured:
            self._secure_timer.stop()

    def _dialog(self, moves: int, proposed: ReviewSection) -> ReviewDialog:
        """Return the dialog for a review of `moves` positions. It proposes the profile of the search."""
        search = self._search
        changes, catalogue = search.changes(search.parameters), self._profiles.catalogue
        return ReviewDialog(
            moves,
            proposed,
            self._window,
            profile=search.profile,
            changes=changes,
            catalogue=catalogue,
            speed=self._speed,
        )

    @property
    def _speed(self) -> float:
        """The simulations per second of the last search.

        Before any search, those of the last review. 0 if both are unknown.
        """
        return self._search.simulations_per_second or self._section.simulations_per_second

    def _parameters_of(self, profile: str) -> Parameters:
        """Return the parameters of the current search if it uses this profile.

        Otherwise return the profile's parameters.
        """
        present = self._search.parameters
        if profile == self._search.profile:
            return present
        return self._profiles.catalogue.parameters_here(profile, present.memory_mb)

    def _searchable(self, line: Sequence[Node]) -> int:
        """Return the number of positions on `line` in which the game is not over."""
        return sum(not position.is_over for _, position in positions_along(self._session.record, line))

    @Slot(object, object)
    def _on_reviewed(self, node: Node, analysis: PositionAnalysis) -> None:
        shown, record = self._session.node, self._session.record
        was_known = record.known(shown)
        try:
            self._session.results.keep_analysis(node, analysis, to_be_saved=True)
        except RecordError:  # the move was deleted in the meantime
            return
        if node is shown or record.known(shown) != was_known:
            self._search.show_kept()
        self._judged.expect()

    @Slot(object)
    def _on_judged(self, found: tuple[tuple[Node, MoveJudgement | None], ...]) -> None:
        self._session.results.keep_judgements(found, to_be_saved=True)

    @Slot(bool)
    def _on_finished(self, completed: bool) -> None:
        self._left_timer.stop()
        self._secure_timer.stop()
        self._search.set_reviewing(False)
        if completed and (speed := self._review.simulations_per_second):
            self._section = msgspec.structs.replace(self._section, simulations_per_second=speed)
        self._bar.hide()
        self._let_escape_cancel()
        self._judged.refresh()
        changes = self._changes(is_complete=completed)
        _logger.info("The review has ended. %s", changes or "There is no earlier review, or no change.")
        self._moments.show_changes(changes)
        if completed:
            self._moments.announce()
        cancelled = self._problem or self._cancelled_text()
        self._notes.say(self._saved() or (self._result_text() if completed else cancelled))

    def _cancelled_text(self) -> str:
        done, of = self._review.last_progress
        if not of:
            told = self.tr(
                "The review was cancelled before all marks were confirmed. “Review the Game” (F12) continues it."
            )
            return " ".join(filter(None, (told, self._changes(is_complete=False))))
        text = self.tr(
            "The analysis of the game was cancelled. The analyses of {done} of {total} positions "
            "are kept. “Review the Game” (F12) continues it."
        )
        told = fill(text, done=QLocale().toString(done), total=QLocale().toString(of))
        return " ".join(filter(None, (told, self._changes(is_complete=False))))

    def _changes(self, *, is_complete: bool) -> str:
        """Return sentences about the moves that this review judges differently than the previous one."""
        advice = changed_advice(self._judged.judged, self._review.earlier)
        return self._texts.changes(advice, self._session.rules, is_complete=is_complete)

    def _saved(self) -> str:
        """Save the results in the file of the game if no question is needed for this.

        Otherwise save them so that a crash does not lose them. If saving failed, return the reason, otherwise an empty
        text.
        """
        try:
            self._session.secure_results()
        except StudioError as error:
            return sentence_of(error)
        return ""

    def _result_text(self) -> str:
        mistakes, changed = self._judged.mistakes, self._changes(is_complete=True)
        if mistakes:
            text = self.tr(
                "The game is analysed: %n mistake(s). “Next Mistake” (J) goes to the next one.", "", mistakes
            )
            return " ".join(filter(None, (text, changed)))
        text, unsettled = self.tr("The game is analysed: no mistakes were found."), ""
        if any(each.is_unsettled for each in self._judged.judged):
            unsettled = self.tr(
                "Some moves could not be compared. A review with more simulations may find mistakes among them."
            )
        return " ".join(filter(None, (text, changed, unsettled)))

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        # It is reported when `finished` follows.
        self._problem = sentence_of(error)

    @Slot()
    def _let_escape_cancel(self) -> None:
        # The action Pause, which normally has this key, is disabled during a review.
        self._escape.setEnabled(self._review.is_running and not self._actions["pause"].isEnabled())


def _deeper(section: ReviewSection, line: Sequence[Node]) -> ReviewSection:
    """Return a proposal for a deeper review: four times the seconds and the simulations of `section`.

    If every analysed position of the line has more visits than `section` has simulations, use four times the smallest
    number of visits.
    """
    visits = [node.analysis.visits for node in line if node.analysis is not None and not node.analysis.is_steered]
    simulations = _DEEPER * max(section.simulations, *(visits and [min(visits)]), 1)
    return msgspec.structs.replace(
        section,
        simulations=min(simulations, _MOST_SIMULATIONS),
        seconds=min(_DEEPER * section.seconds, _MOST_SECONDS),
    )


def _for_review(parameters: Parameters) -> Parameters:
    """Return the parameters, but with a memory limit that is not above the default."""
    # The main search keeps its tree during the review.
    return replace(parameters, memory_mb=min(parameters.memory_mb, Parameters().memory_mb))
