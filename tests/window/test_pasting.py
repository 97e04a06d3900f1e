"""Pasting games: moves that fit the open board are shown, others leave the game unchanged."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from studio.game.notation import point_from_human
from studio.game.rules import PRESETS
from studio.ui.program import Program
from tests.game.boards import line_of
from tests.sizes import one_row_always
from tests.window.starting import Start


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the messages of message boxes."""
    sentences: list[str] = []
    for name in ("warning", "information"):
        monkeypatch.setattr(QMessageBox, name, lambda _parent, _title, text: sentences.append(text))
    return sentences


def paste(program: Program, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    program.window.actions_["paste_game"].trigger()


@pytest.fixture
def noughts(start: Start) -> Program:
    """Return two moves of tic-tac-toe, unsaved."""
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    for point in (4, 0):
        program.session.play(point)
    return program


@pytest.mark.long
@pytest.mark.parametrize(
    ("text", "board"), one_row_always(3, [("h8 i9 j10", "15×15"), ("a19 t1", "20×20"), ("h8\ni9", "15×15")])
)
def test_moves_that_fit_no_point_leave_the_game_unchanged(
    noughts: Program,
    told: list[str],
    questions: list[str],
    monkeypatch: pytest.MonkeyPatch,
    text: str,
    board: str,
) -> None:
    monkeypatch.setattr("studio.ui.controllers.files.GamesDialog.exec", lambda _dialog: 1)
    record = noughts.session.record
    paste(noughts, text)
    assert not questions
    assert noughts.session.record is record
    assert line_of(record) == "b2 a3"
    (sentence,) = told
    assert sentence.startswith("None of these moves can be played")
    assert f"fit a board of {board}" in sentence


@pytest.mark.usefixtures("questions")
def test_partly_fitting_moves_are_shown_and_the_rest_is_reported(noughts: Program, told: list[str]) -> None:
    noughts.session.undo()
    noughts.session.undo()
    paste(noughts, "a1 b2 h8")
    assert line_of(noughts.session.record) == "a1 b2"
    assert "before h8" in told[0]


@pytest.mark.parametrize(
    ("game", "points", "text"), [("connect-four", "d1 d2 e1", "445"), ("gomoku-9", "e5 d4", "e5 d4")]
)
def test_copied_moves_can_be_pasted(start: Start, game: str, points: str, text: str) -> None:
    program = start()
    program.session.begin(PRESETS[game])
    play_given_moves(program, points)
    program.window.actions_["copy_moves"].trigger()
    assert QGuiApplication.clipboard().text() == text
    program.session.begin(PRESETS[game])
    paste(program, text)
    assert line_of(program.session.record) == points


def play_given_moves(program: Program, points: str) -> None:
    for name in points.split():
        program.session.play(point_from_human(name, program.session.rules))
