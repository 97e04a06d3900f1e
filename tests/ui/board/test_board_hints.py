"""The ring around the move that a hint names."""

import numpy as np
import pytest

from studio.game.rules import Rules
from studio.ui.board.accessible import point_text, tip_text
from studio.ui.board.scene import ShownMarks
from studio.ui.board.view import BoardView
from studio.ui.widgets.theme import DARK, LIGHT, Theme, ThemeColors
from tests.ui.board.boards import FALLING, GOMOKU, NOUGHTS, beside_center, picture, pixels, place, show

HERE = 4


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("rules", [GOMOKU, FALLING, NOUGHTS], ids=["stones", "discs", "marks"])
def test_a_ring_marks_the_move_and_changes_nothing_else(
    view: BoardView, theme: Theme, rules: Rules, colors: ThemeColors
) -> None:
    theme.set_colors(colors)
    show(view, rules)
    before = picture(view)
    view.show_hint(HERE)
    after, layout = picture(view), view.board_layout
    rows, columns = np.nonzero((pixels(after) != pixels(before)).any(axis=2))
    around = layout.cell_rect(HERE).adjusted(-3, -3, 3, 3)
    assert rows.size > layout.cell
    assert all(around.contains(x, y) for x, y in zip(columns.tolist(), rows.tolist(), strict=True))
    assert after.pixelColor(place(view, HERE)) == before.pixelColor(place(view, HERE))


@pytest.mark.parametrize(("rules", "is_square"), [(GOMOKU, False), (NOUGHTS, True)], ids=["stones", "marks"])
def test_a_hint_does_not_look_like_a_nought(view: BoardView, rules: Rules, *, is_square: bool) -> None:
    show(view, rules)
    before = pixels(picture(view))
    view.show_hint(HERE)
    rows, columns = np.nonzero((pixels(picture(view)) != before).any(axis=2))
    middle, reach = view.board_layout.center(HERE), float(columns.max() - columns.min()) / 2
    farthest = float(np.hypot(columns - middle.x(), rows - middle.y()).max())
    assert (farthest > 1.2 * reach) is is_square


def test_the_ring_disappears_with_the_next_stone(view: BoardView) -> None:
    show(view, GOMOKU)
    view.show_hint(HERE)
    assert point_text(view, HERE) == "e15, empty, the hint"
    show(view, GOMOKU)
    assert point_text(view, HERE).endswith("the hint")
    show(view, GOMOKU, 112)
    assert view.hint_point is None
    assert point_text(view, HERE) == "e15, empty"


def test_a_hint_can_be_withdrawn(view: BoardView) -> None:
    show(view, GOMOKU)
    before = beside_center(view, picture(view), HERE)
    view.show_hint(HERE)
    view.show_hint(None)
    assert beside_center(view, picture(view), HERE) == before
    assert view.hint_point is None


def test_a_tip_explains_each_mark_and_only_marks(view: BoardView) -> None:
    show(view, GOMOKU, 112, 113)
    assert tip_text(view, 112) == ""
    assert tip_text(view, 0) == ""
    assert tip_text(view, 113).endswith("the last move")
    view.show_hint(HERE, area=(0, 32), stones=(112,))
    assert tip_text(view, HERE).endswith("the hint")
    assert tip_text(view, 112).endswith("ringed by the hint")
    assert tip_text(view, 16).endswith("in the frame of the hint")
    assert tip_text(view, 18) == ""


def test_the_board_reports_which_marks_need_a_legend(view: BoardView) -> None:
    told: list[ShownMarks] = []
    view.marks_changed.connect(told.append)
    show(view, GOMOKU, 112)
    view.show_hint(HERE)
    view.grab()
    view.show_hint(None, area=(0, 32))
    view.grab()
    view.show_hint(None)
    view.grab()
    assert told == [ShownMarks(has_hint=True), ShownMarks(has_hint_area=True), ShownMarks()]
