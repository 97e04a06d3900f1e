"""Between the running search and who steers it: wishes for its moves, reasons to stop, and why a move is not chosen."""

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot

from studio.analysis import Analysis
from studio.engine.breakpoints import Break, Breakpoints
from studio.engine.limits import StoppedBy
from studio.engine.snapshot import NodeView
from studio.engine.steering import Steering
from studio.explanation import explained
from studio.session import Session
from studio.thoughts import Thought
from studio.ui.actions import Actions
from studio.ui.breakpoints_editor import BreakpointsEditor
from studio.ui.candidates_table import CandidatesTable
from studio.ui.explanation_card import ExplanationCard
from studio.ui.move_steering import CandidateMenu
from studio.ui.node_desk import NodeDesk
from studio.ui.play_desk import PlayDesk
from studio.ui.steering_bar import SteeringBar


class SteeringDesk(QObject):
    """What is asked of the search is in force at the root it was asked for, and no longer."""

    message_changed = Signal(str)

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        play: PlayDesk,
        nodes: NodeDesk,
        actions: Actions,
        table: CandidatesTable,
        bar: SteeringBar,
        card: ExplanationCard,
        editor: BreakpointsEditor,
    ) -> None:
        super().__init__(bar)
        self._session, self._analysis, self._play, self._nodes = session, analysis, play, nodes
        self._actions, self._table, self._bar, self._card, self._editor = actions, table, bar, card, editor
        self._steering = Steering()
        self._explained: int | None = None
        self._connect()

    # Inside

    def _connect(self) -> None:
        self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._table.customContextMenuRequested.connect(self._on_menu)
        self._bar.steering_requested.connect(self._steer)
        self._card.close_requested.connect(self._forget_question)
        self._editor.breakpoints_changed.connect(self._on_breakpoints)
        self._analysis.thought_changed.connect(self._on_thought)
        self._analysis.broken.connect(self._on_broken)
        self._analysis.stopped.connect(self._on_stopped)
        self._analysis.restarted.connect(self._on_other_root)
        self._session.position_changed.connect(self._on_other_root)
        self._play.hiding_changed.connect(self._on_other_root)
        self._nodes.node_changed.connect(self._forget_question)
        self._nodes.view_changed.connect(self._explain)
        self._actions["why_not"].triggered.connect(self._on_why_not)
        self._actions["clear_steering"].triggered.connect(self._on_clear)
        self._on_other_root()

    @Slot(object)
    def _steer(self, steering: Steering) -> None:
        self._steering = steering
        self._bar.show_steering(steering, dict(steering.more_visits), self._session.rules)
        self._actions["clear_steering"].setEnabled(not steering.is_empty)
        self._analysis.steer(steering)

    @Slot()
    def _on_clear(self) -> None:
        self._steer(Steering())

    @Slot()
    def _on_other_root(self) -> None:
        """Another root is not steered."""
        self._steering = Steering()
        self._bar.show_steering(self._steering, {}, self._session.rules)
        self._actions["clear_steering"].setEnabled(False)
        self._editor.show_break(None, self._session.rules)
        self._forget_question()

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        if thought.steering == self._steering:
            self._bar.show_steering(thought.steering, dict(thought.owed), self._session.rules)
        self._explain()

    @Slot(QPoint)
    def _on_menu(self, place: QPoint) -> None:
        """At the root a move can be steered; everywhere it can be looked into and asked about."""
        point = self._table.point_at(place)
        if point is None or self._play.hides_search:
            return
        steering = self._steering if not self._nodes.path else None
        menu = CandidateMenu(point, self._session.rules, steering, self._table)
        menu.look_requested.connect(self._on_look)
        menu.steering_requested.connect(self._steer)
        menu.explanation_requested.connect(self._ask_about)
        menu.popup(self._table.viewport().mapToGlobal(place))

    @Slot(int)
    def _on_look(self, point: int) -> None:
        self._nodes.choose((*self._nodes.path, point))

    # Why not?

    @Slot()
    def _on_why_not(self) -> None:
        """The move that is pointed at, or else the second candidate."""
        view = self._view()
        asked = self._table.asked_point
        if view is None or not len(view):
            self.message_changed.emit(self.tr("The search knows no move yet. Press Space to start it."))
        else:
            self._ask_about(asked if asked is not None else int(view.points[min(1, len(view) - 1)]))

    @Slot(int)
    def _ask_about(self, point: int) -> None:
        self._explained = point
        self._explain()

    @Slot()
    def _explain(self) -> None:
        """Again with each look at the tree: its numbers change."""
        view, point = self._view(), self._explained
        if point is None or view is None or self._play.hides_search:
            self._card.show_explanation(None)
            return
        at_root = not self._nodes.path
        untried = len(self._session.position.legal_moves()) - len(view) if at_root else 0
        left_out = self._left_out() if at_root else frozenset()
        self._card.show_explanation(
            explained(view, point, self._analysis.parameters, untried=max(0, untried), left_out=left_out)
        )

    def _left_out(self) -> frozenset[int]:
        legal = self._session.position.legal_moves()
        return frozenset(point for point in legal if not self._steering.allows(point))

    def _view(self) -> NodeView | None:
        if self._nodes.path:
            return self._nodes.view
        return self._analysis.thought.snapshot.root if self._analysis.thought is not None else None

    @Slot()
    def _forget_question(self) -> None:
        self._explained = None
        self._card.show_explanation(None)

    # Reasons to stop

    @Slot(object)
    def _on_breakpoints(self, breakpoints: Breakpoints) -> None:
        self._editor.show_break(None, self._session.rules)
        self._analysis.set_breakpoints(breakpoints)

    @Slot(object)
    def _on_broken(self, happened: Break) -> None:
        self._editor.show_break(happened, self._session.rules)
        self.message_changed.emit(self._editor.sentence)

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        if reason is StoppedBy.NOTHING_LEFT:
            self.message_changed.emit(
                self.tr("Nothing is left to search among the moves that are allowed. Take a wish back to go on.")
            )
