"""The format of lesson files, and errors that name the step and the allowed values."""

import contextlib
import random
from pathlib import Path

import pytest

from studio.game.errors import StudioError
from studio.game.notation import point_from_human
from studio.lessons.answers import KINDS, AnswerKind, RuleName
from studio.lessons.lesson import Column, MakeMove, Pane, Phases, Place, Reset, Restart, Simulations, Until, place_after
from studio.lessons.reading import MOST_BYTES, lesson_from_text, read_lesson
from studio.machine.resources import resource_path
from tests.lessons.lesson_controller import LessonController
from tests.lessons.lesson_texts import HEAD, STEP, predict, read, step

# The format


def test_a_minimal_lesson() -> None:
    lesson = read(HEAD + STEP)
    assert (lesson.name, lesson.title, lesson.seed, len(lesson.steps)) == ("mine", "A title", 1, 1)
    assert lesson.steps[0].action is None
    assert lesson.places == (lesson.places[0],) * 2
    assert lesson.places[0].phases == 0


def test_a_step_may_enable_the_solver() -> None:
    quiet, loud = read(HEAD + STEP + step("solve = true", 'look = "board"')).steps
    assert (quiet.solve, loud.solve) == (False, True)


def test_a_lesson_may_open_columns_of_the_tree() -> None:
    assert read(HEAD + STEP).columns == ()
    lesson = read(HEAD + 'columns = ["score", "prior", "score"]\n' + STEP)
    assert lesson.columns == (Column.SCORE, Column.PRIOR)
    for wrong, word in (('["value"]', "exploitation"), ('"score"', "list"), ("[1]", "names are")):
        with pytest.raises(StudioError, match=word):
            read(HEAD + f"columns = {wrong}\n" + STEP)


def test_a_lesson_may_mark_all_tried_moves_on_the_board() -> None:
    assert not read(HEAD + STEP).all_discs
    assert read(HEAD + "all_discs = true\n" + STEP).all_discs


def test_every_feature_of_the_format() -> None:
    lesson = read(
        HEAD.replace("tic-tac-toe", "gomoku-9")
        + 'moves = "e5 e6"\nseed = 3\n[parameters]\nselection = "puct"\nfirst_play = 0\nproofs = false\n'
        + "[priors]\nf5 = 3\nothers = 0\n"
        + step("ask = { phases = 3 }", 'look = "steps"')
        + step("ask = { simulations = 2 }")
        + step("do = { phases = 2 }")
        + step("do = { until_simulations = 100 }")
        + step('do = { play = "f5" }')
        + step("do = { simulations = 5 }")
        + step("do = { set = { exploration = 0.5 } }")
        + step('do = { set = { exploration = "2" }, priors = { g5 = 1 } }')
        + step("do = { priors = {} }")
        + step("do = { reset = true }")
    )
    f5 = point_from_human("f5", lesson.rules)
    actions = [lesson_step.action for lesson_step in lesson.steps]
    assert actions[:6] == [Phases(3), Simulations(2), Phases(2), Until(100), MakeMove(f5), Simulations(5)]
    assert isinstance(actions[6], Restart)
    assert (actions[6].parameters.exploration, actions[6].priors) == (0.5, ())
    assert isinstance(actions[7], Restart)
    assert actions[7].parameters.exploration == 2.0
    assert sum(prior for _, prior in actions[7].priors) == pytest.approx(1)
    assert isinstance(actions[8], Restart)
    assert actions[8].priors == ()
    assert actions[9] == Reset()
    assert [place.phases for place in lesson.places] == [0, 3, 8, 10, 400, 0, 20, 0, 0, 0, 0]
    assert lesson.places[5].kept == ((100, f5),)
    assert dict(lesson.places[0].priors)[f5] == 1.0
    assert lesson.places[7].moves == (*lesson.places[0].moves, f5)
    assert lesson.places[10] == lesson.places[0]
    assert lesson.steps[0].look is Pane.STEPS


def test_other_moves_replace_the_position_and_keep_the_parameters() -> None:
    lesson = read(
        HEAD
        + 'moves = "a1"\n'
        + step("do = { phases = 8 }")
        + step('do = { moves = "b2 c3 a1" }')
        + step('do = { moves = "c1", set = { exploration = 3 } }')
        + step("do = { reset = true }")
    )
    first, _, second, third, last = lesson.places
    assert [(place.moves, place.kept, place.phases) for place in (second, third)] == [((4, 2, 6), (), 0), ((8,), (), 0)]
    assert second.parameters == first.parameters
    assert third.parameters.exploration == 3
    assert last == first


def test_an_unfinished_simulation_is_finished_before_a_move() -> None:
    lesson = read(HEAD + step("do = { phases = 6 }") + step('do = { play = "b2" }'))
    assert lesson.places[2].kept == ((2, 4),)
    assert place_after(Place(lesson.places[0].parameters, (), ()), Simulations(1), lesson.places[0]).phases == 4


