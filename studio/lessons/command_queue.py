"""Plans the commands that bring a search to another place of a lesson, and returns them one at a time."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.engine.views.snapshot import Snapshot
from studio.game.position_analysis import Proof
from studio.lessons.answers import Evidence
from studio.lessons.commands import Begin, Command, Play, Run, StepPhases, StepSimulations
from studio.lessons.lesson import PHASES, MakeMove, Phases, Place, Simulations, StepAction

_PHASES = tuple(Phase)
_MOST_EVENTS = 200


@dataclass(frozen=True, slots=True)
class PlannedCommand:
    """A command for the search.

    `phases` is how many phases the search has performed in this position after the command.
    """

    command: Command
    phases: int


def commands_from_start(place: Place, seed: int) -> tuple[PlannedCommand, ...]:
    """Return the commands that build the tree of `place` from an empty tree."""
    # They run the search, which is faster than single steps, and builds exactly the same tree.
    commands = [PlannedCommand(Begin(place.moves, place.parameters, place.priors, seed), 0)]
    for simulations, point in place.kept:
        commands += _run(simulations)
        commands.append(PlannedCommand(Play(point), 0))
    commands += _run(place.simulations)
    rest = place.phases % PHASES
    if rest:
        commands.append(PlannedCommand(StepPhases(rest), place.phases))
    return tuple(commands)


def commands_onward(
    now: int, before: Place, after: Place, action: StepAction | None, seed: int
) -> tuple[PlannedCommand, ...]:
    """Return the commands that bring the search from the place `before` to the place `after`.

    `now` is how many phases the search has performed in the position so far.
    """
    if isinstance(action, MakeMove) and now == before.phases:
        return (PlannedCommand(Play(action.point), 0),)
    if not before.has_same_tree(after) or now > after.phases:
        return commands_from_start(after, seed)
    if now == after.phases:
        return ()
    if isinstance(action, Phases):
        return (PlannedCommand(StepPhases(after.phases - now), after.phases),)
    if isinstance(action, Simulations):
        return (PlannedCommand(StepSimulations(after.simulations - now // PHASES), after.phases),)
    return (PlannedCommand(Run(after.simulations), after.phases),)


def _run(simulations: int) -> list[PlannedCommand]:
    return [PlannedCommand(Run(simulations), simulations * PHASES)] if simulations else []


class CommandQueue:
    """A queue of commands for the search. When a command is done, the queue returns the next one."""

    # A command sent too early would end the previous one.

    def __init__(self) -> None:
        self.phases = 0  # the number of phases performed in the current position
        self.is_disturbed = True  # whether the search may differ from the lesson's state
        self.is_settled = False  # whether the position is proven, so that nothing is left to search
        self.snapshot: Snapshot | None = None
        self._commands: deque[PlannedCommand] = deque()
        self._is_running = False
        self._is_counted = False  # whether events have arrived since the last command was sent
        self._is_watched = False  # whether the last command of the queue provides evidence
        self._before: Snapshot | None = None
        self._events: list[PhaseEvent] | None = None

    @property
    def is_done(self) -> bool:
        return not self._commands

    @property
    def evidence(self) -> Evidence | None:
        """The states of the search that decide whether an answer is right.

        It is None before the first state. After `start(..., is_watched=True)`, these are the states before and after
        the last command, and the phases between them. Otherwise there is only the current state.
        """
        if self.snapshot is None:
            return None
        return Evidence(self._before, self.snapshot, tuple(self._events or ()))

    @property
    def is_unreachable(self) -> bool:
        """Return whether the current command can no longer end as planned.

        This is so if the search has performed too many phases, or if the user has stepped during a run.
        """
        if not self._is_running or self.snapshot is None or self.is_settled:
            return False
        planned = self._commands[0]
        return self.phases > planned.phases or (isinstance(planned.command, Run) and self._is_counted)

    def is_at(self, place: Place) -> bool:
        return not self.is_disturbed and self.snapshot is not None and self.phases == place.phases

    def start(self, commands: Iterable[PlannedCommand], is_watched: bool = False) -> Command | None:
        """Replace the queue.

        Return the first command, or None if the queue is empty. With `is_watched`, `evidence` covers the last command.
        """
        self._commands = deque(commands)
        self._is_running, self._is_watched = False, is_watched
        self._before, self._events = None, None
        return self.next_command()

    def drop(self) -> None:
        """Remove all commands from the queue."""
        self._commands.clear()
        self._is_running = False

    def see(self, snapshot: Snapshot) -> None:
        """Store the latest state of the search."""
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
        """Return the command to send now.

        Return None if the queue is empty, or if the current command is not done. If a series of simulations was
        interrupted, the command performs the rest.
        """
        if self._is_running:
            if not self._has_finished(self._commands[0]):
                return self._rest_of(self._commands[0])
            self._commands.popleft()
            self._is_running = False
        return self._begun(self._commands[0]) if self._commands else None

    def interrupted_run(self) -> Command | None:
        """Return the current command if it is a run that was interrupted.

        The caller can send it again. Otherwise return None.
        """
        planned = self._commands[0] if self._is_running else None
        if planned is None or self.snapshot is None or self._has_finished(planned):
            return None
        return planned.command if isinstance(planned.command, Run) else None

    # Implementation

    def _begun(self, planned: PlannedCommand) -> Command:
        if self._is_watched and len(self._commands) == 1:
            self._before, self._events = self.snapshot, []
        if isinstance(planned.command, Begin | Play):
            self.phases, self.snapshot, self.is_settled = 0, None, False
        self._is_running, self._is_counted, self.is_disturbed = True, False, False
        return planned.command

    def _has_finished(self, planned: PlannedCommand) -> bool:
        if self.snapshot is None:
            return False
        if self.is_settled:
            return True
        if isinstance(planned.command, StepPhases | StepSimulations) and not self._is_counted:
            return False  # the snapshot may arrive before the events
        return self.phases == planned.phases and self.snapshot.simulations == planned.phases // PHASES

    def _rest_of(self, planned: PlannedCommand) -> Command | None:
        """Return a command for the rest of a series of simulations that was interrupted.

        If there is none, return None.
        """
        is_series = isinstance(planned.command, StepSimulations) and self._is_counted
        if not is_series or self.phases >= planned.phases:
            return None
        self._is_counted = False
        return StepSimulations(planned.phases // PHASES - self.phases // PHASES)
