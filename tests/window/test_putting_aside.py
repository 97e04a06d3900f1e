"""A reviewed game is on the board again, with its analysis and undo history, after another activity used the board."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from studio.game.judgement import MoveJudgement
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.machine.resources import resource_path
from studio.ui.program import Program
from tests.sizes import one_always
from tests.window.practising import Practising
from tests.window.readers import Reader
from tests.window.solving import LONGEST_MS, Solving
from tests.window.starting import Start

SAMPLE, OTHER = "games/first-steps.sgf", "games/renju.sgf"


def review(program: Program) -> list[object]:
    """Open a sample, which is never saved, and give it the results of a review. Return its state."""
    session = program.session
    session.open(resource_path(SAMPLE))
    session.go_forward(7)
    node = session.node
    assert node.parent is not None
    rates = (0.9, 0.2)
    for at, rate in zip((node.parent, node), rates, strict=True):
        point = session.record.position(at).legal_moves()[0]
        analysis = PositionAnalysis(1000, (Candidate(point, 1000, rate),))
        session.results.keep_analysis(at, analysis, to_be_saved=True)
    better = session.record.position(node.parent).legal_moves()[0]
    session.results.keep_judgements([(node, MoveJudgement(drop=0.7, better=better))], to_be_saved=True)
    program.window.controllers.judged.refresh()
    return state(program)


def state(program: Program) -> list[object]:
    session, panes = program.session, program.window.panes
    program.window.controllers.judged.refresh()  # otherwise a timer does
    line = list(session.record.main_line())
    return [
        session.record,
        session.cursor,
        session.file,
        session.is_changed,
        session.can_undo,
        [node.analysis for node in line],
        [node.judgement for node in line],
        {node.move: mark for node, mark in panes.moves._marks.items()},
    ]


def lesson(qtbot: QtBot, program: Program) -> Callable[[], object]:
    reader = Reader(qtbot, program).begin(1)
    return lambda: reader.press("lesson_leave")


def exercises(qtbot: QtBot, program: Program) -> Callable[[], object]:
    Solving(qtbot, program).begin()
    return program.window.actions_["end_exercise"].trigger


def own_mistake(qtbot: QtBot, program: Program) -> Callable[[], object]:
    program.window.actions_["try_better"].trigger()
    qtbot.waitUntil(lambda: program.services.practice.page.is_trial, timeout=LONGEST_MS)
    return program.window.controllers.practice.leave


def practice(qtbot: QtBot, program: Program) -> Callable[[], object]:
    Practising(qtbot, program).begin_by_key()
    return program.window.controllers.practice.leave


@pytest.mark.parametrize("begin", one_always(3, [lesson, exercises, own_mistake]))
def test_an_unsaved_review_survives_another_use_of_the_board(
    qtbot: QtBot, start: Start, begin: Callable[[QtBot, Program], Callable[[], object]]
) -> None:
    program = start()
    before = review(program)
    leave = begin(qtbot, program)
    qtbot.waitUntil(lambda: program.session.record is not before[0], timeout=LONGEST_MS)
    leave()
    assert state(program) == before


@pytest.mark.parametrize("begin", one_always(2, [lesson, exercises, own_mistake]))
def test_another_record_asks_first_about_the_review_that_was_put_aside(
    qtbot: QtBot, start: Start, begin: Callable[[QtBot, Program], Callable[[], object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    before = review(program)
    begin(qtbot, program)
    qtbot.waitUntil(lambda: program.session.record is not before[0], timeout=LONGEST_MS)
    asked: list[str] = []

    def cancel(_parent: object, _title: str, text: str, *_others: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", cancel)
    program.window.controllers.open(resource_path(OTHER))
    assert len(asked) == 1
    assert "review" in asked[0]
    assert state(program) == before, "the user keeps the reviewed game"


@pytest.mark.long
def test_an_unsaved_review_survives_practice(qtbot: QtBot, practising: Practising) -> None:
    program = practising.program
    before = review(program)
    leave = practice(qtbot, program)
    assert program.session.record is not before[0]
    leave()
    assert state(program) == before


@pytest.mark.long
def test_saved_edits_can_be_undone_after_a_lesson(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    program = start()
    session = program.session
    session.play(session.position.legal_moves()[0])
    session.save(tmp_path / "mine.sgf")
    before = state(program)
    assert session.can_undo
    lesson(qtbot, program)()
    assert state(program) == before
    moves = len(session.cursor)
    session.undo()
    assert (len(session.cursor), session.is_changed) == (moves - 1, True)
