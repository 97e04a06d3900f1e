"""Lessons as web pages: the same searches and answers as in the window."""

import pytest

from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors
from studio.engine.options.threats import SolverLimit
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution
from studio.game.notation import move_name
from studio.game.position import Position
from studio.lessons.lesson import PHASES, Lesson
from studio.lessons.web_page import lesson_page
from studio.networks.searching import made_search
from studio.pages.scenes import Page
from tests.lessons.lesson_controller import ALL, LessonController, lesson_named, searched_directly
from tests.lessons.lesson_texts import HEAD, predict, read, step

_SLOW = "7"
"""The number of the lesson with a million simulations."""
_OFTEN = ("1", "2", "5")
LESSONS = [
    pytest.param(lesson, id=lesson.name, marks=() if lesson.name[0] in _OFTEN else pytest.mark.long)
    for lesson in ALL
    if lesson.name[0] != _SLOW
]
"""Lessons to perform, of which a few are performed in every run of the tests."""


def _search(position: Position, parameters: Parameters, seed: int, priors: Priors) -> Search:
    return made_search(position, parameters, seed=seed, priors=priors)


def _solution(position: Position) -> Solution:
    return Solver(position.rules, memory_mb=1).solve(position, limit=SolverLimit(nodes=100_000))


def performed(lesson: Lesson) -> tuple[Page, list[float]]:
    """Return the page of a lesson, and the reported progress."""
    work, progress = lesson_page(lesson, _search, _solution), list[float]()
    while True:
        try:
            progress.append(next(work))
        except StopIteration as end:
            return end.value, progress


@pytest.mark.parametrize("lesson", LESSONS)
def test_each_step_begins_at_its_place(lesson: Lesson) -> None:
    page, _ = performed(lesson)
    assert len(page.scenes) == len(lesson.steps)
    for at, (scene, place, one) in enumerate(zip(page.scenes, lesson.places, lesson.steps, strict=False)):
        assert scene.position == lesson.position(place)
        assert scene.texts[0] == one.text
        if lesson.shows_only_position(at):
            assert not scene.moments
            assert not scene.trees
        else:
            assert scene.moments[scene.start].simulations == place.simulations


def test_the_search_of_a_step_is_that_of_the_window() -> None:
    lesson = lesson_named("2-why-explore")
    page, _ = performed(lesson)
    for scene, place in zip(page.scenes, lesson.places, strict=False):
        if place.phases % PHASES == 0:
            assert scene.moments[scene.start].root == searched_directly(lesson, place).snapshot().root


def test_questions_have_the_answers_of_the_window() -> None:
    lesson = lesson_named("2-why-explore")
    reader = LessonController(lesson).begin()
    reader.read_all()
    page, _ = performed(lesson)
    asked = [scene.question for scene in page.scenes if scene.question is not None]
    assert [question.right for question in asked] == [verdict.right for verdict in reader.verdicts]


def test_a_question_comes_before_the_moments_that_answer_it() -> None:
    page, _ = performed(lesson_named("2-why-explore"))
    for scene in page.scenes:
        if scene.question is not None:
            assert scene.start < len(scene.moments) - 1
            assert scene.trees[0].simulations <= scene.moments[scene.start].simulations


def test_a_request_has_its_phases() -> None:
    page, _ = performed(read(HEAD + step("ask = { phases = 3 }") + step("ask = { simulations = 2 }")))
    first, second = page.scenes
    assert (first.asks, len(first.steps)) == ("Go through the next 3 phases of the search.", 3)
    assert (second.asks, len(second.steps)) == ("Go through the next 2 simulations.", 1 + PHASES)
    assert [moment.simulations for moment in second.moments] == [0, 1, 2]


def test_a_step_begins_with_what_the_step_before_did() -> None:
    page, _ = performed(read(HEAD + step("do = { until_simulations = 300 }") + step()))
    first, second = page.scenes
    assert [moment.simulations for moment in first.moments] == [0]
    assert second.moments[second.start].simulations == 300
    assert len(second.moments) > 5


def test_the_action_of_the_last_step_is_shown_in_it() -> None:
    page, _ = performed(read(HEAD + step("do = { until_simulations = 50 }")))
    [scene] = page.scenes
    assert (scene.start, scene.moments[-1].simulations) == (0, 50)


def test_an_answer_may_need_no_action() -> None:
    page, _ = performed(read(HEAD + predict("leader", '{ b2 = "The centre", a1 = "A corner" }', do="")))
    question = page.scenes[-1].question
    assert question is not None
    assert question.right


def test_the_progress_grows_to_the_end() -> None:
    _, progress = performed(lesson_named("1-what-a-rollout-tells"))
    assert progress == sorted(progress)
    assert progress[-1] == 1.0


def test_a_step_with_the_solver_shows_its_win() -> None:
    head = HEAD.replace("tic-tac-toe", "gomoku-9")
    page, _ = performed(read(f'{head}moves = "a1 e5 a2 e6 a3 e7 a9"\n{step("solve = true")}'))
    [scene] = page.scenes
    names = [move_name(point, page.rules) for point in scene.line]
    assert len(names) == 3
    assert set(names) <= {"e3", "e4", "e8", "e9"}
    assert scene.texts[1].startswith("**White wins by fours in 3 plies** (")
    assert scene.texts[1].endswith(" ".join(f"`{name}`" for name in names))


def test_a_solver_without_a_win_says_so() -> None:
    head = HEAD.replace("tic-tac-toe", "gomoku-9")
    page, _ = performed(read(f'{head}moves = "a1 e5"\n{step("solve = true")}'))
    [scene] = page.scenes
    assert list(scene.line) == []
    assert scene.texts[1] == "The solver found no win by fours for Black."
