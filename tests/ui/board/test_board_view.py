"""What the board draws, at any size, and how new stones move."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QFontMetrics, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.board.background import ground_color
from studio.ui.board.canvas import BoardCanvas
from studio.ui.board.labels import disc_rim
from studio.ui.board.layout import VISITS_FROM, BoardLook
from studio.ui.board.overlays import Disc, GhostLine, HeatLayer, HeatMark
from studio.ui.board.view import BoardView
from studio.ui.widgets.contrast import contrast, over
from studio.ui.widgets.theme import DARK, LIGHT, BoardStyle, Theme, ThemeColors, text_font
from tests.ui.board.boards import FALLING, GOMOKU, NOUGHTS, beside_center, picture, pixel, show
from tests.ui.painted import PaintedRegion

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


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("style", BoardStyle)
def test_stones_stand_out_from_every_board(colors: ThemeColors, style: BoardStyle) -> None:
    ground = ground_color(colors, style, BoardLook.CROSSINGS)
    assert contrast(colors.pair("black_stone")[1], ground) >= 4.5
    assert contrast(colors.pair("black_stone")[0], ground) >= 2.5
    assert contrast(colors.color("stone_edge"), colors.pair("white_stone")[0]) >= 4.5


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("style", BoardStyle)
@pytest.mark.parametrize("look", BoardLook)
def test_the_rim_of_a_faint_disc_stands_out_from_every_board(
    colors: ThemeColors, style: BoardStyle, look: BoardLook
) -> None:
    ground = ground_color(colors, style, look)
    assert contrast(over(disc_rim(ground), ground), ground) >= 3


@pytest.mark.parametrize(("side", "shows"), [(15 * 40 + 60, True), (15 * 39, False)])
def test_discs_show_visits_from_a_certain_size_of_the_cells(view: BoardView, side: int, shows: bool) -> None:
    show(view, GOMOKU)
    view.resize(side, side)
    assert (view.board_layout.cell >= VISITS_FROM) is shows
    drawn = []
    for visits in ("8.1k", "9.2k"):
        view.show_discs((replace(disc(100), visits=visits),))
        drawn.append(picture(view))
    assert (drawn[0] != drawn[1]) is shows


def test_the_size_from_which_discs_show_visits_is_reported(view: BoardView) -> None:
    told: list[bool] = []
    view.shows_visits_changed.connect(told.append)
    for side in (900, 880, 480, 900):
        view.resize(side, side)
        show(view, GOMOKU)
        picture(view)
    assert told in ([True, False, True], [False, True])


def test_stones_have_numbers_in_small_cells(view: BoardView) -> None:
    """Such as at 200 % on a projector, where a cell has 17 pixels."""
    show(view, GOMOKU, 112, 113)
    view.resize(280, 280)
    assert view.board_layout.cell < 18
    bare = picture(view)
    view.set_numbers_shown(True)
    numbered = picture(view)
    middle = view.board_layout.center(112)
    along = [pixel(bare, middle + QPointF(way, 0)) for way in range(-4, 5)]
    assert any(bare.pixelColor(place) != numbered.pixelColor(place) for place in along)


def test_a_disc_without_a_win_rate_has_no_number_in_a_small_cell(view: BoardView) -> None:
    show(view, GOMOKU)
    view.resize(300, 300)
    drawn = []
    for rank in (5, 8):
        view.show_discs((Disc(100, LIGHT.good, "", "", "", rank, is_best=False),))
        drawn.append(picture(view))
    assert drawn[0] == drawn[1]


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


def test_the_winning_line_is_drawn_under_the_mark_of_the_last_move(view: BoardView) -> None:
    row = [point_from_human(text, GOMOKU) for text in ["h8", "a1", "i8", "a2", "j8", "a3", "k8", "a15", "l8"]]
    show(view, GOMOKU, *row)
    layout = view.board_layout
    between = ((layout.center(row[0]) + layout.center(row[2])) / 2).toPoint()
    assert picture(view).pixelColor(between) == QColor(LIGHT.winning_line)
    assert picture(view).pixelColor(layout.center(row[-1]).toPoint()) == QColor(LIGHT.last_move)
    assert picture(view).pixelColor(layout.center(row[-3]).toPoint()) == QColor(LIGHT.winning_line)


@pytest.fixture
def canvas(qtbot: QtBot) -> BoardCanvas:
    made = BoardCanvas(Theme(LIGHT))
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("rules", [GOMOKU, FALLING, NOUGHTS], ids=lambda rules: rules.text)
def test_a_long_message_is_shown_whole_below_the_letters(canvas: BoardCanvas, rules: Rules) -> None:
    canvas.resize(360, 560)
    show(canvas, rules)
    seen = []
    for last in ("gave the best move.", "took all of its time.", "gave the best move."):
        canvas.show_note(f"The hint is shown for as long as the position stays, because the search {last}")
        seen.append(picture(canvas))
    assert seen[0] == seen[2] != seen[1]
    letters = QRect(0, 0, canvas.width(), int(canvas.board_layout.letters_bottom))
    assert seen[0].copy(letters) == seen[1].copy(letters)


def test_the_board_of_the_window_leaves_its_text_to_others(view: BoardView) -> None:
    told: list[str] = []
    view.banner_changed.connect(told.append)
    show(view, GOMOKU)
    bare, layout = picture(view), view.board_layout
    view.show_banner("Black has won")
    assert picture(view) == bare
    assert view.board_layout == layout, "the board keeps its place"
    view.show_banner("")
    picture(view)
    assert told == ["Black has won", ""]


def test_the_board_of_the_window_says_when_its_geometry_changes(view: BoardView) -> None:
    told: list[float] = []
    view.laid_out.connect(lambda: told.append(view.board_layout.plate_rect.width()))
    show(view, GOMOKU)
    picture(view)
    view.resize(400, 400)
    picture(view)
    assert told[-1] == view.board_layout.plate_rect.width() < 400


def test_a_message_without_room_below_the_board_is_whole(canvas: BoardCanvas) -> None:
    canvas.resize(400, 300)
    show(canvas, GOMOKU)
    canvas.show_note("One line")
    low = picture(canvas)
    canvas.show_note("A message that is far longer than this board is wide, so that it takes two lines or three")
    high = picture(canvas)
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


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("side", [240, 700])
def test_only_changed_discs_are_painted_again(view: BoardView, qtbot: QtBot, rules: Rules, side: int) -> None:
    """What is on the screen then equals a whole painting."""
    position = Position(rules)
    first = position.legal_moves()[0]
    view.resize(side, side)
    view.set_numbers_shown(True)
    show(view, rules, first)
    free = position.legal_moves()[1:]
    former = tuple(disc(point, rank) for rank, point in enumerate(free[:8], 1))
    view.show_discs(former)
    painted = PaintedRegion(view)
    qtbot.waitUntil(lambda: painted.count > 0)
    QApplication.processEvents()
    painted.region = QRegion()
    view.show_discs((*former[:5], replace(former[5], brief="12", win_rate="12.3%"), disc(free[-1], 9)))
    qtbot.waitUntil(lambda: painted.region.contains(view.board_layout.center(free[-1]).toPoint()))
    assert painted.region != QRegion(view.rect())
    assert view.screen().grabWindow(view.winId()).toImage() == picture(view)
    painted.region = QRegion()
    view.show_discs(tuple(view._scene.discs))
    view.show_heat(None)
    QApplication.processEvents()
    assert painted.region.isEmpty()


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
