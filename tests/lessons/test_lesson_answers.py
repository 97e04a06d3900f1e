"""The answer of each rule, compared with numbers computed from the search in another way."""

import pytest

from studio.lessons.answers import right_option
from tests.lessons.lesson_controller import LessonController, controller
from tests.lessons.lesson_texts import HEAD, predict

TRUTH = '{ yes = "Yes", no = "No" }'
FEW = "{ simulations = 30 }"


def answered(rule: str, options: str = "", do: str = FEW, game: str = "tic-tac-toe") -> tuple[LessonController, str]:
    reader = controller(HEAD.replace("tic-tac-toe", game) + predict(rule, options, do))
    reader.go_on()
    reader.answer(reader.some_answer())
    verdict = reader.runner.page.verdict
    assert verdict is not None
    return reader, verdict.right


def test_a_drawn_rollout_has_no_winner() -> None:
    options = '{ black = "X", white = "O", draw = "Draw" }'
    assert answered("next_winner", options, "{ simulations = 1 }", "4x4/5")[1] == "draw"


def test_the_leader_and_the_best_value_can_differ() -> None:
    reader, leader = answered("leader", do="{ until_simulations = 100 }")
    rows = reader.snapshot.candidates
    assert reader.row(leader).visits == max(row.visits for row in rows)
    reader, best = answered("best_value", do="{ until_simulations = 100 }")
    assert reader.row(best).value == max(row.value for row in rows)


@pytest.mark.parametrize("share", [0.05, 0.12, 0.2, 0.9])
def test_shares_and_values(share: float) -> None:
    reader, found = answered(f"share_above:{share}", TRUTH)
    visits = [row.visits for row in reader.snapshot.candidates]
    assert found == ("yes" if max(visits) / sum(visits) > share else "no")
    reader, found = answered(f"value_above:{share}", TRUTH)
    assert found == ("yes" if reader.snapshot.root.win_rate > share else "no")


def test_two_moves_are_compared() -> None:
    seen = set()
    for count in range(2, 40, 3):
        options = '{ a1 = "a1", b2 = "b2", equal = "Neither" }'
        reader, found = answered("more_visits:a1,b2", options, f"{{ simulations = {count} }}")
        a1, b2 = reader.row("a1").visits, reader.row("b2").visits
        assert found == ("equal" if a1 == b2 else "a1" if a1 > b2 else "b2")
        seen.add(found)
    assert len(seen) > 1


def test_numbers() -> None:
    reader, found = answered("visits:b2", '{ 0 = "none", 4 = "four", 30 = "thirty" }')
    assert found == min(("0", "4", "30"), key=lambda option: abs(int(option) - reader.row("b2").visits))
    reader, found = answered("nodes", '{ 2 = "two", 41 = "41" }')
    assert (found, reader.snapshot.nodes) == ("41", 41)
    assert answered("children", '{ 9 = "nine", 2 = "two" }')[1] == "9"


def test_the_leader_may_change() -> None:
    seen = set()
    for count in range(1, 30, 2):
        reader = controller(HEAD + predict("leader_changes", TRUTH, f"{{ simulations = {count} }}"))
        reader.go_on()
        before = reader.moves()[0]
        reader.answer("yes")
        verdict = reader.runner.page.verdict
        assert verdict is not None
        assert verdict.right == ("yes" if reader.moves()[0] != before else "no")
        seen.add(verdict.right)
    assert seen == {"yes", "no"}


def test_the_nearest_number_is_right_and_of_two_the_smaller_one() -> None:
    reader = controller(HEAD + predict("nodes", '{ 10 = "ten", 20 = "twenty" }'))
    prediction = reader.lesson.steps[1].predict
    assert prediction is not None
    for found, right in (("3", "10"), ("14", "10"), ("15", "10"), ("16", "20"), ("900", "20"), ("", "")):
        assert right_option(prediction.rule, found, ("20", "10")) == right
