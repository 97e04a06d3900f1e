"""A reader's way through a lesson: forward, back, deviations, and changes of the search meanwhile."""

import pytest

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.lessons.commands import Begin, Run, StepPhases, StepSimulations
from studio.lessons.lesson import PHASES
from studio.lessons.page import Stage, Verdict
from studio.lessons.runner import LessonRunner
from tests.lessons.lesson_controller import LessonController, controller, lesson_named, stage_of, stands_right
from tests.lessons.lesson_texts import HEAD, STEP, predict, read, step

WINNERS = '{ black = "X", white = "O", draw = "Draw" }'


def test_a_lesson_begins_by_setting_up_its_search() -> None:
    runner = LessonRunner(read(HEAD + 'moves = "b2"\nseed = 9\n' + STEP))
    assert runner.page.stage is Stage.HELD
    command = runner.begin()
    assert command == Begin((4,), runner.lesson.places[0].parameters, (), 9)
    assert stage_of(runner) is Stage.WORKING
    assert runner.go_on() is None  # it waits for the search
    assert runner.see(Search(runner.lesson.position(runner.place), runner.place.parameters).snapshot()) is None
    assert stage_of(runner) is Stage.READING


def test_a_task_is_done_when_the_reader_continues() -> None:
    reader = controller(HEAD + step("do = { simulations = 2 }") + step("do = { until_simulations = 90 }") + STEP)
    assert reader.snapshot.simulations == 0
    reader.go_on()
    assert reader.snapshot.simulations == 2
    reader.go_on()
    assert reader.snapshot.simulations == 90
    assert reader.commands[1:] == [StepSimulations(2), Run(90)]
    assert reader.runner.page.number == 3


def test_the_last_step_ends_the_lesson() -> None:
    reader = controller(HEAD + STEP)
    assert reader.runner.page.number == reader.runner.page.count == 1
    reader.go_on()
    assert reader.stage is Stage.ENDED
    reader.go_on()
    assert reader.stage is Stage.ENDED
    reader.go_back()
    assert reader.runner.page.stage is Stage.READING


# Tasks


def test_a_reader_steps_as_requested() -> None:
    reader = controller(HEAD + step("ask = { phases = 3 }") + STEP)
    assert reader.stage is Stage.ASKED
    for done in (1, 2, 3):
        reader.press(StepPhases(1))
        progress = reader.runner.page.progress
        assert progress is not None
        assert (progress.done, progress.wanted, progress.in_phases) == (done, 3, True)
        assert progress.is_done is (done == 3)
    count = len(reader.commands)
    reader.go_on()
    assert len(reader.commands) == count
    assert reader.runner.page.number == 2


def test_only_whole_simulations_are_counted() -> None:
    reader = controller(HEAD + step("do = { phases = 2 }") + step("ask = { simulations = 2 }") + STEP)
    reader.go_on()
    found = []
    for _ in range(6):
        reader.press(StepPhases(1))
        progress = reader.runner.page.progress
        assert progress is not None
        found.append((progress.done, progress.is_done))
    assert found == [(0, False), (1, False), (1, False), (1, False), (1, False), (2, True)]


@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_skipped_task_is_completed_automatically(before: int) -> None:
    reader = controller(HEAD + step("ask = { phases = 3 }") + STEP)
    for _ in range(before):
        reader.press(StepPhases(1))
    reader.go_on()
    assert reader.commands[-1] == StepPhases(3 - before)
    assert stands_right(reader, reader.lesson.places[1])


def test_extra_steps_of_the_reader_are_taken_back() -> None:
    reader = controller(HEAD + step("ask = { simulations = 3 }") + STEP)
    reader.press(StepSimulations(5))
    progress = reader.runner.page.progress
    assert progress is not None
    assert progress.is_beyond
    assert not progress.is_done
    reader.go_on()
    assert isinstance(reader.commands[-2], Begin)
    assert reader.commands[-1] == Run(3)
    assert stands_right(reader, reader.lesson.places[1])


# Predictions


def test_a_prediction_is_judged_by_the_following_search() -> None:
    reader = controller(HEAD + predict("next_winner", WINNERS, more='right = "Good."\nwrong = "No."'))
    reader.go_on()
    assert reader.stage is Stage.PREDICTING
    reader.go_on()
    assert reader.runner.page.number == 2
    reader.answer("me")
    assert reader.stage is Stage.PREDICTING
    twin = Search(reader.search.position, reader.search.parameters, seed=1)
    twin.run(Limit(simulations=10))
    events = [twin.step() for _ in range(PHASES)]
    assert events[2] is not None
    winner = events[2].winner.name.lower() if events[2].winner else "draw"
    reader.answer(winner)
    page = reader.runner.page
    assert (page.stage, page.verdict, page.explanation) == (Stage.JUDGED, Verdict(winner, winner), "Good.")
    assert (page.right_answers, page.questions) == (1, 1)
    reader.go_back()
    reader.go_on()
    assert reader.runner.page.verdict == Verdict(winner, winner)
    other = "white" if winner != "white" else "black"
    second = controller(HEAD + predict("next_winner", WINNERS, more='right = "Good."\nwrong = "No."'))
    second.go_on()
    second.answer(other)
    assert second.runner.page.explanation == "No."
    assert second.runner.page.right_answers == 0


def test_any_point_can_be_an_answer() -> None:
    reader = controller(HEAD + predict("next_child", ""))
    reader.go_on()
    assert reader.runner.page.wants_point
    reader.answer("a1")
    verdict = reader.runner.page.verdict
    assert verdict is not None
    assert verdict.given == "a1"
    assert len(verdict.right) == 2
    assert not reader.runner.page.wants_point


def test_an_answer_can_depend_on_the_current_search() -> None:
    reader = controller(HEAD + predict("children", '{ 9 = "nine", 2 = "two" }', do=""))
    reader.go_on()
    reader.answer("9")
    assert reader.runner.page.verdict == Verdict("9", "9")


def test_a_reader_who_ran_ahead_is_judged_by_the_lessons_search() -> None:
    answers = set()
    for ahead in (0, 1, 37):
        reader = controller(HEAD + predict("next_child", ""))
        reader.go_on()
        if ahead:
            reader.press(StepSimulations(ahead))
        reader.answer("a1")
        verdict = reader.runner.page.verdict
        assert verdict is not None
        answers.add(verdict.right)
        assert stands_right(reader, reader.lesson.places[2])
    assert len(answers) == 1


def test_a_question_about_a_change_uses_the_leader_before() -> None:
    reader = LessonController(lesson_named("3-the-two-terms")).begin()
    reader.read_to(5)
    reader.answer("yes")
    assert reader.runner.page.verdict == Verdict("yes", "no")
