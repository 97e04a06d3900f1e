"""Between the running search and the views of its steps: what was done is shown, and looked back at."""

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, QTimer, Slot

from studio.analysis import Analysis
from studio.engine.phase_event import PhaseEvent
from studio.live_game import LiveGame
from studio.session import Session
from studio.steps import StepHistory
from studio.thoughts import EngineState
from studio.ui.actions import Actions
from studio.ui.board_steps import MOST_MS, step_layer
from studio.ui.board_view import BoardView
from studio.ui.play_desk import PlayDesk
from studio.ui.step_panel import StepPanel

_STEPPED_FROM = (EngineState.PAUSED, EngineState.THINKING)
_STEPS = ("step_phase", "step_simulation", "step_many", "step_play")


class StepDesk(QObject):
    """Keeps the last steps of the position that is watched."""

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        game: LiveGame,
        play: PlayDesk,
        actions: Actions,
        board: BoardView,
        panel: StepPanel,
    ) -> None:
        super().__init__(panel)
        self._session, self._analysis, self._game, self._play = session, analysis, game, play
        self._actions, self._board, self._panel = actions, board, panel
        self._history = StepHistory()
        self._tips = {name: actions[name].toolTip() for name in _STEPS}
        self._player = QTimer(self)
        self._player.setInterval(panel.interval_ms)
        self._connect()
        self._on_position()

    # Inside

    def _connect(self) -> None:
        analysis, actions, panel = self._analysis, self._actions, self._panel
        analysis.phases_performed.connect(self._on_performed)
        analysis.state_changed.connect(self._on_state)
        analysis.restarted.connect(self._on_position)
        analysis.broken.connect(self._on_broken)
        self._game.changed.connect(self._enable)
        self._session.position_changed.connect(self._on_position)
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
        ):
            actions[name].triggered.connect(slot)
        actions["step_play"].toggled.connect(self._on_play)
        self._play.hiding_changed.connect(self._on_position)

    @property
    def _refusal(self) -> str:
        """Why nothing can be stepped now; empty where it can."""
        if self._game.is_on and self._game.is_thinking:
            return self.tr("An engine is to move. Its search cannot be stepped; take back or wait for its answer.")
        if self._play.hides_search:
            return self.tr("The search is hidden while you play. Ask for a hint, or switch it on in the menu View.")
        if self._analysis.state is EngineState.PROVEN:
            return self.tr("The value of this position is proven; there is nothing left to search.")
        if self._analysis.state is EngineState.OVER:
            return self.tr("The game is over here. Go back to step through the search.")
        return ""

    @Slot()
    def _enable(self) -> None:
        refusal = self._refusal
        may_step = not refusal and self._analysis.state in _STEPPED_FROM
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
        position = self._session.position
        layer = step_layer(event, position.to_move, position.rules, QLocale()) if event is not None else None
        is_playing = self._actions["step_play"].isChecked()
        self._board.show_step(layer, self._panel.interval_ms if is_playing else MOST_MS)

    # What happens

    @Slot(object)
    def _on_performed(self, events: tuple[PhaseEvent, ...]) -> None:
        self._history.add(events)
        self._show()

    @Slot()
    def _on_position(self) -> None:
        self._actions["step_play"].setChecked(False)
        self._panel.set_root(self._session.rules, self._session.position.to_move)
        self._history.forget()
        self._show()

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        """A search that runs leaves its steps behind."""
        if state is EngineState.THINKING:
            self._actions["step_play"].setChecked(False)
            self._history.return_to_now()
            self._board.show_step(None)
        self._enable()

    @Slot()
    def _on_broken(self) -> None:
        """Steps that go on by themselves end where a run would."""
        self._actions["step_play"].setChecked(False)

    # What people do

    @Slot()
    def _on_many(self) -> None:
        self._analysis.step_simulations(self._panel.count)

    @Slot(bool)
    def _on_play(self, on: bool) -> None:
        self._player.start() if on else self._player.stop()

    @Slot()
    def _on_beat(self) -> None:
        self._analysis.step_phase()

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
            self._show()

    @Slot()
    def _on_now(self) -> None:
        self._history.return_to_now()
        self._show()
