"""The controller of single-stepping."""

# It shows each phase of the search, and earlier ones on request.

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, QTimer, Signal, Slot

from studio.engine.options.profiles import profile_named
from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import Path
from studio.game.message import fill
from studio.thinking.step_history import StepHistory
from studio.thinking.thoughts import EngineState, Thought
from studio.ui.board.steps import MOST_MS, step_layer
from studio.ui.board.view import BoardView
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.steps.panel import StepPanel
from studio.ui.texts.hidden import answer_first_text, predict_first_text
from studio.ui.texts.parameters import profile_title

_STEPPED_FROM = (EngineState.PAUSED, EngineState.THINKING)
_STEPS = ("step_phase", "step_simulation", "step_many", "step_play")


class StepController(QObject):
    """Keeps the last phases of single-stepping in the current position, and shows one of them."""

    # The marks of a step can be drawn only on the position of the root.
    looked_back = Signal()
    """Emitted when the user chooses an earlier or a later phase."""

    def __init__(self, context: ControllerContext, display: SearchDisplay, board: BoardView, panel: StepPanel) -> None:
        super().__init__(panel)
        self._display = display
        self._session, self._live_search, self._live_game = context.session, context.live_search, context.live_game
        self._hiding, self._actions, self._board, self._panel = context.hiding, context.actions, board, panel
        self._history = StepHistory()
        self._tips = {name: context.actions[name].toolTip() for name in _STEPS}
        self._on_board: PhaseEvent | None = None  # the step whose marks belong on the board
        self._is_at_root = True  # whether the board shows the root, where the paths of the steps begin
        self._is_awaited = False  # whether an automatic step was requested and is not shown yet
        self._player = QTimer(self)
        self._player.setInterval(panel.interval_ms)
        self._connect()
        self.follow_position()

    @property
    def events(self) -> tuple[PhaseEvent, ...]:
        """The kept phases of the search in this position."""
        return self._history.events

    @Slot()
    def follow_position(self) -> None:
        """Discard the phases of the previous position or search."""
        self._actions["step_play"].setChecked(False)
        selection = self._live_search.parameters.selection
        self._panel.set_root(
            self._session.rules, self._session.position.to_move, compares_win_rates=selection.compares_win_rates
        )
        self._history.forget()
        self._show()

    @Slot(object)
    def follow_node(self, path: Path) -> None:
        """Hide the phase on the board while the board shows a node other than the root."""
        self._is_at_root = not path
        self._show_on_board(self._on_board)

    # Implementation

    def _connect(self) -> None:
        live_search, actions, panel = self._live_search, self._actions, self._panel
        live_search.phases_performed.connect(self._on_performed)
        live_search.state_changed.connect(self._on_state)
        live_search.thought_changed.connect(self._on_thought)
        live_search.restarted.connect(self.follow_position)
        live_search.broken.connect(self._on_broken)
        self._live_game.changed.connect(self._enable)
        panel.speed_changed.connect(self._player.setInterval)
        panel.back_requested.connect(self._on_back_by)
        panel.forward_requested.connect(self._on_forward_by)
        panel.now_requested.connect(self._on_now)
        self._player.timeout.connect(self._on_beat)
        for name, slot in (
            ("step_many", self._on_many),
            ("step_back", self._on_back),
            ("step_forward", self._on_forward),
            ("step_now", self._on_now),
            ("run", self._stop_playing),  # stopped at once, because the next automatic step would pause the run
        ):
            actions[name].triggered.connect(slot)
        actions["step_play"].toggled.connect(self._on_play)
        self._hiding.changed.connect(self.follow_position)
        self._display.side_changed.connect(self._on_side)
        self._hiding.lesson_changed.connect(self._enable)

    @property
    def _refusal(self) -> str:
        """Return why the search cannot be stepped now. If it can, return an empty text."""
        if self._live_game.is_on and self._live_game.is_thinking:
            return self.tr(
                "An engine is to move and its search cannot be stepped. Take back a move or wait for the engine."
            )
        if self._hiding.is_question:
            return answer_first_text()
        if self._hiding.is_prediction:
            return predict_first_text()
        if self._hiding.hides_search:
            return self.tr(
                "The search is hidden while you play. Ask for a hint, or show the search from the View menu."
            )
        if self._live_search.state is EngineState.PROVEN:
            proven = self.tr("The value of this position is proven. There is nothing left to search.")
            hint = self.tr(
                "To watch a search, choose a profile that proves nothing, such as {profile}: “Choose a Profile” "
                "(Ctrl+Alt+P)."
            )
            return f"{proven} {fill(hint, profile=profile_title(profile_named('classic-uct')))}"
        if self._live_search.state is EngineState.OVER:
            return self.tr("The game is over here. Go back to an earlier move to step through the search.")
        return ""

    @Slot()
    def _enable(self) -> None:
        refusal = self._refusal
        may_step = not refusal and self._live_search.state in _STEPPED_FROM
        for name in _STEPS:
            self._actions[name].setEnabled(may_step)
            self._actions[name].setToolTip(refusal or self._tips[name])
        if not may_step:
            self._actions["step_play"].setChecked(False)
        place, count = self._history.place
        self._actions["step_back"].setEnabled(place > 1)
        self._actions["step_forward"].setEnabled(place < count)
        self._actions["step_now"].setEnabled(self._history.is_past)
        self._panel.show_refusal(refusal)

    def _show(self) -> None:
        event = self._history.shown
        self._panel.show_event(event, self._history.place, self._history.is_past)
        self._show_on_board(event)
        self._enable()

    def _show_on_board(self, event: PhaseEvent | None) -> None:
        self._on_board = event
        seen = event if self._is_at_root else None
        position, side = self._session.position, self._display.viewed.side
        layer = step_layer(seen, position, side, QLocale()) if seen is not None else None
        is_playing = self._actions["step_play"].isChecked()
        self._board.show_step(layer, self._panel.interval_ms if is_playing else MOST_MS)

    # Events of the search

    @Slot(object)
    def _on_performed(self, events: tuple[PhaseEvent, ...]) -> None:
        self._is_awaited = False
        self._history.add(events)
        self._show()

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        self._panel.show_total(0 if self._hiding.hides_search else thought.snapshot.simulations)

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        """Hide the shown phase when the search runs."""
        if state is EngineState.THINKING:
            self._actions["step_play"].setChecked(False)
            self._history.return_to_now()
            self._show_on_board(None)
        self._enable()

    @Slot()
    def _on_broken(self) -> None:
        # The search reached a breakpoint.
        self._actions["step_play"].setChecked(False)

    @Slot()
    def _on_side(self) -> None:
        """Show the win rates of the phase on the board for the newly chosen side."""
        if self._on_board is not None:
            self._show_on_board(self._on_board)

    # User input

    @Slot()
    def _on_many(self) -> None:
        self._live_search.step_simulations(self._panel.count)

    @Slot(bool)
    def _on_play(self, on: bool) -> None:
        self._is_awaited = False
        self._player.start() if on else self._player.stop()

    @Slot()
    def _stop_playing(self) -> None:
        self._actions["step_play"].setChecked(False)

    @Slot()
    def _on_beat(self) -> None:
        """Request the next automatic step, unless the last requested step is not shown yet."""
        if not self._is_awaited:
            self._is_awaited = True
            self._live_search.step_phase()

    @Slot()
    def _on_back(self) -> None:
        self._look(self._history.look_back, 1)

    @Slot()
    def _on_forward(self) -> None:
        self._look(self._history.look_forward, 1)

    @Slot(int)
    def _on_back_by(self, events: int) -> None:
        self._look(self._history.look_back, events)

    @Slot(int)
    def _on_forward_by(self, events: int) -> None:
        self._look(self._history.look_forward, events)

    def _look(self, one: Callable[[], bool], events: int) -> None:
        moved = sum(one() for _ in range(events))
        if moved:
            self.looked_back.emit()
            self._show()

    @Slot()
    def _on_now(self) -> None:
        self._history.return_to_now()
        self.looked_back.emit()
        self._show()
