"""The controller of the main search. It connects the session, the live search, the tool bar and the actions."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.analysis_recorder import AnalysisRecorder
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.views.snapshot import NodeView
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import ParameterValue, PositionAnalysis
from studio.keeping.analyses import view_of
from studio.networks.catalogue import ResolvedSearch
from studio.players.profiles import ProfileCatalogue
from studio.thinking.thoughts import EngineState, Thought
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.search.bar import SearchBar
from studio.ui.search.panel import SearchPanel
from studio.ui.texts.hidden import answer_first_text, predict_first_text
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.networks import network_text


class SearchController(QObject):
    """Moves the search to the position at the cursor. Starts and stops it on request."""

    move_requested = Signal(int)
    acted = Signal()
    kept = Signal()
    """Emitted after a better analysis was saved in the record."""
    kept_in = Signal(object)
    """Emitted with the `Node` in which a better analysis was saved."""
    expected = Signal()
    """Emitted when the results were cleared for a position. Its saved analysis is still shown if there is one."""

    def __init__(
        self, context: ControllerContext, bar: SearchBar, panel: SearchPanel, display: SearchDisplay, profile: str
    ) -> None:
        super().__init__(bar)
        self._session, self._live_search = context.session, context.live_search
        self._notes, self._profiles = context.notes, context.profiles
        self._hiding, self._actions, self._live_game = context.hiding, context.actions, context.live_game
        self._bar, self._panel, self._display = bar, panel, display
        self._recorder = AnalysisRecorder(context.session, context.live_search, profile, self)
        self._is_reviewing = self._has_pending_note = self._was_proven = False
        self._speed = 0.0  # simulations per second of the last search
        self._resolved = ResolvedSearch(context.live_search.parameters)
        self._connect()
        bar.show_catalogue(context.profiles.catalogue)
        self._show_profile(context.live_search.parameters)
        bar.show_state(context.live_search.state)
        self._on_hiding()
        self._begin()

    @property
    def profile(self) -> str:
        """The name of the search's profile."""
        # The search may have other parameters.
        return self._recorder.profile

    def changes(self, parameters: Parameters) -> dict[str, ParameterValue]:
        """Return the values in `parameters` that differ from the search's profile. The memory limit is left out."""
        changes = parameters.changes_from(self._profiles.catalogue.known(self._recorder.profile).parameters)
        changes.pop("memory_mb", None)
        return changes

    @property
    def limit(self) -> Limit:
        """The limit in the tool bar. It applies to searches that the user starts."""
        return self._bar.limit_editor.limit()

    @property
    def simulations_per_second(self) -> float:
        """The simulations per second of the last search since the start of the program. 0 if there was none."""
        return self._speed

    @property
    def parameters(self) -> Parameters:
        return self._live_search.parameters

    def keep(self) -> None:
        """Save the results of the search in the record if they are better than the saved analysis."""
        self._recorder.keep()

    @property
    def is_reviewing(self) -> bool:
        return self._is_reviewing

    def set_reviewing(self, reviewing: bool) -> None:
        """Set whether a game review is running."""
        # The search cannot start meanwhile.
        self._is_reviewing = reviewing

    def pause(self) -> None:
        self._live_search.pause()  # in any state, because a start may have been requested just now

    def show_others(self, thought: Thought) -> None:
        """Show the results of a search by a player of the game. They replace the results of the main search."""
        self._display.show_thought(thought)

    def show_reported(self, analysis: PositionAnalysis) -> None:
        """Show the analysis of an external engine."""
        if analysis.candidates:
            self._display.show_view(view_of(analysis, self._session.rules))

    def show_kept(self) -> None:
        """Show the saved analysis of the current position, unless the search is running."""
        if self._live_search.state is not EngineState.THINKING:
            self._expect()

    @Slot()
    def follow_position(self) -> None:
        """Move the search to the position at the cursor. A running search continues there."""
        self.keep()
        self._recorder.watch(self._session.node)
        if self._is_engines_turn and self._kept_view() is None:
            self._display.linger(self._session.position.to_move)
        else:
            self._expect()
        self._live_search.watch(self._session.position)
        self._show_network()

    # Implementation

    def _connect(self) -> None:
        live_search = self._live_search
        self._session.record_opened.connect(self._on_record)
        self._hiding.changed.connect(self._on_hiding)
        self._hiding.lesson_changed.connect(self._on_lesson)
        live_search.thought_changed.connect(self._display.show_thought)
        live_search.thought_changed.connect(self._on_thought)
        self._recorder.kept.connect(self.kept)
        self._recorder.kept_in.connect(self.kept_in)
        live_search.state_changed.connect(self._bar.show_state)
        live_search.preparation_changed.connect(self._bar.light.show_preparation)
        live_search.rest_prepared.connect(self._bar.light.show_rest)
        live_search.stopped.connect(self._on_stopped)
        live_search.phases_performed.connect(self.show_live)
        live_search.failed.connect(self._on_failed)
        self._display.live_chosen.connect(self._on_live_chosen)
        self._bar.profile_chosen.connect(self.choose_profile)
        self._profiles.changed.connect(self._on_catalogue)
        self._bar.limit_editor.limit_changed.connect(self._on_limit)
        self._panel.threads_changed.connect(self._on_threads)
        self._panel.memory_changed.connect(self._on_memory)
        for name, slot in (
            ("run", self._on_run),
            ("pause", live_search.pause),
            ("step_phase", self._on_step_phase),
            ("step_simulation", self._on_step_simulation),
            ("restart", self._on_restart),
            ("play_best", self._on_play_best),
        ):
            self._actions[name].triggered.connect(slot)

    def _refuses(self) -> bool:
        """Return whether the search must not start now. If so, show a message that says why."""
        if self._hiding.is_question:
            self._notes.say(answer_first_text())
        elif not self._hiding.ask_for_search():
            self._notes.say(self.tr("The search is hidden while you play. Ask for a hint (?), or show the search (V)."))
        elif self._hiding.is_prediction:
            self._notes.say(predict_first_text())
        elif self._is_reviewing:
            self._notes.say(self.tr("The whole game is being analysed. “Cancel” (Esc) stops the analysis."))
        return self._hiding.hides_search or self._hiding.is_prediction or self._is_reviewing

    @Slot()
    def _on_record(self) -> None:
        """When another record is opened, pause the search if it had ended with a proof."""
        # Otherwise it would start by itself in another game.
        if self._live_search.state in (EngineState.PROVEN, EngineState.OVER):
            self._live_search.pause()

    @Slot()
    def _on_hiding(self) -> None:
        self._display.set_hidden(self._hiding.hides_search, question=self._hiding.is_question)

    @Slot()
    def _on_lesson(self) -> None:
        self._display.set_board_hidden(self._hiding.is_board_hidden)

    def _begin(self) -> None:
        """Move the search to the position at the cursor. If it is already there, show its results."""
        if not self._live_search.is_watching(self._session.position):
            self.follow_position()
            return
        self._recorder.watch(self._session.node)
        self._expect()
        if self._live_search.thought is not None:
            self._display.show_thought(self._live_search.thought)

    def _expect(self) -> None:
        found = self._recorder.lesser(self._session.node)
        earlier = None if found is None else view_of(found, self._session.rules)
        self._display.expect(self._session.position.to_move, self._kept_view(), earlier)
        self.expected.emit()

    @property
    def _is_engines_turn(self) -> bool:
        """Whether a game between engines is in progress and not paused."""
        game = self._live_game
        return game.is_on and not game.has_person and not game.is_paused and not self._session.position.is_over

    def _kept_view(self) -> NodeView | None:
        """Return the saved analysis of the current node, together with the record's proven results.

        Return None if there is none.
        """
        node, record = self._session.node, self._session.record
        if node.analysis is None or not node.analysis.candidates:
            return None
        return view_of(node.analysis, record.rules, record.known(node), record.known_moves(node))

    @Slot()
    def _on_run(self) -> None:
        """Start or pause the search. If engines play each other, pause or continue their game instead."""
        self.acted.emit()
        if self._live_game.is_on and not self._live_game.has_person:
            self._actions["pause_game"].trigger()
        elif self._live_search.state is EngineState.THINKING:
            self._live_search.pause()
        elif self._refuses():
            return
        elif self._live_search.state is EngineState.FAILED:
            self._live_search.restart()
        else:
            self._notes.forget()
            self._was_proven = self._display.is_proven
            self.show_live()
            self._live_search.start(self._bar.limit_editor.limit())
            if self._has_pending_note:
                self._has_pending_note = False
                self._notes.say(network_text(self._live_search.resolved))

    @Slot()
    def _on_step_phase(self) -> None:
        self.acted.emit()
        if not self._refuses():
            self._live_search.step_phase()

    @Slot()
    def _on_step_simulation(self) -> None:
        self.acted.emit()
        if not self._refuses():
            self._live_search.step_simulation()

    @Slot()
    def _on_restart(self) -> None:
        self._display.expect(self._session.position.to_move)
        self._live_search.restart()

    @Slot()
    def _on_play_best(self) -> None:
        thought = self._live_search.thought
        if self._refuses():
            return
        if thought is None or thought.snapshot.best is None:
            self._notes.say(self.tr("The search has no moves yet. “Run” (Space) starts it."))
            return
        self.acted.emit()
        self.move_requested.emit(thought.snapshot.best if self._display.best is None else self._display.best)

    @Slot()
    def show_live(self) -> None:
        """Show the results of the search from now on. They are shown even if the saved analysis is better."""
        self._display.watch_search(self._live_search.thought, live=True)

    @Slot(bool)
    def _on_live_chosen(self, live: bool) -> None:
        self._display.watch_search(self._live_search.thought, live=live)

    def resume(self, path: Path, position: Position, parameters: Parameters, seed: int) -> None:
        """Continue the search saved at `path` with its own parameters."""
        self.take_parameters(parameters)
        self._live_search.resume(path, position, parameters, seed)
        self.show_live()

    def take_parameters(self, parameters: Parameters, profile: str = "") -> None:
        """Show `parameters` as the parameters of the search, and select `profile`.

        If no profile has this name, select the one with the most similar parameters.
        """
        self.keep()
        catalogue = self._profiles.catalogue
        nearest = catalogue.nearest(parameters, self._recorder.profile).name
        self._recorder.profile = profile if profile in catalogue else nearest
        self._show_parameters(parameters)
        self._expect()

    def search_as(self, profile: str, parameters: Parameters) -> None:
        """Restart the search with `parameters`, which need not be those of `profile`."""
        self.keep()  # with the name of the previous profile
        self._recorder.profile = profile
        self._search_again(parameters)

    @Slot(str)
    def choose_profile(self, name: str) -> None:
        """Restart the search with the parameters of the profile `name`. The memory limit of this computer stays."""
        memory_mb = self._live_search.parameters.memory_mb
        self.search_as(name, self._profiles.catalogue.parameters_here(name, memory_mb))

    def repeat(self, profile: str, parameters: Parameters, limit: Limit) -> None:
        """Search the current position from an empty tree, so that the search is reproducible."""
        # It uses one thread and the seed 0.
        self.acted.emit()
        self.keep()
        self._recorder.profile = profile
        self._expect()
        self._live_search.set_parameters(parameters, seed=0, threads=1)
        self._show_parameters(parameters)
        self._bar.limit_editor.set_limit(limit)
        self.show_live()
        self._live_search.start(limit)

    @Slot(object)
    def _on_catalogue(self, catalogue: ProfileCatalogue) -> None:
        """Show the new catalogue. If the search's profile was deleted, select the most similar one."""
        parameters = self._live_search.parameters
        if self._recorder.profile not in catalogue:
            self._recorder.profile = catalogue.nearest(parameters).name
        self._bar.show_catalogue(catalogue)
        self._show_profile(parameters)

    def _show_parameters(self, parameters: Parameters) -> None:
        self._show_profile(parameters)
        self._panel.show_resources(self._live_search.threads, parameters.memory_mb)

    def _show_profile(self, parameters: Parameters) -> None:
        self._bar.show_profile(self._recorder.profile, self.changes(parameters))
        self._show_network()

    def _show_network(self) -> None:
        # If none fits this game, a note follows when the search starts.
        resolved = self._live_search.resolved
        if resolved == self._resolved:
            return
        self._resolved = resolved
        self._bar.show_note(network_text(resolved))
        self._has_pending_note = resolved.lacks_network

    @Slot(int)
    def _on_memory(self, memory_mb: int) -> None:
        self._search_again(replace(self._live_search.parameters, memory_mb=memory_mb))

    @Slot(int)
    def _on_threads(self, threads: int) -> None:
        self.keep()
        self._expect()
        self._live_search.set_parameters(self._live_search.parameters, threads=threads)
        self._show_if_running()

    def _search_again(self, parameters: Parameters) -> None:
        self.keep()
        self._expect()
        self._live_search.set_parameters(parameters)
        self._show_parameters(parameters)
        self._show_if_running()

    def _show_if_running(self) -> None:
        """If the search is running, show its results. The user has just changed its settings."""
        if self._live_search.state is EngineState.THINKING:
            self.show_live()

    @Slot(object)
    def _on_limit(self) -> None:
        if self._live_search.state is EngineState.THINKING:
            self.show_live()
            self._live_search.start(self._bar.limit_editor.limit())

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        self._actions["play_best"].setEnabled(thought.snapshot.best is not None)
        self._speed = thought.snapshot.simulations_per_second or self._speed
        self._recorder.keep_soon()

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        self.keep()
        if reason is StoppedBy.PROOF and self._was_proven:
            self.pause()  # otherwise the search would start by itself in the next position
        words = {
            StoppedBy.SIMULATIONS: self.tr("The search reached its limit of simulations."),
            StoppedBy.SECONDS: self.tr("The search reached its time limit."),
            StoppedBy.MEMORY: self.tr("The search reached its memory limit."),
            StoppedBy.DEPTH: self.tr("The search reached its depth limit."),
            StoppedBy.PROOF: self.tr("The value of this position is proven. There is nothing left to search."),
        }
        if reason in words and not self._hiding.hides_search:
            self._notes.say(words[reason])

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._notes.say(sentence_of(error))