@pytest.mark.parametrize(
    ("rule", "options", "do"),
    [
        ("leader", "", "{ simulations = 1 }"),
        ("leader", '{ b2 = "b2", A1 = "a1" }', ""),
        ("best_value", '{ b2 = "b2", a1 = "a1" }', "{ until_simulations = 50 }"),
        ("next_child", "", "{ simulations = 1 }"),
        ("next_child", '{ b2 = "b2", a1 = "a1", c3 = "c3", c1 = "c1" }', "{ phases = 4 }"),
        ("next_is_leader", '{ yes = "Yes", no = "No" }', "{ simulations = 1 }"),
        ("next_winner", '{ black = "X", white = "O", draw = "Draw" }', "{ simulations = 1 }"),
        ("leader_changes", '{ yes = "Yes", no = "No" }', "{ until_simulations = 200 }"),
        ("share_above:0.5", '{ yes = "Yes", no = "No" }', ""),
        ("value_above:0.5", '{ yes = "Yes", no = "No" }', ""),
        ("more_visits:a1,b2", '{ a1 = "a1", b2 = "b2", equal = "Neither" }', ""),
        ("children", '{ 5 = "five", 9 = "nine" }', ""),
        ("nodes", '{ 5 = "five", 9 = "nine" }', ""),
        ("visits:a1", '{ 5 = "five", 9 = "nine" }', ""),
    ],
)
def test_every_rule_is_accepted(rule: str, options: str, do: str) -> None:
    prediction = read(HEAD + predict(rule, options, do)).steps[1].predict
    assert prediction is not None
    assert prediction.rule.name == rule.split(":")[0]
    assert prediction.wants_point is (not options)
    assert prediction.right == prediction.wrong == "Because."


def test_every_rule_is_listed() -> None:
    assert set(KINDS) == set(RuleName)
    assert {KINDS[name] for name in RuleName} == set(AnswerKind)


def test_columns_are_numbers_in_gravity_games() -> None:
    lesson = read(
        HEAD.replace("tic-tac-toe", "connect-four")
        + 'moves = "4 4 5"\n'
        + predict("leader", '{ 4 = "column 4", 7 = "column 7" }')
    )
    assert lesson.places[0].moves == (38, 31, 39)
    prediction = lesson.steps[1].predict
    assert prediction is not None
    assert [option.answer for option in prediction.options] == ["4", "7"]


# Files


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StudioError) as raised:
        read_lesson(tmp_path / "none.toml")
    assert raised.value.code == "lesson_file"
    assert raised.value.sentence == "none.toml cannot be read: No such file or directory."


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StudioError, match="cannot be read"):
        read_lesson(tmp_path)


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * (MOST_BYTES + 1))
    with pytest.raises(StudioError, match="at most 64 KB are allowed"):
        read_lesson(large)


def test_other_encodings_are_refused_and_byte_order_marks_are_accepted(tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_bytes(b'title = "\xff"')
    with pytest.raises(StudioError, match="not written in UTF-8"):
        read_lesson(wrong)
    right.write_bytes(b"\xef\xbb\xbf" + (HEAD + STEP).replace("\n", "\r\n").encode())
    assert read_lesson(right).title == "A title"


@pytest.mark.long
def test_mutated_files_are_read_or_refused() -> None:
    """No text may raise anything but a studio error."""
    chance = random.Random(7)
    texts = [path.read_text() for path in sorted(resource_path("lessons").glob("*.toml"))]
    words = [
        "{",
        "}",
        "[",
        "]",
        '"',
        "=",
        "0",
        "-1",
        "true",
        "\n",
        "9" * 400,
        "1e999",
        "nan",
        "steps",
        "phases",
        "\x00",
    ]
    read_ones = 0
    for _ in range(1500):
        text = list(chance.choice(texts))
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(text))
            text[at : at + chance.choice((0, 1, 1, 3, 40))] = list(chance.choice(words))
        with contextlib.suppress(StudioError):
            lesson_from_text("".join(text), "mutant.toml")
            read_ones += 1
    assert read_ones > 20


# The page of the documentation

PAGE = Path(__file__).parents[2] / "docs" / "lessons.md"


def test_the_example_of_the_documentation_is_valid_and_its_search_answers_as_stated() -> None:
    text = PAGE.read_text().split("```toml\n")[1].split("```")[0]
    reader = LessonController(read(text)).begin()
    reader.read_to(3)
    reader.answer("b1")
    verdict = reader.runner.page.verdict
    assert verdict is not None
    assert verdict.is_right


def test_the_documentation_names_every_feature() -> None:
    page = PAGE.read_text()
    for word in (*RuleName, *Pane, *KINDS, "phases", "until_simulations", "reset", "play", "set", "priors", "others"):
        assert f"`{word}" in page or f"{{ {word} = " in page, word
