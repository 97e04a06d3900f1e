"""The controller of game reviews: dialog, progress, plot of win rates, and buttons that go to mistakes."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
from PySide6.QtCore import QElapsedTimer, QLocale, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QShortcut

from studio.activities.review import Review
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.node import Node
from studio.game.position_analysis import KnownResult, PositionAnalysis, Proof
from studio.game.record import RecordError
from studio.game.stones import PASS, Stone
from studio.insight.missed import limited_looks
from studio.insight.mistakes import Judged, judge, next_mistake, positions_along, verdict
from studio.machine.settings import ReviewSection
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.missed import MissedTexts
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.summary import SummaryTexts
from studio.ui.plots.win_rate import WinRatePlot, WinRatePoint
from studio.ui.record.moves_view import MovesView
from studio.ui.record.review_bar import ReviewBar
from studio.ui.record.review_dialog import ReviewDialog
from studio.ui.record.summary_card import Summary, SummaryCard
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.numbers import percent
from studio.ui.texts.viewed_side import ViewedSide

_REFRESH_MS = 300


class ReviewController(QObject):
    """Runs reviews. After each change of the record, it rates the moves of the current variation again."""

    begun = Signal()
    """Emitted when a review has begun."""

    def __init__(
        self,
        context: ControllerContext,
        review: Review,
        search: SearchController,
        views: tuple[MovesView, WinRatePlot, ReviewBar, SummaryCard],
        section: ReviewSection,
    ) -> None:
        super().__init__(context.window)
        self._session, self._hiding, self._actions = context.session, context.hiding, context.actions
        self._notes, self._profiles = context.notes, context.profiles
        self._review, self._search, self._section, self._window = review, search, section, context.window
        self._moves, self._plot, self._bar, self._card = views
        self._missed = MissedTexts(self)
        self._summaries = SummaryTexts(self._missed, self)
        self._side = Stone.BLACK  # whose win rates are shown
        self._line: list[Node] = []
        self._plotted: list[Node] = []  # the main line while the cursor is in a variation without win rates
        self._judged: tuple[Judged, ...] = ()
        self._problem = ""  # the error that ended the last review
        self._clock, self._simulations = QElapsedTimer(), 0  # since the review began
        self._is_exercise = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REFRESH_MS)
        self._escape = QShortcut(context.window)
        self._escape.setKeys(context.actions["pause"].shortcuts())
        self._let_escape_cancel()
        # a review continues when the window is recreated in another language
        self._bar.show_progress(*review.progress)
        self._bar.setVisible(review.is_running)
        self._search.set_reviewing(review.is_running)
        self._connect()
        self._refresh()

    @property
    def section(self) -> ReviewSection:
        """The limits and the speed of the last review, for the settings file."""
        return msgspec.structs.replace(self._section, simulations_per_second=self._speed)

    @Slot()
    def follow_position(self) -> None:
        """Mark the cursor in the plot. If the cursor left the plotted variation, schedule a plot of the new one."""
        ply = self._ply()
        if ply is None and not self._hiding.hides_search:
            self._plot.show_current(len(self._session.cursor))
            self._expect()
        elif ply is None:
            self._refresh()
        else:
            self._mark_current(ply)
            self._enable()
            self._show_summary()

    @Slot(object)
    def show_side(self, viewed: ViewedSide) -> None:
        """Show the win rates on the card from the point of view of `viewed`."""
        self._side = viewed.side
        self._show_summary()

    @Slot(bool)
    def set_exercise(self, is_exercise: bool) -> None:
        """Set whether an exercise is on the board. Exercises cannot be reviewed."""
        if is_exercise is not self._is_exercise:
            self._is_exercise = is_exercise
            self._show_summary()

    # Implementation

    def _connect(self) -> None:
        self._timer.timeout.connect(self._refresh)
        self._session.record_opened.connect(self._on_record)
        self._session.tree_changed.connect(self._expect)
        self._search.kept.connect(self._expect)
        self._hiding.changed.connect(self._refresh)
        self._plot.ply_chosen.connect(self._on_ply)
        self._review.progressed.connect(self._bar.show_progress)
        self._review.comparing.connect(self._bar.show_comparing)
        self._review.node_reviewed.connect(self._on_reviewed)
        self._review.finished.connect(self._on_finished)
        self._review.failed.connect(self._on_failed)
        self._bar.cancel_requested.connect(self._review.cancel)
        self._escape.activated.connect(self._review.cancel)
        self._actions["pause"].enabledChanged.connect(self._let_escape_cancel)
        for name, slot in (
            ("review", self._on_review),
            ("pause", self._review.cancel),
            ("next_mistake", self._on_next_mistake),
            ("previous_mistake", self._on_previous_mistake),
        ):
            self._actions[name].triggered.connect(slot)

    @Slot()
    def _expect(self) -> None:
        """Schedule an update after a short delay, because many changes may follow."""
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _on_record(self) -> None:
        self._review.cancel()
        self._line = []

    def _ply(self) -> int | None:
        """Return the index of the cursor's node in the plotted variation, or None if it is not there."""
        node, depth = self._session.node, len(self._session.cursor)
        return depth if depth < len(self._line) and self._line[depth] is node else None

    @Slot()
    def _refresh(self) -> None:
        self._timer.stop()
        path = self._session.node.path()
        self._line = [*path[:-1], *path[-1].main_line()]
        self._judged = judge(self._session.record, self._line)
        hidden = self._hiding.hides_search
        main = self._judged_main_line()
        noted, main_noted = self._noted(self._judged), self._noted(main)
        of_main = {each.node for each in main}
        has_rates = any(each.black is not None for each in self._judged if each.node not in of_main)
        plotted = noted if has_rates or not main else main_noted
        self._plotted = [each.node for each, _ in plotted]
        self._plot.show_rules(self._session.rules)
        self._plot.set_hidden_from_player(hidden=hidden)
        self._plot.show_points([] if hidden else self._points(plotted))
        self._mark_current(len(path) - 1)
        self._moves.show_drops({} if hidden else {each.node: each.drop for each in (*main, *self._judged)})
        told = (*main_noted, *noted)
        self._moves.show_missed({} if hidden else {each.node: note for each, note in told if note})
        self._enable()
        self._show_summary()

    def _judged_main_line(self) -> tuple[Judged, ...]:
        """Return the rated main line if the cursor is in a side variation, so that its marks remain visible."""
        main = self._session.record.main_line()
        return () if main == self._line else judge(self._session.record, main)

    def _noted(self, judged: Sequence[Judged]) -> list[tuple[Judged, str]]:
        return [(each, self._missed.sentence(each, self._session.rules)) for each in judged]

    def _mark_current(self, ply: int) -> None:
        """Mark the cursor in the plot. If the cursor is in a side variation, mark the move where the variation
        begins.
        """
        shared = sum(one is other for one, other in zip(self._plotted, self._line, strict=False))
        self._plot.show_current(min(ply, max(0, shared - 1)) if shared else ply)

    def _show_summary(self) -> None:
        """Show the card of the move at the cursor, or say why there is none."""
        ply = self._ply()
        if self._is_exercise:
            told = self.tr("The task is above the board. End shows your results and returns to the open game.")
            self._card.show_summary(Summary(self.tr("Exercise"), sentence=told))
        elif self._hiding.hides_search:
            self._card.show_summary(Summary("", sentence=self.tr("The search is hidden during your game. V shows it.")))
        else:
            self._card.show_summary(None if ply is None else self._summary(ply))

    def _summary(self, ply: int) -> Summary:
        rules, is_reviewing = self._session.rules, self._review.is_running
        return self._summaries.summary(self._judged, ply, rules, self._side, is_reviewing=is_reviewing)

    def _points(self, noted: Sequence[tuple[Judged, str]]) -> Sequence[WinRatePoint]:
        return [
            WinRatePoint(step, each.black, self._name(each.node), each.drop, note)
            for step, (each, note) in enumerate(noted)
        ]

    def _name(self, node: Node) -> str:
        return move_in_words(node.move.point, self._session.rules) if node.move and node.move.point != PASS else ""

    def _enable(self) -> None:
        for name in ("next_mistake", "previous_mistake"):
            self._actions[name].setEnabled(not self._hiding.hides_search)

    def _mistake(self, backwards: bool) -> Judged | None:
        return next_mistake(self._judged, len(self._session.cursor), backwards=backwards)

    # Actions

    @Slot(int)
    def _on_ply(self, ply: int) -> None:
        if 0 <= ply < len(self._plotted):
            self._session.go_to(self._plotted[ply])

    @Slot()
    def _on_next_mistake(self) -> None:
        self._go_to_mistake(backwards=False)

    @Slot()
    def _on_previous_mistake(self) -> None:
        self._go_to_mistake(backwards=True)

    def _go_to_mistake(self, *, backwards: bool) -> None:
        found = self._mistake(backwards)
        if found is None:
            self._notes.say(self._no_mistake_text(backwards))
        else:
            self._session.go_to(found.node)
            if not self._card.isVisible():
                self._notes.say(self._mistake_text(found))

    def _no_mistake_text(self, backwards: bool) -> str:
        if all(each.node.analysis is None for each in self._judged):
            return self.tr("The game has not been analysed yet. Press F12 to analyse it.")
        if backwards:
            return self.tr("There are no mistakes before this move.")
        return self.tr("There are no mistakes after this move.")

    def _mistake_text(self, mistake: Judged) -> str:
        """Return a text such as "k8 lost 33 %; j11 was better.", with a sentence about a missed or allowed win by
        threats.
        """
        better = move_in_words(mistake.better, self._session.rules) if mistake.better is not None else ""
        loss = percent(mistake.drop, QLocale(), 0)
        text = fill(self._template(mistake.known), move=self._name(mistake.node), loss=loss, better=better)
        return " ".join(filter(None, (text, self._missed.sentence(mistake, self._session.rules))))

    def _template(self, better: KnownResult) -> str:
        """Return the template of the sentence about a mistake, depending on the proven result of the better move."""
        if better.proof is Proof.WIN and better.moves:
            return self.tr("{move} lost {loss} of win rate; {better} wins in at most %n plies.", "", better.moves)
        return {
            Proof.WIN: self.tr("{move} lost {loss} of win rate; {better} wins."),
            Proof.DRAW: self.tr("{move} lost {loss} of win rate; {better} is a draw."),
        }.get(better.proof, self.tr("{move} lost {loss} of win rate; {better} was better."))

    @Slot()
    def _on_review(self) -> None:
        """Start the review, or cancel the running one."""
        if self._review.is_running:
            self._review.cancel()
            return
        if self._is_exercise:
            self._notes.say(self.tr("An exercise cannot be reviewed. End returns to the open game."))
            return
        if self._hiding.hides_search:
            self._notes.say(
                self.tr(
                    "The search is hidden during the game. Analyse the game when it is over, "
                    "or show the search in the menu View."
                )
            )
            return
        path = self._session.node.path()
        line = [*path[:-1], *path[-1].main_line()]
        dialog = self._dialog(self._searchable(line))
        if dialog.exec():
            speed, self._problem = self._speed, ""
            self._section = msgspec.structs.replace(dialog.section(), simulations_per_second=speed)
            self._clock.start()
            self._simulations = 0
            self._search.pause()
            self._search.keep()
            self._bar.show_progress(0, len(line))
            self._bar.show()
            self._review.begin(
                self._session.record,
                line,
                dialog.limit(),
                again=dialog.again(),
                profile=dialog.profile(),
                parameters=_for_review(self._parameters_of(dialog.profile())),
            )
            self._let_escape_cancel()
            self._search.set_reviewing(self._review.is_running)
            self._show_summary()
            self.begun.emit()
        dialog.deleteLater()

    def _dialog(self, moves: int) -> ReviewDialog:
        """Return the dialog for a review of `moves` positions. Its default profile is that of the search."""
        search = self._search
        changes, catalogue = search.changes(search.parameters), self._profiles.catalogue
        return ReviewDialog(
            moves,
            self._section,
            self._window,
            profile=search.profile,
            changes=changes,
            catalogue=catalogue,
            speed=self._speed,
        )

    @property
    def _speed(self) -> float:
        """The simulations per second of the last search in this session, or else of the last review; 0 if unknown."""
        return self._search.simulations_per_second or self._section.simulations_per_second

    def _parameters_of(self, profile: str) -> Parameters:
        """Return the parameters of the current search if its profile is `profile`, otherwise those of the profile."""
        present = self._search.parameters
        if profile == self._search.profile:
            return present
        return self._profiles.catalogue.parameters_here(profile, present.memory_mb)

    def _searchable(self, line: Sequence[Node]) -> int:
        """Return the number of positions on `line` that are not the end of a game."""
        return sum(not position.is_over for _, position in positions_along(self._session.record, line))

    @Slot(object, object)
    def _on_reviewed(self, node: Node, analysis: PositionAnalysis) -> None:
        shown, record = self._session.node, self._session.record
        was_known = record.known(shown)
        try:
            self._session.keep_analysis(node, analysis, to_be_saved=True)
        except RecordError:  # the move was deleted in the meantime
            return
        self._simulations += analysis.simulations
        if node is shown or record.known(shown) != was_known:
            self._search.show_kept()
        self._expect()

    @Slot(bool)
    def _on_finished(self, completed: bool) -> None:
        self._search.set_reviewing(False)
        if completed and self._simulations and self._clock.isValid():
            speed = 1000 * self._simulations / max(1, self._clock.elapsed())
            self._section = msgspec.structs.replace(self._section, simulations_per_second=speed)
        self._bar.hide()
        self._let_escape_cancel()
        self._refresh()
        cancelled = self._problem or self.tr("The analysis of the game was cancelled.")
        self._notes.say(self._result_text() if completed else cancelled)

    def _result_text(self) -> str:
        mistakes = sum(verdict(each.drop) is not None for each in self._judged)
        limited = self._limit_note()
        if mistakes:
            text = self.tr("The game is analysed: %n mistake(s). Press J to go to the next one.", "", mistakes)
            return " ".join(filter(None, (text, limited)))
        text, unsettled = self.tr("The game is analysed: no mistakes were found."), ""
        if any(each.is_unsettled for each in self._judged):
            unsettled = self.tr(
                "Some moves could not be compared. With more simulations, the review may find mistakes."
            )
        return " ".join(filter(None, (text, unsettled, limited)))

    def _limit_note(self) -> str:
        """Return a note about positions where the threat search reached its limit, or an empty text."""
        limited = limited_looks(self._line)
        if not limited:
            return ""
        return self.tr("In %n position(s) the threat search reached its limit.", "", limited)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        """Store the error until the signal `finished` reports it."""
        self._problem = sentence_of(error)

    @Slot()
    def _let_escape_cancel(self) -> None:
        """Let Escape cancel the review. The action *pause*, which normally has this key, is disabled meanwhile."""
        self._escape.setEnabled(self._review.is_running and not self._actions["pause"].isEnabled())


def _for_review(parameters: Parameters) -> Parameters:
    """Return `parameters` with at most the default memory limit. The main search keeps its tree during the review."""
    return replace(parameters, memory_mb=min(parameters.memory_mb, Parameters().memory_mb))
