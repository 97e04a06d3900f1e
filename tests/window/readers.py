"""Follows a lesson in the real window, by its buttons and keys."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.search import Search
from studio.lessons.lesson import Lesson, Phases, Place
from studio.lessons.page import LessonPage, Stage
from studio.lessons.runner import LessonRunner
from studio.ui.program import Program
from tests.engine.searches import whole_tree
from tests.lessons.lesson_controller import ALL, searched_directly
from tests.window.hands import click

Key, Modifier = Qt.Key, Qt.KeyboardModifier
_DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4)


class Reader:
    """A reader of lessons: uses the widgets of the lessons pane, and waits for the search after each action."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot, self.program = qtbot, program
        self.panel = program.window.panes.lessons

    def begin(self, number: int) -> "Reader":
        """Press Ctrl+3, and choose the lesson with this number in the list."""
        self.key(Key.Key_3, Modifier.ControlModifier)
        self.press(f"lesson_{number}")
        return self.waited()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Modifier.NoModifier) -> None:
        self.qtbot.keyClick(self.program.window, key, modifier)

    def panel_key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Modifier.NoModifier) -> None:
        self.panel.setFocus()
        self.qtbot.waitUntil(self.panel.hasFocus)
        self.qtbot.keyClick(self.panel, key, modifier)

    def press(self, name: str) -> None:
        button = self.button(name)
        self.qtbot.waitUntil(lambda: button.height() > 10)  # the layout of the new step is done a little later
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def button(self, name: str) -> QWidget:
        """Return the visible button of this name; earlier buttons of the same name may not be deleted yet."""
        found = (*self.panel.findChildren(QPushButton, name), *self.panel.findChildren(QToolButton, name))
        (button,) = (each for each in found if each.isVisible())
        assert isinstance(button, QWidget)
        return button

    def text(self, name: str) -> str:
        label = self.panel.findChild(QLabel, f"lesson_{name}")
        assert isinstance(label, QLabel)
        return label.text() if label.isVisible() else ""

    def waited(self) -> "Reader":
        self.qtbot.waitUntil(lambda: self.stage is not Stage.WORKING, timeout=120_000)
        return self

    # Actions of the reader

    def go_on(self, by_key: bool = False) -> None:
        self.panel_key(Key.Key_Return) if by_key else self.press("lesson_continue")
        self.waited()

    def go_back(self, by_key: bool = False) -> None:
        self.panel_key(Key.Key_Backspace) if by_key else self.press("lesson_back")
        self.waited()

    def answer(self, given: str, by_key: bool = False) -> None:
        """Press the button or the digit of an option; if the question has no options, click the point on the board."""
        prediction = self.page.prediction
        assert prediction is not None
        answers = [option.answer for option in prediction.options]
        if not answers:
            click(self.qtbot, self.program, given)
        elif by_key:
            self.panel_key(_DIGITS[answers.index(given)])
        else:
            self.press(f"lesson_option_{answers.index(given) + 1}")
        self.waited()

    def do_what_is_asked(self) -> None:
        ask = self.runner.step.ask
        assert ask is not None
        modifier = Modifier.NoModifier if isinstance(ask, Phases) else Modifier.ShiftModifier
        for done in range(1, ask.count + 1):
            self.key(Key.Key_N, modifier)
            self.qtbot.waitUntil(partial(self._has_done, done), timeout=30_000)

    def read_to(self, number: int) -> "Reader":
        """Continue to this step; let the program perform the tasks, and answer each question."""
        while self.page.number < number and self.stage is not Stage.ENDED:
            if self.stage is Stage.PREDICTING:
                self.answer(self.some_answer())
            self.go_on()
        return self

    def read_all(self) -> None:
        self.read_to(self.page.count)
        if self.stage is Stage.PREDICTING:
            self.answer(self.some_answer())
        self.go_on()
        assert self.stage is Stage.ENDED

    def some_answer(self) -> str:
        prediction = self.page.prediction
        assert prediction is not None
        if prediction.options:
            return prediction.options[-1].answer
        return "d1" if self.lesson.rules.gravity else "g5"

    # State

    @property
    def runner(self) -> LessonRunner:
        runner = self.program.window.controllers.lessons._runner
        assert runner is not None
        return runner

    @property
    def lesson(self) -> Lesson:
        return self.runner.lesson

    @property
    def page(self) -> LessonPage:
        return self.runner.page

    @property
    def stage(self) -> Stage:
        return self.runner.stage

    @property
    def done(self) -> int:
        progress = self.page.progress
        return progress.done if progress is not None else -1

    def _has_done(self, count: int) -> bool:
        return self.done == count

    @property
    def place(self) -> Place:
        return self.runner.place

    def stands_at(self, place: Place) -> bool:
        """Return whether position, parameters and simulations of the live search are those of this place."""
        live_search, session = self.program.live_search, self.program.session
        assert live_search.thought is not None
        found = (
            live_search.thought.snapshot.simulations,
            live_search.parameters,
            live_search._priors,
            live_search.threads,
        )
        wanted = (place.simulations, place.parameters, place.priors, 1)
        is_there = session.position == self.lesson.position(place)
        return is_there and (*found, live_search.seed) == (*wanted, self.lesson.seed)

    def search_after_all(self) -> Search:
        """Close the program; return the search of its live search."""
        self.program.close()
        search = self.program.live_search._thinker._search
        assert search is not None
        return search


def lesson_number(number: int) -> Lesson:
    return ALL[number - 1]


def whole_tree_is(reader: Reader) -> bool:
    wanted = whole_tree(searched_directly(reader.lesson, reader.place))
    return bool(whole_tree(reader.search_after_all()) == wanted)


HEAD = 'title = "%1"\nsentence = "Short."\ngame = "tic-tac-toe"\nprofile = "classic-uct"\nseed = 3\n'
STEP = '[[steps]]\ntext = "Read."\n'
LONG = HEAD.replace("tic-tac-toe", "gomoku-15") + STEP + "do = { until_simulations = 8000 }\n" + STEP
PLAYED = HEAD + STEP + "do = { until_simulations = 40 }\n" + STEP + 'do = { play = "b2" }\n' + STEP

ASKED = f"""{HEAD}{STEP}
[steps.predict]
question = "How many moves are tried?"
rule = "children"
options = {{ 8 = "Eight", 9 = "Nine" }}
do = {{ until_simulations = 40 }}
explanation = "Each move is tried."

"""


def open_lesson(reader: Reader, monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> None:
    """Open a lesson from a file by the button of the list."""
    if reader.program.window.controllers.lessons._runner is not None:
        reader.press("lesson_leave")
    path = folder / "mine.toml"
    path.write_text(text.replace("%1", "My own"), encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    reader.press("lesson_open")
    if reader.program.window.controllers.lessons._runner is not None:
        reader.waited()
