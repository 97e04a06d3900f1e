"""Lessons from files of users: what they open, which solver they allow, and how bad files are refused."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from studio.lessons.page import Stage
from tests.sizes import one_always
from tests.window.readers import (
    HEAD,
    PLAYED,
    STEP,
    Key,
    Modifier,
    Reader,
    open_lesson,
)
from tests.window.starting import Start
from tests.window.thinking import think_a_little


@pytest.mark.long
def test_a_user_lesson_is_read_from_its_file(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    reader = Reader(qtbot, program)
    reader.key(Key.Key_3, Modifier.ControlModifier)
    open_lesson(reader, monkeypatch, tmp_path, PLAYED)
    assert reader.text("title") == "My own"
    reader.go_on()
    reader.go_on()
    assert program.session.position.ply == 1
    assert reader.stands_at(reader.lesson.places[2])
    lesson = reader.lesson
    reader.go_on()
    assert reader.stage is Stage.ENDED
    assert program.window.controllers.lessons.done == (), "it is not one of those in the list"
    program.window.close()
    assert not program.window.isVisible(), "moves of the lesson cause no question about saving"
    assert program.live_search.parameters != lesson.places[-1].parameters


@pytest.mark.long
@pytest.mark.parametrize(("simulations", "note"), [(10_001, "10,001 simulations"), (10_000, "")])
def test_a_note_says_that_a_lesson_has_discarded_a_large_search(
    qtbot: QtBot, start: Start, simulations: int, note: str
) -> None:
    program = start()
    think_a_little(qtbot, program)
    search, before = program.live_search, program.live_search.thought
    assert before is not None
    search._thought = replace(before, snapshot=replace(before.snapshot, simulations=simulations))
    Reader(qtbot, program).begin(1)
    shown = program.window.panes.note.text()
    assert note in shown
    assert bool(note) is bool(shown)


@pytest.mark.long
@pytest.mark.parametrize("text", one_always(5, ["title = 3", "not toml", HEAD, HEAD + STEP + 'look = "moon"\n', "\0"]))
def test_a_bad_lesson_is_refused_with_a_sentence(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    program = start()
    before = program.session.record
    reader = Reader(qtbot, program)
    reader.key(Key.Key_3, Modifier.ControlModifier)
    open_lesson(reader, monkeypatch, tmp_path, text)
    assert len(told) == 1
    assert "mine.toml" in told[0]
    assert program.window.controllers.lessons._runner is None
    assert program.session.record is before


WON_BY_FOURS = """
title = "A win"
sentence = "By fours."
game = "gomoku-9"
moves = "e5 a1 f5 c1 g5 i9"
profile = "classic-uct"
[[steps]]
text = "Read this."
do = { until_simulations = 100 }
[[steps]]
text = "See this."
solve = true
[[steps]]
text = "Read on."
"""


@pytest.mark.long
def test_the_solver_is_active_only_in_a_step_that_allows_it(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    reader = Reader(qtbot, program)
    reader.key(Key.Key_3, Modifier.ControlModifier)
    open_lesson(reader, monkeypatch, tmp_path, WON_BY_FOURS)
    line, board = program.window.panes.threat_line, program.window.panes.board
    qtbot.wait(1000)  # longer than a threat search takes
    assert line.text() == ""
    reader.go_on()
    qtbot.waitUntil(lambda: "according to the solver. The solver tried" in reader.text("note"), timeout=60_000)
    assert "Black wins by fours in at most 3 plies" in line.text()
    assert board.still_scene().threat_line is not None
    reader.go_on()
    assert (line.text(), reader.text("note")) == ("", "")
    assert board.still_scene().threat_line is None
    reader.press("lesson_leave")
    assert not program.window.controllers.lessons.is_on
