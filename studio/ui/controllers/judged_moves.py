"""The controller of review results: marks, the plot of win rates, the card, and the buttons that go to mistakes."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.activities.review import Review
from studio.game.node import Node
from studio.game.stones import PASS
from studio.insight import messages
from studio.insight.accuracy import accuracies
from studio.insight.mistakes import Judged, judge, next_mistake, verdict
from studio.insight.resignation import resignation
from studio.ui.board.overlays import GhostLine
from studio.ui.board.view import BoardView
from studio.ui.controllers.better_lines import better_line, playable
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.missed import MissedTexts
from studio.ui.controllers.mistake_texts import MistakeTexts
from studio.ui.controllers.recorded_end import RecordedEnd
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.summary import GameEnded, SummaryTexts
from studio.ui.plots.win_rate import WinRatePlot, WinRatePoint
from studio.ui.record.moves_view import MovesView
from studio.ui.record.summary_card import Summary, SummaryCard
from studio.ui.texts.game_ends import decided_end, end_before_decision
from studio.ui.texts.key_moments import resignation_text
from studio.ui.texts.later_proofs import LaterProofTexts
from studio.ui.texts.messages import translated
from studio.ui.texts.move_names import move_in_words

_REFRESH_MS = 300
_OF_MISTAKES = "next_mistake", "previous_mistake"


class JudgedMovesController(QObject):
    """Shows the reviewed moves of the current variation, and follows changes of the record."""

    refreshed = Signal()
    """Emitted after an update of `judged`, `reviewed` and `plotted`."""
    mistake_shown = Signal(object)
    """Emitted with the `Judged` mistake whose better move is ringed now. The argument is None if no move is ringed."""
    try_requested = Signal(object)
    """Emitted with a `Judged` mistake when the user wants to find a better move."""

    def __init__(
        self,
        context: ControllerContext,
        review: Review,
        search: SearchController,
        display: SearchDisplay,
        board: BoardView,
        views: tuple[MovesView, WinRatePlot, SummaryCard],
    ) -> None:
        super().__init__(context.window)
        self._session, self._hiding, self._actions = context.session, context.hiding, context.actions
        self._live_game = context.live_game
        self._notes, self._review = context.notes, review
        self._end = RecordedEnd(context.session, context.live_game, self)
        self._display, self._board = display, board
        self._moves, self._plot, self._card = views
        self._missed, self._later = MissedTexts(self), LaterProofTexts(self)
        self._summaries, self._texts = SummaryTexts(self._missed, self), MistakeTexts(self._missed, self)
        self._line: list[Node] = []
        self._plotted: list[Node] = []  # the main line while the cursor is in a variation without win rates
        self._judged: tuple[Judged, ...] = ()
        self._main_judged: tuple[Judged, ...] = ()
        self._tips = {name: self._actions[name].toolTip() for name in _OF_MISTAKES}
        self._is_exercise = False
        self._preview: Node | None = None  # the mistake whose better line is shown, while the cursor is before it
        self._ringed: int | None = None  # the better move that is ringed on the board
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REFRESH_MS)
        self._connect(search)
        self.refresh()

    @property
    def line(self) -> Sequence[Node]:
        """The current variation: the moves from the start of the game to the cursor, then the first child of each."""
        return self._line

    @property
    def judged(self) -> Sequence[Judged]:
        """The moves of `line`, as the last review judged them."""
        return self._judged

    @property
    def reviewed(self) -> Sequence[Judged]:
        """The moves that texts about the whole game describe.

        If only the main line was reviewed, they are the moves of the main line. Otherwise they are the moves of
        `judged`.
        """
        of_main = {each.node for each in self._main_judged}
        has_own = any(each.judgement is not None for each in self._judged if each.node not in of_main)
        is_judged = any(each.judgement is not None for each in self._main_judged)
        return self._main_judged if is_judged and not has_own else self._judged

    @property
    def plotted(self) -> Sequence[Node]:
        """The nodes in the plot of win rates. The index is the ply."""
        return self._plotted

    @property
    def mistakes(self) -> int:
        """The number of mistakes in `line`. The action *Next Mistake* goes through all of them."""
        return sum(verdict(each.drop) is not None for each in self._judged)

    @property
    def is_exercise(self) -> bool:
        return self._is_exercise

    @Slot()
    def follow_position(self) -> None:
        """Mark the cursor in the plot.

        If the cursor is not on the plotted line, plot its own line after a short delay.
        """
        self._end_preview_elsewhere()
        ply = self._ply()
        if ply is None and not self._hiding.hides_search:
            self._plot.show_current(len(self._session.cursor))
            self.expect()
        elif ply is None:
            self.refresh()
        else:
            self._mark_current(ply)
            self.show_summary()

    @property
    def shown_node(self) -> Node:
        """The node of the mistake while its better line is shown, otherwise the node at the cursor."""
        return self._session.node if self._preview is None else self._preview

    @Slot(bool)
    def set_exercise(self, is_exercise: bool) -> None:
        """Set whether the board shows an exercise."""
        # Exercises cannot be reviewed.
        if is_exercise is not self._is_exercise:
            self._is_exercise = is_exercise
            self.show_summary()
            self.refreshed.emit()

    @Slot()
    def expect(self) -> None:
        """Schedule an update after a short delay."""
        # Many changes may follow.
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def refresh(self) -> None:
        self._timer.stop()
        path = (self._preview or self._session.node).path()
        game = self._live_game
        self._line = [*path, *game.ahead(path[-1])] if game.is_on else [*path[:-1], *path[-1].main_line()]
        self._judged = judge(self._session.record, self._line)
        hidden = self._hiding.hides_search
        main = self._judged_main_line()
        self._main_judged = main or self._judged
        noted, main_noted = self._noted(self._judged), self._noted(main)
        of_main = {each.node for each in main}
        has_rates = any(each.black is not None for each in self._judged if each.node not in of_main)
        plotted = noted if has_rates or not main else main_noted
        self._plotted = [each.node for each, _ in plotted]
        self._plot.show_rules(self._session.rules)
        self._plot.set_hidden_from_player(hidden=hidden)
        self._plot.show_points([] if hidden else self._points(plotted))
        self._mark_current(len(self._session.cursor))
        self._moves.show_drops({} if hidden else {each.node: each.drop for each in (*main, *self._judged)})
        told = (*main_noted, *noted)
        self._moves.show_missed({} if hidden else {each.node: note for each, note in told if note})
        self.show_summary()
        self.refreshed.emit()

    def show_summary(self) -> None:
        """Show the card of the move at the cursor. If there is no card, show a message that says why."""
        judged = self._shown_move()
        summary = self._summary_of(judged)
        self._card.show_summary(summary)
        is_free = not self._hiding.hides_search and not self._is_exercise
        self._actions["better_line"].setEnabled(is_free and judged is not None and bool(better_line(judged)))
        is_mistake = judged is not None and verdict(judged.drop) is not None and judged.better is not None
        self._actions["try_better"].setEnabled(is_free and is_mistake)
        self._enable_mistakes()
        self._ring(summary.ringed if summary is not None and self._preview is None else None)
        self.mistake_shown.emit(judged if self._ringed is not None else None)

    # Implementation

    def _connect(self, search: SearchController) -> None:
        self._timer.timeout.connect(self.refresh)
        self._session.record_opened.connect(self._on_record)
        self._session.tree_changed.connect(self.expect)
        search.kept.connect(self.expect)
        self._hiding.changed.connect(self.refresh)
        self._live_game.changed.connect(self.expect)
        self._display.side_changed.connect(self._on_side)
        self._plot.ply_chosen.connect(self._on_ply)
        self._actions["next_mistake"].triggered.connect(self._on_next_mistake)
        self._actions["previous_mistake"].triggered.connect(self._on_previous_mistake)
        self._actions["better_line"].triggered.connect(self._on_line)
        self._actions["try_better"].triggered.connect(self._on_try)
        self._card.seen_changed.connect(self.show_summary)

    @Slot()
    def _on_record(self) -> None:
        self._line = []

    @Slot()
    def _on_side(self) -> None:
        """Show the win rates for the newly chosen side."""
        self.show_summary()
        if any(point.later for point in self._plot.points.values()):
            self.expect()  # their texts name a side

    def _ply(self) -> int | None:
        """Return the index of the cursor's node in the plotted variation.

        Return None if the variation does not contain it.
        """
        node, depth = self._session.node, len(self._session.cursor)
        return depth if depth < len(self._line) and self._line[depth] is node else None

    def _judged_main_line(self) -> tuple[Judged, ...]:
        """Return the judged main line if the cursor is on a variation, otherwise an empty tuple."""
        # The marks of the main line then remain visible, except while a game is played from the middle of it.
        main = self._session.record.main_line()
        return () if main == self._line or self._live_game.hidden_nodes else judge(self._session.record, main)

    def _noted(self, judged: Sequence[Judged]) -> list[tuple[Judged, str]]:
        return [(each, self._missed.sentence(each, self._session.rules)) for each in judged]

    def _mark_current(self, ply: int) -> None:
        """Mark the cursor in the plot.

        If the cursor is not on the plotted line, mark the move where its variation branches off. While a better line is
        shown, mark the mistake.
        """
        is_replaced = self._preview is not None
        ply += is_replaced
        shared = sum(one is other for one, other in zip(self._plotted, self._line, strict=False))
        self._plot.show_current(min(ply, max(0, shared - 1)) if shared else ply, is_replaced=is_replaced)

    def _summary_of(self, judged: Judged | None) -> Summary | None:
        if self._is_exercise:
            return Summary(self.tr("Exercise"))
        if self._hiding.hides_search:
            hidden = self.tr("The search is hidden during your game. “Show the Search while Playing” (V) shows it.")
            return Summary("", sentence=hidden)
        return None if judged is None else self._summary(judged.ply)

    def _shown_move(self) -> Judged | None:
        """Return the mistake while its better line is shown, otherwise the move at the cursor."""
        ply = self._ply()
        if ply is not None and self._preview is not None:
            ply += 1
        return self._judged[ply] if ply is not None and ply < len(self._judged) else None

    def _ring(self, point: int | None) -> None:
        """Ring the better move on the board while the card is visible."""
        shown = point if self._card.isVisible() else None
        if shown is not None or self._ringed is not None:
            self._board.show_better(shown)
        self._ringed = shown

    def _summary(self, ply: int) -> Summary:
        rules, is_reviewing = self._session.rules, self._review.is_running
        end = self._end_of(self._judged[ply].node)
        of_game = self.reviewed
        is_end = end is not None and end.is_decided and of_game[-1].node is self._judged[ply].node
        accuracy = accuracies(self._session.record) if ply == 0 or is_end else None
        # The start belongs to all lines.
        judged, side = self._judged if ply else of_game, self._display.viewed.side
        return self._summaries.summary(
            judged, ply, rules, end=end, accuracy=accuracy, is_reviewing=is_reviewing, side=side
        )

    def _end_of(self, node: Node) -> GameEnded | None:
        """Return how the game ended after the move at `node`. Return None if the game went on or has no result."""
        if node.children:
            return None
        record = self._session.record
        position = record.position(node)
        if position.is_over:
            return GameEnded(decided_end(position), is_decided=True)
        text = end_before_decision(self._end.result_at(node), record.rules)
        return GameEnded(text, is_decided=False, resigned=self._resigned(node)) if text else None

    def _resigned(self, node: Node) -> str:
        """Return a sentence if a side resigned at `node` in a position that was not lost, otherwise an empty text."""
        found = resignation(self._session.record, self._judged)
        if found is None or found.judged.node is not node:
            return ""
        return resignation_text(found, self._session.rules, self._display.viewed.side)

    def _points(self, noted: Sequence[tuple[Judged, str]]) -> Sequence[WinRatePoint]:
        return [
            WinRatePoint(
                step,
                each.black,
                self._name(each.node),
                each.drop,
                note,
                self._later.in_plot(each, self._session.rules, self._display.viewed.plotted),
                each.later_black,
            )
            for step, (each, note) in enumerate(noted)
        ]

    def _name(self, node: Node) -> str:
        return move_in_words(node.move.point, self._session.rules) if node.move and node.move.point != PASS else ""

    def _enable_mistakes(self) -> None:
        """Enable the buttons that go to mistakes, if moves have been reviewed or a review is running."""
        judged = (*self._judged, *self._main_judged)
        is_judged = any(each.judgement is not None or verdict(each.drop) is not None for each in judged)
        is_hidden = self._hiding.hides_search or self._is_exercise
        for name in _OF_MISTAKES:
            is_enabled = not is_hidden and (is_judged or self._review.is_running)
            self._actions[name].setEnabled(is_enabled)
            tip = (
                self._tips[name]
                if is_enabled or is_hidden
                else self.tr("First review the game: “Review the Game” (F12)")
            )
            self._actions[name].setToolTip(tip)

    # Actions

    @Slot(int)
    def _on_ply(self, ply: int) -> None:
        if 0 <= ply < len(self._plotted) and self._session.record.holds(self._plotted[ply]):
            self._session.go_to(self._plotted[ply])

    @Slot()
    def _on_next_mistake(self) -> None:
        self._go_to_mistake(backwards=False)

    @Slot()
    def _on_previous_mistake(self) -> None:
        self._go_to_mistake(backwards=True)

    def _go_to_mistake(self, *, backwards: bool) -> None:
        if self._timer.isActive():  # the judged moves may have been deleted
            self.refresh()
        here = len(self._session.cursor) + (self._preview is not None)
        # On the main line, the card at the start and the key moments speak of its mistakes.
        is_of_game = any(each.node is self.shown_node for each in self.reviewed)
        judged = self.reviewed if is_of_game else self._judged
        found = next_mistake(judged, here, backwards=backwards)
        if found is None:
            self._notes.say(self._texts.nothing_found(judged, is_reviewing=self._review.is_running))
            return
        self._session.go_to(found.node)
        way = self._texts.way(judged, here, found.ply, backwards=backwards, is_reviewing=self._review.is_running)
        text = self._texts.mistake(found, self._name(found.node), self._session.rules)
        told = "" if self._card.isVisible() else text
        self._notes.say(" ".join(filter(None, (way, told))))

    @Slot(bool)
    def _on_line(self, shown: bool) -> None:
        """If `shown`, show the better line from the position before the move. Otherwise return to the move."""
        judged, self._preview = self._shown_move(), None
        if judged is None or judged.node.parent is None:
            self._actions["better_line"].setChecked(False)
            return
        if not shown:
            self._display.pin_line(None)
            self._session.go_to(judged.node)
            self.show_summary()
            return
        self._preview = judged.node
        self._session.go_to(judged.node.parent)
        position = self._session.position
        line = playable(position, better_line(judged))
        self._display.pin_line(GhostLine(line, position.to_move) if line else None)
        self.show_summary()

    @Slot()
    def _on_try(self) -> None:
        judged = self._shown_move()
        if judged is not None and judged.is_better_lost and judged.better is not None:
            better = move_in_words(judged.better, self._session.rules)
            self._notes.say(translated(messages.BETTER_LOST, {"better": better}))
        elif judged is not None:
            self._end_preview()
            self._session.go_to(judged.node)
            self.try_requested.emit(judged)
            self.show_summary()  # if the user keeps the game, the ring must be on the board again

    def _end_preview_elsewhere(self) -> None:
        """End the preview of a line if the cursor has moved."""
        if self._preview is not None and self._session.node is not self._preview.parent:
            self._end_preview()

    def _end_preview(self) -> None:
        self._preview = None
        self._actions["better_line"].setChecked(False)
        self._display.pin_line(None)
