"""The shipped lessons: read, played on the real search, and checked against their claims."""

from functools import cache

import pytest

from studio.lessons.answers import AnswerKind
from studio.lessons.commands import StepPhases
from studio.lessons.lesson import PHASES, Place, Simulations, Until
from studio.lessons.page import Stage
from studio.lessons.reading import read_lesson
from studio.machine.resources import resource_path
from tests.engine.searches import whole_tree
from tests.lessons.lesson_controller import ALL, LessonController, lesson_named, searched_directly
from tests.sizes import one_always

NAMES = [lesson.name for lesson in ALL]
MOST_WORDS = 60
RIGHT = {
    "1-what-a-rollout-tells": ["black", "b2"],
    "2-why-explore": ["c1", "c1", "b2", "no"],
    "3-the-two-terms": ["6", "no", "3", "5", "yes"],
    "4-transpositions": ["2001", "1550", "yes"],
    "5-widening": ["76", "no", "14", "20"],
    "6-priors": ["f3", "g5", "a5", "yes"],
    "7-what-a-rollout-cannot-see": ["no"],
    "8-what-a-network-learns": ["e3", "d4", "yes"],
    "9-what-black-may-not-do": ["216", "yes", "i9"],
}
SHORT = [name for name in NAMES if lesson_named(name).places[-1].simulations <= 200_000]
"""A phase leaves an event, and a million simulations leave millions."""
QUICK = [name if name in SHORT else pytest.param(name, marks=pytest.mark.long) for name in NAMES]


@cache
def read_through(name: str) -> LessonController:
    controller = LessonController(lesson_named(name)).begin()
    controller.read_all()
    return controller


def test_there_are_nine_in_order_and_tic_tac_toe_is_first() -> None:
    assert list(RIGHT) == NAMES
    games = ["tic-tac-toe"] * 2 + ["connect-four"] * 2 + ["gomoku-9"] * 2 + ["gomoku-15", "four-5", "renju-15"]
    assert [lesson.rules.name for lesson in ALL] == games
    assert len({lesson.title for lesson in ALL}) == 9


@pytest.mark.parametrize("name", NAMES)
def test_they_are_short(name: str) -> None:
    lesson = lesson_named(name)
    assert 5 <= len(lesson.steps) <= 10
    assert any(step.look for step in lesson.steps)
    for step in lesson.steps:
        assert len(step.text.split()) <= MOST_WORDS
        if step.predict is not None:
            assert max(len(text.split()) for text in (step.predict.right, step.predict.wrong)) <= MOST_WORDS


@pytest.mark.parametrize("name", NAMES)
def test_the_search_confirms_each_prediction(name: str) -> None:
    controller = read_through(name)
    assert [verdict.right for verdict in controller.verdicts] == RIGHT[name]
    assert (
        controller.runner.page.questions
        == len(controller.verdicts)
        == sum(step.predict is not None for step in controller.lesson.steps)
    )
    for step, right in zip((step for step in controller.lesson.steps if step.predict), RIGHT[name], strict=True):
        assert step.predict is not None
        if step.predict.options:
            assert right in [option.answer for option in step.predict.options]


@pytest.mark.parametrize("name", QUICK)
def test_numeric_options_are_distinct(name: str) -> None:
    """The right one is at most half as far away as the next one."""
    controller = LessonController(lesson_named(name)).begin()
    while controller.runner.stage is not Stage.ENDED:
        prediction = controller.runner.step.predict
        if controller.runner.stage is Stage.PREDICTING and prediction and prediction.rule.kind is AnswerKind.NUMBER:
            controller.answer(prediction.options[0].answer)
            root = controller.snapshot.root
            found = {"nodes": controller.snapshot.nodes, "children": int((root.child_visits > 0).sum())}.get(
                prediction.rule.name, controller.row("d5").visits if prediction.rule.moves else 0
            )
            nearest, second, *_ = sorted(abs(int(option.answer) - found) for option in prediction.options)
            assert 2 * nearest < second
            controller.go_on()
        else:
            controller.pass_step()


@pytest.mark.parametrize("name", one_always(2, SHORT))
def test_after_each_lesson_a_stepped_search_equals_one_that_ran(name: str) -> None:
    """Do everything in the lesson phase by phase, and again by running: the trees are equal bit by bit."""
    lesson = lesson_named(name)
    done = read_through(name)
    place = lesson.places[-1]
    assert done.snapshot.simulations == place.simulations
    ran = searched_directly(lesson, place)
    assert whole_tree(done.search) == whole_tree(ran)
    stepped = searched_directly(lesson, Place(place.parameters, place.priors, place.moves))
    controller = LessonController(lesson)
    controller.search = stepped
    controller.perform(StepPhases(place.phases))
    assert whole_tree(stepped) == whole_tree(ran)


@pytest.mark.parametrize("name", QUICK)
def test_at_each_step_the_search_is_as_the_lesson_requires(name: str) -> None:
    lesson = lesson_named(name)
    controller = LessonController(lesson).begin()
    for number, place in enumerate(lesson.places[:-1], 1):
        assert controller.runner.page.number == number
        assert controller.search.parameters == place.parameters
        assert controller.snapshot.simulations == place.simulations
        assert controller.search.position.key == lesson.position(place).key
        controller.pass_step()


def test_each_lesson_read_from_its_file_is_the_same() -> None:
    for path, lesson in zip(sorted(resource_path("lessons").glob("*.toml")), ALL, strict=True):
        assert read_lesson(path) == lesson


def test_long_searches_run_and_short_ones_are_stepped() -> None:
    """Steps are described, which takes long; the commands of a lesson account for it."""
    for lesson in ALL:
        for step in lesson.steps:
            if isinstance(step.action, Simulations):
                assert step.action.count <= 50
            if isinstance(step.action, Until):
                assert step.action.simulations <= 1_000_000  # it runs without descriptions
        assert all(place.phases <= 1_000_000 * PHASES for place in lesson.places)
