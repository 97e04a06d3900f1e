"""Threat marks on the board: distinct shapes, descriptions for screen readers, and no overlap with other stones."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.board.accessible import point_text
from studio.ui.board.overlays import GhostLine, ThreatMark
from studio.ui.board.threat_marks import threat_shape
from studio.ui.board.view import BoardView
from studio.ui.texts.threats import Made
from studio.ui.widgets.theme import LIGHT, Theme

NINE = PRESETS["gomoku-9"]
C3, E5, G7 = (point_from_human(name, NINE) for name in ("c3", "e5", "g7"))


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    board = BoardView(Theme(LIGHT))
    qtbot.addWidget(board)
    board.resize(450, 450)
    board.show_position(Position(NINE), None, {})
    return board


def picture(view: BoardView) -> QImage:
    return view.grab().toImage()


def test_each_kind_has_its_own_shape() -> None:
    shapes = [threat_shape(made, QPointF(), 10) for made in Made]
    corners = [{(round(e.x), round(e.y)) for e in (s.elementAt(i) for i in range(s.elementCount()))} for s in shapes]
    assert all(one != other for at, one in enumerate(corners) for other in corners[:at])


def test_a_mark_is_painted_where_a_stone_would_make_a_threat(view: BoardView) -> None:
    before = picture(view)
    view.show_threats((ThreatMark(E5, Stone.BLACK, Made.FIVE),))
    after = picture(view)
    here, there = (view.board_layout.center(point).toPoint() for point in (E5, C3))
    assert after.pixelColor(here) != before.pixelColor(here)
    assert after.pixelColor(there) == before.pixelColor(there)


def test_a_point_describes_the_threats_of_both_sides(view: BoardView) -> None:
    view.show_threats((ThreatMark(E5, Stone.BLACK, Made.OPEN_FOUR), ThreatMark(E5, Stone.WHITE, Made.FOUR)))
    assert point_text(view, E5) == "e5, empty, Black can make an open four here, White can make a four here"
    assert point_text(view, C3) == "c3, empty"


def test_a_winning_line_is_numbered_and_its_replies_look_different(view: BoardView) -> None:
    view.show_threat_line(GhostLine((C3, E5, G7), Stone.WHITE))
    image, layout = picture(view), view.board_layout
    corners = [image.pixelColor((layout.cell_rect(p).topLeft() + QPointF(3, 3)).toPoint()) for p in (C3, E5, G7)]
    assert corners[0] == corners[2] != corners[1]  # a square reaches into corners, a ring does not
    assert point_text(view, E5) == "e5, empty, move 2 of the winning line, Black"


def test_a_hovered_line_is_painted_over_the_winning_line(view: BoardView) -> None:
    view.show_line(GhostLine((G7,), Stone.BLACK))
    pointed = picture(view)
    view.show_threat_line(GhostLine((C3, E5), Stone.WHITE))
    assert picture(view) == pointed
    view.show_line(None)
    assert picture(view) != pointed


def test_another_game_clears_the_marks(view: BoardView) -> None:
    view.show_threats((ThreatMark(E5, Stone.BLACK, Made.FIVE),))
    view.show_threat_line(GhostLine((C3,), Stone.WHITE))
    view.show_position(Position(PRESETS["gomoku-15"]), None, {})
    assert view.threats_on(E5) == ()
    assert view.turn_on(C3) is None


def test_marks_of_the_game_are_hidden_while_a_variation_is_shown(view: BoardView) -> None:
    view.show_threats((ThreatMark(C3, Stone.BLACK, Made.FOUR),))
    view.show_threat_line(GhostLine((E5,), Stone.BLACK))
    view.show_supposed((G7,))
    assert view.threats_on(C3) == ()
    assert view.turn_on(E5) is None
    view.show_supposed(())
    assert view.turn_on(E5) == (1, Stone.BLACK)
    view.show_threat_line(None)
    assert view.threats_on(C3) == (ThreatMark(C3, Stone.BLACK, Made.FOUR),)
