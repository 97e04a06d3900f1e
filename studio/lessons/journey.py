"""The way of the search from one place of a lesson to another: its legs, and how far along them the search is."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.engine.views.snapshot import Snapshot
from studio.game.position_analysis import Proof
from studio.lessons.answers import Evidence
from studio.lessons.commands import Begin, Command, Play, Run, StepPhases, StepSimulations
from studio.lessons.lesson import PHASES, Deed, MakeMove, Phases, Place, Simulations

_PHASES = tuple(Phase)
_MOST_EVENTS = 200


@dataclass(frozen=True, slots=True)
class Leg:
    """A command, and how many phases of the position have been performed when it is done."""

    command: Command
    phases: int


def way_anew(place: Place, seed: int) -> tuple[Leg, ...]:
    """From nothing to this place: the same tree, to the last bit, by running instead of stepping."""
    legs = [Leg(Begin(place.moves, place.parameters, place.priors, seed), 0)]
    for simulations, point in place.kept:
        legs += _run(simulations)
        legs.append(Leg(Play(point), 0))
    legs += _run(place.simulations)
    rest = place.phases % PHASES
    if rest:
        legs.append(Leg(StepPhases(rest), place.phases))
    return tuple(legs)


def way_on(now: int, before: Place, after: Place, deed: Deed | None, seed: int) -> tuple[Leg, ...]:
    """From one place of the lesson to the next, when the search has done `now` phases since the first one's root."""
    if isinstance(deed, MakeMove) and now == before.phases:
        return (Leg(Play(deed.point), 0),)
    if not before.has_same_tree(after) or now > after.phases:
        return way_anew(after, seed)
    if now == after.phases:
        return ()
    if isinstance(deed, Phases):
        return (Leg(StepPhases(after.phases - now), after.phases),)
    if isinstance(deed, Simulations):
        return (Leg(StepSimulations(after.simulations - now // PHASES), after.phases),)
    return (Leg(Run(after.simulations), after.phases),)


def _run(simulations: int) -> list[Leg]:
    return [Leg(Run(simulations), simulations * PHASES)] if simulations else []


class Journey:
    """Sends the search along its legs, one at a time: a command that comes too early would end the one before it."""

    def __init__(self) -> None:
        self.phases = 0  # performed in the position that is searched
        self.is_disturbed = True  # whether the search is not the lesson's any more
        self.is_settled = False  # whether there is nothing left to search
        self.snapshot: Snapshot | None = None
        self._legs: deque[Leg] = deque()
        self._is_under_way = False
        self._is_counted = False  # whether events have come since the last command
        self._is_watched = False  # whether the last leg is to be evidence
        self._before: Snapshot | None = None
        self._events: list[PhaseEvent] | None = None

    @property
    def is_done(self) -> bool:
        """Whether no leg is left."""
        return not self._legs

    @property
    def evidence(self) -> Evidence | None:
        """What was seen of the last leg that was watched, or of a search that only stands there."""
        if self.snapshot is None:
            return None
        return Evidence(self._before, self.snapshot, tuple(self._events or ()))

    @property
    def is_astray(self) -> bool:
        """Whether the target is out of reach: the search went too far, or the user stepped during a run."""
        if not self._is_under_way or self.snapshot is None or self.is_settled:
            return False
        leg = self._legs[0]
        return self.phases > leg.phases or (isinstance(leg.command, Run) and self._is_counted)

    def is_at(self, place: Place) -> bool:
        return not self.is_disturbed and self.snapshot is not None and self.phases == place.phases

    def set_out(self, legs: Iterable[Leg], is_watched: bool = False) -> Command | None:
        """Begin these; the first command, or none where there is nothing to do."""
        self._legs = deque(legs)
        self._is_under_way, self._is_watched = False, is_watched
        self._before, self._events = None, None
        return self.next_command()

    def drop(self) -> None:
        """Forget what was to be done."""
        self._legs.clear()
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
            if not self._has_finished(self._legs[0]):
                return self._rest_of(self._legs[0])
            self._legs.popleft()
            self._is_under_way = False
        return self._begun(self._legs[0]) if self._legs else None

    def taken_up(self) -> Command | None:
        """Once more the run that a breakpoint has ended early."""
        leg = self._legs[0] if self._is_under_way else None
        if leg is None or self.snapshot is None or self._has_finished(leg):
            return None
        return leg.command if isinstance(leg.command, Run) else None

    # Inside

    def _begun(self, leg: Leg) -> Command:
        if self._is_watched and len(self._legs) == 1:
            self._before, self._events = self.snapshot, []
        if isinstance(leg.command, Begin | Play):
            self.phases, self.snapshot, self.is_settled = 0, None, False
        self._is_under_way, self._is_counted, self.is_disturbed = True, False, False
        return leg.command

    def _has_finished(self, leg: Leg) -> bool:
        if self.snapshot is None:
            return False
        if self.is_settled:
            return True
        if isinstance(leg.command, StepPhases | StepSimulations) and not self._is_counted:
            return False  # the snapshot may come before the events
        return self.phases == leg.phases and self.snapshot.simulations == leg.phases // PHASES

    def _rest_of(self, leg: Leg) -> Command | None:
        """A row of simulations that ended early is taken up again."""
        is_row = isinstance(leg.command, StepSimulations) and self._is_counted
        if not is_row or self.phases >= leg.phases:
            return None
        self._is_counted = False
        return StepSimulations(leg.phases // PHASES - self.phases // PHASES)
