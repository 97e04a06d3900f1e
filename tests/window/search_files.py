"""Helpers for the tests of saved searches: answers to file dialogs, and functions that save and open."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

import studio.engine.saved.writing
from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.game.notation import point_from_human
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.engine.saved.tree_files import arrays_of

NINE = PRESETS["gomoku-9"]
Names = Callable[[Path | str], None]


@pytest.fixture(name="names")
def names_fixture(monkeypatch: pytest.MonkeyPatch) -> Names:
    """Return a function that sets the path which both file dialogs return."""

    def answer(path: Path | str) -> None:
        for dialog in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(QFileDialog, dialog, lambda *_args: (str(path), ""))

    return answer


@pytest.fixture(name="told")
def told_fixture(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the messages of warnings instead of showing them."""
    sentences: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: sentences.append(text))
    return sentences


@pytest.fixture(name="gate")
def gate_fixture(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Stop the writing of each file in its middle until the event is set."""
    opened, real = threading.Event(), studio.engine.saved.writing.saving

    def saving(search: Search, path: Path, moves: tuple[int, ...] | None = None) -> Iterator[float]:
        for share in real(search, path, moves):
            yield share
            while 0.3 < share < 1 and not opened.is_set():
                yield share

    monkeypatch.setattr(studio.engine.saved.writing, "saving", saving)
    yield opened
    opened.set()


def note(program: Program) -> str:
    return program.window.panes.note.text()


def trigger(program: Program, name: str) -> None:
    program.window.actions_[name].trigger()


def save(qtbot: QtBot, program: Program) -> None:
    """Save the search; wait for the message and the end of the progress display."""
    trigger(program, "save_search")
    qtbot.waitUntil(lambda: "was saved" in note(program) and dialog(program) is None, timeout=30_000)


def open_search(qtbot: QtBot, program: Program) -> None:
    """Open a search; wait until its result is visible."""
    trigger(program, "open_search")
    qtbot.waitUntil(lambda: "was opened from" in note(program) and dialog(program) is None, timeout=30_000)
    live_search = program.live_search
    qtbot.waitUntil(lambda: simulations(program) > 0 and live_search.state is EngineState.PAUSED, timeout=30_000)


def run(qtbot: QtBot, program: Program, count: int) -> None:
    """Run exactly this many more simulations."""
    program.window.panes.bar.limit_editor.set_limit(Limit(simulations=count))
    with qtbot.waitSignal(program.live_search.stopped, timeout=30_000):
        trigger(program, "run")


def simulations(program: Program) -> int:
    return program.live_search.thought.snapshot.simulations if program.live_search.thought is not None else -1


def dialog(program: Program) -> QProgressDialog | None:
    found = program.window.findChild(QProgressDialog, "search_file_progress")
    return found if isinstance(found, QProgressDialog) else None


def cancel(qtbot: QtBot, program: Program) -> None:
    box = dialog(program)
    assert box is not None
    button = box.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def whole_tree(program: Program) -> dict[str, bytes]:
    """Return all numbers of the tree while its thread is paused."""
    assert program.live_search.state is EngineState.PAUSED
    search = program.live_search._thinker._search
    assert search is not None
    return arrays_of(search)


def begin(program: Program, moves: str = "", rules: str = "gomoku-9") -> None:
    """Start another game without a question about saving."""
    record = GameRecord(PRESETS[rules])
    node = record.root
    for name in moves.split():
        node = record.add(node, point_from_human(name, record.rules))
    program.session.present(record)
    program.session.go_to_end()
