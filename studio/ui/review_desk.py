"""The review of a whole game: the dialog, its progress, the win rates over the game, and the way to the mistakes."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.notation import move_name
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import RecordError
from studio.game.stones import PASS, Stone
from studio.mistakes import Judged, judge, next_mistake, positions_along, verdict
from studio.review import Review
from studio.session import Session
from studio.settings import ReviewSection
from studio.ui.actions import Actions
from studio.ui.messages import sentence_of
from studio.ui.moves_view import MovesView
from studio.ui.numbers import percent
from studio.ui.play_desk import PlayDesk
from studio.ui.review_bar import ReviewBar
from studio.ui.review_dialog import ReviewDialog
from studio.ui.search_desk import SearchDesk
from studio.ui.win_rate_plot import WinRatePlot, WinRatePoint

_REFRESH_MS = 300


class ReviewDesk(QObject):
    """Judges the line of moves through the cursor, anew when the record or what is known of it has changed."""

    message_changed = Signal(str)

    def __init__(
        self,
        session: Session,
        review: Review,
        search: SearchDesk,
        play: PlayDesk,
        actions: Actions,
        views: tuple[MovesView, WinRatePlot, ReviewBar],
        section: ReviewSection,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._review, self._search, self._play = session, review, search, play
        self._actions, self._section, self._window = actions, section, window
        self._moves, self._plot, self._bar = views
        self._line: list[Node] = []
        self._judged: tuple[Judged, ...] = ()
        self._problem = ""  # for which the last review ended
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REFRESH_MS)
        self._escape = QShortcut(window)
        self._escape.setKeys(actions["pause"].shortcuts())
        self._let_escape_cancel()
        self._bar.show_progress(*review.progress)  # which goes on in a window of another language
        self._bar.setVisible(review.is_running)
        self._search.set_reviewing(review.is_running)
        self._connect()
        self._refresh()

    @property
    def section(self) -> ReviewSection:
        """What the last review was asked to spend."""
        return self._section

    # Inside

    def _connect(self) -> None:
        self._timer.timeout.connect(self._refresh)
        self._session.record_opened.connect(self._on_record)
        self._session.tree_changed.connect(self._expect)
        self._session.position_changed.connect(self._on_position)
        self._search.kept.connect(self._expect)
        self._play.hiding_changed.connect(self._refresh)
        self._plot.ply_chosen.connect(self._on_ply)
        self._review.progressed.connect(self._bar.show_progress)
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
        """Much may change at once; the views follow a little later."""
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _on_record(self) -> None:
        self._review.cancel()
        self._line = []

    @Slot()
    def _on_position(self) -> None:
        ply = self._ply()
        if ply is None and not self._play.hides_search:
            self._plot.show_current(len(self._session.cursor))
            self._expect()
        elif ply is None:
            self._refresh()
        else:
            self._plot.show_current(ply)
            self._enable()

    def _ply(self) -> int | None:
        """Where the cursor stands on the line that is shown."""
        node, depth = self._session.node, len(self._session.cursor)
        return depth if depth < len(self._line) and self._line[depth] is node else None

    @Slot()
    def _refresh(self) -> None:
        self._timer.stop()
        path = self._session.node.path()
        self._line = [*path[:-1], *path[-1].main_line()]
        self._judged = judge(self._session.record, self._line)
        hidden = self._play.hides_search
        self._plot.show_points([] if hidden else self._points())
        self._plot.show_current(len(path) - 1)
        self._moves.show_drops({} if hidden else {each.node: each.drop for each in self._judged})
        self._enable()

    def _points(self) -> Sequence[WinRatePoint]:
        return [
            WinRatePoint(step, each.black, each.to_move is Stone.BLACK, self._name(each.node), each.drop)
            for step, each in enumerate(self._judged)
        ]

    def _name(self, node: Node) -> str:
        return move_name(node.move.point, self._session.rules) if node.move and node.move.point != PASS else ""

    def _enable(self) -> None:
        for name, backwards in (("next_mistake", False), ("previous_mistake", True)):
            self._actions[name].setEnabled(not self._play.hides_search and self._mistake(backwards) is not None)

    def _mistake(self, backwards: bool) -> Judged | None:
        return next_mistake(self._judged, len(self._session.cursor), backwards=backwards)

    # Actions

    @Slot(int)
    def _on_ply(self, ply: int) -> None:
        if 0 <= ply < len(self._line):
            self._session.go_to(self._line[ply])

    @Slot()
    def _on_next_mistake(self) -> None:
        self._go_to_mistake(backwards=False)

    @Slot()
    def _on_previous_mistake(self) -> None:
        self._go_to_mistake(backwards=True)

    def _go_to_mistake(self, *, backwards: bool) -> None:
        found = self._mistake(backwards)
        if found is not None:
            self._session.go_to(found.node)
            self.message_changed.emit(self._told(found))

    def _told(self, mistake: Judged) -> str:
        """Such as "k8 lost 33 %; j11 was better"."""
        node, locale = mistake.node, QLocale()
        known = node.parent.analysis.best if node.parent is not None and node.parent.analysis is not None else None
        text = self.tr("%1 lost %2.")
        if known is not None and node.move is not None and known.point != node.move.point:
            text = self.tr("%1 lost %2; %3 was better.").replace("%3", move_name(known.point, self._session.rules))
        return text.replace("%1", self._name(node)).replace("%2", percent(mistake.drop, locale, 0))

    @Slot()
    def _on_review(self) -> None:
        """A second time, the key ends what the first began."""
        if self._review.is_running:
            self._review.cancel()
            return
        if self._play.hides_search:
            self.message_changed.emit(self.tr("The game is analysed when it is over, or when the search is shown."))
            return
        path = self._session.node.path()
        line = [*path[:-1], *path[-1].main_line()]
        dialog = ReviewDialog(self._searchable(line), self._section, self._window)
        if dialog.exec():
            self._section, self._problem = dialog.section(), ""
            self._search.pause()
            self._search.keep()
            self._bar.show_progress(0, len(line))
            self._bar.show()
            self._review.begin(
                self._session.record, line, dialog.limit(), again=dialog.again(), profile=self._search.profile
            )
            self._let_escape_cancel()
            self._search.set_reviewing(self._review.is_running)
        dialog.deleteLater()

    def _searchable(self, line: Sequence[Node]) -> int:
        """How many positions of a line are not over."""
        return sum(not position.is_over for _, position in positions_along(self._session.record, line))

    @Slot(object, object)
    def _on_reviewed(self, node: Node, analysis: PositionAnalysis) -> None:
        try:
            self._session.keep_analysis(node, analysis)
        except RecordError:  # the move was deleted meanwhile
            return
        if node is self._session.node:
            self._search.show_kept()
        self._expect()

    @Slot(bool)
    def _on_finished(self, completed: bool) -> None:
        self._search.set_reviewing(False)
        self._bar.hide()
        self._let_escape_cancel()
        self._refresh()
        mistakes = sum(verdict(each.drop) is not None for each in self._judged)
        done = self.tr("The game is analysed: %n mistake(s). J goes to the next one.", "", mistakes)
        cancelled = self._problem or self.tr("The analysis of the game was cancelled.")
        self.message_changed.emit(done if completed else cancelled)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        """The end follows, and says why."""
        self._problem = sentence_of(error)

    @Slot()
    def _let_escape_cancel(self) -> None:
        """Where there is nothing to pause, the action that has this key is off."""
        self._escape.setEnabled(self._review.is_running and not self._actions["pause"].isEnabled())
