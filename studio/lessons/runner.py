"""A reader's progress through a lesson: the current step, the answers, and commands for the search.

Most methods return the command to execute now, or None. The caller executes it and then reports the progress of the
search to `see` and `perform`, which return the next command. The module uses no window and no thread.
"""

from collections.abc import Iterable

from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import Snapshot
from studio.lessons.answers import answer_of, right_option
from studio.lessons.command_queue import CommandQueue, PlannedCommand, commands_from_start, commands_onward
from studio.lessons.commands import Command
from studio.lessons.lesson import PHASES, Lesson, LessonStep, Phases, Place
from studio.lessons.page import LessonPage, Progress, Stage, Verdict


class LessonRunner:
    """Guides one reader through one lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._at = 0
        self._stage = Stage.HELD
        self._verdicts: dict[int, Verdict] = {}
        self._given = ""  # the reader's answer while it is not judged yet
        self._goes_on = False  # whether the next step is shown when the queue is empty
        self._queue = CommandQueue()

    # State

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self._at]

    @property
    def stage(self) -> Stage:
        return self._stage

    @property
    def place(self) -> Place:
        """The state that the search should have now, as a place in the lesson."""
        return self.lesson.places[self._at + (self._at in self._verdicts)]

    @property
    def page(self) -> LessonPage:
        step, verdict = self.step, self._verdicts.get(self._at)
        explanation = ""
        if step.predict is not None and verdict is not None:
            explanation = step.predict.right if verdict.is_right else step.predict.wrong
        return LessonPage(
            title=self.lesson.title,
            number=self._at + 1,
            count=len(self.lesson.steps),
            text=step.text,
            look=step.look,
            stage=self._stage,
            solve=step.solve,
            prediction=step.predict,
            given=verdict.given if verdict is not None else self._given,
            verdict=verdict,
            explanation=explanation,
            progress=self._progress(),
            right_answers=sum(verdict.is_right for verdict in self._verdicts.values()),
            questions=len(self._verdicts),
            is_astray=self._is_astray,
            needs_no_search=self._needs_no_search,
            shows_only_position=self.lesson.shows_only_position(self._at),
        )

    # Actions of the reader

    def begin(self, index: int = 0) -> Command | None:
        """Show step `index` (counted from 0). Return the command that prepares its position and its search."""
        return self._return_to(index)

    def go_on(self) -> Command | None:
        """Perform the action of this step and then show the next step.

        Return the next command for the search. Return None while the search works, while a question waits for its
        answer, and after the end. If the search was changed or interrupted, the command restores it.
        """
        if self._stage in (Stage.PREDICTING, Stage.ASKED) and self._is_astray:
            return self._return_to(self._at)  # first restore the state that the step describes
        if self._stage in (Stage.WORKING, Stage.PREDICTING, Stage.ENDED):
            return None
        if self._stage is Stage.HELD:
            return self._resume()
        self._goes_on = True
        return self._start(self._commands_to_next())

    def read_on(self) -> None:
        """Show the next step although the search of this step is not ready.

        Do nothing if this step has an action or a question, or if the next step needs another state of the search.
        """
        if self._needs_no_search:
            self._at += 1

    def go_back(self) -> Command | None:
        """Show the previous step.

        After the end of the lesson, show the last step. Return the command that rebuilds the search of that step. At
        the first step, return None.
        """
        if self._stage is Stage.ENDED:
            return self._return_to(self._at)
        return self._return_to(self._at - 1) if self._at else None

    def answer(self, given: str) -> Command | None:
        """Accept the reader's answer.

        Return the first command of the action that shows whether it is right, or None. An answer that is not one of the
        options is ignored.
        """
        prediction = self.step.predict
        if self._stage is not Stage.PREDICTING or prediction is None:
            return None
        if prediction.options and given not in [option.answer for option in prediction.options]:
            return None
        self._given = given
        return self._test_prediction()

    # Reports of the search

    def see(self, snapshot: Snapshot) -> Command | None:
        """Store the latest state of the search. Return the next command, or None."""
        self._queue.see(snapshot)
        return self._carry_on()

    def perform(self, events: Iterable[PhaseEvent]) -> Command | None:
        """Take note of the phases of single steps of the search. Return the next command, or None."""
        self._queue.perform(events)
        return self._carry_on()

    def disturb(self) -> None:
        """Interrupt the current action. When the lesson continues, it restores its own state."""
        # The position, the parameters or the tree were changed from outside.
        self._queue.is_disturbed = True
        self.hold()

    def take_up(self) -> Command | None:
        """Return a command that continues a run of the search that was interrupted. If there is none, return None."""
        return self._queue.interrupted_run() if self._stage is Stage.WORKING else None

    def hold(self) -> None:
        """Interrupt the current action, because the search was stopped or has failed."""
        # The search was stopped or has failed.
        if self._stage is Stage.WORKING:
            self._queue.drop()
            self._stage = Stage.HELD

    # Implementation

    @property
    def _is_astray(self) -> bool:
        is_waiting = self._stage in (Stage.READING, Stage.ASKED, Stage.PREDICTING, Stage.JUDGED)
        return is_waiting and self._queue.is_disturbed

    @property
    def _needs_no_search(self) -> bool:
        """Whether the reader can go on before the search of this step is ready.

        This is so if the step is only read and the next step needs the same search.
        """
        is_set_up = self._stage is Stage.WORKING and not self._goes_on and not self._given
        is_read = self.step.action is None and self.step.predict is None and self._at + 1 < len(self.lesson.steps)
        return is_set_up and is_read and self.lesson.places[self._at] == self.lesson.places[self._at + 1]

    def _commands_to_next(self) -> tuple[PlannedCommand, ...]:
        before, after, queue = *self._both_places(), self._queue
        if self._at in self._verdicts:
            return () if queue.is_at(after) else self._restart(after)
        if queue.is_disturbed or queue.snapshot is None:
            return self._restart(after)
        if queue.is_settled and before.has_same_tree(after):
            return ()
        if queue.phases < before.phases:
            return self._restart(after)
        return commands_onward(queue.phases, before, after, self.step.action, self.lesson.seed)

    def _test_prediction(self) -> Command | None:
        before, after = self._both_places()
        prelude = () if self._queue.is_at(before) else self._restart(before)
        action = self.step.action
        onward = commands_onward(before.phases, before, after, action, self.lesson.seed) if action is not None else ()
        return self._start((*prelude, *onward), is_watched=action is not None)

    def _resume(self) -> Command | None:
        """Begin to rebuild the search from an empty tree. Return the first command."""
        # Its state is unknown after an interruption.
        self._queue.is_disturbed = True
        if self._given:
            return self._test_prediction()
        return self._start(self._restart(self.lesson.places[self._at + 1] if self._goes_on else self.place))

    def _return_to(self, index: int) -> Command | None:
        self._at, self._given, self._goes_on = index, "", False
        return self._start(self._restart(self.place))

    def _restart(self, place: Place) -> tuple[PlannedCommand, ...]:
        return commands_from_start(place, self.lesson.seed)

    def _both_places(self) -> tuple[Place, Place]:
        return self.lesson.places[self._at], self.lesson.places[self._at + 1]

    def _start(self, commands: Iterable[PlannedCommand], is_watched: bool = False) -> Command | None:
        self._stage = Stage.WORKING
        return self._command_or_arrival(self._queue.start(commands, is_watched))

    def _carry_on(self) -> Command | None:
        if self._stage is not Stage.WORKING:
            return None
        return self._resume() if self._queue.is_unreachable else self._command_or_arrival(self._queue.next_command())

    def _command_or_arrival(self, command: Command | None) -> Command | None:
        if command is None and self._queue.is_done:
            self._arrive()
        return command

    def _arrive(self) -> None:
        if self._given:
            self._evaluate_answer()
        is_last = self._at + 1 == len(self.lesson.steps)
        self._stage = Stage.ENDED if self._goes_on and is_last else self._stage
        if self._stage is not Stage.ENDED:
            self._at += self._goes_on
            self._stage = self._stage_here()
        self._goes_on = False

    def _stage_here(self) -> Stage:
        if self._at in self._verdicts:
            return Stage.JUDGED
        if self.step.predict is not None:
            return Stage.PREDICTING
        return Stage.ASKED if self.step.ask is not None else Stage.READING

    def _evaluate_answer(self) -> None:
        prediction, evidence = self.step.predict, self._queue.evidence
        if prediction is None or evidence is None:
            return
        found = answer_of(prediction.rule, evidence)
        right = right_option(prediction.rule, found, [option.answer for option in prediction.options])
        self._verdicts[self._at] = Verdict(self._given, right)
        self._given = ""

    def _progress(self) -> Progress | None:
        ask, queue = self.step.ask, self._queue
        if ask is None:
            return None
        before, after = (place.phases for place in self._both_places())
        now = before if queue.is_disturbed else max(before, queue.phases)
        size = 1 if isinstance(ask, Phases) else PHASES
        done, wanted = now // size - before // size, after // size - before // size
        return Progress(done, wanted, size == 1, now == after, now > after)
