"""Readers who go back, run ahead, stop the search or change it: the lesson always restores its search."""

import random

import pytest

from studio.engine.options.limits import Limit
from studio.lessons.command_queue import commands_from_start
from studio.lessons.commands import Begin, Play, Run, StepPhases, StepSimulations
from studio.lessons.page import Stage, Verdict
from studio.lessons.runner import LessonRunner
from tests.lessons.lesson_controller import ALL, LessonController, controller, lesson_named, stage_of, stands_right
from tests.lessons.lesson_texts import HEAD, STEP, predict, step

WINNERS = '{ black = "X", white = "O", draw = "Draw" }'
MOVES = HEAD + step("do = { phases = 6 }") + step('do = { play = "b2" }') + step("ask = { simulations = 3 }") + STEP


def test_going_back_takes_the_search_back() -> None:
    reader = LessonController(lesson_named("2-why-explore")).begin()
    reader.read_to(6)
    for number in range(5, 0, -1):
        reader.go_back()
        assert reader.runner.page.number == number
        assert stands_right(reader, reader.runner.place)
    reader.go_back()
    assert reader.runner.page.number == 1


def test_an_answer_is_kept_when_the_reader_returns() -> None:
    reader = LessonController(lesson_named("2-why-explore")).begin()
    reader.read_to(5)
    reader.go_back()
    page = reader.runner.page
    assert (page.number, page.stage, page.given) == (4, Stage.JUDGED, "c1")
    assert reader.snapshot.simulations == 9
    reader.go_on()
    assert reader.runner.page.number == 5


def test_moves_keep_their_tree_and_finish_the_current_simulation() -> None:
    reader = controller(MOVES)
    reader.go_on()
    reader.go_on()
    assert reader.commands[-1] == Play(4)
    assert reader.search.position.key == reader.lesson.position(reader.lesson.places[2]).key
    assert stands_right(reader, reader.lesson.places[2])
    reader.read_all()
    assert stands_right(reader, reader.lesson.places[-1])
    reader.go_back()
    reader.go_back()
    assert stands_right(reader, reader.lesson.places[2])


@pytest.mark.parametrize("number", range(1, 9))
def test_a_disturbed_search_is_restored(number: int) -> None:
    reader = LessonController(lesson_named("2-why-explore")).begin()
    reader.read_to(number)
    reader.search.run(Limit(simulations=5))
    reader.runner.disturb()
    reader.pass_step()
    if reader.runner.page.number == number:  # a task first restores its search
        reader.pass_step()
    assert reader.runner.page.number == number + 1
    assert stands_right(reader, reader.runner.place)


def test_a_stopped_search_is_restarted() -> None:
    runner = LessonRunner(lesson_named("2-why-explore"))
    reader = LessonController(runner.lesson)
    reader.runner = runner
    reader.begin()
    reader.read_to(5)
    command = runner.answer("c1")
    assert command == Run(1000)
    reader.search.run(Limit(simulations=100))
    assert runner.see(reader.search.snapshot()) is None
    runner.hold()
    assert stage_of(runner) is Stage.HELD
    assert runner.page.given == "c1"
    reader.go_on()
    assert stage_of(runner) is Stage.JUDGED
    assert runner.page.verdict == Verdict("c1", "c1")
    assert stands_right(reader, runner.lesson.places[5])


def test_a_stopped_step_is_completed_when_the_reader_continues() -> None:
    reader = controller(HEAD + step("do = { until_simulations = 500 }") + STEP)
    assert reader.runner.go_on() == Run(500)
    reader.runner.hold()
    assert reader.runner.page.number == 1
    reader.go_on()
    assert reader.runner.page.number == 2
    assert stands_right(reader, reader.lesson.places[1])


def test_a_series_of_simulations_that_ended_early_is_completed() -> None:
    reader = controller(HEAD + step("do = { simulations = 9 }") + STEP)
    assert reader.runner.go_on() == StepSimulations(9)
    events = reader.perform(StepSimulations(4))
    assert reader.runner.see(reader.search.snapshot()) is None
    assert reader.runner.perform(events) == StepSimulations(5)
    reader.carry_out(StepSimulations(5))
    assert reader.runner.page.number == 2


def test_the_snapshot_may_precede_or_follow_the_events() -> None:
    for events_first in (False, True):
        reader = controller(HEAD + predict("next_winner", WINNERS))
        reader.go_on()
        assert reader.runner.answer("black") == StepSimulations(1)
        events = reader.perform(StepSimulations(1))
        if events_first:
            reader.runner.perform(events)
            assert reader.stage is Stage.WORKING
            reader.runner.see(reader.search.snapshot())
        else:
            reader.runner.see(reader.search.snapshot())
            assert reader.stage is Stage.WORKING
            reader.runner.perform(events)
        verdict = reader.runner.page.verdict
        assert verdict is not None
        assert verdict.right


def test_a_proven_search_does_not_block_a_lesson() -> None:
    """Proofs end it before it has done its task."""
    moves = 'moves = "a1 b1 a2 b2"\n'
    text = HEAD + moves + "[parameters]\nproofs = true\n" + step("do = { until_simulations = 5000 }")
    reader = controller(text + step("ask = { simulations = 5 }") + step("do = { simulations = 5 }") + STEP)
    reader.read_all()
    assert reader.search.is_proven
    assert reader.stage is Stage.ENDED


def test_a_place_can_be_reached_by_running_from_any_place() -> None:
    for lesson in ALL:
        for place in lesson.places:
            planned = commands_from_start(place, lesson.seed)
            assert isinstance(planned[0].command, Begin)
            assert planned[-1].phases == place.phases
            assert sum(isinstance(first.command, Play) for first in planned) == len(place.kept)


@pytest.mark.long
def test_random_actions_of_the_reader_never_block_the_lesson() -> None:
    chance = random.Random(3)
    for seed in range(12):
        reader = controller(MOVES + predict("next_child", "")) if seed % 2 else LessonController(ALL[seed % 3]).begin()
        for _ in range(25):
            _do_anything(reader, chance)
        reader.go_back()  # at the end the reader may search freely
        reader.read_all()
        assert stands_right(reader, reader.lesson.places[-1])


def _do_anything(reader: LessonController, chance: random.Random) -> None:
    match chance.randrange(7):
        case 0 | 1:
            reader.pass_step()
        case 2:
            reader.go_back()
        case 3:
            reader.press(StepPhases(chance.randint(1, 5)))
        case 4:
            reader.press(Run(reader.search.simulations + chance.randint(1, 30)))
        case 5:
            reader.runner.disturb()
        case _:
            reader.go_on()


def test_an_unfinished_simulation_is_dropped_with_its_tree() -> None:
    reader = controller(HEAD + step("do = { phases = 2 }") + step("do = { reset = true }") + STEP)
    reader.read_to(3)
    assert reader.runner.page.number == 3
    assert reader.snapshot.root.visits == 0
