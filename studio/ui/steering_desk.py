"""Between the running search and who steers it: wishes for its moves, and reasons to stop."""

from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Signal, Slot

from studio.analysis import Analysis
from studio.engine.breakpoints import Break, Breakpoints
from studio.engine.limits import StoppedBy
from studio.engine.snapshot import NodeView
from studio.engine.steering import Steering
from studio.game.notation import move_name
from studio.session import Session
from studio.thoughts import EngineState, Thought
from studio.ui.actions import Actions
from studio.ui.breakpoints_editor import BreakpointsEditor
from studio.ui.candidate_marks import CandidateMarks
from studio.ui.candidates_table import CandidatesTable
from studio.ui.explanation_card import ExplanationCard
from studio.ui.explanation_desk import ExplanationDesk
from studio.ui.move_steering import CandidateMenu
from studio.ui.node_desk import NodeDesk
from studio.ui.play_desk import PlayDesk
from studio.ui.steering_bar import SteeringBar
from studio.ui.tree_view import TreeView


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
        tree: TreeView,
    ) -> None:
        super().__init__(bar)
        self._session, self._analysis, self._play, self._nodes = session, analysis, play, nodes
        self._actions, self._table, self._bar, self._editor = actions, table, bar, editor
        self.explanations = ExplanationDesk(session, analysis, play, nodes, table, card, tree)
        self._steering = Steering()  # what is in force, or was asked for a moment ago
        self._awaited: Steering | None = None  # asked for, and not in force yet
        self._owed: dict[int, int] = {}  # by point, the visits that are still to be given
        self._connect()

    # Inside

    def _connect(self) -> None:
        self._table.menu_requested.connect(self._on_menu)
        self._bar.steering_requested.connect(self._steer)
        self._editor.breakpoints_changed.connect(self._on_breakpoints)
        self._analysis.thought_changed.connect(self._on_thought)
        self._analysis.state_changed.connect(self._on_state)
        self._analysis.broken.connect(self._on_broken)
        self._analysis.stopped.connect(self._on_stopped)
        for signal in (self._analysis.restarted, self._analysis.failed, self._session.position_changed):
            signal.connect(self._on_other_root)
        self._play.hiding_changed.connect(self._on_hiding)
        self._actions["why_not"].triggered.connect(self._on_why_not)
        self._actions["clear_steering"].triggered.connect(self._on_clear)
        self._on_other_root()
        self._editor.set_breakpoints(self._analysis.breakpoints)  # another window may have chosen some
        if self._analysis.thought is not None:
            self._on_thought(self._analysis.thought)

    @Slot(object)
    def _steer(self, steering: Steering) -> None:
        if not _points(steering) <= set(self._session.position.legal_moves()):
            return  # it was asked for in another position
        if any(point not in self._owed for point, _ in steering.more_visits if point in _promised(self._steering)):
            self._analysis.steer(self._in_force)  # what is asked for once more is counted from now on
        given = {point: wanted - self._owed[point] for point, wanted in self._in_force.more_visits}
        owed = {point: wanted - given.get(point, 0) for point, wanted in steering.more_visits}
        self._awaited = steering
        self._show(steering, owed)
        self._analysis.steer(steering)

    @property
    def _in_force(self) -> Steering:
        """Without the visits that were given."""
        left = tuple(wish for wish in self._steering.more_visits if wish[0] in self._owed)
        return replace(self._steering, more_visits=left)

    def _show(self, steering: Steering, owed: dict[int, int]) -> None:
        self._steering, self._owed = steering, owed
        self.explanations.set_steering(steering, owed)
        self._bar.show_steering(steering, owed, self._session.rules)
        self._table.show_marks(CandidateMarks(self.explanations.left_out, frozenset(owed)))
        self._actions["clear_steering"].setEnabled(not self._in_force.is_empty)

    @Slot()
    def _on_clear(self) -> None:
        self._steer(Steering())

    @Slot()
    def _on_other_root(self) -> None:
        """Another root is not steered."""
        self._awaited = None
        self._show(Steering(), {})
        self._editor.show_break(None, self._session.rules)
        self.explanations.forget()
        self._close_menus()

    @Slot()
    def _on_hiding(self) -> None:
        """Nothing is in force that cannot be seen."""
        self.explanations.forget()
        self._close_menus()
        if self._play.hides_search and not self._steering.is_empty:
            self._steer(Steering())

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        """What the engine tells is in force, but for what was asked since then."""
        if self._awaited in (None, thought.steering):
            is_answer, self._awaited = self._awaited is not None, None
            self._show(thought.steering, dict(thought.owed))
            if is_answer:
                self._tell_of_proven(thought.snapshot.root)
        self.explanations.explain()

    def _tell_of_proven(self, root: NodeView) -> None:
        """Visits that are wished for and never given."""
        for point, _ in self._steering.more_visits:
            if point not in self._owed and (root.lower == root.upper)[root.points == point].any():
                text = self.tr("%1 is proven: it is given no more visits, for there is nothing left to find out.")
                self.message_changed.emit(text.replace("%1", move_name(point, self._session.rules)))

    @Slot(int, QPoint)
    def _on_menu(self, point: int, place: QPoint) -> None:
        """At the root a move can be steered; everywhere it can be looked into and asked about."""
        if self._play.hides_search or any(menu.isVisible() for menu in self._menus()):
            return
        steering = self._in_force if not self._nodes.path else None
        menu = CandidateMenu(point, self._session.rules, steering, self._table)
        menu.look_requested.connect(self._on_look)
        menu.steering_requested.connect(self._steer)
        menu.explanation_requested.connect(self.explanations.ask_about)
        menu.popup(place)

    def _menus(self) -> list[CandidateMenu]:
        return self._table.findChildren(CandidateMenu)

    def _close_menus(self) -> None:
        """They speak of a position that is not shown any more."""
        for menu in self._menus():
            menu.dismiss()

    @Slot(int)
    def _on_look(self, point: int) -> None:
        self._nodes.choose((*self._nodes.path, point))

    @Slot()
    def _on_why_not(self) -> None:
        if not self.explanations.ask_pointed():
            self.message_changed.emit(self.tr("The search knows no move yet. Press Space to start it."))

    # Reasons to stop

    @Slot(object)
    def _on_breakpoints(self, breakpoints: Breakpoints) -> None:
        self._editor.show_break(None, self._session.rules)
        self._analysis.set_breakpoints(breakpoints)

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        """What stopped the last run is no news while another one is on."""
        if state is EngineState.THINKING:
            self._editor.show_break(None, self._session.rules)

    @Slot(object)
    def _on_broken(self, happened: Break) -> None:
        self._editor.show_break(happened, self._session.rules)
        self.message_changed.emit(self._editor.sentence)

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        if reason is StoppedBy.NOTHING_LEFT:
            self.message_changed.emit(
                self.tr("Nothing is left to search among the moves that are allowed. Let the search go free to go on.")
            )


def _promised(steering: Steering) -> frozenset[int]:
    return frozenset(point for point, _ in steering.more_visits)


def _points(steering: Steering) -> frozenset[int]:
    return steering.only | steering.excluded | _promised(steering)
