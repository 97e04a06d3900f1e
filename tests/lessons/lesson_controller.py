"""Runs a lesson without a window: executes the runner's commands on a real search, and reports the results to the
runner.
"""

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.engine.views.snapshot import CandidateRow, Snapshot
from studio.game.notation import move_name
from studio.game.position import Position
from studio.lessons.command_queue import PlannedCommand, commands_from_start
from studio.lessons.commands import Begin, Command, Play, Run, StepPhases, StepSimulations
from studio.lessons.lesson import Lesson, Place
from studio.lessons.page import Stage, Verdict
from studio.lessons.reading import lessons
from studio.lessons.runner import LessonRunner
from tests.engine.searches import whole_tree
from tests.lessons.lesson_texts import read

ALL = lessons()


class LessonController:
    """A lesson with its runner and its search, and the actions of a reader."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.runner = lesson, LessonRunner(lesson)
        self.search = Search(Position(lesson.rules), lesson.places[0].parameters)
        self.commands: list[Command] = []
        self.verdicts: list[Verdict] = []  # those that an answer got at once

    # Actions of the reader

    def begin(self) -> "LessonController":
        self.carry_out(self.runner.begin())
        return self

    def go_on(self) -> None:
        self.carry_out(self.runner.go_on())

    def go_back(self) -> None:
        self.carry_out(self.runner.go_back())

    def answer(self, given: str) -> None:
        self.carry_out(self.runner.answer(given))
        verdict = self.runner.page.verdict
        if verdict is not None:
            self.verdicts.append(verdict)

    def press(self, command: Command) -> None:
        """Perform a command that the reader gives by the program's keys, without a request of the lesson."""
        self.carry_out(self._told(self.perform(command)))

    def read_to(self, number: int) -> None:
        """Continue to this step, answering each question by its first option."""
        while self.runner.page.number < number and self.runner.stage not in (Stage.ENDED, Stage.WORKING):
            self.pass_step()

    def read_all(self) -> None:
        while self.runner.stage is not Stage.ENDED:
            self.pass_step()

    def pass_step(self) -> None:
        if self.runner.stage is Stage.PREDICTING:
            self.answer(self.some_answer())
        self.go_on()

    def some_answer(self) -> str:
        prediction = self.runner.step.predict
        assert prediction is not None
        if prediction.options:
            return prediction.options[0].answer
        return move_name(self.search.position.legal_moves()[0], self.lesson.rules)

    # State

    @property
    def stage(self) -> Stage:
        return stage_of(self.runner)

    @property
    def snapshot(self) -> Snapshot:
        return self.search.snapshot()

    def row(self, move: str) -> CandidateRow:
        return next(row for row in self.snapshot.candidates if move_name(row.point, self.lesson.rules) == move)

    def moves(self) -> list[str]:
        """Return the names of the visited moves, most visited first."""
        return [move_name(row.point, self.lesson.rules) for row in self.snapshot.candidates if row.visits]

    # Actions on the search

    def carry_out(self, command: Command | None) -> None:
        while command is not None:
            self.commands.append(command)
            assert len(self.commands) < 1000
            command = self._told(self.perform(command))

    def perform(self, command: Command) -> list[PhaseEvent]:
        if isinstance(command, Begin):
            self.search = begun(self.lesson, command)
        elif isinstance(command, Play):
            self.search.play(command.point)
        elif isinstance(command, Run):
            self._run(command.until_simulations)
        else:
            return self._stepped(command)
        return []

    # Internal

    def _told(self, events: list[PhaseEvent]) -> Command | None:
        """Report to the runner as a live search does: the snapshot first, then the performed phases. Return its next
        command.
        """
        command = self.runner.see(self.search.snapshot())
        return self.runner.perform(events) if events else command

    def _run(self, simulations: int) -> None:
        left = simulations - self.search.simulations
        if left > 0:
            self.search.run(Limit(simulations=left))

    def _stepped(self, command: StepPhases | StepSimulations) -> list[PhaseEvent]:
        events: list[PhaseEvent] = []
        left = command.count
        while left and (event := self.search.step()) is not None:
            events.append(event)
            left -= isinstance(command, StepPhases) or event.phase is Phase.BACKPROPAGATE
        return events


def begun(lesson: Lesson, command: Begin) -> Search:
    position = Position(lesson.rules)
    for point in command.moves:
        position.play(point)
    return Search(position, command.parameters, seed=command.seed, priors=command.priors)


def searched_directly(lesson: Lesson, place: Place) -> Search:
    """Return the search at this place of the lesson, without a runner: all commands from the start are executed."""
    controller = LessonController(lesson)
    planned: tuple[PlannedCommand, ...] = commands_from_start(place, lesson.seed)
    for first in planned:
        controller.perform(first.command)
    return controller.search


def lesson_named(name: str) -> Lesson:
    return next(lesson for lesson in ALL if lesson.name == name)


def at(name: str, step: int) -> LessonController:
    """Return a controller whose reader has just reached this step."""
    controller = LessonController(lesson_named(name)).begin()
    controller.read_to(step)
    assert controller.runner.page.number == step
    return controller


def stage_of(runner: LessonRunner) -> Stage:
    """Return the current stage of the runner."""
    return runner.stage


def controller(text: str) -> LessonController:
    return LessonController(read(text)).begin()


def stands_right(reader: LessonController, place: Place) -> bool:
    """Return whether the search equals the lesson's own search at this place, bit by bit."""
    assert reader.snapshot.simulations == place.simulations
    return bool(whole_tree(reader.search) == whole_tree(searched_directly(reader.lesson, place)))
