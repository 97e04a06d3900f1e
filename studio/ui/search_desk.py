"""Between the session, the running search and what steers it: the bar, the panel and the actions."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from studio.analysis import Analysis
from studio.engine.limits import Limit, StoppedBy
from studio.engine.parameters import Parameters
from studio.engine.profiles import profile_named, profile_of
from studio.game.errors import StudioError
from studio.keeping import view_of
from studio.search_keeper import SearchKeeper
from studio.session import Session
from studio.thoughts import EngineState, Thought
from studio.ui.actions import Actions
from studio.ui.messages import sentence_of
from studio.ui.search_bar import SearchBar
from studio.ui.search_display import SearchDisplay
from studio.ui.search_panel import SearchPanel

_HINT_SECONDS = 3.0


class SearchDesk(QObject):
    """Lets the analysis follow the session's cursor, and starts and stops it as people ask."""

    message_changed = Signal(str)
    move_requested = Signal(int)
    acted = Signal()
    kept = Signal()
    """The record remembers more of a position than before."""

    def __init__(
        self,
        session: Session,
        analysis: Analysis,
        actions: Actions,
        bar: SearchBar,
        panel: SearchPanel,
        display: SearchDisplay,
        profile: str,
    ) -> None:
        super().__init__(bar)
        self._session, self._analysis, self._actions = session, analysis, actions
        self._bar, self._panel, self._display = bar, panel, display
        self._keeper = SearchKeeper(session, analysis, profile, self)
        self._is_hidden = self._is_reviewing = False
        self._connect()
        bar.show_profile(profile)
        bar.show_state(analysis.state)
        self._begin()

    @property
    def profile(self) -> str:
        return self._keeper.profile

    def keep(self) -> None:
        """Let the record remember what was found here, if it is more than it knows."""
        self._keeper.keep()

    def set_hidden(self, hidden: bool) -> None:
        """Whether somebody plays who shall not see the search."""
        self._is_hidden = hidden
        self._display.set_hidden(hidden)

    def set_reviewing(self, reviewing: bool) -> None:
        """Whether the whole game is being analysed, which needs the machine for itself."""
        self._is_reviewing = reviewing

    def give_hint(self) -> None:
        """Think for a moment, in everybody's sight."""
        self._analysis.start(Limit(seconds=_HINT_SECONDS))

    def pause(self) -> None:
        """Leave the machine to others."""
        self._analysis.pause()  # whatever its state: it may have been asked to think a moment ago

    def show_others(self, thought: Thought) -> None:
        """What another search thinks of the position that is shown."""
        self._display.show_thought(thought)

    def show_kept(self) -> None:
        """The record knows more of this position than it did."""
        if self._analysis.state is not EngineState.THINKING:
            self._expect()

    # Inside

    def _connect(self) -> None:
        session, analysis = self._session, self._analysis
        session.position_changed.connect(self._on_position)
        analysis.thought_changed.connect(self._display.show_thought)
        analysis.thought_changed.connect(self._on_thought)
        self._keeper.kept.connect(self.kept)
        analysis.state_changed.connect(self._bar.show_state)
        analysis.preparation_changed.connect(self._bar.light.show_preparation)
        analysis.stopped.connect(self._on_stopped)
        analysis.phases_performed.connect(self.show_live)
        analysis.failed.connect(self._on_failed)
        self._bar.profile_chosen.connect(self._on_profile)
        self._bar.limit_editor.limit_changed.connect(self._on_limit)
        self._panel.threads_changed.connect(self._on_threads)
        self._panel.memory_changed.connect(self._on_memory)
        for name, slot in (
            ("run", self._on_run),
            ("pause", analysis.pause),
            ("step_phase", self._on_step_phase),
            ("step_simulation", self._on_step_simulation),
            ("restart", self._on_restart),
            ("play_best", self._on_play_best),
        ):
            self._actions[name].triggered.connect(slot)

    def _refuses(self) -> bool:
        """While the search is hidden, what it would show is asked for by a hint."""
        if self._is_hidden:
            self.message_changed.emit(
                self.tr("The search is hidden while you play. Ask for a hint, or switch it on in the menu View.")
            )
        elif self._is_reviewing:
            self.message_changed.emit(self.tr("The whole game is being analysed. Press Escape to cancel that first."))
        return self._is_hidden or self._is_reviewing

    def _begin(self) -> None:
        """Another window may have watched this position: its search goes on."""
        if not self._analysis.is_watching(self._session.position):
            self._on_position()
            return
        self._keeper.watch(self._session.node)
        self._expect()
        if self._analysis.thought is not None:
            self._display.show_thought(self._analysis.thought)

    @Slot()
    def _on_position(self) -> None:
        self.keep()
        self._keeper.watch(self._session.node)
        self._expect()
        self._analysis.watch(self._session.position)

    def _expect(self) -> None:
        kept = self._session.node.analysis
        view = view_of(kept, self._session.rules) if kept and kept.candidates else None
        self._display.expect(self._session.position.to_move, view)

    @Slot()
    def _on_run(self) -> None:
        """Space runs and pauses."""
        self.acted.emit()
        if self._analysis.state is EngineState.THINKING:
            self._analysis.pause()
        elif self._refuses():
            return
        elif self._analysis.state is EngineState.FAILED:
            self._analysis.restart()
        else:
            self._analysis.start(self._bar.limit_editor.limit())
            self._say_what_is_shown()

    def _say_what_is_shown(self) -> None:
        if self._display.shows_kept:
            told = self.tr("What the record keeps of this position is shown until the search has come further.")
            self.message_changed.emit(told)

    @Slot()
    def _on_step_phase(self) -> None:
        self.acted.emit()
        if not self._refuses():
            self._analysis.step_phase()

    @Slot()
    def _on_step_simulation(self) -> None:
        self.acted.emit()
        if not self._refuses():
            self._analysis.step_simulation()

    @Slot()
    def _on_restart(self) -> None:
        self._display.expect(self._session.position.to_move)
        self._analysis.restart()

    @Slot()
    def _on_play_best(self) -> None:
        thought = self._analysis.thought
        if self._refuses():
            return
        if thought is None or thought.snapshot.best is None:
            self.message_changed.emit(self.tr("The search knows no move yet. Press Space to start it."))
            return
        self.acted.emit()
        self.move_requested.emit(thought.snapshot.best)

    @Slot()
    def show_live(self) -> None:
        """What the search knows, even where the record knows more: somebody steps it, or opened it from a file."""
        self._display.forget_kept()
        if self._analysis.thought is not None:
            self._display.show_thought(self._analysis.thought)

    def take_parameters(self, parameters: Parameters) -> None:
        """Somebody else has chosen how is searched: the bar shows the profile that is so, if there is one."""
        self.keep()
        self._keeper.profile = profile_of(parameters)
        self._bar.show_profile(self._keeper.profile)
        self._panel.show_resources(self._analysis.threads, parameters.memory_mb)
        self._expect()

    @Slot(str)
    def _on_profile(self, name: str) -> None:
        self.keep()  # under the name of the profile that found it
        self._keeper.profile = name
        memory_mb = self._analysis.parameters.memory_mb
        self._search_anew(replace(profile_named(name).parameters, memory_mb=memory_mb))

    @Slot(int)
    def _on_memory(self, memory_mb: int) -> None:
        self._search_anew(replace(self._analysis.parameters, memory_mb=memory_mb))

    @Slot(int)
    def _on_threads(self, threads: int) -> None:
        self.keep()
        self._expect()
        self._analysis.set_parameters(self._analysis.parameters, threads=threads)

    def _search_anew(self, parameters: Parameters) -> None:
        self.keep()
        self._expect()
        self._analysis.set_parameters(parameters)

    @Slot(object)
    def _on_limit(self) -> None:
        if self._analysis.state is EngineState.THINKING:
            self._analysis.start(self._bar.limit_editor.limit())

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        self._actions["play_best"].setEnabled(thought.snapshot.best is not None)
        self._keeper.keep_soon()

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        self.keep()
        words = {
            StoppedBy.SIMULATIONS: self.tr("The search has made its simulations."),
            StoppedBy.SECONDS: self.tr("The search has used its time."),
            StoppedBy.MEMORY: self.tr("The search has used its memory."),
            StoppedBy.PROOF: self.tr("The value of this position is proven; there is nothing left to search."),
        }
        if reason in words:
            self.message_changed.emit(words[reason])

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self.message_changed.emit(sentence_of(error))
