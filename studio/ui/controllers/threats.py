"""The controller of threats. It shows wins by threats in the status line, on the board and among the candidates."""

from PySide6.QtCore import QObject, Slot

from studio.activities.exercises import Exercises
from studio.activities.threat_watch import ThreatFindings, ThreatWatch
from studio.engine.views.snapshot import NodeView, Path
from studio.engine.views.threats import Solution
from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.position_analysis import Proof
from studio.insight.ranking import proven_win
from studio.insight.winning_lines import line_of_win
from studio.thinking.thoughts import EngineState
from studio.ui.board.overlays import GhostLine, ThreatMark
from studio.ui.candidates.marks import ThreatWin
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.lesson import LessonController
from studio.ui.controllers.recorded import RecordedController
from studio.ui.panes.panes import Panes
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.threats import made_on
from studio.ui.threats.chooser import ThreatSides
from studio.ui.threats.defences import Defences, RefutedMoves, defences_of

_PROVING = ("prove_threats", "show_threat_line")
"""The actions that request proofs while they are checked."""


class ThreatController(QObject):
    """Runs the threat search for the position at the cursor if the user wants this, unless a game hides its results."""

    def __init__(
        self,
        context: ControllerContext,
        watch: ThreatWatch,
        exercises: Exercises,
        lessons: LessonController,
        shown: tuple[SearchDisplay, RecordedController],
        panes: Panes,
    ) -> None:
        super().__init__(panes.board)
        self._session, self._live_search, self._live_game = context.session, context.live_search, context.live_game
        self._hiding, self._actions, self._notes, self._watch = context.hiding, context.actions, context.notes, watch
        self._board, self._line, self._candidates = panes.board, panes.threat_line, panes.candidates
        self._chooser, self._exercises = panes.threats, exercises
        self._legend = panes.board_line.legend
        self._display, self._recorded = shown
        self._lessons, self._lesson_panel = lessons, panes.lessons
        self._search_is_there = False  # before that, the search itself needs the compiler and the CPU
        self._findings: ThreatFindings | None = None
        self._asked: tuple[Node, bool] | None = None  # the searched node, and whether proofs were requested
        # the complete findings of this record; on return to a position, all views show them at once
        self._complete: dict[tuple[Node, bool], ThreatFindings] = {}
        self._refuted = RefutedMoves()
        self._is_node_shown = False  # whether the views show another position than that of the findings
        self._connect()

    @property
    def sides(self) -> ThreatSides:
        """The sides whose threats are marked."""
        return self._chooser.sides

    def restore(self, sides: ThreatSides, *, proves: bool) -> None:
        """Set the sides whose threats are marked, and whether the search looks for proofs."""
        self._chooser.set_sides(sides)
        self._actions["show_threats"].setChecked(bool(sides.sides))
        self._actions["prove_threats"].setChecked(proves)
        self.follow_position()

    @Slot()
    def follow_position(self) -> None:
        """Clear the results of the previous position, and start the threat search for the new one."""
        self._chooser.set_rules(self._session.rules)
        self._asked = None
        self._ask()

    @Slot(object)
    def follow_node(self, path: Path) -> None:
        """Hide the results while the views show the node at `path`. If `path` is empty, show them again."""
        self._is_node_shown = bool(path)
        self._show()

    # Implementation

    def _connect(self) -> None:
        self._watch.found.connect(self._on_found)
        self._session.record_opened.connect(self._complete.clear)
        self._live_search.thought_changed.connect(self._on_thought)
        self._watch.failed.connect(self._on_failed)
        self._chooser.sides_changed.connect(self._on_sides)
        self._candidates.view_shown.connect(self._on_view)
        self._actions["show_threats"].toggled.connect(self._chooser.switch)
        for name in _PROVING:
            self._actions[name].toggled.connect(self._on_toggled)
        for signal in (
            self._hiding.changed,
            self._live_game.changed,
            self._live_search.state_changed,
            self._exercises.changed,
            self._lessons.changed,
        ):
            signal.connect(self._ask)

    @Slot()
    def _on_thought(self) -> None:
        if not self._search_is_there:
            self._search_is_there = True
            self._ask()

    @property
    def _wants_proofs(self) -> bool:
        # During a game it does so only in a lesson, to free the CPU.
        if self._lessons.wants_solver:
            return True
        return not self._live_game.is_on and any(self._actions[name].isChecked() for name in _PROVING)

    @property
    def _wants_anything(self) -> bool:
        is_ready = self._search_is_there and self._live_search.state is not EngineState.PREPARING
        if self._exercises.is_on:  # an exercise must not show the win
            return False
        if self._lessons.is_on:  # the lesson's step decides
            return is_ready and self._lessons.wants_solver
        return is_ready and not self._hiding.hides_search and (self._wants_proofs or bool(self.sides.sides))

    @Slot()
    def _ask(self) -> None:
        """Start the threat search that the settings request.

        If it is already running, do nothing. If they request none, stop it.
        """
        wanted = (self._session.node, self._wants_proofs) if self._wants_anything else None
        if wanted == self._asked and wanted is not None:
            return
        self._asked = wanted
        known = None if wanted is None or self._lessons.is_on else self._complete.get(wanted)
        self._take(known)
        if wanted is None or known is not None:
            self._watch.rest()
        else:
            self._watch.watch(self._session.position, proofs=wanted[1])

    @Slot()
    def _on_toggled(self) -> None:
        self._ask()
        self._show()
        if not any(self._actions[name].isChecked() for name in _PROVING):
            self._recorded.forget_threats()
        if self._actions["show_threat_line"].isChecked():
            self._say_where_no_line_is()

    def _say_where_no_line_is(self) -> None:
        found = self._findings
        if found is None or not found.is_complete or self._named_line(found.main) is not None:
            return
        if self._named_win(found.main) is not None:
            self._notes.say(self.tr("The win is proven, but the winning move is not known."))
        elif found.main is None:
            self._notes.say(self.tr("No win by threats is known in this position."))

    @Slot(object)
    def _on_sides(self, sides: ThreatSides) -> None:
        self._actions["show_threats"].setChecked(bool(sides.sides))
        self._on_toggled()

    @Slot(object)
    def _on_found(self, findings: ThreatFindings) -> None:
        self._take(findings)
        if findings.is_complete and self._asked is not None:
            self._complete[self._asked] = findings
        if self._actions["show_threat_line"].isChecked() or self._lessons.wants_solver:
            self._say_where_no_line_is()

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._take(None)
        self._notes.say(sentence_of(error))

    def _take(self, findings: ThreatFindings | None) -> None:
        self._findings = findings
        self._show()

    def _show(self) -> None:
        found = self._findings
        self._recorded.take_threats(found)
        main = found.main if found is not None else None
        self._announce(main)
        self._show_line(main)
        self._board.show_threats(self._marks(found))
        win = found.win if found is not None and not self._is_node_shown else None
        self._candidates.show_threat_win(ThreatWin(win.line[0], win.length, win.kind) if win is not None else None)
        self._show_in_legend()

    def _show_in_legend(self) -> None:
        """Say in the legend if the win on the board was proven by the threat search and not by the search itself."""
        win, thought = self._findings.win if self._findings is not None else None, self._live_search.thought
        is_added = win is not None and thought is not None and thought.snapshot.simulations > 0
        if win is not None and thought is not None and is_added:
            root = thought.snapshot.root  # as the search knows it, without the proofs of the record
            is_added = not bool((root.lower[root.points == win.line[0]] == 1).any())
        self._legend.show_threat_win(shown=is_added and not self._is_node_shown)

    def _show_line(self, solution: Solution | None) -> None:
        """Number the moves of the win that the text names, if the user or the lesson wants this."""
        shows_line = self._actions["show_threat_line"].isChecked() or self._lessons.wants_solver
        self._board.show_threat_line(self._named_line(solution) if shows_line else None)

    def _announce(self, solution: Solution | None) -> None:
        self._describe(solution)
        shown = solution if self._lessons.wants_solver else None
        self._lesson_panel.show_solution(shown, self._session.position.to_move, self._session.rules)

    @Slot()
    def _on_view(self) -> None:
        """Update the text, because the search may have proven that a move wins or loses."""
        self._show_in_legend()
        # The views are cleared before `follow_position`, when the findings still belong to the position before.
        if self._findings is not None and self._asked is not None and self._asked[0] is self._session.node:
            self._describe(self._findings.main)
            self._show_line(self._findings.main)

    def _describe(self, solution: Solution | None) -> None:
        """Show the win of the side to move, whether the solver, the search or the record has proven it.

        If there is none, show the threat of the other side.
        """
        position, rules, view = self._session.position, self._session.rules, self._display.root_view
        win = None if self._is_node_shown else self._named_win(solution)
        if win is not None:
            self._line.show_win(position.to_move, *win, rules)
        elif solution is None or self._is_node_shown:
            self._line.show_nothing()
        else:
            self._line.show_solution(solution, position.to_move, rules, self._defences(solution, view), view)

    def _defences(self, solution: Solution, view: NodeView | None) -> Defences:
        """Return the defences according to all proofs of the solver, the search and the record.

        Earlier proofs count too.
        """
        position, record, node = self._session.position, self._session.record, self._session.node
        proven = {move for move, known in record.known_moves(node).items() if known.proof is Proof.LOSS}
        stored = node.analysis.lost if node.analysis is not None else ()
        earlier = self._refuted.of(position)
        known = defences_of(solution, position.legal_moves(), view, {*proven, *stored, *earlier})
        if solution.side is not position.to_move:
            self._refuted.add(position, known.refuted)
        lost = record.known(node)
        return known.within(lost.moves or 0) if lost.proof is Proof.LOSS else known

    def _named_win(self, solution: Solution | None) -> tuple[int | None, int] | None:
        """Return the move and the plies of a win that the text names instead of the win in `solution`, or None.

        The text keeps the win of the solver unless the search or the record has proven a shorter one.
        """
        is_own = solution is not None and solution.side is self._session.position.to_move
        proven = self._proven_win(self._display.root_view)
        if not is_own or solution is None or proven is None:
            return proven
        return proven if 0 < proven[1] < solution.length else None

    def _named_line(self, solution: Solution | None) -> GhostLine | None:
        """Return the known moves of the win that the text names. Return None if they are unknown."""
        win = self._named_win(solution)
        if win is None:
            return None if solution is None else GhostLine(solution.line, solution.side)
        (move, plies), session = win, self._session
        if move is None:
            return None
        line = line_of_win(session.record, session.node, move, self._display.root_view, plies or None)
        return GhostLine(line, session.position.to_move)

    def _proven_win(self, view: NodeView | None) -> tuple[int | None, int] | None:
        """Return the winning move and the plies of a proven win of the side to move.

        Return None if the user does not want proofs.
        """
        if self._findings is None or self._asked is None or not self._asked[1]:
            return None
        if view is not None and (len(view) or view.proof is not Proof.UNKNOWN):
            return proven_win(view)
        record, node = self._session.record, self._session.node
        moves = dict(record.known_moves(node))
        wins = [(known.moves or 0, move) for move, known in moves.items() if known.proof is Proof.WIN]
        if wins:
            plies, move = min(wins)
            return move, plies
        known = record.known(node)
        return (None, known.moves or 0) if known.proof is Proof.WIN else None

    def _marks(self, found: ThreatFindings | None) -> tuple[ThreatMark, ...]:
        threats = [found.points_of(side) for side in self.sides.sides] if found is not None else []
        return tuple(
            ThreatMark(point, points.side, made)
            for points in threats
            if points is not None
            for point, made in made_on(points).items()
        )
