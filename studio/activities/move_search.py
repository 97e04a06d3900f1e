"""Searches single moves of a practice card, in order to judge the user's answers."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import DEFAULT_PROFILE, profile_named
from studio.keeping.analyses import analysis_of
from studio.practice.card import Card
from studio.practice.judging import steering_of
from studio.thinking.live_search import LiveSearch, MakeLiveSearch


class MoveSearch(QObject):
    """Searches one move of a card at a time. The search is created when it is first needed."""

    found = Signal(object)
    """Emitted with the `PositionAnalysis` of the move that was requested last."""
    failed = Signal(object)
    """Emitted with the `StudioError` that ended the search."""

    def __init__(self, make_live_search: MakeLiveSearch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make = make_live_search
        self._live_search: LiveSearch | None = None
        self._run = -1  # the run of the requested search

    def begin(self, card: Card, point: int, limit: Limit) -> None:
        """Search the move at `point`. If the last search was about the same card and move, continue it."""
        live_search = self._live_search = self._live_search or self._opened()
        live_search.pause()  # without a pause, a search that ended with a proof would use the rest of its limit at once
        live_search.watch(card.position())
        self._run = live_search.run
        live_search.steer(steering_of(point))
        live_search.start(limit)

    def rest(self) -> None:
        """Stop the search without emitting `found`."""
        self._run = -1
        if self._live_search is not None:
            self._live_search.pause()

    def close(self) -> None:
        """End the search and its thread. The next `begin` creates a new search."""
        self._run = -1
        if self._live_search is not None:
            self._live_search.close()
            self._live_search.deleteLater()
            self._live_search = None

    # Implementation

    def _opened(self) -> LiveSearch:
        parameters = profile_named(DEFAULT_PROFILE).parameters
        parameters = replace(parameters, memory_mb=min(parameters.memory_mb, Parameters().memory_mb))
        live_search = self._make(parameters, 0, self)
        live_search.stopped.connect(self._on_stopped)
        live_search.failed.connect(self.failed)
        live_search.open()
        return live_search

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        live_search = self._live_search
        if live_search is None or self._run < 0 or reason is StoppedBy.STOP:
            return
        thought = live_search.thought
        if thought is None or thought.run != self._run:
            return
        self._run = -1
        self.found.emit(analysis_of(thought.snapshot, DEFAULT_PROFILE, live_search.parameters, is_steered=True))
