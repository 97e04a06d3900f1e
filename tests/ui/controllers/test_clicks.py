"""Each click and each wheel event reaches exactly one controller."""

from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import QObject

from studio.ui.controllers.clicks import Clicks
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.exercise import ExerciseController
from studio.ui.controllers.game import GameController
from studio.ui.controllers.inside.nodes import NodeController
from studio.ui.controllers.lesson import LessonController


class Board:
    """The controllers behind a board: which of them accept an event, and what they received."""

    def __init__(self) -> None:
        self.controllers = Mock()
        self.controllers.lessons = Mock(spec=LessonController, **{"take_point.return_value": False})
        self.controllers.exercises = Mock(spec=ExerciseController, **{"take_point.return_value": False})
        self.controllers.nodes = Mock(spec=NodeController, path=())
        self.controllers.display = Mock(spec=SearchDisplay, **{"walk_line.return_value": False})
        self.controllers.game = Mock(spec=GameController)
        controllers, self._parent = self.controllers, QObject()
        self.clicks = Clicks(
            (controllers.lessons, controllers.exercises),
            controllers.nodes,
            controllers.display,
            controllers.game,
            self._parent,
        )

    @property
    def told(self) -> list[object]:
        return list(self.controllers.mock_calls)


@pytest.fixture
def board() -> Board:
    return Board()


def test_a_click_is_played(board: Board) -> None:
    board.clicks.take_move(5)
    assert board.told == [call.lessons.take_point(5), call.exercises.take_point(5), call.game.play(5)]


def test_a_click_extends_the_path_of_the_shown_node(board: Board) -> None:
    board.controllers.nodes.path = (3, 4)
    board.clicks.take_move(5)
    assert board.told == [call.lessons.take_point(5), call.exercises.take_point(5), call.nodes.look_into(5)]


@pytest.mark.parametrize("path", [(), (3, 4)])
def test_a_click_answers_a_lesson_that_asks_for_one(board: Board, path: tuple[int, ...]) -> None:
    board.controllers.lessons.take_point.return_value = True
    board.controllers.nodes.path = path
    board.clicks.take_move(5)
    assert board.told == [call.lessons.take_point(5), call.nodes.return_to_root()]


def test_the_wheel_steps_through_the_game(board: Board) -> None:
    board.clicks.take_steps(-2)
    assert board.told == [call.display.walk_line(-2), call.game.step(-2)]


def test_the_wheel_steps_along_the_shown_line(board: Board) -> None:
    board.controllers.display.walk_line.return_value = True
    board.clicks.take_steps(2)
    assert board.told == [call.display.walk_line(2)]


def test_a_click_in_an_exercise_is_an_attempt(board: Board) -> None:
    board.controllers.exercises.take_point.return_value = True
    board.clicks.take_move(5)
    assert board.told == [call.lessons.take_point(5), call.exercises.take_point(5), call.nodes.return_to_root()]
