"""Changes and failures while the program searches for exercises."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox

from studio.exercises.exercise import Exercise
from studio.exercises.sources import Order, Source, collected
from studio.game.rules import PRESETS
from studio.players.seats import GameSetup, Person
from tests.window.solving import LONGEST_MS, Solving


class Slow:
    """Finds positions when the test allows it."""

    def __init__(self) -> None:
        self.may_go_on, self.has_ended = threading.Event(), threading.Event()

    def collected(self, order: Order, *others: Any) -> Iterator[Exercise | None]:
        try:
            self.may_go_on.wait(LONGEST_MS / 1000)
            yield from collected(order, *others)
        finally:
            self.has_ended.set()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    made = Slow()
    monkeypatch.setattr("studio.activities.exercises.collected", made.collected)
    yield made
    made.may_go_on.set()
    assert made.has_ended.wait(LONGEST_MS / 1000)


@pytest.mark.long
@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard])
def test_moves_played_meanwhile_are_asked_about(
    solving: Solving, slow: Slow, monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton
) -> None:
    asked: list[object] = []

    def question(*arguments: object) -> QMessageBox.StandardButton:
        asked.append(arguments)
        return answer

    monkeypatch.setattr(QMessageBox, "question", question)
    solving.program.window.controllers.exercises.begin(Order())
    session, opened = solving.program.session, solving.program.session.record
    before = session.position.ply
    session.play(0)
    slow.may_go_on.set()
    solving.qtbot.waitUntil(lambda: bool(asked), timeout=LONGEST_MS)
    if answer is QMessageBox.StandardButton.Cancel:
        solving.qtbot.waitUntil(lambda: not solving.exercises.is_on, timeout=LONGEST_MS)
        assert session.record is opened
        assert (session.position.ply, session.is_changed) == (before + 1, True)
        assert not solving.bar.isVisible()
    else:
        solving.qtbot.waitUntil(solving.is_ready, timeout=LONGEST_MS)
        assert session.record is not opened
    assert len(asked) == 1


@pytest.mark.long
def test_the_cursor_returns_to_where_it_was_moved_meanwhile(solving: Solving, slow: Slow) -> None:
    session = solving.program.session
    record = session.record
    assert session.position.ply > 0
    solving.program.window.controllers.exercises.begin(Order())
    session.go_to_start()
    slow.may_go_on.set()
    solving.qtbot.waitUntil(solving.is_ready, timeout=LONGEST_MS)
    solving.press("end")
    assert session.record is record
    assert session.position.ply == 0


@pytest.mark.long
def test_a_game_started_meanwhile_is_not_disturbed(solving: Solving, slow: Slow) -> None:
    solving.program.window.controllers.exercises.begin(Order())
    solving.program.window.controllers.play.begin(GameSetup(PRESETS["gomoku-9"], Person(), Person()))
    record = solving.program.session.record
    slow.may_go_on.set()
    solving.qtbot.waitUntil(lambda: not solving.exercises.is_on, timeout=LONGEST_MS)
    assert solving.program.session.record is record
    assert solving.program.services.live_game.is_on


@pytest.mark.long
def test_the_window_closes_while_positions_are_searched(solving: Solving, slow: Slow) -> None:
    solving.program.window.controllers.exercises.begin(Order())
    assert solving.program.window.close()
    assert not slow.has_ended.is_set(), "closing does not wait for a file that is being read"
    assert not solving.exercises.is_on


@pytest.mark.long
def test_a_damaged_file_is_reported_in_a_sentence(
    solving: Solving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: told.append(arguments[2]))
    not_a_game = "This is not a game file"
    for content, sentence in ((b"", "The file is empty."), (b"\x00\xff\x17" * 50, not_a_game), (b"hello", not_a_game)):
        told.clear()
        (tmp_path / "games.sgf").write_bytes(content)
        solving.program.window.controllers.exercises.begin(Order(Source.FILE, path=tmp_path / "games.sgf"))
        solving.qtbot.waitUntil(lambda: bool(told), timeout=LONGEST_MS)
        assert sentence in told[0]
        assert "games.sgf" in told[0]
        assert not solving.exercises.is_on
        assert not solving.bar.isVisible()


@pytest.mark.long
def test_during_a_game_the_exercises_are_refused_before_the_dialog(solving: Solving) -> None:
    program = solving.program
    program.services.live_game.begin(GameSetup(PRESETS["gomoku-9"], Person(), Person()))
    program.window.actions_["exercise"].trigger()  # a dialog would not return
    assert program.window.panes.note.text() == "A game is in progress. To solve exercises, leave the game first."
