"""Executes a lesson's commands on the search and the board."""

from studio.engine.options.limits import StoppedBy
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.lessons.commands import Begin, Command, Play, Run, StepPhases
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.search import SearchController


class LessonSearch:
    """Executes a lesson's commands on the search and the board."""

    # It never waits for the search.

    def __init__(self, context: ControllerContext, search: SearchController) -> None:
        self._session, self._live_search, self._search = context.session, context.live_search, search
        self._notes = context.notes
        self._record: GameRecord | None = None
        self._is_running = False  # whether the search runs to a number of simulations that the lesson gave

    @property
    def has_board(self) -> bool:
        """Whether the lesson's record is open."""
        return self._session.record is self._record

    def forget_board(self) -> None:
        self._record = None

    def carry_out(self, command: Command, rules: Rules) -> None:
        if isinstance(command, Begin):
            self._begin(command, rules)
        elif isinstance(command, Play):
            self._session.play(command.point)
        elif isinstance(command, Run):
            self._notes.forget()  # the last message may say that the search has ended
            self._is_running = True
            self._live_search.run_to(command.until_simulations)
        elif isinstance(command, StepPhases):
            for _ in range(command.count):
                self._live_search.step_phase()
        else:
            self._live_search.step_simulations(command.count)

    def take_end(self, reason: StoppedBy) -> None:
        """Remove the message that the search reached its limit if the lesson gave this limit."""
        if self._is_running and reason is StoppedBy.SIMULATIONS:
            self._notes.forget()
        self._is_running = False

    def _begin(self, command: Begin, rules: Rules) -> None:
        """Show the lesson's position in a new record, and start its search with an empty tree."""
        self._live_search.pause()
        self._record = record = GameRecord(rules)
        node = record.root
        for point in command.moves:
            node = record.add(node, point)
        self._session.present(record)
        self._session.go_to_end()
        self._live_search.set_search(command.parameters, seed=command.seed, threads=1, priors=command.priors)
        self._search.take_parameters(command.parameters)
