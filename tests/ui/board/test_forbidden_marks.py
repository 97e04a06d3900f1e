"""Forbidden points on the board: crosses, the reason in tooltips and for screen readers, and refused clicks."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone
from studio.ui.board.accessible import point_text, tip_text
from studio.ui.board.view import BoardView
from studio.ui.widgets.theme import DARK, LIGHT, Theme

RENJU = Rules(9, 9, 5, overline=Overline.RENJU)
C5, E5, G7 = (point_from_human(name, RENJU) for name in ("c5", "e5", "g7"))
REASON = "c5 is forbidden for Black, three-three: c5–e5 and c5–c7."


def double_three(rules: Rules = RENJU, to_move: Stone = Stone.BLACK) -> Position:
    """A position in which Black may not take c5."""
    stones = {point_from_human(name, rules): Stone.BLACK for name in ("d5", "e5", "c6", "c7")}
    return Position(rules).with_setup(stones, to_move)


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    board = BoardView(Theme(LIGHT))
    qtbot.addWidget(board)
    board.resize(450, 450)
    board.show_position(double_three(), None, {})
    return board


def colors_at(view: BoardView, point: int) -> set[str]:
    """Return the colours around the middle of a point."""
    image: QImage = view.grab().toImage()
    middle = view.board_layout.center(point).toPoint()
    near = [middle + QPoint(right, down) for right in range(-3, 4) for down in range(-3, 4)]
    return {image.pixelColor(place).name() for place in near}


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=lambda colors: colors.name)
def test_a_cross_marks_a_forbidden_point(view: BoardView, colors: object) -> None:
    view._theme.set_colors(colors)  # type: ignore[arg-type]
    cross = QColor(LIGHT.forbidden).name()
    assert cross in colors_at(view, C5)
    assert cross not in colors_at(view, G7)
    view.set_forbidden_shown(False)
    assert cross not in colors_at(view, C5)


def test_nothing_is_marked_for_white_and_in_other_games(view: BoardView) -> None:
    for position in (double_three(to_move=Stone.WHITE), double_three(Rules(9, 9, 5))):
        view.show_position(position, None, {})
        assert view.forbidden(C5) is None
        assert QColor(LIGHT.forbidden).name() not in colors_at(view, C5)


def test_a_tooltip_and_screen_readers_name_the_reason(view: BoardView) -> None:
    assert tip_text(view, C5) == point_text(view, C5) == REASON
    assert tip_text(view, G7) == ""
    assert point_text(view, E5) == "e5, Black"


def test_the_reason_stays_if_the_marks_are_hidden(view: BoardView) -> None:
    view.set_forbidden_shown(False)
    assert tip_text(view, C5) == REASON


def test_a_click_on_a_forbidden_point_is_reported_and_plays_nothing(qtbot: QtBot, view: BoardView) -> None:
    played: list[int] = []
    view.move_requested.connect(played.append)
    with qtbot.waitSignal(view.forbidden_chosen) as chosen:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.board_layout.center(C5).toPoint())
    assert chosen.args == [C5]
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.board_layout.center(G7).toPoint())
    assert played == [G7]


def test_the_marks_can_also_be_shown_on_whites_turn_and_white_may_take_the_point(view: BoardView) -> None:
    cross, played = QColor(LIGHT.forbidden).name(), list[int]()
    view.show_position(double_three(to_move=Stone.WHITE), None, {})
    assert tip_text(view, C5) == ""
    view.set_forbidden_shown(True, on_whites_turn=True)
    assert cross in colors_at(view, C5)
    assert tip_text(view, C5) == f"c5, empty. {REASON}"
    assert view.forbidden(C5) is None
    view.move_requested.connect(played.append)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.board_layout.center(C5).toPoint())
    assert played == [C5]
    view.show_position(double_three(), None, {})
    assert tip_text(view, C5) == REASON
    for position in (double_three(Rules(9, 9, 5), Stone.WHITE), Position(RENJU)):
        view.show_position(position, None, {})
        assert tip_text(view, C5) == ""
    view.show_position(double_three(to_move=Stone.WHITE), None, {})
    view.set_forbidden_shown(False, on_whites_turn=True)
    assert cross not in colors_at(view, C5), "hiding all marks hides these, too"
