"""The board with real mouse and keyboard events."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.board.canvas import BoardCanvas
from studio.ui.board.overlays import Disc, GhostLine, HeatLayer, HeatMark
from studio.ui.board.view import BoardView
from studio.ui.widgets.theme import DARK, LIGHT, BoardStyle, Theme, ThemeColors, text_font
from tests.ui.pointer import leave

GOMOKU, FALLING, NOUGHTS = PRESETS["gomoku-15"], PRESETS["connect-four"], PRESETS["tic-tac-toe"]


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> BoardView:
    board = BoardView(theme)
    board.resize(640, 640)
    board.set_animated(False)
    qtbot.addWidget(board)
    board.show()
    qtbot.waitExposed(board)
    return board


def show(view: BoardView, rules: Rules, *points: int) -> Position:
    position = Position(rules)
    for point in points:
        position.play(point)
    view.show_position(position, points[-1] if points else None, {point: n for n, point in enumerate(points, 1)})
    return position


def place(view: BoardView, point: int) -> QPoint:
    return view.board_layout.center(point).toPoint()


def click(view: BoardView, point: int) -> list[int]:
    """Return the moves that a click requests."""
    wishes: list[int] = []
    view.move_requested.connect(wishes.append)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(view, point))
    view.move_requested.disconnect(wishes.append)
    return wishes


def picture(view: BoardView) -> QImage:
    return view.grab().toImage()


def beside_center(view: BoardView, image: QImage, point: int) -> QColor:
    """Return the colour a quarter of a cell away from the crossing, where no line runs."""
    away = QPointF(0.25, 0.25) * view.board_layout.cell
    return image.pixelColor(pixel(image, view.board_layout.center(point) + away))


def pixel(image: QImage, place: QPointF) -> QPoint:
    """Return the pixel that contains this place."""
    return QPoint(int(place.x() * image.devicePixelRatio()), int(place.y() * image.devicePixelRatio()))


# The mouse


def test_a_click_on_an_empty_point_requests_that_move(view: BoardView) -> None:
    show(view, GOMOKU, 112)
    assert click(view, 113) == [113]


def test_a_click_on_a_stone_requests_nothing(view: BoardView) -> None:
    show(view, GOMOKU, 112)
    assert click(view, 112) == []


def test_a_finished_game_takes_no_clicks(view: BoardView) -> None:
    show(view, NOUGHTS, 0, 3, 1, 4, 2)
    assert click(view, 8) == []


def test_a_board_that_accepts_no_moves_requests_none(view: BoardView) -> None:
    show(view, GOMOKU)
    view.set_accepts_moves(False)
    assert click(view, 112) == []


def test_other_buttons_do_not_play(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    with qtbot.assertNotEmitted(view.move_requested):
        QTest.mouseClick(view, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, place(view, 112))


def test_a_press_that_is_dragged_away_does_not_play(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    with qtbot.assertNotEmitted(view.move_requested):
        QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(view, 112))
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(view, 114))


def test_a_click_anywhere_in_a_column_lets_a_disc_fall(view: BoardView) -> None:
    show(view, FALLING, 38, 31)
    assert click(view, 3) == [24]
    assert click(view, 38) == [24]


def test_a_full_column_takes_no_click(view: BoardView) -> None:
    show(view, FALLING, 38, 31, 24, 17, 10, 3)
    told: list[int] = []
    view.full_column_chosen.connect(told.append)
    assert click(view, 3) == []
    assert told == [4]
    assert click(view, 4) == [39]
    assert told == [4]


def test_the_hovered_point_is_reported_once_and_cleared(view: BoardView) -> None:
    show(view, GOMOKU)
    told: list[int | None] = []
    view.pointed_changed.connect(told.append)
    QTest.mouseMove(view, place(view, 40))
    QTest.mouseMove(view, place(view, 40) + QPoint(2, 2))
    leave(view)
    assert told == [40, None]


def test_hovering_a_column_points_at_the_landing_point(view: BoardView) -> None:
    show(view, FALLING, 38)
    QTest.mouseMove(view, place(view, 3))
    assert view.pointed_point == 31


def test_a_ghost_stone_stands_under_the_pointer(view: BoardView) -> None:
    show(view, GOMOKU)
    before = beside_center(view, picture(view), 112)
    QTest.mouseMove(view, place(view, 112))
    ghost = beside_center(view, picture(view), 112)
    assert ghost.lightness() < before.lightness() - 20
    view.set_accepts_moves(False)
    assert beside_center(view, picture(view), 112) == before


# The wheel


def turn(view: BoardView, angle: int) -> None:
    center = QPointF(view.rect().center())
    nothing = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(center, view.mapToGlobal(center), QPoint(), QPoint(0, angle), *nothing, False)
    QApplication.sendEvent(view, event)


def test_the_wheel_steps_through_the_game(view: BoardView) -> None:
    steps: list[int] = []
    view.steps_requested.connect(steps.append)
    turn(view, 120)
    turn(view, -120)
    turn(view, -240)
    assert steps == [-1, 1, 2]


def test_small_turns_add_up_to_a_step(view: BoardView) -> None:
    steps: list[int] = []
    view.steps_requested.connect(steps.append)
    for _ in range(7):
        turn(view, -40)
    assert steps == [1, 1]


def test_reversing_the_wheel_discards_a_partial_step(view: BoardView) -> None:
    steps: list[int] = []
    view.steps_requested.connect(steps.append)
    for angle in (-100, 40, -100):
        turn(view, angle)
    assert steps == []


# The keyboard


def test_shift_and_arrows_move_the_cursor_and_enter_plays(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    start = view.cursor_point
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(view, key, Qt.KeyboardModifier.ShiftModifier)
    assert view.cursor_point == start - 15 + 1
    with qtbot.waitSignal(view.move_requested, timeout=1000) as wish:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert wish.args == [start - 14]


def test_the_first_enter_shows_a_hidden_cursor_and_plays_nothing(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    before = picture(view)
    with qtbot.assertNotEmitted(view.move_requested):
        QTest.keyClick(view, Qt.Key.Key_Enter)
    assert picture(view) != before
    with qtbot.waitSignal(view.move_requested, timeout=1000):
        QTest.keyClick(view, Qt.Key.Key_Enter)


def test_the_cursor_stays_on_the_board(view: BoardView) -> None:
    show(view, NOUGHTS)
    view.move_cursor(-9, -9)
    assert view.cursor_point == 0
    view.move_cursor(9, 9)
    assert view.cursor_point == 8


def test_enter_on_a_stone_plays_nothing(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU, 112)
    view.move_cursor(0, 0)
    with qtbot.assertNotEmitted(view.move_requested):
        QTest.keyClick(view, Qt.Key.Key_Return)


def test_enter_in_a_column_plays_where_the_disc_lands(qtbot: QtBot, view: BoardView) -> None:
    show(view, FALLING)
    view.move_cursor(-9, 0)
    with qtbot.waitSignal(view.move_requested, timeout=1000) as wish:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert wish.args == [38]


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space])
def test_other_keys_are_left_to_the_window(view: BoardView, key: Qt.Key) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    start = view.cursor_point
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()
    assert view.cursor_point == start


def test_letters_of_any_language_are_left_to_the_window(view: BoardView) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, ord("Ř"), Qt.KeyboardModifier.ShiftModifier, "Ř")
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()


# What is drawn


def test_a_hot_cell_looks_hot_and_a_cold_one_like_the_board(view: BoardView) -> None:
    show(view, GOMOKU)
    bare = picture(view)
    colors = np.zeros((15, 15, 4), np.uint8)
    colors[7, 3] = (255, 0, 0, 200)
    view.show_heat(HeatLayer(colors))
    heated = picture(view)
    hot, cold = GOMOKU.point(7, 3), GOMOKU.point(3, 7)
    assert beside_center(view, heated, hot).red() - beside_center(view, heated, hot).blue() > 150
    assert beside_center(view, heated, cold) == beside_center(view, bare, cold)
    assert beside_center(view, heated, hot + 1) == beside_center(view, bare, hot + 1)
    view.show_heat(None)
    assert picture(view) == bare


def test_heat_lies_under_stones_and_lines(view: BoardView) -> None:
    show(view, GOMOKU, 112)
    bare = picture(view)
    view.show_heat(HeatLayer(np.full((15, 15, 4), (0, 0, 255, 255), np.uint8)))
    heated = picture(view)
    crossing = pixel(heated, view.board_layout.center(17))
    assert beside_center(view, heated, 112) == beside_center(view, bare, 112)
    assert heated.pixelColor(crossing) == bare.pixelColor(crossing)


def test_new_heat_takes_the_place_of_the_old(view: BoardView) -> None:
    show(view, GOMOKU)
    for color in ((255, 0, 0, 255), (0, 255, 0, 255)):
        view.show_heat(HeatLayer(np.full((15, 15, 4), color, np.uint8)))
        assert beside_center(view, picture(view), 0) == QColor(*color)


def test_heat_in_an_upright_frame_does_not_look_like_a_disc(view: BoardView) -> None:
    show(view, FALLING)
    bare = picture(view)
    view.show_heat(HeatLayer(np.full((6, 7, 4), (255, 0, 0, 255), np.uint8)))
    heated, layout = picture(view), view.board_layout
    center = layout.center(0)
    assert heated.pixelColor(pixel(heated, center)) == QColor(255, 0, 0)
    for way in (QPointF(0, 0.36), QPointF(0.36, 0), QPointF(0, -0.36), QPointF(-0.36, 0)):  # inside the round hole
        place = pixel(heated, center + way * layout.cell)
        assert heated.pixelColor(place) == bare.pixelColor(place)


def test_the_background_is_neutral_under_heat(view: BoardView) -> None:
    show(view, GOMOKU)
    view.set_neutral(True)
    assert str(view.board_style) == "neutral"
    assert beside_center(view, picture(view), 112) == QColor(LIGHT.plain)
    view.set_neutral(False)
    assert str(view.board_style) == "wood"


@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_the_best_three_discs_show_their_win_rate_at_any_size(view: BoardView, rank: int) -> None:
    show(view, Rules(26, 26, 5))
    view.resize(240, 240)
    shown = [picture(view)]
    for brief in ("54%", "31%"):
        view.show_discs((replace(disc(100, rank), win_rate=f"{brief[:-1]}.0%", brief=brief),))
        shown.append(picture(view))
    assert (shown[1] != shown[2]) == (rank <= 3)


def disc(point: int, rank: int = 1) -> Disc:
    return Disc(point, LIGHT.best, "54.2%", "54%", "12.3k", rank, is_best=rank == 1)


def test_a_disc_leaves_the_ends_of_its_crossing_visible(view: BoardView) -> None:
    show(view, GOMOKU)
    bare = picture(view)
    view.show_discs((disc(100),))
    drawn = picture(view)
    layout = view.board_layout
    inside = (layout.center(100) + QPointF(0, 0.44) * layout.cell).toPoint()
    assert beside_center(view, drawn, 100) != beside_center(view, bare, 100)
    assert drawn.pixelColor(inside).lightness() < QColor(LIGHT.best).lightness() - 30


def test_a_future_line_is_drawn_on_its_points(view: BoardView) -> None:
    show(view, GOMOKU, 112)
    bare = picture(view)
    view.show_line(GhostLine((20, 30), Stone.WHITE))
    drawn = picture(view)
    assert beside_center(view, drawn, 20).lightness() > beside_center(view, bare, 20).lightness()
    assert beside_center(view, drawn, 30).lightness() < beside_center(view, bare, 30).lightness()
    view.show_line(None)
    assert picture(view) == bare


def test_enabled_layers_are_visible(view: BoardView, theme: Theme) -> None:
    show(view, GOMOKU, 112, 113)
    seen = [picture(view)]
    view.set_numbers_shown(True)
    seen.append(picture(view))
    view.show_banner("Black wins")
    seen.append(picture(view))
    view.set_coordinates_shown(False)
    seen.append(picture(view))
    view.set_style(BoardStyle.PLAIN)
    seen.append(picture(view))
    theme.set_colors(DARK)
    seen.append(picture(view))
    assert all(seen[index] != seen[index + 1] for index in range(len(seen) - 1))


@pytest.mark.parametrize("colors", [LIGHT, DARK])
@pytest.mark.parametrize("is_neutral", [False, True])
def test_o_is_blue_on_any_background(view: BoardView, colors: ThemeColors, is_neutral: bool, theme: Theme) -> None:
    theme.set_colors(colors)
    view.set_neutral(is_neutral)
    show(view, NOUGHTS, 4, 0)
    layout, image = view.board_layout, picture(view)
    center = layout.center(0)
    along = [image.pixelColor(pixel(image, center + QPointF(way, 0))) for way in range(round(layout.cell / 2))]
    bluest = max(along, key=lambda color: color.blue() - color.red())
    assert bluest.blue() > bluest.red() + 80


def test_the_winning_line_is_drawn(view: BoardView) -> None:
    row = [point_from_human(text, GOMOKU) for text in ["h8", "a1", "i8", "a2", "j8", "a3", "k8", "a15", "l8"]]
    show(view, GOMOKU, *row)
    layout = view.board_layout
    between = ((layout.center(row[0]) + layout.center(row[2])) / 2).toPoint()
    assert picture(view).pixelColor(between) == QColor(LIGHT.winning_line)


@pytest.mark.parametrize("rules", [GOMOKU, FALLING, NOUGHTS], ids=lambda rules: rules.text)
def test_a_long_message_is_shown_whole_below_the_letters(view: BoardView, rules: Rules) -> None:
    view.resize(360, 560)
    show(view, rules)
    bare, seen = picture(view), []
    for last in ("gave the best move.", "took all of its time.", "gave the best move."):
        view.show_note(f"The hint is shown for as long as the position stays, because the search {last}")
        seen.append(picture(view))
    assert seen[0] == seen[2] != seen[1]
    letters = QRect(0, 0, bare.width(), int(view.board_layout.letters_bottom))
    assert seen[0].copy(letters) == bare.copy(letters)


@pytest.mark.parametrize("rules", [GOMOKU, FALLING, NOUGHTS], ids=lambda rules: rules.text)
@pytest.mark.parametrize("size", [(640, 640), (400, 300), (260, 240), (420, 400), (900, 420)])
def test_a_result_covers_neither_the_board_nor_its_letters(
    view: BoardView, rules: Rules, size: tuple[int, int]
) -> None:
    view.resize(*size)
    show(view, rules)
    bare, letters_bottom = picture(view), int(view.board_layout.letters_bottom)
    view.show_banner("Black has won")
    seen = picture(view)
    assert view.board_layout.letters_bottom == pytest.approx(letters_bottom, abs=1), "the board stays in its place"
    board = QRect(0, 0, bare.width(), letters_bottom)
    assert seen.copy(board) == bare.copy(board)
    assert seen != bare
    assert seen.copy(0, size[1] - 1, size[0], 1) == bare.copy(0, size[1] - 1, size[0], 1), "its lower edge is seen"


def test_a_board_without_a_message_uses_the_full_height(view: BoardView, qtbot: QtBot) -> None:
    canvas = BoardCanvas(Theme(LIGHT))
    qtbot.addWidget(canvas)
    canvas.resize(view.size())
    show(view, GOMOKU)
    assert canvas.board_layout.cell > view.board_layout.cell


def test_a_message_without_room_below_the_board_is_whole(view: BoardView) -> None:
    view.resize(400, 300)
    show(view, GOMOKU)
    view.show_note("One line")
    low = picture(view)
    view.show_note("A message that is far longer than this board is wide, so that it takes two lines or three")
    high = picture(view)
    line_px = QFontMetrics(text_font(bold=True)).height()
    assert high.copy(0, 300 - 3 * line_px, 400, line_px) != low.copy(0, 300 - 3 * line_px, 400, line_px)


@pytest.mark.parametrize("side", [400, 540])
def test_the_number_on_the_best_move_is_short_in_little_space(view: BoardView, side: int) -> None:
    view.resize(side, side)
    show(view, GOMOKU)
    seen = []
    for text, brief in (("", ""), ("16.6M", "17M"), ("17M", "17M")):
        heat = HeatLayer(np.full((15, 15, 4), 90, np.uint8), HeatMark(112, text, brief, "#ff2090a0"))
        view.show_heat(heat)
        seen.append(picture(view))
    assert seen[0] != seen[1] == seen[2]


@pytest.mark.parametrize("rules", [FALLING, NOUGHTS, Rules(1, 1, 1), Rules(26, 26, 5)], ids=lambda rules: rules.text)
@pytest.mark.parametrize("side", [240, 700])
def test_every_board_supports_every_layer(view: BoardView, rules: Rules, side: int) -> None:
    position = Position(rules)
    first = position.legal_moves()[0]
    view.resize(side, side)
    view.set_numbers_shown(True)
    show(view, rules, first)
    free = [point for point in range(rules.size) if point != first]
    view.show_heat(HeatLayer(np.full((rules.rows, rules.columns, 4), 90, np.uint8)))
    view.show_discs(tuple(disc(point, rank) for rank, point in enumerate(free[:10], 1)))
    view.show_line(GhostLine(tuple(free[3:6]), Stone.WHITE))
    view.show_banner("A long sentence about the result of this game that no narrow board can hold at all")
    view.move_cursor(1, 1)
    assert not picture(view).isNull()


def test_another_game_clears_all_layers(view: BoardView) -> None:
    show(view, GOMOKU)
    view.show_discs((disc(200),))
    view.show_heat(HeatLayer(np.full((15, 15, 4), 90, np.uint8)))
    show(view, NOUGHTS)
    bare = BoardView(Theme(LIGHT))
    bare.resize(view.size())
    show(bare, NOUGHTS)
    assert picture(view) == picture(bare)


# Movement


@pytest.mark.parametrize("rules", [GOMOKU, FALLING], ids=["settles", "falls"])
def test_a_new_stone_is_animated_and_then_still(qtbot: QtBot, view: BoardView, rules: Rules) -> None:
    show(view, rules)
    view.set_animated(True)
    show(view, rules, rules.size - 1)
    assert view.is_settling
    qtbot.waitUntil(lambda: not view.is_settling, timeout=3000)
    rested = picture(view)
    view.set_animated(False)
    show(view, rules)
    show(view, rules, rules.size - 1)
    assert picture(view) == rested


def test_several_stones_or_disabled_animations_do_not_move(view: BoardView) -> None:
    show(view, GOMOKU)
    show(view, GOMOKU, 1)
    assert not view.is_settling
    view.set_animated(True)
    show(view, GOMOKU, 1, 2, 3)
    assert not view.is_settling
    show(view, GOMOKU, 1, 2)
    assert not view.is_settling


def test_later_changes_of_the_given_position_are_not_shown(view: BoardView) -> None:
    position = show(view, GOMOKU)
    position.play(112)
    assert view.stone(112) is Stone.EMPTY
