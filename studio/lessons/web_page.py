"""A lesson as a web page. Performs the lesson on a search, and records what a reader sees at each step."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Protocol

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors
from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.engine.views.snapshot import Snapshot
from studio.engine.views.threats import Solution
from studio.engine.views.timeline import Timeline
from studio.game.notation import move_name
from studio.game.position import Position
from studio.game.rules import Rules
from studio.keeping.names import counted, side_name
from studio.lessons.answers import Evidence, answer_of, right_option
from studio.lessons.command_queue import commands_from_start
from studio.lessons.commands import Begin, Play, Run, StepPhases
from studio.lessons.lesson import (
    Lesson,
    LessonStep,
    MakeMove,
    Phases,
    Place,
    Prediction,
    Simulations,
    StepAction,
    Until,
)
from studio.pages.scenes import Moment, Page, PageKind, Question, Scene, Tree
from studio.pages.searches import RecordedSearch, tree_of

_NODES = 150
_SLICE = 250
"""How many simulations are performed between two reports of the progress."""
_MOST_EVENTS = 200
_GROWTH, _MOMENTS = 1.2, 60


class LessonSearch(RecordedSearch, Protocol):
    """The attributes and methods of a search that a lesson uses."""

    @property
    def is_settled(self) -> bool: ...

    def run(self, limit: Limit, timeline: Timeline | None = None) -> object: ...

    def play(self, point: int) -> None: ...


MakeSearch = Callable[[Position, Parameters, int, Priors], LessonSearch]
"""A function that creates a search of a position with these parameters, seed and priors."""
Solve = Callable[[Position], Solution]
"""A function that searches for a win by fours of the side to move."""


@dataclass
class _Recorded:
    """The snapshots and the phases of an action. Also the trees before and after it."""

    snapshots: list[Snapshot]
    events: list[PhaseEvent]
    trees: list[Tree]


def lesson_page(lesson: Lesson, make_search: MakeSearch, solve: Solve) -> Generator[float, None, Page]:
    """Return the page of a lesson. Yield the progress, from 0 to 1, after each part of the work."""
    scenes: list[Scene] = []
    player, count = _LessonPlayer(lesson, make_search, solve), len(lesson.steps)
    for number in range(count):
        scene = player.scene(number)
        while True:
            try:
                done = next(scene)
            except StopIteration as end:
                scenes.append(end.value)
                break
            yield (number + done) / count
        yield (number + 1) / count
    sentence, game = lesson.sentence, lesson.rules.title
    return Page(PageKind.LESSON, lesson.title, f"{sentence} ({game})", lesson.rules, scenes)


class _LessonPlayer:
    """Performs the actions of a lesson one after another."""

    def __init__(self, lesson: Lesson, make_search: MakeSearch, solve: Solve) -> None:
        self._lesson, self._make, self._solve = lesson, make_search, solve
        self._search = make_search(lesson.position(lesson.places[0]), lesson.places[0].parameters, lesson.seed, ())
        self._arrival: _Recorded | None = None  # the last action, with what its own scene has not shown

    def scene(self, number: int) -> Generator[float, None, Scene]:
        """Perform the action of a step and return what the reader sees at this step.

        Yield the progress, from 0 to 1. The search must be at the place before the step. If the previous scene did not
        show the action of its step, this scene begins with it.
        """
        step, after = self._lesson.steps[number], self._lesson.places[number + 1]
        if number == 0:
            yield from self._rebuild(self._lesson.places[0])
        arrival = shown = self._arrival or self._state()
        action = None if step.action is None else (yield from self._act(step.action, after))
        self._arrival = action
        if action is not None and self._is_shown_here(number):
            shown = _joined(arrival, action)
            self._arrival = _Recorded(action.snapshots[-1:], [], action.trees[-1:])
        position = self._lesson.position(self._lesson.places[number])
        solution = self._solve(position) if step.solve else None
        if self._lesson.shows_only_position(number):
            arrival = shown = _Recorded([], [], [])
        return Scene(
            f"Step {number + 1}",
            position,
            texts=[step.text] if solution is None else [step.text, _solved(solution, position.rules)],
            line=() if solution is None else solution.line,
            look=str(step.look or ""),
            moments=[Moment.ranked(snapshot) for snapshot in shown.snapshots],
            start=len(arrival.snapshots) - 1,
            trees=shown.trees,
            steps=shown.events,
            asks=_asked(step),
            question=None if step.predict is None else _question(step.predict, arrival, action),
        )

    def _is_shown_here(self, number: int) -> bool:
        """Return whether the scene of a step shows its action. If not, the next scene begins with the action."""
        is_same = self._lesson.places[number].has_same_tree(self._lesson.places[number + 1])
        is_last = number + 1 == len(self._lesson.steps)
        return is_same and (self._lesson.steps[number].do is None or is_last)

    # Actions

    def _act(self, action: StepAction, after: Place) -> Generator[float, None, _Recorded]:
        match action:
            case Phases(count):
                return self._stepped(count, is_phases=True)
            case Simulations(count):
                return self._stepped(count, is_phases=False)
            case Until(simulations):
                return (yield from self._run_until(simulations))
            case MakeMove(point):
                self._search.play(point)
            case _:
                yield from self._rebuild(after)
        return self._state()

    def _stepped(self, count: int, *, is_phases: bool) -> _Recorded:
        events: list[PhaseEvent] = []
        timeline = Timeline(1.01, _MOMENTS)
        while count > 0 and (event := self._search.step()) is not None:
            events.append(event)
            is_end = event.phase is Phase.BACKPROPAGATE
            count -= is_phases or is_end
            if is_end:
                timeline.note(self._search.snapshot())
        timeline.end(self._search.snapshot())
        snapshots = [*timeline.snapshots] or [self._search.snapshot()]
        return _Recorded(snapshots, events[:_MOST_EVENTS], [tree_of(self._search, _NODES)])

    def _run_until(self, simulations: int) -> Generator[float, None, _Recorded]:
        timeline = Timeline(_GROWTH, _MOMENTS)
        while (left := simulations - self._search.simulations) > 0 and not self._search.is_settled:
            self._search.run(Limit(simulations=min(left, _SLICE)), timeline)
            yield min(1.0, self._search.simulations / simulations)
        timeline.end(self._search.snapshot())
        return _Recorded([*timeline.snapshots], [], [tree_of(self._search, _NODES)])

    def _rebuild(self, place: Place) -> Iterator[float]:
        """Build the search of a place from an empty tree."""
        for planned in commands_from_start(place, self._lesson.seed):
            match planned.command:
                case Begin(moves, parameters, priors, seed):
                    position = Position(self._lesson.rules)
                    for point in moves:
                        position.play(point)
                    self._search = self._make(position, parameters, seed, priors)
                case Play(point):
                    self._search.play(point)
                case StepPhases(count):
                    self._stepped(count, is_phases=True)
                case Run(simulations):
                    yield from self._run_until(simulations)

    def _state(self) -> _Recorded:
        return _Recorded([self._search.snapshot()], [], [tree_of(self._search, _NODES)])


def _joined(arrival: _Recorded, action: _Recorded) -> _Recorded:
    """Join two records into one.

    Of `action`, keep only those snapshots and trees that have more simulations than the end of `arrival`.
    """
    now = arrival.snapshots[-1].simulations
    later = [snapshot for snapshot in action.snapshots if snapshot.simulations > now]
    trees = [tree for tree in action.trees if tree.simulations > now]
    return _Recorded([*arrival.snapshots, *later], action.events, [*arrival.trees, *trees])


def _question(prediction: Prediction, arrival: _Recorded, action: _Recorded | None) -> Question:
    after = action or arrival
    before = arrival.snapshots[-1] if action is not None else None
    found = answer_of(prediction.rule, Evidence(before, after.snapshots[-1], tuple(after.events)))
    right = right_option(prediction.rule, found, [option.answer for option in prediction.options])
    options = [(option.answer, option.text) for option in prediction.options]
    return Question(prediction.question, options, right, prediction.right, prediction.wrong)


def _solved(solution: Solution, rules: Rules) -> str:
    name = side_name(solution.side, rules)
    if not solution.is_win:
        return f"The solver found no win by fours for {name}."
    line = " ".join(f"`{move_name(point, rules)}`" for point in solution.line)
    plies = "1 ply" if solution.length == 1 else f"{solution.length} plies"
    tried = f"{counted(solution.nodes, 'move')} tried in {1000 * solution.seconds:.0f} ms"
    return f"**{name} wins by fours in {plies}** ({tried}): {line}"


def _asked(step: LessonStep) -> str:
    match step.ask:
        case Phases(1):
            return "Go to the next phase of the search."
        case Phases(count):
            return f"Go through the next {count} phases of the search."
        case Simulations(1):
            return "Go to the next simulation."
        case Simulations(count):
            return f"Go through the next {count} simulations."
    return ""
