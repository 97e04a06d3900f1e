"""A controller without a window: carries a lesson's commands out on a real search, and tells the runner what it did."""

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
    """One reader, one lesson, one search."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.runner = lesson, LessonRunner(lesson)
        self.search = Search(Position(lesson.rules), lesson.places[0].parameters)
        self.commands: list[Command] = []
        self.verdicts: list[Verdict] = []  # of the answers that were judged at once

    # What a reader does

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
        """The reader's own keys, which the lesson did not ask for by a command."""
        self.carry_out(self._told(self.perform(command)))

    def read_to(self, number: int) -> None:
        """On to this step, with the first option of each question."""
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

    # What is to be seen

    @property
    def stage(self) -> Stage:
        return stage_of(self.runner)

    @property
    def snapshot(self) -> Snapshot:
        return self.search.snapshot()

    def row(self, move: str) -> CandidateRow:
        return next(row for row in self.snapshot.candidates if move_name(row.point, self.lesson.rules) == move)

    def moves(self) -> list[str]:
        """The moves that were tried, most visited first."""
        return [move_name(row.point, self.lesson.rules) for row in self.snapshot.candidates if row.visits]

    # What is done to the search

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

    # Inside

    def _told(self, events: list[PhaseEvent]) -> Command | None:
        """As an analysis tells it: the snapshot first, then what was performed."""
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


def searched_anew(lesson: Lesson, place: Place) -> Search:
    """The search of this place, by running, without any runner."""
    controller = LessonController(lesson)
    planned: tuple[PlannedCommand, ...] = commands_from_start(place, lesson.seed)
    for first in planned:
        controller.perform(first.command)
    return controller.search


def lesson_named(name: str) -> Lesson:
    return next(lesson for lesson in ALL if lesson.name == name)


def at(name: str, step: int) -> LessonController:
    """The search as it stands when the reader comes to this step."""
    controller = LessonController(lesson_named(name)).begin()
    controller.read_to(step)
    assert controller.runner.page.number == step
    return controller


def stage_of(runner: LessonRunner) -> Stage:
    """What it waits for now."""
    return runner.stage


def controller(text: str) -> LessonController:
    return LessonController(read(text)).begin()


def stands_right(reader: LessonController, place: Place) -> bool:
    """Whether the search is the one that the lesson means, bit by bit."""
    assert reader.snapshot.simulations == place.simulations
    return bool(whole_tree(reader.search) == whole_tree(searched_anew(reader.lesson, place)))
