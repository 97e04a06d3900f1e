"""The steps that show the board without results of the search."""

from studio.lessons.lesson import Lesson
from studio.lessons.page import Stage
from tests.lessons.lesson_controller import ALL, controller
from tests.lessons.lesson_texts import HEAD, TEN, predict, read, step

ON_BOARD = 'look = "board"'
OTHER = 'do = { moves = "b2 a1" }'
ASKED = HEAD + predict("leader", '{ b2 = "The centre", a1 = "A corner" }')


def bare(lesson: Lesson) -> list[int]:
    """Return the numbers of the steps that show only the position."""
    return [at + 1 for at in range(len(lesson.steps)) if lesson.shows_only_position(at)]


def test_no_step_before_another_position_or_other_priors_shows_the_old_search() -> None:
    found = {lesson.name[0]: bare(lesson) for lesson in ALL}
    assert {name: steps for name, steps in found.items() if steps} == {"8": [4, 6], "9": [3, 4, 5, 7, 8]}


def test_results_that_the_step_before_has_just_produced_are_shown() -> None:
    assert bare(read(HEAD + TEN + step(ON_BOARD, OTHER) + step())) == []
    assert bare(read(ASKED + step(ON_BOARD, OTHER) + step())) == [3]


def test_a_step_about_the_search_shows_its_results() -> None:
    assert bare(read(ASKED + step('look = "candidates"', OTHER) + step())) == []
    assert bare(read(ASKED + step(ON_BOARD) + step())) == []


def test_the_results_return_after_the_lesson_and_after_a_change_by_the_reader() -> None:
    reader = controller(ASKED + step(ON_BOARD, OTHER))
    reader.read_to(3)
    hidden = [reader.runner.page.hides_board_results]
    reader.runner.disturb()
    hidden.append(reader.runner.page.hides_board_results)
    reader.read_all()
    hidden.append(reader.runner.page.hides_board_results)
    assert reader.stage is Stage.ENDED
    assert hidden == [True, False, False]
