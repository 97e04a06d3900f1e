"""The texts of gravity games name columns, never points."""

import re

import pytest
from PySide6.QtCore import QObject

from studio.engine.views.threats import ThreatKind
from studio.exercises.attempt import Stage
from studio.exercises.exercise import Exercise
from studio.exercises.hints import Grade, Hint
from studio.exercises.judging import Judgement as Answered
from studio.exercises.judging import Verdict as Result
from studio.exercises.page import ExercisePage
from studio.game.node import Setup
from studio.game.notation import line_text, point_from_human
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.practice.card import Answer, Card, Kind
from studio.practice.judging import Judgement, Verdict
from studio.practice.page import PracticePage
from studio.ui.exercises.practice_texts import PracticeTexts
from studio.ui.exercises.texts import longest_ends, longest_texts, missed_text, state_text
from studio.ui.texts.move_names import fill_sentences, move_in_words

FOUR = PRESETS["connect-four"]
_POINT = re.compile(r"\b[a-g][1-6]\b")


def at(name: str) -> int:
    return point_from_human(name, FOUR)


def card() -> Card:
    line = tuple(at(name) for name in ("d1", "d2", "f1"))
    board = "\n".join(["." * FOUR.columns] * FOUR.rows)
    mistake = Answer(at("b1"), 0.16, 900, line=(at("b1"), at("d1")))
    return Card(FOUR.text, board, Kind.MISTAKE, mistake, (Answer(line[0], 0.31, 9000, line=line),))


def test_lines_of_gravity_games_are_columns() -> None:
    assert line_text([at(name) for name in ("d1", "d2", "f1")], FOUR, 2) == "4 4 …"
    assert line_text([0], PRESETS["gomoku-9"]) == "a9"


def test_a_column_at_the_start_of_a_sentence_has_a_capital_letter() -> None:
    name = move_in_words(at("d1"), FOUR)
    assert fill_sentences("{move} wins. {move} resists {move}.", move=name) == (
        "Column 4 wins. Column 4 resists column 4."
    )
    assert fill_sentences("{move} wins.", move="c3") == "c3 wins."


@pytest.mark.parametrize("verdict", list(Verdict))
@pytest.mark.parametrize("proof", [Proof.UNKNOWN, Proof.LOSS])
@pytest.mark.parametrize("point", ["a1", "b1", "d1"])
def test_practice_names_columns(qapp: QObject, verdict: Verdict, proof: Proof, point: str) -> None:
    texts, asked = PracticeTexts(qapp), card()
    last = Judgement(at(point), verdict, 0.2, proof=proof, line=(at(point), at("d1")), is_searched=True)
    for stage in (Stage.REFUTED, Stage.SOLVED):
        told = texts.message(PracticePage(card=asked, stage=stage, last=last))
        assert not _POINT.search(told), told
    assert not _POINT.search(" ".join(texts.longest_messages(asked)))


@pytest.mark.parametrize("grade", list(Grade))
def test_hints_name_columns(qapp: QObject, grade: Grade) -> None:
    given = Hint(grade, area=(at("c3"), at("d1")), stones=(at("c1"), at("d1")), move=at("d1"))
    assert not _POINT.search(PracticeTexts(qapp).message(PracticePage(card=card(), hint=given)))
    exercise = Exercise(FOUR, Setup(), ThreatKind.FOURS, 3)
    assert not _POINT.search(state_text(ExercisePage(1, 1, False, 0, exercise, hint=given)))


@pytest.mark.parametrize("verdict", list(Result))
def test_exercises_name_columns(verdict: Result) -> None:
    exercise = Exercise(FOUR, Setup(), ThreatKind.FOURS, 3, played=at("b1"))
    page = ExercisePage(1, 1, False, 0, exercise, last=Answered(at("d1"), verdict, at("c1")))
    told = (state_text(page), missed_text(exercise), *longest_texts(exercise), *longest_ends(exercise))
    assert not _POINT.search(" ".join(told))
