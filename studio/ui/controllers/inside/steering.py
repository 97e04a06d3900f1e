"""The controller of breakpoints, and of restrictions and extra visits for root moves."""

from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Slot

from studio.engine.options.breakpoints import Break, Breakpoints
from studio.engine.options.limits import StoppedBy
from studio.engine.options.steering import Steering
from studio.engine.views.snapshot import NodeView
from studio.thinking.thoughts import EngineState, Thought
from studio.ui.candidates.marks import CandidateMarks
from studio.ui.candidates.menu import CandidateMenu
from studio.ui.candidates.table import CandidatesTable
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.inside.explanation import ExplanationController
from studio.ui.controllers.inside.nodes import NodeController
from studio.ui.search.breakpoints import BreakpointsEditor
from studio.ui.search.steering_bar import SteeringBar
from studio.ui.texts.move_names import fill_sentences, move_in_words


class SteeringController(QObject):
    """Applies the user's restrictions and extra visits to root moves."""

    # Both end when the position changes.

    def __init__(
        self,
        context: ControllerContext,
        nodes: NodeController,
        explanations: ExplanationController,
        table: CandidatesTable,
        bar: SteeringBar,
        editor: BreakpointsEditor,
    ) -> None:
        super().__init__(bar)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._notes = context.notes
        self._actions, self._nodes, self._explanations = context.actions, nodes, explanations
        self._table, self._bar, self._editor = table, bar, editor
        self._steering = Steering()  # the active steering, or the one that was just requested
        self._awaited: Steering | None = None  # requested, but not active yet
        self._owed: dict[int, int] = {}  # the requested visits that are still missing, by the point of the move
        self._connect()

    @Slot()
    def forget(self) -> None:
        """Remove all restrictions and requests of extra visits."""
        # The root or the search is new.
        self._awaited = None
        self._show(Steering(), {})
        self._editor.show_break(None, self._session.rules)
        self._explanations.forget()
        self._close_menus()

    # Implementation

    def _connect(self) -> None:
        self._table.menu_requested.connect(self.open_menu)
        self._bar.steering_requested.connect(self._steer)
        self._editor.breakpoints_changed.connect(self._on_breakpoints)
        self._live_search.thought_changed.connect(self._on_thought)
        self._live_search.state_changed.connect(self._on_state)
        self._live_search.broken.connect(self._on_broken)
        self._live_search.stopped.connect(self._on_stopped)
        for signal in (self._live_search.restarted, self._live_search.failed):
            signal.connect(self.forget)
        self._hiding.changed.connect(self._on_hiding)
        self._actions["why_not"].triggered.connect(self._on_why_not)
        self._actions["clear_steering"].triggered.connect(self._on_clear)
        self.forget()
        self._editor.set_breakpoints(self._live_search.breakpoints)  # an earlier window may have set them
        if self._live_search.thought is not None:
            self._on_thought(self._live_search.thought)

    @Slot(object)
    def _steer(self, steering: Steering) -> None:
        if not _points(steering) <= set(self._session.position.legal_moves()):
            return  # the request was about another position
        if any(point not in self._owed for point, _ in steering.more_visits if point in _promised(self._steering)):
            self._live_search.steer(self._in_force)  # a repeated request counts from now on
        given = {point: wanted - self._owed[point] for point, wanted in self._in_force.more_visits}
        owed = {point: wanted - given.get(point, 0) for point, wanted in steering.more_visits}
        self._awaited = steering
        self._show(steering, owed)
        self._live_search.steer(steering)

    @property
    def _in_force(self) -> Steering:
        """The active restrictions, and the requested extra visits that are still to come."""
        left = tuple(pair for pair in self._steering.more_visits if pair[0] in self._owed)
        return replace(self._steering, more_visits=left)

    def _show(self, steering: Steering, owed: dict[int, int]) -> None:
        self._steering, self._owed = steering, owed
        self._explanations.set_steering(steering, owed)
        self._bar.show_steering(steering, owed, self._session.rules)
        self._table.show_marks(CandidateMarks(self._explanations.left_out, frozenset(owed)))
        self._actions["clear_steering"].setEnabled(not self._in_force.is_empty)

    @Slot()
    def _on_clear(self) -> None:
        self._steer(Steering())

    @Slot()
    def _on_hiding(self) -> None:
        """Remove restrictions and extra visits when the search is hidden."""
        self._explanations.forget()
        self._close_menus()
        if self._hiding.hides_search and not self._steering.is_empty:
            self._steer(Steering())

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        """Show the restrictions and extra visits that the search reports.

        Ignore reports from before the user's latest request.
        """
        if self._awaited in (None, thought.steering):
            is_answer, self._awaited = self._awaited is not None, None
            self._show(thought.steering, dict(thought.owed))
            if is_answer:
                self._report_proven(thought.snapshot.root)
        self._explanations.explain()

    def _report_proven(self, root: NodeView) -> None:
        """Show a message about each move that gets no extra visits because its result is proven."""
        for point, _ in self._steering.more_visits:
            if point not in self._owed and (root.lower == root.upper)[root.points == point].any():
                text = self.tr("{move} is proven, so it receives no extra visits.")
                self._notes.say(fill_sentences(text, move=move_in_words(point, self._session.rules)))

    @Slot(int, QPoint)
    def open_menu(self, point: int, place: QPoint) -> None:
        """Open the menu of a move."""
        # Only root moves can be restricted or get extra visits.
        if self._hiding.hides_search or any(menu.isVisible() for menu in self._menus()):
            return
        steering = self._in_force if not self._nodes.path else None
        menu = CandidateMenu(point, self._session.rules, steering, self._table)
        menu.look_requested.connect(self._on_look)
        menu.steering_requested.connect(self._steer)
        menu.explanation_requested.connect(self._on_explanation)
        menu.popup(place)

    def _menus(self) -> list[CandidateMenu]:
        return self._table.findChildren(CandidateMenu)

    def _close_menus(self) -> None:
        """Close menus that belong to the previous position."""
        for menu in self._menus():
            menu.dismiss()

    @Slot(int)
    def _on_look(self, point: int) -> None:
        self._nodes.choose((*self._nodes.path, point))

    @Slot(int)
    def _on_explanation(self, point: int) -> None:
        self._tell_missing(found=self._explanations.ask_about(point))

    @Slot()
    def _on_why_not(self) -> None:
        self._tell_missing(found=self._explanations.ask_pointed())

    def _tell_missing(self, *, found: bool) -> None:
        if not found:
            self._notes.say(self.tr("An explanation needs the numbers of a search. “Run” (Space) starts it."))

    # Breakpoints

    @Slot(object)
    def _on_breakpoints(self, breakpoints: Breakpoints) -> None:
        self._editor.show_break(None, self._session.rules)
        self._live_search.set_breakpoints(breakpoints)

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        """When the search starts again, clear the message about the breakpoint that stopped it."""
        if state is EngineState.THINKING:
            self._editor.show_break(None, self._session.rules)

    @Slot(object)
    def _on_broken(self, happened: Break) -> None:
        self._editor.show_break(happened, self._session.rules)
        self._notes.say(self._editor.sentence)

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        if reason is StoppedBy.NOTHING_LEFT:
            self._notes.say(
                self.tr("All moves that the search may try are proven. Remove the search restrictions to continue.")
            )


def _promised(steering: Steering) -> frozenset[int]:
    return frozenset(point for point, _ in steering.more_visits)


def _points(steering: Steering) -> frozenset[int]:
    return _promised(steering) | steering.only | steering.excluded
