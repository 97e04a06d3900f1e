"""A click and the wheel reach one desk each."""

from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import QObject

from studio.ui.desks.clicks import Clicks
from studio.ui.desks.display import SearchDisplay
from studio.ui.desks.exercise import ExerciseDesk
from studio.ui.desks.game import GameDesk
from studio.ui.desks.inside.nodes import NodeDesk
from studio.ui.desks.lesson import LessonDesk


class Board:
    """The desks behind a board: which of them would take something, and what they were told."""

    def __init__(self) -> None:
        self.desks = Mock()
        self.desks.lessons = Mock(spec=LessonDesk, **{"take_point.return_value": False})
        self.desks.exercises = Mock(spec=ExerciseDesk, **{"take_point.return_value": False})
        self.desks.nodes = Mock(spec=NodeDesk, path=())
        self.desks.display = Mock(spec=SearchDisplay, **{"walk_line.return_value": False})
        self.desks.game = Mock(spec=GameDesk)
        desks, self._parent = self.desks, QObject()
        self.clicks = Clicks(desks.lessons, desks.exercises, desks.nodes, desks.display, desks.game, self._parent)

    @property
    def told(self) -> list[object]:
        return list(self.desks.mock_calls)


@pytest.fixture
def board() -> Board:
    return Board()


def test_a_click_is_played(board: Board) -> None:
    board.clicks.take_move(5)
    assert board.told == [call.lessons.take_point(5), call.exercises.take_point(5), call.game.play(5)]


def test_a_click_leads_on_from_the_node_that_is_looked_at(board: Board) -> None:
    board.desks.nodes.path = (3, 4)
    board.clicks.take_move(5)
    assert board.told == [call.lessons.take_point(5), call.exercises.take_point(5), call.nodes.look_into(5)]


@pytest.mark.parametrize("path", [(), (3, 4)])
def test_a_click_that_a_lesson_asked_for_is_its_answer(board: Board, path: tuple[int, ...]) -> None:
    board.desks.lessons.take_point.return_value = True
    board.desks.nodes.path = path
    board.clicks.take_move(5)
    assert board.told == [call.lessons.take_point(5), call.nodes.return_to_root()]


def test_the_wheel_walks_through_the_game(board: Board) -> None:
    board.clicks.take_steps(-2)
    assert board.told == [call.display.walk_line(-2), call.game.step(-2)]


def test_the_wheel_walks_along_the_line_that_is_shown(board: Board) -> None:
    board.desks.display.walk_line.return_value = True
    board.clicks.take_steps(2)
    assert board.told == [call.display.walk_line(2)]


def test_a_click_in_an_exercise_is_a_try(board: Board) -> None:
    board.desks.exercises.take_point.return_value = True
    board.clicks.take_move(5)
    assert board.told == [call.lessons.take_point(5), call.exercises.take_point(5), call.nodes.return_to_root()]
