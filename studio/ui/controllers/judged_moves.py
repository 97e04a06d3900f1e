"""The controller of review results: marks, plot of win rates, card, and buttons that go to mistakes."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject, QTimer, Slot

from studio.activities.review import Review
from studio.game.message import fill
from studio.game.node import Node
from studio.game.position_analysis import KnownResult, Proof
from studio.game.stones import PASS, Stone
from studio.insight.mistakes import Judged, judge, next_mistake, verdict
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.missed import MissedTexts
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.summary import SummaryTexts, is_reviewed
from studio.ui.plots.win_rate import WinRatePlot, WinRatePoint
from studio.ui.record.moves_view import MovesView
from studio.ui.record.summary_card import Summary, SummaryCard
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.numbers import percent
from studio.ui.texts.viewed_side import ViewedSide

_REFRESH_MS = 300


class JudgedMovesController(QObject):
    """Shows the reviewed moves of the current variation, and updates them after each change of the record."""

    def __init__(
        self,
        context: ControllerContext,
        review: Review,
        search: SearchController,
        views: tuple[MovesView, WinRatePlot, SummaryCard],
    ) -> None:
        super().__init__(context.window)
        self._session, self._hiding, self._actions = context.session, context.hiding, context.actions
        self._notes, self._review = context.notes, review
        self._moves, self._plot, self._card = views
        self._missed = MissedTexts(self)
        self._summaries = SummaryTexts(self._missed, self)
        self._side = Stone.BLACK  # whose win rates are shown
        self._line: list[Node] = []
        self._plotted: list[Node] = []  # the main line while the cursor is in a variation without win rates
        self._judged: tuple[Judged, ...] = ()
        self._is_exercise = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REFRESH_MS)
        self._connect(search)
        self.refresh()

    @property
    def line(self) -> Sequence[Node]:
        """The current variation: from the start of the game through the cursor, continued by first children."""
        return self._line

    @property
    def judged(self) -> Sequence[Judged]:
        """The moves of `line`, as the last review judged them."""
        return self._judged

    @property
    def mistakes(self) -> int:
        """The number of mistakes in `line`. The action *Next Mistake* visits all of them."""
        return sum(verdict(each.drop) is not None for each in self._judged)

    @property
    def is_exercise(self) -> bool:
        return self._is_exercise

    @Slot()
    def follow_position(self) -> None:
        """Mark the cursor in the plot. If the cursor has left the plotted line, schedule a plot of the cursor's
        line.
        """
        ply = self._ply()
        if ply is None and not self._hiding.hides_search:
            self._plot.show_current(len(self._session.cursor))
            self.expect()
        elif ply is None:
            self.refresh()
        else:
            self._mark_current(ply)
            self._enable()
            self.show_summary()

    @Slot(object)
    def show_side(self, viewed: ViewedSide) -> None:
        """Show the win rates on the card from the point of view of `viewed`."""
        self._side = viewed.side
        self.show_summary()

    @Slot(bool)
    def set_exercise(self, is_exercise: bool) -> None:
        """Set whether an exercise is on the board. Exercises cannot be reviewed."""
        if is_exercise is not self._is_exercise:
            self._is_exercise = is_exercise
            self.show_summary()

    @Slot()
    def expect(self) -> None:
        """Schedule an update after a short delay, because many changes may follow."""
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def refresh(self) -> None:
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
        self.show_summary()

    def show_summary(self) -> None:
        """Show the card of the move at the cursor, or say why there is none."""
        ply = self._ply()
        if self._is_exercise:
            told = self.tr("The task is above the board. End shows your results and returns to the open game.")
            self._card.show_summary(Summary(self.tr("Exercise"), sentence=told))
        elif self._hiding.hides_search:
            self._card.show_summary(Summary("", sentence=self.tr("The search is hidden during your game. V shows it.")))
        else:
            self._card.show_summary(None if ply is None else self._summary(ply))

    # Implementation

    def _connect(self, search: SearchController) -> None:
        self._timer.timeout.connect(self.refresh)
        self._session.record_opened.connect(self._on_record)
        self._session.tree_changed.connect(self.expect)
        search.kept.connect(self.expect)
        self._hiding.changed.connect(self.refresh)
        self._plot.ply_chosen.connect(self._on_ply)
        self._actions["next_mistake"].triggered.connect(self._on_next_mistake)
        self._actions["previous_mistake"].triggered.connect(self._on_previous_mistake)

    @Slot()
    def _on_record(self) -> None:
        self._line = []

    def _ply(self) -> int | None:
        """Return the index of the cursor's node in the plotted variation, or None if it is not there."""
        node, depth = self._session.node, len(self._session.cursor)
        return depth if depth < len(self._line) and self._line[depth] is node else None

    def _judged_main_line(self) -> tuple[Judged, ...]:
        """Return the judged main line if the cursor's line is a variation, so that its marks remain visible."""
        main = self._session.record.main_line()
        return () if main == self._line else judge(self._session.record, main)

    def _noted(self, judged: Sequence[Judged]) -> list[tuple[Judged, str]]:
        return [(each, self._missed.sentence(each, self._session.rules)) for each in judged]

    def _mark_current(self, ply: int) -> None:
        """Mark the cursor in the plot, or the move where its variation leaves the plotted line."""
        shared = sum(one is other for one, other in zip(self._plotted, self._line, strict=False))
        self._plot.show_current(min(ply, max(0, shared - 1)) if shared else ply)

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
        here = len(self._session.cursor)
        found = next_mistake(self._judged, here, backwards=backwards)
        if found is None:
            self._notes.say(self._no_mistake_text())
            return
        self._session.go_to(found.node)
        told = "" if self._card.isVisible() else self._mistake_text(found)
        self._notes.say(" ".join(filter(None, (self._way_text(here, found.ply, backwards=backwards), told))))

    def _way_text(self, here: int, there: int, *, backwards: bool) -> str:
        """Return a note if the search for the mistake `there` from move `here` passed an end of the game, otherwise an
        empty text.
        """
        if here == there:
            return self.tr("This is the only mistake.")
        if backwards:
            return self.tr("Continued from the end of the game.") if there > here else ""
        return self.tr("Continued from the start of the game.") if there < here else ""

    def _no_mistake_text(self) -> str:
        if is_reviewed(self._judged):
            return self.tr("The review found no mistakes.")
        if all(each.judgement is None for each in self._judged):
            return self.tr("The game has not been analysed yet. Press F12 to analyse it.")
        return self.tr("No mistakes were found so far. Press F12 to analyse the other moves.")

    def _mistake_text(self, mistake: Judged) -> str:
        """Return a text such as "k8 lost 33 %; j11 was better.", and a sentence about a win by threats that the move
        missed or allowed.
        """
        better = move_in_words(mistake.better, self._session.rules) if mistake.better is not None else ""
        loss = percent(mistake.drop, QLocale(), 0)
        text = fill(self._template(mistake.known), move=self._name(mistake.node), loss=loss, better=better)
        return " ".join(filter(None, (text, self._missed.sentence(mistake, self._session.rules))))

    def _template(self, better: KnownResult) -> str:
        """Return the template of the sentence about a mistake. It depends on the proven result of the better move."""
        if better.proof is Proof.WIN and better.moves:
            return self.tr("{move} lost {loss} of win rate; {better} wins in at most %n plies.", "", better.moves)
        return {
            Proof.WIN: self.tr("{move} lost {loss} of win rate; {better} wins."),
            Proof.DRAW: self.tr("{move} lost {loss} of win rate; {better} is a draw."),
        }.get(better.proof, self.tr("{move} lost {loss} of win rate; {better} was better."))
