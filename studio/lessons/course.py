"""A reader on the way through one lesson: where they are, what they answered, and what is to be done to the search.

Each verb returns the command that is to be carried out now, or none. The caller carries it out and
reports what the search did by `see` and `perform`, which return the next one. It knows no window and no thread.
"""

from collections.abc import Iterable

from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import Snapshot
from studio.lessons.answers import answer_of, right_option
from studio.lessons.commands import Command
from studio.lessons.journey import Journey, Leg, way_anew, way_on
from studio.lessons.lesson import PHASES, Lesson, LessonStep, Phases, Place
from studio.lessons.page import LessonPage, Progress, Stage, Verdict


class LessonCourse:
    """The state of one reader in one lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._at = 0
        self._stage = Stage.HELD
        self._verdicts: dict[int, Verdict] = {}
        self._given = ""  # an answer that is not judged yet
        self._goes_on = False  # whether the next step follows when all is done
        self._journey = Journey()

    # What it is

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self._at]

    @property
    def stage(self) -> Stage:
        return self._stage

    @property
    def place(self) -> Place:
        """Where the search is to stand now."""
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
        )

    # What the reader does

    def begin(self) -> Command | None:
        """Set up the position and the search, and read the first step."""
        return self._return_to(0)

    def go_on(self) -> Command | None:
        """Do what this step says, and read the next one."""
        if self._stage in (Stage.PREDICTING, Stage.ASKED) and self._is_astray:
            return self._return_to(self._at)  # the reader is to see first what the step is about
        if self._stage in (Stage.WORKING, Stage.PREDICTING, Stage.ENDED):
            return None
        if self._stage is Stage.HELD:
            return self._resume()
        self._goes_on = True
        return self._set_out(self._way_to_next())

    def go_back(self) -> Command | None:
        """Read the step before; the search goes back as well."""
        if self._stage is Stage.ENDED:
            return self._return_to(self._at)
        return self._return_to(self._at - 1) if self._at else None

    def answer(self, given: str) -> Command | None:
        """Predict; right or wrong is found by what the search does then."""
        prediction = self.step.predict
        if self._stage is not Stage.PREDICTING or prediction is None:
            return None
        if prediction.options and given not in [option.answer for option in prediction.options]:
            return None
        self._given = given
        return self._put_to_the_test()

    # What happens to the search

    def see(self, snapshot: Snapshot) -> Command | None:
        """The newest state of the search."""
        self._journey.see(snapshot)
        return self._carry_on()

    def perform(self, events: Iterable[PhaseEvent]) -> Command | None:
        """Phases that were performed one by one, in their order."""
        self._journey.perform(events)
        return self._carry_on()

    def disturb(self) -> None:
        """Note that the position, parameters or tree changed: the lesson restores them when it continues."""
        self._journey.is_disturbed = True
        self.hold()

    def take_up(self) -> Command | None:
        """Continue after a run that ended early without being stopped."""
        return self._journey.taken_up() if self._stage is Stage.WORKING else None

    def hold(self) -> None:
        """Hold the lesson: the search was stopped or failed before it did what the lesson wants."""
        if self._stage is Stage.WORKING:
            self._journey.drop()
            self._stage = Stage.HELD

    # Inside

    @property
    def _is_astray(self) -> bool:
        is_waiting = self._stage in (Stage.READING, Stage.ASKED, Stage.PREDICTING, Stage.JUDGED)
        return is_waiting and self._journey.is_disturbed

    def _way_to_next(self) -> tuple[Leg, ...]:
        before, after, journey = *self._both_places(), self._journey
        if self._at in self._verdicts:
            return () if journey.is_at(after) else self._restart(after)
        if journey.is_disturbed or journey.snapshot is None:
            return self._restart(after)
        if journey.is_settled and before.has_same_tree(after):
            return ()
        if journey.phases < before.phases:
            return self._restart(after)
        return way_on(journey.phases, before, after, self.step.deed, self.lesson.seed)

    def _put_to_the_test(self) -> Command | None:
        before, after = self._both_places()
        prelude = () if self._journey.is_at(before) else self._restart(before)
        deed = self.step.deed
        way = way_on(before.phases, before, after, deed, self.lesson.seed) if deed is not None else ()
        return self._set_out((*prelude, *way), is_watched=deed is not None)

    def _resume(self) -> Command | None:
        """Repeat everything from the start: the state of an interrupted search is unknown."""
        self._journey.is_disturbed = True
        if self._given:
            return self._put_to_the_test()
        return self._set_out(self._restart(self.lesson.places[self._at + 1] if self._goes_on else self.place))

    def _return_to(self, index: int) -> Command | None:
        self._at, self._given, self._goes_on = index, "", False
        return self._set_out(self._restart(self.place))

    def _restart(self, place: Place) -> tuple[Leg, ...]:
        return way_anew(place, self.lesson.seed)

    def _both_places(self) -> tuple[Place, Place]:
        return self.lesson.places[self._at], self.lesson.places[self._at + 1]

    def _set_out(self, legs: Iterable[Leg], is_watched: bool = False) -> Command | None:
        self._stage = Stage.WORKING
        return self._given_or_arrived(self._journey.set_out(legs, is_watched))

    def _carry_on(self) -> Command | None:
        if self._stage is not Stage.WORKING:
            return None
        return self._resume() if self._journey.is_astray else self._given_or_arrived(self._journey.next_command())

    def _given_or_arrived(self, command: Command | None) -> Command | None:
        if command is None and self._journey.is_done:
            self._arrive()
        return command

    def _arrive(self) -> None:
        if self._given:
            self._judge()
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

    def _judge(self) -> None:
        prediction, evidence = self.step.predict, self._journey.evidence
        if prediction is None or evidence is None:
            return
        found = answer_of(prediction.rule, evidence)
        right = right_option(prediction.rule, found, [option.answer for option in prediction.options])
        self._verdicts[self._at] = Verdict(self._given, right)
        self._given = ""

    def _progress(self) -> Progress | None:
        ask, journey = self.step.ask, self._journey
        if ask is None:
            return None
        before, after = (place.phases for place in self._both_places())
        now = before if journey.is_disturbed else max(before, journey.phases)
        size = 1 if isinstance(ask, Phases) else PHASES
        done, wanted = now // size - before // size, after // size - before // size
        return Progress(done, wanted, size == 1, now == after, now > after)
