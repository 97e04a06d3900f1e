"""How the drawn tree is painted."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from studio.ui.drawing.legend import marked_rows
from studio.ui.drawing.painting import TreeDrawingPainting, fill_steps
from studio.ui.drawing.view import TreeDrawing
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.ui.drawing.outlines import made_outline, real_outline
from tests.ui.drawing.tree_drawings import picture, place, point_at, shown, small_outline


def colours(view: TreeDrawing) -> set[str]:
    image = picture(view)
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_the_principal_variation_has_the_accent_colour(view: TreeDrawing) -> None:
    middle = (place(view, 0) + place(view, 1)) / 2
    assert picture(view).pixelColor(middle).name() == LIGHT.accent
    beside = (place(view, 0) + place(view, 2)) / 2
    assert picture(view).pixelColor(beside).name() != LIGHT.accent


def test_win_rates_differ_in_lightness(qtbot: QtBot) -> None:
    view = shown(qtbot, small_outline(values=[0, 0.9, 0, 0.9, 0], left_out=[0] * 5))
    image = picture(view)
    won, lost = (image.pixelColor(place(view, node) + QPoint(0, 9)) for node in (1, 3))
    assert won.lightnessF() < lost.lightnessF() - 0.2
    assert np.all(np.diff(fill_steps(np.linspace(-1, 1, 50))) >= 0)


def test_proven_nodes_have_their_own_outline(qtbot: QtBot) -> None:
    assert QColor(LIGHT.proven).name() not in colours(shown(qtbot, small_outline()))
    assert QColor(LIGHT.proven).name() in colours(shown(qtbot, small_outline(proofs=[2, 1, 2, 2, 2])))


def test_shared_nodes_are_drawn_with_curves(qtbot: QtBot) -> None:
    plain = picture(shown(qtbot, small_outline()))
    view = shown(qtbot, small_outline(extra_edges=[(2, 3, 20)]))
    shared = picture(view)
    assert shared != plain
    view.show_chosen((6, 8))  # no stones of node 3
    assert picture(view) == shared
    assert "Move orders that lead here: at least 2" in view.tip(QPointF(place(view, 3)))


def test_an_empty_drawing_explains_what_it_will_show(qtbot: QtBot) -> None:
    view = shown(qtbot, None)
    assert "appears here" in view.accessibleDescription()
    assert LIGHT.quiet_text in colours(view)


def test_another_theme_recolours_all(view: TreeDrawing, theme: Theme) -> None:
    theme.set_colors(DARK)
    seen = colours(view)
    assert {DARK.pane, DARK.raised, DARK.accent} <= seen
    assert not {LIGHT.border, LIGHT.raised, LIGHT.accent} & seen


@pytest.mark.parametrize("size", [(160, 120), (420, 300), (1200, 800)])
def test_real_trees_are_painted_at_any_size_and_zoom(qtbot: QtBot, size: tuple[int, int]) -> None:
    for outline in (
        real_outline("gomoku-15", 3000, 600),
        real_outline("connect-four", 3000, 400, transpositions=True),
        made_outline([], [1]),
    ):
        view = shown(qtbot, outline, Theme(DARK))
        view.resize(*size)
        for factor in (1, 3, 30, 0.001):
            view.zoom(factor)
            assert not picture(view).isNull()


def test_only_changes_are_repainted(view: TreeDrawing, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    """Marks are painted over a cached picture."""
    painted: list[None] = []
    monkeypatch.setattr(TreeDrawingPainting, "paint", lambda _painting: painted.append(None))
    theme.set_colors(DARK)
    picture(view)
    assert len(painted) == 1
    point_at(view, place(view, 2))
    view.show_chosen((4,))
    picture(view)
    assert len(painted) == 1
    view.pan(5, 0)
    picture(view)
    assert len(painted) == 2


@pytest.mark.parametrize("gaps", [[30.0] * 8, [12.0] * 9, [8.0] * 12, [40.0, 25.0, 17.0, 11.0, 7.0, 7.0, 7.0, 7.0]])
def test_the_stones_of_the_rows_alternate_however_close_the_rows_are(gaps: list[float]) -> None:
    rows = np.cumsum([0.0, *gaps])
    marked = marked_rows(rows)
    assert marked[0] == 1
    steps = np.diff(marked)
    assert (steps % 2 == 1).all(), "each stone is of the other side"
    assert (np.diff(rows[marked]) >= 18).all(), "the stones do not touch"
    assert len(marked) > 2
