"""Where the points of a drawn board lie."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from studio.game.rules import PRESETS, Rules
from studio.ui.board.background import coordinate_font
from studio.ui.board.layout import BoardLayout, BoardLook, look_for, star_points

BOARDS = [*PRESETS.values(), Rules(1, 1, 1), Rules(26, 26, 6), Rules(3, 26, 3), Rules(9, 4, 4, gravity=True)]
SIZES = [(640, 640), (240, 240), (901, 333), (320, 1117)]


@pytest.mark.parametrize("rules", BOARDS, ids=lambda rules: rules.text)
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("size", SIZES)
def test_each_point_is_found_at_its_centre(rules: Rules, ratio: float, size: tuple[int, int]) -> None:
    for coordinates_shown in (True, False):
        layout = BoardLayout.fit(rules, *size, ratio, coordinates_shown)
        assert [layout.point_at(layout.center(point)) for point in range(rules.size)] == list(range(rules.size))


@pytest.mark.parametrize("rules", BOARDS, ids=lambda rules: rules.text)
@pytest.mark.parametrize("size", SIZES)
def test_the_board_fills_its_widget_and_stays_inside(rules: Rules, size: tuple[int, int]) -> None:
    plate = BoardLayout.fit(rules, *size).plate_rect
    assert plate.left() >= 0
    assert plate.top() >= 0
    assert plate.right() <= size[0]
    assert plate.bottom() <= size[1]
    layout = BoardLayout.fit(rules, *size)
    room_right = size[0] - layout.cell * rules.columns - layout.margins.width
    room_below = size[1] - layout.cell * rules.rows - layout.margins.height
    assert min(room_right - 2 * rules.columns, room_below - 2 * rules.rows) < 6, "a larger cell would fit"


def test_the_board_stands_in_the_middle() -> None:
    plate = BoardLayout.fit(PRESETS["gomoku-15"], 1000, 600).plate_rect
    assert abs(plate.center().x() - 500) <= 1
    assert abs(plate.center().y() - 300) <= 1


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_lines_lie_on_whole_device_pixels(ratio: float) -> None:
    layout = BoardLayout.fit(PRESETS["gomoku-15"], 613, 587, ratio)
    for point in range(layout.rules.size):
        edge = layout.center(point) * ratio - QPointF(layout.line_px, layout.line_px) / 2
        assert edge.x() == pytest.approx(round(edge.x()), abs=1e-6)
        assert edge.y() == pytest.approx(round(edge.y()), abs=1e-6)


def test_no_point_lies_beside_the_board() -> None:
    layout = BoardLayout.fit(PRESETS["gomoku-15"], 640, 640)
    assert layout.point_at(layout.center(0) - QPointF(layout.cell, 0)) is None
    assert layout.point_at(layout.center(0) + QPointF(0.4, 0.4) * layout.cell) == 0


def test_any_height_in_a_column_counts_in_gravity_games() -> None:
    layout = BoardLayout.fit(PRESETS["connect-four"], 640, 640)
    assert layout.point_at(QPointF(layout.center(3).x(), 0)) == 3
    assert layout.point_at(QPointF(layout.center(3).x(), 639)) == 38


@pytest.mark.parametrize(
    ("name", "look"),
    [
        ("gomoku-15", BoardLook.CROSSINGS),
        ("four-5", BoardLook.CROSSINGS),
        ("connect-four", BoardLook.FRAME),
        ("tic-tac-toe", BoardLook.CELLS),
    ],
)
def test_the_rules_decide_the_look(name: str, look: BoardLook) -> None:
    assert look_for(PRESETS[name]) is look


@pytest.mark.parametrize(
    ("rules", "stars"),
    [
        (Rules(15, 15, 5), (48, 56, 112, 168, 176)),
        (Rules(20, 20, 5), (63, 76, 323, 336)),
        (Rules(8, 8, 5), (18, 21, 42, 45)),
        (Rules(6, 6, 5), ()),
        (Rules(5, 5, 4), (12,)),
    ],
)
def test_star_points(rules: Rules, stars: tuple[int, ...]) -> None:
    assert star_points(rules) == stars


def test_a_large_odd_board_has_nine_star_points() -> None:
    assert len(star_points(Rules(19, 19, 5))) == 9


def test_coordinates_grow_with_a_large_board(qapp: QApplication) -> None:
    assert isinstance(qapp, QApplication)
    usual, large = (BoardLayout.fit(PRESETS["gomoku-15"], side, side) for side in (640, 1400))
    fonts = [coordinate_font(layout).pixelSize() for layout in (usual, large)]
    assert fonts[0] == 13
    assert fonts[1] > 20
    assert large.margins.bottom > fonts[1], "the strip has room for them"
