"""Carries a lesson's errands out one after the other, and knows how far the search is by what it tells."""

from collections import deque
from collections.abc import Iterable

from studio.engine.phase_event import Phase, PhaseEvent
from studio.engine.snapshot import Snapshot
from studio.game.position_analysis import Proof
from studio.lesson import PHASES, Place
from studio.lesson_commands import Begin, Command, Errand, Play, Run, StepPhases, StepSimulations
from studio.lesson_rules import Evidence

_PHASES = tuple(Phase)
_MOST_EVENTS = 200


class LessonWork:
    """One errand is under way at a time: a command that comes too early would end the one before it."""

    def __init__(self) -> None:
        self.phases = 0  # performed in the position that is searched
        self.is_disturbed = True  # whether the search is not the lesson's any more
        self.is_settled = False  # whether there is nothing left to search
        self.snapshot: Snapshot | None = None
        self._errands: deque[Errand] = deque()
        self._is_under_way = False
        self._is_counted = False  # whether events have come since the last command
        self._is_watched = False  # whether the last errand is to be evidence
        self._before: Snapshot | None = None
        self._events: list[PhaseEvent] | None = None

    @property
    def is_done(self) -> bool:
        """Whether no errand is left."""
        return not self._errands

    @property
    def evidence(self) -> Evidence | None:
        """What was seen of the last errand that was watched, or of a search that only stands there."""
        if self.snapshot is None:
            return None
        return Evidence(self._before, self.snapshot, tuple(self._events or ()))

    @property
    def is_astray(self) -> bool:
        """Whether it cannot arrive: the search has gone further than was wanted, or somebody stepped in a run."""
        if not self._is_under_way or self.snapshot is None or self.is_settled:
            return False
        errand = self._errands[0]
        return self.phases > errand.phases or (isinstance(errand.command, Run) and self._is_counted)

    def is_at(self, place: Place) -> bool:
        return not self.is_disturbed and self.snapshot is not None and self.phases == place.phases

    def set_out(self, errands: Iterable[Errand], is_watched: bool = False) -> Command | None:
        """Begin these; the first command, or none where there is nothing to do."""
        self._errands = deque(errands)
        self._is_under_way, self._is_watched = False, is_watched
        self._before, self._events = None, None
        return self.next_command()

    def drop(self) -> None:
        """Forget what was to be done."""
        self._errands.clear()
        self._is_under_way = False

    def see(self, snapshot: Snapshot) -> None:
        """The newest state of the search."""
        self.snapshot = snapshot
        self.is_settled = snapshot.root.proof is not Proof.UNKNOWN
        if self.phases // PHASES != snapshot.simulations:
            self.phases = snapshot.simulations * PHASES

    def perform(self, events: Iterable[PhaseEvent]) -> None:
        for event in events:
            self.phases = (event.simulation - 1) * PHASES + _PHASES.index(event.phase) + 1
            self._is_counted = True
            if self._events is not None and len(self._events) < _MOST_EVENTS:
                self._events.append(event)

    def next_command(self) -> Command | None:
        """What is to be done now; none while a command is being carried out, and at the end."""
        if self._is_under_way:
            if not self._has_finished(self._errands[0]):
                return self._rest_of(self._errands[0])
            self._errands.popleft()
            self._is_under_way = False
        return self._begun(self._errands[0]) if self._errands else None

    def taken_up(self) -> Command | None:
        """Once more the run that a breakpoint has ended early."""
        errand = self._errands[0] if self._is_under_way else None
        if errand is None or self.snapshot is None or self._has_finished(errand):
            return None
        return errand.command if isinstance(errand.command, Run) else None

    # Inside

    def _begun(self, errand: Errand) -> Command:
        if self._is_watched and len(self._errands) == 1:
            self._before, self._events = self.snapshot, []
        if isinstance(errand.command, Begin | Play):
            self.phases, self.snapshot, self.is_settled = 0, None, False
        self._is_under_way, self._is_counted, self.is_disturbed = True, False, False
        return errand.command

    def _has_finished(self, errand: Errand) -> bool:
        if self.snapshot is None:
            return False
        if self.is_settled:
            return True
        if isinstance(errand.command, StepPhases | StepSimulations) and not self._is_counted:
            return False  # the snapshot may come before the events
        return self.phases == errand.phases and self.snapshot.simulations == errand.phases // PHASES

    def _rest_of(self, errand: Errand) -> Command | None:
        """A row of simulations that ended early is taken up again."""
        is_row = isinstance(errand.command, StepSimulations) and self._is_counted
        if not is_row or self.phases >= errand.phases:
            return None
        self._is_counted = False
        return StepSimulations(errand.phases // PHASES - self.phases // PHASES)
